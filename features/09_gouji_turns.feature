@play
Feature: Article 9: turns on gouji sets | 第九条 够级牌的牌权
  Who may act once a gouji set lies on the table: burners first, then the opposite alone.

  @GJ-9.3-a @GJ-31.2.2
  Scenario Outline: Only the opposite answers a gouji set | 够级牌只有对头能压
    Given the hands are
      | seat | hand    |
      | P1   | KK ?*6  |
      | P2   | AA 66S  |
      | P3   | AA 66S  |
      | P4   | AA ?*6  |
      | P5   | AA 66S  |
      | P6   | AA 66S  |
    And P1 has the lead
    When P1 plays KK
    And these decline to burn in turn: P3, P5, P2 and P6
    And <seat> tries to play AA
    Then it is refused: gouji set, not the opposite
    And KK by P1 is on the table
    And P4 may only follow or let it stand

    Examples:
      | case              | seat |
      | the-next          | P2   |
      | a-partner         | P3   |
      | the-other-partner | P5   |
      | the-seat-before   | P6   |

  @GJ-9.3-b
  Scenario: The opposite answers, and is answered by his own opposite | 对头顺牌，再由对头压他
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then AA by P4 is on the table
    And P1 may only follow or let it stand
    When P1 lets it stand
    Then it is for P4 to lead

  @GJ-9.3-c @GJ-10.2.5
  Scenario: The opposite's answer is no burn and leaves no debt | 对头顺牌不是烧牌，不欠花
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P4     | AA 4567 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    And P1 lets it stand
    And P4 tries to play 4
    Then it is accepted
    And it is for P5 to answer

  @GJ-9.3-d
  Scenario: Nobody burns and the opposite lets it stand: its player leads again | 无人烧、对头不上，由发牌人再发
    Given the hands are
      | seat   | hand       |
      | P1     | KK QQQ ?*4 |
      | others | ?*8        |
    And P1 has the lead
    When P1 plays KK
    And P4 lets it stand
    Then it is for P1 to lead
    When P1 plays QQQ
    Then P4 may only follow or let it stand

  @GJ-9.3.1-a @GJ-9.2 @GJ-9.2.1
  Scenario Outline: A gouji set goes straight to the opposite | 出了够级牌，直接问对头
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> 448 |
      | others | ?*9         |
    And P1 has the lead
    When P1 plays <cards>
    Then what is on the table is a gouji set: yes
    And P4 may only follow or let it stand

    Examples:
      | case                 | cards  |
      | one-two              | 2      |
      | two-twos             | 22     |
      | one-small-joker      | S      |
      | two-small-jokers     | SS     |
      | two-aces             | AA     |
      | two-kings            | KK     |
      | three-queens         | QQQ    |
      | four-jacks           | JJJJ   |
      | five-tens            | T*5    |
      | six-tens             | T*6    |
      | king-with-a-two      | K2     |
      | tens-with-twos       | TTT22  |
      | nine-with-small      | 9S     |
      | sixes-with-two-small | 66SS   |
      | queen-two-and-small  | Q2S    |

  @GJ-9.3.1-b @GJ-9.2 @GJ-9.2.4
  Scenario Outline: What is not gouji goes to the next seat | 不是够级牌，轮到下家
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> 448 |
      | others | ?*9         |
    And P1 has the lead
    When P1 plays <cards>
    Then what is on the table is a gouji set: no
    And it is for P2 to answer

    Examples:
      | case            | cards |
      | one-ace         | A     |
      | one-king        | K     |
      | two-queens      | QQ    |
      | queen-and-a-two | Q2    |
      | three-jacks     | JJJ   |
      | four-tens       | TTTT  |
      | eight-nines     | 9*8   |
      | nines-with-twos | 99922 |

  @GJ-9.3.1-c @GJ-10.1.1
  Scenario: Who may burn is asked before the opposite | 先问烧牌的，再问对头
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P4     | AA ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 declines to burn
    Then P4 may only follow or let it stand

  @GJ-9.3.1-d @GJ-8.1.6 @GJ-10.2.5
  Scenario Outline: A word out of place by the opposite on a gouji set costs nothing | 对头压够级牌，说了不该说的话，不受理也不失权
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P4     | AA 55 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And <tried>
    Then it is refused
    And P4 holds 5 cards
    And KK by P1 is on the table
    And P4 may only follow or let it stand
    When P4 plays AA
    And P1 lets it stand
    And P4 plays 55
    Then it is for P5 to answer

    Examples:
      | case               | tried                          |
      | yield              | P4 tries to yield              |
      | burn               | P4 tries to burn with AA       |
      | decline            | P4 tries to decline to burn    |
      | wind               | P4 tries to apply for the wind |
      | giving-up-the-head | P4 tries to give up the head   |

  @GJ-9.3.1-e @GJ-8.3.7
  Scenario: A gouji set that no cards left could beat is not dead for that: the opposite is asked | 余下的牌都压不住的够级牌，不因此是死牌，照样问对头
    Given the hands are
      | seat   | hand    |
      | P1     | 2*9 448 |
      | others | ?*9     |
    And P1 has the lead
    When P1 plays 2*9
    Then what is on the table is dead: no
    And P4 may only follow or let it stand
    When P4 lets it stand
    Then it is for P1 to lead

  @GJ-9.3.2-a @GJ-31.2.2
  Scenario Outline: The others have no word on a gouji set, not even a pass | 别人对够级牌无话可说，也不能过牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And <seat> tries to pass
    Then it is refused: not your turn
    And P4 may only follow or let it stand

    Examples:
      | case              | seat |
      | the-player        | P1   |
      | the-next          | P2   |
      | a-partner         | P3   |
      | the-other-partner | P5   |
      | the-seat-before   | P6   |

  @GJ-9.3.2-b @table
  Scenario: Who was not asked has not passed | 没问到的人不算过牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then nobody has passed in this round
    And P1 holds 6 cards

  @GJ-9.3.2-c @GJ-8.5.2 @GJ-10.2.8
  Scenario Outline: A word by one who is not asked on a gouji set counts for nothing, and he may burn the next | 够级牌上没问到的人说的话不算，下一手照样可以烧
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P2     | 22 55 S |
      | P4     | AA ?*4  |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And P2 declines to burn
    And <tried>
    Then it is refused
    And P2 holds 5 cards
    And KK by P1 is on the table
    And P4 may only follow or let it stand
    When P4 plays AA
    Then P2 is asked to burn
    When P2 burns with 22
    Then P5 may only follow or let it stand

    Examples:
      | case               | tried                          |
      | play               | P2 tries to play 22            |
      | pass               | P2 tries to pass               |
      | yield              | P2 tries to yield              |
      | cover              | P2 tries to cover              |
      | burn-after-all     | P2 tries to burn with 22       |
      | decline-again      | P2 tries to decline to burn    |
      | wind               | P2 tries to apply for the wind |
      | leave-to-cover     | P2 tries to allow P6 to cover  |
      | giving-up-the-head | P2 tries to give up the head   |

  @GJ-9.3.3-a @GJ-11.2.1
  Scenario: The opposite answers a gouji set though he has passed | 对头过了牌也能压够级牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 99 ?*6 |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P2 has the lead
    When P2 plays 99
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays KK
    Then P4 may only follow or let it stand
    When P4 plays AA
    Then P1 may only follow or let it stand
    When P1 lets it stand
    Then it is for P4 to lead

  @GJ-9.3.3-b @GJ-11.2.1
  Scenario: The right goes to the opposite alone, not to others who passed | 过了牌的人里，只有对头能压
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 99 ?*6 |
      | P3     | AA 66S |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P2 has the lead
    When P2 plays 99
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays KK
    And P3 tries to play AA
    Then it is refused: gouji set, not the opposite
    And P4 may only follow or let it stand

  @GJ-9.3.4-a @GJ-18.1.1
  Scenario: In the melee a gouji set is answered in turn | 乱缠中够级牌依次压
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P3     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2 and P6
    And P1 has the lead
    When P1 plays KK
    Then it is for P3 to answer
    When P3 plays AA
    Then it is for P4 to answer

  @GJ-9.3.4-b @GJ-18.1.1
  Scenario: In the melee a gouji set is still told to be one | 乱缠中够级牌仍叫够级牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2 and P6
    And P1 has the lead
    When P1 plays KK
    Then what is on the table is a gouji set: yes
    And it is for P3 to answer
