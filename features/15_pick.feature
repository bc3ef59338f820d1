@report
Feature: Article 15: picking | 第十五条 挑牌
  A hand laid open and led in the order a partner fixes: who may ask, what an order is, who answers it, when it ends.

  @GJ-15.1.1-a @GJ-15.1.5 @GJ-15.1.6 @GJ-15.1.7 @pick=declared_order
  Scenario Outline: A hand is played out in the order a partner fixed | 照联邦定的次序一手一手走完
    Given the hands are
      | seat     | hand       |
      | <player> | QQQ TT 7   |
      | others   | ?*8        |
    And <player> has the lead
    When <player> picks and <partner> fixes the order 7, TT, QQQ
    Then it is for <player> to lead
    When <player> plays 7
    And these pass in turn: <passing>
    And the round is closed by the cover of <coverer>
    Then it is for <player> to lead
    When <player> plays TT
    And these pass in turn: <passing>
    And the round is closed by the cover of <coverer>
    And <player> plays QQQ
    And <coverer> lets it stand
    Then out, in this order: <player>

    Examples:
      | case       | player | partner | passing       | coverer |
      | p1-by-p3   | P1     | P3      | P2, P4 and P6 | P4      |
      | p1-by-p5   | P1     | P5      | P2, P4 and P6 | P4      |
      | p2-by-p6   | P2     | P6      | P3, P5 and P1 | P5      |
      | p5-by-p1   | P5     | P1      | P6, P2 and P4 | P2      |

  @GJ-15.1.1-b @GH-report.5 @pick=off|hint_at_ten
  Scenario: Where picks were not agreed on there are none | 没有约定挑牌的，不能挑
    Given the hands are
      | seat   | hand  |
      | P1     | TT 7  |
      | others | ?*8   |
    And P1 has the lead
    When P1 tries to pick and P3 fixes the order TT, 7
    Then it is refused: no picking
    When P1 plays 7
    Then 7 by P1 is on the table

  @GJ-15.1.1-c @pick=declared_order
  Scenario: One set that is the whole hand may be picked too | 全手只有一手牌，也可以挑
    Given the hands are
      | seat   | hand |
      | P1     | 777  |
      | others | ?*8  |
    And P1 has the lead
    When P1 picks and P3 fixes the order 777
    And P1 plays 777
    Then out, in this order: P1

  @GJ-15.1.2-a @pick=declared_order
  Scenario: Whoever leads next, only he may ask | 轮到谁发牌，谁才能要求
    Given the hands are
      | seat   | hand  |
      | P3     | TT 7  |
      | others | ?*8   |
    And P1 has the lead
    When P3 tries to pick and P5 fixes the order TT, 7
    Then it is refused: pick without the lead
    And it is for P1 to lead

  @GJ-15.1.2-b @pick=declared_order
  Scenario Outline: It is not asked for while a set is answered | 顺牌的时候不能要求
    Given the hands are
      | seat   | hand   |
      | P1     | 7 TT   |
      | P2     | 99 K   |
      | P3     | 88 J   |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays 7
    And <seat> tries to pick and <partner> fixes the order <order>
    Then it is refused: pick without the lead
    And it is for P2 to answer

    Examples:
      | case               | seat | partner | order |
      | his-turn-to-answer | P2   | P4      | 99, K |
      | out-of-turn        | P3   | P5      | 88, J |
      | his-own-set-lies   | P1   | P3      | TT    |

  @GJ-15.1.2-c @pick=declared_order
  Scenario: It may be asked for once the lead is won | 赢得发牌权，就可以要求
    Given the hands are
      | seat   | hand  |
      | P1     | 7 TT  |
      | P2     | K 99  |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 7
    And P2 plays K
    And these pass in turn: P3, P4, P5, P6 and P1
    And the round is closed by the cover of P5
    And P2 picks and P4 fixes the order 99
    And P2 plays 99
    Then out, in this order: P2

  @GJ-15.1.2-d @pick=declared_order
  Scenario: The lead is not there before the cover | 未扣牌以前还没有发牌权
    Given the hands are
      | seat   | hand |
      | P1     | 7 TT |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays 7
    And these pass in turn: P2, P3, P4 and P5
    And P1 tries to pick and P3 fixes the order TT
    Then it is refused: pick without the lead
    When P6 passes
    And the round is closed by the cover of P4
    And P1 picks and P3 fixes the order TT
    Then it is for P1 to lead

  @GJ-15.1.3-a @pick=declared_order
  Scenario: All his cards lie open, set by set | 手里的牌一手一手全部摊开
    Given the hands are
      | seat   | hand     |
      | P1     | QQ TT 7  |
      | others | ?*8      |
    And P1 has the lead
    When P1 picks and P5 fixes the order TT, 7, QQ
    Then the cards of P1 lie open, to be led in the order TT, 7, QQ
    When P1 plays TT
    Then the cards of P1 lie open, to be led in the order 7, QQ
    And P1 holds 3 cards

  @GJ-15.1.4-a @pick=declared_order
  Scenario Outline: A partner who still holds cards fixes the order | 定次序的是手里还有牌的联邦
    Given the hands are
      | seat     | hand  |
      | <player> | TT 7  |
      | others   | ?*8   |
    And <player> has the lead
    When <player> picks and <partner> fixes the order TT, 7
    And <player> plays TT
    Then TT by <player> is on the table

    Examples:
      | case        | player | partner |
      | next-but-one | P4    | P6      |
      | last-but-one | P4    | P2      |
      | p6-by-p2     | P6    | P2      |

  @GJ-15.1.4-b @pick=declared_order
  Scenario Outline: Nobody but a partner fixes it | 不是联邦不能定次序
    Given the hands are
      | seat   | hand |
      | P1     | TT 7 |
      | others | ?*8  |
    And P1 has the lead
    When P1 tries to pick and <partner> fixes the order TT, 7
    Then it is refused: pick, no partner in play
    And the reason is not: pick without the lead

    Examples:
      | case         | partner |
      | himself      | P1      |
      | next         | P2      |
      | opposite     | P4      |
      | before-him   | P6      |

  @GJ-15.1.4-c @pick=declared_order
  Scenario: A partner who is out does not fix it, the other does | 已走科的联邦不能定，另一个可以
    Given the hands are
      | seat   | hand |
      | P1     | TT 7 |
      | others | ?*8  |
    And out already, in this order: P3
    And P1 has the lead
    When P1 tries to pick and P3 fixes the order TT, 7
    Then it is refused: pick, no partner in play
    When P1 picks and P5 fixes the order TT, 7
    Then it is for P1 to lead

  @GJ-15.1.4-d @pick=declared_order
  Scenario: A partner who has revolted does not fix it | 已革命的联邦不能定
    Given the hands are
      | seat   | hand |
      | P1     | TT 7 |
      | others | ?*8  |
    And P5 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 tries to pick and P5 fixes the order TT, 7
    Then it is refused: pick, no partner in play
    When P1 picks and P3 fixes the order TT, 7
    Then it is for P1 to lead

  @GJ-15.1.4-e @pick=declared_order
  Scenario: With both partners out there is nobody to fix it | 两个联邦都走了科，就没有人可定
    Given the hands are
      | seat   | hand |
      | P1     | TT 7 |
      | others | ?*8  |
    And out already, in this order: P3 and P5
    And P1 has the lead
    When P1 tries to pick and P3 fixes the order TT, 7
    Then it is refused: pick, no partner in play
    When P1 tries to pick and P5 fixes the order TT, 7
    Then it is refused: pick, no partner in play

  @GJ-15.1.5-a @pick=declared_order
  Scenario Outline: The sets are together exactly the hand | 各手合起来正好是全部手牌
    Given the hands are
      | seat   | hand     |
      | P1     | QQ TT 7  |
      | others | ?*8      |
    And P1 has the lead
    When P1 tries to pick and P3 fixes the order <order>
    Then it is refused: pick, not the whole hand
    And no pick goes on

    Examples:
      | case             | order          |
      | one-card-short   | QQ, TT         |
      | half-a-pair-left | QQ, T, 7       |
      | one-card-more    | QQ, TT, 77     |
      | a-card-not-held  | QQ, TT, 7, K   |
      | a-set-twice      | QQ, TT, 7, TT  |
      | other-cards      | QQ, TT, 8      |

  @GJ-15.1.5-b @pick=declared_order
  Scenario Outline: Each set must be lawful | 每一手都要合规矩
    Given the hands are
      | seat   | hand     |
      | P1     | QQ TT 7  |
      | others | ?*8      |
    And P1 has the lead
    When P1 tries to pick and P3 fixes the order <order>
    Then it is refused: mixed ranks

    Examples:
      | case          | order      |
      | the-last-two  | QQ, TT 7   |
      | the-first-two | QQ TT, 7   |
      | all-at-once   | QQ TT 7    |

  @GJ-15.1.5-c @pick=declared_order
  Scenario: 2s pasted and jokers hung make lawful sets | 贴钱、挂花的也是合规矩的一手
    Given the hands are
      | seat   | hand        |
      | P1     | 77 2 9 S T  |
      | others | ?*8         |
    And P1 has the lead
    When P1 picks and P3 fixes the order 77 2, 9 S, T
    And P1 plays 77 2
    Then it is for P2 to answer

  @GJ-15.1.5-d @pick=declared_order
  Scenario: A pair may be led card by card | 一对可以拆成两手
    Given the hands are
      | seat   | hand |
      | P1     | TT 7 |
      | others | ?*8  |
    And P1 has the lead
    When P1 picks and P3 fixes the order T, 7, T
    And P1 plays T
    Then it is for P2 to answer

  @GJ-15.1.5-e @GH-sets.10 @pick=declared_order @fours_whole=yes
  Scenario Outline: Where 4s are laid whole an order does not split them | 约定 4 整出的，次序里也不拆
    Given the hands are
      | seat   | hand |
      | P1     | 44 T |
      | others | ?*8  |
    And P1 has the lead
    When P1 tries to pick and P3 fixes the order <order>
    Then it is refused: fours are not split

    Examples:
      | case       | order   |
      | first-last | 4, T, 4 |
      | one-by-one | 4, 4, T |

  @GJ-15.1.6-a @pick=declared_order
  Scenario Outline: Nothing but the set that is next may be led | 只能发次序里的下一手
    Given the hands are
      | seat   | hand       |
      | P1     | QQ TT 7    |
      | others | ?*8        |
    And P1 has the lead
    When P1 picks and P3 fixes the order TT, 7, QQ
    And P1 tries to play <cards>
    Then it is refused: pick, order is fixed
    When P1 plays TT
    Then TT by P1 is on the table

    Examples:
      | case           | cards |
      | the-second     | 7     |
      | the-last       | QQ    |
      | half-of-it     | T     |

  @GJ-15.1.6-b @pick=declared_order
  Scenario: An unbeaten set leaves the rest of the order as it is | 没有人压，余下的仍照次序
    Given the hands are
      | seat   | hand     |
      | P1     | QQ TT 7  |
      | others | ?*8      |
    And P1 has the lead
    When P1 picks and P3 fixes the order TT, 7, QQ
    And P1 plays TT
    And these pass in turn: P2, P4 and P6
    And the round is closed by the cover of P4
    And P1 tries to play QQ
    Then it is refused: pick, order is fixed
    When P1 plays 7
    Then 7 by P1 is on the table

  @GJ-15.1.6-c @pick=declared_order
  Scenario: An order is not fixed anew while it is led | 次序定了不能再定
    Given the hands are
      | seat   | hand     |
      | P1     | QQ TT 7  |
      | others | ?*8      |
    And P1 has the lead
    When P1 picks and P3 fixes the order TT, 7, QQ
    And P1 tries to pick and P5 fixes the order QQ, TT, 7
    Then it is refused: pick, order is fixed
    When P1 plays TT
    Then the cards of P1 lie open, to be led in the order 7, QQ

  @GJ-15.1.6-d @pick=declared_order @cover=explicit
  Scenario: The next set waits for the cover | 下一手要等扣牌
    Given the hands are
      | seat   | hand     |
      | P1     | QQ TT 7  |
      | others | ?*8      |
    And P1 has the lead
    When P1 picks and P3 fixes the order TT, 7, QQ
    And P1 plays TT
    And these pass in turn: P2, P4 and P6
    And P1 tries to play 7
    Then it is refused: lead before cover
    When P4 covers
    And P1 plays 7
    Then 7 by P1 is on the table

  @GJ-15.1.6-e @pick=declared_order
  Scenario: In a pick too the lead is not passed | 挑牌也不能过掉发牌
    Given the hands are
      | seat   | hand |
      | P1     | TT 7 |
      | others | ?*8  |
    And P1 has the lead
    When P1 picks and P3 fixes the order TT, 7
    And P1 tries to pass
    Then it is refused: no pass on the lead

  @GJ-15.1.6-f @pick=declared_order
  Scenario: The set that is next is all that can be led | 能发的只有下一手
    Given the hands are
      | seat   | hand |
      | P1     | TT 7 |
      | others | ?*8  |
    And P1 has the lead
    When P1 picks and P3 fixes the order TT, 7
    And what may be done is listed
    Then playing TT is on the list
    And playing T is not on the list
    And playing 7 is not on the list

  @GJ-15.1.7-a @pick=declared_order
  Scenario Outline: The other side is asked in turn, partners are passed over | 只问对方，跳过本方的人
    Given the hands are
      | seat     | hand |
      | <player> | TT 7 |
      | others   | ?*8  |
    And <player> has the lead
    When <player> picks and <partner> fixes the order 7, TT
    And <player> plays 7
    Then it is for <first> to answer
    When <first> passes
    Then it is for <second> to answer
    When <second> passes
    Then it is for <third> to answer

    Examples:
      | case   | player | partner | first | second | third |
      | first  | P1     | P3      | P2    | P4     | P6    |
      | fourth | P4     | P6      | P5    | P1     | P3    |
      | sixth  | P6     | P4      | P1    | P3     | P5    |

  @GJ-15.1.7-b @pick=declared_order
  Scenario Outline: A partner does not answer | 本方的人不能接
    Given the hands are
      | seat   | hand    |
      | P1     | TT 7    |
      | P3     | QQ K 8  |
      | P5     | QQ K 8  |
      | others | ?*8     |
    And P1 has the lead
    When P1 picks and P3 fixes the order 7, TT
    And P1 plays 7
    And P2 passes
    And <partner> tries to play K
    Then it is refused: pick, opponents only
    When <partner> tries to pass
    Then it is refused: pick, opponents only
    And it is for P4 to answer

    Examples:
      | case       | partner |
      | who-fixed  | P3      |
      | who-did-not | P5     |

  @GJ-15.1.7-c @pick=declared_order
  Scenario: A partner does not burn either | 本方的人也不能烧
    Given the hands are
      | seat   | hand    |
      | P1     | KK 7    |
      | P3     | AA 55S  |
      | others | ?*8     |
    And P1 has the lead
    When P1 picks and P5 fixes the order KK, 7
    And P1 plays KK
    Then P4 may only follow or let it stand
    When P3 tries to burn with AA
    Then it is refused: pick, opponents only
    When P4 lets it stand
    Then it is for P1 to lead

  @GJ-15.1.7-d @pick=declared_order
  Scenario: The other side is asked to burn by the rules | 对方照规矩问烧
    Given the hands are
      | seat   | hand    |
      | P1     | KK 7    |
      | P3     | AA 55S  |
      | P6     | 22 55S  |
      | others | ?*8     |
    And P1 has the lead
    When P1 picks and P5 fixes the order KK, 7
    And P1 plays KK
    Then P6 is asked to burn
    When P6 declines to burn
    Then P4 may only follow or let it stand

  @GJ-15.1.7-e @pick=declared_order
  Scenario: On a gouji set only the opposite answers, a headless partner does not | 够级牌只问对头，无头的联邦也不问
    Given the hands are
      | seat   | hand  |
      | P1     | KK 7  |
      | P3     | AA ?*5 |
      | others | ?*8   |
    And out already, in this order: P6
    And P1 has the lead
    When P1 picks and P5 fixes the order KK, 7
    And P1 plays KK
    Then P4 may only follow or let it stand
    When P3 tries to play AA
    Then it is refused: pick, opponents only

  @GJ-15.1.7-f @pick=declared_order
  Scenario: The opposite may yield to the opponent after him | 对头可以让，由他后面的对方先应
    Given the hands are
      | seat   | hand  |
      | P1     | TT 7  |
      | P6     | 9 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 picks and P3 fixes the order 7, TT
    And P1 plays 7
    And P2 passes
    And P4 yields
    Then it is for P6 to answer
    When P6 passes
    Then P4 may only follow or let it stand

  @GJ-15.1.7-g @pick=declared_order
  Scenario: Partners not asked have not passed, and answer the set that beats | 没有问的联邦不算过牌，压上来的牌他们可以应
    Given the hands are
      | seat   | hand   |
      | P1     | T 7    |
      | P2     | 9 ?*7  |
      | P3     | J ?*7  |
      | P5     | Q ?*7  |
      | others | ?*8    |
    And P1 has the lead
    When P1 picks and P3 fixes the order 7, T
    And P1 plays 7
    Then nobody has passed in this round
    When P2 plays 9
    Then it is for P3 to answer
    When P3 plays J
    And P4 passes
    Then it is for P5 to answer
    When P5 plays Q
    Then Q by P5 is on the table

  @GJ-15.1.7-h @pick=declared_order
  Scenario: Only those asked have passed | 过牌的只有问到的人
    Given the hands are
      | seat   | hand  |
      | P1     | TT 7  |
      | others | ?*8   |
    And P1 has the lead
    When P1 picks and P3 fixes the order 7, TT
    And P1 plays 7
    And these pass in turn: P2 and P4
    Then passed in this round: P2 and P4
    And it is for P6 to answer

  @GJ-15.1.7-i @GJ-18.1.3 @pick=declared_order
  Scenario: In the melee too only the other side answers a pick | 乱缠中挑牌，也只有对方能压
    Given the hands are
      | seat | hand  |
      | P1   | KK 7  |
      | P3   | AA ?  |
      | P4   | ?*8   |
      | P6   | QQ AA |
    And out already, in this order: P2 and P5
    And P1 has the lead
    When P1 picks and P3 fixes the order KK, 7
    And P1 plays KK
    And P3 tries to play AA
    Then it is refused: pick, opponents only
    And it is for P4 to answer
    When P4 passes
    And P6 plays AA
    Then AA by P6 is on the table
    And it is for P1 to answer

  @GJ-15.1.8-a @pick=declared_order
  Scenario Outline: A set that is beaten ends the pick | 有一手被压，挑牌即止
    Given the hands are
      | seat   | hand      |
      | P1     | 7 J TT    |
      | P2     | 9 Q ?*6   |
      | P4     | 9 Q ?*6   |
      | P6     | 9 Q ?*6   |
      | others | ?*8       |
    And P1 has the lead
    When P1 picks and P3 fixes the order 7, J, TT
    And P1 plays 7
    And these pass in turn: <before>
    And <answering> plays 9
    Then no pick goes on
    And P1 holds 3 cards

    Examples:
      | case     | before    | answering |
      | opposite | P2        | P4       |
      | last     | P2 and P4 | P6       |

  @GJ-15.1.8-b @pick=declared_order
  Scenario: What is taken up again is played as usual: he may answer with any of it | 收回的牌照常打，可以用来顺牌
    Given the hands are
      | seat   | hand     |
      | P1     | 7 TT J   |
      | P2     | 9 ?*7    |
      | others | ?*8      |
    And P1 has the lead
    When P1 picks and P3 fixes the order 7, TT, J
    And P1 plays 7
    And P2 plays 9
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays J
    Then J by P1 is on the table
    And it is for P2 to answer

  @GJ-15.1.8-c @pick=declared_order
  Scenario: With the lead again he is not bound by the order | 再得发牌权，不受次序约束
    Given the hands are
      | seat   | hand      |
      | P1     | 7 TT J 8  |
      | P2     | 9 ?*7     |
      | others | ?*8       |
    And P1 has the lead
    When P1 picks and P3 fixes the order 7, 8, TT, J
    And P1 plays 7
    And P2 plays 9
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays J
    And P2 passes
    And P4 lets it stand
    And P1 plays TT
    Then TT by P1 is on the table
    And it is for P2 to answer
    When P2 passes
    Then it is for P3 to answer

  @GJ-15.1.8-d @pick=declared_order
  Scenario: With the lead again he may pick again | 再得发牌权，可以再挑
    Given the hands are
      | seat   | hand    |
      | P1     | 7 TT J  |
      | P2     | 9 ?*7   |
      | others | ?*8     |
    And P1 has the lead
    When P1 picks and P3 fixes the order 7, TT, J
    And P1 plays 7
    And P2 plays 9
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays J
    And P2 passes
    And P4 lets it stand
    And P1 picks and P5 fixes the order T, T
    Then the cards of P1 lie open, to be led in the order T, T

  @GJ-15.1.8-e @GJ-10.2.9 @pick=declared_order
  Scenario: A set that is burned ends the pick, and the picker's partners are asked again | 有一手被烧，挑牌即止，本方的人照常问
    Given the hands are
      | seat   | hand        |
      | P1     | KK 7        |
      | P2     | AA 55S      |
      | P3     | 22 88S      |
      | others | ?*8         |
    And P1 has the lead
    When P1 picks and P3 fixes the order KK, 7
    And P1 plays KK
    Then P2 is asked to burn
    When P2 burns with AA
    Then no pick goes on
    And P3 is asked to burn

  @GJ-15.1.8-f @pick=declared_order
  Scenario: A set that is covered does not end it | 扣了牌，挑牌不止
    Given the hands are
      | seat   | hand      |
      | P1     | KK 7 TT   |
      | others | ?*8       |
    And P1 has the lead
    When P1 picks and P3 fixes the order KK, TT, 7
    And P1 plays KK
    And P4 lets it stand
    Then the cards of P1 lie open, to be led in the order TT, 7
    And it is for P1 to lead

  @GJ-15.1.8-g @GJ-19.3 @pick=declared_order
  Scenario: When his last set has gone through the pick is over and the wind is taken as usual | 最后一手走完，挑牌告终，照常接风
    Given the hands are
      | seat   | hand |
      | P1     | 777  |
      | others | ?*8  |
    And P1 has the lead
    When P1 picks and P5 fixes the order 777
    And P1 plays 777
    Then it is for P2 to answer
    When these pass in turn: P2, P4 and P6
    And the round is closed by the cover of P4
    Then it is for P2 to lead
    And no pick goes on

  @GJ-15.1.9-a @pick=declared_order @burn_last=bare
  Scenario Outline: Who owes jokers has one in every set but the last | 欠花的人，除最后一手外每手有花
    Given the hands are
      | seat   | hand           |
      | P1     | AA 5S 6S 7     |
      | P2     | KK ?*6         |
      | others | ?*8            |
    And P2 has the lead
    When P2 plays KK
    Then P1 is asked to burn
    When P1 burns with AA
    And P4 lets it stand
    Then P1 owes a joker in every set led
    When P1 picks and P3 fixes the order <order>
    Then it is for P1 to lead

    Examples:
      | case            | order             |
      | the-last-bare   | 5 S, 6 S, 7       |
      | another-bare    | 7 S, 5 S, 6       |
      | hung-late       | 6 S, 7 S, 5       |

  @GJ-15.1.9-b @GJ-10.3.2 @pick=declared_order
  Scenario Outline: An order that leaves a set before the last without a joker is refused | 最后一手以前有一手没有花，不准
    Given the hands are
      | seat   | hand       |
      | P1     | AA 5S 6S   |
      | P2     | KK ?*6     |
      | others | ?*8        |
    And P2 has the lead
    When P2 plays KK
    And P1 burns with AA
    And P4 lets it stand
    And P1 tries to pick and P3 fixes the order <order>
    Then it is refused: burner must hang
    When P1 picks and P3 fixes the order 5 S, 6 S
    Then it is for P1 to lead

    Examples:
      | case            | order        |
      | the-first-bare  | 5, 6 S S     |
      | the-second-bare | S, 5, 6 S    |
      | none            | 5, 6, S, S   |

  @GJ-15.1.9-c @GH-burn.7 @pick=declared_order @burn_last=hung
  Scenario: Where a burner's last set too holds a joker so must the last of the order | 约定最后一手也要挂花的，次序里的最后一手也要有花
    Given the hands are
      | seat   | hand       |
      | P1     | AA 5S 6S   |
      | P2     | KK ?*6     |
      | others | ?*8        |
    And P2 has the lead
    When P2 plays KK
    And P1 burns with AA
    And P4 lets it stand
    And P1 tries to pick and P3 fixes the order 5 S S, 6
    Then it is refused: burner must hang
    When P1 picks and P3 fixes the order 6 S, 5 S
    Then it is for P1 to lead

  @GJ-15.1.9-d @pick=declared_order @burn_last=bare
  Scenario: Where it need not, the last set may go bare though a joker could hang there | 最后一手可以不挂花的，花可以先用完
    Given the hands are
      | seat   | hand       |
      | P1     | AA 5S 6S   |
      | P2     | KK ?*6     |
      | others | ?*8        |
    And P2 has the lead
    When P2 plays KK
    And P1 burns with AA
    And P4 lets it stand
    And P1 picks and P3 fixes the order 5 S S, 6
    Then it is for P1 to lead

  @GJ-15.1.9-e @pick=declared_order
  Scenario: Who owes nothing need not hang | 不欠花的人不必挂花
    Given the hands are
      | seat   | hand    |
      | P1     | 5S 6S 7 |
      | others | ?*8     |
    And P1 has the lead
    When P1 picks and P3 fixes the order 7, 5, 6, S S
    Then it is for P1 to lead
    When P1 tries to play 5
    Then it is refused: pick, order is fixed

  @GJ-15.1.9-f @GJ-10.3.8 @pick=declared_order @burn_failure=refused
  Scenario: A burn that was beaten frees him in a pick too | 烧牌被压，解了烧，挑牌也不必挂花
    Given the hands are
      | seat   | hand        |
      | P1     | AA Q K SS   |
      | P2     | KK ?*6      |
      | P4     | 22 9 8 7    |
      | others | ?*8         |
    And P2 has the lead
    When P2 plays KK
    And P1 burns with AA
    And P4 plays 22
    And P1 lets it stand
    And P4 plays 8
    And these pass in turn: P5 and P6
    And P1 plays Q
    And these pass in turn: P2 and P3
    And P4 lets it stand
    And P1 picks and P5 fixes the order K, S S
    Then it is for P1 to lead

  @GH-report.5-a @GJ-15.1.1 @pick=declared_order
  Scenario: Rules that have the declared order are the agreement | 选定的规则写明定次序，就是约定了
    Given the hands are
      | seat   | hand |
      | P6     | TT 7 |
      | others | ?*8  |
    And P6 has the lead
    When P6 picks and P2 fixes the order 7, TT
    And P6 plays 7
    Then it is for P1 to answer

  @GJ-26.4.2-a @pick=off @hold_three=on
  Scenario: Under hold three there is no pick | 憋3时不挑牌
    Given the hands are
      | seat   | hand    |
      | P1     | TT 7 3  |
      | others | ?*8     |
    And P1 has the lead
    When P1 tries to pick and P3 fixes the order TT, 7, 3
    Then it is refused: no picking

  @GH-turns.4-d @GJ-15.1.2 @pick=declared_order
  Scenario: Who is out or has revolted does not pick | 已走科或革命的人不挑牌
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And out already, in this order: P1
    And P6 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P1 tries to pick and P3 fixes the order 7
    Then it is refused: not in play
    When P6 tries to pick and P2 fixes the order 7
    Then it is refused: not in play

  @GJ-15.1.2-e @GJ-3.2.3 @pick=declared_order @hand_end=one_side_left
  Scenario: Once the hand is over there is nothing to pick | 本局已完，无牌可挑
    Given the hands are
      | seat   | hand  |
      | P6     | 777   |
      | others | TT 9  |
    And out already, in this order: P2 and P4
    And P6 has the lead
    When P6 plays 777
    Then the hand is over and the places are: P2, P4, P6, P1, P3 and P5
    When P1 tries to pick and P3 fixes the order TT, 9
    Then it is refused: hand is over
