@report
Feature: Article 14: reporting | 第十四条 报牌

  @GJ-14.1.1-a @GJ-14.1.3 @GJ-14.1.5 @report=on_request
  Scenario Outline: With ten cards or fewer the true number is told | 十张以内须报实数
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says <told>
    Then it is accepted

    Examples:
      | case  | hand | told |
      | one   | ?    | 1    |
      | nine  | ?*9  | 9    |
      | ten   | ?*10 | 10   |

  @GJ-14.1.3-a @report=on_request
  Scenario Outline: A wrong number is a false report | 报错数是报户不实
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says <told>
    Then it is refused: false report

    Examples:
      | case        | hand | told |
      | one-too-few | ?*10 | 9    |
      | one-more    | ?*9  | 10   |
      | far-off     | ?*3  | 10   |

  @GJ-14.1.3-b @GJ-14.1.4 @report=on_request
  Scenario Outline: With exactly ten cards “not yet” is false | 满户不能说“不够报”
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says not yet
    Then it is refused: false report

    Examples:
      | case | hand |
      | ten  | ?*10 |
      | one  | ?    |

  @GJ-14.1.3-c @report=on_request
  Scenario Outline: A wrong number is a false report with more than ten too | 多于十张，报错数也是报户不实
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says <told>
    Then it is refused: false report

    Examples:
      | case                  | hand | told |
      | eleven-told-as-ten    | ?*11 | 10   |
      | eleven-told-as-twelve | ?*11 | 12   |
      | twenty-told-as-three  | ?*20 | 3    |

  @GJ-14.1.2-a @report=on_request
  Scenario: With eleven cards “not yet” is a full answer, however often | 十一张答“不够报”就算答完，问几次都一样
    Given the hands are
      | seat   | hand |
      | P2     | ?*11 |
      | others | ?*12 |
    And P1 has the lead
    When P2 is asked how many cards are left and says not yet
    Then it is accepted
    When P2 is asked how many cards are left and says not yet
    Then it is accepted

  @GJ-14.1.2-b @report=on_request
  Scenario: With eleven cards the true number may be told all the same | 十一张，愿意报实数也可以
    Given the hands are
      | seat   | hand |
      | P2     | ?*11 |
      | others | ?*12 |
    And P1 has the lead
    When P2 is asked how many cards are left and says 11
    Then it is accepted

  @GJ-14.1.5-a @report=on_request @fours_whole=no
  Scenario: One may be asked at any time, and the turn stays where it is | 随时可问，轮次不变
    Given the hands are
      | seat   | hand    |
      | P1     | 44 ?*12 |
      | P5     | ?*7     |
      | others | ?*12    |
    And P1 has the lead
    When P1 plays 44
    And P5 is asked how many cards are left and says 7
    Then it is accepted
    When the table is looked at
    Then it is for P2 to answer

  @GJ-18.2.2-a @GJ-14.1.3 @report=on_request
  Scenario: In the melee one still reports as prescribed | 乱缠中照样报牌
    Given the hands are
      | seat | hand |
      | P1   | ?*9  |
      | P3   | ?*12 |
      | P5   | ?*6  |
      | P6   | ?*8  |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P5 is asked how many cards are left and says 6
    Then it is accepted
    When P6 is asked how many cards are left and says not yet
    Then it is refused: false report
    When P3 is asked how many cards are left and says not yet
    Then it is accepted

  @GJ-18.2.2-b @GJ-14.1.3 @report=on_request
  Scenario: In the melee too a wrong number is a false report, with more than ten as well | 乱缠中报错数也是报户不实，多于十张也一样
    Given the hands are
      | seat   | hand |
      | P3     | ?*12 |
      | P5     | ?*6  |
      | others | ?*8  |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P3 is asked how many cards are left and says 11
    Then it is refused: false report
    When P5 is asked how many cards are left and says 5
    Then it is refused: false report
    When P3 is asked how many cards are left and says 12
    Then it is accepted

  @GJ-26.4.1-a @report=off
  Scenario: Where there are no reports nobody is asked | 不报户的打法不问
    Given the hands are
      | seat   | hand |
      | P2     | ?*5  |
      | others | ?*12 |
    And P1 has the lead
    When P2 is asked how many cards are left and says 5
    Then it is refused: no reports

  @GH-report.1-a @report=shown
  Scenario: Where numbers are shown everybody sees them | 亮数的打法，张数人人看得见
    Given the hands are
      | seat   | hand |
      | P2     | ?*10 |
      | others | ?*12 |
    And P1 has the lead
    When the table is looked at
    Then P2 holds 10 cards
