@play
Feature: Article 3: places and the end of a hand | 第三条 名次与局终

  @GJ-3.1-a
  Scenario: The four decks make six hands of 36 cards | 四副牌分作六手，每手三十六张
    Given the hands are
      | seat | hand                    |
      | P1   | 3*16 4*16 5*4           |
      | P2   | 5*12 6*16 7*8           |
      | P3   | 7*8 8*16 9*12           |
      | P4   | 9*4 10*16 J*16          |
      | P5   | Q*16 K*16 A*4           |
      | P6   | A*12 2*16 SSSS BBBB     |
    And P1 has the lead
    When the table is looked at
    Then P1 holds 36 cards
    And P2 holds 36 cards
    And P3 holds 36 cards
    And P4 holds 36 cards
    And P5 holds 36 cards
    And P6 holds 36 cards
    And it is for P1 to lead
    When P1 plays 4*16
    Then P1 holds 20 cards
    And it is for P2 to answer

  @GJ-3.1.1-a
  Scenario: Whoever is rid of his cards first is out first | 谁先出完，谁先走科
    Given the hands are
      | seat   | hand  |
      | P1     | 9     |
      | P2     | 10    |
      | P3     | J ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    Then out, in this order: P1
    And P1 holds 0 cards
    When P2 plays 10
    Then out, in this order: P1 and P2
    When P3 plays J
    Then out, in this order: P1 and P2
    And P3 holds 4 cards

  @GJ-3.1.1-b
  Scenario: One card left is not out | 还剩一张就不算走科
    Given the hands are
      | seat   | hand |
      | P1     | 99 4 |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 99
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then P1 holds 1 cards
    And it is for P1 to lead
    When P1 plays 4
    Then out, in this order: P1

  @GJ-3.1.2-a
  Scenario: A last set that is beaten leaves its player out all the same | 底牌被压，照样走科
    Given the hands are
      | seat   | hand   |
      | P1     | 9      |
      | P2     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    Then out, in this order: P1
    When P1 tries to pass
    Then it is refused: not in play
    When these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P5
    Then it is for P2 to lead
    And out, in this order: P1

  @GJ-3.1.2-b
  Scenario: Out first on a set that the next to go out beats | 头科的底牌被二科压住，名次不倒
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | P4     | 10   |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2 and P3
    And P4 plays 10
    Then out, in this order: P1 and P4
    And it is for P5 to answer

  @GJ-3.2.1-a @GJ-3.2.2
  Scenario: Six places from the first out to the last | 六个名次，从头科到大落
    Given the hands are
      | seat | hand    |
      | P1   | 9       |
      | P2   | 10      |
      | P3   | J       |
      | P4   | Q       |
      | P5   | K       |
      | P6   | ?*5     |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And P3 plays J
    And P4 plays Q
    And P5 plays K
    Then the hand is over and the places are: P1, P2, P3, P4, P5 and P6

  @GJ-3.2.1-b
  Scenario: The places follow the order of going out, not the seats | 名次只看走科先后，不看座次
    Given the hands are
      | seat | hand    |
      | P2   | 9       |
      | P5   | ?*5     |
    And out already, in this order: P4, P1, P6 and P3
    And P2 has the lead
    When P2 plays 9
    Then the hand is over and the places are: P4, P1, P6, P3, P2 and P5

  @GJ-3.2.2-a
  Scenario: The one left with cards is the last, however few they are | 手中还有牌的是大落，一张也算
    Given the hands are
      | seat | hand       |
      | P5   | 4 99 10 10 |
      | P6   | 5          |
    And out already, in this order: P1, P2, P3 and P4
    And P5 has the lead
    When P5 plays 99
    And P6 passes
    Then it is for P5 to lead
    When P5 plays 10 10
    And P6 passes
    Then it is for P5 to lead
    When P5 plays 4
    Then the hand is over and the places are: P1, P2, P3, P4, P5 and P6

  @GJ-3.2.2-b
  Scenario: Going out on an answer as well as on a lead | 顺牌顺完，与发牌发完一样
    Given the hands are
      | seat | hand  |
      | P5   | 9 4   |
      | P6   | 10    |
    And out already, in this order: P1, P2, P3 and P4
    And P5 has the lead
    When P5 plays 9
    And P6 plays 10
    Then the hand is over and the places are: P1, P2, P3, P4, P6 and P5

  @GJ-3.2.3-a @GJ-3.2.4 @hand_end=one_side_left
  Scenario: Three partners out end the hand | 一方三人走完，一局结束
    Given the hands are
      | seat   | hand |
      | P5     | 9    |
      | others | ?*5  |
    And out already, in this order: P1 and P3
    And P5 has the lead
    When P5 plays 9
    Then the hand is over and the places are: P1, P3, P5, P6, P2 and P4

  @GJ-3.2.3-b @hand_end=one_side_left
  Scenario: The set that ends the hand is not answered | 打完一局的那一手，没有人再压
    Given the hands are
      | seat | hand    |
      | P2   | A ?*4   |
      | P4   | ?*5     |
      | P5   | 9       |
      | P6   | 10 ?*4  |
    And out already, in this order: P1 and P3
    And P5 has the lead
    When P5 plays 9
    And P6 tries to play 10
    Then it is refused: hand is over
    When P6 tries to pass
    Then it is refused: hand is over
    When P2 tries to cover
    Then it is refused: hand is over
    When P5 tries to play 9
    Then it is refused: hand is over
    And P6 holds 5 cards

  @GJ-3.2.3-c
  Scenario: One player left on each side play on | 两方各剩一人，接着打
    Given the hands are
      | seat   | hand |
      | P4     | 9    |
      | others | ?*5  |
    And out already, in this order: P1, P2 and P3
    And P4 has the lead
    When P4 plays 9
    Then out, in this order: P1, P2, P3 and P4
    And it is for P5 to answer

  @GJ-3.2.3-d
  Scenario: Two partners out first do not end the hand | 一方走了两人，一局没有完
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | P3     | 10   |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And P2 passes
    And P3 plays 10
    Then out, in this order: P1 and P3
    And it is for P4 to answer

  @GJ-3.2.3-e
  Scenario: Nothing more is done when one player is left | 只剩一人，一局完了就不能再动
    Given the hands are
      | seat | hand    |
      | P5   | 9       |
      | P6   | 10 ?*4  |
    And out already, in this order: P1, P2, P3 and P4
    And P5 has the lead
    When P5 plays 9
    And P6 tries to play 10
    Then it is refused: hand is over
    When P5 tries to pass
    Then it is refused: hand is over

  @GJ-3.2.3-f @hand_end=one_side_left
  Scenario: A hand that comes with one side left is over | 拿来就只剩一方，已经完了
    Given the hands are
      | seat   | hand |
      | others | ?*5  |
    And out already, in this order: P1, P2, P3 and P5
    And P4 has the lead
    When the table is looked at
    Then the hand is over and the places are: P1, P2, P3, P5, P6 and P4

  @GJ-3.2.3-g @hand_end=one_side_left
  Scenario Outline: Whatever is tried once the hand is over, it stays over and the places stand | 一局完了再说什么、出什么都不算，名次不变
    Given the hands are
      | seat   | hand      |
      | P5     | 9         |
      | P6     | 10 22 ?*4 |
      | others | ?*5       |
    And out already, in this order: P1 and P3
    And P5 has the lead
    When P5 plays 9
    And <tried>
    Then it is refused
    And P6 holds 7 cards
    And the hand is over and the places are: P1, P3, P5, P6, P2 and P4

    Examples:
      | case               | tried                          |
      | play               | P6 tries to play 10            |
      | pass               | P6 tries to pass               |
      | yield              | P2 tries to yield              |
      | cover              | P2 tries to cover              |
      | burn               | P6 tries to burn with 22       |
      | decline            | P6 tries to decline to burn    |
      | wind               | P6 tries to apply for the wind |
      | leave-to-cover     | P2 tries to allow P4 to cover  |
      | giving-up-the-head | P2 tries to give up the head   |

  @GJ-3.2.4-a @hand_end=one_side_left
  Scenario: Three partners left count from the seat next to the last one out | 余下三人从最后走科者的下家数起
    Given the hands are
      | seat   | hand |
      | P3     | 9    |
      | others | ?*5  |
    And out already, in this order: P1 and P5
    And P3 has the lead
    When P3 plays 9
    Then the hand is over and the places are: P1, P5, P3, P4, P6 and P2

  @GJ-3.2.4-b @hand_end=one_side_left
  Scenario: The count goes on past the sixth seat | 数过己，再从甲数起
    Given the hands are
      | seat   | hand |
      | P3     | 9    |
      | others | ?*5  |
    And out already, in this order: P1, P4 and P5
    And P3 has the lead
    When P3 plays 9
    Then the hand is over and the places are: P1, P4, P5, P3, P6 and P2

  @GJ-3.2.4-c @hand_end=one_side_left
  Scenario: Seats out on the way are passed over | 数到走了的，跳过去
    Given the hands are
      | seat   | hand |
      | P6     | 9    |
      | others | ?*5  |
    And out already, in this order: P2, P4 and P1
    And P6 has the lead
    When P6 plays 9
    Then the hand is over and the places are: P2, P4, P1, P6, P3 and P5

  @GJ-3.2.4-d @hand_end=one_side_left
  Scenario: The last one out may have answered, not led | 最后走科的人是顺牌走的，也从他数起
    Given the hands are
      | seat | hand      |
      | P1   | 10        |
      | P4   | 9 ?*4     |
      | P6   | ?*5       |
    And out already, in this order: P3, P2 and P5
    And P4 has the lead
    When P4 plays 9
    And P6 passes
    And P1 plays 10
    Then the hand is over and the places are: P3, P2, P5, P1, P4 and P6

  @GJ-3.2.5-a @hand_end=last_hand
  Scenario: Played to the last, three partners out leave the others to it | 打到最后一人：一方走完，另一方接着打
    Given the hands are
      | seat | hand    |
      | P2   | Q       |
      | P4   | K       |
      | P5   | 9       |
      | P6   | 10 ?*4  |
    And out already, in this order: P1 and P3
    And P5 has the lead
    When P5 plays 9
    Then out, in this order: P1, P3 and P5
    And it is for P6 to answer
    When P6 plays 10
    And P2 plays Q
    And P4 plays K
    Then the hand is over and the places are: P1, P3, P5, P2, P4 and P6

  @GJ-3.2.5-b @hand_end=last_hand
  Scenario: Played to the last, two partners lead and follow as ever | 打到最后一人：剩下两个联邦也照样发、照样顺
    Given the hands are
      | seat | hand    |
      | P4   | 9 8     |
      | P6   | 10 ?*4  |
    And out already, in this order: P1, P2, P3 and P5
    And P4 has the lead
    When P4 plays 9
    Then it is for P6 to answer
    When P6 passes
    Then it is for P4 to lead
    When P4 plays 8
    Then the hand is over and the places are: P1, P2, P3, P5, P4 and P6

  @GJ-3.2.3-h @hand_end=one_side_left
  Scenario: When the hand is over nothing may be done | 一局结束，没有什么可做
    Given the hands are
      | seat | hand |
      | P1   | 9    |
      | P2   | 10 5 |
      | P4   | J 5  |
      | P6   | 66   |
    And out already, in this order: P3 and P5
    And P1 has the lead
    When P1 plays 9
    And what may be done is listed
    Then what may be done is exactly: nothing
