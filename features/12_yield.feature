@play
Feature: Article 12: yielding | 第十二条 让牌
  The opposite, having heard the two seats before him decline, may let the two after him speak first.

  @GJ-12.1.1-a @GJ-12.1.5
  Scenario: The opposite yields and the seat after him is asked | 对头让牌，问他的下家
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    Then it is for P5 to answer
    When P5 passes
    Then it is for P6 to answer
    When P6 passes
    Then P4 may only follow or let it stand
    When P4 lets it stand
    Then it is for P1 to lead

  @GJ-12.1.1-b
  Scenario Outline: Nobody but the opposite may yield | 除了对头，谁也不能让
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And <seat> tries to yield
    Then it is refused: yield, not the opposite
    And it is for P2 to answer

    Examples:
      | case        | seat |
      | the-next    | P2   |
      | the-partner | P3   |
      | the-fifth   | P5   |
      | the-sixth   | P6   |

  @GJ-12.1.1-c
  Scenario: The last seat before the player cannot yield in its turn | 上家轮到自己也不能让
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2, P3, P4 and P5
    And P6 tries to yield
    Then it is refused: yield, not the opposite
    And it is for P6 to answer

  @GJ-12.1.1-d
  Scenario: Yielding is a choice: the opposite may follow or pass | 让不让由对头，也可上牌或过牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P4     | J ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 plays J
    Then J by P4 is on the table
    And it is for P5 to answer

  @GJ-12.1.1-e @GJ-18.1.1
  Scenario: There is no yielding in the melee | 乱缠中不让牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And out already, in this order: P2 and P6
    And P1 has the lead
    When P1 plays 8
    And P3 passes
    Then it is for P4 to answer
    When P4 tries to yield
    Then it is refused: no yield in the melee
    And it is for P4 to answer

  @GJ-12.1.1-f @GJ-8.1.6
  Scenario Outline: Who may not yield says so in his own turn: he is still asked, and so are those after him | 不是对头的轮到自己也不能让，仍旧问他，再问后面的
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: <first>
    And <player> tries to yield
    Then it is refused: yield, not the opposite
    And 8 by P1 is on the table
    And it is for <player> to answer
    When these pass in turn: <second>
    Then only the cover of P4 is left, then P1 leads

    Examples:
      | case        | first             | player | second            |
      | the-partner | P2                | P3     | P3, P4, P5 and P6 |
      | the-fifth   | P2, P3 and P4     | P5     | P5 and P6         |
      | the-sixth   | P2, P3, P4 and P5 | P6     | P6                |

  @GJ-12.1.1-g @GJ-8.1.6
  Scenario: Nor may the leader yield when his set has been beaten by another than his opposite | 发牌的人被别人压了，轮到他也不能让
    Given the hands are
      | seat   | hand    |
      | P1     | 8 J ?*6 |
      | P2     | 9 ?*7   |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays 8
    And P2 plays 9
    And these pass in turn: P3, P4, P5 and P6
    And P1 tries to yield
    Then it is refused: yield, not the opposite
    And 9 by P2 is on the table
    And it is for P1 to answer
    When P1 plays J
    Then it is for P2 to answer

  @GJ-12.1.2-a
  Scenario: No yield before both seats between have spoken | 上两家没说完不能让
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And P4 tries to yield
    Then it is refused: yield, a seat before is open
    And it is for P2 to answer
    When P2 passes
    And P4 tries to yield
    Then it is refused: yield, a seat before is open
    And it is for P3 to answer

  @GJ-12.1.2-b
  Scenario: A seat between that is out need not pass | 上两家有人走科，不用等他过牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 8
    And P3 passes
    And P4 yields
    Then it is for P5 to answer

  @GJ-12.1.2-c @GJ-23.1.1 @revolution_melee=second_place
  Scenario: Both seats between are out of play | 上两家都不在局
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays 8
    Then it is for P4 to answer
    When P4 yields
    Then it is for P5 to answer

  @GJ-12.1.2-d @GJ-19.1.1 @GJ-19.1.5
  Scenario: A seat between that applies for the wind is no bar | 上两家有人申请接风，不妨碍让牌
    Given the hands are
      | seat   | hand |
      | P1     | 8    |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays 8
    And P2 applies for the wind
    And P3 passes
    And P4 yields
    Then it is for P5 to answer
    When these pass in turn: P5 and P6
    Then P4 may only follow or let it stand
    When P4 lets it stand
    Then it is for P2 to lead

  @GJ-12.1.2-e
  Scenario: Seats between that passed earlier in the round are no bar | 上两家早先过了牌，不妨碍让牌
    Given the hands are
      | seat   | hand    |
      | P1     | 6 J ?*6 |
      | P4     | 7 ?*7   |
      | P6     | 9 ?*7   |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays 6
    And these pass in turn: P2 and P3
    And P4 plays 7
    And P5 passes
    And P6 plays 9
    And P1 plays J
    Then it is for P4 to answer
    When P4 yields
    Then it is for P6 to answer
    When P6 passes
    Then P4 may only follow or let it stand

  @GJ-12.1.3-a
  Scenario: A gouji set cannot be yielded on | 够级牌不能让
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 tries to yield
    Then it is refused: no yield on a gouji set
    And P4 may only follow or let it stand

  @GJ-12.1.3-d @GJ-17.2.4
  Scenario: Not even where a headless player is asked after the opposite | 后面还要问无头，够级牌也不能让
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P3
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P4 tries to yield
    Then it is refused: no yield on a gouji set
    When P4 passes
    Then it is for P6 to answer

  @GJ-12.1.3-b @bare_ranks=none @fours_whole=no
  Scenario: A set with a small joker hung cannot be yielded on either | 挂小花的牌也不能让
    Given the hands are
      | seat   | hand   |
      | P1     | 4S ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays 4S
    And P4 tries to yield
    Then it is refused: no yield on a gouji set
    And P4 may only follow or let it stand

  @GJ-12.1.3-c @GJ-8.3.2 @joker_exchange=none @cover=explicit @bare_ranks=none @fours_whole=no
  Scenario: Over a dead set there is nothing to yield: it is only covered | 死牌无可让，只能扣
    Given the hands are
      | seat   | hand   |
      | P1     | 4B ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays 4B
    And P4 tries to yield
    Then it is refused: no yield on a gouji set
    And only the cover of P4 is left, then P1 leads

  @GJ-12.1.4-a
  Scenario: Nobody after can play: there is no yield | 下两家都不能再出，不能让
    Given the hands are
      | seat   | hand    |
      | P1     | 6 8 ?*6 |
      | P4     | 7 ?*7   |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays 6
    And these pass in turn: P2 and P3
    And P4 plays 7
    And these pass in turn: P5 and P6
    And P1 plays 8
    And P4 tries to yield
    Then it is refused: yield, nobody after
    And P4 may only follow or let it stand

  @GJ-12.1.4-b @GJ-12.1.5
  Scenario: One of the two after can still play: that one is asked | 下两家还有一家能出，只问那一家
    Given the hands are
      | seat   | hand    |
      | P1     | 5 8 ?*6 |
      | P4     | 6 ?*7   |
      | P6     | 7 9 ?*6 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays 5
    And these pass in turn: P2 and P3
    And P4 plays 6
    And P5 passes
    And P6 plays 7
    And P1 plays 8
    Then it is for P4 to answer
    When P4 yields
    Then it is for P6 to answer
    When P6 plays 9
    Then 9 by P6 is on the table

  @GJ-12.1.4-c
  Scenario: One after is out, the other can still play | 下两家有人走科，另一家还能出
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And out already, in this order: P5
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    Then it is for P6 to answer
    When P6 passes
    Then P4 may only follow or let it stand

  @GJ-12.1.4-d @GJ-11.2.2
  Scenario: An opposite who comes back after a pass has nobody to yield to | 过了牌再说话的对头无人可让
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P3     | 6 ?*7 |
      | others | ?*8   |
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    And these pass in turn: P2 and P3
    Then P4 may only follow or let it stand
    When P4 tries to yield
    Then it is refused: yield, nobody after
    And P4 may only follow or let it stand

  @GJ-12.1.5-a
  Scenario: The seat after follows, and play goes on from there | 下家上牌，从他接着打
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P5     | J ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And P5 plays J
    Then J by P5 is on the table
    And it is for P6 to answer
    When P6 passes
    Then it is for P1 to answer

  @GJ-12.1.5-b @GJ-9.3
  Scenario: A seat yielded to may play a small joker | 让到的人可以出小花
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P5     | S ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And P5 plays S
    Then P2 may only follow or let it stand

  @GJ-12.1.5-c @GJ-8.3.2 @joker_exchange=none
  Scenario: A seat yielded to may play a big joker, and the matter is closed | 让到的人出大花，就到此为止
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P6     | B ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And P5 passes
    And P6 plays B
    Then only the cover of P3 is left, then P6 leads

  @GJ-12.1.6-a
  Scenario: Both decline and the yielder follows | 下两家都过，让牌人上牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P4     | J ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And these pass in turn: P5 and P6
    And P4 plays J
    Then J by P4 is on the table

  @GJ-12.1.6-b
  Scenario: He cannot yield twice on one set | 同一手牌不能再让
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And these pass in turn: P5 and P6
    And P4 tries to yield
    Then it is refused: yield, nobody after
    And P4 may only follow or let it stand

  @GJ-12.1.6-c @GJ-13.2.7 @cover=explicit
  Scenario: After a yield he does not pass: he follows or covers | 让牌之后不能过牌，只能上牌或扣牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And these pass in turn: P5 and P6
    And P4 tries to pass
    Then it is refused: follow or cover
    When P4 covers
    Then it is for P1 to lead

  @GJ-12.1.6-g @GJ-19.1.1 @revolution_melee=second_place
  Scenario: After a yield on a bottom set he does not apply for the wind | 在底牌上让了牌，不再申请接风
    Given the hands are
      | seat   | hand |
      | P1     | 8    |
      | others | ?*8  |
    And out already, in this order: P2
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays 8
    And P4 yields
    And these pass in turn: P5 and P6
    And P4 tries to apply for the wind
    Then it is refused: wind, word used
    And P4 may only follow or let it stand
    When P4 lets it stand
    Then it is for P4 to lead

  @GJ-12.1.6-d @GJ-13.2.8 @cover=automatic
  Scenario: Where nobody covers, the yielder follows or passes | 自动扣时，让牌人上牌或过牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And these pass in turn: P5 and P6
    And P4 passes
    Then it is for P1 to lead
    And P1 holds 7 cards

  @GJ-12.1.6-f @GJ-13.2.4 @cover=explicit
  Scenario: The yielder too may let another cover | 让牌人也可以认可别人代扣
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And these pass in turn: P5 and P6
    And P4 allows P2 to cover
    And P2 covers
    Then it is for P1 to lead
    And P1 holds 7 cards

  @GJ-12.1.6-e
  Scenario: The yielder cannot speak before the seats he yielded to | 让了牌就要等下两家先说
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P4     | J ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And P4 tries to play J
    Then it is refused: not your turn
    And it is for P5 to answer

  @GJ-12.1.7-a @GJ-11.2.1
  Scenario: One of them plays: the yielder is not asked again | 下家上了牌，让牌人不再问
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P2     | J ?*7 |
      | P4     | A ?*7 |
      | P5     | 9 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And P5 plays 9
    And these pass in turn: P6 and P1
    Then P2 may only follow or let it stand
    When P4 tries to play A
    Then it is refused: already passed
    When P2 plays J
    Then P5 may only follow or let it stand

  @GJ-12.1.7-b @GJ-11.2.2
  Scenario: The yielder still speaks last on his opposite's next set | 对头再出，让牌人最后说话
    Given the hands are
      | seat   | hand    |
      | P1     | 8 Q ?*6 |
      | P4     | A ?*7   |
      | P5     | 9 ?*7   |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And P5 plays 9
    And P6 passes
    And P1 plays Q
    Then it is for P5 to answer
    When P5 passes
    Then P4 may only follow or let it stand
    When P4 plays A
    Then P1 may only follow or let it stand

  @GJ-12.1.7-c @table
  Scenario: The yielder is counted among those who passed | 让牌人算过牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P6     | 9 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And P5 passes
    And P6 plays 9
    Then passed in this round: P2, P3, P4 and P5

  @GJ-12.1.7-d @GJ-10.2.6
  Scenario: After a yield that was taken up he may not burn | 让牌后下家上了牌，让牌人不能烧
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P4     | S 55S |
      | P5     | 2 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And P5 plays 2
    Then P2 may only follow or let it stand
    When P4 tries to burn with S
    Then it is refused: burn after a pass

  @GJ-12.1.7-e @GJ-16.4.1 @GJ-17.2.3
  Scenario: On a bottom set too: headless by now, he has passed | 让的是底牌也一样：他已无头，仍算过牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P4     | A ?*7 |
      | P5     | 9 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And P5 plays 9
    And P6 passes
    Then only the cover of P2 is left, then P5 leads

  @GJ-12.2-a @GJ-11.2.1
  Scenario: Only the opposite may answer what the yielder then plays | 让牌人上的牌，只有对头能压
    Given the hands are
      | seat | hand    |
      | P1   | 8 Q ?*6 |
      | P2   | A ?*7   |
      | P3   | ?*8     |
      | P4   | J ?*7   |
      | P5   | A ?*7   |
      | P6   | A ?*7   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And these pass in turn: P5 and P6
    And P4 plays J
    Then P1 may only follow or let it stand
    When P5 tries to play A
    Then it is refused: already passed
    When P1 plays Q
    Then P4 may only follow or let it stand

  @GJ-12.2-b
  Scenario Outline: Those who passed may not answer the yielder | 过了牌的人不能压让牌人的牌
    Given the hands are
      | seat | hand    |
      | P1   | 8 Q ?*6 |
      | P2   | A ?*7   |
      | P3   | A ?*7   |
      | P4   | J ?*7   |
      | P5   | A ?*7   |
      | P6   | A ?*7   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 yields
    And these pass in turn: P5 and P6
    And P4 plays J
    And <seat> tries to play A
    Then it is refused: already passed
    And P1 may only follow or let it stand

    Examples:
      | case       | seat |
      | the-second | P2   |
      | the-third  | P3   |
      | the-fifth  | P5   |
      | the-sixth  | P6   |

  @GJ-12.2.1-a @GJ-19.1.5 @GJ-16.2.3
  Scenario: One who applied for the wind may follow the yielder | 申请接风的人可以压让牌人的牌
    Given the hands are
      | seat | hand  |
      | P1   | 8     |
      | P2   | Q ?*7 |
      | P3   | A ?*7 |
      | P4   | J ?*7 |
      | P5   | A ?*7 |
      | P6   | A ?*7 |
    And P1 has the lead
    When P1 plays 8
    And P2 applies for the wind
    And P3 passes
    And P4 yields
    And these pass in turn: P5 and P6
    And P4 plays J
    Then it is for P2 to answer
    When P2 plays Q
    Then Q by P2 is on the table
    And it is for P4 to answer

  @GJ-12.1.1-h @GJ-8.7
  Scenario: All that may be done by the opposite about a low set | 对头出小牌，能做的全部
    Given the hands are
      | seat   | hand |
      | P1     | 9 55 |
      | P4     | J 55 |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2 and P3
    And what may be done is listed
    Then what may be done is exactly: play J, pass, yield
