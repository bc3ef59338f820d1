@deal
Feature: Article 7: showing the threes | 第七条 上班

  @GJ-7.1.1-a @leader=last_place
  Scenario Outline: The first to show two 3s of one suit leads | 最先亮出两张同花色 3 的首发牌
    Given the hand has a <kind> opening
    And the one who would show has drawn 3h*4 3d*3 3s*2 3c*2 4h
    When <seat> shows <cards>
    Then the first lead is with <seat>

    Examples:
      | case        | kind  | seat | cards |
      | hearts      | first | P1   | 3h*2  |
      | diamonds    | first | P2   | 3d*2  |
      | spades      | new   | P3   | 3s*2  |
      | clubs       | new   | P4   | 3c*2  |
      | three       | first | P5   | 3d*3  |
      | all-four    | new   | P6   | 3h*4  |

  @GJ-7.1.1-b @leader=last_place
  Scenario Outline: One 3 is too few | 一张 3 不算亮
    Given the hand has a first opening
    And the one who would show has drawn <drawn>
    When P3 wants to show 3s
    Then it is refused: show has too few
    And the first lead is open

    Examples:
      | case          | drawn    |
      | has-no-more   | 3s       |
      | keeps-another | 3s*2     |
      | another-suit  | 3s 3h    |

  @GJ-7.1.1-c @leader=last_place @show_by=suit
  Scenario Outline: They are of one suit | 须同花色
    Given the hand has a first opening
    And the one who would show has drawn 3h*2 3d*2 3s*2 3c*2
    When P2 wants to show <cards>
    Then it is refused: show not of a kind

    Examples:
      | case            | cards     |
      | both-red        | 3h 3d     |
      | both-black      | 3s 3c     |
      | red-and-black   | 3h 3s     |
      | a-pair-and-one  | 3h 3h 3d  |
      | two-pairs       | 3h*2 3s*2 |

  @GJ-7.1.1-d @leader=last_place @show_by=colour
  Scenario Outline: Or of one colour | 或者同颜色
    Given the hand has a first opening
    And the one who would show has drawn 3h*4 3d*4 3s*4 3c*4
    When P2 shows <cards>
    Then the first lead is with P2

    Examples:
      | case       | cards         |
      | both-red   | 3h 3d         |
      | both-black | 3c 3s         |
      | one-suit   | 3h 3h         |
      | five-red   | 3h*4 3d       |
      | all-eight  | 3s*4 3c*4     |

  @GJ-7.1.1-e @leader=last_place @show_by=colour
  Scenario Outline: Never of both colours | 红黑不能混亮
    Given the hand has a first opening
    And the one who would show has drawn 3h*2 3d*2 3s*2 3c*2
    When P2 wants to show <cards>
    Then it is refused: show not of a kind

    Examples:
      | case           | cards       |
      | red-and-black  | 3h 3s       |
      | a-pair-and-one | 3h 3h 3c    |
      | two-pairs      | 3h 3d 3s 3c |

  @GJ-7.1.1-f @leader=last_place
  Scenario Outline: Nothing but 3s is shown | 亮的是 3
    Given the hand has a first opening
    And the one who would show has drawn 3h*2 4h 5h*2 Kd*4 2s*2
    When P2 wants to show <cards>
    Then it is refused: show is not threes

    Examples:
      | case     | cards    |
      | fives    | 5h 5h    |
      | kings    | Kd*4     |
      | twos     | 2s 2s    |
      | a-3-a-4  | 3h 4h    |
      | two-3s-a-5 | 3h 3h 5h |

  @GJ-7.1.1-g @leader=last_place @no_show_leader=most_threes|random
  Scenario: Nor 4s, unless they are agreed | 没有约定亮4，4 也不亮
    Given the hand has a first opening
    And the one who would show has drawn 3h*2 4h*3
    When P2 wants to show 4h*3
    Then it is refused: show is not threes

  @GJ-7.1.1-h @GJ-6.7.3 @leader=last_place
  Scenario: In a hand with a regular opening nothing is shown | 常规开牌的一局不亮3
    Given the hand has a regular opening
    And P1 was the last of the hand before
    And the one who would show has drawn 3h*4
    When P2 wants to show 3h*4
    Then it is refused: nothing is shown

  @GJ-7.1.1-i @GJ-6.7.3 @leader=first_taker
  Scenario Outline: Where the first taker leads nothing is shown | 首取牌人首发的，不亮3
    Given the hand has a <kind> opening
    And the one who would show has drawn 3h*2
    When P2 wants to show 3h*2
    Then it is refused: nothing is shown

    Examples:
      | case    | kind    |
      | first   | first   |
      | new     | new     |
      | regular | regular |

  @GJ-7.1.1-j @leader=last_place
  Scenario Outline: The one who shows first, whoever drew first | 先亮的得，不论谁先抓到
    Given the hand has a first opening
    And P1 takes the first card
    And <seat> has shown 3d*2
    And these 3s and 4s are drawn
      | seat   | drawn          |
      | <seat> | 3d*2           |
      | P2     | 3h*4 3s*3 3c*3 |
    When the first lead is settled
    Then the first lead is with <seat>

    Examples:
      | case     | seat |
      | next     | P3   |
      | opposite | P5   |
      | previous | P1   |

  @GJ-7.1.1-k @leader=last_place
  Scenario: A single 3 laid open counts for nothing | 单亮一张 3 不算数
    Given the hand has a first opening
    And P1 takes the first card
    And P2 has shown 3h
    And P5 has shown 3s*2
    When the first lead is settled
    Then the first lead is with P5

  @GJ-7.1.1-l @GH-deal.11 @leader=last_place @no_show_leader=most_threes
  Scenario: With a single 3 laid open nobody has shown | 只亮了一张，就是无人亮3
    Given the hand has a first opening
    And P1 takes the first card
    And P2 has shown 3h
    And these 3s and 4s are drawn
      | seat | drawn |
      | P2   | 3h    |
      | P5   | 3s 3d |
    When the first lead is settled
    Then the first lead is with P5

  @GJ-7.1.2-a @leader=last_place @overtake=yes
  Scenario Outline: Whoever shows more takes the first lead over | 亮得更多的顶班
    Given the hand has a first opening
    And P1 has shown <shown>
    And the one who would show has drawn 3s*4 3c*4
    When <seat> shows <cards>
    Then the first lead is with <seat>

    Examples:
      | case               | shown | seat | cards |
      | three-over-two     | 3h*2  | P2   | 3s*3  |
      | four-over-two      | 3h*2  | P3   | 3c*4  |
      | four-over-three    | 3h*3  | P4   | 3s*4  |
      | by-the-previous    | 3d*2  | P6   | 3c*3  |
      | by-a-partner       | 3d*3  | P5   | 3s*4  |

  @GJ-7.1.2-b @leader=last_place @overtake=yes
  Scenario Outline: As many or fewer do not take it over | 一样多或更少顶不了
    Given the hand has a new opening
    And P1 has shown <shown>
    And the one who would show has drawn 3s*4 3c*2
    When <seat> wants to show <cards>
    Then it is refused: show not more
    And the first lead is with P1

    Examples:
      | case            | shown | seat | cards |
      | two-over-two    | 3h*2  | P2   | 3s*2  |
      | three-over-three | 3h*3 | P3   | 3s*3  |
      | two-over-three  | 3h*3  | P4   | 3c*2  |
      | four-over-four  | 3h*4  | P6   | 3s*4  |
      | three-over-four | 3h*4  | P5   | 3s*3  |

  @GJ-7.1.2-c @leader=last_place @overtake=no
  Scenario Outline: Where there is no overtaking the first shown stands | 不准顶班的，先亮的不动
    Given the hand has a first opening
    And P1 has shown 3h*2
    And the one who would show has drawn 3s*4
    When <seat> wants to show <cards>
    Then it is refused: overtaking is off
    And the first lead is with P1

    Examples:
      | case    | seat | cards |
      | as-many | P2   | 3s*2  |
      | more    | P4   | 3s*3  |
      | most    | P5   | 3s*4  |

  @GJ-7.1.2-d @leader=last_place @overtake=yes
  Scenario: The lead goes from hand to hand | 一再顶班
    Given the hand has a first opening
    And P6 has shown 3h*2
    And P2 has shown 3s*3
    And the one who would show has drawn 3d*4
    When P3 shows 3d*4
    Then the first lead is with P3

  @GJ-7.1.2-e @leader=last_place @overtake=yes
  Scenario Outline: Measured against the most shown, not the last but one | 比的是现在最多的
    Given the hand has a first opening
    And P6 has shown 3h*2
    And P2 has shown 3s*3
    And the one who would show has drawn 3d*4
    When P3 wants to show <cards>
    Then it is refused: show not more
    And the first lead is with P2

    Examples:
      | case  | cards |
      | two   | 3d*2  |
      | three | 3d*3  |

  @GJ-7.1.2-f @leader=last_place @overtake=yes
  Scenario Outline: What one has shown counts with what one adds | 前后亮的合起来算
    Given the hand has a first opening
    And P1 has shown 3h*2
    And P4 has shown 3c*3
    And the one who would show has drawn 3h*4
    When P1 wants to show <cards>
    Then <outcome>
    And the first lead is with <leader>

    Examples:
      | case          | cards | outcome                       | leader |
      | four-in-all   | 3h*2  | it is accepted                | P1     |
      | three-in-all  | 3h    | it is refused: show not more  | P4     |

  @GJ-7.1.2-g @leader=last_place @overtake=yes @show_by=suit
  Scenario: Two suits are not added up | 两种花色不能合计
    Given the hand has a first opening
    And P1 has shown 3h*2
    And P4 has shown 3c*3
    And the one who would show has drawn 3h*2 3d*3
    When P1 wants to show 3d*3
    Then it is refused: show not more
    And the first lead is with P4

  @GJ-7.1.2-h @leader=last_place @overtake=yes @show_by=colour
  Scenario Outline: Where colours count, two suits of one colour are added up | 看颜色的，同色两种花色合计
    Given the hand has a first opening
    And P1 has shown 3h*2
    And P4 has shown 3c*3
    And the one who would show has drawn 3h*2 3d*3 3s*3
    When P1 wants to show <cards>
    Then <outcome>
    And the first lead is with <leader>

    Examples:
      | case          | cards | outcome                       | leader |
      | five-red      | 3d*3  | it is accepted                | P1     |
      | four-red      | 3d*2  | it is accepted                | P1     |
      | three-red     | 3d    | it is refused: show not more  | P4     |
      | another-colour | 3s*3 | it is refused: show not more  | P4     |

  @GJ-7.1.2-i @leader=last_place @overtake=yes @show_by=colour
  Scenario Outline: Where colours count, more than four may be shown | 看颜色的，四张也能再顶
    Given the hand has a first opening
    And P1 has shown <shown>
    And the one who would show has drawn 3s*4 3c*4
    When P2 shows <cards>
    Then the first lead is with P2

    Examples:
      | case             | shown     | cards     |
      | five-over-four   | 3h*4      | 3s*4 3c   |
      | six-over-five    | 3h*4 3d   | 3s*3 3c*3 |
      | eight-over-seven | 3h*4 3d*3 | 3s*4 3c*4 |

  @GJ-7.1.2-j @leader=last_place @overtake=yes @show_by=suit
  Scenario Outline: Two pairs are no four | 两对不当四张
    Given the hand has a new opening
    And P1 takes the first card
    And P1 has shown 3h*2
    And P1 has shown <added>
    And P4 has shown 3s*3
    When the first lead is settled
    Then the first lead is with <leader>

    Examples:
      | case            | added | leader |
      | another-pair    | 3d*2  | P4     |
      | of-other-colour | 3c*2  | P4     |

  @GJ-7.1.3-a @leader=last_place
  Scenario Outline: Only what one has drawn oneself is shown | 只能亮自己抓到的
    Given the hand has a first opening
    And the one who would show has drawn <drawn>
    When P3 wants to show <cards>
    Then it is refused: show not drawn

    Examples:
      | case          | drawn     | cards |
      | one-short     | 3h 3d 3s  | 3h*2  |
      | three-of-two  | 3h*2 3d*2 | 3h*3  |
      | another-suit  | 3h*2      | 3s*2  |
      | none          | 4h*4      | 3h*2  |

  @GJ-7.1.3-b @GJ-7.1.4 @leader=last_place
  Scenario Outline: A card shown already is not shown twice | 亮过的牌不能再算一次
    Given the hand has a first opening
    And P3 has shown 3h*2
    And the one who would show has drawn <drawn>
    When P3 wants to show 3h
    Then <outcome>
    And the first lead is with P3

    Examples:
      | case      | drawn | outcome                      |
      | no-other  | 3h*2  | it is refused: show not drawn |
      | a-third   | 3h*3  | it is accepted               |

  @GJ-7.1.3-c @leader=last_place
  Scenario Outline: When all cards are drawn it is too late | 抓完就不能再亮
    Given the hand has a first opening
    And <before> has shown 3h*2
    And all cards are drawn
    And the one who would show has drawn 3s*4 3h*4
    When P3 wants to show <cards>
    Then it is refused: step is over
    And the first lead is with <before>

    Examples:
      | case        | before | cards |
      | more        | P1     | 3s*4  |
      | to-his-own  | P3     | 3h*2  |

  @GJ-7.1.3-d @leader=last_place
  Scenario: Nobody showed while drawing, and then it is too late | 抓牌时没人亮，抓完也不能亮
    Given the hand has a new opening
    And all cards are drawn
    And the one who would show has drawn 3s*4
    When P3 wants to show 3s*4
    Then it is refused: step is over
    And the first lead is open

  @GJ-7.1.4-a @leader=last_place
  Scenario Outline: How many are shown is the holder's choice | 亮几张由自己定
    Given the hand has a first opening
    And the one who would show has drawn 3h*4 3c*2
    When P5 shows <cards>
    Then the first lead is with P5

    Examples:
      | case  | cards |
      | two   | 3h*2  |
      | three | 3h*3  |
      | four  | 3h*4  |
      | other | 3c*2  |

  @GJ-7.1.4-b @leader=last_place
  Scenario Outline: More may be added to what is shown | 亮了还可以再加
    Given the hand has a first opening
    And P5 has shown 3h*2
    And the one who would show has drawn 3h*4 3c*2
    When P5 shows <cards>
    Then the first lead is with P5

    Examples:
      | case         | cards |
      | one-more     | 3h    |
      | two-more     | 3h*2  |
      | another-pair | 3c*2  |

  @GJ-7.1.4-c @leader=last_place @overtake=yes
  Scenario Outline: What was added has to be overtaken too | 加上去的也要比过
    Given the hand has a first opening
    And P5 has shown 3h*2
    And P5 has shown 3h
    And the one who would show has drawn 3c*4
    When P6 wants to show <cards>
    Then <outcome>
    And the first lead is with <leader>

    Examples:
      | case  | cards | outcome                      | leader |
      | three | 3c*3  | it is refused: show not more | P5     |
      | four  | 3c*4  | it is accepted               | P6     |

  @GJ-7.1.4-e @leader=last_place @overtake=yes
  Scenario Outline: A smaller show beside it takes nothing away from the larger | 另亮少的，不减原来的
    Given the hand has a first opening
    And P5 has shown 3h*3
    And P5 has shown 3c*2
    And the one who would show has drawn 3s*4
    When P6 wants to show <cards>
    Then <outcome>
    And the first lead is with <leader>

    Examples:
      | case  | cards | outcome                      | leader |
      | three | 3s*3  | it is refused: show not more | P5     |
      | four  | 3s*4  | it is accepted               | P6     |

  @GJ-7.1.4-d @leader=last_place @no_show_leader=most_threes
  Scenario: Whoever has a pair and does not show it has no right by it | 有一对而不亮的，不因此首发
    Given the hand has a first opening
    And P1 takes the first card
    And P4 has shown 3h*2
    And these 3s and 4s are drawn
      | seat | drawn          |
      | P2   | 3s*4 3c*4 3d*3 |
      | P4   | 3h*2           |
    When the first lead is settled
    Then the first lead is with P4

  @GJ-7.2-a @leader=last_place
  Scenario Outline: Whoever has won the first lead lays the first set | 上班的人发第一手牌
    Given the hand has a first opening
    And P1 takes the first card
    And P2 has shown 3h*2
    When <seat> wants to lay the first set
    Then <outcome>

    Examples:
      | case            | seat | outcome                             |
      | has-won-it      | P2   | it is accepted                      |
      | the-first-taker | P1   | it is refused: not the first leader |
      | next            | P3   | it is refused: not the first leader |
      | partner         | P4   | it is refused: not the first leader |
      | opposite        | P5   | it is refused: not the first leader |

  @GJ-7.2-b @leader=first_taker
  Scenario Outline: The first taker's lead is his alone | 首取牌人的首发牌别人不能发
    Given the hand has a first opening
    And P3 takes the first card
    When <seat> wants to lay the first set
    Then <outcome>

    Examples:
      | case        | seat | outcome                             |
      | first-taker | P3   | it is accepted                      |
      | next        | P4   | it is refused: not the first leader |

  @GJ-7.2-c @GJ-6.7.4 @leader=last_place
  Scenario Outline: If he has revolted, the next seat in play lays it | 上班的人革命了，由下一个持牌人发
    Given the hand has a first opening
    And P2 has shown 3h*2
    And P2 and P3 cannot lead: they have revolted
    When <seat> wants to lay the first set
    Then <outcome>

    Examples:
      | case       | seat | outcome                             |
      | has-won-it | P2   | it is refused: not the first leader |
      | next       | P3   | it is refused: not the first leader |
      | in-play    | P4   | it is accepted                      |
