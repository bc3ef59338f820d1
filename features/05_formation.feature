@deal
Feature: Article 5: forming the sides | 第五条 联邦组成
  Six people without seats yet: Zhao, Qian, Sun, Li, Zhou and Wu.

  @GJ-5.1-a
  Scenario: Sides are not appointed | 联邦不由别人指派
    Given the host appoints the sides: Zhao, Sun and Zhou; Qian, Li and Wu
    When the sides are formed
    Then it is refused: not a way to form sides

  @GJ-5.2-a @GJ-5.1 @GJ-2.1.1
  Scenario Outline: They choose their sides: two of three | 自认联邦：两方，每方三人
    Given they choose their sides: <groups>
    When the sides are formed
    Then the sides are <sides>
    And who is whose opposite is open

    Examples:
      | case        | groups                               | sides                                |
      | as-named    | Zhao, Sun and Zhou; Qian, Li and Wu  | Li, Qian and Wu; Sun, Zhao and Zhou  |
      | other-first | Qian, Li and Wu; Zhou, Zhao and Sun  | Li, Qian and Wu; Sun, Zhao and Zhou  |
      | other-six   | Zheng, Wang and Li; Zhao, Qian and Wu | Li, Wang and Zheng; Qian, Wu and Zhao |

  @GJ-5.2-b @GJ-2.1.1
  Scenario Outline: Sides that are not three each are none | 不是正好三人一方不成
    Given they choose their sides: <groups>
    When the sides are formed
    Then it is refused: sides not three each
    And the reason is not: pairs overlap

    Examples:
      | case           | groups                                         |
      | two-and-four   | Zhao and Sun; Qian, Li, Wu and Zhou            |
      | four-and-two   | Zhao, Sun, Zhou and Wu; Qian and Li            |
      | five-people    | Zhao, Sun and Zhou; Qian and Li                |
      | seven-people   | Zhao, Sun and Zhou; Qian, Li, Wu and Zheng     |
      | eight-people   | Zhao, Sun, Zhou and Wang; Qian, Li, Wu and Zheng |
      | three-sides    | Zhao and Sun; Zhou and Qian; Li and Wu         |
      | one-side       | Zhao, Sun, Zhou, Qian, Li and Wu               |
      | on-both        | Zhao, Sun and Zhou; Qian, Li and Zhao          |
      | twice-on-one   | Zhao, Sun and Sun; Qian, Li and Wu             |

  @GJ-5.3.1-a @GJ-5.1 @GJ-5.3.2
  Scenario Outline: They choose their opposites first | 先自选对头，再结联邦
    Given they first choose their opposites: Zhao and Li; Qian and Zhou; Sun and Wu
    And they then join in sides: <sides>
    When the sides are formed
    Then the sides are <formed>
    And the opposites are Li and Zhao; Qian and Zhou; Sun and Wu

    Examples:
      | case          | sides                                | formed                               |
      | one-way       | Zhao, Qian and Sun; Li, Zhou and Wu  | Li, Wu and Zhou; Qian, Sun and Zhao  |
      | another       | Zhao, Zhou and Wu; Li, Qian and Sun  | Li, Qian and Sun; Wu, Zhao and Zhou  |
      | first-changed | Li, Qian and Wu; Zhao, Zhou and Sun  | Li, Qian and Wu; Sun, Zhao and Zhou  |

  @GJ-5.3.1-b
  Scenario Outline: Each is in one pair only | 每人只在一对里
    Given they first choose their opposites: <pairs>
    And they then join in sides: Zhao, Qian and Sun; Li, Zhou and Wu
    When the sides are formed
    Then it is refused: pairs overlap
    And the reason is not: lots not three each

    Examples:
      | case       | pairs                                        |
      | two-pairs  | Zhao and Li; Qian and Zhou                   |
      | four-pairs | Zhao and Li; Qian and Zhou; Sun and Wu; Zhao and Wu |
      | in-two     | Zhao and Li; Qian and Zhou; Sun and Li       |
      | a-three    | Zhao, Li and Wu; Qian and Zhou; Sun and Wu   |
      | of-himself | Zhao and Li; Qian and Zhou; Sun and Sun      |

  @GJ-5.3.2-a
  Scenario Outline: Opposites are not on one side | 对头不在同一方
    Given they first choose their opposites: Zhao and Li; Qian and Zhou; Sun and Wu
    And they then join in sides: <sides>
    When the sides are formed
    Then it is refused: opposites on one side

    Examples:
      | case       | sides                                |
      | first-pair | Zhao, Li and Qian; Sun, Zhou and Wu  |
      | last-pair  | Zhao, Sun and Wu; Li, Qian and Zhou  |

  @GJ-5.3.2-b
  Scenario: After the opposites the sides are three each all the same | 选了对头，每方也须三人
    Given they first choose their opposites: Zhao and Li; Qian and Zhou; Sun and Wu
    And they then join in sides: Zhao and Qian; Li, Zhou, Sun and Wu
    When the sides are formed
    Then it is refused: sides not three each

  @GJ-5.4.1-a @GJ-5.4.2 @GJ-5.1
  Scenario Outline: Whoever draws one colour is of one side | 抽到同颜色的为一方
    Given they draw lots
      | person | lot    |
      | Zhao   | <zhao> |
      | Qian   | <qian> |
      | Sun    | <sun>  |
      | Li     | <li>   |
      | Zhou   | <zhou> |
      | Wu     | <wu>   |
    When the sides are formed
    Then the sides are Li, Qian and Wu; Sun, Zhao and Zhou
    And who is whose opposite is open

    Examples:
      | case            | zhao | qian | sun | li | zhou | wu |
      | red-and-black   | 3h   | 4s   | 5h  | 6s | 7h   | 8s |
      | suits-mixed     | 3h   | 4s   | 5d  | 6c | 7d   | 8c |
      | black-and-red   | 3c   | 4d   | 5s  | 6h | 7c   | 8d |
      | one-rank        | 9h   | 9s   | 9d  | 9c | 9h   | 9s |
      | paired-unagreed | Kh   | Ks   | Qd  | Qc | Jd   | Js |
      | unequal-ranks   | Ah   | 2s   | 10d | 3c | Kd   | Js |

  @GJ-5.4.1-b
  Scenario Outline: The lots are three red and three black | 签牌须三红三黑
    Given they draw lots
      | person | lot    |
      | Zhao   | 3h     |
      | Qian   | 4s     |
      | Sun    | <sun>  |
      | Li     | 6s     |
      | Zhou   | 7d     |
      | Wu     | <wu>   |
    When the sides are formed
    Then it is refused: lots not three each
    And the reason is not: lots not paired

    Examples:
      | case       | sun | wu |
      | four-red   | 5h  | 8d |
      | four-black | 5c  | 8c |

  @GJ-5.4.1-c
  Scenario: Lots for five are not three red and three black | 五个人抽不成三红三黑
    Given they draw lots
      | person | lot |
      | Zhao   | 3h  |
      | Qian   | 4s  |
      | Sun    | 5d  |
      | Li     | 6c  |
      | Zhou   | 7d  |
    When the sides are formed
    Then it is refused: lots not three each

  @GJ-5.4.1-d @GJ-5.2
  Scenario: Each draws one lot | 每人只抽一张
    Given they draw lots
      | person | lot |
      | Zhao   | 3h  |
      | Qian   | 4s  |
      | Sun    | 5d  |
      | Li     | 6c  |
      | Zhao   | 7d  |
      | Wu     | 8c  |
    When the sides are formed
    Then it is refused: sides not three each

  @GJ-5.4.3-a @GJ-5.4.2
  Scenario Outline: Equal ranks may be opposites | 可以约定同点数的互为对头
    Given it is agreed that equal ranks are opposites
    And they draw lots
      | person | lot    |
      | Zhao   | <zhao> |
      | Qian   | <qian> |
      | Sun    | <sun>  |
      | Li     | <li>   |
      | Zhou   | <zhou> |
      | Wu     | <wu>   |
    When the sides are formed
    Then the sides are Li, Qian and Wu; Sun, Zhao and Zhou
    And the opposites are <opposites>

    Examples:
      | case       | zhao | qian | sun | li | zhou | wu | opposites                            |
      | in-order   | Kh   | Ks   | Qd  | Qc | Jd   | Js | Li and Sun; Qian and Zhao; Wu and Zhou |
      | crosswise  | 3h   | 4s   | 5d  | 3c | 4d   | 5s | Li and Zhao; Qian and Zhou; Sun and Wu |
      | black-side | 3s   | 5d   | 4c  | 4h | 5s   | 3d | Li and Sun; Qian and Zhou; Wu and Zhao |

  @GJ-5.4.3-b
  Scenario Outline: Then the lots are three ranks, each red and black | 这时须三种点数，红黑各一张
    Given it is agreed that equal ranks are opposites
    And they draw lots
      | person | lot   |
      | Zhao   | Kh    |
      | Qian   | Ks    |
      | Sun    | Qd    |
      | Li     | Qc    |
      | Zhou   | <zhou> |
      | Wu     | <wu>  |
    When the sides are formed
    Then it is refused: lots not paired

    Examples:
      | case          | zhou | wu |
      | ranks-differ  | Jd   | 9s |
      | rank-twice    | Kd   | Kc |
      | red-pair      | Qh   | Js |

  @GJ-5.5.1-a @GJ-2.2 @GJ-5.5.2 @GJ-2.3
  Scenario Outline: The sides sit alternately, and whoever sits across is the opposite | 隔位入座，坐在对面的就是对头
    Given they choose their sides: Zhao, Sun and Zhou; Qian, Li and Wu
    And from P1 to P6 sit <people>
    When the sides are formed
    Then the opposites are <opposites>

    Examples:
      | case      | people                            | opposites                              |
      | as-named  | Zhao, Qian, Sun, Li, Zhou and Wu  | Li and Zhao; Qian and Zhou; Sun and Wu |
      | turned    | Wu, Zhao, Qian, Sun, Li and Zhou  | Li and Zhao; Qian and Zhou; Sun and Wu |
      | exchanged | Zhao, Wu, Zhou, Li, Sun and Qian  | Li and Zhao; Qian and Zhou; Sun and Wu |
      | others    | Zhao, Li, Sun, Qian, Zhou and Wu  | Li and Zhou; Qian and Zhao; Sun and Wu |

  @GJ-5.5.1-b
  Scenario Outline: Two of one side are no neighbours | 同一方的人不能挨着坐
    Given they choose their sides: Zhao, Sun and Zhou; Qian, Li and Wu
    And from P1 to P6 sit <people>
    When the sides are formed
    Then it is refused: seats not alternate

    Examples:
      | case         | people                           |
      | side-by-side | Zhao, Sun, Zhou, Qian, Li and Wu |
      | two-changed  | Qian, Zhao, Sun, Li, Zhou and Wu |
      | two-and-two  | Zhao, Sun, Qian, Li, Zhou and Wu |
      | third-ones   | Zhao, Qian, Sun, Li, Wu and Zhou |

  @GJ-5.5.2-a
  Scenario Outline: Opposites chosen sit face to face | 选定的对头要面对面坐
    Given they first choose their opposites: Zhao and Li; Qian and Zhou; Sun and Wu
    And they then join in sides: Zhao, Sun and Zhou; Qian, Li and Wu
    And from P1 to P6 sit <people>
    When the sides are formed
    Then the opposites are Li and Zhao; Qian and Zhou; Sun and Wu

    Examples:
      | case     | people                           |
      | as-named | Zhao, Qian, Sun, Li, Zhou and Wu |
      | mirrored | Zhao, Wu, Zhou, Li, Sun and Qian |

  @GJ-5.5.2-b
  Scenario Outline: Opposites chosen or drawn may not sit elsewhere | 选定或抽定的对头不能错开坐
    Given they first choose their opposites: Zhao and Li; Qian and Zhou; Sun and Wu
    And they then join in sides: Zhao, Sun and Zhou; Qian, Li and Wu
    And from P1 to P6 sit <people>
    When the sides are formed
    Then it is refused: opposites not facing

    Examples:
      | case        | people                           |
      | two-changed | Zhao, Li, Sun, Qian, Zhou and Wu |
      | all-changed | Zhao, Li, Sun, Wu, Zhou and Qian |

  @GJ-5.5.2-c @GJ-5.4.3
  Scenario Outline: Opposites by lot sit face to face too | 抽定的对头也要面对面坐
    Given it is agreed that equal ranks are opposites
    And they draw lots
      | person | lot |
      | Zhao   | Kh  |
      | Qian   | Ks  |
      | Sun    | Qd  |
      | Li     | Qc  |
      | Zhou   | Jd  |
      | Wu     | Js  |
    And from P1 to P6 sit <people>
    When the sides are formed
    Then <outcome>

    Examples:
      | case    | people                           | outcome                              |
      | facing  | Zhao, Li, Zhou, Qian, Sun and Wu | it is accepted                       |
      | besides | Zhao, Qian, Sun, Li, Zhou and Wu | it is refused: opposites not facing  |
