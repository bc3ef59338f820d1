@play
Feature: Article 17: headless players | 第十七条 无头
  One whose opposite is out: everybody may answer him, and he may answer everybody.

  @GJ-17.1.1-a @GJ-17.2.1
  Scenario: The first out's opposite is headless: his gouji set is answered in turn | 头科的对头无头，他的够级牌依次压
    Given the hands are
      | seat   | hand   |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays KK
    Then it is for P6 to answer

  @GJ-17.1.1-b @table
  Scenario: Who is headless | 谁是无头
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And out already, in this order: P2
    And P1 has the lead
    When the table is looked at
    Then headless: P5

  @GJ-17.1.1-c @GJ-17.2.2
  Scenario: He is headless at once, in the round of the bottom set too | 头科一走就无头，就在这一轮
    Given the hands are
      | seat   | hand   |
      | P1     | 88     |
      | P3     | KK ?*6 |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays 88
    And P2 passes
    And P3 plays KK
    Then it is for P4 to answer
    When P4 passes
    Then P6 may only follow or let it stand

  @GJ-17.1.1-d @GJ-9.3
  Scenario: Before anybody is out nobody is headless | 没有人走科就没有无头
    Given the hands are
      | seat   | hand   |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And P5 has the lead
    When P5 plays KK
    Then P2 may only follow or let it stand

  @GJ-17.1.1-e @GJ-17.2.1 @GJ-23.3.4 @revolution_melee=second_place
  Scenario: Though a head is claimed elsewhere, the first out's opposite is headless | 别处有人要头，头科的对头照样无头
    Given the hands are
      | seat   | hand   |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has revolted and the opposite has claimed the head
    And P5 has the lead
    When P5 plays KK
    Then it is for P6 to answer
    When P6 passes
    Then it is for P3 to answer

  @GJ-17.1.2-a @GJ-16.5
  Scenario: Against the bottom set he answers as the opposite | 对着那手底牌，他还是对头
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand
    When P2 tries to pass
    Then it is refused: not your turn

  @GJ-17.1.2-b @GJ-13.2.9 @cover=explicit
  Scenario: And he covers it | 也由他扣牌
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays KK
    And P4 tries to pass
    Then it is refused: follow or cover
    When P4 covers
    Then it is for P2 to lead

  @GJ-17.1.2-c @GJ-16.2.1
  Scenario: So does the opposite of the second out, though he has passed | 二科的对头也一样，过了牌也能管
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P3     | 6 ?*7 |
      | P4     | J ?*7 |
      | others | ?*8   |
    And out already, in this order: P6
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4 and P5
    And P1 plays 8
    And these pass in turn: P2 and P3
    Then P4 may only follow or let it stand
    When P4 plays J
    Then it is for P4 to lead

  @GJ-17.1.3-a @GJ-17.2.1
  Scenario: The second out's opposite is headless too within that round | 二科的对头在这一轮也算无头
    Given the hands are
      | seat   | hand   |
      | P1     | 88     |
      | P4     | JJ ?*6 |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 88
    And P3 passes
    And P4 plays JJ
    Then it is for P5 to answer
    When P5 plays KK
    Then it is for P6 to answer
    When P6 passes
    Then it is for P4 to answer

  @GJ-17.1.3-b @GJ-17.2.4
  Scenario: Both headless answer another's gouji set, in turn order with its opposite | 两个无头与对头依次压别人的够级牌
    Given the hands are
      | seat   | hand   |
      | P1     | 88     |
      | P3     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 88
    And P3 plays KK
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 passes
    Then P6 may only follow or let it stand

  @GJ-17.1.3-c @GJ-17.2.6
  Scenario: Over somebody's set the second's opposite is answered as headless, not burned | 二科的对头压别人的牌，照无头论，不烧
    Given the hands are
      | seat | hand   |
      | P1   | 88     |
      | P3   | 99 ?*6 |
      | P4   | KK ?*6 |
      | P5   | ?*8    |
      | P6   | 22 44S |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 88
    And P3 plays 99
    And P4 plays KK
    Then it is for P5 to answer
    When P6 tries to burn with 22
    Then it is refused: burn of a headless player's set
    And it is for P5 to answer

  @GJ-17.1.3-d @GJ-18.1.1 @table
  Scenario: In the melee nobody is headless any more | 乱缠以后不再有无头
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When the table is looked at
    Then nobody is headless

  @GJ-17.2.1-a @GJ-17.2.7
  Scenario: A headless player's gouji set is asked round the whole table | 无头的够级牌，全桌依次问
    Given the hands are
      | seat   | hand   |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays KK
    Then it is for P6 to answer
    When P6 passes
    Then it is for P1 to answer
    When P1 passes
    Then it is for P3 to answer
    When P3 passes
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to lead

  @GJ-17.2.1-b
  Scenario: So is his set that is not gouji | 无头的非够级牌也一样
    Given the hands are
      | seat   | hand  |
      | P5     | 8 ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays 8
    Then it is for P6 to answer
    When P6 passes
    Then it is for P1 to answer
    When P1 passes
    Then it is for P3 to answer
    When P3 passes
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to lead

  @GJ-17.2.1-c @GJ-11.2.1
  Scenario: Whoever has passed is not asked | 过了牌的人不问
    Given the hands are
      | seat   | hand   |
      | P3     | 66 ?*6 |
      | P4     | AA ?*6 |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P3 has the lead
    When P3 plays 66
    And P4 passes
    And P5 plays KK
    Then it is for P6 to answer
    When these pass in turn: P6 and P1
    Then it is for P3 to answer
    When P4 tries to play AA
    Then it is refused: already passed
    When P3 passes
    Then it is for P5 to lead

  @GJ-17.2.1-d @GJ-17.2.2
  Scenario: Anybody in turn beats his gouji set, and he answers in turn again | 轮到谁谁可压他的够级牌，他还能再压
    Given the hands are
      | seat   | hand      |
      | P5     | KK 22 ?*4 |
      | P6     | AA ?*6    |
      | others | ?*8       |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays KK
    And P6 plays AA
    Then AA by P6 is on the table
    And it is for P3 to answer
    When P3 passes
    Then it is for P5 to answer
    When P5 plays 22
    Then it is for P6 to answer

  @GJ-17.2.1-e @GJ-8.3.4 @joker_exchange=none
  Scenario: A headless player's set with a small joker is beaten with a big one | 无头挂小花，用大花挂牌压
    Given the hands are
      | seat   | hand   |
      | P1     | TB ?*6 |
      | P5     | 9S ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays 9S
    And P6 passes
    Then it is for P1 to answer
    When P1 plays TB
    Then only the cover of P4 is left, then P1 leads

  @GJ-17.2.1-f @GJ-8.3.2 @joker_exchange=none @bare_ranks=none @fours_whole=no
  Scenario Outline: A big joker by a headless player: nobody answers and nobody covers | 无头出大花，没有人能压，也不用扣
    Given the hands are
      | seat   | hand        |
      | P5     | <cards> ?*6 |
      | P6     | BB ?*6      |
      | others | ?*8         |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays <cards>
    Then it is for P5 to lead
    And P5 holds 6 cards

    Examples:
      | case     | cards |
      | alone    | B     |
      | hung     | KB    |
      | hung-low | 4B    |

  @GJ-17.2.1-g @GJ-17.2.7 @GJ-8.1.6
  Scenario Outline: Asked about a headless player's set, one may follow or pass and nothing else | 无头的牌问到的人，只能上牌或过牌
    Given the hands are
      | seat   | hand    |
      | P5     | KK ?*4  |
      | P6     | AA 77 S |
      | others | ?*5     |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays KK
    And <tried>
    Then it is refused
    And P6 holds 5 cards
    And KK by P5 is on the table
    And it is for P6 to answer
    When P6 plays AA
    Then it is for P3 to answer
    When P3 passes
    Then it is for P5 to answer

    Examples:
      | case               | tried                          |
      | yield              | P6 tries to yield              |
      | cover              | P6 tries to cover              |
      | burn               | P6 tries to burn with AA       |
      | decline            | P6 tries to decline to burn    |
      | wind               | P6 tries to apply for the wind |
      | leave-to-cover     | P6 tries to allow P4 to cover  |
      | giving-up-the-head | P6 tries to give up the head   |

  @GJ-17.2.2-a
  Scenario: A headless player beats an ordinary set in turn | 无头依次压别人的牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P5     | J ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P3 and P4
    Then it is for P5 to answer
    When P5 plays J
    Then it is for P6 to answer
    When P6 passes
    Then it is for P1 to answer
    When P1 passes
    Then it is for P5 to lead

  @GJ-17.2.2-b @GJ-9.3
  Scenario: A headless player beats another's gouji set | 无头压别人的够级牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P5     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 passes
    Then it is for P5 to answer
    When P5 plays AA
    Then AA by P5 is on the table
    And it is for P6 to answer

  @GJ-17.2.2-c @GJ-16.2.2 @GJ-17.2.5
  Scenario: An unopposed gouji he may not answer, nor burn | 够死级他不能压，也不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | P5     | 22 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P4 plays AA
    Then it is for P4 to lead

  @GJ-17.2.2-d @GJ-8.3.2 @joker_exchange=none
  Scenario: A dead set he may not answer | 死牌他也不能压
    Given the hands are
      | seat   | hand   |
      | P1     | KB ?*6 |
      | P5     | BB ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KB
    Then only the cover of P4 is left, then P1 leads

  @GJ-17.2.2-e @GJ-8.5.2
  Scenario: He too waits for his turn | 无头也不能抢先
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P5     | J ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 8
    And P5 tries to play J
    Then it is refused: not your turn
    And it is for P3 to answer

  @GJ-17.2.3-a
  Scenario: A headless player who has passed does not answer a later gouji set | 过了牌的无头不能压后来的够级牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P3     | 66 ?*6 |
      | P5     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P3 has the lead
    When P3 plays 66
    And these pass in turn: P4, P5 and P6
    And P1 plays KK
    Then P4 may only follow or let it stand
    When P5 tries to play AA
    Then it is refused: already passed
    And P4 may only follow or let it stand

  @GJ-17.2.3-b
  Scenario: Nor a later ordinary set | 也不能压后来的非够级牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*7 |
      | P3     | 6 ?*7 |
      | P5     | A ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    Then it is for P3 to answer
    When P5 tries to play A
    Then it is refused: already passed
    When P3 passes
    Then P4 may only follow or let it stand

  @GJ-17.2.3-c @GJ-11.2.5
  Scenario: In a new round he may again | 新的一轮又可以
    Given the hands are
      | seat   | hand     |
      | P1     | 8 KK ?*5 |
      | P5     | AA ?*6   |
      | others | ?*8      |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 plays KK
    And P4 passes
    Then it is for P5 to answer
    When P5 plays AA
    Then AA by P5 is on the table

  @GJ-17.2.4-a
  Scenario: The headless comes before the opposite: the opposite follows or covers | 无头在对头之前：对头或上或扣
    Given the hands are
      | seat   | hand   |
      | P3     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P3 has the lead
    When P3 plays KK
    Then it is for P5 to answer
    When P5 passes
    Then P6 may only follow or let it stand
    When P6 lets it stand
    Then it is for P3 to lead

  @GJ-17.2.4-b @GJ-13.2.7
  Scenario: The opposite comes before the headless: he passes, and covers at the end | 对头在无头之前：先过牌，最后扣牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 passes
    Then only the cover of P4 is left, then P1 leads

  @GJ-17.2.4-c @GJ-9.3.3
  Scenario: The opposite who passed earlier is asked in his place | 早先过了牌的对头照样在自己的位次问
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P3     | 66 ?*6 |
      | P5     | 77 ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P3 has the lead
    When P3 plays 66
    And P4 passes
    And P5 plays 77
    And P6 passes
    And P1 plays KK
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer

  @GJ-17.2.4-d
  Scenario: The opposite's answer goes to the headless and to his own opposite | 对头压上的牌，再问无头和他的对头
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then it is for P5 to answer
    When P5 passes
    Then P1 may only follow or let it stand

  @GJ-17.2.4-e @GJ-9.3
  Scenario Outline: Others still have no word on it | 别人还是不能压
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P3     | AA 66S |
      | P6     | AA 77S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And these decline to burn in turn: P3 and P6
    And <seat> tries to play AA
    Then it is refused: gouji set, not the opposite
    And it is for P4 to answer

    Examples:
      | case        | seat |
      | partner     | P3   |
      | seat-before | P6   |

  @GJ-17.2.4-f @GJ-10.2.1
  Scenario: Others may burn it, before opposite and headless | 别人可以烧，先于对头和无头
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 22
    Then it is for P3 to answer
    When P3 passes
    Then it is for P5 to answer
    When P5 passes
    Then only the cover of P3 is left, then P6 leads

  @GJ-17.2.4-g @GJ-10.3.8
  Scenario: A headless player's answer frees the burner | 无头压住烧牌，也解烧
    Given the hands are
      | seat | hand     |
      | P1   | 4 ?*7    |
      | P3   | ?*8      |
      | P4   | KK ?*6   |
      | P5   | SS 9 ?*5 |
      | P6   | 22 JQ SS |
    And out already, in this order: P2
    And P4 has the lead
    When P4 plays KK
    And P6 burns with 22
    And P3 passes
    Then it is for P5 to answer
    When P5 plays SS
    Then it is for P6 to answer
    When these pass in turn: P6, P1 and P4
    Then it is for P5 to lead
    When P5 plays 9
    And P6 plays J
    And these pass in turn: P1 and P3
    And these pass in turn: P4 and P5
    And the round is closed by the cover of P3
    And P6 tries to play Q
    Then it is accepted
    And P6 holds 2 cards

  @GJ-17.2.4-h @GJ-17.2.5 @GJ-8.1.6
  Scenario Outline: A headless player asked about a gouji set may follow or pass and nothing else | 够级牌问到无头，他只能上牌或过牌
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P5     | AA 77 S |
      | others | ?*5     |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 passes
    And <tried>
    Then it is refused
    And P5 holds 5 cards
    And KK by P1 is on the table
    And it is for P5 to answer
    When P5 plays AA
    And these pass in turn: P6, P1 and P3
    Then it is for P5 to lead
    When P5 plays 77
    Then it is for P6 to answer

    Examples:
      | case               | tried                          |
      | yield              | P5 tries to yield              |
      | cover              | P5 tries to cover              |
      | burn               | P5 tries to burn with AA       |
      | decline            | P5 tries to decline to burn    |
      | wind               | P5 tries to apply for the wind |
      | leave-to-cover     | P5 tries to allow P4 to cover  |
      | giving-up-the-head | P5 tries to give up the head   |

  @GJ-17.2.4-i @GJ-8.1.6
  Scenario Outline: With a headless player still to be asked the opposite may follow or pass and nothing else | 后面还要问无头，对头只能上牌或过牌
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P4     | AA 77 S |
      | others | ?*5     |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And <tried>
    Then it is refused
    And P4 holds 5 cards
    And it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 passes
    Then only the cover of P4 is left, then P1 leads

    Examples:
      | case           | tried                          |
      | yield          | P4 tries to yield              |
      | cover          | P4 tries to cover              |
      | burn           | P4 tries to burn with AA       |
      | decline        | P4 tries to decline to burn    |
      | wind           | P4 tries to apply for the wind |
      | leave-to-cover | P4 tries to allow P6 to cover  |

  @GJ-17.2.5-a
  Scenario: A headless player is not asked to burn and may not | 不问无头烧不烧，无头也不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P5     | 22 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P5 tries to burn with 22
    Then it is refused: burn by a headless player
    And it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 plays 22
    Then 22 by P5 is on the table

  @GJ-17.2.5-b
  Scenario: Answering in turn leaves him no debt | 依次顺牌不是烧牌，不欠花
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P5     | 22 4567 |
      | others | ?*8     |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 passes
    And P5 plays 22
    And these pass in turn: P6, P1 and P3
    Then it is for P5 to lead
    When P5 tries to play 4
    Then it is accepted

  @GJ-17.2.6-a
  Scenario: A headless player's gouji set is not burned but answered in turn | 无头的够级牌不烧，依次压
    Given the hands are
      | seat   | hand   |
      | P3     | 22 55S |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays KK
    Then it is for P6 to answer
    When P3 tries to burn with 22
    Then it is refused: burn of a headless player's set
    And it is for P6 to answer
    When these pass in turn: P6 and P1
    Then it is for P3 to answer
    When P3 plays 22
    Then 22 by P3 is on the table

  @GJ-17.2.6-b @GJ-16.2.2
  Scenario: A headless player's unopposed gouji is burned | 无头的够死级可以烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P6 declines to burn
    And P4 plays AA
    Then P6 is asked to burn
    When P6 burns with 22
    Then it is for P3 to answer

  @GJ-17.2.7-a @GJ-13.2.5 @cover=explicit
  Scenario: Nobody covers a headless player's set | 无头的牌没有人扣
    Given the hands are
      | seat   | hand  |
      | P5     | 8 ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays 8
    And P6 tries to cover
    Then it is refused: nothing to cover
    And it is for P6 to answer

  @GJ-17.2.7-b @GJ-12.1.1
  Scenario Outline: Nobody can yield on a headless player's set | 无头的牌没有人能让
    Given the hands are
      | seat   | hand  |
      | P5     | 8 ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays 8
    And <seat> tries to yield
    Then it is refused: yield, not the opposite
    And it is for P6 to answer

    Examples:
      | case    | seat |
      | next    | P6   |
      | partner | P1   |
      | third   | P3   |
      | last    | P4   |
