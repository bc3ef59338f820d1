@referee
Feature: Articles 28 and 30: what each breach costs | 第二十八、三十条 处罚方法
  Who is found in what is told by the table; here it is asked what that costs, and whether a referee may impose it.

  @GJ-30.1.1-a @GJ-29.1 @penalties=art30 @penalty_points=none
  Scenario: Exposing the next player's card is warned | 带出下家的牌曝光，警告一次
    When a player is found in exposing the next player's card
    Then what it costs is: a warning

  @GJ-30.1.2-a @GJ-29.1 @penalties=art30 @penalty_points=none
  Scenario: Passing information is warned | 非法传信息，警告一次
    When a player is found in passing information
    Then what it costs is: a warning

  @GJ-30.2-a @GJ-30.2.1 @GJ-29.1 @penalties=art30 @penalty_points=none
  Scenario Outline: Again in the match it costs one turn at least, whichever of the two it was | 同一场里再犯，至少取消一次牌权，两种里哪一种都算
    When a player is found in <breach>, and earlier in the match was found in: <earlier>
    Then what it costs is: <sanctions>

    Examples:
      | case                  | breach                          | earlier                                              | sanctions            |
      | exposed-twice         | exposing the next player's card | exposing the next player's card                      | at least 1 turn lost |
      | passed-twice          | passing information             | passing information                                  | at least 1 turn lost |
      | exposed-after-passing | exposing the next player's card | passing information                                  | at least 1 turn lost |
      | passed-after-exposing | passing information             | exposing the next player's card                      | at least 1 turn lost |
      | third-time            | passing information             | passing information; exposing the next player's card | at least 1 turn lost |

  @GJ-30.2-b @penalties=art30 @penalty_points=none
  Scenario Outline: A breach of another sentence of the article is no repetition of it | 别的句里的违规，不算它再犯
    When a player is found in <breach>, and earlier in the match was found in: <earlier>
    Then what it costs is: <sanctions>

    Examples:
      | case               | breach                          | earlier                        | sanctions |
      | after-none         | passing information             | none                           | a warning |
      | after-misplay      | exposing the next player's card | a misplay                      | a warning |
      | after-false-report | passing information             | a false report; a false report | a warning |
      | after-theft        | exposing the next player's card | stealing a card                | a warning |
      | after-hiding       | passing information             | hiding tribute                 | a warning |

  @GJ-30.3.1-a @GJ-30.3.7 @GJ-29.2 @misplay=forfeit @penalties=art30 @penalty_points=none
  Scenario: A misplay costs one turn | 误发，取消一次牌权
    When a player is found in a misplay
    Then what it costs is: 1 turn lost

  @GJ-30.3.8-a @GJ-30.3.1 @misplay=reject @penalties=art30 @penalty_points=none
  Scenario: Where a wrong set is handed back, no misplay is left to punish | 错牌退回重出的，没有误发可罚
    When a player is found in a misplay
    Then what it costs is: no sanction
    When for a misplay a referee would impose: 1 turn lost
    Then it is refused: sanction not due
    And the reason is not: no penalties here

  @GJ-30.3.2-a @penalties=art30 @penalty_points=none
  Scenario: A missed play costs one turn | 漏发，取消一次牌权
    When a player is found in a missed play
    Then what it costs is: 1 turn lost

  @GJ-30.3.3-a @penalties=art30 @penalty_points=none
  Scenario: Refusing a returned card that must be taken costs one turn | 该收的还牌拒收，取消一次牌权
    When a player is found in refusing a returned card
    Then what it costs is: 1 turn lost

  @GJ-30.3.4-a @penalties=art30 @penalty_points=none
  Scenario: Playing after one's own pass costs one turn | 过牌后又发，取消一次牌权
    When a player is found in playing after a pass
    Then what it costs is: 1 turn lost

  @GJ-30.3.5-d @report=on_request|shown @penalties=art30 @penalty_points=none
  Scenario: A false report costs one turn, whoever finds it | 报户不实，取消一次牌权，谁查出都一样
    When a player is found in a false report
    Then what it costs is: 1 turn lost

  @GJ-30.3.5-e @GJ-26.4.1 @report=off @penalties=art30 @penalty_points=none
  Scenario: Where there are no reports none is false | 不报户的打法，没有报户不实
    When a player is found in a false report
    Then what it costs is: no sanction
    When for a false report a referee would impose: 1 turn lost
    Then it is refused: sanction not due

  @GJ-30.3.2-b @GJ-30.3.3 @GJ-30.3.4 @penalties=art30 @penalty_points=none
  Scenario Outline: What costs one turn costs one however often | 取消一次的，再犯也是一次
    When a player is found in <breach>, and earlier in the match was found in: <earlier>
    Then what it costs is: <sanctions>

    Examples:
      | case            | breach                   | earlier                                                   | sanctions   |
      | missed-again    | a missed play            | a missed play                                             | 1 turn lost |
      | refused-again   | refusing a returned card | refusing a returned card; a missed play                   | 1 turn lost |
      | played-again    | playing after a pass     | a missed play; playing after a pass; playing after a pass | 1 turn lost |
      | after-theft     | a missed play            | stealing a card                                           | 1 turn lost |
      | after-a-warning | playing after a pass     | passing information                                       | 1 turn lost |

  @GJ-30.4.2-a @GJ-30.4.1 @penalties=art30 @penalty_points=none
  Scenario Outline: Hidden tribute is paid, and costs a turn besides | 隐瞒贡牌，补进以外取消一次牌权
    When a player is found in <breach>, and earlier in the match was found in: <earlier>
    Then what it costs is: <sanctions>

    Examples:
      | case  | breach         | earlier        | sanctions                         |
      | first | hiding tribute | none           | the hidden card paid; 1 turn lost |
      | again | hiding tribute | hiding tribute | the hidden card paid; 1 turn lost |

  @GJ-30.5.1-a @penalties=art30 @penalty_points=none
  Scenario: Cards too many, drawn and not reported: last place | 多抓不报，罚为大落
    When a player is found in drawing cards too many
    Then what it costs is: last place

  @GJ-30.5.2-a @penalties=art30 @penalty_points=none
  Scenario: Stealing a card from those played: last place | 偷牌，罚为大落
    When a player is found in stealing a card
    Then what it costs is: last place

  @GJ-30.5.3-a @penalties=art30 @penalty_points=none
  Scenario: Slipping a card in among those played: last place | 混牌，罚为大落
    When a player is found in slipping a card in
    Then what it costs is: last place

  @GJ-30.5.4-a @GJ-30.5.1 @penalties=art30 @penalty_points=none
  Scenario: Who reports himself that he drew too many is not punished | 多抓了自己报明，不罚
    When a player tells himself, before it is found, of drawing cards too many
    Then what it costs is: no sanction
    When for drawing cards too many, told by the player himself, a referee would impose: last place
    Then it is refused: sanction not due
    When for drawing cards too many, told by the player himself, a referee would impose: no sanction
    Then it is accepted

  @GJ-30.5.4-b @GJ-30.5.2 @GJ-30.5.3 @penalties=art30 @penalty_points=none
  Scenario Outline: Telling of anything else does not undo it | 别的违规，报明了也照罚
    When a player tells himself, before it is found, of <breach>
    Then what it costs is: <sanctions>

    Examples:
      | case    | breach                          | sanctions                         |
      | stolen  | stealing a card                 | last place                        |
      | slipped | slipping a card in              | last place                        |
      | passed  | passing information             | a warning                         |
      | missed  | a missed play                   | 1 turn lost                       |
      | exposed | exposing the next player's card | a warning                         |
      | hidden  | hiding tribute                  | the hidden card paid; 1 turn lost |

  @GJ-30.6-a @GJ-29.5 @penalties=art30 @penalty_points=none
  Scenario Outline: Again in the match it is disqualification, whichever of the three it was | 同一场里再犯，取消资格，三种里哪一种都算
    When a player is found in <breach>, and earlier in the match was found in: <earlier>
    Then what it costs is: <sanctions>

    Examples:
      | case                 | breach                 | earlier                                 | sanctions        |
      | drawn-twice          | drawing cards too many | drawing cards too many                  | disqualification |
      | stolen-twice         | stealing a card        | stealing a card                         | disqualification |
      | slipped-twice        | slipping a card in     | slipping a card in                      | disqualification |
      | stolen-after-drawn   | stealing a card        | drawing cards too many                  | disqualification |
      | slipped-after-stolen | slipping a card in     | a missed play; stealing a card          | disqualification |
      | drawn-after-slipped  | drawing cards too many | slipping a card in; passing information | disqualification |

  @GJ-30.6-b @penalties=art30 @penalty_points=none
  Scenario Outline: A breach of another sentence does not make it a repetition | 别的句里的违规，不使它成为再犯
    When a player is found in <breach>, and earlier in the match was found in: <earlier>
    Then what it costs is: <sanctions>

    Examples:
      | case          | breach                 | earlier                             | sanctions  |
      | after-none    | stealing a card        | none                                | last place |
      | after-warning | slipping a card in     | exposing the next player's card     | last place |
      | after-turns   | drawing cards too many | a missed play; playing after a pass | last place |
      | after-hiding  | stealing a card        | hiding tribute                      | last place |

  @GJ-28.2-a @penalties=art30 @penalty_points=none
  Scenario Outline: Meant or not, it costs the same | 有意无意，处罚一样
    When a player is found in <breach>, and whether it was meant: yes
    Then what it costs is: <sanctions>
    When a player is found in <breach>, and whether it was meant: no
    Then what it costs is: <sanctions>

    Examples:
      | case    | breach                          | sanctions   |
      | exposed | exposing the next player's card | a warning   |
      | missed  | a missed play                   | 1 turn lost |
      | slipped | slipping a card in              | last place  |
      | drawn   | drawing cards too many          | last place  |

  @GJ-28.2-b @penalties=off
  Scenario Outline: Where nothing is punished, nothing costs anything, the first time or again | 不罚的打法，初犯再犯都不罚
    When a player is found in <breach>, and earlier in the match was found in: <earlier>
    Then what it costs is: no sanction

    Examples:
      | case       | breach                          | earlier             |
      | exposed    | exposing the next player's card | none                |
      | passed     | passing information             | passing information |
      | misplay    | a misplay                       | none                |
      | missed     | a missed play                   | none                |
      | refused    | refusing a returned card        | none                |
      | after-pass | playing after a pass            | none                |
      | report     | a false report                  | none                |
      | hidden     | hiding tribute                  | none                |
      | drawn      | drawing cards too many          | none                |
      | stolen     | stealing a card                 | stealing a card     |
      | slipped    | slipping a card in              | none                |

  @GJ-28.2-c @penalties=off
  Scenario Outline: Where nothing is punished a referee imposes nothing | 不罚的打法，裁判什么也不能罚
    When for <breach> a referee would impose: <imposed>
    Then it is refused: no penalties here
    And the reason is not: sanction too light

    Examples:
      | case    | breach              | imposed     |
      | warning | passing information | a warning   |
      | turn    | a missed play       | 1 turn lost |
      | last    | stealing a card     | last place  |

  @GJ-30.2.1-a @GJ-30.2 @penalties=art30 @penalty_points=none
  Scenario Outline: How many turns a repeated breach costs is the others' choice, but one at least | 再犯取消几次由其余五人定，至少一次
    When for passing information, after exposing the next player's card earlier in the match, a referee would impose: <imposed>
    Then it is accepted

    Examples:
      | case | imposed      |
      | one  | 1 turn lost  |
      | two  | 2 turns lost |
      | five | 5 turns lost |

  @GJ-30.2.1-b @GJ-30.2 @penalties=art30 @penalty_points=none
  Scenario Outline: A repeated breach cannot be let off with a warning, or with nothing | 再犯不能只警告，也不能不罚
    When for passing information, after passing information earlier in the match, a referee would impose: <imposed>
    Then it is refused: sanction too light

    Examples:
      | case    | imposed     |
      | warning | a warning   |
      | nothing | no sanction |

  @GJ-30.1.1-b @GJ-30.1.2 @penalties=art30 @penalty_points=none
  Scenario Outline: A first breach is warned, no less and no more | 初犯警告，不轻不重
    When for <breach> a referee would impose: a warning
    Then it is accepted
    When for <breach> a referee would impose: <imposed>
    Then it is refused: <reason>

    Examples:
      | case            | breach                          | imposed                | reason             |
      | exposed-nothing | exposing the next player's card | no sanction            | sanction too light |
      | exposed-turn    | exposing the next player's card | a warning; 1 turn lost | sanction not due   |
      | passed-turn     | passing information             | 1 turn lost            | sanction not due   |
      | passed-last     | passing information             | last place             | sanction not due   |

  @GJ-30.3.2-c @GJ-30.3.3 @GJ-30.3.4 @penalties=art30 @penalty_points=none
  Scenario Outline: One turn is one turn | 取消一次就是一次
    When for <breach> a referee would impose: 1 turn lost
    Then it is accepted
    When for <breach> a referee would impose: 2 turns lost
    Then it is refused: sanction not due
    When for <breach> a referee would impose: a warning
    Then it is refused: sanction too light
    When for <breach> a referee would impose: last place
    Then it is refused: sanction not due

    Examples:
      | case       | breach                   |
      | missed     | a missed play            |
      | refused    | refusing a returned card |
      | after-pass | playing after a pass     |

  @GJ-30.4.2-b @GJ-30.4.1 @penalties=art30 @penalty_points=none
  Scenario Outline: Hidden tribute takes both, the card and the turn | 隐瞒贡牌，补贡和取消牌权缺一不可
    When for hiding tribute a referee would impose: the hidden card paid; 1 turn lost
    Then it is accepted
    When for hiding tribute a referee would impose: <imposed>
    Then it is refused: <reason>

    Examples:
      | case      | imposed                            | reason             |
      | card-only | the hidden card paid               | sanction too light |
      | turn-only | 1 turn lost                        | sanction too light |
      | two-turns | the hidden card paid; 2 turns lost | sanction not due   |

  @GJ-30.5.2-b @GJ-30.5.1 @GJ-30.5.3 @GJ-30.6 @penalties=art30 @penalty_points=none
  Scenario Outline: Last place the first time, disqualified only again | 初犯大落，再犯才取消资格
    When for <breach> a referee would impose: last place
    Then it is accepted
    When for <breach> a referee would impose: disqualification
    Then it is refused: sanction not due
    When for <breach>, after <earlier> earlier in the match, a referee would impose: disqualification
    Then it is accepted
    When for <breach>, after <earlier> earlier in the match, a referee would impose: last place
    Then it is refused: sanction too light

    Examples:
      | case    | breach                 | earlier            |
      | drawn   | drawing cards too many | stealing a card    |
      | stolen  | stealing a card        | slipping a card in |
      | slipped | slipping a card in     | slipping a card in |

  @GJ-30.7-a @GJ-29.3 @GJ-29.3.1 @penalties=art30 @penalty_points=missed_play=2
  Scenario Outline: A table fines a breach besides, as its schedule has it | 各桌按细则另罚分
    When a player is found in <breach>
    Then what it costs is: <sanctions>

    Examples:
      | case            | breach               | sanctions                |
      | in-the-schedule | a missed play        | 1 turn lost; a fine of 2 |
      | not-in-it       | playing after a pass | 1 turn lost              |
      | warned          | passing information  | a warning                |

  @GJ-30.7-b @GJ-29.3 @penalties=art30 @penalty_points=missed_play=2
  Scenario Outline: The fine is as fixed, no more and no less | 罚分照细则，不多不少
    When for a missed play a referee would impose: 1 turn lost; a fine of 2
    Then it is accepted
    When for a missed play a referee would impose: <imposed>
    Then it is refused: <reason>

    Examples:
      | case      | imposed                  | reason             |
      | no-fine   | 1 turn lost              | sanction too light |
      | less      | 1 turn lost; a fine of 1 | sanction too light |
      | more      | 1 turn lost; a fine of 3 | sanction not due   |
      | fine-only | a fine of 2              | sanction too light |

  @GJ-30.7-c @GJ-30.4.2 @GJ-30.6 @GJ-30.2 @penalties=art30 @penalty_points=tribute_hidden=3_discard_stolen=10_card_exposed=1
  Scenario Outline: Fines stand with every kind of sanction, the first time and again | 各种处罚都可另罚分，初犯再犯都罚
    When a player is found in <breach>, and earlier in the match was found in: <earlier>
    Then what it costs is: <sanctions>

    Examples:
      | case          | breach                          | earlier                         | sanctions                                      |
      | hidden        | hiding tribute                  | none                            | the hidden card paid; 1 turn lost; a fine of 3 |
      | stolen        | stealing a card                 | none                            | a fine of 10; last place                       |
      | stolen-again  | stealing a card                 | stealing a card                 | a fine of 10; disqualification                 |
      | exposed       | exposing the next player's card | none                            | a warning; a fine of 1                         |
      | exposed-again | exposing the next player's card | exposing the next player's card | at least 1 turn lost; a fine of 1              |
      | slipped       | slipping a card in              | none                            | last place                                     |

  @GJ-29.3.1-a @GJ-30.7 @penalties=art30 @penalty_points=none
  Scenario: Without a schedule nobody is fined | 没有细则，不罚分
    When for a missed play a referee would impose: 1 turn lost; a fine of 1
    Then it is refused: sanction not due
    And the reason is not: sanction too light

  @GJ-30.4.1-a @GJ-30.4.2 @penalties=art30
  Scenario Outline: The hidden card is paid and the one paid in its place comes back | 补进藏起的牌，退回代进的那张
    When a payer of place tribute who holds <held> is found to have hidden <hidden> and paid <paid> in its place
    Then <pays> is paid and <back> comes back

    Examples:
      | case          | held      | hidden | paid | pays | back |
      | big-for-two   | B 2 9 9 4 | B      | 2    | B    | 2    |
      | small-for-two | S 2 2     | S      | 2    | S    | 2    |
      | big-for-small | B S 5     | B      | S    | B    | S    |

  @GJ-30.4.1-b @penalties=art30
  Scenario Outline: Once the hidden card is played, the highest held is paid if it is higher than the one paid | 藏起的已打出，补手里最大的，须比代进的大
    When a payer of place tribute who holds <held> is found to have hidden B and paid <paid> in its place
    Then <pays> is paid and <paid> comes back

    Examples:
      | case          | held  | paid | pays |
      | small-for-two | S 2 9 | 2    | S    |
      | another-small | S S 2 | 2    | S    |

  @GJ-30.4.1-c @penalties=art30 @tribute_cards=legal_only
  Scenario Outline: With nothing higher left nothing is paid | 没有更大的，不补
    When a payer of place tribute who holds <held> is found to have hidden B and paid <paid> in its place
    Then nothing is paid

    Examples:
      | case            | held  | paid |
      | equal           | 2 2 9 | 2    |
      | equal-small     | S 2 9 | S    |
      | lower           | 2 A 9 | S    |
      | no-tribute-card | A K 9 | 2    |

  @GJ-30.4.1-d @penalties=art30
  Scenario: A card the receiver has played does not come back | 代进的已被打出，不退
    When a payer of place tribute who holds B 2 9 is found to have hidden B, and the receiver has played the 2 paid in its place
    Then B is paid, nothing comes back, and of other cards 0 are returned

  @GJ-30.4.1-e @penalties=art30
  Scenario: Where nothing had been paid, what is paid now is returned as its kind is | 当时什么也没有进的，补进几张照规矩还几张
    When a payer of place tribute who holds S 9 4 is found to have hidden S and paid nothing in its place
    Then S is paid, nothing comes back, and of other cards 1 are returned

  @GJ-30.4.1-f @penalties=art30 @returned=falling
  Scenario: A point tribute paid late is not returned where none is | 点贡本来不还的，补进也不还
    When a payer of point tribute who holds S 9 4 is found to have hidden S and paid nothing in its place
    Then S is paid, nothing comes back, and of other cards 0 are returned

  @GJ-30.4.1-h @penalties=art30 @returned=all
  Scenario: A point tribute paid late is returned where all are | 各种贡都还的，点贡补进也还
    When a payer of point tribute who holds S 9 4 is found to have hidden S and paid nothing in its place
    Then S is paid, nothing comes back, and of other cards 1 are returned

  @GJ-30.4.1-i @penalties=art30 @tribute_cards=highest_held
  Scenario: Where any card is tribute, the highest held is paid for it | 什么牌都可进的，补手里最大的
    When a payer of place tribute who holds K Q 9 is found to have hidden A and paid Q in its place
    Then K is paid and Q comes back

  @GJ-30.4.1-j @penalties=art30 @tribute_cards=legal_only
  Scenario: Where only jokers and 2s are tribute, no K is paid for a 2 | 只有花和钱可进的，不拿 K 补
    When a payer of place tribute who holds K Q 9 is found to have hidden 2 and paid nothing in its place
    Then nothing is paid

  @GJ-30.4.1-g @penalties=off
  Scenario: Where nothing is punished nothing is made good | 不罚的打法，不补贡
    When a payer of place tribute who holds B 2 9 is found to have hidden B and paid 2 in its place
    Then nothing is paid

  @GJ-29.3-a @penalties=art30 @place_values=4_2_0_0_-2_-4 @signs=positive @sweep_doubles=yes
  Scenario Outline: A fine is taken from the score of the offender's side, even below zero | 罚分从违规者一方的积分里减，减成负数也减
    When a match of one hand that ended <places> is added up, <offender> having been fined <points>
    Then P1, P3 and P5 have <odd>; P2, P4 and P6 have <even>

    Examples:
      | case        | places                    | offender | points | odd | even |
      | winners     | P1, P3, P2, P4, P5 and P6 | P5       | 2      | 2   | 0    |
      | to-zero     | P1, P3, P2, P4, P5 and P6 | P1       | 4      | 0   | 0    |
      | below-zero  | P1, P3, P2, P4, P5 and P6 | P3       | 5      | -1  | 0    |
      | losers      | P1, P3, P2, P4, P5 and P6 | P6       | 3      | 4   | -3   |
      | after-sweep | P1, P3, P5, P2, P4 and P6 | P1       | 1      | 11  | 0    |

  @GJ-28.2-f @GJ-29.3 @penalties=off @place_values=4_2_0_0_-2_-4 @signs=positive
  Scenario: Where nothing is punished nobody is fined | 不罚的打法，不减分
    When a match of one hand that ended P1, P3, P2, P4, P5 and P6 is added up, P1 having been fined 4
    Then P1, P3 and P5 have 4; P2, P4 and P6 have 0
