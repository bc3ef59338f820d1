@match
Feature: Article 29: what the referee's word does to a match | 第二十九条 处罚在一场之内
  A breach found in a hand, after it or while the next is dealt: places, score, dues and lead, turns carried on, a seat filled.

  @GJ-29.4.7-m @GJ-29.4.5 @GJ-20.2.1 @GJ-21.3.1 @penalties=art30 @tribute=on @points=off @hold_three=off @remove=off @hands=open @opening=by_count @leader=last_place @hand_end=one_side_left @place_values=4_2_0_0_-2_-4 @signs=positive
  Scenario: Score, dues and the lead go by the places as corrected | 计分、进贡、首发都按改过的名次
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | K   |
      | P2   | 4 6 |
      | P3   | Q   |
      | P4   | 4 6 |
      | P5   | J   |
      | P6   | 4 6 |
    And P1 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P1 plays K
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 is found in stealing a card
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the places of the hand before are P3, P5, P6, P2, P4 and P1
    And so far P1, P3 and P5 have 2; P2, P4 and P6 have 0
    When all cards are drawn
    Then the opening is regular
    And P4 has opened
    And P1 takes first
    And P1 owes P3 2 as place tribute
    And P4 owes P5 1 as place tribute

  @GJ-29.4.5-m @GJ-29.4.7 @GJ-20.3 @GJ-6.5.1 @penalties=art30 @points=off @hold_three=off @remove=off @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @hand_end=one_side_left @place_values=4_2_0_0_-2_-4 @signs=positive @sweep_doubles=yes @tribute=off
  Scenario: Found when the hand is over and no card of the next is drawn: what was a sweep is one no more | 一局打完、下一局没抓牌时查出：串三户也不算了
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | K   |
      | P2   | 4 6 |
      | P3   | Q   |
      | P4   | 4 6 |
      | P5   | J   |
      | P6   | 4 6 |
    And P1 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P1 plays K
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    And so far P1, P3 and P5 have 12; P2, P4 and P6 have 0
    When P4 says that P4 is the last
    Then the opening is new
    When P1 is found in stealing a card
    Then the places of the hand before are P3, P5, P6, P2, P4 and P1
    And so far P1, P3 and P5 have 2; P2, P4 and P6 have 0
    And the opening is regular
    And P1 takes first
    When all cards are drawn
    Then it is for P1 to lead

  @GJ-29.4.5-n @GJ-29.4.7 @GJ-20.1 @penalties=art30 @points=off @hold_three=off @hands=open @opening=by_count @place_values=4_2_0_0_-2_-4 @signs=positive
  Scenario: What the hands before that one scored stands | 更早各局的得分不变
    Given the match is of 5 hands
    And the hands before scored
      | odd | even |
      | 0   | 6    |
      | 2   | 0    |
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P1 is found in stealing a card
    Then the places of the hand before are P2, P3, P4, P5, P6 and P1
    And so far P1, P3 and P5 have 0; P2, P4 and P6 have 8

  @GJ-29.4-m @GJ-21.6.1 @penalties=art30 @points=off @hold_three=off @hands=open @opening=by_count
  Scenario: A side does not name another in place of one made last | 罚的大落，本方不能改定别人
    Given the match is of 3 hands
    And the hand before ended with the places P1, P3, P2, P5, P4 and P6
    When the match is looked at
    Then the step at hand is naming the last
    When P4 is found in stealing a card
    Then the places of the hand before are P1, P3, P2, P5, P6 and P4
    And the step at hand is the draw
    And P4 takes first
    When P4 would say that P6 is the last
    Then it is refused: naming lifts a penalty

  @GJ-29.4.4-m @GJ-29.4.7 @penalties=art30 @points=off @hold_three=off @hands=open @opening=by_count
  Scenario: Of two made last after a hand the later ranks above | 一局打完罚了两人，后罚的在上
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P1 is found in stealing a card
    And P3 is found in slipping a card in
    Then the places of the hand before are P2, P4, P5, P6, P3 and P1
    And P1 takes first

  @GJ-29.4-n @GJ-30.5.1 @GJ-29.4.1 @GJ-29.4.3 @penalties=art30 @tribute=off @points=off @hold_three=off @remove=off @hands=open @opening=by_count @leader=last_place @fours_whole=no
  Scenario: Found while the next hand is dealt: he is last in that hand | 下一局抓牌时查出：罚为这一局的大落
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When the first cards drawn are 9
    And P6 is found in drawing cards too many
    Then to be last in this hand: P6
    And the places of the hand before are P1, P2, P3, P4, P5 and P6
    When all cards are drawn
    Then it is for P1 to lead
    And P6 holds 36 cards
    When P1 plays 4
    And P2 plays 5
    And P3 plays 6
    And P4 plays 7
    And P5 plays 8
    Then it is for P1 to act

  @GJ-29.4.1-m @GJ-29.4 @GJ-30.5.2 @GJ-25.1 @penalties=art30 @tribute=off @points=off @hold_three=off @remove=threes @hands=open @opening=by_count @leader=last_place @rebellion=off @hand_end=one_side_left
  Scenario: All of one side are last before the first lead: the hand is over as it begins, and nobody decides on the 3s | 首发以前一方三家都罚为大落：一开局就完了，没有人决定会3
    Given the match is of 2 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When the first cards drawn are 9
    And P6 is found in stealing a card
    And P4 is found in stealing a card
    And P2 is found in stealing a card
    Then to be last in this hand: P6, P4 and P2
    When all cards are drawn
    Then the match is over

  @GJ-29.4-o @GJ-29.4.1 @GH-deal.5 @GJ-23.2 @penalties=art30 @tribute=off @points=off @opening=by_count @leader=last_place
  Scenario: The hand in which he is to be last is void: he is last in the hand as dealt again | 要罚的这一局作废，罚在重发的那一局
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat | drawn              |
      | P1   | 3*2 4*16 A*16 B*2  |
      | P2   | 3*4 5*16 K*16      |
      | P3   | 3*4 6*16 Q*16      |
      | P4   | 3*2 7*16 J*16 B*2  |
      | P5   | 3*2 8*16 2*16 S*2  |
      | P6   | 3*2 9*16 10*16 S*2 |
    When the first cards drawn are 9
    And P5 is found in drawing cards too many
    And P4 is found in a misplay
    And all cards are drawn
    And P2 revolts
    And P3 revolts
    Then the step at hand is the draw
    And to be last in this hand: P5
    And turns that P4 has to lose: 1

  @GJ-29.4.7-n @GJ-30.5.2 @penalties=art30 @hold_three=off
  Scenario: Before the first hand nobody can be last | 还没打过一局，罚不了大落
    Given the match is of 3 hands
    When P2 would be found in stealing a card
    Then it is refused: step not reached

  @GJ-29.4.7-o @GJ-6.5.1 @penalties=art30 @points=off @hold_three=off @hands=open @sweep_ends_match=no @opening=by_count
  Scenario: A new opening that was drawn stands, where the corrected places call for a new one too | 重新开牌已经抽过，改了名次还是重新开牌的，不再抽
    Given the match is of 3 hands
    And P3 was the first opener
    And the hand before ended with the places P1, P3, P5, P2, P6 and P4
    When P4 says that P4 is the last
    And P4 draws 5h for the opening
    Then P2 takes first
    When P6 is found in stealing a card
    Then the places of the hand before are P1, P3, P5, P2, P4 and P6
    And the opening is new
    And P2 takes first

  @GJ-29.5.2-o @GJ-6.5.2 @penalties=art30 @points=off @hold_three=off @hands=open @sweep_ends_match=no @opening=by_count
  Scenario: Once a card was drawn for the opening only a disqualified player's seat is still filled | 开牌已经抽过，只有取消资格空出的座位还换人
    Given the match is of 3 hands
    And P3 was the first opener
    And the hand before ended with the places P1, P3, P5, P2, P6 and P4
    When P4 says that P4 is the last
    And P4 draws 5h for the opening
    And Zheng would take over the seat of P1
    Then it is refused: step is over
    When P4 is found in stealing a card
    And P4 is found in slipping a card in
    Then the seat of P4 is to be filled
    When Zheng takes over the seat of P4
    Then P2 takes first

  @GJ-29.4.7-p @GJ-29.2.5 @GH-deal.2 @penalties=art30 @tribute=on @points=off @hold_three=off @hands=open @opening=by_count @leader=last_place @rebellion=off
  Scenario: A turn lost between two hands leaves the step where it was | 两局之间只取消牌权，进行到哪一步还是哪一步
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When all cards are drawn
    Then the step at hand is the tribute
    When P2 is found in a missed play
    Then the step at hand is the tribute
    And turns that P2 has to lose: 1

  @GJ-29.4.7-q @GJ-24.8 @GH-deal.2 @penalties=art30 @points=on @hold_three=off @blind_call_by=opening @hands=open @opening=by_count
  Scenario: Corrected places ask nobody again whether he calls blind | 改了名次，不再问预点
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When these do not call, in turn: P6, P1, P2, P3, P4 and P5
    Then the step at hand is the draw
    When P1 is found in stealing a card
    Then the step at hand is the draw
    And P1 takes first

  @GJ-29.4.7-r @GJ-29.4.5 @GJ-21.3.1 @GJ-21.3.2 @penalties=art30 @tribute=on @points=off @hold_three=off @opening=by_count @leader=last_place
  Scenario: A revolutionary found between two hands is last for the dues as well | 两局之间查出革命的人该罚，进贡也按大落
    Given the match is of 3 hands
    And the hand before ended with the places P1, P3, P2, P4, P5 and P6
    And P4 had revolted in it
    And in the draw they get
      | seat | drawn                    |
      | P1   | 3*4 4*16 2*4 A*12        |
      | P2   | 3*4 5*16 2*4 A*4 K*8     |
      | P3   | 3*2 6*16 2*2 Q*16        |
      | P4   | 3*2 7*16 2*2 J*16        |
      | P5   | 3*2 8*16 2*2 10*16       |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4 |
    When P4 is found in stealing a card
    Then the places of the hand before are P1, P3, P2, P5, P6 and P4
    When all cards are drawn
    Then P4 owes P1 2 as place tribute
    And P6 owes P3 1 as place tribute

  @GJ-29.2.5-m @GJ-29.2.2 @GJ-29.4.7 @penalties=art30 @tribute=off @points=off @hold_three=off @remove=off @hands=open @opening=by_count @leader=last_place @hand_end=one_side_left
  Scenario: A turn not lost in one hand is lost in the next | 这一局没执行的，下一局执行
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | K   |
      | P2   | 4 6 |
      | P3   | Q   |
      | P4   | 4 6 |
      | P5   | J   |
      | P6   | 4 6 |
    And P1 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P1 plays K
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 is found in a missed play
    And P1 is found in stealing a card
    Then turns that P1 has to lose: 1
    When P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then turns that P1 has to lose: 1
    When all cards are drawn
    Then the first leader is P1
    And it is for P2 to lead
    And nobody has a turn to lose

  @GJ-29.2.5-p @GJ-29.2.1 @penalties=art30 @tribute=off @points=off @hold_three=off @remove=off @hands=open @opening=by_count @leader=last_place @hand_end=one_side_left
  Scenario: A turn brought and lost in the hand is not brought into the next | 带来的一次执行过了，下一局不再带
    Given the match is of 3 hands
    And P3 was the first opener
    And turns to lose that P2 brings from the hand before: 1
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | K   |
      | P2   | 4 6 |
      | P3   | Q   |
      | P4   | 4 6 |
      | P5   | J   |
      | P6   | 4 6 |
    And P1 is to lead first
    When P1 plays K
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then nobody has a turn to lose
    When P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    And nobody has a turn to lose

  @GJ-29.2.5-n @GJ-29.2.1 @penalties=art30 @tribute=off @points=off @hold_three=off @remove=off @hands=open @opening=by_count @leader=last_place @fours_whole=no
  Scenario: A turn lost between two hands is the next to follow in the hand to come | 两局之间宣布的，下一局轮到顺牌时失去
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P2 is found in playing after a pass
    Then turns that P2 has to lose: 1
    When all cards are drawn
    And P6 plays 3
    And P1 plays 4
    And P2 tries to play 5
    Then it is refused: turn is lapsed
    When these pass in turn: P2
    Then nobody has a turn to lose

  @GH-removing.2-o @GJ-29.2.2 @penalties=art30 @tribute=off @points=off @hold_three=off @remove=threes|threes_fours_or_both @remove_by=last_place @hands=open @opening=by_count @leader=last_place @rebellion=off
  Scenario: A last who loses the first lead does not decide on removing, but whoever leads in his stead | 大落失去首发牌权，会牌由接着首发的人定
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P6 is found in playing after a pass
    And all cards are drawn
    Then the first leader is P6
    When P6 tries to have 3 taken out
    Then it is refused: removing not yours to decide
    When P1 has 3 taken out
    Then it is for P1 to lead
    And nobody has a turn to lose

  @GJ-25.1-n @GJ-29.2.2 @penalties=art30 @tribute=off @points=off @hold_three=off @remove=threes|threes_fours_or_both @remove_by=first_leader @hands=open @opening=by_count @leader=last_place @rebellion=off
  Scenario: Where the first leader decides it is he who really leads | 由首发牌人定的，谁真的首发就由谁定
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P6 is found in playing after a pass
    And P1 is found in playing after a pass
    And all cards are drawn
    And P6 tries to have nothing taken out
    Then it is refused: removing not yours to decide
    When P1 tries to have nothing taken out
    Then it is refused: removing not yours to decide
    When P2 has nothing taken out
    Then it is for P2 to lead

  @GJ-30.2-m @GJ-30.2.1 @GJ-29.1 @GJ-30.1.2 @penalties=art30 @hands=open
  Scenario: A warning stands to the end of the match: the next time it costs turns, as many as the others fix | 警告一场有效，再犯取消牌权，几次由众人定
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P2 is found in passing information
    Then nobody has a turn to lose
    And against P2 stands: passing information
    When P3 would be found in exposing the next player's card, the others fixing 2 turns
    Then it is refused: sanction not due
    When P2 is found in exposing the next player's card, and the others fix 2 turns
    Then turns that P2 has to lose: 2
    When P2 is found in passing information
    Then turns that P2 has to lose: 3
    And against P2 stands: passing information; exposing the next player's card; passing information

  @GJ-30.3.2-m @penalties=art30 @hands=open
  Scenario: What costs one turn costs one, however often; nobody fixes more | 只取消一次的，再犯也是一次，不由众人加
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P2 is found in a missed play
    And P2 would be found in a missed play, the others fixing 2 turns
    Then it is refused: sanction not due
    When P2 is found in a missed play
    Then turns that P2 has to lose: 2

  @GJ-29.5.2-m @GJ-30.6 @GJ-6.5.2 @GJ-29.5 @penalties=art30 @tribute=on @points=off @hold_three=off @hands=open @opening=by_count @leader=last_place
  Scenario: A disqualified player's seat is filled, and the newcomer takes over place and dues | 取消资格的换人，新来的人接名次和欠贡
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P4 is found in stealing a card
    And P4 is found in slipping a card in
    Then the seat of P4 is to be filled
    When all cards would be drawn
    Then it is refused: seat vacant
    When Li would take over the seat of P4
    Then it is refused: player disqualified
    When Zheng takes over the seat of P4
    Then the opening is regular
    And P4 takes first
    And nothing stands against anybody
    When Li would take over the seat of P2
    Then it is refused: player disqualified
    When all cards are drawn
    Then P4 owes P1 2 as place tribute
    And P6 owes P2 1 as place tribute

  @GJ-29.5.2-n @GJ-6.5.1 @GJ-6.5.3 @penalties=art30 @tribute=on @points=off @hold_three=off @remove=off @hands=open @opening=by_count
  Scenario: With another newcomer at once there is a new opening, and the dues lapse | 同时再换一人，就重新开牌，欠贡作罢
    Given the match is of 3 hands
    And P2 was the first opener
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P4 is found in stealing a card
    And P4 is found in stealing a card
    And Zheng takes over the seat of P4, and at once Wang that of P5
    Then the opening is new
    And it is for P3 to act
    When P3 draws Ah for the opening
    And all cards are drawn
    Then no tribute is owed

  @GJ-29.5.1-m @GJ-29.5.2 @GJ-30.6 @penalties=art30 @tribute=off @points=off @hold_three=off @hands=open @opening=by_count @hand_end=one_side_left
  Scenario: Disqualified in a hand, he is last in it, and his seat is filled after it | 局中取消资格：该局大落，打完换人
    Given the match is of 3 hands
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | K   |
      | P2   | 4 6 |
      | P3   | Q   |
      | P4   | 4 6 |
      | P5   | J   |
      | P6   | 4 6 |
    And P1 is to lead first
    When P1 leaves all cards in
    And P1 plays K
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 is found in stealing a card
    And P1 is found in stealing a card
    Then it is for P2 to lead
    When P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the places of the hand before are P3, P5, P6, P2, P4 and P1
    And the seat of P1 is to be filled
    When Zheng takes over the seat of P1
    Then the step at hand is the draw
    And P1 takes first

  @GJ-30.6-m @GJ-29.1 @GJ-6.5.2 @penalties=art30 @points=off @hold_three=off @hands=open @opening=by_count
  Scenario: What a player was found in goes with him: the newcomer's first breach is a first one | 违规记在人名下，新来的人头一次就是初犯
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P4 is found in stealing a card
    And Zheng takes over the seat of P4
    And P4 is found in stealing a card
    Then the places of the hand before are P1, P2, P3, P5, P6 and P4
    And the step at hand is the draw
    And against P4 stands: stealing a card

  @GJ-6.5.2-t @GJ-29.2.5 @penalties=art30 @points=off @hold_three=off @hands=open
  Scenario: Turns to lose go with the seat, like all that it owes | 要取消的牌权随座位，和欠贡一样
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P4 is found in a missed play
    And Zheng takes over the seat of P4
    Then turns that P4 has to lose: 1
    And nothing stands against anybody

  @GJ-29.3-m @GJ-30.7 @penalties=art30 @penalty_points=missed_play=2 @hands=open @sweep_ends_match=no
  Scenario: A fine is taken from what the side has so far, even below zero | 罚分从这一方的积分里减，减成负数也减
    Given the match is of 3 hands
    And the hands before scored
      | odd | even |
      | 4   | 0    |
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P1 is found in a missed play
    Then so far P1, P3 and P5 have 2; P2, P4 and P6 have 0
    When P6 is found in a missed play
    Then so far P1, P3 and P5 have 2; P2, P4 and P6 have -2

  @GJ-28.2-m @penalties=off @hands=open
  Scenario: Where nothing is punished the referee's word is none | 不罚的打法，裁判的话不算
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P2 would be found in a missed play
    Then it is refused: no penalties here
    And nobody has a turn to lose

  @GJ-30.3.8-m @penalties=art30 @misplay=reject @hands=open
  Scenario: Where wrong sets are handed back a misplay is no breach | 错牌退回重出的，误发不算违规
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P2 would be found in a misplay
    Then it is refused: sanction not due

  @GJ-30.3.5-m @GJ-29.2 @penalties=art30 @report=on_request|shown @hands=open
  Scenario: A false report costs a turn in the hand to come | 报户不实，下一局取消一次
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P2 is found in a false report
    Then turns that P2 has to lose: 1

  @GJ-26.4.1-m @GJ-30.3.5 @penalties=art30 @report=off @hands=open
  Scenario: Where nobody reports no report is false | 不报牌的，没有报户不实
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P2 would be found in a false report
    Then it is refused: sanction not due

  @GJ-30.6-n @GJ-30.5.2 @penalties=art30 @hands=open
  Scenario: What was found before the record begins counts too | 记录开始以前的违规也算
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And P4 was found before in: drawing cards too many
    When P4 is found in stealing a card
    Then the seat of P4 is to be filled

  @GJ-29.2.5-o @penalties=art30 @tribute=off @points=off @hold_three=off @remove=off @hands=open @opening=by_count @leader=last_place
  Scenario: A turn brought from before the record begins takes the first lead | 记录开始以前带来的，首发时失去
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And turns to lose that P6 brings from the hand before: 1
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When the match is looked at
    Then turns that P6 has to lose: 1
    When all cards are drawn
    Then the first leader is P6
    And it is for P1 to lead
    And nobody has a turn to lose
