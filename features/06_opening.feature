@deal
Feature: Article 6: the opening | 第六条 开牌

  @GJ-6.3.2-a @GJ-6.3.1 @GJ-6.3.3 @GJ-6.1 @GJ-6.2 @opening=by_count
  Scenario Outline: The drawer counts himself as one, to the face value of the card | 从抽牌人自己数一，数到牌的点数
    Given all six have named <drawer> to draw
    And drawn to count so far: <card>
    When the hand is opened
    Then the opening is first
    And the opener is <drawer>
    And the first taker is <taker>

    Examples:
      | case       | drawer | card | taker |
      | ace        | P1     | Ah   | P1    |
      | two        | P1     | 2s   | P2    |
      | three      | P1     | 3d   | P3    |
      | four       | P1     | 4c   | P4    |
      | five       | P1     | 5h   | P5    |
      | six        | P1     | 6s   | P6    |
      | seven      | P1     | 7d   | P1    |
      | eight      | P1     | 8c   | P2    |
      | nine       | P1     | 9h   | P3    |
      | ten        | P1     | 10s  | P4    |
      | jack       | P1     | Jd   | P5    |
      | queen      | P1     | Qc   | P6    |
      | king       | P1     | Kh   | P1    |
      | from-p2    | P2     | Jc   | P6    |
      | from-p3    | P3     | 5d   | P1    |
      | from-p4    | P4     | As   | P4    |
      | from-p4-2  | P4     | 2h   | P5    |
      | from-p5    | P5     | Kd   | P5    |
      | from-p6    | P6     | 2c   | P1    |
      | from-p6-q  | P6     | Qh   | P5    |

  @GJ-6.3.1-a @opening=by_count
  Scenario Outline: Only the one named by all draws | 只有公推的人抽牌
    Given all six have named <drawer> to draw
    When <next> wants to draw a card to count
    Then <outcome>

    Examples:
      | case     | drawer | next | outcome                         |
      | named    | P3     | P3   | it is accepted                  |
      | next     | P3     | P4   | it is refused: not the opener   |
      | opposite | P3     | P6   | it is refused: not the opener   |
      | partner  | P3     | P1   | it is refused: not the opener   |

  @GJ-6.3.1-b @opening=by_count
  Scenario: Until a card is drawn nothing is settled | 还没抽牌，什么都没定
    Given all six have named P5 to draw
    When the hand is opened
    Then the opener is P5
    And the first taker is open
    And it is hand 1

  @GJ-6.4.1-a @GJ-6.4.2 @GJ-6.6.2 @opening=by_count
  Scenario Outline: A joker passes the draw on to the next seat, who counts from himself | 抽到花，由下家另抽，从自己数起
    Given all six have named <drawer> to draw
    And drawn to count so far: <drawn>
    When the hand is opened
    Then the opener is <opener>
    And the first taker is <taker>
    And the first opener is now <opener>

    Examples:
      | case            | drawer | drawn         | opener | taker |
      | small-joker     | P1     | S Ah          | P2     | P2    |
      | big-joker       | P1     | B 3h          | P2     | P4    |
      | two-jokers      | P2     | S B 4c        | P4     | P1    |
      | from-the-last   | P6     | B Kd          | P1     | P1    |
      | three-jokers    | P5     | S S B 2h      | P2     | P3    |
      | five-jokers     | P1     | S S B B B 6s  | P6     | P5    |
      | all-six         | P1     | S S S S B B 2s | P1    | P2    |
      | all-eight       | P1     | S S S S B B B B Qs | P3 | P2    |

  @GJ-6.4.1-b @opening=by_count
  Scenario Outline: After a joker the right to draw is the next seat's alone | 抽到花就失去开牌权
    Given all six have named P6 to draw
    And drawn to count so far: <drawn>
    When <next> wants to draw a card to count
    Then <outcome>

    Examples:
      | case            | drawn | next | outcome                       |
      | drew-the-joker  | S     | P6   | it is refused: not the opener |
      | next            | S     | P1   | it is accepted                |
      | one-further     | B     | P2   | it is refused: not the opener |
      | after-two       | B S   | P2   | it is accepted                |
      | first-of-two    | B S   | P1   | it is refused: not the opener |

  @GJ-6.4.1-c @opening=by_count
  Scenario: While only jokers have come nobody takes first | 只抽到花时，首取牌人还没有定
    Given all six have named P4 to draw
    And drawn to count so far: B B
    When the hand is opened
    Then the opener is P6
    And the first taker is open

  @GJ-6.7.1-a @GJ-6.7.2 @GJ-6.2 @GJ-6.1 @opening=by_count @hold_three=off
  Scenario Outline: In an ordinary hand the opposite of the last opens and the last takes first | 常规开牌：大落的对头开牌，大落首取牌
    Given the first opener is P2
    And hand 1 has been played and <last> was the last
    When the hand is opened
    Then the opening is regular
    And the opener is <opposite>
    And the first taker is <last>
    And the first opener is now P2
    And it is hand 2
    And the tributes owed stand

    Examples:
      | case | last | opposite |
      | p1   | P1   | P4       |
      | p2   | P2   | P5       |
      | p3   | P3   | P6       |
      | p4   | P4   | P1       |
      | p5   | P5   | P2       |
      | p6   | P6   | P3       |

  @GJ-6.7.2-a @GJ-6.7.1 @opening=by_count @hold_three=off
  Scenario Outline: At a regular opening no card is drawn and counted | 常规开牌不抽牌点数
    Given the first opener is P2
    And hand 3 has been played and P1 was the last
    When <next> wants to draw a card to count
    Then it is refused: <reason>

    Examples:
      | case         | next | reason                   |
      | the-opener   | P4   | regular opening, no draw |
      | the-last     | P1   | regular opening, no draw |
      | not-his      | P1   | not the opener           |
      | first-opener | P2   | not the opener           |

  @GJ-6.5.1-a @GJ-6.6.1 @GJ-6.2 @opening=by_count @hold_three=off
  Scenario Outline: After a sweep the seat next to the first opener draws and counts | 串三户后，由首开牌人的下家抽牌点数
    Given the first opener is <opener>
    And hand 2 has been played and P1 was the last
    And it was a sweep
    And drawn to count so far: <card>
    When the hand is opened
    Then the opening is new
    And the opener is <drawer>
    And the first taker is <taker>
    And the tributes owed stand

    Examples:
      | case   | opener | card | drawer | taker |
      | p1     | P1     | Ah   | P2     | P2    |
      | p2     | P2     | 10d  | P3     | P6    |
      | p5     | P5     | Ks   | P6     | P6    |
      | p6     | P6     | 3c   | P1     | P3    |
      | a-joker | P3    | S 4h | P5     | P2    |

  @GJ-6.6.1-a @opening=by_count @hold_three=off
  Scenario Outline: Nobody else draws at a new opening | 重新开牌别人不能抽
    Given the first opener is P6
    And hand 2 has been played and P3 was the last
    And it was a sweep
    When <next> wants to draw a card to count
    Then <outcome>

    Examples:
      | case         | next | outcome                       |
      | next-seat    | P1   | it is accepted                |
      | first-opener | P6   | it is refused: not the opener |
      | the-last     | P3   | it is refused: not the opener |

  @GJ-6.6.2-a @GJ-6.6.1 @opening=by_count @hold_three=off
  Scenario Outline: Whoever opened anew is the first opener, and the next new opening moves on | 重新开牌的人成为首开牌人，再重新开牌又下移一位
    Given the first opener is <opener>
    And hand 4 has been played and P2 was the last
    And it was a sweep
    And drawn to count so far: <drawn>
    When the hand is opened
    Then the opener is <drawer>
    And the first opener is now <drawer>

    Examples:
      | case       | opener | drawn  | drawer |
      | once       | P1     | 5h     | P2     |
      | twice      | P2     | 5h     | P3     |
      | by-a-joker | P1     | B 5h   | P3     |
      | round      | P6     | 5h     | P1     |

  @GJ-6.6.2-b @opening=by_count @hold_three=off
  Scenario: While only jokers have come the first opener is who he was | 只抽到花时，首开牌人不变
    Given the first opener is P4
    And hand 1 has been played and P2 was the last
    And it was a sweep
    And drawn to count so far: S
    When the hand is opened
    Then the opener is P6
    And the first opener is now P4

  @GJ-6.5.1-b @GJ-6.5.2 @GJ-6.5.3 @opening=by_count @hold_three=off
  Scenario Outline: Two replaced at once call for a new opening, one does not | 同时换两人以上才重新开牌
    Given the first opener is P3
    And hand 5 has been played and P6 was the last
    And others have taken the places of <seats>
    And drawn to count so far: 2h
    When the hand is opened
    Then the opening is <kind>
    And the opener is <opener>
    And the first taker is <taker>

    Examples:
      | case     | seats                     | kind    | opener | taker |
      | one      | P1                        | regular | P3     | P6    |
      | the-last | P6                        | regular | P3     | P6    |
      | two      | P1 and P2                 | new     | P4     | P5    |
      | partners | P3 and P5                 | new     | P4     | P5    |
      | three    | P1, P3 and P6             | new     | P4     | P5    |
      | all      | P1, P2, P3, P4, P5 and P6 | new     | P4     | P5    |

  @GJ-6.5.1-c @GJ-6.5.2 @GJ-6.6.1 @opening=by_count @hold_three=off
  Scenario: After a sweep the opening is new though one player is replaced, and his dues stand | 串三户后换一人，仍重新开牌，欠的贡照旧
    Given the first opener is P3
    And hand 5 has been played and P6 was the last
    And it was a sweep
    And others have taken the places of P1
    And drawn to count so far: 2h
    When the hand is opened
    Then the opening is new
    And the opener is P4
    And the first taker is P5
    And the tributes owed stand

  @GJ-6.5.2-a @GJ-6.5.3 @hold_three=off
  Scenario Outline: One newcomer takes the dues over; with two they lapse | 换一人，欠贡照旧；换两人以上，作罢
    Given the first opener is P3
    And hand 5 has been played and P6 was the last
    And others have taken the places of <seats>
    And chance names P2
    When the hand is opened
    Then <outcome>

    Examples:
      | case       | seats         | outcome                |
      | one        | P4            | the tributes owed stand |
      | the-last   | P6            | the tributes owed stand |
      | two        | P4 and P6     | the tributes owed lapse |
      | opposites  | P1 and P4     | the tributes owed lapse |
      | three      | P1, P2 and P3 | the tributes owed lapse |

  @GJ-6.5.3-a @hold_three=off
  Scenario: After a sweep with two replaced the dues lapse all the same | 串三户又换了两人，欠贡作罢
    Given the first opener is P3
    And hand 5 has been played and P6 was the last
    And it was a sweep
    And others have taken the places of P1 and P2
    And chance names P2
    When the hand is opened
    Then the tributes owed lapse
    And it is hand 6

  @GJ-6.7.3-a @leader=last_place
  Scenario Outline: After a regular opening the last of the hand before leads | 常规开牌的一局由大落首发牌
    Given the hand has a regular opening
    And <last> was the last of the hand before
    And <last> takes the first card
    When the first lead is settled
    Then the first lead is with <last>

    Examples:
      | case | last |
      | p1   | P1   |
      | p4   | P4   |
      | p6   | P6   |

  @GJ-6.7.3-b @leader=last_place
  Scenario: Then the most 3s are of no account | 这时 3 多也没有用
    Given the hand has a regular opening
    And P6 was the last of the hand before
    And P6 takes the first card
    And these 3s and 4s are drawn
      | seat | drawn            |
      | P2   | 3h*4 3s*4 4h*2   |
      | P6   | 3d               |
    When the first lead is settled
    Then the first lead is with P6

  @GJ-6.7.3-c @GJ-6.1 @leader=first_taker
  Scenario Outline: Where the first taker leads he does so after any opening | 约定首取牌人首发的，每局如此
    Given the hand has a <kind> opening
    And P3 was the last of the hand before
    And <taker> takes the first card
    When the first lead is settled
    Then the first lead is with <taker>

    Examples:
      | case    | kind    | taker |
      | first   | first   | P5    |
      | new     | new     | P2    |
      | regular | regular | P6    |

  @GJ-6.7.4-a @leader=last_place
  Scenario Outline: If he cannot lead, the next seat in play does | 该首发的人不能发，由下面第一个持牌人发
    Given the hand has a regular opening
    And <last> was the last of the hand before
    And <last> takes the first card
    And <gone> cannot lead: they have revolted
    When the first lead is settled
    Then the first lead is with <leader>

    Examples:
      | case         | last | gone      | leader |
      | next         | P2   | P2        | P3     |
      | round        | P6   | P6        | P1     |
      | somebody-else | P2  | P3        | P2     |
      | two          | P2   | P2 and P3 | P4     |
      | not-in-a-row | P2   | P2 and P4 | P3     |

  @GJ-29.2.2-e @GJ-6.7.4 @leader=last_place
  Scenario Outline: So it does where he loses that lead | 首发牌权取消了的也一样
    Given the hand has a regular opening
    And P2 was the last of the hand before
    And P2 takes the first card
    And owing a lost turn: <gone>
    When the first lead is settled
    Then the first lead is with <leader>

    Examples:
      | case     | gone      | leader |
      | he       | P2        | P3     |
      | not-he   | P3        | P2     |
      | both     | P2 and P3 | P4     |

  @GJ-6.7.4-b @leader=first_taker
  Scenario Outline: The same where it is the first taker's | 由首取牌人首发的也一样
    Given the hand has a first opening
    And P5 takes the first card
    And <gone> cannot lead: they have revolted
    When the first lead is settled
    Then the first lead is with <leader>

    Examples:
      | case | gone      | leader |
      | one  | P5        | P6     |
      | two  | P5 and P6 | P1     |
