@sets
Feature: Article 9: gouji sets | 第九条 够级牌
  Which sets are gouji sets: the beginning of each rank, what counts towards it, and what never is one.

  @GJ-9.2-a
  Scenario Outline: Each rank begins at its own number of cards | 各点数有各自的起点张数
    When <cards> is laid down
    Then whether it is a gouji set: <answer>

    Examples:
      | case             | cards  | answer |
      | one-big-joker    | B      | yes    |
      | one-small-joker  | S      | yes    |
      | one-two          | 2      | yes    |
      | one-ace          | A      | no     |
      | two-aces         | AA     | yes    |
      | one-king         | K      | no     |
      | two-kings        | KK     | yes    |
      | two-queens       | QQ     | no     |
      | three-queens     | QQQ    | yes    |
      | three-jacks      | JJJ    | no     |
      | four-jacks       | JJJJ   | yes    |
      | four-tens        | TTTT   | no     |
      | five-tens        | TTTTT  | yes    |

  @GJ-9.2.1-a
  Scenario Outline: More cards than the beginning are a gouji set too | 多于起点仍是够级牌
    When <cards> is laid down
    Then it is a gouji set

    Examples:
      | case            | cards |
      | two-big-jokers  | BB    |
      | four-big-jokers | BBBB  |
      | two-small       | SS    |
      | four-small      | SSSS  |
      | two-twos        | 22    |
      | sixteen-twos    | 2*16  |
      | three-aces      | AAA   |
      | sixteen-aces    | A*16  |
      | three-kings     | KKK   |
      | sixteen-kings   | K*16  |
      | four-queens     | QQQQ  |
      | sixteen-queens  | Q*16  |
      | five-jacks      | JJJJJ |
      | sixteen-jacks   | J*16  |
      | six-tens        | T*6   |
      | sixteen-tens    | T*16  |

  @GJ-9.2.2-a
  Scenario Outline: Pasted 2s count towards the least number | 贴的钱计入最少张数
    When <cards> is laid down
    Then whether it is a gouji set: <answer>

    Examples:
      | case                    | cards  | answer |
      | an-ace-and-a-two        | A2     | yes    |
      | a-king-and-a-two        | K2     | yes    |
      | a-queen-and-a-two       | Q2     | no     |
      | a-queen-and-two-twos    | Q22    | yes    |
      | two-queens-and-a-two    | QQ2    | yes    |
      | jacks-one-below         | JJ2    | no     |
      | jacks-at                | JJJ2   | yes    |
      | a-jack-and-two-twos     | J22    | no     |
      | a-jack-and-three-twos   | J222   | yes    |
      | tens-one-below          | TTT2   | no     |
      | tens-at                 | TTTT2  | yes    |
      | a-ten-and-three-twos    | T222   | no     |
      | a-ten-and-four-twos     | T2222  | yes    |
      | tens-above              | TTTT22 | yes    |
      | twos-written-first      | 22TTT  | yes    |
      | twos-written-between    | T2T2T  | yes    |

  @GJ-9.2.3-a @bare_ranks=none
  Scenario Outline: Whatever has a joker hung on it is a gouji set | 凡挂花都是够级牌
    When <cards> is laid down
    Then it is a gouji set

    Examples:
      | case                     | cards |
      | one-four-and-small       | 4S    |
      | one-four-and-big         | 4B    |
      | one-nine-and-small       | 9S    |
      | small-written-first      | S99   |
      | two-fives-and-small      | 55S   |
      | seven-sevens-and-big     | 7*7 B |
      | a-ten-and-small          | TS    |
      | a-jack-and-small         | JS    |
      | two-queens-and-small     | QQS   |
      | a-king-and-small         | KS    |
      | an-ace-and-big           | AB    |
      | a-two-and-small          | 2S    |
      | a-two-and-big            | 2B    |
      | an-eight-a-two-and-small | 82S   |
      | both-jokers-on-a-six     | 6SB   |
      | both-jokers-alone        | SB    |
      | a-ten-and-big            | TB    |
      | a-jack-and-big           | JB    |
      | a-queen-and-small        | QS    |
      | a-queen-and-big          | QB    |

  @GJ-9.2.3-b
  Scenario Outline: Jokers hung on 4s make a gouji set | 4 挂花也是够级牌
    When <cards> is laid down
    Then it is a gouji set

    Examples:
      | case            | cards |
      | fours-and-small | 44S   |
      | fours-and-big   | 44B   |
      | pasted-small    | 42S   |
      | pasted-big      | 442B  |
      | both-jokers     | 4SB   |

  @GJ-9.2.3-c @hold_three=off
  Scenario Outline: Jokers hung on 3s make a gouji set | 3 挂花也是够级牌
    When <cards> is laid down
    Then it is a gouji set

    Examples:
      | case              | cards |
      | a-three-and-small | 3S    |
      | a-three-and-big   | 3B    |
      | threes-and-small  | 33S   |
      | threes-and-big    | 33B   |
      | pasted-small      | 32S   |
      | both-jokers       | 3SB   |

  @GJ-9.2.4-a @bare_ranks=none
  Scenario Outline: Below the ten no number of cards is enough | 10 以下张数再多也不是
    When <cards> is laid down
    Then it is not a gouji set

    Examples:
      | case                     | cards     |
      | one-three                | 3         |
      | sixteen-threes           | 3*16      |
      | sixteen-fours            | 4*16      |
      | sixteen-fives            | 5*16      |
      | sixteen-sixes            | 6*16      |
      | sixteen-sevens           | 7*16      |
      | sixteen-eights           | 8*16      |
      | one-nine                 | 9         |
      | five-nines               | 99999     |
      | sixteen-nines            | 9*16      |
      | three-nines-five-twos    | 99922222  |
      | one-four-and-sixteen-twos | 4 2*16   |
      | nines-and-twos-all       | 9*16 2*16 |

  @GJ-9.2.4-b
  Scenario Outline: A single card from 3 to the king is not a gouji set | 3 至 K 的单张不是够级牌
    When <cards> is laid down
    Then it is not a gouji set

    Examples:
      | case  | cards |
      | three | 3     |
      | four  | 4     |
      | five  | 5     |
      | six   | 6     |
      | seven | 7     |
      | eight | 8     |
      | ten   | 10    |
      | jack  | J     |
      | queen | Q     |

  @GJ-9.2.4-c
  Scenario Outline: 3s and 4s without a joker are no gouji set | 3、4 不挂花，张数再多也不是够级牌
    When <cards> is laid down
    Then it is not a gouji set

    Examples:
      | case            | cards  |
      | five-threes     | 33333  |
      | five-fours      | 44444  |
      | a-four-a-two    | 42     |
      | a-four-and-twos | 4 2222 |
      | fours-and-twos  | 44 22  |

  @GJ-9.2.4-d @hold_three=off
  Scenario Outline: Nor are 3s with 2s | 3 贴钱也不是
    When <cards> is laid down
    Then it is not a gouji set

    Examples:
      | case             | cards  |
      | a-three-a-two    | 32     |
      | a-three-and-twos | 3 2222 |
      | threes-and-twos  | 333 22 |
      | all-the-twos     | 3 2*16 |
