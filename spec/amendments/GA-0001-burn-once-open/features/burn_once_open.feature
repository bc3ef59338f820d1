@play
Feature: No burn before one's point is open | 开点方可烧牌

  @GH-burn.12-a @GJ-10.2.1 @points=on @burn_opened=yes
  Scenario: Who has not opened is not asked to burn | 没有开点的人不问烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand
    When P6 tries to burn with 22
    Then it is refused: burn before opening
    And P4 may only follow or let it stand

  @GH-burn.12-b @GJ-10.2.1 @points=on @burn_opened=yes @fours_whole=no
  Scenario: Once open he is asked and burns | 开了点就问他，他可以烧
    Given the hands are
      | seat   | hand        |
      | P1     | 7 KK ?*6    |
      | P6     | AA 6 22 55S |
      | others | ?*9         |
    And P6 has the lead
    When P6 plays AA
    And P3 lets it stand
    Then points opened by: P6
    When P6 plays 6
    And P1 plays 7
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 22
    Then 22 by P6 is on the table

  @GH-burn.12-c @points=on @burn_opened=no
  Scenario: Where that is not agreed on, opening does not matter | 没有这样约定的，开没开点都问
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
