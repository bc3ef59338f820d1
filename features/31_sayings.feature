@table
Feature: Article 31: the wall, the halves, who may speak | 第三十一条 墙、上下半场、发言
  Questions about a position, asked of engines that answer them.

  @GJ-31.1.1-a @wall=previous_seat
  Scenario Outline: The previous seat is the wall | 上家是墙
    Given the hands are
      | seat   | hand |
      | others | ?*3  |
    And P1 has the lead
    When the table is looked at
    Then the wall of <player> is <before>

    Examples:
      | case | player | before |
      | p1   | P1     | P6     |
      | p2   | P2     | P1     |
      | p4   | P4     | P3     |
      | p6   | P6     | P5     |

  @GJ-31.1.2-a @GJ-31.1.1 @wall=previous_seat
  Scenario: When the previous seat is out there is no wall | 上家走了科就无墙
    Given the hands are
      | seat   | hand |
      | others | ?*3  |
    And out already, in this order: P6
    And P1 has the lead
    When the table is looked at
    Then P1 has no wall
    And the wall of P2 is P1

  @GJ-31.1.2-b @wall=previous_seat
  Scenario: With the two seats before him out there is no wall, though an opponent sits behind them | 前面两家都走了科，后面还有对方的人，也是无墙
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And out already, in this order: P6 and P5
    And P1 has the lead
    When the table is looked at
    Then P1 has no wall
    And the wall of P3 is P2

  @GJ-31.1.3-a @wall=nearest_opponent
  Scenario: The nearest opponent before one is the wall | 前面未走科的对手是墙
    Given the hands are
      | seat   | hand |
      | others | ?*3  |
    And out already, in this order: P6 and P5
    And P1 has the lead
    When the table is looked at
    Then the wall of P1 is P4
    And the wall of P2 is P1

  @GJ-31.1.3-b @wall=nearest_opponent
  Scenario: A partner before one, the opponent out: no wall | 前面是联邦，无墙
    Given the hands are
      | seat   | hand |
      | others | ?*3  |
    And out already, in this order: P6
    And P1 has the lead
    When the table is looked at
    Then P1 has no wall
    And the wall of P5 is P4

  @GJ-31.4.1-a @GJ-31.4.2
  Scenario: The second half begins when the second is out | 二科一产生就是下半场
    Given the hands are
      | seat   | hand |
      | P1     | 3    |
      | others | ?*3  |
    And out already, in this order: P6
    And P1 has the lead
    When the table is looked at
    Then it is the first half of the hand
    When P1 plays 3
    Then out, in this order: P6 and P1
    And it is the second half of the hand

  @GJ-31.2.1-a @GJ-31.2.4 @fours_whole=no
  Scenario: Whoever is still to be asked may speak, and a pass ends it | 没问到的都可发言，过牌就失去
    Given the hands are
      | seat   | hand   |
      | P1     | 44 ?*3 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 44
    Then may still speak, in this order: P2, P3, P4, P5 and P6
    When P2 passes
    Then may still speak, in this order: P3, P4, P5 and P6

  @GJ-31.2.2-c
  Scenario: On a gouji set only the opposite may speak | 够级牌只有对头可发言
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*3 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    Then may still speak, in this order: P4

  @GJ-31.2.2-d @burn_failure=refused
  Scenario: And those who hold a burn | 还有有牌可烧的人
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*3 |
      | P3     | 22 55S |
      | P6     | 22 66S |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    Then may still speak, in this order: P3, P6 and P4

  @GJ-31.2.2-e @GJ-13.2.6
  Scenario: All have spoken: the cover that is left is no word on the set | 人人说过话，剩下的扣牌不算发言
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2, P3, P4, P5 and P6
    Then nobody may speak any more
    And P1 holds 7 cards

  @GJ-31.2.2-f @GJ-17.2.4
  Scenario: A headless player speaks on a gouji set in his turn | 无头的人轮到了也可发言
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then may still speak, in this order: P4 and P5

  @GJ-31.2.3-c @GJ-31.2.4
  Scenario: Of those who have passed the opposite alone may still speak, last of all | 过了牌的人里，只有对头最后还可发言
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P3     | 6 ?*7 |
      | others | ?*8   |
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    Then may still speak, in this order: P2, P3 and P4

  @GJ-31.2.1-b @GJ-11.2.1
  Scenario: Before a lead and when the hand is over nobody is bound by a pass and nobody may speak | 发牌之前、一局完了，无人过牌，也无人可发言
    Given the hands are
      | seat | hand  |
      | P1   | 9 5   |
      | P6   | 10 ?  |
    And out already, in this order: P3, P5, P2 and P4
    And P1 has the lead
    When the table is looked at
    Then nobody may speak any more
    And nobody has passed in this round
    When P1 plays 9
    And P6 passes
    Then it is for P1 to lead
    And nobody may speak any more
    And nobody has passed in this round
    When P1 plays 5
    Then the hand is over and the places are: P3, P5, P2, P4, P1 and P6
    And nobody may speak any more
    And nobody has passed in this round
