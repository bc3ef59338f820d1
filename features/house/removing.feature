@deal
Feature: Removing by agreement | 会牌的约定

  @GH-removing.1-a @remove=threes|threes_fours_or_both @remove_by=last_place
  Scenario Outline: Where it is left to the last of the hand before, he decides | 约定由大落定的，上一局的大落定
    Given before the first lead they hold
      | seat   | hand    |
      | others | 3 5 6 7 |
    And the first lead belongs to P3
    And P6 was the last of the hand before
    When <seat> wants to have every 3 taken out
    Then <outcome>

    Examples:
      | case         | seat | outcome                                     |
      | the-last     | P6   | it is accepted                              |
      | first-leader | P3   | it is refused: removing not yours to decide |
      | his-opposite | P2   | it is refused: removing not yours to decide |

  @GH-removing.1-b @remove=threes|threes_fours_or_both @remove_by=last_place
  Scenario Outline: Whoever leads first | 不论谁首发牌
    Given the first lead belongs to <leader>
    And P4 was the last of the hand before
    When it is asked who decides on removing
    Then P4 decides on removing

    Examples:
      | case    | leader |
      | himself | P4     |
      | next    | P5     |
      | partner | P2     |

  @GH-removing.2-a @remove=threes|threes_fours_or_both @remove_by=last_place
  Scenario: In a match's first hand the first leader decides | 第一局由首发牌人定
    Given the first lead belongs to P5
    When it is asked who decides on removing
    Then P5 decides on removing

  @GH-removing.2-b @remove=threes|threes_fours_or_both @remove_by=last_place
  Scenario Outline: The last who has revolted does not decide, but whoever leads first | 大落革命了，由首发牌人定
    Given the first lead belongs to <leader>
    And P4 was the last of the hand before
    And <gone> cannot lead: they have revolted
    When it is asked who decides on removing
    Then <chooser> decides on removing

    Examples:
      | case             | leader | gone | chooser |
      | another-leads    | P2     | P4   | P2      |
      | he-was-to-lead   | P4     | P4   | P5      |
      | another-revolted | P2     | P2   | P4      |

  @GH-removing.2-c @GJ-6.5.2 @remove=threes|threes_fours_or_both @remove_by=last_place
  Scenario Outline: A newcomer does not decide in the place of the last | 大落换了人，不由接替的人定
    Given the first lead belongs to P2
    And P4 was the last of the hand before
    And others have taken the places of <newcomers>
    When it is asked who decides on removing
    Then <chooser> decides on removing

    Examples:
      | case              | newcomers     | chooser |
      | he-alone          | P4            | P2      |
      | another-alone     | P1            | P4      |
      | he-and-another    | P1 and P4     | P2      |
      | two-others        | P1 and P5     | P4      |
      | three-with-him    | P1, P4 and P6 | P2      |

  @GH-removing.2-d @GJ-29.2.2 @remove=threes|threes_fours_or_both @remove_by=last_place
  Scenario Outline: A last who loses the first lead does not decide either | 大落失去首发牌权，也不由他定
    Given the first lead belongs to <leader>
    And P4 was the last of the hand before
    And owing a lost turn: <gone>
    When it is asked who decides on removing
    Then <chooser> decides on removing

    Examples:
      | case                | leader | gone          | chooser |
      | his-own-lead        | P4     | P4            | P5      |
      | passed-on-twice     | P4     | P4 and P5     | P6      |
      | not-his-to-lead     | P2     | P4            | P4      |
      | another-lost-it     | P2     | P2            | P4      |
      | it-came-to-him      | P3     | P3 and P4     | P5      |

  @GH-removing.2-e @GJ-29.2.2 @remove=threes|threes_fours_or_both @remove_by=last_place
  Scenario: The lead of one who has revolted comes to the last, who loses it | 革命者的发牌权轮到大落，他又失去
    Given the first lead belongs to P3
    And P4 was the last of the hand before
    And P3 cannot lead: they have revolted
    And owing a lost turn: P4
    When it is asked who decides on removing
    Then P5 decides on removing
