@match
Feature: Article 5 in a match: six people come to a table | 第五条 一场开始时组邦入座
  The sides and the seats come before all else, whatever the table plays besides.

  @GJ-5.2-m @GJ-5.5.1
  Scenario Outline: Sides of one's own choice are three each | 自认联邦，每方正好三人
    Given the sides are still to be formed
    When these would be sides: <groups>
    Then it is refused: sides not three each
    And the step at hand is forming the sides
    When these choose to be sides: Zhao, Qian and Sun; Li, Zhou and Wu
    And at seats P1 to P6 sit Zhao, Li, Qian, Zhou, Sun and Wu
    And these would be sides: Zhao, Qian and Sun; Li, Zhou and Wu
    Then it is refused: step is over
    And the reason is not: step not reached

    Examples:
      | case         | groups                               |
      | two-and-four | Zhao and Qian; Sun, Li, Zhou and Wu  |
      | on-both      | Zhao, Qian and Sun; Li, Zhou and Sun |

  @GJ-5.3.1-m
  Scenario Outline: Each is in one pair of opposites, and in no other | 自选对头，每人只在一对里
    Given the sides are still to be formed
    When these would be opposites: <pairs>
    Then it is refused: pairs overlap
    When these choose to be opposites: Zhao and Li; Qian and Zhou; Sun and Wu
    Then it is accepted
    And the step at hand is forming the sides
    When these would be sides: Zhao, Li and Qian; Zhou, Sun and Wu
    Then it is refused: opposites on one side
    And the reason is not: seats not alternate

    Examples:
      | case      | pairs                                  |
      | two-pairs | Zhao and Li; Qian and Zhou             |
      | in-two    | Zhao and Li; Qian and Zhou; Sun and Li |

  @GJ-5.3.2-m @GJ-5.5.2
  Scenario Outline: Sides that keep the opposites apart, and seats that face them | 对头不同方，入座面对面
    Given the sides are still to be formed
    When these choose to be opposites: Zhao and Li; Qian and Zhou; Sun and Wu
    And these would be sides: <together>
    Then it is refused: opposites on one side
    When these choose to be sides: <apart>
    And at seats P1 to P6 would sit <beside>
    Then it is refused: opposites not facing
    When at seats P1 to P6 sit <facing>
    Then it is accepted

    Examples:
      | case       | together                            | apart                               | beside                           | facing                           |
      | first-pair | Zhao, Li and Qian; Sun, Zhou and Wu | Zhao, Qian and Sun; Li, Zhou and Wu | Zhao, Li, Qian, Zhou, Sun and Wu | Zhao, Zhou, Sun, Li, Qian and Wu |
      | last-pair  | Zhao, Sun and Wu; Li, Qian and Zhou | Zhao, Zhou and Wu; Li, Qian and Sun | Zhao, Li, Zhou, Qian, Wu and Sun | Zhao, Qian, Wu, Li, Zhou and Sun |

  @GJ-5.4.1-m @GJ-5.4.2
  Scenario Outline: Three red lots and three black make the sides | 三红三黑抽签组邦
    Given the sides are still to be formed
    When Zhao, Qian, Sun, Li, Zhou and Wu would draw the lots <wrong>
    Then it is refused: lots not three each
    And the step at hand is forming the sides
    When Zhao, Qian, Sun, Li, Zhou and Wu draw the lots <right>
    And at seats P1 to P6 would sit <in-a-row>
    Then it is refused: seats not alternate
    When at seats P1 to P6 sit <in-turn>
    Then it is accepted

    Examples:
      | case       | wrong             | right             | in-a-row                         | in-turn                          |
      | four-red   | 3h 4s 5h 6s 7d 8d | 3h 4s 5h 6s 7d 8c | Zhao, Sun, Qian, Li, Zhou and Wu | Zhao, Qian, Sun, Li, Zhou and Wu |
      | four-black | 3h 4s 5c 6s 7d 8c | 3s 4s 5c 6h 7d 8h | Zhao, Li, Zhou, Qian, Sun and Wu | Zhao, Li, Qian, Zhou, Sun and Wu |

  @GJ-5.5.1-m
  Scenario Outline: The two sides sit by turns | 两方一个隔一个入座
    Given the sides are still to be formed
    When these choose to be sides: Zhao, Qian and Sun; Li, Zhou and Wu
    And at seats P1 to P6 would sit <wrong>
    Then it is refused: seats not alternate
    And the step at hand is forming the sides
    When at seats P1 to P6 sit <right>
    Then it is accepted

    Examples:
      | case        | wrong                            | right                            |
      | in-a-row    | Zhao, Qian, Sun, Li, Zhou and Wu | Zhao, Li, Qian, Zhou, Sun and Wu |
      | two-and-two | Zhao, Qian, Li, Sun, Zhou and Wu | Wu, Sun, Li, Zhao, Zhou and Qian |
      | all-but-two | Zhao, Li, Qian, Zhou, Wu and Sun | Qian, Wu, Sun, Zhou, Zhao and Li |
