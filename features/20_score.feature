@score
Feature: Article 20: what a hand scores | 第二十条 计分
  Places to points, side by side; only the positive, or both signs; a sweep doubled.

  @GJ-20.1-a @place_values=4_2_0_0_-2_-4 @signs=both
  Scenario Outline: Which player of a side has which place means nothing | 同一方谁占哪个名次无关
    Given the places are, first to last: <places>
    When the hand is scored
    Then P1, P3 and P5 write 2; P2, P4 and P6 write -2

    Examples:
      | case          | places                     |
      | in-seat-order | P1, P2, P3, P4, P5 and P6  |
      | p3-first      | P3, P2, P1, P4, P5 and P6  |
      | p5-first      | P5, P6, P1, P4, P3 and P2  |
      | others-turned | P1, P4, P3, P6, P5 and P2  |

  @GJ-20.2.1-a @GJ-20.2.2 @GJ-20.2.3 @place_values=4_2_0_0_-2_-4 @signs=positive
  Scenario Outline: The places of a side are added, and only a positive sum is written | 一方三人相抵，只记正分
    Given the places are, first to last: <places>
    When the hand is scored
    Then P1, P3 and P5 write <odd>; P2, P4 and P6 write <even>
    And whether it is a sweep: no

    Examples:
      | case                    | places                    | odd | even |
      | first-third-fifth       | P1, P2, P3, P4, P5 and P6 | 2   | 0    |
      | second-fourth-last      | P2, P1, P4, P3, P6 and P5 | 0   | 2    |
      | first-second-last       | P1, P3, P2, P4, P6 and P5 | 2   | 0    |
      | first-second-fifth      | P1, P3, P2, P4, P5 and P6 | 4   | 0    |
      | even-out                | P1, P2, P3, P4, P6 and P5 | 0   | 0    |
      | first-second-fourth     | P1, P3, P2, P5, P4 and P6 | 6   | 0    |
      | first-third-fourth      | P1, P2, P3, P5, P4 and P6 | 4   | 0    |

  @GJ-20.3-a @sweep_doubles=yes
  Scenario Outline: A sweep is the first three places, no fewer | 头科二科三科全在一方才是串三户
    Given the places are, first to last: <places>
    When the hand is scored
    Then whether it is a sweep: <sweep>

    Examples:
      | case                | places                    | sweep |
      | odd-side            | P1, P3, P5, P2, P4 and P6 | yes   |
      | even-side           | P6, P2, P4, P5, P3 and P1 | yes   |
      | first-second-fourth | P1, P3, P2, P5, P4 and P6 | no    |
      | second-to-fourth    | P2, P1, P3, P5, P4 and P6 | no    |
      | first-third-fourth  | P1, P2, P3, P5, P4 and P6 | no    |

  @GJ-20.4-a @place_values=4_2_0_0_-2_-4 @signs=positive @sweep_doubles=yes
  Scenario Outline: A sweep is doubled, and six becomes twelve | 串三户翻番，积 12 分
    Given the places are, first to last: <places>
    When the hand is scored
    Then P1, P3 and P5 write <odd>; P2, P4 and P6 write <even>
    And whether it is a sweep: yes

    Examples:
      | case      | places                    | odd | even |
      | odd-side  | P3, P1, P5, P2, P4 and P6 | 12  | 0    |
      | even-side | P2, P4, P6, P1, P3 and P5 | 0   | 12   |

  @GJ-20.4-b @place_values=4_2_0_0_-2_-4 @signs=both @sweep_doubles=no
  Scenario: Where a sweep is not doubled | 不翻番的串三户
    Given the places are, first to last: P1, P3, P5, P2, P4 and P6
    When the hand is scored
    Then P1, P3 and P5 write 6; P2, P4 and P6 write -6
    And whether it is a sweep: yes

  @GJ-20.4-c @place_values=5_3_1_0_-3_-6 @signs=both @sweep_doubles=yes
  Scenario: The twelve of a sweep is worked out, never fixed | 12 分是算出来的
    Given the places are, first to last: P1, P3, P5, P2, P4 and P6
    When the hand is scored
    Then P1, P3 and P5 write 18; P2, P4 and P6 write -18

  @GH-score.1-a @GH-score.2 @place_values=2_1_0_0_-1_-2 @signs=both @sweep_doubles=yes
  Scenario Outline: Halved values, both signs | 减半的分，正负都记
    Given the places are, first to last: <places>
    When the hand is scored
    Then P1, P3 and P5 write <odd>; P2, P4 and P6 write <even>

    Examples:
      | case               | places                    | odd | even |
      | first-third-fifth  | P1, P2, P3, P4, P5 and P6 | 1   | -1   |
      | second-fourth-last | P2, P1, P4, P3, P6 and P5 | -1  | 1    |
      | even-out           | P1, P2, P3, P4, P6 and P5 | 0   | 0    |
      | sweep              | P1, P3, P5, P2, P4 and P6 | 6   | -6   |

  @GH-score.2-a @place_values=4_2_0_0_-2_-4 @signs=both @sweep_doubles=yes
  Scenario Outline: Both signs with the outline's values | 大纲的分，正负都记
    Given the places are, first to last: <places>
    When the hand is scored
    Then P1, P3 and P5 write <odd>; P2, P4 and P6 write <even>

    Examples:
      | case              | places                    | odd | even |
      | first-third-fifth | P1, P2, P3, P4, P5 and P6 | 2   | -2   |
      | sweep             | P2, P4, P6, P1, P3 and P5 | -12 | 12   |

  @GJ-23.3.1-b @place_values=4_2_0_0_-2_-4 @signs=both
  Scenario: A revolutionary scores as the fourth | 革命者按四科计分
    Given the places are, first to last: P2, P3, P6, P1, P4 and P5
    And P1 had revolted
    When the hand is scored
    Then P1, P3 and P5 write -2; P2, P4 and P6 write 2

  @GJ-23.3.1-c @GJ-23.5 @place_values=5_3_1_0_-3_-6 @signs=both @sweep_doubles=no
  Scenario Outline: With one partner only in the first two places he is still the fourth | 头科二科里只有一个同伴，仍是四科
    Given the places are, first to last: <places>
    And P1 had revolted
    When the hand is scored
    Then P1, P3 and P5 write <odd>; P2, P4 and P6 write <even>

    Examples:
      | case                  | places                    | odd | even |
      | partner-first         | P3, P2, P4, P1, P5 and P6 | 2   | -2   |
      | partner-second        | P2, P3, P4, P1, P5 and P6 | 0   | 0    |
      | partner-first-third   | P3, P2, P5, P1, P4 and P6 | 6   | -6   |
      | partner-second-third  | P2, P3, P5, P1, P4 and P6 | 4   | -4   |

  @GJ-23.3.3-c @place_values=4_2_0_0_-2_-4 @signs=positive @sweep_doubles=yes
  Scenario: A revolution does not stop the other side's sweep | 革命不影响对方串三户
    Given the places are, first to last: P2, P4, P6, P1, P3 and P5
    And P1 had revolted
    When the hand is scored
    Then P1, P3 and P5 write 0; P2, P4 and P6 write 12
    And whether it is a sweep: yes

  @GJ-23.5.1-a @GJ-23.5 @place_values=4_2_0_0_-2_-4 @signs=positive @sweep_doubles=yes
  Scenario: A revolutionary whose partners are first and second makes a sweep | 同伴占头科二科，革命者作三科，串三户
    Given the places are, first to last: P3, P5, P1, P2, P4 and P6
    And P1 had revolted
    When the hand is scored
    Then P1, P3 and P5 write 12; P2, P4 and P6 write 0
    And whether it is a sweep: yes

  @GJ-23.5.1-b @GJ-23.5 @GH-score.1 @GH-score.2 @place_values=2_1_0_0_-1_-2 @signs=both @sweep_doubles=yes
  Scenario: Where negative sums are written such a sweep doubles both | 负分也记的，两方都翻番
    Given the places are, first to last: P3, P5, P2, P1, P4 and P6
    And P1 had revolted
    When the hand is scored
    Then P1, P3 and P5 write 6; P2, P4 and P6 write -6
    And whether it is a sweep: yes
