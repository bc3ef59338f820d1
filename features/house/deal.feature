@deal
Feature: House rules: the deal | 各家规则：开牌与首发

  @GH-deal.5-a @GJ-6.6.2 @opening=by_count
  Scenario Outline: After a void first hand the same seat opens a first hand again | 第一局作废，原开牌人再开，仍是第一局
    Given all six have named <named> to draw
    And hand 1, opened by <opener>, was void
    And drawn to count so far: <drawn>
    When the hand is opened
    Then the opening is first
    And it is hand 1
    And the opener is <after>
    And the first taker is <taker>

    Examples:
      | case            | named | opener | drawn | after | taker |
      | he-was-named    | P3    | P3     | 2h    | P3    | P4    |
      | a-joker-came    | P3    | P5     | Kh    | P5    | P5    |
      | a-joker-comes   | P3    | P5     | S Ah  | P6    | P6    |

  @GH-deal.5-b @opening=by_count @hold_three=off
  Scenario Outline: After another void hand the same opener opens it again | 别的局作废也由原开牌人再开
    Given the first opener is P1
    And hand 4 has been played and <last> was the last
    And hand 5, opened by <opener>, was void
    When the hand is opened
    Then the opening is regular
    And it is hand 5
    And the opener is <opener>
    And the first taker is <last>

    Examples:
      | case | last | opener |
      | p2   | P2   | P5     |
      | p6   | P6   | P3     |

  @GH-deal.5-c @GJ-6.6.1 @opening=by_count @hold_three=off
  Scenario Outline: A void hand with a new opening is opened anew by the same seat | 重新开牌的局作废，仍由原人抽牌点数
    Given the first opener is <opener>
    And hand 4 has been played and P2 was the last
    And it was a sweep
    And hand 5, opened by <opener>, was void
    And drawn to count so far: 4h
    When the hand is opened
    Then the opening is new
    And it is hand 5
    And the opener is <opener>
    And the first taker is <taker>

    Examples:
      | case | opener | taker |
      | p1   | P1     | P4    |
      | p6   | P6     | P3    |

  @GH-deal.5-d @opening=by_count
  Scenario Outline: Nobody but the opener of the void hand draws | 作废以后别人不能抽牌
    Given all six have named P3 to draw
    And hand 1, opened by P5, was void
    When <next> wants to draw a card to count
    Then <outcome>

    Examples:
      | case          | next | outcome                       |
      | had-opened-it | P5   | it is accepted                |
      | was-named     | P3   | it is refused: not the opener |
      | next          | P6   | it is refused: not the opener |

  @GH-deal.5-e @hold_three=off
  Scenario Outline: A void hand does not count | 作废的局不算数
    Given the first opener is P1
    And hand <number> has been played and P2 was the last
    And chance names P3
    And hand <hand>, opened by P5, was void
    When the hand is opened
    Then it is hand <hand>

    Examples:
      | case   | number | hand |
      | second | 1      | 2    |
      | fifth  | 4      | 5    |

  @GH-deal.6-a @hold_three=off
  Scenario: After a void hand the calls lapse and the tributes are owed again | 作废以后叫点作罢，欠贡照旧
    Given the first opener is P1
    And hand 3 has been played and P2 was the last
    And chance names P3
    And hand 4, opened by P5, was void
    When the hand is opened
    Then the calls made lapse
    And the tributes owed stand

  @GH-deal.6-b @hold_three=off
  Scenario: After a hand that counts no calls lapse | 算数的局，叫点不作罢
    Given the first opener is P1
    And hand 3 has been played and P2 was the last
    And chance names P3
    When the hand is opened
    Then no calls lapse
    And it is hand 4

  @GH-deal.7-a @GJ-6.1 @opening=by_count
  Scenario Outline: One card at a time, from the first taker on | 从首取牌人起，每人每次抓一张
    Given <taker> takes the first card
    When <number> cards have been drawn
    Then <drawer> draws next

    Examples:
      | case          | taker | number | drawer |
      | first         | P1    | 0      | P1     |
      | second        | P1    | 1      | P2     |
      | sixth         | P1    | 5      | P6     |
      | seventh       | P1    | 6      | P1     |
      | last          | P1    | 215    | P6     |
      | from-p4       | P4    | 0      | P4     |
      | from-p4-third | P4    | 2      | P6     |
      | from-p4-round | P4    | 3      | P1     |
      | from-p6       | P6    | 1      | P1     |
      | from-p6-last  | P6    | 215    | P5     |

  @GH-deal.7-b @opening=by_count
  Scenario: Until all are drawn | 抓完为止
    Given P3 takes the first card
    When 216 cards have been drawn
    Then nobody draws any more
    And each seat has 36 cards

  @GH-deal.7-c @opening=by_count
  Scenario: In the middle some have one card more | 抓到一半，有的人多一张
    Given P5 takes the first card
    When 27 cards have been drawn
    Then so many cards are held
      | seat | count |
      | P5   | 5     |
      | P6   | 5     |
      | P1   | 5     |
      | P2   | 4     |
      | P3   | 4     |
      | P4   | 4     |

  @GH-deal.7-d @opening=by_count
  Scenario Outline: Nobody draws out of turn | 不能越位抓牌
    Given P2 takes the first card
    When <number> cards have been drawn and <seat> wants the next
    Then <outcome>

    Examples:
      | case         | number | seat | outcome                     |
      | in-turn      | 0      | P2   | it is accepted              |
      | too-early    | 0      | P3   | it is refused: not your draw |
      | twice        | 1      | P2   | it is refused: not your draw |
      | second       | 1      | P3   | it is accepted              |
      | the-last     | 215    | P1   | it is accepted              |
      | one-too-many | 216    | P2   | it is refused: step is over |

  @GH-deal.8-a @opening=automatic
  Scenario Outline: Everything is dealt at once, and chance names the first taker | 自动发牌，随机定首取牌人
    Given all six have named P5 to draw
    And hand <number> has been played and P6 was the last
    And the first opener is P1
    And chance names <chance>
    When the hand is opened
    Then the opening is automatic
    And nobody opens
    And the first taker is <chance>

    Examples:
      | case        | number | chance |
      | first       | 0      | P2     |
      | second      | 1      | P4     |
      | the-last    | 4      | P6     |

  @GH-deal.8-b @opening=automatic
  Scenario: After a sweep too | 串三户以后也一样
    Given the first opener is P1
    And hand 2 has been played and P6 was the last
    And it was a sweep
    And chance names P5
    When the hand is opened
    Then the opening is automatic
    And the first taker is P5
    And the first opener is now P1

  @GH-deal.8-c @opening=automatic
  Scenario Outline: Nobody draws a card to count | 自动发牌，没有人抽牌点数
    Given all six have named P5 to draw
    And chance names P3
    When <seat> wants to draw a card to count
    Then it is refused: opening is automatic

    Examples:
      | case            | seat |
      | named           | P5   |
      | the-first-taker | P3   |

  @GH-deal.8-d @opening=automatic
  Scenario: All 36 cards come at once | 三十六张一次发完
    Given P3 takes the first card
    When 0 cards have been drawn and P3 wants the next
    Then it is refused: opening is automatic
    And nobody draws any more
    And each seat has 36 cards

  @GH-deal.9-a @leader=shown_each_hand @hold_three=off
  Scenario Outline: Where 3s are shown in every hand, once all are drawn | 每局亮3的，抓齐以后亮
    Given the hand has a <kind> opening
    And P1 was the last of the hand before
    And all cards are drawn
    And the one who would show has drawn 3s*3
    When P4 shows <cards>
    Then the first lead is with P4

    Examples:
      | case    | kind    | cards |
      | first   | first   | 3s*2  |
      | new     | new     | 3s*3  |
      | regular | regular | 3s*2  |

  @GH-deal.9-b @leader=shown_each_hand @hold_three=off
  Scenario Outline: Not before | 没抓齐不能亮
    Given the hand has a <kind> opening
    And the one who would show has drawn 3s*3
    When P4 wants to show 3s*3
    Then it is refused: drawing is not over

    Examples:
      | case    | kind    |
      | first   | first   |
      | regular | regular |

  @GH-deal.9-c @leader=shown_each_hand @hold_three=off
  Scenario: One 3 is too few | 一张不够
    Given the hand has a regular opening
    And all cards are drawn
    And the one who would show has drawn 3s*3
    When P4 wants to show 3s
    Then it is refused: show has too few

  @GH-deal.9-d @leader=shown_each_hand @hold_three=off @overtake=yes
  Scenario Outline: The most lead; of equals the first shown | 张数最多的首发，一样多的先亮者得
    Given the hand has a regular opening
    And P6 takes the first card
    And P6 was the last of the hand before
    And all cards are drawn
    And P2 has shown <first>
    And P5 has shown <second>
    When the first lead is settled
    Then the first lead is with <leader>

    Examples:
      | case   | first | second | leader |
      | more   | 3h*2  | 3s*3   | P5     |
      | fewer  | 3h*3  | 3s*2   | P2     |
      | equals | 3h*3  | 3s*3   | P2     |
      | pairs  | 3h*2  | 3s*2   | P2     |

  @GH-deal.9-e @leader=shown_each_hand @hold_three=off @overtake=no
  Scenario: Without overtaking the first to show leads, however many others show | 不准顶的，先亮的首发
    Given the hand has a regular opening
    And all cards are drawn
    And P2 has shown 3h*2
    And the one who would show has drawn 3s*4
    When P5 wants to show 3s*4
    Then it is refused: overtaking is off
    And the first lead is with P2

  @GH-deal.9-f @leader=shown_each_hand @hold_three=off @show_by=suit
  Scenario: Of one suit | 须同花色
    Given the hand has a regular opening
    And all cards are drawn
    And the one who would show has drawn 3h 3d
    When P5 wants to show 3h 3d
    Then it is refused: show not of a kind

  @GH-deal.9-g @leader=shown_each_hand @hold_three=off @show_by=colour
  Scenario: Or of one colour | 或同颜色
    Given the hand has a regular opening
    And all cards are drawn
    And the one who would show has drawn 3h 3d
    When P5 shows 3h 3d
    Then the first lead is with P5

  @GH-deal.9-h @leader=shown_each_hand @hold_three=off @no_show_leader=most_threes
  Scenario: The last of the hand before has no claim | 上一局的大落没有优先
    Given the hand has a regular opening
    And P6 takes the first card
    And P6 was the last of the hand before
    And all cards are drawn
    And these 3s and 4s are drawn
      | seat | drawn    |
      | P2   | 3h 3s 3c |
      | P6   | 3d*2     |
    When the first lead is settled
    Then the first lead is with P2

  @GH-deal.10-a @leader=shown_each_hand @hold_three=on
  Scenario Outline: Under hold three 4s are shown for 3s | 憋3打法亮 4 不亮 3
    Given the hand has a <kind> opening
    And all cards are drawn
    And the one who would show has drawn 3h*4 4h*3
    When P4 shows <cards>
    Then the first lead is with P4

    Examples:
      | case    | kind    | cards |
      | first   | first   | 4h*2  |
      | regular | regular | 4h*3  |

  @GH-deal.10-b @leader=shown_each_hand @hold_three=on
  Scenario Outline: Then no 3s, and two 4s at least | 这时不亮 3，4 至少两张
    Given the hand has a regular opening
    And all cards are drawn
    And the one who would show has drawn 3h*4 4h*3
    When P4 wants to show <cards>
    Then it is refused: <reason>

    Examples:
      | case   | cards | reason             |
      | threes | 3h*4  | show is not threes |
      | one-4  | 4h    | show has too few   |

  @GH-deal.10-c @leader=shown_each_hand @hold_three=on @overtake=yes
  Scenario Outline: All else stays | 其余照旧
    Given the hand has a regular opening
    And all cards are drawn
    And P1 has shown 4h*2
    And the one who would show has drawn 4s*3
    When P4 wants to show <cards>
    Then <outcome>
    And the first lead is with <leader>

    Examples:
      | case    | cards | outcome                      | leader |
      | as-many | 4s*2  | it is refused: show not more | P1     |
      | more    | 4s*3  | it is accepted               | P4     |

  @GH-deal.10-d @leader=shown_each_hand @hold_three=on @no_show_leader=most_threes
  Scenario: If nobody shows, the most 4s count | 无人亮时比 4 的张数
    Given the hand has a regular opening
    And P1 takes the first card
    And all cards are drawn
    And these 3s and 4s are drawn
      | seat | drawn            |
      | P2   | 3h*4 3s*3 4h     |
      | P5   | 3d 4d*2 4s       |
    When the first lead is settled
    Then the first lead is with P5

  @GH-deal.11-a @leader=last_place @no_show_leader=most_threes
  Scenario Outline: If nobody shows, the most 3s lead; of equals the first from the first taker on | 无人亮3比张数，一样多的从首取牌人数起
    Given the hand has a <kind> opening
    And <taker> takes the first card
    And these 3s and 4s are drawn
      | seat | drawn |
      | P2   | <p2>  |
      | P4   | <p4>  |
      | P5   | <p5>  |
    When the first lead is settled
    Then the first lead is with <leader>

    Examples:
      | case              | kind  | taker | p2            | p4            | p5            | leader |
      | most              | first | P1    | 3h 3s         | 3h 3s 3d      | 3c            | P4     |
      | suits-of-no-matter | new  | P1    | 3h*2          | 3s 3d 3c      | 4h*4          | P4     |
      | two-equal         | first | P1    | 3h 3s 3d      | 3h 3s 3c      | 3d            | P2     |
      | from-between      | new   | P3    | 3h 3s 3d      | 3h 3s 3c      | 3d            | P4     |
      | from-after        | first | P5    | 3h 3s 3d      | 3h 3s 3c      | 3d            | P2     |
      | three-equal       | first | P5    | 3h 3s 3d      | 3h 3s 3c      | 3d*2 3c       | P5     |
      | from-himself      | first | P4    | 3h 3s 3d      | 3h 3s 3c      | 3d*2 3c       | P4     |
      | one-more-is-most  | first | P2    | 3h 3s 3d      | 3h 3s 3c      | 3h*2 3d 3c    | P5     |
      | fours-count-not   | first | P1    | 3h            | 4h*4 4s*4     | 3s 3d         | P5     |

  @GH-deal.12-a @leader=last_place @no_show_leader=pair_of_fours
  Scenario Outline: Where 4s are agreed, two of one suit may be shown | 约定亮4的，可以亮两张同花色 4
    Given the hand has a first opening
    And the one who would show has drawn 4h*3 4s 3d
    When P3 shows <cards>
    Then the first lead is with P3

    Examples:
      | case  | cards |
      | two   | 4h*2  |
      | three | 4h*3  |

  @GH-deal.12-b @leader=last_place @no_show_leader=pair_of_fours
  Scenario Outline: One 4 is too few | 一张 4 不够
    Given the hand has a first opening
    And the one who would show has drawn <drawn>
    When P3 wants to show 4h
    Then it is refused: show has too few

    Examples:
      | case         | drawn |
      | has-no-more  | 4h    |
      | has-another  | 4h*2  |

  @GH-deal.12-c @leader=last_place @no_show_leader=pair_of_fours
  Scenario Outline: The first to show 4s is not overtaken | 先亮 4 的不顶
    Given the hand has a first opening
    And P2 has shown 4h*2
    And the one who would show has drawn 4s*4
    When P5 wants to show <cards>
    Then it is refused: overtaking is off
    And the first lead is with P2

    Examples:
      | case    | cards |
      | as-many | 4s*2  |
      | more    | 4s*3  |
      | most    | 4s*4  |

  @GH-deal.12-d @leader=last_place @no_show_leader=pair_of_fours
  Scenario: 3s go before any 4s | 有人亮3，4 就不算
    Given the hand has a first opening
    And P2 has shown 4h*4
    And the one who would show has drawn 3s*2
    When P5 shows 3s*2
    Then the first lead is with P5

  @GH-deal.12-e @leader=last_place @no_show_leader=pair_of_fours
  Scenario: After 3s are shown no 4s are | 亮了 3 就不再亮 4
    Given the hand has a first opening
    And P2 has shown 3h*2
    And the one who would show has drawn 4s*4
    When P5 wants to show 4s*4
    Then it is refused
    And the first lead is with P2

  @GH-deal.12-f @leader=last_place @no_show_leader=pair_of_fours
  Scenario Outline: If none were shown while drawing, players are asked from the first taker on | 抓牌时无人亮 4，抓完从首取牌人起问
    Given the hand has a first opening
    And <taker> takes the first card
    And all cards are drawn
    And P2 has shown 4h*2
    And P5 has shown 4s*3
    When the first lead is settled
    Then the first lead is with <leader>

    Examples:
      | case           | taker | leader |
      | before-both    | P1    | P2     |
      | himself        | P2    | P2     |
      | between        | P3    | P5     |
      | himself-second | P5    | P5     |
      | after-both     | P6    | P2     |

  @GH-deal.12-g @leader=last_place @no_show_leader=pair_of_fours
  Scenario: What was shown while drawing goes before | 抓牌时亮的先算
    Given the hand has a first opening
    And P1 takes the first card
    And P6 has shown 4h*2
    And all cards are drawn
    And these 3s and 4s are drawn
      | seat | drawn          |
      | P2   | 3h*3 4s*4      |
      | P6   | 3d 4h*2        |
    When the first lead is settled
    Then the first lead is with P6

  @GH-deal.12-aa @leader=last_place @no_show_leader=pair_of_fours
  Scenario Outline: Neither more 4s nor a seat nearer to the first taker comes before it | 张数多、座位近的都不能越过
    Given the hand has a first opening
    And P1 takes the first card
    And P6 has shown 4h*2
    And <later> has shown <cards>
    When the first lead is settled
    Then the first lead is with P6

    Examples:
      | case    | later | cards |
      | nearer  | P1    | 4s*2  |
      | more    | P2    | 4s*4  |
      | own-too | P6    | 4s*2  |

  @GH-deal.12-ab @leader=last_place @no_show_leader=pair_of_fours
  Scenario: Nobody is asked after the draw where one was shown before | 抓牌时有人亮过，抓完就不问了
    Given the hand has a first opening
    And P1 takes the first card
    And P6 has shown 4h*2
    And all cards are drawn
    And P2 has shown 4s*4
    When the first lead is settled
    Then the first lead is with P6

  @GH-deal.12-ac @leader=last_place @no_show_leader=pair_of_fours
  Scenario: A single 4 counts for nothing | 单亮一张 4 不算数
    Given the hand has a first opening
    And P1 takes the first card
    And P2 has shown 4h
    And P5 has shown 4s*2
    When the first lead is settled
    Then the first lead is with P5

  @GH-deal.12-h @GH-deal.11 @leader=last_place @no_show_leader=pair_of_fours
  Scenario Outline: If still nobody shows, the most 3s count | 仍无人亮 4，就比 3 的张数
    Given the hand has a first opening
    And <taker> takes the first card
    And all cards are drawn
    And these 3s and 4s are drawn
      | seat | drawn      |
      | P2   | 3h 4s*4    |
      | P4   | 3s 3d      |
      | P6   | 3h 3c      |
    When the first lead is settled
    Then the first lead is with <leader>

    Examples:
      | case    | taker | leader |
      | from-p1 | P1    | P4     |
      | from-p5 | P5    | P6     |

  @GH-deal.12-i @leader=last_place @no_show_leader=pair_of_fours
  Scenario: Asked after the draw, 4s may still be shown, and 3s no more | 抓完还可以亮 4，不能再亮 3
    Given the hand has a first opening
    And all cards are drawn
    And the one who would show has drawn 4c*2 3h*4
    When P3 shows 4c*2
    Then the first lead is with P3

  @GH-deal.12-j @leader=shown_each_hand @hold_three=off @no_show_leader=pair_of_fours
  Scenario Outline: Where cards are shown in every hand, 4s are when all are drawn | 每局亮牌的，4 也在抓齐后亮
    Given the hand has a regular opening
    And P1 takes the first card
    And all cards are drawn
    And the one who would show has drawn 4c*2 3h*2
    When P3 shows <cards>
    Then the first lead is with P3

    Examples:
      | case   | cards |
      | fours  | 4c*2  |
      | threes | 3h*2  |

  @GH-deal.12-k @leader=shown_each_hand @hold_three=off @no_show_leader=pair_of_fours
  Scenario: And not before | 4 也不能抓牌时亮
    Given the hand has a regular opening
    And the one who would show has drawn 4c*2
    When P3 wants to show 4c*2
    Then it is refused: drawing is not over

  @GH-deal.13-a @leader=last_place @no_show_leader=random
  Scenario Outline: Where chance is agreed it names the leader | 约定随机的，由随机定
    Given the hand has a <kind> opening
    And P1 takes the first card
    And chance names <chance>
    And these 3s and 4s are drawn
      | seat | drawn          |
      | P2   | 3h*4 3s*4 4h*2 |
    When the first lead is settled
    Then the first lead is with <chance>

    Examples:
      | case  | kind  | chance |
      | first | first | P3     |
      | new   | new   | P6     |
      | he-has-none | new | P5  |

  @GH-deal.13-b @leader=shown_each_hand @no_show_leader=random
  Scenario: In every hand where it is always shown | 每局亮牌的也一样
    Given the hand has a regular opening
    And P1 takes the first card
    And P2 was the last of the hand before
    And chance names P4
    When the first lead is settled
    Then the first lead is with P4

  @GH-deal.13-c @leader=last_place @no_show_leader=random
  Scenario: Chance is asked only where nobody has shown | 有人亮3就不用随机
    Given the hand has a first opening
    And chance names P4
    And P2 has shown 3h*2
    When the first lead is settled
    Then the first lead is with P2

  @GH-deal.13-d @GH-deal.9 @leader=shown_each_hand @hold_three=off @no_show_leader=random
  Scenario: Nor where somebody has shown when all were drawn | 抓齐后有人亮的也不用随机
    Given the hand has a regular opening
    And all cards are drawn
    And chance names P4
    And P6 has shown 3h*2
    When the first lead is settled
    Then the first lead is with P6
