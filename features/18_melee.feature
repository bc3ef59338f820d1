@play
Feature: Article 18: the melee | 第十八条 四人乱缠

  @GJ-18.1.3-a
  Scenario: In the melee anybody may beat a gouji set in turn | 乱缠中谁都可依次压够级牌
    Given the hands are
      | seat | hand    |
      | P1   | KK ?*5  |
      | P3   | AA ?*5  |
      | P5   | 22 ?*5  |
      | P6   | ?*7     |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays KK
    Then it is for P3 to answer
    When P3 plays AA
    Then it is for P5 to answer
    When P5 plays 22
    Then it is for P6 to answer
