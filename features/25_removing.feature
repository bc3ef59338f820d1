@deal
Feature: Article 25: removing the 3s | 第二十五条 会3

  @GJ-25.1-a @remove=threes|threes_fours_or_both @remove_by=first_leader
  Scenario Outline: The first leader decides | 会不会由首发牌人定
    Given the first lead belongs to <leader>
    And P6 was the last of the hand before
    When it is asked who decides on removing
    Then <leader> decides on removing

    Examples:
      | case         | leader |
      | another      | P2     |
      | his-opposite | P3     |
      | the-last-too | P6     |

  @GJ-25.1-b @remove=threes|threes_fours_or_both @remove_by=first_leader
  Scenario Outline: Nobody but he has them taken out | 别人不能会
    Given before the first lead they hold
      | seat   | hand    |
      | others | 3 5 6 7 |
    And the first lead belongs to P2
    And P6 was the last of the hand before
    When <seat> wants to have every 3 taken out
    Then <outcome>

    Examples:
      | case         | seat | outcome                                    |
      | first-leader | P2   | it is accepted                             |
      | the-last     | P6   | it is refused: removing not yours to decide |
      | opposite     | P5   | it is refused: removing not yours to decide |
      | partner      | P4   | it is refused: removing not yours to decide |
      | next         | P3   | it is refused: removing not yours to decide |

  @GJ-25.1-c @GJ-6.7.4 @remove=threes|threes_fours_or_both @remove_by=first_leader
  Scenario Outline: Where he has revolted, whoever leads in his stead decides | 首发牌人革命了，由接替的人定
    Given the first lead belongs to <leader>
    And <gone> cannot lead: they have revolted
    When it is asked who decides on removing
    Then <next> decides on removing

    Examples:
      | case         | leader | gone | next |
      | the-next     | P3     | P3   | P4   |
      | round-to-p1  | P6     | P6   | P1   |
      | another-gone | P3     | P4   | P3   |

  @GJ-25.1-d @remove=threes|threes_fours_or_both @remove_by=first_leader
  Scenario: He need not | 也可以不会
    Given before the first lead they hold
      | seat   | hand   |
      | P2     | 3 3 5  |
      | others | 3 6    |
    And the first lead belongs to P2
    When P2 has nothing taken out
    Then P2 plays on with 3 cards
    And P1 plays on with 2 cards

  @GJ-25.1-e @remove=threes|threes_fours_or_both @remove_by=first_leader
  Scenario: Nor does another say that nothing is taken out | 说不会，也要由他说
    Given the first lead belongs to P2
    When P3 wants to have nothing taken out
    Then it is refused: removing not yours to decide

  @GJ-25.1.1-a @GJ-25.1.2 @remove=threes|threes_fours_or_both @remove_by=first_leader
  Scenario: All of them go, from all six players, and each plays on with what is left | 六家的 3 全部拣出，剩几张打几张
    Given before the first lead they hold
      | seat | hand   |
      | P1   | 3 5    |
      | P2   | 33 666 |
      | P3   | 3*5 7  |
      | P4   | 8 9    |
      | P5   | 3*4 10 |
      | P6   | 3*4 J  |
    And the first lead belongs to P3
    When P3 has every 3 taken out
    Then P1 plays on with 1 cards
    And P2 plays on with 3 cards
    And P3 plays on with 1 cards
    And P4 plays on with 2 cards
    And P5 plays on with 1 cards
    And P6 plays on with 1 cards

  @GJ-25.1.2-a @remove=threes|threes_fours_or_both @remove_by=first_leader
  Scenario Outline: It is not done where a player would be left without a card | 有一家会被拣光，就不能会
    Given before the first lead they hold
      | seat   | hand   |
      | P1     | <p1>   |
      | P4     | <p4>   |
      | others | 3 6    |
    And the first lead belongs to P1
    When P1 wants to have every 3 taken out
    Then <outcome>

    Examples:
      | case            | p1   | p4   | outcome                              |
      | another-empty   | 3 5  | 333  | it is refused: removing empties a hand |
      | himself-empty   | 33   | 3 6  | it is refused: removing empties a hand |
      | one-card-left   | 3 5  | 3334 | it is accepted                       |

  @GJ-25.1.2-b @GJ-25.2 @remove=threes_fours_or_both @remove_by=first_leader
  Scenario Outline: Both together may empty a hand that either alone does not | 会一种还有牌，全会就光了
    Given before the first lead they hold
      | seat   | hand  |
      | P4     | 33 44 |
      | others | 3 4 6 |
    And the first lead belongs to P1
    When P1 wants to have every <cards> taken out
    Then <outcome>

    Examples:
      | case  | cards | outcome                                |
      | 3s    | 3     | it is accepted                         |
      | 4s    | 4     | it is accepted                         |
      | both  | 34    | it is refused: removing empties a hand |

  @GJ-25.2-a @remove=threes_fours_or_both @remove_by=first_leader
  Scenario Outline: Where that is agreed, the 3s, the 4s or both | 约定会4的，会3、会4或全会
    Given before the first lead they hold
      | seat   | hand      |
      | P1     | 333 44 5  |
      | P6     | 3 4444 67 |
      | others | 8         |
    And the first lead belongs to P1
    When P1 has every <cards> taken out
    Then P1 plays on with <p1> cards
    And P6 plays on with <p6> cards
    And P2 plays on with 1 cards

    Examples:
      | case  | cards | p1 | p6 |
      | 3s    | 3     | 3  | 6  |
      | 4s    | 4     | 4  | 3  |
      | both  | 34    | 1  | 2  |

  @GJ-25.2-b @remove=threes_fours_or_both @remove_by=first_leader
  Scenario Outline: No other rank | 别的点数不会
    Given before the first lead they hold
      | seat   | hand      |
      | others | 3 4 5 6 2 |
    And the first lead belongs to P1
    When P1 wants to have every <cards> taken out
    Then it is refused: removing not agreed
    And the reason is not: removing not yours to decide

    Examples:
      | case      | cards |
      | fives     | 5     |
      | 3s-and-5s | 35    |
      | three     | 345   |
      | twos      | 2     |

  @GJ-25.2-c @GJ-25.1 @remove=threes @remove_by=first_leader
  Scenario Outline: Where the 4s are not agreed, only the 3s | 没有约定会4的，只会3
    Given before the first lead they hold
      | seat   | hand    |
      | others | 3 4 5 6 |
    And the first lead belongs to P1
    When P1 wants to have every <cards> taken out
    Then <outcome>

    Examples:
      | case | cards | outcome                            |
      | 3s   | 3     | it is accepted                     |
      | 4s   | 4     | it is refused: removing not agreed |
      | both | 34    | it is refused: removing not agreed |

  @GJ-26.4.3-a @remove=off
  Scenario: Under hold three, as wherever nothing is removed, nobody decides on it | 憋3和约定不会牌的，没有人可以会
    Given before the first lead they hold
      | seat   | hand  |
      | others | 3 4 5 |
    And the first lead belongs to P1
    And P6 was the last of the hand before
    When it is asked who decides on removing
    Then nobody decides on removing

  @GJ-26.4.3-b @remove=off
  Scenario Outline: Then neither 3s nor 4s are taken out | 这时 3 和 4 都不会
    Given before the first lead they hold
      | seat   | hand  |
      | others | 3 4 5 |
    And the first lead belongs to P1
    When <seat> wants to have every <cards> taken out
    Then it is refused: removing not agreed

    Examples:
      | case         | seat | cards |
      | first-leader | P1   | 3     |
      | the-4s       | P1   | 4     |
      | both         | P1   | 34    |
      | another      | P6   | 3     |
