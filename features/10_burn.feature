@play
Feature: Article 10: burning | 第十条 烧牌
  Who is asked to burn, in which order and with what; what a burner owes, and what frees him.

  @GJ-10.1.1-a @GJ-10.2.1
  Scenario: A burn comes before the opposite | 烧牌在对头之前
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P4     | AA ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P4 tries to play AA
    Then it is refused: not your turn
    And P6 is asked to burn
    When P6 burns with 22
    Then 22 by P6 is on the table
    And P3 may only follow or let it stand

  @GJ-10.1.1-b
  Scenario: Nobody burns, and the opposite is asked as usual | 无人烧，照常问对头
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 22 55S |
      | P4     | AA ?*6 |
      | P6     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And these decline to burn in turn: P2 and P6
    Then P4 may only follow or let it stand
    When P4 lets it stand
    Then it is for P1 to lead

  @GJ-10.1.2-a @GJ-10.2.2
  Scenario: The partner of the set's player burns before the other side | 发牌人的联邦先烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 22 55S |
      | P5     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P5 is asked to burn
    When P2 tries to burn with 22
    Then it is refused: not your turn
    When P5 burns with 22
    Then 22 by P5 is on the table
    And P2 may only follow or let it stand

  @GJ-10.2.2-a @GJ-8.5.3
  Scenario: The other side burns when the player's side declines | 本方不烧，对方再烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 22 55S |
      | P3     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P3 is asked to burn
    When P3 declines to burn
    Then P2 is asked to burn
    When P2 burns with 22
    Then P5 may only follow or let it stand

  @GJ-10.2.3-a @GJ-10.2.2 @GJ-10.2.7
  Scenario: The order of asking, from P1 | 甲的牌问烧的次序
    Given the hands are
      | seat | hand    |
      | P1   | KK ?*6  |
      | P2   | 22 55S  |
      | P3   | 22 66S  |
      | P4   | ?*8     |
      | P5   | 22 77S  |
      | P6   | 22 88S  |
    And P1 has the lead
    When P1 plays KK
    Then P3 is asked to burn
    When P3 declines to burn
    Then P5 is asked to burn
    When P5 declines to burn
    Then P2 is asked to burn
    When P2 declines to burn
    Then P6 is asked to burn
    When P6 declines to burn
    Then P4 may only follow or let it stand

  @GJ-10.2.3-b @GJ-10.2.2
  Scenario: The order of asking wraps round the table, from P4 | 丁的牌问烧的次序，绕过首座
    Given the hands are
      | seat | hand    |
      | P1   | ?*8     |
      | P2   | 22 55S  |
      | P3   | 22 66S  |
      | P4   | KK ?*6  |
      | P5   | 22 77S  |
      | P6   | 22 88S  |
    And P4 has the lead
    When P4 plays KK
    Then P6 is asked to burn
    When P6 declines to burn
    Then P2 is asked to burn
    When P2 declines to burn
    Then P5 is asked to burn
    When P5 declines to burn
    Then P3 is asked to burn
    When P3 declines to burn
    Then P1 may only follow or let it stand

  @GJ-10.2.3-c @GJ-10.2.2 @GJ-10.2.5
  Scenario Outline: The order of asking, from each seat | 各座的牌，问烧的次序
    Given the hands are
      | seat | hand    |
      | P1   | KK 22 S |
      | P2   | KK 22 S |
      | P3   | KK 22 S |
      | P4   | KK 22 S |
      | P5   | KK 22 B |
      | P6   | KK 22 B |
    And <player> has the lead
    When <player> plays KK
    Then <first> is asked to burn
    When <first> declines to burn
    Then <second> is asked to burn
    When <second> declines to burn
    Then <third> is asked to burn
    When <third> declines to burn
    Then <other> is asked to burn
    When <other> declines to burn
    Then <opposite> may only follow or let it stand

    Examples:
      | case    | player | first | second | third | other | opposite |
      | from-p1 | P1     | P3    | P5     | P2    | P6    | P4       |
      | from-p2 | P2     | P4    | P6     | P3    | P1    | P5       |
      | from-p3 | P3     | P5    | P1     | P4    | P2    | P6       |
      | from-p4 | P4     | P6    | P2     | P5    | P3    | P1       |
      | from-p5 | P5     | P1    | P3     | P6    | P4    | P2       |
      | from-p6 | P6     | P2    | P4     | P1    | P5    | P3       |

  @GJ-10.2.1-a @GJ-10.3.1
  Scenario Outline: Any gouji set that can be beaten may be burned | 压得住的够级牌都可以烧
    Given the hands are
      | seat   | hand       |
      | P1     | <lead> ?*4 |
      | P6     | <burn> 55S |
      | others | ?*8        |
    And P1 has the lead
    When P1 plays <lead>
    Then P6 is asked to burn
    When P6 burns with <burn>
    Then <burn> by P6 is on the table
    And what is on the table is a gouji set: yes

    Examples:
      | case                   | lead  | burn  |
      | kings-by-aces          | KK    | AA    |
      | kings-by-twos          | KK    | 22    |
      | kings-by-a-pasted-ace  | KK    | A2    |
      | aces-by-twos           | AA    | 22    |
      | queens-by-kings        | QQQ   | KKK   |
      | jacks-by-queens        | JJJJ  | QQQQ  |
      | tens-by-jacks          | T*5   | J*5   |
      | tens-pasted            | TTT22 | JJJ22 |
      | two-by-small-joker     | 2     | S     |

  @GJ-10.2.1-f @GJ-10.3.1 @GJ-8.3.7 @joker_exchange=none
  Scenario Outline: A burn with a big joker ends the matter | 用大花烧，就到此为止
    Given the hands are
      | seat   | hand       |
      | P1     | <lead> ?*4 |
      | P6     | <burn> 55S |
      | others | ?*8        |
    And P1 has the lead
    When P1 plays <lead>
    Then P6 is asked to burn
    When P6 burns with <burn>
    Then only the cover of P3 is left, then P6 leads

    Examples:
      | case                   | lead  | burn  |
      | two-by-big-joker       | 2     | B     |
      | small-joker-by-big     | S     | B     |
      | kings-by-ace-and-big   | KK    | AB    |
      | small-hung-by-big-hung | 99S   | TTB   |
      | small-hung-twice       | 9SS   | TBB   |

  @GJ-10.2.1-b @GJ-8.3.7 @joker_exchange=none
  Scenario: A dead set is not burned | 死牌不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KB ?*6 |
      | P6     | BB 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KB
    Then only the cover of P4 is left, then P1 leads

  @GJ-10.2.1-c @GJ-8.3.7 @joker_exchange=none @cover=explicit
  Scenario: Trying to burn a dead set | 要烧死牌
    Given the hands are
      | seat   | hand   |
      | P1     | KB ?*6 |
      | P6     | BB 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KB
    And P6 tries to burn with BB
    Then it is refused: burn of a dead set

  @GJ-10.2.1-d
  Scenario: A set that is not gouji cannot be burned | 不是够级牌不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | QQ ?*6 |
      | P2     | 22 55S |
      | P5     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays QQ
    Then it is for P2 to answer
    When P2 tries to burn with 22
    Then it is refused: burn of no gouji set
    When P5 tries to burn with 22
    Then it is refused: burn of no gouji set

  @GJ-10.2.1-e @GJ-18.1.1
  Scenario: In the melee nothing is burned | 乱缠中不烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P5     | 22 55S |
      | others | ?*8    |
    And out already, in this order: P2 and P6
    And P1 has the lead
    When P1 plays KK
    Then it is for P3 to answer
    When P5 tries to burn with 22
    Then it is refused: no burn in the melee
    And it is for P3 to answer

  @GJ-10.2.4-a @GJ-10.2.9
  Scenario: A burn is itself burned | 烧牌又被烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 22 55S |
      | P4     | SS 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P2 is asked to burn
    When P2 burns with 22
    Then what is on the table is a gouji set: yes
    And P4 is asked to burn
    When P4 burns with SS
    Then SS by P4 is on the table
    And P1 may only follow or let it stand
    When P1 lets it stand
    Then it is for P4 to lead

  @GJ-10.2.4-b
  Scenario: Two sides burn in turn: a partner first, then an opponent over him | 联邦先烧，对方再烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | SS 55S |
      | P3     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P3 is asked to burn
    When P3 burns with 22
    Then P2 is asked to burn
    When P2 burns with SS
    Then SS by P2 is on the table
    And P5 may only follow or let it stand
    When P5 lets it stand
    Then it is for P2 to lead

  @GJ-10.2.5-a
  Scenario: The opposite is not asked to burn and may not | 不问对头烧不烧，对头也不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P4     | AA 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand
    When P4 tries to burn with AA
    Then it is refused: burn by the opposite

  @GJ-10.2.6-a @GJ-31.2.4
  Scenario: No burn after a pass | 过牌不烧
    Given the hands are
      | seat | hand    |
      | P1   | KK ?*6  |
      | P2   | 99 ?*6  |
      | P3   | 22 55S  |
      | P4   | AA ?*6  |
      | P5   | 22 66S  |
      | P6   | 22 77S  |
    And P2 has the lead
    When P2 plays 99
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays KK
    Then P4 may only follow or let it stand
    When P3 tries to burn with 22
    Then it is refused: burn after a pass

  @GJ-10.2.6-b
  Scenario: Only those who passed are left out | 只有过牌的人不问
    Given the hands are
      | seat | hand    |
      | P1   | KK ?*6  |
      | P2   | 22 88S  |
      | P3   | ?*8     |
      | P4   | 99 ?*6  |
      | P5   | 22 66S  |
      | P6   | 22 77S  |
    And P4 has the lead
    When P4 plays 99
    And these pass in turn: P5 and P6
    And P1 plays KK
    Then P2 is asked to burn
    When P2 declines to burn
    Then P4 may only follow or let it stand

  @GJ-10.2.6-c @GJ-11.2.4 @GJ-9.3.3
  Scenario: One who came back on his opposite's set still may not burn | 压过对头牌的人仍算过牌，不能烧
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P2     | 99 ?*6    |
      | P4     | AA SS     |
      | P6     | TT 22 55S |
      | others | ?*8       |
    And P2 has the lead
    When P2 plays 99
    And these pass in turn: P3, P4 and P5
    And P6 plays TT
    And P1 plays KK
    And P6 declines to burn
    And P4 plays AA
    Then P6 is asked to burn
    When P6 burns with 22
    Then P3 may only follow or let it stand
    When P4 tries to burn with SS
    Then it is refused: burn after a pass

  @GJ-10.2.6-d @GJ-11.2.5
  Scenario: With a new round one who passed may burn again | 新的一轮，过过牌的人又能烧
    Given the hands are
      | seat   | hand      |
      | P1     | 99 KK ?*6 |
      | P2     | 22 55S    |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays 99
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 plays KK
    Then P2 is asked to burn

  @GJ-10.2.6-e @GJ-16.2.1
  Scenario: Nor over a bottom set, nor over what answers it | 底牌和压底牌的够级牌，过了牌也不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P2     | 99 ?*6 |
      | P3     | 22 55S |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P2 has the lead
    When P2 plays 99
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays KK
    Then P4 may only follow or let it stand
    When P4 plays AA
    Then it is for P4 to lead

  @GJ-10.2.7-a
  Scenario: One who is asked can only burn or decline | 问到的人只能烧或不烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 tries to pass
    Then it is refused: burn or decline
    And P6 is asked to burn
    When P6 tries to yield
    Then it is refused: burn or decline
    And P6 is asked to burn
    When P6 tries to apply for the wind
    Then it is refused: burn or decline
    And P6 is asked to burn
    When P6 tries to play 22
    Then it is refused: burn or decline

  @GJ-10.2.7-b
  Scenario: Only those who hold a burn are asked | 手里能烧的人才问
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P2     | QQ ?*6  |
      | P5     | A ?*7   |
      | P6     | KKK ?*5 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

  @GJ-10.2.7-c
  Scenario Outline: Who is not asked to burn cannot decline | 没问烧牌的人不能说不烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And <seat> tries to decline to burn
    Then it is refused: decline, not asked to burn
    And P6 is asked to burn

    Examples:
      | case         | seat |
      | the-opposite | P4   |
      | another      | P2   |
      | the-player   | P1   |

  @GJ-10.2.7-d
  Scenario: After the window the opposite has nothing to decline | 问完烧牌，对头没有不烧可说
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 tries to decline to burn
    Then it is refused: decline, not asked to burn
    And P4 may only follow or let it stand

  @GJ-10.2.7-e @GJ-19.4 @GJ-16.2.2
  Scenario: The next seat, asked to burn a finisher's unopposed gouji, has no wind to apply for | 走科人的够死级，问下家烧不烧，他不能申请接风
    Given the hands are
      | seat | hand   |
      | P2   | KK     |
      | P3   | 22 66S |
      | P4   | ?*8    |
      | P5   | AA     |
      | P6   | 22 55S |
    And out already, in this order: P1
    And P2 has the lead
    When P2 plays KK
    And these decline to burn in turn: P6 and P3
    And P4 passes
    And P5 plays AA
    And P3 declines to burn
    Then P6 is asked to burn
    When P6 tries to apply for the wind
    Then it is refused: burn or decline
    And P6 is asked to burn
    When P6 declines to burn
    Then it is for P6 to lead

  @GJ-10.2.7-f @GJ-10.2.8
  Scenario Outline: Whatever else one says who is asked to burn, he is still asked and has not passed | 问烧牌时说了别的话，仍旧问他，也不算过牌
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P3     | 22 55 S |
      | P4     | AA ?*4  |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And <tried>
    Then it is refused
    And P3 holds 5 cards
    And KK by P1 is on the table
    And P3 is asked to burn
    When P3 declines to burn
    And P4 plays AA
    Then P3 is asked to burn
    When P3 burns with 22
    Then P6 may only follow or let it stand

    Examples:
      | case               | tried                          |
      | play               | P3 tries to play 22            |
      | pass               | P3 tries to pass               |
      | yield              | P3 tries to yield              |
      | cover              | P3 tries to cover              |
      | wind               | P3 tries to apply for the wind |
      | leave-to-cover     | P3 tries to allow P5 to cover  |
      | giving-up-the-head | P3 tries to give up the head   |

  @GJ-10.2.7-g @GJ-8.5.2
  Scenario Outline: A word by another while one is asked to burn counts for nothing | 正问一人烧不烧，别人说的话不算
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P3     | 22 55 S |
      | P4     | AA ?*4  |
      | P6     | 22 66 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And <tried>
    Then it is refused
    And KK by P1 is on the table
    And P3 is asked to burn
    When P3 declines to burn
    Then P6 is asked to burn
    When P6 declines to burn
    Then P4 may only follow or let it stand
    When P4 plays AA
    Then P6 is asked to burn
    When P6 burns with 22
    Then P6 holds 3 cards

    Examples:
      | case                        | tried                          |
      | the-second-asked-burns      | P6 tries to burn with 22       |
      | the-second-asked-declines   | P6 tries to decline to burn    |
      | the-second-asked-passes     | P6 tries to pass               |
      | the-second-asked-plays      | P6 tries to play 22            |
      | the-opposite-burns          | P4 tries to burn with AA       |
      | the-opposite-declines       | P4 tries to decline to burn    |
      | the-opposite-passes         | P4 tries to pass               |
      | the-opposite-yields         | P4 tries to yield              |
      | the-opposite-covers         | P4 tries to cover              |
      | the-opposite-gives-leave    | P4 tries to allow P2 to cover  |
      | the-player-passes           | P1 tries to pass               |
      | the-player-declines         | P1 tries to decline to burn    |
      | the-next-passes             | P2 tries to pass               |
      | the-next-applies            | P2 tries to apply for the wind |
      | the-fifth-gives-up-the-head | P5 tries to give up the head   |

  @GJ-10.2.7-h @GJ-31.2.2 @table
  Scenario Outline: Whatever is refused while a burn is asked for, those who may still speak are the same | 问烧牌时不受理的话，不改变谁还可发言
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P3     | 22 55 S |
      | P6     | 22 66 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And <tried>
    Then it is refused
    And may still speak, in this order: P3, P6 and P4

    Examples:
      | case                      | tried                       |
      | the-one-asked-passes      | P3 tries to pass            |
      | the-one-asked-plays       | P3 tries to play 22         |
      | the-second-asked-declines | P6 tries to decline to burn |
      | the-second-asked-burns    | P6 tries to burn with 22    |
      | the-opposite-passes       | P4 tries to pass            |

  @GJ-10.2.7-i @GJ-10.3.2 @table
  Scenario Outline: A burn that is refused leaves no debt | 不准的烧牌，不欠花
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P3     | 22 55 S |
      | P4     | AA 77 S |
      | P6     | 22 66 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And <tried>
    Then it is refused
    And nobody owes a joker

    Examples:
      | case            | tried                    |
      | before-his-turn | P6 tries to burn with 22 |
      | by-the-opposite | P4 tries to burn with AA |
      | cards-not-held  | P3 tries to burn with AA |

  @GJ-10.2.8-a @GJ-10.2.9
  Scenario: One who declined is asked again on the next gouji set | 不烧这一手，下一手还问
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 22 55S |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P2 declines to burn
    And P4 plays AA
    Then P2 is asked to burn
    When P2 burns with 22
    Then P5 may only follow or let it stand

  @GJ-10.2.8-b @table
  Scenario: Declining is no pass | 不烧不算过牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 22 55S |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P2 declines to burn
    Then nobody has passed in this round
    And P1 holds 6 cards

  @GJ-10.2.8-c
  Scenario: One who declined cannot burn the same set later | 不烧了，这一手就不能再烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 22 55S |
      | P4     | AA ?*6 |
      | P6     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P2 declines to burn
    And P2 tries to burn with 22
    Then it is refused: not your turn
    And P6 is asked to burn

  @GJ-10.2.9-a
  Scenario: Over a burn the player burned and his opposite are asked too | 烧牌之后，被烧的人和他的对头也问
    Given the hands are
      | seat   | hand  |
      | P1     | KK BB |
      | P3     | 22 5S |
      | P4     | BB    |
      | P5     | SS    |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays KK
    And P3 burns with 22
    Then P5 is asked to burn
    When P5 declines to burn
    Then P1 is asked to burn
    When P1 declines to burn
    Then P4 is asked to burn
    When P4 declines to burn
    Then P6 may only follow or let it stand

  @GJ-10.2.9-b
  Scenario: The burner's side first, then the player burned | 先问烧牌人一方，再问被烧的人
    Given the hands are
      | seat   | hand  |
      | P1     | KK BB |
      | P2     | 22 5S |
      | P4     | SS    |
      | P6     | BB    |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays KK
    And P2 burns with 22
    Then P4 is asked to burn
    When P4 declines to burn
    Then P6 is asked to burn
    When P6 declines to burn
    Then P1 is asked to burn
    When P1 declines to burn
    Then P5 may only follow or let it stand

  @GJ-10.2.9-c @GJ-10.2.6 @GJ-9.3.3
  Scenario: Who has passed is not asked over a burn either | 过了牌的人，烧牌之后也不问
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P2     | 99 22 55S |
      | P3     | SS        |
      | others | ?*8       |
    And P2 has the lead
    When P2 plays 99
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays KK
    Then P2 is asked to burn
    When P2 burns with 22
    Then P5 may only follow or let it stand
    When P3 tries to burn with SS
    Then it is refused: burn after a pass

  @GJ-10.2.9-d @GJ-10.2.8
  Scenario: Who declined to burn the first set is asked again over the burn | 先前不烧的，别人烧了以后照样再问
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P2     | 22 55S |
      | P3     | SSS 5  |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P3 declines to burn
    And P2 burns with 22
    Then P3 is asked to burn
    When P3 burns with SS
    Then SS by P3 is on the table

  @GJ-10.2.10-a
  Scenario: Nobody beats the burn, and the burner leads | 烧牌无人压，烧牌人发牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    Then it is for P6 to lead

  @GJ-10.2.10-b @GJ-9.3
  Scenario: The burner's opposite beats the burn | 烧牌人的对头压住烧牌
    Given the hands are
      | seat   | hand   |
      | P2     | KK ?*6 |
      | P3     | SS ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And P2 has the lead
    When P2 plays KK
    Then P6 is asked to burn
    When P6 burns with 22
    Then P3 may only follow or let it stand
    When P3 plays SS
    Then SS by P3 is on the table
    And P6 may only follow or let it stand
    When P6 lets it stand
    Then it is for P3 to lead

  @GJ-10.2.10-c @GJ-9.3
  Scenario: Over a burn the player burned and his opposite may not simply answer | 被烧的人和他的对头不能直接压
    Given the hands are
      | seat   | hand   |
      | P1     | KK BB  |
      | P4     | SS     |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    Then P4 is asked to burn
    When P4 declines to burn
    Then P1 is asked to burn
    When P1 declines to burn
    And P4 tries to play SS
    Then it is refused: gouji set, not the opposite
    And P3 may only follow or let it stand
    When P1 tries to play BB
    Then it is refused: gouji set, not the opposite
    And P3 may only follow or let it stand

  @GJ-10.3.1-a
  Scenario Outline: A burn must beat the set | 烧牌首先要压得住
    Given the hands are
      | seat   | hand       |
      | P1     | KK ?*6     |
      | P6     | 22 KK A SS |
      | others | ?*8        |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 tries to burn with <burn>
    Then it is refused: <reason>
    And KK by P1 is on the table

    Examples:
      | case             | burn | reason          |
      | equal-rank       | KK   | rank not higher |
      | equal-rank-hung  | KS   | rank not higher |
      | one-card-more    | A22  | count differs   |
      | one-card-fewer   | 2    | count differs   |
      | mixed-ranks      | AK   | mixed ranks     |
      | not-held         | AA   | cards not held  |

  @GJ-10.3.1-b @joker_exchange=none
  Scenario: A small joker hung is burned only with a big one | 小花挂牌，只有大花挂牌能烧
    Given the hands are
      | seat   | hand   |
      | P1     | 9S ?*6 |
      | P6     | TTB S  |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays 9S
    Then P6 is asked to burn
    When P6 tries to burn with TS
    Then it is refused: too few big jokers

  @GJ-10.3.1-c @GJ-8.1.4 @misplay=forfeit
  Scenario: A wrong burn is forfeit: it counts as declining | 烧错算不烧
    Given the hands are
      | seat   | hand       |
      | P1     | KK ?*6     |
      | P6     | 22 KK A SS |
      | others | ?*8        |
    And P1 has the lead
    When P1 plays KK
    And P6 tries to burn with KK
    Then it is refused: rank not higher
    And P4 may only follow or let it stand

  @GJ-10.3.1-d @GH-turns.12 @misplay=reject
  Scenario: A wrong burn is handed back: he is still asked | 烧错退回，仍旧问他
    Given the hands are
      | seat   | hand       |
      | P1     | KK ?*6     |
      | P6     | 22 KK A SS |
      | others | ?*8        |
    And P1 has the lead
    When P1 plays KK
    And P6 tries to burn with KK
    Then it is refused: rank not higher
    And P6 is asked to burn
    When P6 burns with 22
    Then 22 by P6 is on the table

  @GJ-10.3.1-e @GH-sets.5 @joker_exchange=two_for_one
  Scenario: Where jokers are exchanged a single card is burned as ever | 可以换花时，单张照样可烧
    Given the hands are
      | seat   | hand  |
      | P1     | 2 ?*7 |
      | P6     | S 55S |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 2
    Then P6 is asked to burn
    When P6 burns with S
    Then S by P6 is on the table

  @GJ-10.3.1-h @GH-sets.5 @joker_exchange=two_for_one
  Scenario: A big joker hung is burned by two, with one card more | 挂一张大花的，用两张大花多一张牌烧
    Given the hands are
      | seat   | hand    |
      | P1     | 55B ?*5 |
      | P6     | 66BB    |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays 55B
    Then P6 is asked to burn
    When P6 burns with 66BB
    Then out, in this order: P6

  @GJ-10.3.1-i @GH-sets.5 @joker_exchange=two_and_three_for_one
  Scenario: A small joker hung is burned by two small ones, with one card more | 挂一张小花的，用两张小花多一张牌烧
    Given the hands are
      | seat   | hand    |
      | P1     | 55S ?*5 |
      | P6     | 66SS    |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays 55S
    Then P6 is asked to burn
    When P6 burns with 66SS
    Then out, in this order: P6

  @GJ-10.3.1-f @GH-sets.8 @big_joker_tops=true @bare_ranks=none
  Scenario: Where the big joker tops all, a low card with it burns | 大花最大时，小牌挂大花也能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 4B     |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 4B
    Then out, in this order: P6

  @GJ-10.3.1-g @GH-sets.8 @big_joker_tops=false
  Scenario: Where it does not, he is not asked | 大花不算最大时，不问他
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 4B     |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

  @GJ-10.3.1-j @GJ-26.3.2 @big_joker_tops=true @hold_three=on
  Scenario: Under hold three a 3 with a big joker is no burn | 憋3时，3 挂大花不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 3 B    |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

  @GJ-10.3.2-a @burn_failure=refused
  Scenario: The burner's lead must hold a joker | 烧牌人发牌要挂花
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P6     | 22 55 6SS |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 55
    Then it is refused: burner must hang
    And it is for P6 to lead
    When P6 plays 55S
    Then 55S by P6 is on the table
    And P3 may only follow or let it stand

  @GJ-10.3.2-b @burn_failure=refused @bare_ranks=none
  Scenario: The debt goes on from round to round | 欠花一轮一轮接着算
    Given the hands are
      | seat   | hand       |
      | P1     | KK ?*6     |
      | P6     | 22 456 SSS |
      | others | ?*8        |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 plays 4S
    And P3 lets it stand
    And P6 tries to play 5
    Then it is refused: burner must hang
    When P6 plays 5S
    And P3 lets it stand
    Then it is for P6 to lead

  @GJ-10.3.2-f @burn_failure=refused @bare_ranks=none
  Scenario: A 2 pasted is no joker for what he owes | 欠花时，贴钱不顶挂花
    Given the hands are
      | seat   | hand         |
      | P1     | KK ?*6       |
      | P6     | 22 55 2 66SS |
      | others | ?*8          |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 552
    Then it is refused: burner must hang
    When P6 plays 55S
    Then 55S by P6 is on the table

  @GJ-10.3.2-c
  Scenario: A joker led by itself pays the debt | 单发一张花也算有花
    Given the hands are
      | seat   | hand     |
      | P1     | KK ?*6   |
      | P6     | 22 55 SS |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play S
    Then it is accepted
    And P3 may only follow or let it stand

  @GJ-10.3.2-d @table
  Scenario: The burner owes a joker in every set led | 烧牌人每次发牌都欠花
    Given the hands are
      | seat   | hand     |
      | P1     | KK ?*6   |
      | P6     | 22 55 SS |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays KK
    Then nobody owes a joker
    When P6 burns with 22
    Then P6 owes a joker in every set led

  @GJ-10.3.2-e @GJ-10.3.7
  Scenario: A big joker pays the debt as a small one does | 挂大花与挂小花一样算
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P6     | 22 55B 7S |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 plays 55B
    Then P6 holds 2 cards

  @GJ-10.3.3-a @burn_last=bare
  Scenario: The burner's last set may go bare | 烧牌人最后一手可以不挂花
    Given the hands are
      | seat   | hand     |
      | P1     | KK ?*6   |
      | P6     | 22 55S 8 |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 plays 55S
    And P3 lets it stand
    And P6 tries to play 8
    Then it is accepted
    And out, in this order: P6

  @GJ-10.3.4-a @burn_last=bare
  Scenario Outline: With one set left one may burn without a joker | 只剩一手牌，没有花也能烧
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P6     | 22 <rest> |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 22
    And P3 lets it stand
    And P6 plays <rest>
    Then out, in this order: P6

    Examples:
      | case           | rest  |
      | one-card       | 8     |
      | several        | 888   |
      | a-pasted-two   | 882   |
      | twos-alone     | 2     |

  @GJ-10.3.4-b
  Scenario: A burn that is itself the last set | 烧的就是最后一手
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22     |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 22
    Then out, in this order: P6
    And P3 may only follow or let it stand

  @GJ-10.3.5-a @burn_failure=refused @burn_last=bare
  Scenario Outline: The hand left may have one rank more than jokers | 余牌的点数可比花多一种
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn

    Examples:
      | case                   | hand        |
      | one-rank-no-joker      | AA 5        |
      | one-rank-many-cards    | AA 5*8      |
      | one-rank-with-twos     | AA 522      |
      | two-ranks-one-joker    | 22 556 S    |
      | two-ranks-one-big      | 22 556 B    |
      | three-ranks-two-jokers | AA 567 SB   |
      | three-ranks-two-small  | 22 567 SS   |
      | twos-only              | AA 22       |
      | twos-and-a-joker       | AA 22S      |
      | jokers-only            | AA SB       |
      | one-rank-twos-a-joker  | AA 522S     |
      | four-ranks-three-big   | 22 4567 BBB |

  @GJ-10.3.5-b @burn_failure=refused @burn_test=left
  Scenario Outline: With two ranks more than jokers he is not asked | 余牌的点数比花多两种，不问
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

    Examples:
      | case                      | hand       |
      | two-ranks-no-joker        | AA 56      |
      | two-ranks-many-cards      | AA 55566   |
      | two-ranks-and-twos        | 22 556     |
      | three-ranks-one-joker     | 22 567 S   |
      | burn-would-spend-a-joker  | A 567 BS   |
      | four-ranks-two-jokers     | AA 5678 SS |
      | five-ranks-three-jokers   | 22 45678 SSS |

  @GJ-10.3.5-c @burn_failure=refused @burn_test=left
  Scenario Outline: A burn that could not be played out is refused | 走不完的烧法不准
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 tries to burn with <burn>
    Then it is refused: burn cannot be played out
    And KK by P1 is on the table

    Examples:
      | case                   | hand      | burn |
      | spends-the-joker       | AA 55S    | AS   |
      | spends-both-jokers     | AA 55SS   | SS   |
      | strands-two-ranks      | 22 556 SS | SS   |

  @GJ-10.3.5-d @GH-burn.7 @burn_failure=refused @burn_last=hung
  Scenario Outline: Where the last set needs a joker too, one joker for each rank | 末手也要挂，有几种点数要几张花
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn

    Examples:
      | case                   | hand      |
      | nothing-left           | AA        |
      | one-rank-one-joker     | AA 5S     |
      | two-ranks-two-jokers   | 22 556 SS |
      | twos-and-a-joker       | AA 22S    |
      | jokers-only            | AA S      |
      | one-rank-twos-a-joker  | AA 522S   |

  @GJ-10.3.5-e @GH-burn.7 @burn_failure=refused @burn_last=hung
  Scenario Outline: Where the last set needs a joker too, one joker short is no burn | 末手也要挂，少一张花就不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

    Examples:
      | case                   | hand      |
      | one-rank-no-joker      | AA 5      |
      | two-ranks-one-joker    | 22 556 S  |
      | three-ranks-two-jokers | 22 567 SS |
      | twos-only              | AA 2      |

  @GJ-10.3.6-a @burn_failure=refused @burn_last=bare @bare_ranks=none
  Scenario Outline: How ranks are counted | 点数怎样数
    Given the hands are
      | seat   | hand    |
      | P1     | QQQ ?*6 |
      | P6     | <hand>  |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays QQQ
    Then P6 is asked to burn

    Examples:
      | case                             | hand       |
      | many-of-one-rank-count-once      | AAA 4*9    |
      | twos-beside-a-rank-do-not-count  | AAA 4 222  |
      | twos-alone-count-once            | AAA 222    |
      | jokers-do-not-count              | AAA SS BB  |
      | ten-and-jack-with-a-joker        | AAA TJ S   |

  @GJ-10.3.6-b @burn_failure=refused
  Scenario Outline: Ranks that are too many, however they are made up | 点数太多，怎样凑都不行
    Given the hands are
      | seat   | hand    |
      | P1     | QQQ ?*6 |
      | P6     | <hand>  |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays QQQ
    Then P4 may only follow or let it stand

    Examples:
      | case                           | hand        |
      | ten-and-jack                   | AAA TJ      |
      | low-and-high                   | AAA 4K      |
      | twos-do-not-pay-for-a-rank     | AAA 45 22   |

  @GJ-10.3.7-a @burn_failure=refused @burn_last=bare @burn_test=left
  Scenario: A lead that strands the burner is not played | 发了就走不完的牌不算出
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P6     | 22 567 SS |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 5SS
    Then it is refused: burn cannot be played out
    And it is for P6 to lead
    When P6 tries to play SS
    Then it is refused: burn cannot be played out
    When P6 plays 5S
    And P3 lets it stand
    And P6 plays 6S
    And P3 lets it stand
    And P6 plays 7
    Then out, in this order: P6

  @GJ-10.3.7-b @GH-burn.7 @burn_failure=refused @burn_last=hung
  Scenario: Where the last set needs a joker, a lead must keep it | 末手也要挂，发牌要把花留住
    Given the hands are
      | seat   | hand     |
      | P1     | KK ?*6   |
      | P6     | 22 56 SS |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 5SS
    Then it is refused: burn cannot be played out
    When P6 plays 5S
    And P3 lets it stand
    And P6 tries to play 6
    Then it is refused: burner must hang
    When P6 plays 6S
    Then out, in this order: P6

  @GJ-10.3.8-a
  Scenario: Freed when the opposite beats the burn | 对头压住烧牌，就解烧
    Given the hands are
      | seat   | hand      |
      | P2     | KK ?*6    |
      | P3     | SS 4 7788 |
      | P6     | 22 JQ SS  |
      | others | ?*8       |
    And P2 has the lead
    When P2 plays KK
    And P6 burns with 22
    And P3 plays SS
    And P6 lets it stand
    And P3 plays 4
    And these pass in turn: P4 and P5
    And P6 plays J
    And these pass in turn: P1 and P2
    And P3 lets it stand
    And P6 tries to play Q
    Then it is accepted
    And P6 holds 2 cards

  @GJ-10.3.8-b @joker_exchange=none
  Scenario: Freed when a set that he leads is beaten | 发的牌被压住，就解烧
    Given the hands are
      | seat   | hand       |
      | P2     | KK ?*6     |
      | P3     | 7B 4 8899  |
      | P6     | 22 5JQ SSS |
      | others | ?*8        |
    And P2 has the lead
    When P2 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 plays 5S
    And P3 plays 7B
    And the round is closed by the cover of P6
    And P3 plays 4
    And these pass in turn: P4 and P5
    And P6 plays J
    And these pass in turn: P1 and P2
    And P3 lets it stand
    And P6 tries to play Q
    Then it is accepted
    And P6 holds 2 cards

  @GJ-10.3.8-c @GJ-10.2.9 @GJ-19.3
  Scenario: Freed when the player burned burns back | 被烧的人反烧，就解烧
    Given the hands are
      | seat   | hand     |
      | P1     | KK SS    |
      | P2     | 4 ?*7    |
      | P6     | 22 JQ SS |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    Then P1 is asked to burn
    When P1 burns with SS
    Then out, in this order: P1
    And P4 may only follow or let it stand
    When P4 lets it stand
    Then it is for P2 to lead
    When P2 plays 4
    And these pass in turn: P3, P4 and P5
    And P6 plays J
    And P2 passes
    And P3 lets it stand
    And P6 tries to play Q
    Then it is accepted
    And P6 holds 2 cards

  @GJ-10.3.8-d @table
  Scenario: Over a counter-burn the debt passes to the new burner | 反烧之后，欠花的是后烧的人
    Given the hands are
      | seat   | hand     |
      | P1     | KK SS 5B |
      | P6     | 22 JQ SS |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P1 burns with SS
    Then P1 owes a joker in every set led

  @GJ-10.3.8-e @GH-burn.6 @table
  Scenario: Beaten, the burner owes nothing any more | 烧牌被压，无人再欠花
    Given the hands are
      | seat   | hand     |
      | P2     | KK ?*6   |
      | P3     | SS ?*6   |
      | P6     | 22 JQ SS |
      | others | ?*8      |
    And P2 has the lead
    When P2 plays KK
    And P6 burns with 22
    And P3 plays SS
    Then nobody owes a joker
    And P2 holds 6 cards

  @GJ-10.3.8-f @GH-burn.6 @table
  Scenario: Out, the burner owes nothing any more | 烧牌人走了科，不再欠花
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22     |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    Then out, in this order: P6
    And nobody owes a joker

  @GJ-10.3.9-a @GJ-18.1.2 @GH-burn.1
  Scenario: With the melee the debt is gone | 乱缠开始，不再欠花
    Given the hands are
      | seat   | hand     |
      | P1     | KK       |
      | P6     | 22 89 SS |
      | others | ?*8      |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then out, in this order: P2 and P1
    And P6 is asked to burn
    When P6 burns with 22
    Then it is for P3 to answer
    When these pass in turn: P3, P4 and P5
    And the round is closed by the cover of P3
    Then it is for P6 to lead
    When P6 tries to play 8
    Then it is accepted
    And it is for P3 to answer

  @GJ-10.3.10-a @hold_three=on @burn_failure=refused
  Scenario Outline: Under hold three the other ranks may equal the jokers | 憋3时，其余点数可与花一样多
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn

    Examples:
      | case                  | hand         |
      | threes-alone          | AA 33        |
      | one-rank-one-joker    | AA 3355 S    |
      | two-ranks-two-jokers  | AA 356 SS    |
      | twos-and-a-joker      | AA 3 22 S    |
      | threes-and-jokers     | AA 33 S      |

  @GJ-10.3.10-b @hold_three=on @burn_failure=refused @burn_test=left
  Scenario Outline: Under hold three one rank more than jokers is no burn | 憋3时，点数比花多就不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

    Examples:
      | case                  | hand         |
      | one-rank-no-joker     | AA 3355      |
      | two-ranks-one-joker   | AA 3356 S    |
      | twos-and-no-joker     | 22 33 2      |

  @GJ-10.3.10-c @GJ-10.3.6 @hold_three=off @burn_failure=refused
  Scenario Outline: Without hold three the 3s are a rank like any other | 不憋3，3 也是一种点数
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

    Examples:
      | case                       | hand      |
      | threes-and-a-rank          | AA 355    |
      | threes-ranks-and-a-joker   | AA 356 S  |

  @GJ-10.3.10-d @GJ-26.5 @hold_three=on
  Scenario: Under hold three the burner leads his 3s last, bare | 憋3的烧牌人最后出 3，不挂花
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P6     | 22 3355 S |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 plays 55S
    And P3 lets it stand
    And P6 tries to play 33
    Then it is accepted
    And out, in this order: P6

  @GJ-10.3.10-e @GH-burn.7 @hold_three=off @burn_last=hung @burn_failure=refused
  Scenario: Without hold three a bare set of 3s is a last set like any other | 不憋3，末手是 3 也要挂花
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 33  |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

  @GJ-10.3.1-k @burn_failure=refused @burn_test=left @GJ-10.3.2
  Scenario: All that may be done by one who is asked to burn | 问到烧牌的人能做的全部
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P6     | AA 55 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And what may be done is listed
    Then what may be done is exactly: burn AA, decline to burn

  @GJ-10.3.1-l @burn_failure=last_place
  Scenario: Where a burn that fails is allowed all that beats the set may be laid | 烧不完也许烧的，压得住的都能烧
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P6     | AA 55 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And what may be done is listed
    Then what may be done is exactly: burn AA, burn AS, decline to burn
