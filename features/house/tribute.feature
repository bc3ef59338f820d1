@tribute
Feature: House rules of tribute: order, payment, returns, burn and held-three tribute | 贡：次序、进法、还法、烧贡与闷贡
  Sources other than the outline, and what it leaves open about paying.

  @GH-tribute.1-a @GH-tribute.6
  Scenario Outline: Held-three, burn, point, place: whatever came first | 闷贡、烧贡、点贡、落贡，不论先欠哪种
    Given the dues are: <dues>
    And P1 has drawn S A
    And P2 has drawn B 2
    And P3 has drawn 2 A
    And P6 has drawn S 2 2
    When tribute is paid
    Then paid, in this order: P1 pays P2 S; P3 pays P2 2; P2 pays P5 B; P6 pays P1 S 2

    Examples:
      | case        | dues                                                                                                               |
      | in-order    | P1 owes P2 held-three tribute 1; P3 owes P2 burn tribute 1; P2 owes P5 point tribute 1; P6 owes P1 place tribute 2 |
      | backwards   | P6 owes P1 place tribute 2; P2 owes P5 point tribute 1; P3 owes P2 burn tribute 1; P1 owes P2 held-three tribute 1 |
      | point-first | P2 owes P5 point tribute 1; P6 owes P1 place tribute 2; P1 owes P2 held-three tribute 1; P3 owes P2 burn tribute 1 |

  @GH-tribute.1-b
  Scenario Outline: One payer, two kinds: the earlier kind gets the higher card | 一人欠两种贡：先进的一种拿大牌
    Given the dues are: <dues>
    And P2 has drawn B 2
    When tribute is paid
    Then paid, in this order: <paid>

    Examples:
      | case               | dues                                                        | paid                       |
      | point-before-place | P2 owes P3 place tribute 1; P2 owes P5 point tribute 1      | P2 pays P5 B; P2 pays P3 2 |
      | burn-before-point  | P2 owes P5 point tribute 1; P2 owes P1 burn tribute 1       | P2 pays P1 B; P2 pays P5 2 |
      | held-before-burn   | P2 owes P1 burn tribute 1; P2 owes P3 held-three tribute 1  | P2 pays P3 B; P2 pays P1 2 |
      | held-before-place  | P2 owes P1 place tribute 2; P2 owes P3 held-three tribute 1 | P2 pays P3 B; P2 pays P1 2 |
      | point-before-sweep | P2 owes P5 sweep tribute 1; P2 owes P5 point tribute 1      | P2 pays P5 B; P2 pays P5 2 |

  @GH-tribute.1-c @GH-tribute.2
  Scenario: One card and two dues: the later kind gets nothing | 一张牌欠两种，后一种就作罢
    Given the dues are: P2 owes P3 place tribute 1; P2 owes P5 point tribute 1
    And P2 has drawn S
    When tribute is paid
    Then paid, in this order: P2 pays P5 S; P2 pays P3 nothing

  @GH-tribute.1-d
  Scenario Outline: A kind is not paid before those that come first | 前面的贡没有进，后面的不能先进
    Given the dues are: P6 owes P1 place tribute 1; P2 owes P5 point tribute 1; P3 owes P2 burn tribute 1
    And P6 has drawn B 2
    And P2 has drawn S 2
    And P3 has drawn S 2
    And due <paid> has been paid
    When <seat> lays <cards> for due <number>
    Then <outcome>

    Examples:
      | case              | paid | seat | cards | number | outcome                             |
      | place-after-point | 2    | P6   | B     | 1      | it is refused: tribute out of order |
      | place-after-burn  | 3    | P6   | B     | 1      | it is refused: tribute out of order |
      | point-before-burn | 1    | P2   | S     | 2      | it is refused: tribute out of order |
      | point-after-burn  | 3    | P2   | S     | 2      | it is accepted                      |
      | burn-first        | 2    | P3   | S     | 3      | it is accepted                      |

  @GH-tribute.2-a @GH-tribute.1 @GJ-21.2.1 @tribute_cards=legal_only
  Scenario Outline: Nobody waits for a tribute that cannot be paid | 进不出来的一笔，谁也不等它
    Given the dues are: P2 owes P5 point tribute 1; P6 owes P1 place tribute 1
    And P2 has drawn <hand>
    And P6 has drawn B 2
    When P6 lays B for due 2
    Then <outcome>

    Examples:
      | case     | hand  | outcome                             |
      | none     | A K   | it is accepted                      |
      | just-one | 2 A K | it is refused: tribute out of order |

  @GH-tribute.2-b @GH-tribute.1 @GH-tribute.3
  Scenario Outline: Nor for one whose card has gone for a 3, or for another tribute | 牌已买3付了，或已进给别人的，也不等
    Given the dues are: P2 owes P5 point tribute 1; P6 owes P1 place tribute 1; P2 owes P3 held-three tribute 1
    And P2 has drawn <hand>
    And P6 has drawn B 2
    And P2 has given <gone> for a 3
    And due 3 has been paid
    When P6 lays B for due 2
    Then <outcome>

    Examples:
      | case     | hand  | gone | outcome                             |
      | none     | B S   | S    | it is accepted                      |
      | just-one | B S 2 | S    | it is refused: tribute out of order |

  @GH-tribute.2-c @GH-tribute.5 @GJ-21.2.1 @tribute_cards=legal_only
  Scenario Outline: Of two dues that he cannot pay none waits for the other | 一人两笔都进不出，不分先后
    Given the dues are: P4 owes P3 burn tribute 1; P4 owes P5 burn tribute 1
    And P4 has drawn <hand>
    When P4 lays no card for due 2
    Then <outcome>

    Examples:
      | case  | hand  | outcome                             |
      | none  | A A K | it is accepted                      |
      | a-two | 2 A K | it is refused: tribute out of order |

  @GH-tribute.1-f @GJ-21.5 @GH-tribute.10
  Scenario Outline: Nor for one that was waived or refused, and no card has gone for it | 免进的、拒收的不等，也没有用掉牌
    Given the dues are: P6 owes P2 point tribute 1; P6 owes P1 place tribute 1
    And P6 has drawn B 2
    And due 1 is no longer to be paid
    When P6 lays <cards> for due 2
    Then <outcome>

    Examples:
      | case        | cards | outcome                            |
      | the-highest | B     | it is accepted                     |
      | the-next    | 2     | it is refused: tribute not highest |

  @GH-tribute.1-e @GH-tribute.12 @GH-tribute.13 @GJ-21.3.1 @GJ-21.3.2 @tribute=on @burn_tribute=on @hold_three=on @held_three_tribute=on @held_three_to=beater
  Scenario: All four kinds of one hand, in the order in which they are paid | 一局四种贡，按进贡的次序
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And by points P2 owes P5 1
    And P1 burned P6, was never released and went out before the melee
    And P2 beat the last set of P5 before his 3s, and P5 went out later
    When it is settled who owes whom
    Then owed, in this order: P5 owes P2 held-three tribute 1; P6 owes P1 burn tribute 1; P2 owes P5 point tribute 1; P6 owes P1 place tribute 2; P5 owes P2 place tribute 1

  @GH-tribute.3-a @tribute_cards=legal_only
  Scenario: A card received is not paid on | 收来的牌不拿去进贡
    Given the dues are: P3 owes P6 point tribute 1; P6 owes P1 place tribute 2
    And P3 has drawn B A
    And P6 has drawn 2 A A
    When tribute is paid
    Then paid, in this order: P3 pays P6 B; P6 pays P1 2

  @GH-tribute.3-b @tribute_cards=highest_held
  Scenario: Nor is it where any high card is paid | 进最大的牌时，收来的也不算
    Given the dues are: P3 owes P6 point tribute 1; P6 owes P1 place tribute 2
    And P3 has drawn B A
    And P6 has drawn 2 A K
    When tribute is paid
    Then paid, in this order: P3 pays P6 B; P6 pays P1 2 A

  @GH-tribute.3-c
  Scenario: To lay a card just received is refused | 拿刚收来的牌进贡，不准
    Given the dues are: P3 owes P6 point tribute 1; P6 owes P1 place tribute 1
    And P3 has drawn B A
    And P6 has drawn 2 A K
    And due 1 has been paid
    When P6 lays B for due 2
    Then it is refused: tribute of a received card

  @GH-tribute.3-d
  Scenario Outline: What was given for a 3 is no longer there | 买3付出去的不能再进
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn <hand>
    And P6 has given <gone> for a 3
    When tribute is paid
    Then paid, in this order: P6 pays P1 <paid>

    Examples:
      | case        | hand    | gone | paid |
      | one-of-2s   | 2 2 2   | 2    | 2 2  |
      | a-joker     | B 2 2   | B    | 2 2  |
      | others-stay | B S 2 2 | 2    | B S  |

  @GH-tribute.3-e
  Scenario: A card given for a 3 cannot be laid | 买3付了的牌进不了
    Given the dues are: P6 owes P1 place tribute 1
    And P6 has drawn B 2
    And P6 has given B for a 3
    When P6 lays B for due 1
    Then it is refused: cards not held

  @GH-tribute.3-f
  Scenario: A card paid already cannot be laid again | 进过的牌不能再进
    Given the dues are: P6 owes P3 point tribute 1; P6 owes P1 place tribute 1
    And P6 has drawn B 2
    And due 1 has been paid
    When P6 lays B for due 2
    Then it is refused: cards not held

  @GH-tribute.3-g
  Scenario: After that the next highest is laid | 接着进次大的
    Given the dues are: P6 owes P3 point tribute 1; P6 owes P1 place tribute 1
    And P6 has drawn B 2
    And due 1 has been paid
    When P6 lays 2 for due 2
    Then it is accepted

  @GH-tribute.3-h @tribute_cards=legal_only
  Scenario Outline: Of whatever kind the tribute received was | 收来的是哪一种贡都一样
    Given the dues are: <dues>
    And P3 has drawn B A
    And P6 has drawn 2 A A
    When tribute is paid
    Then paid, in this order: P3 pays P6 B; P6 pays P1 2

    Examples:
      | case           | dues                                                        |
      | held-and-burn  | P3 owes P6 held-three tribute 1; P6 owes P1 burn tribute 2  |
      | held-and-point | P3 owes P6 held-three tribute 1; P6 owes P1 point tribute 2 |
      | held-and-place | P3 owes P6 held-three tribute 1; P6 owes P1 place tribute 2 |
      | burn-and-point | P3 owes P6 burn tribute 1; P6 owes P1 point tribute 2       |
      | burn-and-place | P3 owes P6 burn tribute 1; P6 owes P1 place tribute 2       |

  @GH-tribute.4-a
  Scenario Outline: Two who owe each other both pay | 互相欠的各进各的
    Given the dues are: P1 owes P4 point tribute <first>; P4 owes P1 point tribute <second>
    And P1 has drawn <p1-hand>
    And P4 has drawn <p4-hand>
    When tribute is paid
    Then paid, in this order: P1 pays P4 <paid>; P4 pays P1 <laid>

    Examples:
      | case             | first | second | p1-hand | p4-hand | paid | laid |
      | one-each         | 1     | 1      | B A     | 2 A     | B    | 2    |
      | the-same-card    | 1     | 1      | B A     | B A     | B    | B    |
      | one-against-two  | 1     | 2      | 2 A     | S 2 A   | 2    | S 2  |
      | not-the-received | 1     | 1      | S B     | 2       | B    | 2    |

  @GH-tribute.4-b @tribute_cards=legal_only
  Scenario: Who has none pays none, and the other pays all the same | 一人没有贡牌，另一人照进
    Given the dues are: P1 owes P4 point tribute 1; P4 owes P1 point tribute 1
    And P1 has drawn B A
    And P4 has drawn A A
    When tribute is paid
    Then paid, in this order: P1 pays P4 B; P4 pays P1 nothing

  @GH-tribute.4-c
  Scenario: Of one kind nobody waits for another | 同一种贡，谁也不用等谁
    Given the dues are: P6 owes P1 place tribute 2; P5 owes P2 place tribute 1
    And P6 has drawn B 2
    And P5 has drawn S 2
    When P5 lays S for due 2
    Then it is accepted

  @GH-tribute.5-a
  Scenario Outline: One payer, two dues of a kind: who came first gets the higher card | 同一种贡欠两人，先欠谁先进谁
    Given the dues are: <dues>
    And P4 has drawn <hand>
    When tribute is paid
    Then paid, in this order: <paid>

    Examples:
      | case     | dues                                                 | hand | paid                             |
      | p3-first | P4 owes P3 burn tribute 1; P4 owes P5 burn tribute 1 | B 2  | P4 pays P3 B; P4 pays P5 2       |
      | p5-first | P4 owes P5 burn tribute 1; P4 owes P3 burn tribute 1 | B 2  | P4 pays P5 B; P4 pays P3 2       |
      | one-card | P4 owes P5 burn tribute 1; P4 owes P3 burn tribute 1 | S    | P4 pays P5 S; P4 pays P3 nothing |

  @GH-tribute.5-b
  Scenario Outline: The second due waits for the first | 第二笔要等第一笔进了
    Given the dues are: P4 owes P3 burn tribute 1; P4 owes P5 burn tribute 1; P6 owes P1 burn tribute 1
    And P4 has drawn B 2
    And P6 has drawn B 2
    And due <paid> has been paid
    When P4 lays <cards> for due <number>
    Then <outcome>

    Examples:
      | case        | paid | cards | number | outcome                             |
      | too-early   | 3    | B     | 2      | it is refused: tribute out of order |
      | in-turn     | 1    | 2     | 2      | it is accepted                      |
      | first-first | 3    | B     | 1      | it is accepted                      |

  @GH-tribute.5-c @burn_tribute=on @tribute=off
  Scenario: Two burns of one hand are owed in the order in which they were made | 一局两次烧贡，先烧的先进
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And P3 burned P2, was never released and went out before the melee
    And P1 burned P2, was never released and went out before the melee
    When it is settled who owes whom
    Then owed, in this order: P2 owes P3 burn tribute 1; P2 owes P1 burn tribute 1

  @GH-tribute.6-a
  Scenario: Nothing goes back while a tribute is still unpaid | 还有贡没进，不能先还
    Given 2 cards of place tribute were paid
    And 1 tributes are still to be paid
    And the receiver of the tribute holds 5 6 B 2
    And the payer of the tribute holds 4 6 9
    When the receiver returns 5 6
    Then it is refused: return before tribute

  @GH-tribute.6-b @returned=all
  Scenario: The returns come in the order of the kinds | 还贡的次序与进贡相同
    Given the dues are: P6 owes P1 place tribute 2; P2 owes P5 point tribute 1; P3 owes P2 burn tribute 1; P1 owes P2 held-three tribute 1
    And P1 has drawn S A
    And P2 has drawn B 2
    And P3 has drawn 2 A
    And P6 has drawn S 2 2
    When tribute is paid
    Then returned, in this order: P2 returns P1 1; P2 returns P3 1; P5 returns P2 1; P1 returns P6 2

  @GH-tribute.6-c
  Scenario: Nobody pays what he does not owe | 不欠的人不用进
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn B 2
    And P5 has drawn B 2
    When P5 lays B 2 for due 1
    Then it is refused: nothing due

  @GH-tribute.6-d
  Scenario: What is paid is not paid twice | 进过的一笔不再进
    Given the dues are: P6 owes P1 place tribute 1
    And P6 has drawn B B
    And due 1 has been paid
    When P6 lays B for due 1
    Then it is refused: nothing due

  @GH-tribute.6-e
  Scenario Outline: What is paid, or no longer to be paid, is due no more | 进过的、不进了的，都不再欠
    Given the dues are: P6 owes P2 place tribute 1
    And P6 has drawn B B
    And <settled>
    When <tried>
    Then it is refused: nothing due

    Examples:
      | case          | settled                       | tried                                               |
      | paid-waive    | due 1 has been paid           | due 1 would be waived with the consent of P2 and P6 |
      | paid-refuse   | due 1 has been paid           | P2 would not take due 1                             |
      | dropped-pay   | due 1 is no longer to be paid | P6 lays B for due 1                                 |
      | dropped-waive | due 1 is no longer to be paid | due 1 would be waived with the consent of P2 and P6 |

  @GH-tribute.6-f @GJ-21.4.1
  Scenario Outline: Where nothing was paid there is nothing to return | 没有进的，没有什么可还
    Given 0 cards of place tribute were paid
    And the receiver of the tribute holds 5 6 B
    And the payer of the tribute holds 4 6 9
    When <returned>
    Then it is refused: no return due

    Examples:
      | case     | returned                     |
      | no-card  | the receiver returns no card |
      | one-card | the receiver returns 5       |

  @GH-tribute.7-a @returned=all
  Scenario Outline: Where all tributes are returned every kind is | 逢贡必还：哪一种都还
    Given the dues are: P2 owes P1 <due>
    And P2 has drawn <hand>
    When tribute is paid
    Then returned, in this order: <back>

    Examples:
      | case       | due                  | hand      | back            |
      | held-three | held-three tribute 1 | B 2       | P1 returns P2 1 |
      | burn       | burn tribute 1       | B 2       | P1 returns P2 1 |
      | point      | point tribute 4      | B S 2 2 2 | P1 returns P2 4 |
      | place      | place tribute 2      | B 2       | P1 returns P2 2 |
      | sweep      | sweep tribute 1      | B 2       | P1 returns P2 1 |

  @GH-tribute.7-b @returned=all
  Scenario Outline: A return of any kind is accepted there | 逢贡必还：还哪种都对
    Given 1 cards of <due> were paid
    And the receiver of the tribute holds 5 6 B
    And the payer of the tribute holds 4 6 9
    When the receiver returns 5
    Then it is accepted

    Examples:
      | case       | due                |
      | held-three | held-three tribute |
      | burn       | burn tribute       |
      | point      | point tribute      |
      | place      | place tribute      |

  @GH-tribute.18-a @GJ-24.12.2 @GJ-21.4.1 @GJ-21.7.3 @returned=falling
  Scenario Outline: Else place tribute and that after a sweep are returned, and no other | 不然只还落贡和串三户的贡
    Given the dues are: P2 owes P1 <due>
    And P2 has drawn B S 2 2
    When tribute is paid
    Then returned, in this order: <back>

    Examples:
      | case       | due                  | back            |
      | held-three | held-three tribute 1 | nothing         |
      | burn       | burn tribute 1       | nothing         |
      | point      | point tribute 2      | nothing         |
      | place      | place tribute 2      | P1 returns P2 2 |
      | sweep      | sweep tribute 1      | P1 returns P2 1 |

  @GH-tribute.18-b @GJ-24.12.2 @returned=falling
  Scenario Outline: A return that is not due is refused | 不用还的不还
    Given 1 cards of <due> were paid
    And the receiver of the tribute holds 5 6 B
    And the payer of the tribute holds 4 6 9
    When the receiver returns 5
    Then it is refused: no return due

    Examples:
      | case       | due                |
      | held-three | held-three tribute |
      | burn       | burn tribute       |
      | point      | point tribute      |

  @GH-tribute.18-c @GJ-24.12.2 @returned=falling
  Scenario Outline: Where no return is due there is no card to refuse or to change | 不用还的，也没有什么可拒、可换
    Given 1 cards of <due> were paid
    And the receiver of the tribute holds 4 5 B
    And the payer of the tribute holds 4 6 9
    When <tried>
    Then it is refused: no return due
    And the reason is not: return before tribute

    Examples:
      | case         | due                | tried                                     |
      | refuse-held  | held-three tribute | the payer would not take 5                |
      | refuse-burn  | burn tribute       | the payer would not take 5                |
      | refuse-point | point tribute      | the payer would not take 5                |
      | change-burn  | burn tribute       | the receiver gives 4 for the card refused |
      | change-point | point tribute      | the receiver gives 4 for the card refused |

  @GH-tribute.8-a @GJ-21.3.1 @tribute=on
  Scenario Outline: Nobody owes anything in a match's first hand | 一场的第一局没有贡
    Given the places of the hand before are, first to last: <places>
    And that hand belonged to another match
    When it is settled who owes whom
    Then owed, in this order: nothing

    Examples:
      | case         | places                    |
      | no-sweep     | P1, P2, P3, P4, P5 and P6 |
      | two-partners | P5, P1, P4, P2, P6 and P3 |

  @GH-tribute.8-b @burn_tribute=on
  Scenario: Neither for points nor for a burn of an earlier match | 上一场的点贡、烧贡也不带过来
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And that hand belonged to another match
    And by points P2 owes P5 1
    And P1 burned P2, was never released and went out before the melee
    When it is settled who owes whom
    Then owed, in this order: nothing

  @GH-tribute.10-a @receiver_may_refuse=yes
  Scenario Outline: A tribute that is refused is not paid, and nothing goes back | 拒收的贡不进，也不还
    Given the dues are: P6 owes P1 place tribute 2; P5 owes P2 place tribute 1
    And P6 has drawn B S 2
    And P5 has drawn 2 2 A
    And due <number> is refused by its receiver
    When tribute is paid
    Then paid, in this order: <paid>
    And returned, in this order: <back>

    Examples:
      | case       | number | paid           | back            |
      | the-first  | 1      | P5 pays P2 2   | P2 returns P5 1 |
      | the-second | 2      | P6 pays P1 B S | P1 returns P6 2 |

  @GH-tribute.10-b @receiver_may_refuse=yes
  Scenario: What is refused stays there for the next due | 拒收的牌留着进下一笔
    Given the dues are: P6 owes P3 point tribute 1; P6 owes P1 place tribute 1
    And P6 has drawn B 2
    And due 1 is refused by its receiver
    When tribute is paid
    Then paid, in this order: P6 pays P1 B

  @GH-tribute.10-c @receiver_may_refuse=no
  Scenario: Where nobody may refuse it the tribute is paid | 不许拒收的，照进
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn B S 2
    And due 1 is refused by its receiver
    When tribute is paid
    Then paid, in this order: P6 pays P1 B S
    And returned, in this order: P1 returns P6 2

  @GH-tribute.10-d @receiver_may_refuse=yes
  Scenario Outline: Who may refuse a tribute, and how much of it | 谁能拒收，能拒多少
    Given the dues are: P6 owes P1 place tribute 2
    When <tried>
    Then <outcome>

    Examples:
      | case       | tried                              | outcome                                |
      | whole      | P1 would not take due 1            | it is accepted                         |
      | all-of-two | P1 would not take 2 cards of due 1 | it is accepted                         |
      | one-of-two | P1 would not take 1 cards of due 1 | it is refused: refusal not whole       |
      | a-partner  | P3 would not take due 1            | it is refused: tribute owed to another |
      | the-payer  | P6 would not take due 1            | it is refused: tribute owed to another |

  @GH-tribute.10-e @receiver_may_refuse=no
  Scenario: Elsewhere the receiver must take it | 没有约定的，吃贡的人不能不收
    Given the dues are: P6 owes P1 place tribute 2
    When P1 would not take due 1
    Then it is refused: receiver may not refuse

  @GH-tribute.11-a @tribute_cards=highest_held
  Scenario Outline: Where the highest cards are paid, whatever they are | 进最大的牌，不论是什么
    Given the dues are: P6 owes P1 place tribute 2
    And P6 has drawn <hand>
    When tribute is paid
    Then paid, in this order: P6 pays P1 <paid>
    And returned, in this order: P1 returns P6 2

    Examples:
      | case           | hand     | paid |
      | two-aces       | A A K K  | A A  |
      | a-2-and-an-ace | 2 A A    | 2 A  |
      | king-and-queen | K Q Q J  | K Q  |
      | ten-over-nine  | 9 10 8 9 | 10 9 |
      | jokers-first   | B S 2 A  | B S  |
      | down-to-a-3    | 3 4 3    | 4 3  |

  @GH-tribute.11-b @tribute_cards=highest_held
  Scenario Outline: There an ace is a tribute where it is the highest | 那里 A 也能进，只要最大
    Given the dues are: P6 owes P1 place tribute 1
    And P6 has drawn <hand>
    When P6 lays A for due 1
    Then <outcome>

    Examples:
      | case        | hand  | outcome                            |
      | the-highest | A K K | it is accepted                     |
      | below-a-2   | 2 A K | it is refused: tribute not highest |

  @GH-tribute.11-c @GJ-21.7.2 @tribute_cards=highest_held
  Scenario: What is paid after a sweep is no exception | 串三户进的贡也一样
    Given the dues are: P6 owes P3 sweep tribute 1; P4 owes P1 sweep tribute 1
    And P6 has drawn A K K
    And P4 has drawn 2 A A
    When tribute is paid
    Then paid, in this order: P6 pays P3 A; P4 pays P1 2

  @GH-tribute.12-a @burn_tribute=on @tribute=off
  Scenario Outline: A burn carried through earns a card of the player burned | 烧成功的，被烧的人欠一张
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And <burn>
    When it is settled who owes whom
    Then owed, in this order: <owed>

    Examples:
      | case            | burn                                                                        | owed                      |
      | next-seat       | P1 burned P2, was never released and went out before the melee              | P2 owes P1 burn tribute 1 |
      | previous-seat   | P2 burned P1, was never released and went out before the melee              | P1 owes P2 burn tribute 1 |
      | two-seats-apart | P1 burned P6, was never released and went out before the melee              | P6 owes P1 burn tribute 1 |
      | released        | P1 burned P2, was released and went out before the melee                    | nothing                   |
      | into-the-melee  | P1 burned P2, was never released and was still in play when the melee began | nothing                   |

  @GH-tribute.12-b @burn_tribute=off @tribute=off
  Scenario: Where there is no burn tribute a burn earns nothing | 没有烧贡的，烧成了也不欠
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And P1 burned P2, was never released and went out before the melee
    When it is settled who owes whom
    Then owed, in this order: nothing

  @GH-tribute.12-c @tribute=off @burn_tribute=on @sweep_ends_match=no
  Scenario: After a sweep a burn tribute is owed | 串三户不免烧贡
    Given the places of the hand before are, first to last: P1, P3, P5, P2, P4 and P6
    And P1 burned P2, was never released and went out before the melee
    When it is settled who owes whom
    Then owed, in this order: P2 owes P1 burn tribute 1

  @GH-tribute.12-d @tribute=off @burn_tribute=on
  Scenario: Two burns of the same player are two dues | 同一人烧成两次，欠两笔
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And P1 burned P2, was never released and went out before the melee
    And P1 burned P2, was never released and went out before the melee
    When it is settled who owes whom
    Then owed, in this order: P2 owes P1 burn tribute 1; P2 owes P1 burn tribute 1

  @GH-tribute.13-a @tribute=off @hold_three=on @held_three_tribute=on @held_three_to=beater
  Scenario Outline: Whose last set before his 3s is beaten owes a card to the one who beat it | 3 前面的最后一手被压，欠压牌的人一张
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And <beaten>
    When it is settled who owes whom
    Then owed, in this order: <owed>

    Examples:
      | case          | beaten                                                          | owed                            |
      | next-seat     | P2 beat the last set of P1 before his 3s, and P1 went out later | P1 owes P2 held-three tribute 1 |
      | opposite      | P4 beat the last set of P1 before his 3s, and P1 went out later | P1 owes P4 held-three tribute 1 |
      | previous-seat | P5 beat the last set of P6 before his 3s, and P6 went out later | P6 owes P5 held-three tribute 1 |

  @GH-tribute.13-b @tribute=off @hold_three=on @held_three_tribute=off
  Scenario: Where there is no held-three tribute nothing is owed for it | 没有闷贡的，被压了也不欠
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And P2 beat the last set of P1 before his 3s, and P1 went out later
    When it is settled who owes whom
    Then owed, in this order: nothing

  @GH-tribute.14-a @tribute=off @hold_three=on @held_three_tribute=on @held_three_to=beater
  Scenario Outline: How he got out afterwards, or whether he did, is no matter | 后来怎么走的、走没走，都照欠
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And <beaten>
    When it is settled who owes whom
    Then owed, in this order: P5 owes P2 held-three tribute 1

    Examples:
      | case        | beaten                                                                |
      | by-the-wind | P2 beat the last set of P5 before his 3s, and P5 went out by the wind |
      | never       | P2 beat the last set of P5 before his 3s, and P5 never went out       |

  @GH-tribute.15-a @tribute=off @hold_three=on @held_three_tribute=on @held_three_to=opposite
  Scenario Outline: Or it is owed to the opposite, whoever beat the set | 或者不论谁压的，都欠对头
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And <beaten>
    When it is settled who owes whom
    Then owed, in this order: P1 owes P4 held-three tribute 1

    Examples:
      | case      | beaten                                                          |
      | next-seat | P2 beat the last set of P1 before his 3s, and P1 went out later |
      | opposite  | P4 beat the last set of P1 before his 3s, and P1 went out later |
      | a-partner | P3 beat the last set of P1 before his 3s, and P1 went out later |

  @GH-tribute.16-a @tribute=off @burn_tribute=on
  Scenario Outline: No burn tribute within one side | 同一方不欠烧贡
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And <burn>
    When it is settled who owes whom
    Then owed, in this order: nothing

    Examples:
      | case          | burn                                                           |
      | after-him     | P1 burned P3, was never released and went out before the melee |
      | before-him    | P1 burned P5, was never released and went out before the melee |
      | the-even-side | P6 burned P2, was never released and went out before the melee |

  @GH-tribute.16-b @tribute=off @hold_three=on @held_three_tribute=on @held_three_to=beater
  Scenario Outline: Nor a held-three tribute | 同一方也不欠闷贡
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And <beaten>
    When it is settled who owes whom
    Then owed, in this order: nothing

    Examples:
      | case       | beaten                                                          |
      | after-him  | P3 beat the last set of P1 before his 3s, and P1 went out later |
      | before-him | P2 beat the last set of P4 before his 3s, and P4 never went out |

  @GH-tribute.17-a @GH-score.5 @sweep_ends_match=yes @burn_tribute=on
  Scenario: A sweep that ends the match leaves nothing owed | 串三户结束一场，什么贡都作罢
    Given the places of the hand before are, first to last: P1, P3, P5, P2, P4 and P6
    And by points P2 owes P5 1
    And P1 burned P2, was never released and went out before the melee
    When it is settled who owes whom
    Then owed, in this order: nothing
    And whether the match is over: yes
    And whether there is a new opening: no

  @GH-tribute.17-b @GH-score.3 @tribute=on @hands=5
  Scenario Outline: So does the last hand of a match | 一场的末局打完，贡也作罢
    Given the places of the hand before are, first to last: P1, P2, P3, P4, P5 and P6
    And by points P2 owes P5 1
    And that hand was number <hand-number> of the match
    When it is settled who owes whom
    Then owed, in this order: <owed>
    And whether the match is over: <over>

    Examples:
      | case   | hand-number | owed                                                                               | over |
      | fourth | 4           | P2 owes P5 point tribute 1; P6 owes P1 place tribute 2; P5 owes P2 place tribute 1 | no   |
      | fifth  | 5           | nothing                                                                            | yes  |

  @GH-tribute.17-c @GH-score.5 @tribute=on @sweep_ends_match=yes
  Scenario: Where a sweep would end the match, a hand without one does not | 约定串三户散场，没有串三户就接着打
    Given the places of the hand before are, first to last: P1, P3, P2, P5, P4 and P6
    When it is settled who owes whom
    Then owed, in this order: P6 owes P1 place tribute 2; P4 owes P3 place tribute 1
    And whether the match is over: no

  @GJ-26.5.3-a @hold_three=on
  Scenario Outline: Under hold three the last 3 does not go back | 憋3时，最后一张 3 不还出去
    Given 1 cards of place tribute were paid
    And the receiver of the tribute holds <hand>
    And the payer of the tribute holds 3 4 6 9
    When the receiver returns 3
    Then <outcome>

    Examples:
      | case         | hand    | outcome                            |
      | the-only-one | 3 5 K   | it is refused: last three returned |
      | one-of-two   | 3 3 5 K | it is accepted                     |

  @GJ-26.5.3-b @GJ-21.4.5 @hold_three=on @return_refusal=rank_not_held
  Scenario Outline: Nor is the last 3 given for a card that was refused | 最后一张 3 也不拿来换
    Given 1 cards of place tribute were paid
    And the receiver of the tribute holds <hand>
    And the payer of the tribute holds 3 4 6 9
    When the receiver gives 3 for the card refused
    Then <outcome>

    Examples:
      | case         | hand    | outcome                            |
      | the-only-one | 3 5 K   | it is refused: last three returned |
      | one-of-two   | 3 3 5 K | it is accepted                     |

  @GJ-26.5.3-c @GJ-21.4.5 @hold_three=on @return_refusal=rank_not_held
  Scenario Outline: Where only the last 3 would do, the first card stands | 只有最后一张 3 合用的，原来那张算数
    Given 1 cards of place tribute were paid
    And the receiver of the tribute holds <hand>
    And the payer of the tribute holds 3 4 6 9
    When the payer would not take 5
    Then it is accepted
    And whether the card refused stands all the same: <stands>

    Examples:
      | case         | hand    | stands |
      | the-only-one | 3 K     | yes    |
      | one-of-two   | 3 3 K   | no     |
      | another-rank | 3 6 K   | no     |

  @GJ-26.5.3-d @hold_three=on
  Scenario Outline: Nor are all of several 3s returned at once | 有几张 3 也不能一次全还
    Given 2 cards of place tribute were paid
    And the receiver of the tribute holds <hand>
    And the payer of the tribute holds 3 4 6 9
    When the receiver returns 3 3
    Then <outcome>

    Examples:
      | case         | hand      | outcome                            |
      | both         | 3 3 5 K   | it is refused: last three returned |
      | two-of-three | 3 3 3 5 K | it is accepted                     |
