@play
Feature: Article 11: passing | 第十一条 过牌

  @GJ-11.1.1-a
  Scenario: Whoever is asked may follow | 问到的人可以顺牌
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    Then 10 by P2 is on the table
    And P2 holds 4 cards

  @GJ-11.1.1-b
  Scenario: Whoever could follow may pass all the same | 顺得上也可以不顺
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | P2     | A ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And P2 passes
    Then 9 by P1 is on the table
    And P2 holds 5 cards
    And it is for P3 to answer

  @GJ-11.1.2-a
  Scenario: Until he says so the one asked has not passed | 没说过牌，就还轮到他
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | A ?*4  |
      | P3     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P3 tries to play 10
    Then it is refused: not your turn
    When P1 tries to play 9
    Then it is refused: not your turn
    And it is for P2 to answer
    When P2 plays A
    Then A by P2 is on the table

  @GJ-11.2.1-a @GJ-31.2.4
  Scenario: After a pass another's set is not followed | 过了牌，别人的牌不得再上
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | J ?*4  |
      | P3     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 passes
    And P3 plays 10
    And P2 tries to play J
    Then it is refused: already passed
    When these pass in turn: P4, P5, P6 and P1
    Then only the cover of P6 is left, then P3 leads

  @GJ-11.2.1-b
  Scenario Outline: Whoever has passed is passed over, however often the set changes | 过了牌的，换了几手也不再问
    Given the hands are
      | seat   | hand    |
      | P1     | 8 A ?*4 |
      | P2     | 9 J ?*4 |
      | P4     | 10 ?*4  |
      | P6     | Q ?*4   |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 8
    And P2 plays 9
    And P3 passes
    And P4 plays 10
    And P5 passes
    And P6 passes
    And P1 passes
    And P2 plays J
    Then it is for P4 to answer
    When <player> tries to play <cards>
    Then it is refused: already passed

    Examples:
      | case          | player | cards |
      | a-seat-before | P6     | Q     |
      | first-leader  | P1     | A     |

  @GJ-11.2.1-c @GJ-9.3.3
  Scenario: A pass does not bind on a gouji set of one's opposite's | 过了牌，对头的够级牌还可以压
    Given the hands are
      | seat   | hand      |
      | P1     | 99 ?*4    |
      | P2     | 10 10 ?*4 |
      | P3     | AA ?*4    |
      | P6     | KK ?*4    |
      | others | ?*5       |
    And P1 has the lead
    When P1 plays 99
    And P2 plays 10 10
    And these pass in turn: P3, P4 and P5
    And P6 plays KK
    Then it is for P3 to answer
    When P3 plays AA
    Then AA by P3 is on the table

  @GJ-11.2.1-d
  Scenario: A pass leaves a partner's set alone too | 过了牌，联邦的牌也不得再上
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | J ?*4  |
      | P4     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2 and P3
    And P4 plays 10
    And P2 tries to play J
    Then it is refused: already passed
    When these pass in turn: P5 and P6
    Then it is for P1 to answer
    When P1 lets it stand
    Then it is for P4 to lead

  @GJ-11.2.2-a @GJ-31.2.3
  Scenario: The opposite who passed on another's set may follow, last of all | 别人的牌上过了牌，对头的牌最后还可以上
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | 10 ?*4 |
      | P3     | Q ?*4  |
      | P6     | J ?*4  |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P4 and P5
    And P6 plays J
    Then it is for P1 to answer
    When these pass in turn: P1 and P2
    Then it is for P3 to answer
    When P3 plays Q
    Then Q by P3 is on the table
    And it is for P6 to answer

  @GJ-11.2.2-b
  Scenario: He speaks after those behind him too | 后面未过牌的人也先问
    Given the hands are
      | seat | hand    |
      | P1   | 9 ?*4   |
      | P2   | 10 ?*4  |
      | P3   | K ?*4   |
      | P4   | J ?*4   |
      | P5   | ?*5     |
      | P6   | Q ?*4   |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And P3 passes
    And P4 plays J
    And P5 passes
    And P6 plays Q
    And these pass in turn: P1 and P2
    Then it is for P4 to answer
    When P3 tries to play K
    Then it is refused: not your turn
    When P4 passes
    Then it is for P3 to answer
    When P3 plays K
    Then K by P3 is on the table

  @GJ-11.2.2-c
  Scenario: When another plays first, his return is gone with the set | 别人先上了，这一手就轮不到他
    Given the hands are
      | seat | hand     |
      | P1   | 9 ?*4    |
      | P2   | 10 ?*4   |
      | P3   | A ?*4    |
      | P4   | J K ?*4  |
      | P5   | ?*5      |
      | P6   | Q ?*4    |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And P3 passes
    And P4 plays J
    And P5 passes
    And P6 plays Q
    And these pass in turn: P1 and P2
    And P4 plays K
    And P3 tries to play A
    Then it is refused: already passed
    When P6 passes
    Then it is for P1 to answer
    When P1 lets it stand
    Then it is for P4 to lead

  @GJ-11.2.2-d
  Scenario: Back after a pass he need not play | 回来的人也可以不上
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | 10 ?*4 |
      | P3     | Q ?*4  |
      | P6     | J ?*4  |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P4 and P5
    And P6 plays J
    And these pass in turn: P1 and P2
    And P3 lets it stand
    Then it is for P6 to lead

  @GJ-11.2.2-e
  Scenario: The opposite who has not passed speaks in his own place | 没过牌的对头照座次问，不在最后
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P4     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2 and P3
    Then it is for P4 to answer
    When P4 plays 10
    Then it is for P5 to answer

  @GJ-11.2.2-f
  Scenario: Each new set of his opposite's lets him speak again | 对头每上新的一手，都还可以上
    Given the hands are
      | seat   | hand    |
      | P1     | 9 ?*4   |
      | P2     | 10 ?*4  |
      | P3     | Q A ?*4 |
      | P6     | J K ?*4 |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P4 and P5
    And P6 plays J
    And these pass in turn: P1 and P2
    And P3 plays Q
    And P6 plays K
    Then it is for P3 to answer
    When P3 plays A
    Then A by P3 is on the table

  @GJ-11.2.3-a
  Scenario: Who passed on this very set of his opposite's has no second word | 对头的这一手上过了牌，只剩扣牌
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P4     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    Then only the cover of P4 is left, then P1 leads

  @GJ-11.2.3-b @cover=explicit
  Scenario: A follow after a pass on this very set is refused | 这一手过了牌再上，不准
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P4     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And P4 tries to play 10
    Then it is refused: passed on this set
    When P4 covers
    Then it is for P1 to lead

  @GJ-11.2.3-c
  Scenario: Before the others have spoken too | 别人还没问完，过了的对头也不能反悔
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P4     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3 and P4
    And P4 tries to play 10
    Then it is refused: passed on this set
    And it is for P5 to answer

  @GJ-11.2.3-d @GJ-11.2.2
  Scenario: A pass on one set of his opposite's leaves the next one open | 对头的这一手过了，他另上一手还可以上
    Given the hands are
      | seat   | hand    |
      | P1     | 9 J ?*4 |
      | P4     | Q ?*4   |
      | P5     | 10 ?*4  |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3 and P4
    And P5 plays 10
    And P6 passes
    And P1 plays J
    Then it is for P5 to answer
    When P5 passes
    Then it is for P4 to answer
    When P4 plays Q
    Then Q by P4 is on the table

  @GJ-11.2.4-a @GJ-10.2.6
  Scenario: Having passed, he does not burn though he has since answered his opposite | 过了牌的人上了对头的牌，仍不能烧
    Given the hands are
      | seat | hand         |
      | P1   | 99 22 5 S    |
      | P2   | 10 10 ?*4    |
      | P3   | AA 6 SS      |
      | P4   | JJ ?*4       |
      | P5   | ?*5          |
      | P6   | KK ?*4       |
    And P1 has the lead
    When P1 plays 99
    And P2 plays 10 10
    And P3 passes
    And P4 plays JJ
    And P5 passes
    And P6 plays KK
    Then P1 is asked to burn
    When P1 declines to burn
    Then it is for P3 to answer
    When P3 plays AA
    Then P1 is asked to burn
    When P1 burns with 22
    Then it is for P4 to answer
    When P3 tries to burn with SS
    Then it is refused: burn after a pass

  @GJ-11.2.4-b @table
  Scenario: Having passed, he stays passed when he has answered his opposite | 过了牌的人上了对头的牌，本轮仍算过牌
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | 10 ?*4 |
      | P3     | Q ?*4  |
      | P6     | J ?*4  |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P4 and P5
    And P6 plays J
    And these pass in turn: P1 and P2
    And P3 plays Q
    Then passed in this round: P1, P2, P3, P4 and P5

  @GJ-11.2.5-a
  Scenario: A new round knows no passes of the last | 新的一轮，上一轮的过牌不再算
    Given the hands are
      | seat   | hand    |
      | P1     | 9 9 ?*4 |
      | P2     | 10 ?*4  |
      | P3     | J ?*4   |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 plays 9
    Then it is for P2 to answer
    When P2 plays 10
    Then it is for P3 to answer
    When P3 plays J
    Then J by P3 is on the table

  @GJ-11.2.5-b
  Scenario: Whoever passed may burn in the next round | 上一轮过了牌，下一轮照样可以烧
    Given the hands are
      | seat   | hand     |
      | P1     | 9 KK ?*4 |
      | P3     | 22 55 S  |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 plays KK
    Then P3 is asked to burn
