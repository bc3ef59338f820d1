@deal
Feature: Article 26: the opening under hold three | 第二十六条 憋3的开牌

  @GJ-26.1.1-a @GJ-26.1.2 @opening=by_count @hold_three=on
  Scenario Outline: Each hand is opened by the seat next to the last opener | 每一局由上一局开牌人的下家开牌
    Given the first opener is <before>
    And hand <hand> has been played and P5 was the last
    And drawn to count so far: Ah
    When the hand is opened
    Then the opening is rotation
    And the opener is <opener>
    And the first taker is <opener>
    And the first opener is now <opener>
    And the tributes owed stand

    Examples:
      | case       | before | hand | opener |
      | second     | P1     | 1    | P2     |
      | third      | P2     | 2    | P3     |
      | fourth     | P3     | 3    | P4     |
      | fifth      | P4     | 4    | P5     |
      | sixth      | P5     | 5    | P6     |
      | seventh    | P6     | 6    | P1     |

  @GJ-26.1.1-b @GJ-6.3.1 @opening=by_count @hold_three=on
  Scenario: The first hand is opened by whom all have named | 首局由公推的人开牌
    Given all six have named P4 to draw
    And drawn to count so far: 3s
    When the hand is opened
    Then the opening is first
    And the opener is P4
    And the first taker is P6
    And the first opener is now P4

  @GJ-26.1.1-c @opening=by_count @hold_three=on
  Scenario Outline: Nobody draws but the next seat | 别人不能抽牌
    Given the first opener is P1
    And hand 3 has been played and P3 was the last
    When <seat> wants to draw a card to count
    Then <outcome>

    Examples:
      | case                | seat | outcome                       |
      | next                | P2   | it is accepted                |
      | last-opener         | P1   | it is refused: not the opener |
      | opposite-of-the-last | P6  | it is refused: not the opener |
      | the-last            | P3   | it is refused: not the opener |

  @GJ-26.1.1-d @GH-deal.5 @opening=by_count @hold_three=on
  Scenario Outline: A void hand is opened again by the same seat | 作废的局由原来的开牌人再开
    Given the first opener is <opener>
    And hand 4 has been played and P2 was the last
    And hand 5, opened by <opener>, was void
    And drawn to count so far: 4h
    When the hand is opened
    Then the opening is rotation
    And it is hand 5
    And the opener is <opener>
    And the first taker is <taker>

    Examples:
      | case | opener | taker |
      | p1   | P1     | P4    |
      | p6   | P6     | P3    |

  @GJ-26.1.2-a @opening=by_count @hold_three=on
  Scenario Outline: In every hand the opener draws and counts from himself | 每一局都抽牌数点，从自己数起
    Given the first opener is P1
    And hand 2 has been played and P6 was the last
    And drawn to count so far: <card>
    When the hand is opened
    Then the opener is P2
    And the first taker is <taker>

    Examples:
      | case  | card | taker |
      | ace   | Ah   | P2    |
      | two   | 2s   | P3    |
      | three | 3c   | P4    |
      | six   | 6d   | P1    |
      | seven | 7h   | P2    |
      | ten   | 10s  | P5    |
      | jack  | Jd   | P6    |
      | queen | Qc   | P1    |
      | king  | Kh   | P2    |

  @GJ-26.1.2-b @opening=by_count @hold_three=on
  Scenario: Until he has drawn nobody takes first, the last neither | 没抽牌，首取牌人就没有定，也不是大落
    Given the first opener is P3
    And hand 2 has been played and P6 was the last
    When the hand is opened
    Then the opener is P4
    And the first taker is open
    And the first opener is now P3

  @GJ-26.1.3-a @leader=first_taker @hold_three=on
  Scenario Outline: The first taker leads | 首取牌人首发牌
    Given the hand has a <kind> opening
    And P1 was the last of the hand before
    And <taker> takes the first card
    And these 3s and 4s are drawn
      | seat | drawn     |
      | P5   | 3h*4 4h*4 |
    When the first lead is settled
    Then the first lead is with <taker>

    Examples:
      | case        | kind     | taker |
      | first       | first    | P3    |
      | second-hand | rotation | P4    |
      | the-last    | rotation | P1    |

  @GJ-26.1.3-b @leader=first_taker @hold_three=on
  Scenario Outline: Nobody else lays the first set | 别人不能首发牌
    Given the hand has a rotation opening
    And P1 was the last of the hand before
    And P4 takes the first card
    When <seat> wants to lay the first set
    Then <outcome>

    Examples:
      | case        | seat | outcome                               |
      | first-taker | P4   | it is accepted                        |
      | the-last    | P1   | it is refused: not the first leader   |
      | next        | P5   | it is refused: not the first leader   |

  @GJ-26.1.4-a @leader=first_taker @hold_three=on
  Scenario Outline: Nobody shows 3s for the lead, nor 4s | 不亮3，也不亮4
    Given the hand has a <kind> opening
    And the one who would show has drawn 3h*4 4h*4
    When P2 wants to show <cards>
    Then it is refused: nothing is shown

    Examples:
      | case     | kind     | cards |
      | rotation | rotation | 3h*4  |
      | first    | first    | 3h*2  |
      | fours    | rotation | 4h*2  |

  @GJ-26.1.5-a @opening=by_count @hold_three=on
  Scenario Outline: The rotation goes before a new opening | 轮流开牌先于重新开牌
    Given the first opener is <before>
    And hand 3 has been played and P2 was the last
    And it was a sweep
    And drawn to count so far: Ks
    When the hand is opened
    Then the opening is rotation
    And the opener is <opener>
    And the first taker is <opener>
    And the first opener is now <opener>

    Examples:
      | case | before | opener |
      | p3   | P3     | P4     |
      | p6   | P6     | P1     |

  @GJ-26.1.5-b @GJ-6.5.2 @GJ-6.5.3 @opening=by_count @hold_three=on
  Scenario Outline: Newcomers do not stop it; with two or more the dues lapse all the same | 换了人照轮；换两人以上，欠贡照样作罢
    Given the first opener is P3
    And hand 3 has been played and P2 was the last
    And others have taken the places of <newcomers>
    And drawn to count so far: 2d
    When the hand is opened
    Then the opening is rotation
    And the opener is P4
    And the first taker is P5
    And the tributes owed <dues>

    Examples:
      | case           | newcomers     | dues  |
      | one            | P2            | stand |
      | the-opener     | P4            | stand |
      | two            | P1 and P2     | lapse |
      | three          | P3, P4 and P5 | lapse |

  @GJ-26.1.6-a @GJ-6.4.1 @GJ-6.4.2 @opening=by_count @hold_three=on
  Scenario Outline: After a joker the seat whose card counts is the opener of that hand | 抽到花，以抽定的那一家为开牌人
    Given the first opener is <before>
    And hand 2 has been played and P1 was the last
    And drawn to count so far: <drawn>
    When the hand is opened
    Then the opener is <opener>
    And the first taker is <taker>
    And the first opener is now <opener>

    Examples:
      | case        | before | drawn  | opener | taker |
      | small-joker | P2     | S 5h   | P4     | P2    |
      | big-joker   | P5     | B 2c   | P1     | P2    |
      | two-jokers  | P6     | S B Kd | P3     | P3    |

  @GJ-26.1.6-b @opening=by_count @hold_three=on
  Scenario: While only jokers have come the last hand's opener stands | 只抽到花时，还算上一局的开牌人
    Given the first opener is P2
    And hand 2 has been played and P1 was the last
    And drawn to count so far: B
    When the hand is opened
    Then the opener is P4
    And the first taker is open
    And the first opener is now P2
