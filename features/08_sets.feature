@sets
Feature: Article 8: what a set is and what beats it | 第八条 牌型与大小
  The set clauses of Article 8: the order of ranks, hanging and pasting, dead sets, one rank, higher rank.

  @GJ-8.2.2-a
  Scenario Outline: Each rank beats the one below it | 每个点数压得住下一个
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case              | cards | table |
      | four-three        | 4     | 3     |
      | five-four         | 5     | 4     |
      | six-five          | 6     | 5     |
      | seven-six         | 7     | 6     |
      | eight-seven       | 8     | 7     |
      | nine-eight        | 9     | 8     |
      | ten-nine          | T     | 9     |
      | jack-ten          | J     | T     |
      | queen-jack        | Q     | J     |
      | king-queen        | K     | Q     |
      | ace-king          | A     | K     |
      | two-ace           | 2     | A     |
      | small-joker-two   | S     | 2     |
      | big-joker-small   | B     | S     |
      | pairs-jack-ten    | JJ    | TT    |
      | pairs-two-ace     | 22    | AA    |
      | pairs-joker-two   | SS    | 22    |
      | pairs-big-small   | BB    | SS    |
      | a-leap            | K     | 3     |
      | a-great-leap      | BBBB  | 4444  |

  @GJ-8.2.2-b
  Scenario Outline: No rank beats the one above it | 每个点数都压不住上一个
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case            | cards | table |
      | three-four      | 3     | 4     |
      | threes-fours    | 333   | 444   |
      | four-five       | 4     | 5     |
      | five-six        | 5     | 6     |
      | six-seven       | 6     | 7     |
      | seven-eight     | 7     | 8     |
      | eight-nine      | 8     | 9     |
      | nine-ten        | 9     | T     |
      | ten-jack        | T     | J     |
      | jack-queen      | J     | Q     |
      | queen-king      | Q     | K     |
      | king-ace        | K     | A     |
      | ace-two         | A     | 2     |
      | two-small-joker | 2     | S     |

  @GJ-8.2.2-c @joker_exchange=none
  Scenario: A small joker does not beat a big one | 小花压不住大花
    When S is laid over B
    Then it does not beat the set on the table: rank not higher

  @GJ-8.3.1-a @bare_ranks=none
  Scenario Outline: Jokers and 2s go with any cards in any number | 花和钱可随任何牌，张数不限
    When <cards> is laid down
    Then it is a set of rank <rank> with <number> cards
    And it has <twos> 2s, <small> small jokers and <big> big jokers

    Examples:
      | case                   | cards           | rank | number | twos | small | big |
      | a-two-on-a-nine        | 92              | 9    | 2      | 1    | 0     | 0   |
      | small-on-a-nine        | 9S              | 9    | 2      | 0    | 1     | 0   |
      | big-on-a-nine          | 9B              | 9    | 2      | 0    | 0     | 1   |
      | two-and-small          | 92S             | 9    | 3      | 1    | 1     | 0   |
      | two-and-big            | 92B             | 9    | 3      | 1    | 0     | 1   |
      | both-jokers            | 9SB             | 9    | 3      | 0    | 1     | 1   |
      | all-three              | 92SB            | 9    | 4      | 1    | 1     | 1   |
      | on-a-four              | 4 2 S B         | 4    | 4      | 1    | 1     | 1   |
      | on-aces                | AAA 22 SS BB    | A    | 9      | 2    | 2     | 2   |
      | more-twos-than-nines   | 9 2222          | 9    | 5      | 4    | 0     | 0   |
      | all-jokers-on-one-ten  | T SSSS BBBB     | T    | 9      | 0    | 4     | 4   |
      | sixteen-twos-on-a-king | K 2*16          | K    | 17     | 16   | 0     | 0   |
      | a-whole-hand           | 8*12 2*16 SSSS BBBB | 8 | 36     | 16   | 4     | 4   |
      | jokers-on-twos         | 22 SB           | 2    | 4      | 2    | 1     | 1   |

  @GJ-8.3.1-b
  Scenario Outline: The order in which cards are put down means nothing | 牌摆放的先后无关
    When <cards> is laid down
    Then it is a set of rank 7 with 5 cards
    And it has 1 2s, 1 small jokers and 1 big jokers

    Examples:
      | case          | cards |
      | as-usual      | 772SB |
      | jokers-first  | BS277 |
      | jokers-within | 7BS72 |
      | two-first     | 2S7B7 |

  @GJ-8.3.1-c @bare_ranks=none
  Scenario Outline: 4s carry jokers and 2s like any other rank | 4 也照样挂花、贴钱
    When <cards> is laid down
    Then it is a set of rank 4 with <number> cards
    And it has <twos> 2s, <small> small jokers and <big> big jokers

    Examples:
      | case               | cards               | number | twos | small | big |
      | a-two              | 42                  | 2      | 1    | 0     | 0   |
      | small              | 4S                  | 2      | 0    | 1     | 0   |
      | big                | 4B                  | 2      | 0    | 0     | 1   |
      | two-twos           | 44 22               | 4      | 2    | 0     | 0   |
      | small-on-two       | 44S                 | 3      | 0    | 1     | 0   |
      | big-on-three       | 444B                | 4      | 0    | 0     | 1   |
      | a-two-and-small    | 42S                 | 3      | 1    | 1     | 0   |
      | most-of-everything | 4*12 2*16 SSSS BBBB | 36     | 16   | 4     | 4   |

  @GJ-8.3.1-d @hold_three=off @bare_ranks=none
  Scenario Outline: 3s carry jokers and 2s like any other rank | 3 也照样挂花、贴钱
    When <cards> is laid down
    Then it is a set of rank 3 with <number> cards
    And it has <twos> 2s, <small> small jokers and <big> big jokers

    Examples:
      | case               | cards               | number | twos | small | big |
      | a-two              | 32                  | 2      | 1    | 0     | 0   |
      | small              | 3S                  | 2      | 0    | 1     | 0   |
      | big                | 3B                  | 2      | 0    | 0     | 1   |
      | two-twos           | 33 22               | 4      | 2    | 0     | 0   |
      | small-on-two       | 33S                 | 3      | 0    | 1     | 0   |
      | big-on-three       | 333B                | 4      | 0    | 0     | 1   |
      | a-two-and-small    | 32S                 | 3      | 1    | 1     | 0   |
      | all-three          | 3 2 S B             | 4      | 1    | 1     | 1   |
      | most-of-everything | 3*12 2*16 SSSS BBBB | 36     | 16   | 4     | 4   |

  @GJ-8.3.2-a @joker_exchange=none @bare_ranks=none
  Scenario Outline: A set with a big joker is dead | 挂大花的是死牌
    When <cards> is laid down
    Then it is dead

    Examples:
      | case                   | cards |
      | on-a-four              | 4B    |
      | on-twos                | 22B   |
      | on-pasted              | 882B  |
      | two-big-jokers         | 99BB  |
      | big-joker-first        | BAA   |

  @GJ-8.3.2-b
  Scenario Outline: A set without a big joker is not dead | 没有大花就不是死牌
    When <cards> is laid down
    Then it is not dead

    Examples:
      | case              | cards  |
      | a-single          | 7      |
      | sixteen-aces      | A*16   |
      | all-the-twos      | 2*16   |
      | small-hung        | 9S     |
      | all-small-hung    | AASSSS |
      | small-alone       | S      |
      | small-jokers-all  | SSSS   |

  @GJ-8.3.2-c @joker_exchange=none @bare_ranks=none
  Scenario Outline: Nothing beats a set with a big joker | 挂大花的牌压不住
    When <cards> is laid over <table>
    Then it does not beat the set on the table: set is dead

    Examples:
      | case                  | cards | table |
      | higher-with-one-big   | TTB   | 99B   |
      | higher-with-two-big   | TBB   | 99B   |
      | higher-with-three-big | KKBBB | 9999B |
      | higher-plain          | KKK   | 99B   |
      | twos-plain            | 222   | 44B   |
      | small-jokers          | SSS   | 44B   |
      | big-jokers-alone      | BBB   | 99B   |
      | equal                 | 99B   | 99B   |
      | one-longer            | TTBB  | 99B   |
      | three-small-hung      | 8SSS  | 7B    |
      | three-small-hung-pair | TTSSS | 99B   |

  @GJ-8.3.2-d @joker_exchange=none @hold_three=off @bare_ranks=none
  Scenario Outline: A 3 with a big joker is dead like any other | 3 挂大花，一样是死牌
    When <cards> is laid down
    Then it is dead

    Examples:
      | case      | cards |
      | one-three | 3B    |
      | threes    | 333B  |
      | pasted    | 32B   |

  @GJ-8.3.2-e @joker_exchange=none @hold_three=off @bare_ranks=none
  Scenario Outline: Nothing beats a 3 with a big joker | 3 挂大花，什么也压不住
    When <cards> is laid over <table>
    Then it does not beat the set on the table: set is dead

    Examples:
      | case            | cards | table |
      | a-four-with-one | 4B    | 3B    |
      | aces            | AA    | 3B    |
      | twos            | 222   | 33B   |
      | two-big         | BB    | 3B    |
      | pasted          | 42B   | 33B   |

  @GJ-8.3.3-a @joker_exchange=none
  Scenario Outline: Big jokers alone are dead | 大花单独打出是死牌
    When <cards> is laid down
    Then it is dead
    And it is a gouji set

    Examples:
      | case  | cards |
      | one   | B     |
      | two   | BB    |
      | three | BBB   |
      | four  | BBBB  |

  @GJ-8.3.3-b @joker_exchange=none
  Scenario Outline: Nothing beats a big joker by itself | 单独的大花压不住
    When <cards> is laid over <table>
    Then it does not beat the set on the table: set is dead

    Examples:
      | case            | cards | table |
      | big-over-big    | B     | B     |
      | small-over-big  | S     | B     |
      | two-over-big    | 2     | B     |
      | two-big-for-one | BB    | B     |
      | three-twos      | 222   | B     |
      | three-small     | SSS   | B     |
      | pair-over-pair  | BB    | BB    |

  @GJ-8.3.4-a @bare_ranks=none
  Scenario Outline: A small joker hung needs a big one | 小花挂牌须大花灭
    When <cards> is laid over <table>
    Then it does not beat the set on the table: too few big jokers

    Examples:
      | case                   | cards | table |
      | plain-higher           | TTT   | 99S   |
      | aces                   | AAA   | KKS   |
      | twos                   | 2222  | 777S  |
      | pasted                 | TT2   | 99S   |
      | an-equal-joker         | TTS   | 99S   |
      | more-small-jokers      | TSS   | 99S   |
      | small-jokers-alone     | SSS   | 99S   |
      | hung-on-a-four         | 9S    | 4S    |
      | hung-on-a-two          | SS    | 2S    |
      | hung-on-pasted         | TTT   | 92S   |

  @GJ-8.3.4-b @bare_ranks=none
  Scenario Outline: A big joker on a higher rank beats a small joker hung | 大花挂更高的点数压得住小花
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case                    | cards | table |
      | one-rank-up             | TTB   | 99S   |
      | one-rank-up-fours       | 5B    | 4S    |
      | aces-over-kings         | AAB   | KKS   |
      | twos-over-aces          | 22B   | AAS   |
      | twos-over-sevens        | 222B  | 777S  |
      | pasted                  | T2B   | 99S   |
      | over-pasted             | TTB   | 92S   |
      | more-big-than-small     | TBB   | 99S   |
      | big-jokers-alone        | BBB   | 99S   |
      | big-jokers-over-twos    | BB    | 2S    |
      | big-joker-written-first | BTT   | S99   |

  @GJ-8.3.4-c @bare_ranks=none
  Scenario Outline: Against a small joker hung the rank must still rise | 压挂小花的牌点数仍须更高
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case           | cards | table |
      | one-rank-below | 88B   | 99S   |
      | equal-rank     | 99B   | 99S   |
      | equal-twos     | 22B   | 22S   |
      | aces-on-twos   | AAB   | 22S   |
      | far-below      | 4BB   | KKS   |

  @GJ-8.3.4-d @bare_ranks=none
  Scenario Outline: A small joker hung on 4s is beaten as on any rank | 4 挂小花，照样用大花灭
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case             | cards | table |
      | fives            | 55B   | 44S   |
      | a-king           | KB    | 4S    |
      | a-two            | 2B    | 4S    |
      | pasted           | 52B   | 44S   |
      | over-pasted      | 55B   | 42S   |
      | big-jokers-alone | BB    | 4S    |
      | two-for-two      | 55BB  | 44SS  |

  @GJ-8.3.4-e @hold_three=off @bare_ranks=none
  Scenario Outline: A small joker hung on 3s is beaten as on any rank | 3 挂小花，照样用大花灭
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case             | cards | table |
      | a-four           | 4B    | 3S    |
      | fours            | 44B   | 33S   |
      | a-king           | KB    | 3S    |
      | a-two            | 2B    | 3S    |
      | pasted           | 42B   | 33S   |
      | over-pasted      | 44B   | 32S   |
      | big-jokers-alone | BB    | 3S    |
      | two-for-two      | 44BB  | 33SS  |

  @GJ-8.3.4-f @bare_ranks=none
  Scenario Outline: Without a big joker nothing beats a small one hung on 4s | 没有大花，压不住挂小花的 4
    When <cards> is laid over <table>
    Then it does not beat the set on the table: too few big jokers

    Examples:
      | case               | cards | table |
      | fives              | 555   | 44S   |
      | aces               | AA    | 4S    |
      | twos               | 22    | 4S    |
      | an-equal-joker     | 55S   | 44S   |
      | small-jokers-alone | SS    | 4S    |

  @GJ-8.3.4-g @hold_three=off @bare_ranks=none
  Scenario Outline: Without a big joker nothing beats a small one hung on 3s | 没有大花，压不住挂小花的 3
    When <cards> is laid over <table>
    Then it does not beat the set on the table: too few big jokers

    Examples:
      | case               | cards | table |
      | fours              | 444   | 33S   |
      | aces               | AA    | 3S    |
      | twos               | 22    | 3S    |
      | a-four-with-small  | 4S    | 3S    |
      | small-jokers-alone | SS    | 3S    |

  @GJ-8.3.4-h @bare_ranks=none
  Scenario Outline: Nor do 4s with a big joker beat 4s or higher with a small one | 4 挂大花，压不住 4 以上挂小花的
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case  | cards | table |
      | equal | 4B    | 4S    |
      | fives | 44B   | 55S   |

  @GJ-8.3.4-i @hold_three=off @bare_ranks=none
  Scenario Outline: Nor do 3s with a big joker beat any | 3 挂大花，压不住挂小花的
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case  | cards | table |
      | equal | 3B    | 3S    |
      | fours | 33B   | 44S   |

  @GJ-8.3.5-a
  Scenario Outline: No fewer big jokers than small ones | 大花不少于小花
    When <cards> is laid over <table>
    Then it does not beat the set on the table: too few big jokers

    Examples:
      | case            | cards   | table   |
      | one-for-two     | TTTB    | 99SS    |
      | two-for-three   | TTTBB   | 99SSS   |
      | three-for-four  | KKKBBB  | QQSSSS  |
      | none-for-four   | AAAAAA  | QQSSSS  |

  @GJ-8.3.5-b
  Scenario Outline: As many big jokers as small ones, or more | 大花与小花同数或更多
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case            | cards  | table  |
      | two-for-two     | TTBB   | 99SS   |
      | three-for-two   | TBBB   | 99SS   |
      | three-for-three | TTBBB  | 99SSS  |
      | four-for-four   | KKBBBB | QQSSSS |
      | four-for-one    | TBBBB  | 9999S  |

  @GJ-8.3.5-c @mixed_jokers=dead
  Scenario Outline: Small jokers beside the big ones do no harm | 大花够数，另带小花无妨
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case              | cards | table |
      | one-each          | TSB   | 99S   |
      | two-big-one-small | TSBB  | 99SS  |
      | jokers-alone      | SB    | 2S    |

  @GJ-8.3.6-a
  Scenario Outline: A pasted 2 is one of the rank it is pasted on | 贴的钱就是那个点数的一张
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case                     | cards | table |
      | pasted-over-naturals     | 8882  | 7777  |
      | naturals-over-pasted     | 8888  | 7772  |
      | pasted-over-pasted       | 8882  | 7772  |
      | nearly-all-twos          | 8222  | 7777  |
      | aces-over-pasted-kings   | AA    | K2    |
      | twos-over-pasted-aces    | 22    | A2    |
      | twos-over-pasted-sevens  | 2222  | 7222  |

  @GJ-8.3.6-b
  Scenario Outline: A pasted 2 lifts no rank and lowers none | 贴钱不升点也不降点
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case                        | cards | table |
      | pasted-over-equal-naturals  | 7772  | 7777  |
      | naturals-over-equal-pasted  | 7777  | 7772  |
      | pasted-over-equal-pasted    | 7222  | 7772  |
      | pasted-on-lower             | 6222  | 7777  |
      | pasted-aces-over-twos       | A2    | 22    |
      | hung-two-over-twos          | 2S    | 22    |

  @GJ-8.3.6-c @bare_ranks=none
  Scenario Outline: A 2 pasted on 4s is a 4 | 贴在 4 上的钱就是 4
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case             | cards | table |
      | over-threes      | 442   | 333   |
      | nearly-all-twos  | 4222  | 3333  |
      | beaten-by-fives  | 555   | 442   |
      | beaten-by-pasted | 52    | 42    |
      | beaten-by-twos   | 222   | 422   |

  @GJ-8.3.6-d @bare_ranks=none
  Scenario Outline: It lifts no rank there either | 贴在 4 上也不升点
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case               | cards | table |
      | over-fours         | 42    | 44    |
      | fours-over-it      | 44    | 42    |
      | pasted-over-pasted | 422   | 442   |
      | over-fives         | 4222  | 5555  |
      | threes-over-it     | 333   | 442   |

  @GJ-8.3.6-e @hold_three=off @bare_ranks=none
  Scenario Outline: A 2 pasted on 3s is a 3, and 4s beat it | 贴在 3 上的钱就是 3，4 压得住
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case            | cards | table |
      | fours           | 44    | 32    |
      | pasted-fours    | 42    | 32    |
      | nearly-all-twos | 4444  | 3222  |
      | twos            | 222   | 332   |

  @GJ-8.3.6-f @hold_three=off @bare_ranks=none
  Scenario Outline: It beats nothing there | 贴了钱的 3 什么也压不住
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case               | cards | table |
      | over-threes        | 32    | 33    |
      | threes-over-it     | 33    | 32    |
      | pasted-over-pasted | 322   | 332   |
      | over-fours         | 3222  | 4444  |

  @GJ-8.3.8-a
  Scenario Outline: Without a big joker no set is dead, though nothing could beat it | 没有大花就不是死牌，没有牌压得住也不是
    When <cards> is laid down
    Then it is not dead

    Examples:
      | case                    | cards    |
      | nine-twos               | 2*9      |
      | sixteen-twos            | 2*16     |
      | nine-twos-and-all-small | 2*9 SSSS |
      | all-small               | SSSS     |
      | sixteen-aces            | A*16     |
      | aces-and-nine-twos      | A*16 2*9 |

  @GJ-8.4-a
  Scenario Outline: Cards of different ranks do not mix | 不同点数不可混出
    When <cards> is laid down
    Then it is no set: mixed ranks

    Examples:
      | case                 | cards   |
      | neighbours           | 78      |
      | three-in-a-row       | 345     |
      | two-pairs            | 7788    |
      | three-and-two        | 77788   |
      | ace-and-king         | AK      |
      | with-a-two           | 782     |
      | with-a-small-joker   | 78S     |
      | with-a-big-joker     | 78B     |
      | with-all             | 78 2SB  |
      | one-stray-of-many    | T*10 9  |
      | all-ranks            | 3456789TJQKA |

  @GJ-8.4-b
  Scenario Outline: Cards of one rank go together in any number | 同一点数张数不限
    When <cards> is laid down
    Then it is a set of rank <rank> with <number> cards

    Examples:
      | case           | cards     | rank | number |
      | two            | 88        | 8    | 2      |
      | sixteen        | 8*16      | 8    | 16     |
      | sixteen-threes | 3*16      | 3    | 16     |
      | three          | 333       | 3    | 3      |
      | four-fours     | 4444      | 4    | 4      |
      | sixteen-fours  | 4*16      | 4    | 16     |
      | with-twos      | 8*16 2*16 | 8    | 32     |

  @GJ-8.6-a
  Scenario Outline: An equal rank does not beat | 点数相同压不住
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case         | cards | table |
      | singles      | 7     | 7     |
      | pairs        | JJ    | JJ    |
      | twos         | 22    | 22    |
      | small-jokers | SS    | SS    |
      | a-small-hung | 7S    | 77    |
      | threes       | 333   | 333   |
      | fours        | 44    | 44    |

  @GJ-8.6-b @bare_ranks=none
  Scenario Outline: The rank must rise by at least one | 至少高一点
    When <cards> is laid over <table>
    Then it beats the set on the table

    Examples:
      | case                  | cards | table |
      | one-up                | 888   | 777   |
      | two-up                | 999   | 777   |
      | one-up-with-small     | 88S   | 777   |
      | one-up-with-big       | 88B   | 777   |
      | fours-on-threes       | 4444  | 3333  |
      | fives-on-fours        | 555   | 444   |
      | small-hung-on-fours   | 44S   | 333   |
      | big-hung-on-fours     | 4B    | 33    |
      | two-small-on-fours    | 444SS | 33333 |
      | small-jokers-on-twos  | SSS   | 222   |

  @GJ-8.6-c @big_joker_tops=false @bare_ranks=none
  Scenario Outline: A big joker lifts no rank | 大花不抬点数
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case            | cards | table |
      | one-rank-below  | 66B   | 777   |
      | far-below       | 44B   | 999   |
      | equal           | 77B   | 777   |
      | aces-over-twos  | AAB   | 222   |
      | most-big-jokers | 4BBBB | 99999 |
      | twos-over-small | 2B    | SS    |

  @GJ-8.6-d @bare_ranks=none
  Scenario Outline: A small joker lifts no 4s | 4 挂小花不抬点数
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case  | cards | table |
      | fours | 4S    | 44    |
      | fives | 44S   | 555   |
      | twos  | 44SS  | 2222  |

  @GJ-8.6-e @hold_three=off @bare_ranks=none
  Scenario Outline: A small joker lifts no 3s | 3 挂小花不抬点数
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case   | cards | table |
      | threes | 3S    | 33    |
      | fours  | 3S    | 44    |
      | aces   | 33SS  | AAAA  |

  @GJ-8.6-f @big_joker_tops=false @bare_ranks=none
  Scenario Outline: A big joker lifts no 4s | 4 挂大花不抬点数
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case  | cards | table |
      | fours | 4B    | 44    |
      | fives | 44B   | 555   |

  @GJ-8.6-g @big_joker_tops=false @hold_three=off @bare_ranks=none
  Scenario Outline: A big joker lifts no 3s | 3 挂大花不抬点数
    When <cards> is laid over <table>
    Then it does not beat the set on the table: rank not higher

    Examples:
      | case   | cards | table |
      | threes | 3B    | 33    |
      | fours  | 3B    | 44    |
      | kings  | 33B   | KKK   |

  @GJ-8.7-a
  Scenario Outline: Any one card is a set | 单张成一手
    When <cards> is laid down
    Then it is a set of rank <rank> with 1 cards

    Examples:
      | case        | cards | rank |
      | three       | 3     | 3    |
      | ten         | 10    | T    |
      | ace         | A     | A    |
      | two         | 2     | 2    |
      | small-joker | S     | S    |
      | big-joker   | B     | B    |

  @GJ-8.6-i @GJ-8.4
  Scenario Outline: A refusal says what is wrong, and nothing that is not | 不准，就说不对在哪里，没有不对的不说
    When <cards> is laid over <table>
    Then it does not beat the set on the table: <reason>
    And the reason is not: <other>

    Examples:
      | case             | cards | table | reason          | other           |
      | lower-as-many    | 88    | 99    | rank not higher | count differs   |
      | equal-as-many    | 99    | 99    | rank not higher | mixed ranks     |
      | higher-one-fewer | T     | 99    | count differs   | rank not higher |
      | higher-one-more  | TTT   | 99    | count differs   | mixed ranks     |
