@referee
Feature: Article 29: what a sanction does to a hand | 第二十九条 处罚的种类
  By the referee's word: turns lost, a player made last, one disqualified; and which acts earn a sanction by themselves.

  @GJ-29.2.1-a @GJ-29.2 @penalties=art30
  Scenario: A lost turn to follow: he passes, and the next time he follows | 失去一次顺牌：这次过牌，下次照顺
    Given the hands are
      | seat   | hand      |
      | P1     | TT 99 ?*4 |
      | P2     | JJ ?*6    |
      | others | ?*8       |
    And P1 has the lead
    When the referee imposes on P2: 1 turn lost
    Then it is for P1 to lead
    And turns that P2 has to lose: 1
    When P1 plays TT
    Then it is for P2 to answer
    When P2 tries to play JJ
    Then it is refused: turn is lapsed
    And it is for P2 to answer
    When P2 passes
    Then it is for P3 to answer
    When these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 plays 99
    And P2 plays JJ
    Then JJ by P2 is on the table

  @GJ-29.2.1-b @penalties=art30
  Scenario: On his opposite's gouji set he only lets it stand, and answers the next | 对头出够级牌，只能扣牌，下一手照上
    Given the hands are
      | seat   | hand       |
      | P1     | KK QQQ ?*4 |
      | P4     | A*5 ?*3    |
      | others | ?*8        |
    And P1 has the lead
    When the referee imposes on P4: 1 turn lost
    And P1 plays KK
    And P4 tries to play AA
    Then it is refused: turn is lapsed
    When P4 lets it stand
    Then it is for P1 to lead
    When P1 plays QQQ
    And P4 plays AAA
    Then AAA by P4 is on the table

  @GJ-29.2-a @GJ-29.2.1 @penalties=art30
  Scenario: Two turns lost are the next two, not one and not three | 取消两次，就是接着的两次
    Given the hands are
      | seat   | hand         |
      | P1     | TT 99 88 ?*2 |
      | P2     | JJ ?*6       |
      | others | ?*8          |
    And P1 has the lead
    When the referee imposes on P2: 2 turns lost
    And P1 plays 88
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then turns that P2 has to lose: 1
    When P1 plays 99
    And P2 tries to play JJ
    Then it is refused: turn is lapsed
    When these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 plays TT
    And P2 plays JJ
    Then JJ by P2 is on the table

  @GJ-29.2.1-c @GJ-11.2.1 @penalties=art30
  Scenario: The pass that serves it holds for the round | 受罚的过牌，本轮有效
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | QQ ?*6 |
      | P3     | JJ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When the referee imposes on P2: 1 turn lost
    And P1 plays TT
    And P2 passes
    And P3 plays JJ
    And these pass in turn: P4, P5, P6 and P1
    Then only the cover of P6 is left, then P3 leads
    When P2 tries to play QQ
    Then it is refused

  @GJ-29.2.1-d @GJ-19.1.1 @GJ-19.3 @penalties=art30
  Scenario: He passes on a bottom set too, and may not apply for the wind; it may come to him all the same | 底牌也只能过牌，不能申请接风；没人压住，风照样归他
    Given the hands are
      | seat   | hand |
      | P1     | 8    |
      | others | ?*8  |
    And P1 has the lead
    When the referee imposes on P2: 1 turn lost
    And P1 plays 8
    And P2 tries to apply for the wind
    Then it is refused: turn is lapsed
    And it is for P2 to answer
    When P2 passes
    And these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then it is for P2 to lead

  @GJ-29.2-b @penalties=art30
  Scenario: The word falls while he is asked: this turn is the one he loses | 正轮到他时宣布，失去的就是这一次
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | JJ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And the referee imposes on P2: 1 turn lost
    Then it is for P2 to answer
    When P2 tries to play JJ
    Then it is refused: turn is lapsed
    When P2 passes
    Then it is for P3 to answer

  @GJ-29.2-c @joker_exchange=none @penalties=art30
  Scenario: A dead set asks nobody to follow, and serves nothing | 死牌不问人顺，不算执行
    Given the hands are
      | seat   | hand     |
      | P1     | B TT ?*6 |
      | P4     | JJ ?*6   |
      | others | ?*8      |
    And P1 has the lead
    When the referee imposes on P4: 1 turn lost
    And P1 plays B
    Then only the cover of P4 is left, then P1 leads
    When the round is closed by the cover of P4
    And P1 plays TT
    And these pass in turn: P2 and P3
    And P4 tries to play JJ
    Then it is refused: turn is lapsed
    And the reason is not: not your turn

  @GJ-29.2-d @GJ-8.5.2 @penalties=art30
  Scenario: Who is not asked is told that it is not his turn, not that it is lapsed | 没轮到的，理由是没轮到，不是牌权已取消
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P4     | JJ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And the referee imposes on P4: 1 turn lost
    And P4 tries to play JJ
    Then it is refused: not your turn
    And the reason is not: turn is lapsed

  @GJ-29.2-e @GJ-19.1.1 @GJ-19.1.2 @penalties=art30
  Scenario: The word of the referee asks nobody again who has applied for the wind | 裁判宣布以后，申请过接风的不再问
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    And the referee imposes on P5: 1 turn lost
    Then it is for P3 to answer

  @GJ-29.2.2-a @GJ-29.2 @penalties=art30
  Scenario: A lost lead: the next seat in play leads | 失去发牌：由后面第一个在局的人发
    Given the hands are
      | seat   | hand   |
      | P1     | JJ ?*6 |
      | P2     | TT ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When the referee imposes on P1: 1 turn lost
    Then it is for P2 to lead
    When P2 plays TT
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays JJ
    Then JJ by P1 is on the table

  @GJ-29.2.2-b @penalties=art30
  Scenario: Two turns to lose: this lead goes, one is left | 取消两次：这次发牌失去，还剩一次
    Given the hands are
      | seat   | hand   |
      | P1     | JJ ?*6 |
      | P2     | TT ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When the referee imposes on P1: 2 turns lost
    Then it is for P2 to lead
    And turns that P1 has to lose: 1
    When P2 plays TT
    And these pass in turn: P3, P4, P5 and P6
    And P1 tries to play JJ
    Then it is refused: turn is lapsed

  @GJ-29.2.2-c @penalties=art30
  Scenario: The next seat has a turn to lose too, and the one after is out | 下一个也要失去，再下一个已走科
    Given the hands are
      | seat   | hand |
      | others | ?*8 |
    And out already, in this order: P3
    And P1 has the lead
    When the referee imposes on P2: 1 turn lost
    And the referee imposes on P1: 1 turn lost
    Then it is for P4 to lead

  @GJ-29.2.2-d @penalties=art30
  Scenario: A lead won while a turn is to be lost | 赢了一轮，发牌却被取消
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And the referee imposes on P1: 1 turn lost
    Then it is for P2 to answer
    When these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then it is for P2 to lead

  @GJ-29.2.3-a @penalties=art30
  Scenario: Who has a turn to lose is not asked to burn, and still has it to lose | 有牌权要取消的人不问烧，取消的一次还在
    Given the hands are
      | seat   | hand      |
      | P1     | KK TT ?*5 |
      | P2     | 22 55S    |
      | P3     | 22 66S    |
      | others | ?*8       |
    And P1 has the lead
    When the referee imposes on P3: 1 turn lost
    And P1 plays KK
    Then P2 is asked to burn
    When P3 tries to burn with 22
    Then it is refused: turn is lapsed
    When P2 declines to burn
    Then P4 may only follow or let it stand
    And turns that P3 has to lose: 1
    When P4 lets it stand
    And P1 plays TT
    And P2 passes
    And P3 tries to play 22
    Then it is refused: turn is lapsed

  @GJ-29.2.3-b @penalties=art30
  Scenario: The word falls while he is asked to burn: he is asked no more | 正问他烧不烧时宣布，就不再问他
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P3     | 22 66S |
      | P6     | 22 77S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P3 is asked to burn
    When the referee imposes on P3: 1 turn lost
    Then P6 is asked to burn
    And turns that P3 has to lose: 1
    When P6 burns with 22
    Then 22 by P6 is on the table

  @GJ-29.2.3-c @GJ-12.1.1 @penalties=art30
  Scenario: Who has a turn to lose does not yield | 有牌权要取消的人不得让牌
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When the referee imposes on P4: 1 turn lost
    And P1 plays TT
    And these pass in turn: P2 and P3
    And P4 tries to yield
    Then it is refused: turn is lapsed
    When P4 passes
    Then it is for P5 to answer

  @GJ-29.2.3-d @GJ-10.2.8 @penalties=art30
  Scenario: Whoever has declined is not asked again when another is punished | 说了不烧的人，别人受罚也不再问他
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P3     | 22 66S |
      | P5     | 22 77S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P3 declines to burn
    And the referee imposes on P6: 1 turn lost
    Then P5 is asked to burn
    When P5 declines to burn
    Then P4 may only follow or let it stand

  @GJ-29.2.4-a @GJ-10.3.8 @penalties=art30
  Scenario: A burner who loses his lead owes no joker any more | 烧牌人失去发牌权，不再欠花
    Given the hands are
      | seat   | hand      |
      | P1     | KK TT ?*4 |
      | P3     | 22 66S    |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P3 burns with 22
    And P6 lets it stand
    Then P3 owes a joker in every set led
    When the referee imposes on P3: 1 turn lost
    Then it is for P4 to lead
    And nobody owes a joker

  @GJ-29.2.4-b @penalties=art30
  Scenario: While his burn lies on the table he still owes; the lead it wins is the one he loses | 烧的牌还在桌上时照欠，赢来的发牌才是失去的
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P3     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P3 burns with 22
    And the referee imposes on P3: 1 turn lost
    Then P3 owes a joker in every set led
    When P6 lets it stand
    Then it is for P4 to lead
    And nobody owes a joker

  @GJ-29.2.4-c @penalties=art30
  Scenario: A burner's partner loses a turn: the debt stands | 别人失去牌权，烧牌人照欠
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P3     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P3 burns with 22
    And the referee imposes on P5: 1 turn lost
    And P6 lets it stand
    Then it is for P3 to lead
    And P3 owes a joker in every set led

  @GJ-29.2.5-a @penalties=art30
  Scenario: A turn brought from the hand before is lost in this one | 上一局没执行的，这一局执行
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | JJ ?*6 |
      | others | ?*8    |
    And turns to lose that P2 brings from the hand before: 1
    And P1 has the lead
    When P1 plays TT
    And P2 tries to play JJ
    Then it is refused: turn is lapsed
    When P2 passes
    Then it is for P3 to answer

  @GJ-29.2.5-b @GJ-29.2.2 @penalties=art30
  Scenario: Brought by the player who leads first: the next leads | 首发牌人带来的，由下一个首发
    Given the hands are
      | seat   | hand |
      | others | ?*8 |
    And turns to lose that P1 brings from the hand before: 1
    And P1 has the lead
    When the table is looked at
    Then it is for P2 to lead

  @GJ-29.2.5-d @GJ-29.2 @penalties=art30
  Scenario: Two turns brought are two turns lost | 带来两次，就失去两次
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | JJ ?*6 |
      | others | ?*8    |
    And turns to lose that P2 brings from the hand before: 2
    And P1 has the lead
    When the table is looked at
    Then turns that P2 has to lose: 2
    When P1 plays TT
    And P2 passes
    Then turns that P2 has to lose: 1

  @GJ-29.2.5-c @hand_end=one_side_left @penalties=art30
  Scenario: What a player who is out cannot serve goes into the next hand | 已走科的人执行不了，带到下一局
    Given the hands are
      | seat   | hand |
      | P6     | T   |
      | others | ?*3 |
    And out already, in this order: P2 and P4
    And P6 has the lead
    When the referee imposes on P2: 1 turn lost
    Then it is for P6 to lead
    When P6 plays T
    Then the hand is over and the places are: P2, P4, P6, P1, P3 and P5
    And turns that P2 has to lose: 1

  @GJ-28.2-e @GJ-29.2 @penalties=off
  Scenario: Where nothing is punished no turn is brought | 不罚的打法，没有带来的
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | JJ ?*6 |
      | others | ?*8    |
    And turns to lose that P2 brings from the hand before: 1
    And P1 has the lead
    When P1 plays TT
    And P2 plays JJ
    Then JJ by P2 is on the table

  @GJ-29.2.6-a @GJ-15.1.8 @pick=declared_order @penalties=art30
  Scenario: A lead lost during a pick ends it | 挑牌时失去发牌权，挑牌停止
    Given the hands are
      | seat   | hand  |
      | P1     | 88 TT |
      | others | ?*8   |
    And P1 has the lead
    When P1 picks and P3 fixes the order 88, TT
    And the referee imposes on P1: 1 turn lost
    Then it is for P2 to lead
    And no pick goes on

  @GJ-29.1-a @penalties=art30
  Scenario: A warning costs no turn | 警告不失牌权
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | JJ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When the referee imposes on P2: a warning
    And the referee imposes on P1: a warning
    Then it is for P1 to lead
    When P1 plays TT
    And P2 plays JJ
    Then JJ by P2 is on the table

  @GJ-29.4.1-a @GJ-29.4 @penalties=art30
  Scenario: Made last, he lays his hand aside and is asked no more | 罚为大落，搁下牌，不再问他
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | JJ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When the referee imposes on P2: last place
    Then it is for P1 to lead
    When P1 plays TT
    Then it is for P3 to answer
    And P2 holds 8 cards
    When P2 tries to play JJ
    Then it is refused: not in play

  @GJ-29.4.1-b @penalties=art30
  Scenario: Made last while he is asked: the next is asked | 正轮到他时罚为大落，接着问下一个
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P3     | JJ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And the referee imposes on P2: last place
    Then it is for P3 to answer
    When P3 plays JJ
    Then JJ by P3 is on the table

  @GJ-29.4.1-c @GJ-10.1.1 @penalties=art30
  Scenario: Made last while he is asked to burn: the next who holds a burn is asked | 正问他烧不烧时罚为大落，接着问下一个
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P3     | 22 66S |
      | P5     | 22 77S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P3 is asked to burn
    When the referee imposes on P3: last place
    Then P5 is asked to burn

  @GJ-29.4.1-d @GJ-15.1.6 @pick=declared_order @penalties=art30
  Scenario: Another's pick goes on, one's own ends with one's hand | 别人的挑牌照旧，自己的挑牌随手里的牌作罢
    Given the hands are
      | seat   | hand  |
      | P1     | 88 TT |
      | others | ?*8   |
    And P1 has the lead
    When P1 picks and P3 fixes the order 88, TT
    And the referee imposes on P2: last place
    And P1 tries to play TT
    Then it is refused: pick, order is fixed
    When the referee imposes on P1: last place
    Then it is for P3 to lead
    And no pick goes on

  @GJ-29.4.1-e @GJ-10.3.2 @penalties=art30
  Scenario: A burner who is not made last owes as before; one who is owes nothing any more | 罚的是别人，欠花照旧；罚的是烧牌人，就不再欠
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P3     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P3 burns with 22
    And P6 lets it stand
    And the referee imposes on P5: last place
    Then P3 owes a joker in every set led
    When the referee imposes on P3: last place
    Then it is for P4 to lead
    And nobody owes a joker

  @GJ-29.4.1-f @GJ-12.1.6 @penalties=art30
  Scenario: One of them is made last: the yielder still waits for the other | 下两家有一人被罚为大落，让牌人仍等另一家
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P4     | A ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And the referee imposes on P5: last place
    Then it is for P6 to answer
    When P6 passes
    Then P4 may only follow or let it stand
    When P4 plays A
    Then A by P4 is on the table

  @GJ-29.4.1-g @GJ-19.1.5 @penalties=art30
  Scenario: Another is made last meanwhile: who has applied is not asked again | 这时有人被罚为大落，申请过的不再问
    Given the hands are
      | seat   | hand |
      | P1     | 8    |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays 8
    And P2 applies for the wind
    And the referee imposes on P6: last place
    Then it is for P3 to answer
    When these pass in turn: P3, P4 and P5
    And the round is closed by the cover of P4
    Then it is for P2 to lead

  @GJ-29.4.1-h @GJ-10.3.7 @GJ-10.3.8 @burn_failure=refused @penalties=art30
  Scenario: The player burned is made last: the burner owes his jokers still | 被烧的人罚为大落，烧的人仍须挂花
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P2     | 22 5 6 SS |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P2 burns with 22
    And P5 lets it stand
    And the referee imposes on P1: last place
    Then it is for P2 to lead
    When P2 tries to play 6
    Then it is refused: burner must hang
    When P2 plays 5S
    Then 5S by P2 is on the table

  @GJ-29.4.1-i @GJ-15.1.6 @GJ-15.1.8 @pick=declared_order @penalties=art30
  Scenario: The partner who fixed the order of a pick is made last: the order stands | 定挑牌次序的人罚为大落，次序照旧
    Given the hands are
      | seat   | hand    |
      | P1     | QQ TT 7 |
      | others | ?*8     |
    And P1 has the lead
    When P1 picks and P3 fixes the order TT, 7, QQ
    And P1 plays TT
    And the referee imposes on P3: last place
    And these pass in turn: P2, P4 and P6
    And the round is closed by the cover of P4
    And P1 tries to play QQ
    Then it is refused: pick, order is fixed
    When P1 plays 7
    Then 7 by P1 is on the table

  @GJ-29.4.2-a @GJ-17.2.2 @penalties=art30
  Scenario: His opposite is headless from then on: he joins other players' gouji | 他的对头从此无头，可以上别人的够级牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P5     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When the referee imposes on P2: last place
    Then headless: P5
    When P1 plays KK
    Then it is for P4 to answer
    When P4 passes
    And P5 plays AA
    Then AA by P5 is on the table

  @GJ-29.4.2-b @GJ-17.2.1 @burn_failure=refused @penalties=art30
  Scenario: A gouji set whose opposite is made last is open to all, and to no burn | 够级牌的对头被罚为大落，人人可上，不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | AA ?*6 |
      | P6     | 22 77S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When the referee imposes on P4: last place
    Then it is for P2 to answer
    When P6 tries to burn with 22
    Then it is refused: burn of a headless player's set
    When P2 plays AA
    Then AA by P2 is on the table

  @GJ-29.4.3-a @GJ-29.4.6 @penalties=art30
  Scenario: His set stands; if nobody beats it the next seat leads, even after a pass | 他的牌没人压住，由下一个在局的发，过了牌也一样
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And P2 passes
    And the referee imposes on P1: last place
    Then TT by P1 is on the table
    And it is for P3 to answer
    When these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then it is for P2 to lead

  @GJ-29.4.3-b @penalties=art30
  Scenario: Made last at his own lead: the next seat leads | 该他发牌时罚为大落，由下一个在局的发
    Given the hands are
      | seat   | hand |
      | others | ?*8 |
    And P1 has the lead
    When the referee imposes on P1: last place
    Then it is for P2 to lead
    When the referee imposes on P2: last place
    Then it is for P3 to lead

  @GJ-29.4.3-c @GJ-29.4.1 @penalties=art30
  Scenario: A burner made last at his lead: the seat after him leads, not the player burned | 烧的人发牌时罚为大落，由他的下家发，不归被烧的人
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P2     | 22 55 S |
      | P3     | TT ?*6  |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    And P2 burns with 22
    And P5 lets it stand
    And the referee imposes on P2: last place
    Then it is for P3 to lead
    When P3 plays TT
    Then TT by P3 is on the table

  @GJ-29.4.6-a @penalties=art30
  Scenario: What he laid must be beaten like any set | 他打出的牌照旧要压
    Given the hands are
      | seat   | hand      |
      | P1     | TT ?*6    |
      | P2     | 99 JJ ?*4 |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays TT
    And the referee imposes on P1: last place
    And P2 tries to play 9
    Then it is refused: count differs

  @GJ-29.4.6-b @GJ-19.1.1 @penalties=art30
  Scenario: His last set on the table is no bottom set: nobody applies for the wind | 他的牌不是底牌，不能申请接风
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And the referee imposes on P1: last place
    And P2 tries to apply for the wind
    Then it is refused: wind, no bottom set

  @GJ-29.4.4-a @GJ-29.4 @penalties=art30
  Scenario: Of two made last the later ranks above | 罚了两人，后罚的在上
    Given the hands are
      | seat   | hand |
      | P5     | T   |
      | others | ?*3 |
    And out already, in this order: P4 and P1
    And P5 has the lead
    When the referee imposes on P2: last place
    And the referee imposes on P3: last place
    And P5 plays T
    Then the hand is over and the places are: P4, P1, P5, P6, P3 and P2

  @GJ-29.4.4-b @GJ-3.2.3 @hand_end=one_side_left @penalties=art30
  Scenario: The last of a side made last, the hand is over | 一方最后一人被罚，一局就完
    Given the hands are
      | seat   | hand |
      | others | ?*3 |
    And out already, in this order: P4 and P6
    And P1 has the lead
    When the referee imposes on P2: last place
    Then the hand is over and the places are: P4, P6, P1, P3, P5 and P2

  @GJ-29.4.5-a @hand_end=one_side_left @penalties=art30
  Scenario: Found after he went out: he moves to the bottom, those below move up | 走科以后查出，移到最末，后面的各升一位
    Given the hands are
      | seat   | hand |
      | P6     | T   |
      | others | ?*3 |
    And out already, in this order: P2 and P4
    And P6 has the lead
    When the referee imposes on P2: last place
    Then out, in this order: P4
    When P6 plays T
    Then the hand is over and the places are: P4, P6, P1, P3, P5 and P2

  @GJ-29.4.5-b @hand_end=one_side_left @penalties=art30
  Scenario: Found after the hand: the same | 一局打完才查出，也一样
    Given the hands are
      | seat   | hand |
      | P6     | T   |
      | others | ?*3 |
    And out already, in this order: P2 and P4
    And P6 has the lead
    When P6 plays T
    Then the hand is over and the places are: P2, P4, P6, P1, P3 and P5
    When the referee imposes on P2: last place
    Then the hand is over and the places are: P4, P6, P1, P3, P5 and P2
    When the referee imposes on P4: last place
    Then the hand is over and the places are: P6, P1, P3, P5, P4 and P2

  @GJ-29.4.5-c @hand_end=one_side_left @penalties=art30
  Scenario: The others keep their order, though the last to go out was the offender | 其余的人次序不变，哪怕最后走科的是他
    Given the hands are
      | seat   | hand |
      | P5     | T   |
      | others | ?*3 |
    And out already, in this order: P1, P3 and P2
    And P5 has the lead
    When P5 plays T
    Then the hand is over and the places are: P1, P3, P2, P5, P6 and P4
    When the referee imposes on P5: last place
    Then the hand is over and the places are: P1, P3, P2, P6, P4 and P5

  @GJ-29.4.5-d @GJ-23.3.2 @GJ-23.5 @hold_three=off @hand_end=one_side_left @penalties=art30
  Scenario: The revolutionary is placed by the order as corrected | 革命的人照改过的名次排
    Given the hands are
      | seat   | hand |
      | P3     | T   |
      | others | ?*3 |
    And out already, in this order: P1 and P4
    And P5 has revolted and the opposite has claimed the head
    And P3 has the lead
    When P3 plays T
    Then the hand is over and the places are: P1, P4, P3, P5, P6 and P2
    When the referee imposes on P4: last place
    Then the hand is over and the places are: P1, P3, P5, P6, P2 and P4

  @GJ-29.4.5-e @GJ-29.4 @hold_three=off @hand_end=one_side_left @penalties=art30
  Scenario: A revolutionary made last is last, and fourth no more | 革命的人被罚为大落，就排最末，不再是四科
    Given the hands are
      | seat   | hand |
      | P3     | T   |
      | others | ?*3 |
    And out already, in this order: P1 and P4
    And P5 has revolted and the opposite has claimed the head
    And P3 has the lead
    When the referee imposes on P5: last place
    And P3 plays T
    Then the hand is over and the places are: P1, P4, P3, P6, P2 and P5

  @GJ-29.4.5-f @GJ-18.1.4 @penalties=art30
  Scenario: Found in the melee: the melee goes on | 乱缠中查出，乱缠照旧
    Given the hands are
      | seat | hand   |
      | P1   | 9 ?*4  |
      | P3   | J ?*4  |
      | P5   | 10 ?*4 |
      | P6   | ?*5    |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When the referee imposes on P2: last place
    Then out, in this order: P4
    When P1 plays 9
    And P3 passes
    And P5 plays 10
    And these pass in turn: P6 and P1
    Then it is for P3 to answer
    When P3 plays J
    Then J by P3 is on the table

  @GJ-29.4.5-g @GJ-17.1.3 @penalties=art30
  Scenario: Nor is anybody headless then | 这时也没有人无头
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When the referee imposes on P2: last place
    Then out, in this order: P4
    And nobody is headless
    And whether the melee has begun: yes

  @GJ-29.4.5-h @GH-turns.6 @revolution_melee=first_place @hold_three=off @penalties=art30
  Scenario: The revolutionary is made last: where the melee waits for the first out alone it does so still | 革命的人罚为大落，约定头科走了就乱缠的，照旧
    Given the hands are
      | seat | hand   |
      | P1   | 9      |
      | P2   | 8 ?*4  |
      | P4   | J ?*4  |
      | P5   | 10 ?*4 |
      | P6   | ?*5    |
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When the referee imposes on P3: last place
    And P1 plays 9
    And these pass in turn: P2, P4, P5 and P6
    And the round is closed by the cover of P4
    And P2 plays 8
    And P4 passes
    And P5 plays 10
    And these pass in turn: P6 and P2
    Then it is for P4 to answer
    When P4 plays J
    Then J by P4 is on the table

  @GJ-29.5.1-a @GJ-29.5 @GJ-29.4.1 @GJ-29.4.2 @penalties=art30
  Scenario: Disqualified in the middle of a hand, he is made last in it | 一局没打完就取消资格，该局按大落办
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And the referee imposes on P2: disqualification
    Then headless: P5
    And it is for P3 to answer
    When P2 tries to pass
    Then it is refused: not in play

  @GJ-29.5.1-b @GJ-29.4.4 @penalties=art30
  Scenario: Of one disqualified and one made last the later ranks above | 取消资格和罚为大落，后罚的在上
    Given the hands are
      | seat   | hand |
      | P5     | T    |
      | others | ?*3  |
    And out already, in this order: P4 and P1
    And P5 has the lead
    When the referee imposes on P2: disqualification
    And the referee imposes on P3: last place
    And P5 plays T
    Then the hand is over and the places are: P4, P1, P5, P6, P3 and P2

  @GJ-28.2-d @penalties=off
  Scenario: Where nothing is punished the referee's word changes nothing | 不罚的打法，裁判罚什么都不算
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | JJ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When the referee would impose on P1: 1 turn lost
    Then it is refused: no penalties here
    When the referee would impose on P2: last place
    Then it is refused: no penalties here
    When the referee would impose on P2: a warning
    Then it is refused: no penalties here
    And it is for P1 to lead
    When P1 plays TT
    And P2 plays JJ
    Then JJ by P2 is on the table

  @GJ-30.3.4-b @GJ-11.2.1 @penalties=art30
  Scenario: A set laid after one's own pass does not count, and earns a lost turn until the next has acted | 过牌后又发，那一手不算，下家动作以前要罚
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | JJ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And P2 passes
    And P2 tries to play JJ
    Then it is refused: already passed
    And it earns besides: 1 turn lost
    And TT by P1 is on the table
    And it is for P3 to answer
    When P3 passes
    And P2 tries to play JJ
    Then it is refused: already passed
    And it costs nothing

  @GJ-30.3.4-c @penalties=off
  Scenario: Where nothing is punished it costs nothing | 不罚的打法，过牌后又发也不罚
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | JJ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And P2 passes
    And P2 tries to play JJ
    Then it is refused: already passed
    And it costs nothing

  @GJ-30.3.4-d @penalties=art30
  Scenario: Cards that he does not hold are no play | 手里没有的牌不算又发
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P2     | JJ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And P2 passes
    And P2 tries to play QQ
    Then it is refused: cards not held
    And it costs nothing

  @GJ-30.3.4-e @penalties=art30
  Scenario: The pass that ended the round is no less a pass | 过牌结束了一轮，也一样
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | P6     | JJ ?*6 |
      | others | ?*8    |
    And out already, in this order: P4
    And P1 has the lead
    When P1 plays TT
    And these pass in turn: P2, P3, P5 and P6
    Then it is for P1 to lead
    When P6 tries to play JJ
    Then it is refused: not your turn
    And it earns besides: 1 turn lost
    When P5 tries to play 77
    Then it is refused
    And it costs nothing

  @GJ-30.3.4-f @GJ-13.2.6 @cover=explicit @penalties=art30
  Scenario: A round that a cover has ended leaves nobody who has just passed | 扣牌结束的一轮，没有谁刚过了牌
    Given the hands are
      | seat   | hand      |
      | P1     | KK 77 ?*4 |
      | P4     | AA ?*6    |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    And P1 covers
    Then it is for P4 to lead
    When P1 tries to play 77
    Then it is refused: not your turn
    And it costs nothing

  @GJ-30.3.4-g @penalties=art30
  Scenario: A word after one's own pass is no set played | 过牌后又说一句，不算又发
    Given the hands are
      | seat   | hand   |
      | P1     | TT ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays TT
    And P2 passes
    And P2 tries to pass
    Then it is refused: not your turn
    And it costs nothing
    When P2 tries to yield
    Then it is refused: not your turn
    And it costs nothing

  @GJ-30.3.6-a @GJ-8.1.2 @misplay=forfeit @penalties=art30
  Scenario: A wrong follow has cost its turn, and nothing else | 顺错失去这一次，不再另罚
    Given the hands are
      | seat   | hand      |
      | P1     | TT 99 ?*4 |
      | P2     | JJJ ?*6   |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays TT
    And P2 tries to play JJJ
    Then it is refused: count differs
    And it costs nothing
    And it is for P3 to answer
    When these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 plays 99
    And P2 plays JJ
    Then JJ by P2 is on the table

  @GJ-30.3.7-a @GJ-8.1.7 @misplay=forfeit @penalties=art30
  Scenario: A wrong lead is taken up again, and earns a lost turn; imposed at once, it takes that lead | 发错退回手里，另该取消一次；当场宣布，就失去这次发牌
    Given the hands are
      | seat   | hand    |
      | P1     | T J ?*6 |
      | others | ?*8     |
    And P1 has the lead
    When P1 tries to play TJ
    Then it is refused: mixed ranks
    And it earns besides: 1 turn lost
    And it is for P1 to lead
    And P1 holds 8 cards
    When the referee imposes on P1: 1 turn lost
    Then it is for P2 to lead

  @GJ-30.3.7-b @GJ-8.1.6 @misplay=forfeit @penalties=art30
  Scenario: Cards not held, or another's lead, are no wrong lead | 手里没有的牌、不该他发的，不算发错
    Given the hands are
      | seat   | hand    |
      | P1     | T J ?*6 |
      | P2     | T J ?*6 |
      | others | ?*8     |
    And P1 has the lead
    When P1 tries to play QQ
    Then it is refused: cards not held
    And it costs nothing
    When P2 tries to play TJ
    Then it is refused: not your turn
    And it costs nothing
    When P1 tries to pass
    Then it is refused: no pass on the lead
    And it costs nothing

  @GJ-30.3.8-b @misplay=reject @penalties=art30
  Scenario: Where wrong sets are handed back a wrong lead costs nothing | 错牌退回重出的，发错也不罚
    Given the hands are
      | seat   | hand    |
      | P1     | T J ?*6 |
      | others | ?*8     |
    And P1 has the lead
    When P1 tries to play TJ
    Then it is refused: mixed ranks
    And it costs nothing
    And it is for P1 to lead

  @GJ-30.3.7-c @misplay=forfeit @penalties=off
  Scenario: Where nothing is punished a wrong lead costs nothing | 不罚的打法，发错也不罚
    Given the hands are
      | seat   | hand    |
      | P1     | T J ?*6 |
      | others | ?*8     |
    And P1 has the lead
    When P1 tries to play TJ
    Then it is refused: mixed ranks
    And it costs nothing
    And it is for P1 to lead
