@play
Feature: Burns are asked in turn order | 问烧不分哪一方

  @GJ-10.2.2-za @GJ-10.1.2 @GJ-10.2.3
  Scenario: The next seat is asked to burn before a partner | 下家先于同伙被问烧不烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 22 55S |
      | P3     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P2 is asked to burn
    When P2 declines to burn
    Then P3 is asked to burn
    When P3 burns with 22
    Then 22 by P3 is on the table
