@tribute
Feature: Article 21: tribute and return | 第二十一条 进贡
  Who owes whom, what is paid, what goes back; waiving, naming the last, and what a sweep changes.

  @GJ-21.1.1-a @tribute_cards=legal_only
  Scenario Outline: Only jokers and 2s are laid for a tribute | 进贡只能用花和钱
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn <hand>
    When P6 lays <laid> for due 1
    Then it is refused: tribute not legal

    Examples:
      | case           | hand    | laid |
      | an-ace         | A A K   | A    |
      | two-aces       | A A K   | A A  |
      | a-2-and-an-ace | 2 A A   | 2 A  |
      | joker-and-king | B K K 3 | B K  |

  @GJ-21.1.2-a @GJ-21.1.1
  Scenario Outline: Two cards are due: the two highest of jokers and 2s | 进两张：花和钱里最大的两张
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn <hand>
    When tribute is paid
    Then paid, in this order: P6 pays P1 <paid>

    Examples:
      | case               | hand      | paid |
      | both-jokers        | B S 2 A   | B S  |
      | two-big-jokers     | B B S 2   | B B  |
      | small-joker-and-2  | S 2 2 2 A | S 2  |
      | big-joker-and-2    | 3 B 2 2   | B 2  |
      | two-2s             | 2 2 2 A A | 2 2  |
      | two-small-jokers   | S S S 2 2 | S S  |
      | whatever-the-order | 2 A S K B | B S  |

  @GJ-21.1.2-b
  Scenario Outline: One card is due: the highest | 进一张：最大的那张
    Given the dues are: P5 owes P2 place tribute 1
    And P5 has drawn <hand>
    When tribute is paid
    Then paid, in this order: P5 pays P2 <paid>

    Examples:
      | case        | hand    | paid |
      | big-joker   | S S B 2 | B    |
      | small-joker | 2 2 S A | S    |
      | a-2         | A A 2 K | 2    |

  @GJ-21.1.2-c
  Scenario Outline: A lower card in place of a higher one is no tribute | 拿小的顶大的，不准
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn B S 2 2 A
    When P6 lays <laid> for due 1
    Then it is refused: tribute not highest
    And the reason is not: tribute not legal

    Examples:
      | case             | laid |
      | big-joker-kept   | S 2  |
      | small-joker-kept | B 2  |
      | both-jokers-kept | 2 2  |

  @GJ-21.1.2-d
  Scenario: The highest cards are a tribute | 进最大的，准
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn B S 2 2 A
    When P6 lays S B for due 1
    Then it is accepted

  @GJ-21.2.1-a @tribute_cards=legal_only
  Scenario Outline: Who has drawn no joker and no 2 pays nothing | 没有抓到花和钱，不进
    Given the dues are: P6 owes P1 place tribute 2; P5 owes P2 place tribute 1
    And P6 has drawn <hand>
    And P5 has drawn 2 A
    When tribute is paid
    Then paid, in this order: P6 pays P1 nothing; P5 pays P2 2
    And returned, in this order: P2 returns P5 1

    Examples:
      | case  | hand          |
      | aces  | A*16 K*16 Q*4 |
      | low   | 3*16 4*16 5*4 |
      | mixed | A K Q J 10 9  |

  @GJ-21.2.1-b @tribute_cards=legal_only
  Scenario: Who has none lays none | 没有贡牌的，一张不进
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn A A K
    When P6 lays no card for due 1
    Then it is accepted

  @GJ-21.2.2-a @GH-tribute.2 @GH-tribute.6 @tribute_cards=legal_only
  Scenario Outline: Who has too few pays what he has, and as many go back | 不够数的有几张进几张，还也只还几张
    Given the dues are: P6 owes P1 <due>
    And P6 has drawn <hand>
    When tribute is paid
    Then paid, in this order: P6 pays P1 <paid>
    And returned, in this order: <back>

    Examples:
      | case         | due             | hand  | paid    | back            |
      | one-2-of-two | place tribute 2 | 2 A A | 2       | P1 returns P6 1 |
      | one-joker    | place tribute 2 | B A A | B       | P1 returns P6 1 |
      | just-enough  | place tribute 2 | S 2 A | S 2     | P1 returns P6 2 |
      | none         | place tribute 2 | A A A | nothing | nothing         |

  @GJ-21.2.2-b @tribute_cards=legal_only
  Scenario Outline: Of four owed by points as many are paid as there are | 点贡欠四张，有几张进几张
    Given the dues are: P2 owes P5 point tribute 4
    And P2 has drawn <hand>
    When tribute is paid
    Then paid, in this order: P2 pays P5 <paid>

    Examples:
      | case  | hand        | paid    |
      | three | B 2 2 A A   | B 2 2   |
      | four  | B S 2 2 A   | B S 2 2 |
      | five  | B S 2 2 2 A | B S 2 2 |

  @GJ-21.2.2-g @GH-tribute.2 @tribute_cards=legal_only
  Scenario Outline: What he has nothing for lapses | 没有牌可进的，就此作罢
    Given the dues are: P6 owes P1 <due>
    And P6 has drawn <hand>
    When tribute is paid
    Then of what P6 owes P1 lapse: <lapsed>

    Examples:
      | case         | due             | hand    | lapsed |
      | one-of-two   | place tribute 2 | 2 A A   | 1      |
      | three-of-six | place tribute 6 | B 2 2 A | 3      |
      | just-enough  | place tribute 2 | S 2 A   | 0      |

  @GJ-21.2.2-c
  Scenario Outline: To lay fewer or more cards than must be paid is refused | 少进、多进都不准
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn B S 2 2
    When P6 lays <laid> for due 1
    Then it is refused: tribute count wrong
    And the reason is not: tribute out of order

    Examples:
      | case     | laid    |
      | one-kept | B       |
      | one-more | B S 2   |
      | two-more | B S 2 2 |

  @GJ-21.2.2-d
  Scenario: To lay nothing with tribute cards in hand is refused | 有贡牌而一张不进，不准
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn B A A
    When P6 lays no card for due 1
    Then it is refused: tribute count wrong

  @GJ-21.2.2-e
  Scenario: Cards that the payer does not hold are no tribute | 没有的牌进不了
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn S 2 2
    When P6 lays B S for due 1
    Then it is refused: cards not held

  @GJ-21.2.2-f @tribute_cards=legal_only
  Scenario: All one has is enough where it is too little | 不够时全进就对
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn 2 A A
    When P6 lays 2 for due 1
    Then it is accepted

  @GJ-21.3.1-a @GJ-21.3.2 @GJ-21.8 @GJ-3.2.1 @GJ-3.2.2 @tribute=on
  Scenario Outline: The last owes the first out two, the second last owes the second out one | 大落欠头科两张，二落欠二科一张
    Given the places of the hand before are, first to last: <places>
    When it is settled who owes whom
    Then owed, in this order: <owed>

    Examples:
      | case            | places                    | owed                                                   |
      | in-seat-order   | P1, P2, P3, P4, P5 and P6 | P6 owes P1 place tribute 2; P5 owes P2 place tribute 1 |
      | turned          | P4, P5, P6, P1, P2 and P3 | P3 owes P4 place tribute 2; P2 owes P5 place tribute 1 |
      | backwards       | P6, P5, P4, P3, P2 and P1 | P1 owes P6 place tribute 2; P2 owes P5 place tribute 1 |
      | within-one-side | P2, P1, P4, P3, P5 and P6 | P6 owes P2 place tribute 2; P5 owes P1 place tribute 1 |
      | two-partners    | P5, P1, P4, P2, P6 and P3 | P3 owes P5 place tribute 2; P6 owes P1 place tribute 1 |
      | two-below       | P3, P2, P5, P1, P4 and P6 | P6 owes P3 place tribute 2; P4 owes P2 place tribute 1 |
      | no-sweep-by-one | P1, P3, P2, P5, P4 and P6 | P6 owes P1 place tribute 2; P4 owes P3 place tribute 1 |

  @GJ-21.3.1-b @GJ-21.3.2 @GJ-23.3.1 @GJ-23.3.2 @tribute=on
  Scenario Outline: A revolutionary is fourth and neither pays nor receives | 革命者是四科，不进不吃
    Given the places of the hand before are, first to last: <places>
    And P1 had revolted
    When it is settled who owes whom
    Then owed, in this order: <owed>

    Examples:
      | case        | places                    | owed                                                   |
      | named-first | P1, P2, P3, P4, P5 and P6 | P6 owes P2 place tribute 2; P5 owes P3 place tribute 1 |
      | named-last  | P2, P3, P6, P4, P5 and P1 | P5 owes P2 place tribute 2; P4 owes P3 place tribute 1 |
      | named-fifth | P5, P4, P3, P2, P1 and P6 | P6 owes P5 place tribute 2; P2 owes P4 place tribute 1 |
      | fourth      | P3, P2, P6, P1, P4 and P5 | P5 owes P3 place tribute 2; P4 owes P2 place tribute 1 |

  @GJ-21.8-a @tribute=off
  Scenario Outline: Where the score stands for the tribute nobody owes any | 以分代贡，谁也不欠落贡
    Given the places of the hand before are, first to last: <places>
    When it is settled who owes whom
    Then owed, in this order: nothing

    Examples:
      | case          | places                    |
      | in-seat-order | P1, P2, P3, P4, P5 and P6 |
      | two-partners  | P5, P1, P4, P2, P6 and P3 |
      | sweep         | P2, P4, P6, P1, P3 and P5 |

  @GJ-21.8-b @tribute=off
  Scenario: Without place tribute a point tribute is owed all the same | 不进落贡，点贡照欠
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And by points P2 owes P5 1
    When it is settled who owes whom
    Then owed, in this order: P2 owes P5 point tribute 1

  @GJ-21.4.1-a @GH-tribute.6
  Scenario: As many cards go back as were paid | 吃几张还几张
    Given the dues are: P6 owes P1 place tribute 2; P5 owes P2 place tribute 1
    And P6 has drawn B 2 2 A
    And P5 has drawn S S A
    When tribute is paid
    Then paid, in this order: P6 pays P1 B 2; P5 pays P2 S
    And returned, in this order: P1 returns P6 2; P2 returns P5 1

  @GJ-21.4.1-b
  Scenario Outline: Too few or too many cards in return are refused | 还少了、还多了都不准
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds 5 6 7 8 B 2
    And the payer of the tribute holds 4 6 9
    When the receiver returns <cards>
    Then it is refused: return count wrong

    Examples:
      | case  | cards |
      | one   | 5     |
      | three | 5 6 7 |

  @GJ-21.4.2-a @GJ-21.4.1
  Scenario Outline: Any card may be returned, one just received too | 还哪张都可以，刚吃进的也可以
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds 5 6 K K 2 2 B
    And the payer of the tribute holds 4 6 9
    When the receiver returns <cards>
    Then it is accepted

    Examples:
      | case          | cards |
      | low           | 5 6   |
      | a-pair        | K K   |
      | just-received | B 2   |
      | high-and-low  | 2 5   |

  @GJ-21.4.2-b
  Scenario: Cards that the receiver does not hold are no return | 没有的牌还不了
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds 5 6 K 2 B
    And the payer of the tribute holds 4 6 9
    When the receiver returns K K
    Then it is refused: cards not held

  @GJ-21.4.3-a @return_refusal=rank_not_held
  Scenario Outline: A card of a rank that the payer lacks may be refused | 自己没有的点数，可以拒收
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds 6 K 2 B
    And the payer of the tribute holds 4 6 9 9
    When the payer would not take <card>
    Then it is accepted
    And whether the card refused stands all the same: no

    Examples:
      | case        | card |
      | between     | 5    |
      | below       | 3    |
      | king        | K    |
      | small-joker | S    |

  @GJ-21.4.3-b @return_refusal=rank_not_held
  Scenario Outline: A card of a rank that he holds he must take | 自己有的点数，须收下
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds 5 K 2 B
    And the payer of the tribute holds 4 6 9 9
    When the payer would not take <card>
    Then it is refused: return of a held rank

    Examples:
      | case       | card |
      | one-held   | 6    |
      | two-held   | 9    |
      | the-lowest | 4    |

  @GJ-21.4.3-c @return_refusal=none
  Scenario Outline: Where nothing may be refused he takes what is returned | 约定不许拒收，还来什么收什么
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds 6 K 2 B
    And the payer of the tribute holds 4 6 9
    When the payer would not take <card>
    Then it is refused: return refusal is off

    Examples:
      | case          | card |
      | rank-not-held | 5    |
      | rank-held     | 6    |

  @GJ-21.4.3-d @GJ-21.4.5 @return_refusal=none
  Scenario Outline: And where nothing may be refused no card is changed | 不许拒收，也就没有换牌
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds 6 K 2 B
    And the payer of the tribute holds 4 6 9
    When the receiver gives <card> for the card refused
    Then it is refused: return refusal is off

    Examples:
      | case          | card |
      | rank-held     | 6    |
      | rank-not-held | K    |

  @GJ-21.4.4-a @GJ-21.4.3 @return_refusal=rank_not_held
  Scenario Outline: A card that he has paid is not held: he may refuse its like | 进出去的贡牌不算，还来同样的可以拒收
    Given the dues are: P6 owes P1 place tribute 1
    And P6 has drawn <hand>
    When P6 lays <card> for due 1
    Then it is accepted
    Given 1 cards of place tribute were paid
    And the receiver of the tribute holds 6 K
    And the payer of the tribute holds 4 6 9
    When the payer would not take <card>
    Then it is accepted

    Examples:
      | case    | hand    | card |
      | a-2     | 2 4 6 9 | 2    |
      | a-joker | S 4 6 9 | S    |

  @GJ-21.4.5-a @return_refusal=rank_not_held
  Scenario: A refused card is changed for one of a rank that the payer holds | 换成进贡的人手中有的点数
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds 6 K 2
    And the payer of the tribute holds 4 6 9
    When the receiver gives 6 for the card refused
    Then it is accepted

  @GJ-21.4.5-b @return_refusal=rank_not_held
  Scenario Outline: Another replacement is none | 换别的点数不算
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds 6 K 2
    And the payer of the tribute holds 4 6 9
    When the receiver gives <card> for the card refused
    Then it is refused: <reason>

    Examples:
      | case                    | card | reason                         |
      | rank-the-payer-lacks    | K    | replacement of a rank not held |
      | another-he-lacks        | 2    | replacement of a rank not held |
      | not-in-the-giver-s-hand | 9    | cards not held                 |
      | nobody-s                | 5    | replacement of a rank not held |

  @GJ-21.4.5-c @return_refusal=rank_not_held
  Scenario Outline: Where the receiver has no such card the first one stands | 还贡的人没有这样的牌，原来那张算数
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds <giver-hand>
    And the payer of the tribute holds <payer-hand>
    When the payer would not take 5
    Then it is accepted
    And whether the card refused stands all the same: <stands>

    Examples:
      | case              | giver-hand | payer-hand | stands |
      | none-in-common    | K Q 2      | 4 6 9      | yes    |
      | one-in-common     | K Q 9      | 4 6 9      | no     |
      | a-joker-in-common | B          | 4 B        | no     |
      | neighbours        | 10 8 7     | 4 6 9      | yes    |

  @GJ-21.4.5-d @return_refusal=rank_not_held
  Scenario: The replacement must be taken | 换来的一张须收下
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds K 2
    And the payer of the tribute holds 4 6 9
    When the payer would not take 6 either, given for the card that he refused
    Then it is refused: return refused before

  @GJ-21.4.5-e @return_refusal=rank_not_held
  Scenario: A card that stands cannot be refused again | 已算数的一张不能再拒
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds K 2
    And the payer of the tribute holds 4 6 9
    When the payer would not take 5 either, given for the card that he refused
    Then it is refused: return refused before

  @GJ-21.5-a
  Scenario Outline: Within one side payer and receiver may both waive the tribute | 同一方两人都同意，可以不进
    Given the dues are: P6 owes P2 place tribute 2; P5 owes P1 place tribute 1
    And P6 has drawn B S 2
    And P5 has drawn 2 2 A
    And due 1 is to be waived, agreed by <agreed>
    When tribute is paid
    Then paid, in this order: <paid>
    And returned, in this order: <back>

    Examples:
      | case                 | agreed        | paid                         | back                             |
      | both                 | P2 and P6     | P5 pays P1 2                 | P1 returns P5 1                  |
      | whole-side           | P2, P4 and P6 | P5 pays P1 2                 | P1 returns P5 1                  |
      | payer-alone          | P6            | P6 pays P2 B S; P5 pays P1 2 | P2 returns P6 2; P1 returns P5 1 |
      | receiver-alone       | P2            | P6 pays P2 B S; P5 pays P1 2 | P2 returns P6 2; P1 returns P5 1 |
      | payer-and-a-third    | P4 and P6     | P6 pays P2 B S; P5 pays P1 2 | P2 returns P6 2; P1 returns P5 1 |
      | receiver-and-a-third | P2 and P4     | P6 pays P2 B S; P5 pays P1 2 | P2 returns P6 2; P1 returns P5 1 |

  @GJ-21.5-b
  Scenario: Between two sides a tribute is paid whatever they agree | 不同方的，两人同意也照进
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn B S 2
    And due 1 is to be waived, agreed by P1 and P6
    When tribute is paid
    Then paid, in this order: P6 pays P1 B S
    And returned, in this order: P1 returns P6 2

  @GJ-21.5-c
  Scenario Outline: Who may waive a due, and who not | 谁能商定免进，谁不能
    Given the dues are: P6 owes P2 place tribute 2; P5 owes P2 place tribute 1
    When due <number> would be waived with the consent of <agreed>
    Then <outcome>

    Examples:
      | case                 | number | agreed    | outcome                             |
      | both-of-one-side     | 1      | P2 and P6 | it is accepted                      |
      | one-of-them          | 1      | P6        | it is refused: waiver needs both    |
      | the-other-of-them    | 1      | P2        | it is refused: waiver needs both    |
      | with-another-partner | 1      | P2 and P4 | it is refused: waiver needs both    |
      | two-sides            | 2      | P2 and P5 | it is refused: waiver between sides |

  @GJ-21.6.1-a @GJ-21.6.3
  Scenario Outline: Two partners at the bottom: their side names the last | 大落、二落同方，这一方商定谁是大落
    Given the places of the hand before are, first to last: <places>
    When <named> would be named last, agreed by <agreed>
    Then it is accepted
    And the places for the next hand are: <now>

    Examples:
      | case              | places                    | named | agreed        | now                       |
      | the-second-last   | P1, P3, P2, P5, P4 and P6 | P4    | P2, P4 and P6 | P1, P3, P2, P5, P6 and P4 |
      | the-last-as-he-is | P1, P3, P2, P5, P4 and P6 | P6    | P2, P4 and P6 | P1, P3, P2, P5, P4 and P6 |
      | odd-side          | P2, P3, P4, P6, P5 and P1 | P5    | P1, P3 and P5 | P2, P3, P4, P6, P1 and P5 |
      | after-a-sweep     | P1, P3, P5, P2, P4 and P6 | P4    | P2, P4 and P6 | P1, P3, P5, P2, P6 and P4 |

  @GJ-21.6.1-b @GJ-21.6.3
  Scenario Outline: Without the whole side, or from two sides, nothing is named | 不是全方同意，或末两名不同方，名次照旧
    Given the places of the hand before are, first to last: <places>
    When <named> would be named last, agreed by <agreed>
    Then it is refused: <reason>
    And the places for the next hand are: <places>

    Examples:
      | case                | places                    | named | agreed                    | reason               |
      | the-two-alone       | P1, P3, P2, P5, P4 and P6 | P4    | P4 and P6                 | naming, no agreement |
      | one-of-them         | P1, P3, P2, P5, P4 and P6 | P4    | P4                        | naming, no agreement |
      | all-but-the-named   | P1, P3, P2, P5, P4 and P6 | P4    | P2 and P6                 | naming, no agreement |
      | the-other-side      | P1, P3, P2, P5, P4 and P6 | P4    | P1, P3 and P5             | naming, no agreement |
      | two-sides           | P1, P2, P3, P4, P5 and P6 | P5    | P1, P3 and P5             | naming, two sides    |
      | two-sides-all-agree | P1, P2, P3, P4, P5 and P6 | P5    | P1, P2, P3, P4, P5 and P6 | naming, two sides    |
      | another-of-the-side | P1, P3, P2, P5, P4 and P6 | P2    | P2, P4 and P6             | naming of another    |
      | one-of-the-other    | P1, P3, P2, P5, P4 and P6 | P5    | P2, P4 and P6             | naming of another    |

  @GJ-21.6.1-c @GJ-23.3.2
  Scenario: With a revolutionary it is the places below him that count | 有革命者的，看他下面的名次
    Given the places of the hand before are, first to last: P2, P3, P5, P4, P6 and P1
    And P1 had revolted
    When P4 would be named last, agreed by P2, P4 and P6
    Then it is accepted
    And the places for the next hand are: P2, P3, P5, P1, P6 and P4

  @GJ-21.6.2-a
  Scenario: After the opening nothing is named any more | 开牌以后不能再商定
    Given the places of the hand before are, first to last: P1, P3, P2, P5, P4 and P6
    And the next hand has been opened
    When P4 would be named last, agreed by P2, P4 and P6
    Then it is refused: naming after the opening
    And the places for the next hand are: P1, P3, P2, P5, P4 and P6

  @GJ-21.6.1-d @GJ-21.6.4
  Scenario Outline: Who was made last as a penalty stays last | 罚为大落的，商定不能改
    Given the places of the hand before are, first to last: P1, P3, P2, P5, P4 and P6
    And P6 was made last as a penalty
    When <named> would be named last, agreed by P2, P4 and P6
    Then <outcome>
    And the places for the next hand are: P1, P3, P2, P5, P4 and P6

    Examples:
      | case     | named | outcome                               |
      | his-mate | P4    | it is refused: naming lifts a penalty |
      | himself  | P6    | it is accepted                        |

  @GJ-21.6.3-a @tribute=on
  Scenario: What is named decides the tribute and the opening | 进贡、开牌都按商定的大落
    Given the places of the hand before are, first to last: P1, P3, P2, P5, P4 and P6
    And their side has named P4 last
    When it is settled who owes whom
    Then owed, in this order: P4 owes P1 place tribute 2; P6 owes P3 place tribute 1
    And the last is P4

  @GJ-21.6.3-b @tribute=on
  Scenario: Where nothing is named the places stand | 没有商定，照原来的名次
    Given the places of the hand before are, first to last: P1, P3, P2, P5, P4 and P6
    When it is settled who owes whom
    Then owed, in this order: P6 owes P1 place tribute 2; P4 owes P3 place tribute 1
    And the last is P6

  @GJ-21.6.3-c
  Scenario Outline: The last of the next opening, named or not | 下一局开牌以谁为大落
    Given the places of the hand before are, first to last: P2, P3, P4, P6, P5 and P1
    And their side has named <named> last
    When it is settled who owes whom
    Then the last is <last>

    Examples:
      | case     | named | last |
      | changed  | P5    | P5   |
      | the-same | P1    | P1   |

  @GJ-21.7.1-a @tribute=on @sweep_tribute=none @sweep_ends_match=no @opening=by_count @hold_three=off
  Scenario Outline: After a sweep no place tribute is owed and there is a new opening | 串三户落贡免进，重新开牌
    Given the places of the hand before are, first to last: <places>
    When it is settled who owes whom
    Then owed, in this order: nothing
    And whether there is a new opening: yes
    And whether the match is over: no

    Examples:
      | case      | places                    |
      | odd-side  | P1, P3, P5, P2, P4 and P6 |
      | even-side | P6, P2, P4, P1, P5 and P3 |

  @GJ-21.7.1-b
  Scenario Outline: Without a sweep there is no new opening | 没有串三户，不重新开牌
    Given the places of the hand before are, first to last: <places>
    When it is settled who owes whom
    Then whether there is a new opening: no

    Examples:
      | case                | places                    |
      | first-second-fourth | P1, P3, P2, P5, P4 and P6 |
      | second-to-fourth    | P2, P1, P3, P5, P4 and P6 |
      | alternating         | P1, P2, P3, P4, P5 and P6 |

  @GJ-21.7.1-c @GJ-23.5 @tribute=on @sweep_tribute=none @sweep_ends_match=no @opening=by_count @hold_three=off
  Scenario: A revolutionary third makes the sweep | 革命者作三科，也是串三户
    Given the places of the hand before are, first to last: P3, P5, P2, P4, P6 and P1
    And P1 had revolted
    When it is settled who owes whom
    Then owed, in this order: nothing
    And whether there is a new opening: yes

  @GJ-21.7.1-d @GJ-26.1.5 @sweep_ends_match=no @hold_three=on
  Scenario Outline: Under hold three the opening goes round after a sweep too | 憋3串三户以后也照轮，不重新开牌
    Given the places of the hand before are, first to last: <places>
    When it is settled who owes whom
    Then whether there is a new opening: no
    And whether the match is over: no

    Examples:
      | case      | places                    |
      | odd-side  | P1, P3, P5, P2, P4 and P6 |
      | even-side | P6, P2, P4, P1, P5 and P3 |

  @GJ-21.7.1-e @GH-deal.8 @sweep_ends_match=no @opening=automatic
  Scenario: Where the opening is automatic none is new | 自动开牌的，串三户也不重新开牌
    Given the places of the hand before are, first to last: P1, P3, P5, P2, P4 and P6
    When it is settled who owes whom
    Then whether there is a new opening: no
    And whether the match is over: no

  @GJ-21.7.1-f @GJ-6.2 @GJ-6.5.1 @sweep_ends_match=no @opening=by_count @hold_three=off
  Scenario Outline: A match's first hand is not opened anew, whatever was played before | 一场的第一局是首次开牌，不管以前打过什么
    Given the places of the hand before are, first to last: <places>
    And that hand belonged to another match
    When it is settled who owes whom
    Then owed, in this order: nothing
    And whether there is a new opening: no

    Examples:
      | case     | places                    |
      | a-sweep  | P1, P3, P5, P2, P4 and P6 |
      | no-sweep | P1, P3, P2, P5, P4 and P6 |

  @GJ-21.7.2-a @tribute=on @sweep_tribute=each_pays_opposite_one @sweep_ends_match=no @opening=by_count @hold_three=off
  Scenario Outline: A tribute after a sweep: each of the three swept owes his opposite one | 约定串三户进贡：被串的各欠对头一张
    Given the places of the hand before are, first to last: <places>
    When it is settled who owes whom
    Then owed, in this order: <owed>
    And whether there is a new opening: yes

    Examples:
      | case      | places                    | owed                                                                               |
      | even-side | P1, P3, P5, P2, P4 and P6 | P6 owes P3 sweep tribute 1; P4 owes P1 sweep tribute 1; P2 owes P5 sweep tribute 1 |
      | odd-side  | P6, P2, P4, P1, P5 and P3 | P3 owes P6 sweep tribute 1; P5 owes P2 sweep tribute 1; P1 owes P4 sweep tribute 1 |

  @GJ-21.7.2-b @GJ-21.3.1 @tribute=on @sweep_tribute=each_pays_opposite_one @sweep_ends_match=no
  Scenario: Where no side was swept the place tribute is owed as ever | 没有串三户，照进落贡
    Given the places of the hand before are, first to last: P1, P3, P2, P5, P4 and P6
    When it is settled who owes whom
    Then owed, in this order: P6 owes P1 place tribute 2; P4 owes P3 place tribute 1

  @GJ-21.7.2-c @tribute_cards=legal_only
  Scenario: Each pays his highest legal tribute card, and who has none pays none | 各进一张最大的法定贡牌，没有的不进
    Given the dues are: P6 owes P3 sweep tribute 1; P4 owes P1 sweep tribute 1; P2 owes P5 sweep tribute 1
    And P6 has drawn S 2 2
    And P4 has drawn A A A
    And P2 has drawn 2 A K
    When tribute is paid
    Then paid, in this order: P6 pays P3 S; P4 pays P1 nothing; P2 pays P5 2
    And returned, in this order: P3 returns P6 1; P5 returns P2 1

  @GJ-21.7.3-a
  Scenario: What is paid after a sweep is returned | 串三户进的贡，照样还
    Given the dues are: P6 owes P3 sweep tribute 1; P4 owes P1 sweep tribute 1; P2 owes P5 sweep tribute 1
    And P6 has drawn S 2 2
    And P4 has drawn B 2
    And P2 has drawn 2 A K
    When tribute is paid
    Then paid, in this order: P6 pays P3 S; P4 pays P1 B; P2 pays P5 2
    And returned, in this order: P3 returns P6 1; P1 returns P4 1; P5 returns P2 1

  @GJ-21.7.3-b
  Scenario Outline: It is returned card for card | 吃一张还一张
    Given 1 cards of sweep tribute were paid
    And the receiver of the tribute holds 5 6 K
    And the payer of the tribute holds 4 6 9
    When the receiver returns <cards>
    Then <outcome>

    Examples:
      | case | cards | outcome                           |
      | one  | K     | it is accepted                    |
      | two  | 5 6   | it is refused: return count wrong |

  @GJ-21.7.4-a @sweep_tribute=none @sweep_ends_match=no
  Scenario Outline: A point tribute is owed after a sweep too | 串三户不免点贡
    Given the places of the hand before are, first to last: P1, P3, P5, P2, P4 and P6
    And by points <payer> owes <receiver> <number>
    When it is settled who owes whom
    Then owed, in this order: <owed>

    Examples:
      | case                | payer | receiver | number | owed                       |
      | one-of-the-swept    | P2    | P5       | 1      | P2 owes P5 point tribute 1 |
      | one-of-the-sweepers | P3    | P6       | 4      | P3 owes P6 point tribute 4 |

  @GJ-21.7.4-b @GH-tribute.1 @tribute=on @sweep_tribute=each_pays_opposite_one @sweep_ends_match=no
  Scenario: It comes before what is paid for the sweep | 先点贡，后串三户的贡
    Given the places of the hand before are, first to last: P1, P3, P5, P2, P4 and P6
    And by points P2 owes P5 2
    When it is settled who owes whom
    Then owed, in this order: P2 owes P5 point tribute 2; P6 owes P3 sweep tribute 1; P4 owes P1 sweep tribute 1; P2 owes P5 sweep tribute 1
