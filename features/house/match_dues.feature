@match
Feature: What a hand leaves owed, paid in the next | 一局留下的欠贡，下一局进
  Points, burns and held 3s: each hand is played out, and the dues stand open when the cards of the next are drawn.

  @GJ-24.5.2-m @GJ-24.5 @GJ-24.6 @GJ-24.9.1 @GJ-21.7.4 @points=on @hold_three=off @blind_call_by=opening @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @remove_by=first_leader @hand_end=one_side_left @tribute=off
  Scenario: Nobody opens: each owes his opposite one, and two who was rightly called | 谁也没开点，各欠对头一张，点中的欠两张
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
    When the match is looked at
    Then the step at hand is the seen calls
    When P1 tries to call P2 seen
    Then it is refused: call, not the opposite
    When P1 calls P4 seen
    And these do not call, in turn: P2, P3, P4, P5 and P6
    And P1 leaves all cards in
    And P1 plays K
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    When P4 says that P4 is the last
    And these do not call, in turn: P4, P5, P6, P1, P2 and P3
    And P4 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is the tribute
    And P4 owes P1 a point tribute of 2
    And P1 owes P4 a point tribute of 1
    And P2 owes P5 a point tribute of 1
    And P6 owes P3 a point tribute of 1

  @GJ-24.9.3-m @GJ-24.9.5 @GJ-24.10 @open_by=lived @overturn_doubles=no @points=on @hold_three=off @blind_call_by=opening @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @remove_by=first_leader @hand_end=one_side_left @tribute=off
  Scenario: A call overturned costs two, and one more for being unopened | 翻车两张，自己没开再加一张
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | KK  |
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
    When these do not call, in turn: P1, P2 and P3
    And P4 calls P1 seen
    And these do not call, in turn: P5 and P6
    And P1 leaves all cards in
    And P1 plays KK
    And P4 lets it stand
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    When P4 says that P4 is the last
    And these do not call, in turn: P4, P5, P6, P1, P2 and P3
    And P4 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is the tribute
    And P4 owes P1 a point tribute of 3

  @GJ-24.9.3-n @GJ-24.9.5 @GJ-24.10 @open_by=lived @overturn_doubles=yes @points=on @hold_three=off @blind_call_by=opening @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @remove_by=first_leader @hand_end=one_side_left @tribute=off
  Scenario: A call overturned costs four where that is agreed, and one more for being unopened | 约定加倍的翻车四张，自己没开再加一张
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | KK  |
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
    When these do not call, in turn: P1, P2 and P3
    And P4 calls P1 seen
    And these do not call, in turn: P5 and P6
    And P1 leaves all cards in
    And P1 plays KK
    And P4 lets it stand
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    When P4 says that P4 is the last
    And these do not call, in turn: P4, P5, P6, P1, P2 and P3
    And P4 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is the tribute
    And P4 owes P1 a point tribute of 5

  @GH-points.7-m @GH-points.8 @open_by=lived @unopened_dues=single @points=on @hold_three=off @blind_call_by=opening @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @remove_by=first_leader @hand_end=one_side_left @tribute=off
  Scenario: Where one of a pair has opened and nobody called the other owes one | 一对里一家开了、谁也没点，另一家欠一张
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | KK  |
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
    When these do not call, in turn: P1, P2, P3, P4, P5 and P6
    And P1 leaves all cards in
    And P1 plays KK
    And P4 lets it stand
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    When P4 says that P4 is the last
    And these do not call, in turn: P4, P5, P6, P1, P2 and P3
    And P4 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is the tribute
    And P4 owes P1 a point tribute of 1

  @GH-points.7-n @GH-points.8 @open_by=lived @unopened_dues=both_views @points=on @hold_three=off @blind_call_by=opening @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @remove_by=first_leader @hand_end=one_side_left @tribute=off
  Scenario: Where one of a pair has opened and nobody called the other owes two | 一对里一家开了、谁也没点，另一家欠两张
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | KK  |
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
    When these do not call, in turn: P1, P2, P3, P4, P5 and P6
    And P1 leaves all cards in
    And P1 plays KK
    And P4 lets it stand
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    When P4 says that P4 is the last
    And these do not call, in turn: P4, P5, P6, P1, P2 and P3
    And P4 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is the tribute
    And P4 owes P1 a point tribute of 2

  @GJ-24.9.6-m @open_by=lived @overturn_doubles=no @both_opened=calls_paid @points=on @hold_three=off @blind_call_by=opening @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @remove_by=first_leader @hand_end=one_side_left @tribute=off
  Scenario: Both have opened: whoever called pays for it | 两家都开，谁点谁进
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand      |
      | P1   | K AA      |
      | P2   | 4 6       |
      | P3   | Q         |
      | P4   | QQQ 5 6 7 |
      | P5   | J         |
      | P6   | 4 6       |
    And P4 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When these do not call, in turn: P4, P5 and P6
    And P1 calls P4 seen
    And these do not call, in turn: P2 and P3
    And P4 leaves all cards in
    And P4 plays QQQ
    And P1 lets it stand
    And P4 plays 5
    And these pass in turn: P5 and P6
    And P1 plays K
    And these pass in turn: P2 and P3
    And P4 lets it stand
    And P1 plays AA
    And P4 lets it stand
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 6
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    When P4 says that P4 is the last
    And these do not call, in turn: P4, P5, P6, P1, P2 and P3
    And P4 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is the tribute
    And P1 owes P4 a point tribute of 2

  @GH-points.9-m @open_by=lived @overturn_doubles=no @both_opened=nobody_pays @points=on @hold_three=off @blind_call_by=opening @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @remove_by=first_leader @hand_end=one_side_left @tribute=off
  Scenario: Both have opened and, where that is agreed, neither pays | 两家都开，约定互不进的都不进
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand      |
      | P1   | K AA      |
      | P2   | 4 6       |
      | P3   | Q         |
      | P4   | QQQ 5 6 7 |
      | P5   | J         |
      | P6   | 4 6       |
    And P4 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When these do not call, in turn: P4, P5 and P6
    And P1 calls P4 seen
    And these do not call, in turn: P2 and P3
    And P4 leaves all cards in
    And P4 plays QQQ
    And P1 lets it stand
    And P4 plays 5
    And these pass in turn: P5 and P6
    And P1 plays K
    And these pass in turn: P2 and P3
    And P4 lets it stand
    And P1 plays AA
    And P4 lets it stand
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 6
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    When P4 says that P4 is the last
    And these do not call, in turn: P4, P5, P6, P1, P2 and P3
    And P4 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is the tribute
    And it is for P2 to act
    And P2 owes P5 a point tribute of 1

  @GJ-24.8-m @GH-deal.3 @points=on @hold_three=off @opening=by_count @blind_call_by=opening
  Scenario: Blind calls come before the opening | 开牌以前预点
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When the match is looked at
    Then the step at hand is the blind calls
    And the opening is still to come
    And it is for P6 to act
    When P6 calls P3 blind
    Then it is for P1 to act
    When P6 tries to call P3 blind
    Then it is refused: not your turn
    When these do not call, in turn: P1, P2, P3, P4 and P5
    Then the step at hand is the draw

  @GH-points.12-m @GH-deal.3 @points=on @hold_three=off @opening=by_count @blind_call_by=first_card
  Scenario: Blind calls come after the opening, before the first card | 开牌以后、取第一张牌以前也可预点
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When the match is looked at
    Then the step at hand is the blind calls
    And the opening is regular
    And it is for P6 to act
    When P6 calls P3 blind
    Then it is for P1 to act
    When P6 tries to call P3 blind
    Then it is refused: not your turn
    When these do not call, in turn: P1, P2, P3, P4 and P5
    Then the step at hand is the draw

  @GH-points.1-m @GJ-24.7.1 @points=off
  Scenario: Without points nobody calls | 不打点的，谁也不点
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When P6 tries to call P3 blind
    Then it is refused: no points here

  @GH-tribute.12-m @GH-tribute.18 @GJ-21.7.4 @burn_tribute=on @returned=falling @points=off @hold_three=off @remove=off @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @hand_end=one_side_left @tribute=off
  Scenario: Who was burned owes the burner one, not returned | 被烧的欠一张烧贡，不还
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand   |
      | P1   | KK 5 6 |
      | P2   | AA 6S  |
      | P3   | 5 6    |
      | P4   | Q      |
      | P5   | 5 6    |
      | P6   | J      |
    And P1 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P1 plays KK
    And P2 burns with AA
    And P5 lets it stand
    And P2 plays 6S
    And P5 lets it stand
    Then it is for P3 to lead
    When P3 plays 5
    And P4 plays Q
    And these pass in turn: P5, P6, P1 and P3
    And the round is closed by the cover of P1
    And P5 plays 5
    And P6 plays J
    Then the places of the hand before are P2, P4, P6, P1, P3 and P5
    When P5 says that P5 is the last
    And P4 draws Ah for the opening
    And all cards are drawn
    Then P1 owes P2 a burn tribute of 1
    When P1 pays 2
    Then nothing is to be returned
    And it is for P1 to lead

  @GH-burn.6-m @GH-tribute.12 @big_joker_tops=false @burn_tribute=on @points=off @hold_three=off @remove=off @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @hand_end=one_side_left @tribute=off
  Scenario: A burn carried through stands though the last set is beaten | 烧成功了，最后一手被压也算
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand   |
      | P1   | KK 5 6 |
      | P2   | AA 6S  |
      | P3   | 5 6    |
      | P4   | Q      |
      | P5   | 7B 5 6 |
      | P6   | J      |
    And P1 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P1 plays KK
    And P2 burns with AA
    And P5 lets it stand
    And P2 plays 6S
    And P5 plays 7B
    And P5 plays 5
    And P6 plays J
    And these pass in turn: P1 and P3
    And P4 plays Q
    Then the places of the hand before are P2, P6, P4, P5, P1 and P3
    When P3 says that P3 is the last
    And P4 draws Ah for the opening
    And all cards are drawn
    Then P1 owes P2 a burn tribute of 1

  @GH-tribute.7-m @GH-tribute.12 @burn_tribute=on @returned=all @points=off @hold_three=off @remove=off @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @hand_end=one_side_left @tribute=off
  Scenario: Who was burned owes the burner one, returned where every tribute is | 被烧的欠一张烧贡，约定逢贡必还的照还
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand   |
      | P1   | KK 5 6 |
      | P2   | AA 6S  |
      | P3   | 5 6    |
      | P4   | Q      |
      | P5   | 5 6    |
      | P6   | J      |
    And P1 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P1 plays KK
    And P2 burns with AA
    And P5 lets it stand
    And P2 plays 6S
    And P5 lets it stand
    Then it is for P3 to lead
    When P3 plays 5
    And P4 plays Q
    And these pass in turn: P5, P6, P1 and P3
    And the round is closed by the cover of P1
    And P5 plays 5
    And P6 plays J
    Then the places of the hand before are P2, P4, P6, P1, P3 and P5
    When P5 says that P5 is the last
    And P4 draws Ah for the opening
    And all cards are drawn
    Then P1 owes P2 a burn tribute of 1
    When P1 pays 2
    Then the step at hand is the return
    And it is for P2 to act
    When P2 returns A
    Then it is for P1 to lead

  @GH-tribute.13-m @GJ-26.1.1 @held_three_tribute=on @held_three_to=beater @hold_three=on @points=off @tribute=off @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=first_taker @hand_end=one_side_left @melee_cover=opposite
  Scenario: Who was caught holding his 3s owes the one who beat him one | 被憋3的欠压他的人一张
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | 5 3  |
      | P2   | 6 3  |
      | P3   | 7 3  |
      | P4   | 8 3  |
      | P5   | 9 3  |
      | P6   | 10 3 |
    And P1 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P1 plays 5
    And P2 plays 6
    And P3 plays 7
    And P4 plays 8
    And P5 plays 9
    And P6 plays 10
    And these pass in turn: P1, P2, P3, P4 and P5
    And the round is closed by the cover of P3
    And P6 plays 3
    And these pass in turn: P1, P2, P3, P4 and P5
    And the round is closed by the cover of P3
    And P1 plays 3
    And these pass in turn: P2, P3, P4 and P5
    And the round is closed by the cover of P4
    And P2 plays 3
    And these pass in turn: P3 and P4
    And P5 lets it stand
    And P3 plays 3
    And these pass in turn: P4 and P5
    And P4 plays 3
    Then the places of the hand before are P6, P1, P2, P3, P4 and P5
    When P4 draws Ah for the opening
    And all cards are drawn
    Then the opening is rotation
    And P1 owes P2 a held-three tribute of 1
    And P4 takes first

  @GH-tribute.15-m @GJ-26.1.1 @held_three_tribute=on @held_three_to=opposite @hold_three=on @points=off @tribute=off @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=first_taker @hand_end=one_side_left @melee_cover=opposite
  Scenario: Who was caught holding his 3s owes his opposite one | 被憋3的欠对头一张
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | 5 3  |
      | P2   | 6 3  |
      | P3   | 7 3  |
      | P4   | 8 3  |
      | P5   | 9 3  |
      | P6   | 10 3 |
    And P1 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P1 plays 5
    And P2 plays 6
    And P3 plays 7
    And P4 plays 8
    And P5 plays 9
    And P6 plays 10
    And these pass in turn: P1, P2, P3, P4 and P5
    And the round is closed by the cover of P3
    And P6 plays 3
    And these pass in turn: P1, P2, P3, P4 and P5
    And the round is closed by the cover of P3
    And P1 plays 3
    And these pass in turn: P2, P3, P4 and P5
    And the round is closed by the cover of P4
    And P2 plays 3
    And these pass in turn: P3 and P4
    And P5 lets it stand
    And P3 plays 3
    And these pass in turn: P4 and P5
    And P4 plays 3
    Then the places of the hand before are P6, P1, P2, P3, P4 and P5
    When P4 draws Ah for the opening
    And all cards are drawn
    Then the opening is rotation
    And P1 owes P4 a held-three tribute of 1
    And P4 takes first

  @GH-tribute.13-n @held_three_tribute=off @hold_three=on @points=off @tribute=off @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=first_taker @hand_end=one_side_left @melee_cover=opposite
  Scenario: Where no held-three tribute is agreed nothing is owed | 不兴闷贡的，什么也不欠
    Given the match is of 3 hands
    And P3 was the first opener
    And the cards are drawn and the hands are
      | seat | hand |
      | P1   | 5 3  |
      | P2   | 6 3  |
      | P3   | 7 3  |
      | P4   | 8 3  |
      | P5   | 9 3  |
      | P6   | 10 3 |
    And P1 is to lead first
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When P1 plays 5
    And P2 plays 6
    And P3 plays 7
    And P4 plays 8
    And P5 plays 9
    And P6 plays 10
    And these pass in turn: P1, P2, P3, P4 and P5
    And the round is closed by the cover of P3
    And P6 plays 3
    And these pass in turn: P1, P2, P3, P4 and P5
    And the round is closed by the cover of P3
    And P1 plays 3
    And these pass in turn: P2, P3, P4 and P5
    And the round is closed by the cover of P4
    And P2 plays 3
    And these pass in turn: P3 and P4
    And P5 lets it stand
    And P3 plays 3
    And these pass in turn: P4 and P5
    And P4 plays 3
    Then the places of the hand before are P6, P1, P2, P3, P4 and P5
    When P4 draws Ah for the opening
    And all cards are drawn
    Then no tribute is owed

  @GJ-26.2.2-m @GJ-26.2 @GJ-26.2.3 @hold_three=on @three_price=buyer_chooses @points=off @opening=by_count @leader=first_taker @rebellion=off
  Scenario: Without a 3 and without 2s he buys of his opposite for either joker | 没有3也没有2，用哪种花买都行，向对头买
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                               |
      | P1   | 3*4 4*16 2*4 A*12                   |
      | P2   | 3*4 5*16 2*4 A*4 K*8                |
      | P3   | 3*4 6*16 2*4 Q*12                   |
      | P4   | 3*3 7*16 2*4 J*13                   |
      | P5   | 8*16 10*16 S*2 B*2                  |
      | P6   | 3 9*16 K*8 Q*4 J*3 S*2 B*2          |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is buying a 3
    And it is for P5 to act
    When P5 tries to buy a 3 of P4 for S
    Then it is refused: three, wrong seller
    When P5 buys a 3 of P2 for B
    Then P5 holds 36 cards
    And it is for P1 to lead

  @GJ-26.2-m @GJ-26.2.10 @GJ-26.2.8 @hold_three=on @three_price=buyer_chooses @hold_three_revolution=free @points=off @opening=by_count @leader=first_taker @rebellion=off
  Scenario: What is wrong with a purchase or a revolution is said whosever turn it is | 买3和革命错在哪里，没轮到也说
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                               |
      | P1   | 3*4 4*16 2*4 A*12                   |
      | P2   | 3*4 5*16 2*4 A*4 K*8                |
      | P3   | 3*4 6*16 2*4 Q*12                   |
      | P4   | 3*3 7*16 2*4 J*13                   |
      | P5   | 8*16 10*16 S*2 B*2                  |
      | P6   | 3 9*16 K*8 Q*4 J*3 S*2 B*2          |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then it is for P5 to act
    When P6 tries to buy a 3 of P3 for S
    Then it is refused: three not needed
    When P5 tries to revolt
    Then it is refused: revolution, jokers or 2s held
    When P5 tries to say that he does not revolt
    Then it is refused: not what is asked
    And the reason is not: revolution, jokers or 2s held

  @GJ-23.2-q @GH-deal.4 @GH-deal.5 @GJ-26.2.10 @hold_three=on @priceless_hand=may_revolt_open @points=off @opening=by_count @leader=first_taker @rebellion=off
  Scenario: Two who cannot pay for a 3 both revolt: the hand is void once both have spoken | 两家都买不起 3，都革命：两家说完，这局作废
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                 |
      | P1   | 3*4 4*16 2*4 A*12     |
      | P2   | 3*4 5*16 2*4 A*4 K*8  |
      | P3   | 3*4 6*16 2*4 Q*8 S*4  |
      | P4   | 3*4 7*16 2*4 J*8 B*4  |
      | P5   | 8*16 10*16 K*4        |
      | P6   | 9*16 K*4 Q*8 J*8      |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then it is for P5 to act
    When P5 revolts
    Then the step at hand is buying a 3
    And it is for P6 to act
    When P6 revolts
    Then the step at hand is the opening
    And it is for P1 to act
    And this is hand 1

  @GJ-26.2.12-p @GJ-24.5 @hold_three=on @priceless_hand=may_revolt_open @hold_three_revolution=free @points=on @revolution_opens=after_three @unopened_dues=single @blind_call_by=opening @penalties=art30 @tribute=off @returned=falling @tribute_cards=highest_held @receiver_may_refuse=no @hands=open @sweep_ends_match=no @opening=by_count @leader=first_taker @rebellion=off @remove=off @hand_end=one_side_left
  Scenario: Who revolts because he cannot pay for a 3 counts as open when the hand is added up | 买不起 3 而革命的，算账时也算开点
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                    |
      | P1   | 3*4 4*16 2*4 A*12        |
      | P2   | 3*4 5*16 2*4 A*4 K*8     |
      | P3   | 3*4 6*16 2*4 Q*8 S*4     |
      | P4   | 3*3 7*16 2*3 J*8 B*4 10*2 |
      | P5   | 3 8*16 2 10*14 K*4       |
      | P6   | 9*16 K*4 Q*8 J*8         |
    When these do not call, in turn: P1, P2, P3, P4, P5 and P6
    And all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    And P6 revolts
    And these do not call, in turn: P1, P2, P4, P5 and P6
    And P3 would rather be headless
    And P2 is found in stealing a card
    And P4 is found in stealing a card
    Then this is hand 2
    When these do not call, in turn: P2, P3, P4, P5, P6 and P1
    And P2 draws Ah for the opening
    And all cards are drawn
    And P6 does not revolt
    Then the step at hand is the tribute
    And P3 owes P6 a point tribute of 1
    When P1 pays 2
    And P2 pays 2
    And P3 pays S
    And P4 pays B
    And P5 pays 2
    Then the step at hand is the seen calls

  @GH-hold-three.4-m @hold_three=on @three_price=small_first @points=off @opening=by_count @leader=first_taker @rebellion=off
  Scenario: Where the small joker goes first, a big one will not do while he has a small one | 先付小花的，有小花不能付大花
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                               |
      | P1   | 3*4 4*16 2*4 A*12                   |
      | P2   | 3*4 5*16 2*4 A*4 K*8                |
      | P3   | 3*4 6*16 2*4 Q*12                   |
      | P4   | 3*3 7*16 2*4 J*13                   |
      | P5   | 8*16 10*16 S*2 B*2                  |
      | P6   | 3 9*16 K*8 Q*4 J*3 S*2 B*2          |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is buying a 3
    And it is for P5 to act
    When P5 tries to buy a 3 of P4 for S
    Then it is refused: three, wrong seller
    When P5 tries to buy a 3 of P2 for B
    Then it is refused: three, small joker first
    When P5 buys a 3 of P2 for S
    Then it is for P1 to lead

  # Newcomers while calls are made

  @GJ-6.5.2-s @GJ-24.8 @GH-points.12 @points=on @hold_three=off @blind_call_by=first_card @opening=by_count @leader=last_place
  Scenario: One newcomer among those who call: it goes on where it was | 预点时换一人，接着问下去
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    When these do not call, in turn: P6
    And P1 calls P4 blind
    And Zheng takes over the seat of P2
    Then the step at hand is the blind calls
    And it is for P2 to act
    When these do not call, in turn: P2, P3, P4 and P5
    Then the step at hand is the draw

  @GJ-6.5.3-o @GH-points.1 @GH-points.12 @points=on @hold_three=off @blind_call_by=first_card @opening=by_count
  Scenario: Two newcomers among those who call: the hand is opened anew, and whoever has called is not asked again | 预点时换两人，重新开牌，预点过的不再问
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And P3 was the first opener
    When these do not call, in turn: P6
    And P1 calls P4 blind
    And Zheng takes over the seat of P2, and at once Wang that of P3
    Then the step at hand is the opening
    And the opening is new
    When P4 draws Ah for the opening
    Then it is for P4 to act
    When these do not call, in turn: P4, P5 and P6
    Then it is for P2 to act

  @GJ-6.5.3-p @GJ-24.8 @points=on @hold_three=off @blind_call_by=opening @opening=by_count
  Scenario: Newcomers before the opening: whoever has not spoken may still call blind | 开牌前换人，没问到的照样可以预点
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And P3 was the first opener
    When these do not call, in turn: P6
    And Zheng takes over the seat of P2, and at once Wang that of P3
    Then the step at hand is the blind calls
    And it is for P1 to act
    When P1 calls P4 blind
    And these do not call, in turn: P2, P3, P4 and P5
    Then the opening is new
    And it is for P4 to act

  @GH-tribute.1-m @GH-tribute.12 @GJ-24.5 @points=off @hold_three=off @opening=by_count @leader=last_place @receiver_may_refuse=no @hands=open
  Scenario: What a hand before the record begins left owed is paid, the burn before the point | 记录开始以前欠下的照进，先烧贡后点贡
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the hand before left owed
      | tribute       | payer | receiver | number |
      | point tribute | P4    | P1       | 2      |
      | burn tribute  | P2    | P5       | 1      |
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
    And P2 owes P5 a burn tribute of 1
    And P4 owes P1 a point tribute of 2
    And it is for P2 to act
    When P2 pays 2
    Then it is for P4 to act

  @GH-tribute.1-n @GJ-21.3.1 @tribute=off @points=off @hold_three=off @opening=by_count @leader=last_place @receiver_may_refuse=no @hands=open
  Scenario: Out of turn, and owing nothing, or something that comes later | 不该他进，也不欠；或者欠的在后面
    Given the match is of 3 hands
    And the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And the hand before left owed
      | tribute       | payer | receiver | number |
      | point tribute | P4    | P1       | 2      |
      | burn tribute  | P2    | P5       | 1      |
    And in the draw they get
      | seat | drawn                        |
      | P1   | 3*4 4*16 2*4 A*12            |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*2 K*8 B*4 S*4     |
    When all cards are drawn
    And P6 tries to pay B
    Then it is refused: tribute not owed
    When P4 tries to pay 22
    Then it is refused: tribute out of order
    When P3 tries to waive the tribute
    Then it is refused: waiver between sides
    When P2 pays 2
    Then it is for P4 to act

  @GJ-26.2.11-m @GJ-26.2.10 @GJ-23.3.4 @hold_three=on @priceless_hand=may_revolt_open @points=off @opening=by_count @leader=first_taker @rebellion=off
  Scenario: Who cannot pay for a 3 revolts at his turn to buy, and lays his cards aside for the hand | 买不起的轮到时革命，这一局放下牌
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                         |
      | P1   | 3*4 4*16 2*4 A*12             |
      | P2   | 3*4 5*16 2*4 A*4 K*8          |
      | P3   | 3*4 6*16 2*4 Q*12             |
      | P4   | 3*3 7*16 2*4 J*13             |
      | P5   | 8*16 10*16 K*4                |
      | P6   | 3 9*16 K*4 Q*4 J*3 S*4 B*4    |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then the step at hand is buying a 3
    And it is for P5 to act
    When P5 revolts
    Then P5 has revolted
    And it is for P2 to act
    When P2 claims the head
    Then it is for P1 to lead

  @GH-revolution.1-o @GJ-26.2.13 @hold_three=on @hold_three_revolution=free @points=off @tribute=on @receiver_may_refuse=no @return_refusal=none @opening=by_count @leader=first_taker @rebellion=off @revolution_test=drawn
  Scenario: Where 3s are held and all may revolt, as drawn: what tribute brings does not matter | 憋3照样革命，看抓到的牌：收了花也不要紧
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And P3 was the first opener
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When P4 draws 2h for the opening
    And all cards are drawn
    And P6 pays SS
    And P5 pays S
    And P1 returns 44
    And P2 returns 5
    Then the step at hand is revolution
    And it is for P2 to act

  @GH-revolution.1-p @GJ-26.2.13 @hold_three=on @hold_three_revolution=free @points=off @tribute=on @receiver_may_refuse=no @return_refusal=none @opening=by_count @leader=first_taker @rebellion=off @revolution_test=held
  Scenario: Where 3s are held and all may revolt, as held: who has paid his last joker may | 憋3照样革命，看手里的牌：把花进光的可以
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And P3 was the first opener
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When P4 draws 2h for the opening
    And all cards are drawn
    And P6 pays SS
    And P5 pays S
    And P1 returns 44
    And P2 returns 5
    Then the step at hand is revolution
    And it is for P6 to act

  @GJ-26.1.3-m @GJ-26.1.1 @hold_three=on @points=off @tribute=off @opening=by_count @leader=first_taker
  Scenario: Under hold three the first taker leads, not the last of the hand before | 憋3由首取牌人发牌，不由上局大落发
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And P3 was the first opener
    When P4 draws 2h for the opening
    Then P5 takes first
    And the first leader is P5

  @GH-tribute.3-n @GJ-26.2.1 @hold_three=on @points=off @tribute=on @tribute_cards=legal_only @receiver_may_refuse=no @opening=by_count @leader=first_taker
  Scenario: What was got for a 3 pays no tribute | 卖3得来的牌不能进贡
    Given the hand before ended with the places P1, P2, P3, P4, P5 and P6
    And P3 was the first opener
    And in the draw they get
      | seat | drawn                         |
      | P1   | 3*4 4*16 2*4 A*12             |
      | P2   | 8*16 10*16 B*4                |
      | P3   | 3*4 6*16 2*4 Q*12             |
      | P4   | 3*3 7*16 2*4 J*13             |
      | P5   | 3*4 5*16 2*4 K*12             |
      | P6   | 3 9*16 K*4 Q*4 J*3 A*4 S*4    |
    When P4 draws 2h for the opening
    And all cards are drawn
    Then it is for P2 to act
    When P2 buys a 3 of P5 for B
    And P6 pays SS
    And P5 tries to pay B
    Then it is refused: cards not held
    When P5 pays 2
    Then P5 holds 35 cards

  @GH-tribute.3-m @GJ-24.6 @points=on @hold_three=off @receiver_may_refuse=no @tribute_cards=legal_only @hands=open @sweep_ends_match=no @opening=by_count @leader=last_place @no_show_leader=most_threes @remove_by=first_leader @hand_end=one_side_left @tribute=off @blind_call_by=opening
  Scenario: The card received from the opposite is not paid back to him | 从对头收来的牌，不能再进给他
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
      | P1   | 3*4 4*16 2*3 A*12 B          |
      | P2   | 3*4 5*16 2*4 A*4 K*8         |
      | P3   | 3*2 6*16 2*2 Q*16            |
      | P4   | 3*2 7*16 2*2 J*16            |
      | P5   | 3*2 8*16 2*2 10*16           |
      | P6   | 3*2 9*16 2*3 K*8 B*3 S*4     |
    When these do not call, in turn: P1, P2, P3, P4, P5 and P6
    And P1 leaves all cards in
    And P1 plays K
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P2 plays 4
    And P3 plays Q
    And these pass in turn: P4, P5, P6 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    And P5 plays J
    Then the places of the hand before are P1, P3, P5, P6, P2 and P4
    When P4 says that P4 is the last
    And these do not call, in turn: P4, P5, P6, P1, P2 and P3
    And P4 draws Ah for the opening
    And all cards are drawn
    And P1 pays B
    And P2 pays 2
    And P3 pays 2
    And P4 tries to pay B
    Then it is refused: tribute of a received card
    When P4 pays 2
    Then it is for P5 to act

  @GH-deal.6-m @GH-deal.1 @GJ-23.2 @points=on @hold_three=off @blind_call_by=opening @tribute=off @rebellion=off @opening=by_count @leader=last_place
  Scenario: Seen calls come before revolution, and a void hand undoes the calls | 先明点后革命；作废的局，叫点不算
    Given the hand before ended with the places P1, P4, P5, P6, P3 and P2
    And in the draw they get
      | seat | drawn               |
      | P1   | 3*2 4*16 2*16 B*2   |
      | P2   | 3*4 5*16 K*16       |
      | P3   | 3*4 6*16 Q*16       |
      | P4   | 3*2 7*16 J*16 A*2   |
      | P5   | 3*2 8*16 A*14 S*4   |
      | P6   | 3*2 9*16 10*16 B*2  |
    When P2 calls P5 blind
    And these do not call, in turn: P3, P4, P5, P6 and P1
    And all cards are drawn
    Then the step at hand is the seen calls
    And it is for P3 to act
    When these do not call, in turn: P3, P4, P5, P6 and P1
    Then the step at hand is revolution
    When P2 revolts
    And P3 revolts
    And P4 does not revolt
    Then the step at hand is the blind calls
    And it is for P2 to act

  @GH-deal.3-b @GJ-24.7 @points=on @blind_call_by=opening @rebellion=off @opening=by_count @leader=last_place @no_show_leader=most_threes
  Scenario: Seen calls too begin with the first leader, not with the first taker | 明点也从首发牌人起问，不从首取牌人起
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn              |
      | P1   | 3*2 4*16 A*16 B*2  |
      | P2   | 3*4 5*16 K*16      |
      | P3   | 3*4 6*16 Q*16      |
      | P4   | 3*2 7*16 J*16 B*2  |
      | P5   | 3*2 8*16 2*16 S*2  |
      | P6   | 3*2 9*16 10*16 S*2 |
    When these do not call, in turn: P1, P2, P3, P4, P5 and P6
    And all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then the first leader is P2
    And it is for P2 to act
    When these do not call, in turn: P2, P3, P4, P5, P6 and P1
    Then the step at hand is revolution

  @GH-points.13-c @GJ-26.2.10 @rebellion=off @hold_three=on @points=on @blind_call_by=opening @priceless_hand=may_revolt_open @opening=by_count @leader=first_taker
  Scenario: Who has revolted for want of a price is not called: his opposite is not asked | 买不起3革了命的，不再点他：他的对头不问
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                 |
      | P1   | 3*4 4*16 A*16         |
      | P2   | 3*4 5*16 K*16         |
      | P3   | 3*4 6*16 Q*16         |
      | P4   | 3*2 7*16 J*16 B*2     |
      | P5   | 8*16 10*16 9*4        |
      | P6   | 3*2 9*12 2*16 B*2 S*4 |
    When these do not call, in turn: P1, P2, P3, P4, P5 and P6
    And all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then it is for P5 to act
    When P5 revolts
    And these do not call, in turn: P1
    Then it is for P3 to act
    When these do not call, in turn: P3, P4, P5 and P6
    Then it is for P2 to act
