@point-dues
Feature: House rules of points: calls, moments, both calls counted | 打点的约定：叫点、判点的时刻、两头都算
  Where other sources play points otherwise than the outline, and what it leaves open.

  @GH-points.12-a @GJ-24.8 @points=on @blind_call_by=first_card
  Scenario Outline: Where blind calls are agreed until the first card | 约定取牌以前都可以预点的
    When P3 would make a blind call on P6 before <before>
    Then it is accepted

    Examples:
      | case   | before                  |
      | before | the opening             |
      | after  | the first card is taken |

  @GH-points.12-b @points=on @blind_call_by=first_card
  Scenario: The first card taken, it is too late there too | 取了第一张牌，就不能再预点
    When P3 would make a blind call on P6 before all is returned
    Then it is refused: call out of time

  @GH-points.12-c @GJ-24.7 @points=on @blind_call_by=first_card
  Scenario: That gives no more time for a seen call | 明点的时候不因此而变
    When P3 would make a seen call on P6 before the first card is taken
    Then it is refused: call out of time

  @GH-points.1-a @points=on
  Scenario Outline: A player calls once in a hand | 一人一局只点一次
    Given P2 has made <called> on his opposite
    When P2 would make <call> on P5 before <before>
    Then it is refused: called already
    And the reason is not: call, not the opposite

    Examples:
      | case             | called       | call         | before                 |
      | blind-then-seen  | a blind call | a seen call  | the step of revolution |
      | seen-then-seen   | a seen call  | a seen call  | the step of revolution |
      | blind-then-blind | a blind call | a blind call | the opening            |

  @GH-points.1-b @points=on
  Scenario Outline: What others have called keeps nobody from calling | 别人点过，不妨碍自己点
    Given <seat> has made a blind call on his opposite
    When P2 would make <call> on P5 before <before>
    Then it is accepted

    Examples:
      | case         | seat | call         | before                 |
      | the-opposite | P5   | a seen call  | the step of revolution |
      | a-partner    | P4   | a seen call  | the step of revolution |
      | an-opponent  | P3   | a seen call  | the step of revolution |
      | blind-too    | P5   | a blind call | the opening            |

  @GH-points.13-a @points=on
  Scenario: No seen call on a player who has revolted already | 对头已经革命，不能再明点他
    Given P4 has revolted
    When P1 would make a seen call on P4 before the step of revolution
    Then it is refused: call on a revolutionary

  @GH-points.13-b @GJ-24.7 @points=on
  Scenario Outline: Others are called all the same, and he may call himself | 别人照样可以点，他也可以点
    Given P4 has revolted
    When <seat> would make a seen call on <target> before the step of revolution
    Then it is accepted

    Examples:
      | case    | seat | target |
      | partner | P2   | P5     |
      | other   | P3   | P6     |
      | himself | P4   | P1     |

  # Which sets open

  @GH-points.6-i @points=on @open_excludes=nothing
  Scenario Outline: Nothing excluded: jokers and single cards open | 什么都不除：花和单张也开点
    Given P1 led <cards>
    When it is settled who is open
    Then P1 opened by set 1

    Examples:
      | case        | cards |
      | big-joker   | B     |
      | hung-big    | KB    |
      | small-joker | S     |
      | a-2         | 2     |

  @GH-points.6-j @points=on @open_excludes=jokers_and_singles
  Scenario Outline: Jokers and singles excluded | 除花和单张
    Given P1 led <cards>
    When it is settled who is open
    Then nobody is open
    And set 1 does not: opens nobody, excluded

    Examples:
      | case        | cards |
      | a-2         | 2     |
      | small-joker | S     |
      | small-hung  | KKS   |
      | big-hung    | KKB   |

  @GH-points.6-k @points=on @open_excludes=jokers_and_singles
  Scenario: Jokers and singles excluded: two 2s open | 除花和单张：两张 2 开点
    Given P1 led 22
    When it is settled who is open
    Then P1 opened by set 1

  @GH-points.6-l @points=on @open_excludes=jokers_and_twos
  Scenario Outline: Jokers and 2s excluded, pasted 2s too | 除花和钱，贴的钱也除
    Given P1 led <cards>
    When it is settled who is open
    Then nobody is open
    And set 1 does not: opens nobody, excluded

    Examples:
      | case   | cards |
      | twos   | 22    |
      | pasted | KK2   |
      | small  | KKS   |
      | big    | B     |

  @GH-points.6-m @points=on @open_excludes=jokers_and_twos
  Scenario: Jokers and 2s excluded: kings alone open | 除花和钱：光是 K 开点
    Given P1 led KK
    When it is settled who is open
    Then P1 opened by set 1

  @GH-points.10-e @GJ-24.4.4 @points=on @open_by=won_lead @open_judged=places
  Scenario: Where it takes the lead to open, a living bottom set gives it away | 要得发牌权的，底牌活了也不开
    Given P1 led KK and went out
    When it is settled who is open
    Then nobody is open
    And set 1 does not: opens nobody, lead not won
    And P1 was judged unopened as the first went out, with set 1

  @GH-points.10-f @points=on @open_by=won_lead
  Scenario: The same set with cards left opens | 手里还有牌的，同样一手就开
    Given P1 led KK
    When it is settled who is open
    Then P1 opened by set 1

  @GH-points.10-g @points=on @open_by=won_lead
  Scenario: Though another is out, a set that wins the lead opens | 有人走科了，得到发牌权的照样开点
    Given P1 led 5 and went out
    And P3 led KK
    When it is settled who is open
    Then P3 opened by set 2

  # Judged by exits

  @GH-points.2-d @points=on @open_judged=opposite_out
  Scenario: One's own exit, the opposite's, the melee: whichever is first | 自己走科、对头走科、乱缠，看哪样在先
    Given P1 led 5 and went out
    And P3 led KK
    And P2 led 6 and went out
    When it is settled who is open
    Then open are P3
    And P1 was judged unopened as he went out, with set 1
    And P4 was judged unopened as his opposite went out, with set 1
    And P2 was judged unopened as he went out, with set 3
    And P5 was judged unopened as his opposite went out, with set 3
    And P6 was judged unopened as the melee began, with set 3

  @GH-points.2-e @points=on @open_judged=opposite_out
  Scenario: Two opposites first and second: the four others wait for the melee | 头科二科是对头：其余四人等到乱缠
    Given P1 led 5 and went out
    And P4 led 6 and went out
    When it is settled who is open
    Then P4 was judged unopened as his opposite went out, with set 1
    And P2 was judged unopened as the melee began, with set 2
    And P3 was judged unopened as the melee began, with set 2

  @GH-points.3-c @points=on @open_judged=opposite_out
  Scenario: An answer to the opposite's bottom set comes too late | 压对头的底牌，晚了
    Given P1 led KK and went out
    And P4 beat that with AA
    When it is settled who is open
    Then nobody is open
    And set 2 does not: opens nobody, too late
    And P4 was judged unopened as his opposite went out, with set 1

  @GH-points.3-d @points=on @open_judged=opposite_out
  Scenario: An answer to another's bottom set does not | 压别人的底牌，不晚
    Given P1 led KK and went out
    And P3 beat that with AA
    When it is settled who is open
    Then open are P3
    And P3 opened by set 2

  @GH-points.11-f @points=on @open_judged=opposite_out
  Scenario: In the round of the second's bottom set those open who are not judged | 二科底牌那一轮，还没判的人照样开点
    Given P1 led 5 and went out
    And P2 led QQ and went out
    And P3 beat that with KK
    When it is settled who is open
    Then open are P3
    And P3 opened by set 3
    And P6 was judged unopened as the melee began, with set 3
    And P5 was judged unopened as his opposite went out, with set 2

  @GH-points.11-g @points=on @open_judged=opposite_out
  Scenario: Not one whose opposite was out before: a headless player's set there is too late | 对头早已走科的不开：无头压了也晚
    Given P1 led 5 and went out
    And P2 led QQ and went out
    And P4 beat that with KK
    When it is settled who is open
    Then nobody is open
    And set 3 does not: opens nobody, too late

  # Judged at the melee

  @GH-points.4-b @points=on @open_judged=melee
  Scenario: All six are judged as the melee begins | 乱缠开始，六家一齐判
    Given P1 led 5 and went out
    And P4 led KK
    And P2 led 6 and went out
    And P3 led AA
    When it is settled who is open
    Then open are P4
    And P4 opened by set 2
    And P1 was judged unopened as the melee began, with set 3
    And P2 was judged unopened as the melee began, with set 3
    And P3 was judged unopened as the melee began, with set 3
    And P5 was judged unopened as the melee began, with set 3
    And set 4 does not: opens nobody, too late

  @GH-points.4-c @points=on @open_judged=melee
  Scenario: One out, and nobody is judged yet | 只走了一科，还没有判
    Given P1 led 5 and went out
    When it is settled who is open
    Then P1 is not judged yet
    And P4 is not judged yet
    And P2 is not judged yet

  @GH-points.5-c @points=on @open_judged=melee
  Scenario: Answers to the first's and the second's bottom sets count | 压头科、二科底牌的都算
    Given P1 led KK and went out
    And P4 beat that with AA
    And P2 led KK and went out
    And P5 beat that with AA
    When it is settled who is open
    Then open are P4 and P5
    And P4 opened by set 2
    And P5 opened by set 4
    And P3 was judged unopened as the melee began, with set 4

  @GH-points.11-h @GH-turns.6 @points=on @open_judged=melee @hold_three=off @revolution_melee=first_place @revolution_opens=after_three
  Scenario: With a revolution the first's bottom round may be the last before the melee | 有人革命的，头科底牌那一轮可能就是乱缠前的最后一轮
    Given P1 has revolted
    And P2 led KK and went out
    And P5 beat that with AA
    And P6 led AA
    When it is settled who is open
    Then open are P5
    And P5 opened by set 2
    And P4 was judged unopened as the melee began, with set 2
    And P3 was judged unopened as the melee began, with set 2
    And set 3 does not: opens nobody, too late

  @GH-points.4-d @GJ-24.4.2 @points=on @open_judged=melee @hold_three=off @hand_end=one_side_left @revolution_melee=second_place @revolution_opens=after_three
  Scenario: A hand that ends before any melee settles what is left | 没有乱缠就打完的，局终判定
    Given P1 has revolted
    And P3 led 5 and went out
    And P2 led KK
    And P5 led 6 and went out
    When it is settled who is open
    Then open are P2
    And P4 was judged unopened as the second went out, with set 3
    And P6 was judged unopened as the hand ended, with set 3
    And P3 was judged unopened as the hand ended, with set 3

  @GH-points.4-e @GJ-3.2.5 @points=on @open_judged=melee @hold_three=off @hand_end=last_hand @revolution_melee=second_place @revolution_opens=after_three
  Scenario: Played to the last hand, it has a melee | 打到最后一家的，就有乱缠
    Given P1 has revolted
    And P3 led 5 and went out
    And P2 led KK
    And P5 led 6 and went out
    When it is settled who is open
    Then P6 was judged unopened as the melee began, with set 3

  @GH-points.14-a @GJ-18.1.1 @points=on @open_judged=places @hold_three=off @revolution_melee=first_place @revolution_opens=after_three
  Scenario: Judged by places, a set of the melee opens nobody, though nobody is second out yet | 按名次判点的，乱缠里活了也不开，哪怕还没有二科
    Given P1 has revolted
    And P2 led 5 and went out
    And P3 led KK
    When it is settled who is open
    Then nobody is open
    And set 2 does not: opens nobody, too late
    And P3 is not judged yet

  @GH-points.14-b @GJ-24.2.1 @points=on @open_judged=places @hold_three=off @revolution_melee=second_place @revolution_opens=after_three
  Scenario: Where the melee waits for the second, the same set does | 乱缠等二科的，同样一手就开
    Given P1 has revolted
    And P2 led 5 and went out
    And P3 led KK
    When it is settled who is open
    Then open are P3
    And P3 opened by set 2

  # The revolutionary's opposite

  @GH-points.15-a @GJ-24.1.3 @points=on @open_judged=places @hold_three=off @revolution_opens=after_three
  Scenario: First out himself, he is judged as the first | 自己作头科，按头科判
    Given P1 has revolted
    And P4 led KK, an unopposed gouji against the revolutionary
    And P4 led 5 and went out
    When it is settled who is open
    Then nobody is open
    And P4 was judged unopened as the first went out, with set 2

  @GH-points.15-b @GH-points.2 @points=on @open_judged=opposite_out @hold_three=off @revolution_melee=second_place @revolution_opens=after_three
  Scenario Outline: Judged by exits, he is judged as he goes out, first or second | 随走科判的，自己走科时判，头科二科一样
    Given P1 has revolted
    And <before>
    And P4 led 5 and went out
    When it is settled who is open
    Then P4 was judged unopened as he went out, with set 2

    Examples:
      | case   | before                |
      | first  | P2 led 6              |
      | second | P2 led 6 and went out |

  @GH-points.15-c @GJ-24.11.3 @points=on @open_judged=places|melee @hold_three=off @revolution_melee=second_place @revolution_opens=after_three
  Scenario: Second out himself, as the second | 自己作二科，按二科判
    Given P1 has revolted
    And P2 led 6 and went out
    And P4 led 5 and went out
    When it is settled who is open
    Then P4 was judged unopened as the second went out, with set 2

  @GH-points.15-d @points=on @hold_three=off @revolution_melee=first_place @revolution_opens=after_three
  Scenario: Where the melee begins before anybody is second out, it ends his three | 乱缠在二科以前开始的，三次到此为止
    Given P1 has revolted
    And P2 led 6 and went out
    And P3 led 7 and went out
    When it is settled who is open
    Then P4 was judged unopened as the melee began, with set 1

  # Revolution opens at once

  @GH-revolution.2-b @points=on @hold_three=off @revolution_opens=at_once
  Scenario: The opposite is open as the revolution is declared, without a set | 革命一经声明，对头不凭牌就开了点
    Given P1 has revolted
    When it is settled who is open
    Then open are P4
    And P4 opened without a set, by the revolution
    And P1 was judged unopened by the revolution, before any set

  @GH-revolution.2-e @GJ-24.4.2 @points=on @hold_three=off @revolution_opens=at_once @open_excludes=big|nothing
  Scenario: His living gouji sets are looked at like anybody's | 他的够级牌活不活，照别人一样看
    Given P1 has revolted
    And P4 led KK
    And P4 led KKK
    And P5 beat that with AAA
    When it is settled who is open
    Then open are P4 and P5
    And P4 opened without a set, by the revolution
    And set 1 opens its player
    And set 2 does not: opens nobody, beaten

  @GH-revolution.2-c @GJ-24.11.2 @points=on @hold_three=off @revolution_opens=at_once @unopened_dues=single
  Scenario Outline: So only the revolutionary owes | 因此只有革命者欠
    Given P2, P3, P5 and P6 opened by their sets
    And P1 has revolted
    And <p4-call>
    When it is settled what is owed for points
    Then owed for points: P1 owes P4 <count>

    Examples:
      | case  | p4-call                                  | count |
      | none  | P4 has made no call                      | 1     |
      | seen  | P4 has made a seen call on his opposite  | 2     |
      | blind | P4 has made a blind call on his opposite | 4     |

  @GH-revolution.2-d @GJ-24.11.2 @GH-points.7 @points=on @hold_three=off @revolution_opens=at_once @unopened_dues=both_views @overturn_doubles=yes
  Scenario Outline: Both calls counted, the revolutionary owes twice | 两头都算的，革命者欠两份
    Given P2, P3, P5 and P6 opened by their sets
    And P1 has revolted
    And <p1-call>
    And <p4-call>
    When it is settled what is owed for points
    Then P1 owes his opposite <p1-owes>

    Examples:
      | case       | p1-call                                  | p4-call                                 | p1-owes |
      | none-none  | P1 has made no call                      | P4 has made no call                     | 1+1=2   |
      | none-seen  | P1 has made no call                      | P4 has made a seen call on his opposite | 2+1=3   |
      | blind-none | P1 has made a blind call on his opposite | P4 has made no call                     | 1+8=9   |

  # The table of S4, cell by cell: P1 is 自己, P4 is 对头.  What is owed by the opposite's call stands first, by one's own
  # call second; where he who pays is 自己, S4 prints the two the other way round.

  @GH-points.7-a @GH-points.8 @points=on @unopened_dues=both_views @overturn_doubles=yes
  Scenario Outline: S4's table: P1 has opened, P4 has not | S4 的表：自己开点，对头未开点
    Given P1, P2, P3, P5 and P6 opened by their sets
    And <p1-call>
    And <p4-call>
    When it is settled what is owed for points
    Then P4 owes his opposite <p4-owes>
    And P1 owes his opposite 0

    Examples:
      | case        | p1-call                                  | p4-call                                  | p4-owes |
      | none-none   | P1 has made no call                      | P4 has made no call                      | 1+1=2   |
      | none-seen   | P1 has made no call                      | P4 has made a seen call on his opposite  | 1+4=5   |
      | none-blind  | P1 has made no call                      | P4 has made a blind call on his opposite | 1+8=9   |
      | seen-none   | P1 has made a seen call on his opposite  | P4 has made no call                      | 2+1=3   |
      | seen-seen   | P1 has made a seen call on his opposite  | P4 has made a seen call on his opposite  | 2+4=6   |
      | seen-blind  | P1 has made a seen call on his opposite  | P4 has made a blind call on his opposite | 2+8=10  |
      | blind-none  | P1 has made a blind call on his opposite | P4 has made no call                      | 4+1=5   |
      | blind-seen  | P1 has made a blind call on his opposite | P4 has made a seen call on his opposite  | 4+4=8   |
      | blind-blind | P1 has made a blind call on his opposite | P4 has made a blind call on his opposite | 4+8=12  |

  @GH-points.8-a @GJ-24.6 @points=on @unopened_dues=both_views @overturn_doubles=yes
  Scenario Outline: S4's table: neither has opened | S4 的表：自己未开点，对头未开点
    Given P2, P3, P5 and P6 opened by their sets
    And <p1-call>
    And <p4-call>
    When it is settled what is owed for points
    Then P4 owes his opposite <p4-owes>
    And P1 owes his opposite <p1-owes>

    Examples:
      | case        | p1-call                                  | p4-call                                  | p4-owes | p1-owes |
      | none-none   | P1 has made no call                      | P4 has made no call                      | 1       | 1       |
      | none-seen   | P1 has made no call                      | P4 has made a seen call on his opposite  | 1       | 2       |
      | none-blind  | P1 has made no call                      | P4 has made a blind call on his opposite | 1       | 4       |
      | seen-none   | P1 has made a seen call on his opposite  | P4 has made no call                      | 2       | 1       |
      | seen-seen   | P1 has made a seen call on his opposite  | P4 has made a seen call on his opposite  | 2       | 2       |
      | seen-blind  | P1 has made a seen call on his opposite  | P4 has made a blind call on his opposite | 2       | 4       |
      | blind-none  | P1 has made a blind call on his opposite | P4 has made no call                      | 4       | 1       |
      | blind-seen  | P1 has made a blind call on his opposite | P4 has made a seen call on his opposite  | 4       | 2       |
      | blind-blind | P1 has made a blind call on his opposite | P4 has made a blind call on his opposite | 4       | 4       |

  @GH-points.7-b @GH-points.8 @points=on @unopened_dues=both_views @overturn_doubles=yes
  Scenario Outline: S4's table: P4 has opened, P1 has not | S4 的表：自己未开点，对头开点
    Given P2, P3, P4, P5 and P6 opened by their sets
    And <p1-call>
    And <p4-call>
    When it is settled what is owed for points
    Then P4 owes his opposite 0
    And P1 owes his opposite <p1-owes>

    Examples:
      | case        | p1-call                                  | p4-call                                  | p1-owes |
      | none-none   | P1 has made no call                      | P4 has made no call                      | 1+1=2   |
      | none-seen   | P1 has made no call                      | P4 has made a seen call on his opposite  | 2+1=3   |
      | none-blind  | P1 has made no call                      | P4 has made a blind call on his opposite | 4+1=5   |
      | seen-seen   | P1 has made a seen call on his opposite  | P4 has made a seen call on his opposite  | 2+4=6   |
      | seen-blind  | P1 has made a seen call on his opposite  | P4 has made a blind call on his opposite | 4+4=8   |
      | blind-none  | P1 has made a blind call on his opposite | P4 has made no call                      | 1+8=9   |
      | blind-seen  | P1 has made a blind call on his opposite | P4 has made a seen call on his opposite  | 2+8=10  |
      | blind-blind | P1 has made a blind call on his opposite | P4 has made a blind call on his opposite | 4+8=12  |

  @GH-points.8-b @GH-points.7 @points=on @unopened_dues=both_views @overturn_doubles=yes
  Scenario: S4's table: the cell that is printed “4+1=3” is five | S4 的表：印作“4+1=3”的一格是五张
    Given P2, P3, P4, P5 and P6 opened by their sets
    And P1 has made a seen call on his opposite
    And P4 has made no call
    When it is settled what is owed for points
    Then P1 owes his opposite 1+4=5
    And P4 owes his opposite 0

  @GH-points.7-c @GH-points.8 @points=on @unopened_dues=both_views @overturn_doubles=no
  Scenario Outline: Both calls counted, overturns not doubled | 两头都算，翻车不加倍
    Given P1, P2, P3, P5 and P6 opened by their sets
    And <p1-call>
    And <p4-call>
    When it is settled what is owed for points
    Then P4 owes his opposite <p4-owes>
    And P1 owes his opposite 0

    Examples:
      | case        | p1-call                                  | p4-call                                  | p4-owes |
      | none-none   | P1 has made no call                      | P4 has made no call                      | 1+1=2   |
      | none-seen   | P1 has made no call                      | P4 has made a seen call on his opposite  | 1+2=3   |
      | none-blind  | P1 has made no call                      | P4 has made a blind call on his opposite | 1+4=5   |
      | seen-none   | P1 has made a seen call on his opposite  | P4 has made no call                      | 2+1=3   |
      | blind-none  | P1 has made a blind call on his opposite | P4 has made no call                      | 4+1=5   |
      | blind-blind | P1 has made a blind call on his opposite | P4 has made a blind call on his opposite | 4+4=8   |

  @GH-points.9-a @points=on @both_opened=nobody_pays
  Scenario Outline: Where two who have opened pay nothing, no call costs | 约定都开不进的，点过也不进
    Given P1, P2, P3, P4, P5 and P6 opened by their sets
    And <p1-call>
    And <p4-call>
    When it is settled what is owed for points
    Then owed for points: nothing

    Examples:
      | case       | p1-call                                  | p4-call                                  |
      | one-seen   | P1 has made a seen call on his opposite  | P4 has made no call                      |
      | one-blind  | P1 has made no call                      | P4 has made a blind call on his opposite |
      | both-blind | P1 has made a blind call on his opposite | P4 has made a blind call on his opposite |

  @GH-points.9-b @points=on @both_opened=nobody_pays @unopened_dues=single @overturn_doubles=yes
  Scenario: Where one alone has opened, the other's call still costs | 只有一方开点的，另一方点过照进
    Given P1, P2, P3, P5 and P6 opened by their sets
    And P4 has made a seen call on his opposite
    When it is settled what is owed for points
    Then P4 owes his opposite 1+4=5

  # After a sweep

  @tribute @GJ-21.7.4-c @GJ-24.5 @opening=by_count @tribute=on @sweep_tribute=none @sweep_ends_match=no @hold_three=off
  Scenario: A sweep cancels place tribute, not point tribute | 串三户免落贡，不免点贡
    Given the places of the hand before are, first to last: P1, P3, P5, P2, P4 and P6
    And by points P2 owes P5 4
    And by points P3 owes P6 1
    When it is settled who owes whom
    Then owed, in this order: P2 owes P5 point tribute 4; P3 owes P6 point tribute 1
    And whether there is a new opening: yes

  @tribute @GH-tribute.17-d @sweep_ends_match=yes
  Scenario: Where a sweep ends the match, it lapses too | 串三户就结束一场的，点贡也作罢
    Given the places of the hand before are, first to last: P1, P3, P5, P2, P4 and P6
    And by points P2 owes P5 4
    When it is settled who owes whom
    Then owed, in this order: nothing
    And whether the match is over: yes
