@match @points=off @hold_three=off @burn_tribute=off
Feature: Article 23: revolution, from the declaration to the first lead | 第二十三条 革命：从宣告到首发牌

  @GJ-23.1-m @GJ-23.6 @GH-deal.3 @rebellion=off @opening=by_count @leader=last_place @no_show_leader=most_threes
  Scenario: Those without jokers and 2s are asked in turn from the first leader, and nobody else | 没花没钱的从首发牌人起依次问
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    Then the first leader is P2
    And the step at hand is revolution
    And it is for P2 to act
    When P1 tries to revolt
    Then it is refused: revolution, jokers or 2s held
    When P3 tries to revolt
    Then it is refused: not your turn
    When P2 does not revolt
    Then it is for P3 to act
    When P3 does not revolt
    Then nobody has revolted

  @GJ-23.1.1-m @GJ-23.3.4 @GJ-23.4.1 @GJ-6.7.4 @remove=off @rebellion=off @opening=by_count @leader=last_place @no_show_leader=most_threes
  Scenario: One revolts; his opposite claims the head; the next seat leads for him | 一人革命，对头要头，下一个替他首发
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    And P2 revolts
    And P3 does not revolt
    Then P2 has revolted
    And the step at hand is the head
    And it is for P5 to act
    And the first leader is P3
    When P4 tries to claim the head
    Then it is refused: head not yours
    When P3 tries to play 3
    Then it is refused: head not chosen yet
    When P5 claims the head
    Then it is for P3 to lead
    When P2 tries to play K
    Then it is refused: not in play

  @GJ-23.4-m @GJ-23.4.1 @remove=off @rebellion=off @opening=by_count @leader=last_place @no_show_leader=most_threes
  Scenario: The opposite may be headless at once | 对头也可以一开始就作无头
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    And P2 does not revolt
    And P3 revolts
    Then it is for P6 to act
    When P6 would rather be headless
    Then it is for P2 to lead
    When P6 tries to claim the head
    Then it is refused: step is over

  @GJ-23.2-m @GH-deal.4 @GH-deal.5 @rebellion=off @opening=by_count @leader=last_place @no_show_leader=most_threes
  Scenario: Two revolt: once both have spoken the hand is void, and the same opener draws anew | 两人革命，都说过以后这一局作废，原开牌人重开
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And all cards are drawn
    And P2 revolts
    Then it is for P3 to act
    When P3 revolts
    Then the step at hand is the opening
    And it is for P1 to act
    And this is hand 1
    And nobody has revolted
    When P1 draws 3h for the opening
    Then P3 takes first

  @GJ-23.2-n @GH-deal.6 @tribute=on @tribute_cards=legal_only @receiver_may_refuse=no @return_refusal=none @opening=by_count @leader=last_place @revolution_test=drawn
  Scenario: After a void hand the dues of the hand before are owed again | 作废以后，上一局的欠贡照欠
    Given the hand before ended with the places P1, P4, P2, P5, P3 and P6
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all cards are drawn
    Then P6 owes P1 2 as place tribute
    When P6 pays SS
    And P1 returns 44
    Then the step at hand is revolution
    When P2 revolts
    And P3 revolts
    Then the step at hand is the draw
    And no tribute is owed
    And P6 holds 0 cards
    When all cards are drawn
    Then P6 owes P1 2 as place tribute

  @GJ-23.2-o @GH-deal.5 @GJ-6.6.2 @tribute=off @rebellion=off @opening=by_count @leader=last_place @no_show_leader=most_threes @sweep_ends_match=no
  Scenario: A hand opened anew after a sweep is void: the same seat draws again, not the next | 串三户后重新开牌的一局作废，仍由原人抽，不再往下轮
    Given the match is of 3 hands
    And the hand before ended with the places P1, P3, P5, P2, P4 and P6
    And P1 was the first opener
    And in the draw they get
      | seat | drawn              |
      | P1   | 3*2 4*16 A*16 B*2  |
      | P2   | 3*4 5*16 K*16      |
      | P3   | 3*4 6*16 Q*16      |
      | P4   | 3*2 7*16 J*16 B*2  |
      | P5   | 3*2 8*16 2*16 S*2  |
      | P6   | 3*2 9*16 10*16 S*2 |
    When P6 says that P6 is the last
    And P2 draws Ah for the opening
    And all cards are drawn
    And P2 revolts
    And P3 revolts
    Then the step at hand is the opening
    And the opening is new
    And it is for P2 to act

  @GH-revolution.1-m @revolution_test=drawn @tribute=on @tribute_cards=highest_held @receiver_may_refuse=no @return_refusal=none @opening=by_count @leader=last_place
  Scenario: As drawn: what tribute brings does not matter | 看抓到的牌：收了贡也不要紧
    Given the hand before ended with the places P3, P2, P1, P4, P5 and P6
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all cards are drawn
    And P6 pays SS
    And P5 pays S
    And P3 returns 66
    And P2 returns 5
    Then the step at hand is revolution
    And it is for P2 to act

  @GH-revolution.1-n @revolution_test=held @tribute=on @tribute_cards=highest_held @receiver_may_refuse=no @return_refusal=none @opening=by_count @leader=last_place @remove=off
  Scenario: As held: not who has received a joker, but who has paid his last | 看手里的牌：收到花的不能，把花进光的可以
    Given the hand before ended with the places P3, P2, P1, P4, P5 and P6
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all cards are drawn
    And P6 pays SS
    And P5 pays S
    And P3 returns 66
    And P2 returns 5
    Then the step at hand is revolution
    And it is for P6 to act
    When P6 does not revolt
    Then it is for P6 to lead

  @GJ-23.1.2-m @rebellion=off @opening=by_count @leader=last_place @no_show_leader=most_threes
  Scenario: A revolution is declared at its step alone | 革命只在这一步宣告
    Given the match is of 3 hands
    And in the draw they get
      | seat | drawn                   |
      | P1   | 3*2 4*16 A*16 B*2       |
      | P2   | 3*4 5*16 K*16           |
      | P3   | 3*4 6*16 Q*16           |
      | P4   | 3*2 7*16 J*16 B*2       |
      | P5   | 3*2 8*16 2*16 S*2       |
      | P6   | 3*2 9*16 10*16 S*2      |
    When all agree that P1 draws for the opening
    And P1 draws Ah for the opening
    And P2 tries to revolt
    Then it is refused: revolution out of time
