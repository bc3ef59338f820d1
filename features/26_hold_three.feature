@hold-three
Feature: Article 26: buying a 3 | 第二十六条 买3
  Every 2, every joker and all sixteen 3s are shown; the other cards do not matter.

  @GJ-26.2-a @hold_three=on
  Scenario Outline: Whoever has no 3 buys one | 手里没有 3 的买一张
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | 2 A  |
      | P4     | 3*4  |
      | others | 333  |
    And <first> took the first card
    When it is settled who buys a 3
    Then in this order: P1 buys of P4 for 2
    And everybody has a 3 or can pay for one

    Examples:
      | case         | first |
      | takes-first  | P1    |
      | takes-last   | P2    |
      | the-seller   | P4    |

  @GJ-26.2-b @hold_three=on
  Scenario: Whoever has a single 3 buys none, whatever else he has | 有一张 3 就不买，别的牌再多也一样
    Given before a 3 is bought they hold
      | seat   | hand     |
      | P1     | 3 22 S B |
      | P2     | 3*4      |
      | P3     | 33       |
      | others | 333      |
    When it is settled who buys a 3
    Then in this order: nobody buys
    And everybody has a 3 or can pay for one
    And nobody revolts by himself

  @GJ-26.2-c @hold_three=off
  Scenario: Where the 3s are not held nobody buys one | 不憋3就不买3
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | 2 A  |
      | P3     | A A  |
      | P4     | 3*7  |
      | others | 333  |
    When it is settled who buys a 3
    Then in this order: nobody buys
    And everybody has a 3 or can pay for one
    And nobody revolts by himself
    When P1 wants to buy a 3 of P4 for 2
    Then it is refused: no 3s are bought
    When P1 wants to buy a 3 of P4 for what is written "x"
    Then it is refused: no 3s are bought
    When P3 would do without buying a 3
    Then it is refused: no 3s are bought
    When P4 would not sell P1 a 3
    Then it is refused: no 3s are bought
    When a player who has drawn A A would revolt when it is his turn to buy
    Then it is refused: no 3s are bought
    When a player who has drawn A A would revolt after the seen calls
    Then it is refused: no 3s are bought

  @GJ-26.2-d @hold_three=on
  Scenario Outline: He must, as long as he can pay | 付得起就须买
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | <hand> |
      | P4     | 3*4    |
      | others | 333    |
    When P1 would do without buying a 3
    Then it is refused: three must be bought
    And the reason is not: three not needed

    Examples:
      | case          | hand  |
      | a-two         | 2 A   |
      | a-small-joker | S A   |
      | a-big-joker   | B     |
      | all-of-them   | 2 S B |

  @GJ-26.2-e @GJ-26.2.9 @hold_three=on
  Scenario Outline: Whoever has a 3 buys no other, whether he drew or bought it | 有 3 就不再买，不论抓的还是买的
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | <hand> |
      | P4     | <p4>   |
      | others | 333    |
    When P1 wants to buy a 3 of P4 for 2
    Then it is refused: three not needed
    When P1 would do without buying a 3
    Then it is accepted

    Examples:
      | case     | hand | p4  |
      | a-single | 3 2  | 333 |
      | two      | 33 2 | 33  |

  @GJ-26.2.1-a @hold_three=on
  Scenario Outline: He pays a 2 or, without one, a joker, and gets the 3 for it | 付一张钱，没有钱付一张花，换来 3
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | <hand> |
      | P4     | 3*4    |
      | others | 333    |
    When P1 buys a 3 of P4 for <price>
    Then the buyer then holds <p1>
    And the seller then holds <p4>
    And then nobody is left to buy

    Examples:
      | case           | hand  | price | p1    | p4    |
      | the-only-two   | 2 A   | 2     | 3A    | 3332  |
      | one-of-three   | 222   | 2     | 322   | 3332  |
      | with-jokers    | 2 S B | 2     | 3 S B | 3332  |
      | a-small-joker  | S A   | S     | 3 A   | 333 S |
      | a-big-joker    | B A A | B     | 3 A A | 333 B |

  @GJ-26.2.1-b @hold_three=on
  Scenario Outline: Any other price is wrong | 别的都不算付
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | <hand> |
      | P4     | 3*4    |
      | others | 333    |
    When P1 wants to buy a 3 of P4 for <price>
    Then it is refused: <reason>

    Examples:
      | case                  | hand  | price | reason             |
      | small-joker-with-a-two | 2 S  | S     | three, wrong price |
      | big-joker-with-a-two  | 2 B   | B     | three, wrong price |
      | two-twos              | 22    | 22    | three, wrong price |
      | two-jokers            | S B   | SB    | three, wrong price |
      | a-two-and-a-joker     | 2 S   | 2S    | three, wrong price |
      | an-ace                | A 2   | A     | three, wrong price |
      | an-ace-without-a-two  | A S   | A     | three, wrong price |
      | a-two-not-held        | S A   | 2     | cards not held     |
      | a-joker-not-held      | S A   | B     | cards not held     |
      | more-than-there-are   | 2 A   | B*5   | cards not held     |

  @GJ-26.2.1-c @hold_three=on
  Scenario Outline: Nothing, or nothing that can be read, is no price | 一张不付，或者看不懂的，不算付
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | 2 A  |
      | P4     | 3*4  |
      | others | 333  |
    When P1 wants to buy a 3 of P4 for what is written <text>
    Then it is refused: <reason>

    Examples:
      | case       | text | reason             |
      | nothing    | ""   | three, wrong price |
      | unreadable | "x"  | cards unreadable   |

  @GJ-26.2.2-a @hold_three=on @three_price=buyer_chooses
  Scenario Outline: Without a 2 he chooses which joker he pays | 没有钱的，付大花付小花自己定
    Given before a 3 is bought they hold
      | seat   | hand  |
      | P1     | S B A |
      | P4     | 3*4   |
      | others | 333   |
    When P1 buys a 3 of P4 for <price>
    Then the buyer then holds <p1>
    And the seller then holds <p4>

    Examples:
      | case        | price | p1    | p4    |
      | small-joker | S     | 3 B A | 333 S |
      | big-joker   | B     | 3 S A | 333 B |

  @GJ-26.2.2-b @hold_three=on @three_price=buyer_chooses
  Scenario Outline: As far as he has both | 两种都有才有得选
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | <hand> |
      | P4     | 3*4    |
      | others | 333    |
    When it is settled who buys a 3
    Then in this order: <bought>

    Examples:
      | case       | hand  | bought                      |
      | both       | SS B  | P1 buys of P4 for S or B    |
      | small-only | SS A  | P1 buys of P4 for S         |
      | big-only   | B A   | P1 buys of P4 for B         |
      | with-a-two | S B 2 | P1 buys of P4 for 2         |

  @GJ-26.2.3-a @GJ-26.2.6 @hold_three=on
  Scenario Outline: The opposite is asked first, and two 3s are enough | 先向对头买，对头有两张就够
    Given before a 3 is bought they hold
      | seat       | hand |
      | <buyer>    | 2    |
      | <opposite> | 33   |
      | <next>     | 3*5  |
      | others     | 333  |
    And P1 took the first card
    When it is settled who buys a 3
    Then in this order: <bought>

    Examples:
      | case | buyer | opposite | next | bought              |
      | p1   | P1    | P4       | P2   | P1 buys of P4 for 2 |
      | p2   | P2    | P5       | P3   | P2 buys of P5 for 2 |
      | p3   | P3    | P6       | P4   | P3 buys of P6 for 2 |
      | p4   | P4    | P1       | P5   | P4 buys of P1 for 2 |
      | p5   | P5    | P2       | P6   | P5 buys of P2 for 2 |
      | p6   | P6    | P3       | P1   | P6 buys of P3 for 2 |

  @GJ-26.2.3-b @GJ-26.2.4 @GJ-26.2.5 @GH-hold-three.2 @hold_three=on
  Scenario Outline: Of nobody else, as long as one before him can sell | 前面有人卖得出，就不能向后面的买
    Given before a 3 is bought they hold
      | seat | hand |
      | P1   | 2    |
      | P2   | <p2> |
      | P3   | <p3> |
      | P4   | <p4> |
      | P5   | <p5> |
      | P6   | <p6> |
    When P1 wants to buy a 3 of <seller> for 2
    Then <outcome>

    Examples:
      | case               | p2  | p3   | p4  | p5   | p6   | seller | outcome                            |
      | opposite           | 333 | 333  | 3*4 | 333  | 333  | P4     | it is accepted                     |
      | next-first         | 333 | 333  | 3*4 | 333  | 333  | P2     | it is refused: three, wrong seller |
      | previous-first     | 333 | 333  | 3*4 | 333  | 333  | P6     | it is refused: three, wrong seller |
      | partner-first      | 333 | 333  | 3*4 | 333  | 333  | P3     | it is refused: three, wrong seller |
      | himself            | 333 | 333  | 3*4 | 333  | 333  | P1     | it is refused: three, wrong seller |
      | opposite-has-one   | 33  | 3*4  | 3   | 3*4  | 3*5  | P2     | it is accepted                     |
      | previous-too-early | 33  | 3*4  | 3   | 3*4  | 3*5  | P6     | it is refused: three, wrong seller |
      | next-has-one       | 3   | 3*4  | 3   | 3*4  | 3*6  | P6     | it is accepted                     |
      | partner-too-early  | 3   | 3*6  | 3   | 3*6  | 33   | P3     | it is refused: three, wrong seller |
      | all-three-have-one | 3   | 3*6  | 3   | 3*7  | 3    | P3     | it is accepted                     |
      | farther-partner    | 3   | 3*6  | 3   | 3*7  | 3    | P5     | it is refused: three, wrong seller |
      | nearer-has-one     | 3   | 3    | 3   | 3*12 | 3    | P5     | it is accepted                     |

  @GJ-26.2.4-a @hold_three=on
  Scenario Outline: With one 3 or none the opposite does not sell, but his partners | 对头一张或没有，向对头的联邦买
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | 2      |
      | P4     | <p4>   |
      | P6     | <p6>   |
      | others | 3*4    |
    And P1 took the first card
    When it is settled who buys a 3
    Then in this order: <bought>

    Examples:
      | case | p4  | p6  | bought                                   |
      | one  | 3   | 333 | P1 buys of P2 for 2                      |
      | none | 2 A | 3*4 | P1 buys of P2 for 2; P4 buys of P5 for 2 |

  @GJ-26.2.5-a @hold_three=on
  Scenario Outline: Of his two partners the one reached first from the buyer's next seat on | 从买主的下家数起，先数到的先卖
    Given before a 3 is bought they hold
      | seat       | hand   |
      | <buyer>    | 2      |
      | <opposite> | 3      |
      | <next>     | <first> |
      | <previous> | 3*6    |
      | others     | 3*4    |
    When it is settled who buys a 3
    Then in this order: <bought>

    Examples:
      | case           | buyer | opposite | next | first | previous | bought              |
      | p3-next-cannot | P3    | P6       | P4   | 3     | P2       | P3 buys of P2 for 2 |
      | p4-next-cannot | P4    | P1       | P5   | 3     | P3       | P4 buys of P3 for 2 |
      | p6-next-cannot | P6    | P3       | P1   | 3     | P5       | P6 buys of P5 for 2 |

  @GJ-26.2.5-b @hold_three=on
  Scenario Outline: The next seat with just two sells, though the other has more | 下家有两张就由下家卖，上家再多也不论
    Given before a 3 is bought they hold
      | seat       | hand |
      | <buyer>    | 2    |
      | <opposite> | 3    |
      | <next>     | 33   |
      | <previous> | 3*5  |
      | others     | 3*4  |
    When it is settled who buys a 3
    Then in this order: <bought>

    Examples:
      | case | buyer | opposite | next | previous | bought              |
      | p1   | P1    | P4       | P2   | P6       | P1 buys of P2 for 2 |
      | p4   | P4    | P1       | P5   | P3       | P4 buys of P5 for 2 |
      | p5   | P5    | P2       | P6   | P4       | P5 buys of P6 for 2 |
      | p6   | P6    | P3       | P1   | P5       | P6 buys of P1 for 2 |

  @GJ-26.2.6-a @hold_three=on
  Scenario Outline: A seller has two 3s at least | 卖主至少有两张
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | 2    |
      | P2     | <p2> |
      | P4     | <p4> |
      | P6     | 3*4  |
      | others | 3*4  |
    When P1 wants to buy a 3 of <seller> for 2
    Then <outcome>

    Examples:
      | case         | p2  | p4  | seller | outcome                                   |
      | opposite-one | 333 | 3   | P4     | it is refused: three, seller has too few  |
      | opposite-two | 33  | 33  | P4     | it is accepted                            |
      | next-one     | 3   | 333 | P2     | it is refused: three, seller has too few  |

  @GJ-26.2.6-b @hold_three=on
  Scenario: One with a single 3, asked too early, is both the wrong seller and has too few | 只有一张又没轮到的，两条都不合
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | 2    |
      | P2     | 3    |
      | P4     | 333  |
      | others | 3*4  |
    When P1 wants to buy a 3 of P2 for 2
    Then it is refused: three, wrong seller
    And it is refused: three, seller has too few

  @GJ-26.2.7-a @hold_three=on
  Scenario Outline: The seller whose turn it is must sell, and nobody else | 轮到的卖主须卖，别人不必
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | <hand> |
      | P2     | <p2>   |
      | P4     | <p4>   |
      | others | 333    |
    When <seller> would not sell P1 a 3
    Then <outcome>

    Examples:
      | case               | hand | p2  | p4  | seller | outcome                           |
      | opposite-with-two  | 2    | 3*5 | 33  | P4     | it is refused: three must be sold |
      | opposite-with-one  | 2    | 3*6 | 3   | P4     | it is accepted                    |
      | next-after-him     | 2    | 3*6 | 3   | P2     | it is refused: three must be sold |
      | next-not-his-turn  | 2    | 3*5 | 33  | P2     | it is accepted                    |
      | to-one-with-a-3    | 3 2  | 333 | 333 | P4     | it is accepted                    |
      | to-one-who-cannot-pay | A | 333 | 3*4 | P4     | it is accepted                    |

  @GJ-26.2.7-b @GJ-26.2.8 @hold_three=on
  Scenario Outline: He need not before the buyer's turn: an earlier purchase may take his 3s | 买主没轮到，不必卖：前面的买卖会动到他的 3
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | 2    |
      | P3     | 2    |
      | P6     | 33   |
      | P4     | 33   |
      | others | 3*6  |
    And <first> took the first card
    When P6 would not sell P3 a 3
    Then <outcome>

    Examples:
      | case     | first | outcome                           |
      | too-soon | P1    | it is accepted                    |
      | his-turn | P2    | it is refused: three must be sold |

  @GJ-26.2.8-a @GJ-26.2.9 @hold_three=on
  Scenario Outline: Several buy in turn order from the first taker | 几个人要买，从首取牌人起依次买
    Given before a 3 is bought they hold
      | seat | hand |
      | P1   | 2    |
      | P2   | 3*5  |
      | P3   | 2    |
      | P4   | 3*6  |
      | P5   | 3*5  |
      | P6   | 2    |
    And <first> took the first card
    When it is settled who buys a 3
    Then in this order: <bought>

    Examples:
      | case    | first | bought                                                        |
      | from-p1 | P1    | P1 buys of P4 for 2; P3 buys of P4 for 2; P6 buys of P5 for 2 |
      | from-p2 | P2    | P3 buys of P4 for 2; P6 buys of P5 for 2; P1 buys of P4 for 2 |
      | from-p3 | P3    | P3 buys of P4 for 2; P6 buys of P5 for 2; P1 buys of P4 for 2 |
      | from-p4 | P4    | P6 buys of P5 for 2; P1 buys of P4 for 2; P3 buys of P4 for 2 |
      | from-p6 | P6    | P6 buys of P5 for 2; P1 buys of P4 for 2; P3 buys of P4 for 2 |

  @GJ-26.2.8-b @hold_three=on
  Scenario Outline: The 3s are counted anew after each: a seller of two sells once | 买一次重新数一次：两张 3 只卖一次
    Given before a 3 is bought they hold
      | seat | hand |
      | P1   | 2    |
      | P2   | 3*7  |
      | P3   | 2    |
      | P4   | 33   |
      | P5   | 3*6  |
      | P6   | 3    |
    And <first> took the first card
    When it is settled who buys a 3
    Then in this order: <bought>

    Examples:
      | case    | first | bought                                   |
      | from-p1 | P1    | P1 buys of P4 for 2; P3 buys of P2 for 2 |
      | from-p3 | P3    | P3 buys of P4 for 2; P1 buys of P2 for 2 |

  @GJ-26.2.8-c @hold_three=on
  Scenario Outline: Nobody buys before his turn | 没轮到的等着
    Given before a 3 is bought they hold
      | seat | hand |
      | P1   | 2    |
      | P2   | 3*4  |
      | P3   | 2    |
      | P4   | 3*4  |
      | P5   | 3*4  |
      | P6   | 3*4  |
    And <first> took the first card
    When <buyer> wants to buy a 3 of <seller> for 2
    Then <outcome>

    Examples:
      | case            | first | buyer | seller | outcome                                      |
      | first           | P1    | P1    | P4     | it is accepted                               |
      | second-waits    | P1    | P3    | P6     | it is refused: three, not your turn to buy   |
      | second-is-first | P2    | P3    | P6     | it is accepted                               |
      | first-is-second | P2    | P1    | P4     | it is refused: three, not your turn to buy   |

  @GJ-26.2.8-d @hold_three=on
  Scenario: After a purchase it is the next buyer's turn | 买过以后轮到下一个
    Given before a 3 is bought they hold
      | seat | hand |
      | P1   | 2    |
      | P2   | 3*4  |
      | P3   | 2    |
      | P4   | 3*4  |
      | P5   | 3*4  |
      | P6   | 3*4  |
    And P6 took the first card
    When P1 buys a 3 of P4 for 2
    Then it is then for P3 to buy or to speak

  @GJ-26.2.8-e @GJ-26.2.10 @hold_three=on @priceless_hand=may_revolt_open
  Scenario: One who cannot pay speaks in his turn, and later buyers wait | 买不起的轮到了先表态，后面的等着
    Given before a 3 is bought they hold
      | seat | hand |
      | P1   | A    |
      | P2   | 3*4  |
      | P3   | 2    |
      | P4   | 3*4  |
      | P5   | 3*4  |
      | P6   | 3*4  |
    And P1 took the first card
    When P3 wants to buy a 3 of P6 for 2
    Then it is refused: three, not your turn to buy

  @GJ-26.2.8-f @GJ-26.2.14 @hold_three=on @priceless_hand=may_revolt_open
  Scenario: Once he has, they buy | 他表过态，后面的再买
    Given before a 3 is bought they hold
      | seat | hand |
      | P1   | A    |
      | P2   | 3*4  |
      | P3   | 2    |
      | P4   | 3*4  |
      | P5   | 3*4  |
      | P6   | 3*4  |
    And P1 took the first card
    And P1 cannot pay and will not revolt
    When P3 buys a 3 of P6 for 2
    Then then nobody is left to buy

  @GJ-26.2.10-a @hold_three=on @priceless_hand=may_revolt_open
  Scenario Outline: Without a 3 and without a price one may revolt at his turn to buy | 没有 3 又买不起，轮到买3时可以革命
    When a player who has drawn <hand> would revolt when it is his turn to buy
    Then it is accepted

    Examples:
      | case       | hand        |
      | aces       | AAA K 9     |
      | fours      | 4*5 5 6     |
      | low-cards  | 4 5 6 7 8 9 |

  @GJ-26.2.10-b @hold_three=on @priceless_hand=may_revolt_open
  Scenario Outline: Who cannot pay, in turn order; nobody revolts unasked | 买不起的按座次；不问不革命
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | A    |
      | P5     | K 9  |
      | others | 3*4  |
    And <first> took the first card
    When it is settled who buys a 3
    Then in this order: nobody buys
    And without a 3 and a price for it: <seats>
    And nobody revolts by himself

    Examples:
      | case    | first | seats     |
      | from-p1 | P1    | P1 and P5 |
      | from-p2 | P2    | P5 and P1 |
      | from-p6 | P6    | P1 and P5 |

  @GJ-26.2.10-c @hold_three=on
  Scenario Outline: A single card that pays, or a single 3, and the hand is not without a price | 有一张 3、钱或花，就不算买不起
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | <p1>   |
      | P4     | <p4>   |
      | others | 333    |
    When it is settled who buys a 3
    Then everybody has a 3 or can pay for one

    Examples:
      | case          | p1    | p4  |
      | a-3           | 3 A A | 333 |
      | a-two         | 2 A A | 3*4 |
      | a-small-joker | S A A | 3*4 |
      | a-big-joker   | B A A | 3*4 |

  @GJ-26.2.12-m @hold_three=on @points=on @priceless_hand=may_revolt_open
  Scenario: One who revolts for want of a price has opened | 因买不起而革命的算开点
    When a player who has drawn AAA K 9 would revolt when it is his turn to buy
    Then whether he has opened by it: yes

  @GJ-26.2.12-n @hold_three=on @points=off @priceless_hand=may_revolt_open
  Scenario: Where points are not played nobody has opened | 不打点的，谈不上开点
    When a player who has drawn AAA K 9 would revolt when it is his turn to buy
    Then whether he has opened by it: no

  @GJ-26.2.13-a @hold_three=on @hold_three_revolution=priceless_only
  Scenario Outline: Nobody else revolts, neither then nor later | 别人不许革命，以后也不许
    When a player who has drawn <hand> would revolt when it is his turn to buy
    Then it is refused: revolution, not priceless
    When a player who has drawn <hand> would revolt after the seen calls
    Then it is refused: revolution, not priceless
    And the reason is not: step is over

    Examples:
      | case               | hand  |
      | a-3-and-no-price   | 3 A K |
      | 3s-and-no-price    | 333 4 |
      | no-3-but-a-two     | 2 A K |
      | no-3-but-a-joker   | S A   |
      | a-3-and-a-two      | 3 2   |

  @GJ-26.2.13-b @GJ-26.2.10 @hold_three=on @hold_three_revolution=priceless_only
  Scenario: Nor does one who cannot pay, once his turn to buy is over | 买不起的，过了买3也不许
    When a player who has drawn A K 9 would revolt after the seen calls
    Then it is refused: step is over

  @GJ-26.2.13-c @GJ-23.1 @hold_three=on @hold_three_revolution=free
  Scenario Outline: Where others may revolt, it is after the seen calls and by Article 23 | 约定照样革命的，在明点以后，照第二十三条
    When a player who has drawn <hand> would revolt after the seen calls
    Then <outcome>

    Examples:
      | case            | hand    | outcome                                   |
      | 3s-and-aces     | 33 A K  | it is accepted                            |
      | a-single-3      | 3 A     | it is accepted                            |
      | a-two           | 3 2 A   | it is refused: revolution, jokers or 2s held |
      | a-small-joker   | 33 S    | it is refused: revolution, jokers or 2s held |
      | a-big-joker     | B 4     | it is refused: revolution, jokers or 2s held |

  @GJ-26.2.13-d @GJ-23.1.2 @hold_three=on @hold_three_revolution=free
  Scenario: Not when it would be the turn to buy | 买3的时候不行
    When a player who has drawn 33 A K would revolt when it is his turn to buy
    Then it is refused: revolution out of time

  @GJ-26.2.13-e @hold_three=on @hold_three_revolution=free
  Scenario: And it opens nobody's points | 这样革命不算开点
    When a player who has drawn 33 A K would revolt after the seen calls
    Then whether he has opened by it: no

  @GJ-26.2.13-f @GJ-26.2.12 @hold_three=on @points=on @hold_three_revolution=free @priceless_hand=may_revolt_open
  Scenario: Nor where one who cannot pay waits until then | 买不起的人等到那时才革命，也不算开点
    When a player who has drawn A K 9 would revolt after the seen calls
    Then whether he has opened by it: no

  @GJ-26.2.14-b @hold_three=on @priceless_hand=may_revolt_open
  Scenario Outline: One who cannot pay need not revolt and plays on without a 3 | 买不起的也可以不革命，照打
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | <hand> |
      | P4     | 3*4    |
      | others | 333    |
    When P1 would do without buying a 3
    Then <outcome>

    Examples:
      | case      | hand  | outcome                             |
      | priceless | AA 4  | it is accepted                      |
      | a-two     | AA 2  | it is refused: three must be bought |

  @GJ-26.2.14-c @hold_three=on @priceless_hand=may_revolt_open
  Scenario: He says so when it is his turn | 轮到他再说
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | 2    |
      | P3     | A    |
      | others | 3*4  |
    And P1 took the first card
    When P3 would do without buying a 3
    Then it is refused: three, not your turn to buy

  @GJ-26.2.14-d @hold_three=on @priceless_hand=may_revolt_open
  Scenario: Having said so, he may say so again | 说过了再说一次，也准
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | A    |
      | P3     | 2    |
      | others | 3*4  |
    And P1 took the first card
    And P1 cannot pay and will not revolt
    When P1 would do without buying a 3
    Then it is accepted
