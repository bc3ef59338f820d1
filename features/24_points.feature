@point-dues
Feature: Article 24: calls, who is open, point tribute | 第二十四条 打点：叫点、判点、点贡
  Who may call whom and when; from the sets of a hand who has opened and what settled it; what is owed for it.

  @GJ-24.7-a @points=on
  Scenario Outline: A seen call, when all is returned: on one's opposite | 贡还完以后，可以明点自己的对头
    When <seat> would make a seen call on <target> before the step of revolution
    Then it is accepted

    Examples:
      | case | seat | target |
      | p1   | P1   | P4     |
      | p2   | P2   | P5     |
      | p3   | P3   | P6     |
      | p4   | P4   | P1     |
      | p5   | P5   | P2     |
      | p6   | P6   | P3     |

  @GJ-24.7-b @GH-deal.2 @points=on
  Scenario Outline: Before that step or after it there is no seen call | 那一步以前、以后都不能明点
    When P2 would make a seen call on P5 before <before>
    Then it is refused: call out of time
    And the reason is not: call, not the opposite

    Examples:
      | case         | before                  |
      | unopened     | the opening             |
      | opened       | the first card is taken |
      | drawing      | all is returned         |
      | step-is-over | the first lead          |
      | hand-is-led  | the end of the hand     |

  @GJ-24.7.1-a @points=on
  Scenario Outline: A seen call on anybody else is refused | 明点别人，不准
    When P1 would make a seen call on <target> before the step of revolution
    Then it is refused: call, not the opposite
    And the reason is not: called already

    Examples:
      | case          | target |
      | oneself       | P1     |
      | next          | P2     |
      | partner       | P3     |
      | other-partner | P5     |
      | seat-before   | P6     |

  @GJ-24.7.1-b @points=on
  Scenario Outline: A blind call on anybody else is refused | 预点别人，不准
    When P6 would make a blind call on <target> before the opening
    Then it is refused: call, not the opposite

    Examples:
      | case          | target |
      | oneself       | P6     |
      | next          | P1     |
      | partner       | P2     |
      | other-partner | P4     |
      | seat-before   | P5     |

  @GJ-24.8-a @points=on
  Scenario Outline: A blind call, before the opening: on one's opposite | 开牌以前，可以预点自己的对头
    When <seat> would make a blind call on <target> before the opening
    Then it is accepted

    Examples:
      | case | seat | target |
      | p1   | P1   | P4     |
      | p2   | P2   | P5     |
      | p3   | P3   | P6     |
      | p4   | P4   | P1     |
      | p5   | P5   | P2     |
      | p6   | P6   | P3     |

  @GJ-24.8-b @points=on @blind_call_by=opening
  Scenario: Once the hand is opened it is too late for a blind call | 开了牌，就不能预点
    When P3 would make a blind call on P6 before the first card is taken
    Then it is refused: call out of time

  @GJ-24.8-c @points=on
  Scenario Outline: Once a card is taken there is no blind call at any table | 取了牌，哪里都不能预点
    When P3 would make a blind call on P6 before <before>
    Then it is refused: call out of time

    Examples:
      | case        | before                 |
      | drawing     | all is returned        |
      | seen-calls  | the step of revolution |
      | later       | the first lead         |
      | hand-is-led | the end of the hand    |

  @GJ-24.3-b @points=off
  Scenario Outline: Where points are not played nobody calls | 不打点的，不能叫点
    When P1 would make <call> on P4 before <before>
    Then it is refused: no points here

    Examples:
      | case  | call         | before                 |
      | blind | a blind call | the opening            |
      | seen  | a seen call  | the step of revolution |

  @GJ-24.3-c @points=off
  Scenario: Where points are not played nothing is owed for them | 不打点的，没有点贡
    Given P2 has made a seen call on his opposite
    When it is settled what is owed for points
    Then owed for points: nothing

  @GJ-24.3-d @points=off
  Scenario: Where points are not played no set opens anybody | 不打点的，什么牌都不开点
    Given P1 led KK
    When it is settled who is open
    Then nobody is open
    And set 1 does not: no points here

  # Which sets open

  @GJ-24.4.2-d @points=on
  Scenario: A living gouji set opens its player, and the first of them is told | 够级牌活了开点，凭的是头一手
    Given P1 led KK
    And P1 led AA
    When it is settled who is open
    Then open are P1
    And P1 opened by set 1
    And set 1 opens its player
    And set 2 opens its player

  @GJ-24.4.2-e @points=on @open_excludes=nothing|big
  Scenario Outline: From how many cards on a set opens | 多少张起开点
    Given P2 led <cards>
    When it is settled who is open
    Then P2 opened by set 1

    Examples:
      | case        | cards |
      | a-2         | 2     |
      | small-joker | S     |
      | aces        | AA    |
      | kings       | KK    |
      | queens      | QQQ   |
      | jacks       | JJJJ  |
      | tens        | T*5   |
      | pasted-ace  | A2    |
      | hung-three  | 4S    |

  @GJ-24.4.2-f @points=on
  Scenario Outline: A set that is not gouji opens nobody | 不是够级牌，不开点
    Given P2 led <cards>
    When it is settled who is open
    Then nobody is open
    And set 1 does not: opens nobody, not a gouji set

    Examples:
      | case         | cards |
      | an-ace       | A     |
      | a-king       | K     |
      | two-queens   | QQ    |
      | three-jacks  | JJJ   |
      | four-tens    | TTTT  |
      | nines        | 9*8   |
      | pasted-nines | 9992  |

  @GJ-24.4.1-d @points=on
  Scenario Outline: Beaten by whomever, it does not live | 不论被谁压住，都不活
    Given P1 led KK
    And <beater> beat that with AA
    When it is settled who is open
    Then open are <beater>
    And set 1 does not: opens nobody, beaten
    And <beater> opened by set 2

    Examples:
      | case         | beater |
      | the-opposite | P4     |
      | burned-by-p2 | P2     |
      | burned-by-p3 | P3     |
      | burned-by-p5 | P5     |
      | burned-by-p6 | P6     |

  @GJ-24.4.1-e @points=on @open_excludes=nothing|big|jokers_and_singles
  Scenario: Of three sets one on another the last alone lives | 一手压一手，只有最后一手活
    Given P1 led KK
    And P6 beat that with AA
    And P3 beat that with 22
    When it is settled who is open
    Then open are P3
    And set 1 does not: opens nobody, beaten
    And set 2 does not: opens nobody, beaten
    And set 3 opens its player

  @GJ-24.4.3-b @points=on
  Scenario: Led, followed with or burned with: each opens | 发的、顺的、烧的，都开点
    Given P1 led 66
    And P2 beat that with KK
    And P2 led 7
    And P3 beat that with 8
    And P3 led QQQ
    And P4 beat that with KKK
    And P4 led JJJJ
    When it is settled who is open
    Then open are P2 and P4
    And P2 opened by set 2
    And P4 opened by set 6
    And set 5 does not: opens nobody, beaten
    And set 7 opens its player

  @GJ-24.1.4-c @GH-points.6 @points=on @open_excludes=big
  Scenario Outline: Big jokers excluded: one in the set and it opens nobody | 除大花：有大花就不开点
    Given P1 led <cards>
    When it is settled who is open
    Then nobody is open
    And set 1 does not: opens nobody, excluded

    Examples:
      | case      | cards |
      | alone     | B     |
      | hung      | KB    |
      | on-a-nine | 9B    |
      | both      | 5SB   |
      | on-a-2    | 2B    |

  # What settles it, judged by places

  @GJ-24.1.1-b @GJ-24.1.3 @points=on @open_judged=places
  Scenario: As somebody is first out, he and his opposite are judged | 头科走科，他和对头就判
    Given P1 led 5 and went out
    When it is settled who is open
    Then nobody is open
    And P1 was judged unopened as the first went out, with set 1
    And P4 was judged unopened as the first went out, with set 1
    And P2 is not judged yet
    And P6 is not judged yet

  @GJ-24.1.1-c @points=on @open_judged=places
  Scenario: What has opened before stays open | 先前开了的，照样算开
    Given P4 led KK
    And P1 led 5 and went out
    When it is settled who is open
    Then open are P4
    And P4 opened by set 1

  @GJ-24.1.2-c @points=on @open_judged=places @open_excludes=nothing|big
  Scenario: Later sets do not open his opposite, whatever they beat | 以后再活也不算，压头科底牌的也不算
    Given P1 led KK and went out
    And P4 beat that with AA
    And P4 led 2
    When it is settled who is open
    Then nobody is open
    And P4 was judged unopened as the first went out, with set 1
    And set 2 does not: opens nobody, too late
    And set 3 does not: opens nobody, too late

  @GJ-24.1.3-b @GJ-24.4.4 @points=on @open_judged=places @open_by=lived
  Scenario: The first's own gouji bottom set opens him if it lives | 头科自己的底牌是够级牌，活了就开
    Given P1 led KK and went out
    When it is settled who is open
    Then open are P1
    And P1 opened by set 1
    And P4 was judged unopened as the first went out, with set 1

  @GJ-24.1.3-d @GJ-24.4.4 @points=on @open_judged=places @open_by=lived
  Scenario: So too where the bottom set was an answer | 底牌是压别人的牌，也一样
    Given P1 led KK
    And P3 beat that with AA and went out
    When it is settled who is open
    Then open are P3
    And P3 opened by set 2
    And P6 was judged unopened as the first went out, with set 2
    And set 1 does not: opens nobody, beaten

  @GJ-24.1.3-c @GJ-24.4.4 @points=on @open_judged=places
  Scenario: Beaten, it does not, and nothing else can | 被压了，就不开，也没有别的可开
    Given P1 led KK and went out
    And P3 beat that with AA
    When it is settled who is open
    Then open are P3
    And P1 was judged unopened as the first went out, with set 1
    And set 1 does not: opens nobody, beaten

  @GJ-24.2.1-d @points=on @open_judged=places
  Scenario: As somebody is second out, the other four are judged | 二科走科，其余四人就判
    Given P1 led 5 and went out
    And P3 led KK
    And P2 led 6 and went out
    When it is settled who is open
    Then open are P3
    And P2 was judged unopened as the second went out, with set 3
    And P5 was judged unopened as the second went out, with set 3
    And P6 was judged unopened as the second went out, with set 3
    And P4 was judged unopened as the first went out, with set 1

  @GJ-24.2.1-e @GJ-24.4.4 @points=on @open_judged=places @open_by=lived
  Scenario: The second's own bottom set counts for him | 二科自己的底牌也算
    Given P1 led 5 and went out
    And P2 led AA and went out
    When it is settled who is open
    Then open are P2
    And P2 opened by set 2

  @GJ-24.2.2-e @points=on @open_judged=places
  Scenario Outline: Whatever is laid afterwards opens nobody | 二科走科以后，什么牌都不开点
    Given P1 led 5 and went out
    And P2 led KK and went out
    And <seat> <did>
    When it is settled who is open
    Then set 3 does not: opens nobody, too late
    And <seat> was judged unopened <judged>, with set <number>

    Examples:
      | case                | seat | did               | judged                 | number |
      | the-opposite-beats  | P5   | beat that with AA | as the second went out | 2      |
      | another-burns       | P3   | beat that with AA | as the second went out | 2      |
      | firsts-opposite     | P4   | beat that with AA | as the first went out  | 1      |
      | a-lead-in-the-melee | P6   | led AA            | as the second went out | 2      |

  # Revolution

  @GJ-24.11.1-b @points=on @hold_three=off
  Scenario: A revolutionary is judged as he revolts | 革命者革命时就判为不开点
    Given P1 has revolted
    And P2 led KK
    When it is settled who is open
    Then P1 was judged unopened by the revolution, before any set
    And P2 opened by set 1

  @GJ-24.11.3-e @points=on @hold_three=off @revolution_opens=after_three
  Scenario: His opposite opens by the third unopposed gouji, not by a set | 他的对头凭第三次够死级开，不凭一手牌
    Given P1 has revolted
    And P4 led KK, an unopposed gouji against the revolutionary
    And P4 led QQQ, an unopposed gouji against the revolutionary
    And P4 led AA, an unopposed gouji against the revolutionary
    And P4 led KK
    When it is settled who is open
    Then open are P4
    And P4 opened by set 3
    And set 1 does not: opens by three only
    And set 3 opens its player
    And set 4 does not: opens by three only

  @GJ-24.11.3-f @GJ-23.3.7 @points=on @hold_three=off @revolution_opens=after_three @revolution_melee=second_place
  Scenario: Two made and one burned do not open him | 够成两次、被烧一次，不开
    Given P1 has revolted
    And P4 led KK, an unopposed gouji against the revolutionary
    And P6 beat that with AA
    And P6 led 5S
    And P4 led QQQ, an unopposed gouji against the revolutionary
    And P4 led JJJJ, an unopposed gouji against the revolutionary
    And P4 led AA
    And P2 led 6 and went out
    And P3 led 6 and went out
    When it is settled who is open
    Then open are P6
    And P4 was judged unopened as the second went out, with set 8

  @GJ-24.11.3-g @points=on @hold_three=off @revolution_opens=after_three @revolution_melee=second_place
  Scenario: Two made before somebody is second out, the third on his bottom set: too late | 二科走科前只够成两次，压二科底牌够成第三次，晚了
    Given P1 has revolted
    And P4 led KK, an unopposed gouji against the revolutionary
    And P2 led 6 and went out
    And P4 led QQQ, an unopposed gouji against the revolutionary
    And P3 led KK and went out
    And P4 beat that with AA, an unopposed gouji against the revolutionary
    When it is settled who is open
    Then nobody is open
    And P4 was judged unopened as the second went out, with set 4
    And set 5 does not: opens nobody, too late

  @GJ-24.11.4-d @points=on @hold_three=off @revolution_opens=after_three @revolution_melee=second_place @open_excludes=big
  Scenario: Any gouji sets will do, and his own bottom set, though it makes him second out | 什么够级牌都行，他自己的底牌也行，因此成了二科也算
    Given P1 has revolted
    And P4 led B, an unopposed gouji against the revolutionary
    And P2 led 6 and went out
    And P4 led 2, an unopposed gouji against the revolutionary
    And P4 led 9B, an unopposed gouji against the revolutionary, and went out
    When it is settled who is open
    Then open are P4
    And P4 opened by set 4
    And set 4 opens its player

  @GJ-26.2.12-e @points=on @hold_three=on @hold_three_revolution=priceless_only @priceless_hand=may_revolt_open @revolution_opens=after_three
  Scenario: One who could not pay for a 3 opens as he revolts, without a set | 买不起 3 而革命的人，不凭牌就算开点
    Given P1 has revolted
    And P4 led KK
    When it is settled who is open
    Then open are P1
    And P1 opened without a set, by the revolution
    And set 1 does not: opens by three only

  @GJ-26.2.12-h @points=on @hold_three=on @hold_three_revolution=free @priceless_hand=may_revolt_open @revolution_opens=after_three
  Scenario: Where others may revolt too, he who could not pay opens as he revolts | 别人也可以革命的，买不起 3 的人照样算开点
    Given P1 has revolted, as he could not pay for a 3
    And P2 led KK
    When it is settled who is open
    Then open are P1 and P2
    And P1 opened without a set, by the revolution

  @GJ-26.2.12-i @GJ-24.11.1 @points=on @hold_three=on @hold_three_revolution=free @priceless_hand=may_revolt_open @revolution_opens=after_three
  Scenario: And he who could, but revolted, does not | 别的人革命，不算开点
    Given P1 has revolted
    And P2 led KK
    When it is settled who is open
    Then open are P2
    And P1 was judged unopened by the revolution, before any set

  @GJ-26.2.12-j @GH-hold-three.3 @points=on @hold_three=on @hold_three_revolution=free @priceless_hand=revolts_unopened
  Scenario: Where such a one revolts as unopened, none of them opens | 约定买不起就革命、算不开点的，谁革命都不开
    Given P1 has revolted, as he could not pay for a 3
    When it is settled who is open
    Then P1 was judged unopened by the revolution, before any set

  # What is owed

  @GJ-24.5-a @points=on @unopened_dues=single
  Scenario Outline: Who is unopened owes his opposite one card | 不开点的欠对头一张
    Given <opened> opened by their sets
    When it is settled what is owed for points
    Then owed for points: <owed>

    Examples:
      | case       | opened                | owed                                     |
      | p1         | P2, P3, P4, P5 and P6 | P1 owes P4 1                             |
      | p2         | P1, P3, P4, P5 and P6 | P2 owes P5 1                             |
      | p3         | P1, P2, P4, P5 and P6 | P3 owes P6 1                             |
      | p4         | P1, P2, P3, P5 and P6 | P4 owes P1 1                             |
      | p5         | P1, P2, P3, P4 and P6 | P5 owes P2 1                             |
      | p6         | P1, P2, P3, P4 and P5 | P6 owes P3 1                             |
      | one-side   | P1, P3 and P5         | P2 owes P5 1; P4 owes P1 1; P6 owes P3 1 |
      | other-side | P2, P4 and P6         | P1 owes P4 1; P3 owes P6 1; P5 owes P2 1 |

  @GJ-24.5-b @points=on
  Scenario: Nobody who has opened owes for it | 都开了点，又没有人点，谁也不欠
    Given P1, P2, P3, P4, P5 and P6 opened by their sets
    When it is settled what is owed for points
    Then owed for points: nothing

  @GJ-24.6-a @points=on
  Scenario Outline: Two opposites both unopened owe each other | 对头双方都不开点，互相欠
    Given <opened> opened by their sets
    When it is settled what is owed for points
    Then owed for points: <owed>

    Examples:
      | case  | opened            | owed                       |
      | p1-p4 | P2, P3, P5 and P6 | P1 owes P4 1; P4 owes P1 1 |
      | p2-p5 | P1, P3, P4 and P6 | P2 owes P5 1; P5 owes P2 1 |
      | p3-p6 | P1, P2, P4 and P5 | P3 owes P6 1; P6 owes P3 1 |

  @GJ-24.6-b @points=on
  Scenario: Nobody has opened: six dues | 六家都不开，各欠各的
    When it is settled what is owed for points
    Then owed for points: P1 owes P4 1; P2 owes P5 1; P3 owes P6 1; P4 owes P1 1; P5 owes P2 1; P6 owes P3 1

  @GJ-24.9.1-a @GJ-24.9.2 @points=on @unopened_dues=single
  Scenario Outline: A call that proves right: two for a seen, four for a blind one, in place of one | 点中：明点两张，预点四张，代替一张
    Given P1, P2, P3, P5 and P6 opened by their sets
    And P1 has made <called> on his opposite
    When it is settled what is owed for points
    Then owed for points: P4 owes P1 <count>

    Examples:
      | case  | called       | count |
      | seen  | a seen call  | 2     |
      | blind | a blind call | 4     |

  @GJ-24.9.1-b @GJ-24.9.2 @GJ-24.6 @points=on
  Scenario Outline: Both unopened: each pays as the other called | 双方都不开：各按对方的点法进
    Given P2, P3, P5 and P6 opened by their sets
    And <p1-call>
    And <p4-call>
    When it is settled what is owed for points
    Then P1 owes his opposite <p1-owes>
    And P4 owes his opposite <p4-owes>

    Examples:
      | case        | p1-call                                  | p4-call                                  | p1-owes | p4-owes |
      | none-none   | P1 has made no call                      | P4 has made no call                      | 1       | 1       |
      | none-seen   | P1 has made no call                      | P4 has made a seen call on his opposite  | 2       | 1       |
      | none-blind  | P1 has made no call                      | P4 has made a blind call on his opposite | 4       | 1       |
      | seen-none   | P1 has made a seen call on his opposite  | P4 has made no call                      | 1       | 2       |
      | seen-seen   | P1 has made a seen call on his opposite  | P4 has made a seen call on his opposite  | 2       | 2       |
      | seen-blind  | P1 has made a seen call on his opposite  | P4 has made a blind call on his opposite | 4       | 2       |
      | blind-none  | P1 has made a blind call on his opposite | P4 has made no call                      | 1       | 4       |
      | blind-seen  | P1 has made a blind call on his opposite | P4 has made a seen call on his opposite  | 2       | 4       |
      | blind-blind | P1 has made a blind call on his opposite | P4 has made a blind call on his opposite | 4       | 4       |

  @GJ-24.9.5-a @GJ-24.9.3 @GJ-24.9.4 @points=on @unopened_dues=single @overturn_doubles=no
  Scenario Outline: One has opened: the other pays as he called, and his own call on top | 一方开：另一方按他的点法进，自己翻车的再加
    Given P1, P2, P3, P5 and P6 opened by their sets
    And <p1-call>
    And <p4-call>
    When it is settled what is owed for points
    Then P1 owes his opposite 0
    And P4 owes his opposite <p4-owes>

    Examples:
      | case        | p1-call                                  | p4-call                                  | p4-owes |
      | none-none   | P1 has made no call                      | P4 has made no call                      | 1       |
      | none-seen   | P1 has made no call                      | P4 has made a seen call on his opposite  | 1+2=3   |
      | none-blind  | P1 has made no call                      | P4 has made a blind call on his opposite | 1+4=5   |
      | seen-none   | P1 has made a seen call on his opposite  | P4 has made no call                      | 2       |
      | seen-seen   | P1 has made a seen call on his opposite  | P4 has made a seen call on his opposite  | 2+2=4   |
      | seen-blind  | P1 has made a seen call on his opposite  | P4 has made a blind call on his opposite | 2+4=6   |
      | blind-none  | P1 has made a blind call on his opposite | P4 has made no call                      | 4       |
      | blind-seen  | P1 has made a blind call on his opposite | P4 has made a seen call on his opposite  | 4+2=6   |
      | blind-blind | P1 has made a blind call on his opposite | P4 has made a blind call on his opposite | 4+4=8   |

  @GJ-24.10-a @GJ-24.9.5 @points=on @unopened_dues=single @overturn_doubles=yes
  Scenario Outline: Where overturns double, the share for the overturn alone does | 翻车加倍的，只加翻车的一份
    Given P1, P2, P3, P5 and P6 opened by their sets
    And <p1-call>
    And <p4-call>
    When it is settled what is owed for points
    Then P1 owes his opposite 0
    And P4 owes his opposite <p4-owes>

    Examples:
      | case        | p1-call                                  | p4-call                                  | p4-owes |
      | none-none   | P1 has made no call                      | P4 has made no call                      | 1       |
      | none-seen   | P1 has made no call                      | P4 has made a seen call on his opposite  | 1+4=5   |
      | none-blind  | P1 has made no call                      | P4 has made a blind call on his opposite | 1+8=9   |
      | seen-none   | P1 has made a seen call on his opposite  | P4 has made no call                      | 2       |
      | seen-seen   | P1 has made a seen call on his opposite  | P4 has made a seen call on his opposite  | 2+4=6   |
      | seen-blind  | P1 has made a seen call on his opposite  | P4 has made a blind call on his opposite | 2+8=10  |
      | blind-none  | P1 has made a blind call on his opposite | P4 has made no call                      | 4       |
      | blind-seen  | P1 has made a blind call on his opposite | P4 has made a seen call on his opposite  | 4+4=8   |
      | blind-blind | P1 has made a blind call on his opposite | P4 has made a blind call on his opposite | 4+8=12  |

  @GJ-24.9.6-a @GJ-24.9.3 @GJ-24.9.4 @points=on @both_opened=calls_paid @overturn_doubles=no
  Scenario Outline: Both have opened: whoever called pays, the other does not | 双方都开：点过的翻车，没点的不进
    Given P1, P2, P3, P4, P5 and P6 opened by their sets
    And <p1-call>
    And <p4-call>
    When it is settled what is owed for points
    Then P1 owes his opposite <p1-owes>
    And P4 owes his opposite <p4-owes>

    Examples:
      | case        | p1-call                                  | p4-call                                  | p1-owes | p4-owes |
      | none-none   | P1 has made no call                      | P4 has made no call                      | 0       | 0       |
      | none-seen   | P1 has made no call                      | P4 has made a seen call on his opposite  | 0       | 2       |
      | none-blind  | P1 has made no call                      | P4 has made a blind call on his opposite | 0       | 4       |
      | seen-none   | P1 has made a seen call on his opposite  | P4 has made no call                      | 2       | 0       |
      | seen-seen   | P1 has made a seen call on his opposite  | P4 has made a seen call on his opposite  | 2       | 2       |
      | seen-blind  | P1 has made a seen call on his opposite  | P4 has made a blind call on his opposite | 2       | 4       |
      | blind-none  | P1 has made a blind call on his opposite | P4 has made no call                      | 4       | 0       |
      | blind-seen  | P1 has made a blind call on his opposite | P4 has made a seen call on his opposite  | 4       | 2       |
      | blind-blind | P1 has made a blind call on his opposite | P4 has made a blind call on his opposite | 4       | 4       |

  @GJ-24.10-b @GJ-24.9.6 @points=on @both_opened=calls_paid @overturn_doubles=yes
  Scenario Outline: Doubled: four for a seen call, eight for a blind one | 加倍：明点四张，预点八张
    Given P1, P2, P3, P4, P5 and P6 opened by their sets
    And P2 has made <called> on his opposite
    When it is settled what is owed for points
    Then owed for points: P2 owes P5 <count>

    Examples:
      | case  | called       | count |
      | seen  | a seen call  | 4     |
      | blind | a blind call | 8     |

  @GJ-24.10-c @points=on @unopened_dues=single @overturn_doubles=yes
  Scenario: A call that proves right does not double | 点中的不加倍
    Given P1, P2, P3, P5 and P6 opened by their sets
    And P1 has made a blind call on his opposite
    When it is settled what is owed for points
    Then owed for points: P4 owes P1 4

  @GJ-24.11.1-c @GJ-24.11.2 @points=on @hold_three=off @unopened_dues=single @revolution_opens=after_three
  Scenario Outline: A revolutionary owes as he was called | 革命者按对头的点法进
    Given P1, P2, P3, P5 and P6 opened by their sets
    And P4 has revolted
    And <p1-call>
    When it is settled what is owed for points
    Then owed for points: P4 owes P1 <count>

    Examples:
      | case  | p1-call                                  | count |
      | none  | P1 has made no call                      | 1     |
      | seen  | P1 has made a seen call on his opposite  | 2     |
      | blind | P1 has made a blind call on his opposite | 4     |

  @GJ-24.11.2-a @GJ-24.11.3 @GJ-24.6 @points=on @hold_three=off @revolution_opens=after_three
  Scenario: His opposite, who has not made three, owes him too | 他的对头没有够成三次，也欠他
    Given P2, P3, P5 and P6 opened by their sets
    And P4 has revolted
    And P1 has made a seen call on his opposite
    When it is settled what is owed for points
    Then owed for points: P1 owes P4 1; P4 owes P1 2

  @GJ-24.11.2-b @GJ-24.9.5 @points=on @hold_three=off @unopened_dues=single @overturn_doubles=no @revolution_opens=after_three
  Scenario: A blind call that he made before revolting is overturned like any other | 他革命前的预点，照样会翻车
    Given P1, P2, P3, P5 and P6 opened by their sets
    And P4 has made a blind call on his opposite
    And P4 has revolted
    When it is settled what is owed for points
    Then P4 owes his opposite 1+4=5

  @GJ-26.2.12-f @points=on @hold_three=on @hold_three_revolution=priceless_only @priceless_hand=may_revolt_open @unopened_dues=single @revolution_opens=after_three
  Scenario: One who could not pay for a 3 counts as open; his opposite owes | 买不起 3 而革命的人算开点，欠的是他的对头
    Given P2, P3, P5 and P6 opened by their sets
    And P4 has revolted
    When it is settled what is owed for points
    Then owed for points: P1 owes P4 1

  @GJ-26.2.12-g @points=on @hold_three=on @hold_three_revolution=priceless_only @priceless_hand=may_revolt_open @both_opened=calls_paid @overturn_doubles=no
  Scenario: A blind call on him is overturned | 预点了他，就翻车
    Given P1, P2, P3, P5 and P6 opened by their sets
    And P1 has made a blind call on his opposite
    And P4 has revolted
    When it is settled what is owed for points
    Then owed for points: P1 owes P4 4

  @GJ-26.2.12-k @points=on @hold_three=on @hold_three_revolution=free @priceless_hand=may_revolt_open @unopened_dues=single @revolution_opens=after_three
  Scenario: Where others may revolt too, he who could not pay owes nothing for it | 别人也可以革命的，买不起 3 而革命的人不欠
    Given P2, P3, P5 and P6 opened by their sets
    And P4 has revolted, as he could not pay for a 3
    When it is settled what is owed for points
    Then owed for points: P1 owes P4 1

  @GJ-26.2.12-l @GJ-24.11.1 @points=on @hold_three=on @hold_three_revolution=free @priceless_hand=may_revolt_open @unopened_dues=single @revolution_opens=after_three
  Scenario: And he who could, but revolted, does | 别的人革命，照样欠
    Given P2, P3, P5 and P6 opened by their sets
    And P4 has revolted
    When it is settled what is owed for points
    Then owed for points: P1 owes P4 1; P4 owes P1 1

  @GJ-24.11.1-d @points=on @hold_three=on @hold_three_revolution=priceless_only @priceless_hand=revolts_unopened @unopened_dues=single @revolution_opens=after_three
  Scenario: Where such a one revolts as unopened, he owes | 约定他算不开点的，欠的是他
    Given P1, P2, P3, P5 and P6 opened by their sets
    And P4 has revolted
    When it is settled what is owed for points
    Then owed for points: P4 owes P1 1

  # The tribute itself

  @tribute @GJ-24.5-c @GJ-24.5.1
  Scenario Outline: Without any condition: no agreement waives it | 无条件：谁同意都不能免
    Given the dues are: P2 owes P5 point tribute 1
    When due 1 would be waived with the consent of <agreed>
    Then it is refused: waiver between sides

    Examples:
      | case         | agreed                    |
      | the-two      | P2 and P5                 |
      | the-receiver | P5                        |
      | everybody    | P1, P2, P3, P4, P5 and P6 |

  @tribute @GJ-24.5-d @GJ-21.2.1 @tribute_cards=legal_only
  Scenario Outline: Want of legal tribute cards does excuse | 没有法定贡牌，才进不出
    Given the dues are: P2 owes P5 point tribute 4
    And P2 has drawn <hand>
    When tribute is paid
    Then paid, in this order: P2 pays P5 <paid>

    Examples:
      | case      | hand      | paid    |
      | none      | A A K 3   | nothing |
      | too-few   | S 2 A A   | S 2     |
      | just-four | B S 2 2 A | B S 2 2 |

  @tribute @GJ-24.5.1-a
  Scenario: Point tribute first, place tribute with what is left | 先进点贡，剩下的再进落贡
    Given the dues are: P6 owes P1 place tribute 2; P6 owes P3 point tribute 1
    And P6 has drawn B 2
    When tribute is paid
    Then paid, in this order: P6 pays P3 B; P6 pays P1 2

  @tribute @GJ-24.5.1-b
  Scenario: To pay the place tribute before the point tribute is refused | 没有进点贡，不能先进落贡
    Given the dues are: P6 owes P1 place tribute 1; P6 owes P3 point tribute 1
    And P6 has drawn B 2
    When P6 lays B for due 1
    Then it is refused: tribute out of order

  @tribute @GJ-24.6-c @GH-tribute.4
  Scenario: Two opposites who owe each other both pay, and nothing is set off | 互欠的各进各的，不相抵
    Given the dues are: P1 owes P4 point tribute 4; P4 owes P1 point tribute 1
    And P1 has drawn B S 2 2 2
    And P4 has drawn B 2
    When tribute is paid
    Then paid, in this order: P1 pays P4 B S 2 2; P4 pays P1 B

  @tribute @GJ-24.12.2-a @returned=falling @tribute_cards=legal_only
  Scenario: Point tribute is not returned | 点贡不还
    Given the dues are: P2 owes P5 point tribute 2; P6 owes P1 place tribute 1
    And P2 has drawn B 2
    And P6 has drawn S 2
    When tribute is paid
    Then returned, in this order: P1 returns P6 1

  @score @GJ-24.12.1-a @place_values=4_2_0_0_-2_-4 @signs=positive @sweep_doubles=yes
  Scenario Outline: Point tribute scores nothing, for whichever side | 点贡不计分，不论哪方欠
    Given the places are, first to last: <places>
    When the hand is scored, <payer> owing <receiver> <count> by points
    Then P1, P3 and P5 write <odd>; P2, P4 and P6 write <even>

    Examples:
      | case          | places                    | payer | receiver | count | odd | even |
      | losers-owe    | P1, P3, P2, P4, P5 and P6 | P6    | P3       | 4     | 4   | 0    |
      | winners-owe   | P1, P3, P2, P4, P5 and P6 | P3    | P6       | 12    | 4   | 0    |
      | even-hand     | P1, P2, P3, P4, P6 and P5 | P2    | P5       | 1     | 0   | 0    |
      | after-a-sweep | P1, P3, P5, P2, P4 and P6 | P1    | P4       | 8     | 12  | 0    |
