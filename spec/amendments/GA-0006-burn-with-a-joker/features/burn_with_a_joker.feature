@play
Feature: The burn itself holds a joker | 烧牌本身要挂花

  @GH-burn.13-a @GJ-10.3.1 @burn_hung=yes @misplay=forfeit
  Scenario: A burn without a joker is refused and counts as declining | 没挂花的烧不算，等于不烧
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P6     | 222 5SS |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 tries to burn with 22
    Then it is refused: burn without a joker
    And P4 may only follow or let it stand

  @GH-burn.13-e @GJ-10.3.1 @burn_hung=yes
  Scenario: With a joker hung it stands | 挂了花的算
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P6     | 222 5SS |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 2S
    Then 2S by P6 is on the table

  @GH-burn.13-b @GJ-10.3.1 @burn_hung=yes
  Scenario: Who could burn without a joker alone is not asked | 只能不挂花去烧的，不问
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 5   |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

  @GH-burn.13-c @GJ-10.3.1 @burn_hung=yes
  Scenario: All that is left burns without a joker | 手里只剩这一手，不挂花也能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22     |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 22
    Then 22 by P6 is on the table

  @GH-burn.13-d @burn_hung=no
  Scenario: Where that is not agreed on a burn goes without | 没有这样约定的，不挂花也能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 5   |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
