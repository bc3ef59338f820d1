@score
Feature: House rules of the score: a match | 一场的得分
  Hands added up; when a match is over.

  @GH-score.3-a @hands=5 @sweep_ends_match=no
  Scenario Outline: A match of five hands is over with the fifth | 一场五局，打满为止
    Given a hand of the match ended: P1, P2, P3, P4, P5 and P6
    And a hand of the match ended: P2, P1, P4, P3, P6 and P5
    And a hand of the match ended: P1, P3, P2, P4, P5 and P6
    And a hand of the match ended: <fourth>
    When the match is added up
    Then whether the match is over: no

    Examples:
      | case     | fourth                    |
      | no-sweep | P1, P2, P3, P4, P5 and P6 |
      | a-sweep  | P1, P3, P5, P2, P4 and P6 |

  @GH-score.3-b @hands=5
  Scenario: The fifth hand ends it | 第五局打完就完
    Given a hand of the match ended: P1, P2, P3, P4, P5 and P6
    And a hand of the match ended: P2, P1, P4, P3, P6 and P5
    And a hand of the match ended: P1, P3, P2, P4, P5 and P6
    And a hand of the match ended: P4, P5, P6, P1, P2 and P3
    And a hand of the match ended: P1, P2, P3, P4, P5 and P6
    When the match is added up
    Then whether the match is over: yes

  @GH-score.3-c @hands=1
  Scenario: A match of one hand | 一局一场
    Given a hand of the match ended: P1, P2, P3, P4, P5 and P6
    When the match is added up
    Then whether the match is over: yes

  @GH-score.3-d @hands=open
  Scenario: Without an agreed number the match goes on | 不定局数，接着打
    Given a hand of the match ended: P1, P2, P3, P4, P5 and P6
    And a hand of the match ended: P2, P1, P4, P3, P6 and P5
    And a hand of the match ended: P1, P3, P2, P4, P5 and P6
    And a hand of the match ended: P4, P5, P6, P1, P2 and P3
    And a hand of the match ended: P1, P2, P3, P4, P5 and P6
    And a hand of the match ended: P1, P2, P3, P4, P5 and P6
    When the match is added up
    Then whether the match is over: no

  @GH-score.4-a @place_values=4_2_0_0_-2_-4 @signs=positive @sweep_ends_match=no
  Scenario Outline: The hands of a side are added: positives only | 各局相加：只记正分
    Given a hand of the match ended: <first>
    And a hand of the match ended: <second>
    And a hand of the match ended: <third>
    When the match is added up
    Then P1, P3 and P5 have <odd>; P2, P4 and P6 have <even>

    Examples:
      | case       | first                     | second                    | third                     | odd | even |
      | one-side   | P1, P2, P3, P4, P5 and P6 | P1, P3, P2, P4, P6 and P5 | P1, P3, P2, P5, P4 and P6 | 10  | 0    |
      | both-sides | P1, P2, P3, P4, P5 and P6 | P2, P1, P4, P3, P6 and P5 | P1, P2, P3, P4, P6 and P5 | 2   | 2    |
      | a-draw     | P1, P2, P3, P4, P6 and P5 | P1, P2, P3, P4, P6 and P5 | P2, P1, P4, P3, P5 and P6 | 0   | 0    |

  @GH-score.4-b @place_values=2_1_0_0_-1_-2 @signs=both @sweep_ends_match=no
  Scenario Outline: The hands of a side are added: both signs | 各局相加：正负都记
    Given a hand of the match ended: <first>
    And a hand of the match ended: <second>
    And a hand of the match ended: <third>
    When the match is added up
    Then P1, P3 and P5 have <odd>; P2, P4 and P6 have <even>

    Examples:
      | case     | first                     | second                    | third                     | odd | even |
      | one-side | P1, P2, P3, P4, P5 and P6 | P1, P3, P2, P4, P6 and P5 | P1, P3, P2, P5, P4 and P6 | 5   | -5   |
      | set-off  | P1, P2, P3, P4, P5 and P6 | P2, P1, P4, P3, P6 and P5 | P1, P2, P3, P4, P6 and P5 | 0   | 0    |

  @GH-score.4-c @GJ-20.4 @place_values=4_2_0_0_-2_-4 @signs=both @sweep_doubles=yes @sweep_ends_match=no
  Scenario: A sweep among the hands counts double, the others do not | 其中一局串三户，只有这一局翻番
    Given a hand of the match ended: P1, P3, P5, P2, P4 and P6
    And a hand of the match ended: P1, P2, P3, P4, P5 and P6
    When the match is added up
    Then P1, P3 and P5 have 14; P2, P4 and P6 have -14

  @GH-score.4-d @GJ-23.3.1 @place_values=4_2_0_0_-2_-4 @signs=both
  Scenario: A revolutionary counts in his own hand alone | 革命只算在那一局里
    Given a hand of the match ended, P1 having revolted: P2, P3, P6, P4, P5 and P1
    And a hand of the match ended: P1, P2, P3, P4, P5 and P6
    When the match is added up
    Then P1, P3 and P5 have 0; P2, P4 and P6 have 0

  @GH-score.5-a @sweep_ends_match=yes
  Scenario Outline: A sweep ends the match | 出了串三户，一场随即结束
    Given a hand of the match ended: P1, P2, P3, P4, P5 and P6
    And a hand of the match ended: <second>
    When the match is added up
    Then whether the match is over: <over>

    Examples:
      | case                | second                    | over |
      | odd-side            | P1, P3, P5, P2, P4 and P6 | yes  |
      | even-side           | P4, P2, P6, P1, P3 and P5 | yes  |
      | first-second-fourth | P1, P3, P2, P5, P4 and P6 | no   |

  @GH-score.5-b @GJ-23.5 @sweep_ends_match=yes
  Scenario: So does one that a revolutionary completes | 革命者作三科凑成的，也结束
    Given a hand of the match ended, P1 having revolted: P3, P5, P2, P4, P6 and P1
    When the match is added up
    Then whether the match is over: yes

  @GH-score.5-c @sweep_ends_match=no
  Scenario: Elsewhere the match goes on after a sweep | 没有这样约定的，接着打
    Given a hand of the match ended: P1, P3, P5, P2, P4 and P6
    When the match is added up
    Then whether the match is over: no
