@play
Feature: Article 31: having a word, the wind, living sets | 第三十一条 发言、接风、活与不活
  What the sayings name, as far as play shows it.

  @GJ-31.2.2-a @GJ-17.2.4
  Scenario: On a gouji set only the opposite, burners and the headless speak | 够级牌只有对头、烧牌人和无头有发言权
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 declines to burn
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 passes
    Then only the cover of P4 is left, then P1 leads

  @GJ-31.2.2-b
  Scenario: Nobody can burn and nobody is headless: the opposite alone speaks | 无人能烧、没有无头，只有对头发言
    Given the hands are
      | seat   | hand    |
      | P2     | QQQ ?*5 |
      | others | ?*8     |
    And P2 has the lead
    When P2 plays QQQ
    Then P5 may only follow or let it stand
    When P5 lets it stand
    Then it is for P2 to lead

  @GJ-31.2.3-a @GJ-11.2.2
  Scenario: The opposite who passed speaks last, when none of the others has | 别人都不发言，过了牌的对头最后发言
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P3     | 6 ?*7 |
      | P4     | J ?*7 |
      | others | ?*8   |
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    Then it is for P2 to answer
    When P2 passes
    Then it is for P3 to answer
    When P3 passes
    Then P4 may only follow or let it stand
    When P4 plays J
    Then P1 may only follow or let it stand

  @GJ-31.2.3-b @GJ-11.2.1
  Scenario: Another has spoken: he has no word on that set | 有人发了言，他就没有话
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P2     | 9 ?*7 |
      | P3     | 6 ?*7 |
      | P4     | J ?*7 |
      | others | ?*8   |
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    And P2 plays 9
    Then it is for P3 to answer
    When P4 tries to play J
    Then it is refused: already passed
    When P3 passes
    Then it is for P1 to answer

  @GJ-31.2.4-a @GJ-11.2.1
  Scenario: After a pass one has no word in the round | 过牌后这一轮没有发言权
    Given the hands are
      | seat   | hand    |
      | P1     | 6 8 ?*6 |
      | P2     | 7 ?*7   |
      | P3     | A ?*7   |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays 6
    And P2 plays 7
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays 8
    And P3 tries to play A
    Then it is refused: already passed
    And it is for P2 to answer

  @GJ-31.3.1-a @GJ-19.3
  Scenario: Nobody beats the bottom set: the next seat takes the wind | 底牌无人压，下家接风
    Given the hands are
      | seat   | hand |
      | P3     | 8    |
      | others | ?*8  |
    And P3 has the lead
    When P3 plays 8
    And these pass in turn: P4, P5, P6, P1 and P2
    And the round is closed by the cover of P6
    Then it is for P4 to lead

  @GJ-31.3.1-b @GH-turns.2
  Scenario: Somebody beats it: there is no wind, and he leads | 有人压住就没有接风，压的人发牌
    Given the hands are
      | seat   | hand  |
      | P2     | 9 ?*7 |
      | P3     | 8     |
      | P6     | J ?*7 |
      | others | ?*8   |
    And P3 has the lead
    When P3 plays 8
    And these pass in turn: P4 and P5
    And P6 plays J
    Then it is for P1 to answer
    When these pass in turn: P1 and P2
    Then it is for P6 to lead

  @GJ-31.3.2-a @GJ-19.3 @fours_whole=no
  Scenario: Whoever takes the wind leads what he likes | 接风的人发牌，发什么都行
    Given the hands are
      | seat   | hand   |
      | P3     | JJ     |
      | P4     | 45 ?*6 |
      | others | ?*8    |
    And P3 has the lead
    When P3 plays JJ
    And these pass in turn: P4, P5, P6, P1 and P2
    And the round is closed by the cover of P6
    And P4 plays 4
    Then it is for P5 to answer

  @GJ-31.5.1-a
  Scenario: The opposite does not beat it: the set lives and wins the lead | 对头不灭，牌活了，再由他发牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 lets it stand
    Then it is for P1 to lead
    And P1 holds 6 cards

  @GJ-31.5.2-a
  Scenario: The opposite beats it: the set does not live | 对头灭了，牌不活
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    And P1 lets it stand
    Then it is for P4 to lead

  @GJ-31.5.3-a @GJ-10.2.10
  Scenario: Burned, it does not live either | 被烧了，也不活
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    Then it is for P6 to lead

  @GJ-31.5.3-b @GH-turns.2
  Scenario: Any other set that nobody beats wins the lead too | 别的牌无人压，也活了
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then it is for P1 to lead
    And P1 holds 7 cards
