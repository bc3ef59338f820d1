@play
Feature: House rules on turns and rounds | 各家规则：轮次

  @GH-turns.1-a
  Scenario: A round goes on while anybody is to be asked | 还有人要问，一轮就没完
    Given the hands are
      | seat   | hand    |
      | P1     | 9 4 ?*4 |
      | P3     | 10 ?*4  |
      | P6     | J ?*4   |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 9
    And P2 passes
    And P3 plays 10
    And these pass in turn: P4 and P5
    And P6 plays J
    And P1 passes
    Then it is for P3 to answer
    When P1 tries to play 4
    Then it is refused: already passed
    When P3 lets it stand
    Then it is for P6 to lead

  @GH-turns.1-b
  Scenario: A new round begins with any set, lower or of another number | 新的一轮随意发，点数张数都不受上一轮管
    Given the hands are
      | seat   | hand        |
      | P1     | KK 44 4 ?*4 |
      | others | ?*5         |
    And P1 has the lead
    When P1 plays KK
    And P4 lets it stand
    And P1 plays 444
    Then 444 by P1 is on the table
    And it is for P2 to answer

  @GH-turns.1-c @cover=explicit
  Scenario: Where covers are given the round lasts until the cover | 要扣牌的，扣了才完一轮
    Given the hands are
      | seat   | hand    |
      | P1     | 9 4 ?*4 |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    Then 9 by P1 is on the table
    When P4 covers
    Then it is for P1 to lead

  @GH-turns.2-a
  Scenario Outline: The last player of a round leads the next | 最后出牌的人发下一轮
    Given the hands are
      | seat | hand     |
      | P1   | 9 ?*4    |
      | P2   | 10 ?*4   |
      | P3   | 10 ?*4   |
      | P4   | 10 ?*4   |
      | P5   | 10 ?*4   |
      | P6   | 10 ?*4   |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: <first>
    And <player> plays 10
    And these pass in turn: <second>
    Then it is for <opposite> to answer
    When <opposite> lets it stand
    Then it is for <player> to lead

    Examples:
      | case        | first              | player | second             | opposite |
      | fourth-seat | P2 and P3          | P4     | P5 and P6          | P1       |
      | fifth-seat  | P2, P3 and P4      | P5     | P6 and P1          | P2       |
      | sixth-seat  | P2, P3, P4 and P5  | P6     | P1                 | P3       |

  @GH-turns.2-d
  Scenario: The next seat plays and nobody after him: he leads | 下家压了没人再上，由下家发
    Given the hands are
      | seat | hand     |
      | P1   | 9 ?*4    |
      | P2   | 10 ?*4   |
      | P3   | 10 ?*4   |
      | P4   | 10 ?*4   |
      | P5   | 10 ?*4   |
      | P6   | 10 ?*4   |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P4, P5, P6 and P1
    Then only the cover of P5 is left, then P2 leads

  @GH-turns.2-b
  Scenario: A gouji set the opposite leaves wins its player the lead, not the opposite | 够级牌没人要，由出牌人发，不由对头发
    Given the hands are
      | seat   | hand     |
      | P1     | KK 9 ?*4 |
      | P4     | AA 9 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays KK
    And P4 lets it stand
    Then it is for P1 to lead
    When P4 tries to play 9
    Then it is refused: not your turn

  @GH-turns.2-c @GJ-19.3
  Scenario: The last player out, the wind is taken | 最后出牌的人走了科，就接风
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | P6     | 10    |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4 and P5
    And P6 plays 10
    And P1 passes
    Then it is for P3 to answer
    When P3 lets it stand
    Then it is for P1 to lead

  @GH-turns.3-a
  Scenario: Whoever has the lead cannot pass | 有发牌权，不能过牌
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 tries to pass
    Then it is refused: no pass on the lead
    And it is for P1 to lead
    When P1 plays 9
    Then it is for P2 to answer

  @GH-turns.3-b
  Scenario: A lead won in play cannot be passed either | 打下来的发牌权，也不能过
    Given the hands are
      | seat   | hand     |
      | P1     | KK 9 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays KK
    And P4 lets it stand
    And P1 tries to pass
    Then it is refused: no pass on the lead
    And it is for P1 to lead

  @GH-turns.3-c
  Scenario: With nothing on the table there is nothing else to say | 桌上无牌，别的话都不能说
    Given the hands are
      | seat   | hand      |
      | P1     | 22 55 S 9 |
      | others | ?*5       |
    And P1 has the lead
    When P1 tries to yield
    Then it is refused: no set on the table
    When P1 tries to cover
    Then it is refused: no set on the table
    When P4 tries to cover
    Then it is refused: no set on the table
    When P4 tries to allow P2 to cover
    Then it is refused: no set on the table
    When P1 tries to apply for the wind
    Then it is refused: no set on the table
    When P1 tries to decline to burn
    Then it is refused
    When P1 tries to burn with 22
    Then it is refused: no set on the table
    When P1 tries to give up the head
    Then it is refused: nothing to renounce
    When P2 tries to pass
    Then it is refused: not your turn
    And it is for P1 to lead

  @GH-turns.3-d
  Scenario: At a lead who tries another word is not told that nobody asked him to burn | 该发牌时说别的，理由不是没有问烧
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And P1 has the lead
    When P1 tries to yield
    Then it is refused: no set on the table
    And the reason is not: decline, not asked to burn
    When P1 tries to apply for the wind
    Then it is refused: no set on the table
    And the reason is not: decline, not asked to burn

  @GH-turns.4-a
  Scenario: Whoever is out has no rights left | 走了科的人没有牌权
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And P1 tries to play 9
    Then it is refused: not in play
    When P1 tries to pass
    Then it is refused: not in play
    When P1 tries to cover
    Then it is refused: not in play
    When P1 tries to apply for the wind
    Then it is refused: not in play
    And it is for P2 to answer

  @GH-turns.4-b
  Scenario: A revolutionary is not asked | 革命的人不问
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays 9
    And P3 tries to play 9
    Then it is refused: not in play
    When P2 passes
    Then it is for P4 to answer
    When P3 tries to pass
    Then it is refused: not in play

  @GH-turns.4-c @GJ-13.2.5
  Scenario: The set of a revolutionary's opposite needs no cover | 革命者的对头出的牌，不用扣
    Given the hands are
      | seat   | hand  |
      | P6     | 9 ?*4 |
      | others | ?*5   |
    And P3 has revolted and the opposite has claimed the head
    And P6 has the lead
    When P6 plays 9
    And these pass in turn: P1, P2, P4 and P5
    Then it is for P6 to lead
    And P6 holds 4 cards

  @GH-turns.4-e
  Scenario: Of one who is not in play the cards are not looked at | 不在局的人，出什么牌都不看
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And out already, in this order: P2
    And P1 has the lead
    When P2 tries to play 99
    Then it is refused: not in play
    And the reason is not: cards not held

  @GH-turns.5-a @cover=explicit @melee_cover=any_opponent
  Scenario Outline: Any opponent in play may give the cover in the melee | 乱缠中对方在局的谁扣都有效
    Given the hands are
      | seat   | hand  |
      | P3     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P1 and P5
    And P3 has the lead
    When P3 plays 9
    And these pass in turn: P4, P6 and P2
    And <player> covers
    Then it is for P3 to lead
    And P3 holds 4 cards

    Examples:
      | case          | player |
      | the-opposite  | P6     |
      | his-partner   | P2     |
      | the-other-one | P4     |

  @GH-turns.5-b @cover=explicit @melee_cover=any_opponent
  Scenario Outline: Nobody of the last player's own side gives it | 自己一方的人扣了无效
    Given the hands are
      | seat   | hand   |
      | P3     | 9 ?*4  |
      | P6     | 10 ?*4 |
      | others | ?*5    |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When P3 plays 9
    And these pass in turn: P4 and P5
    And P6 plays 10
    And these pass in turn: P3, P4 and P5
    And <player> tries to cover
    Then it is refused: not the coverer
    When P5 covers
    Then it is for P6 to lead

    Examples:
      | case        | player |
      | himself     | P6     |
      | his-partner | P4     |

  @GH-turns.5-c @cover=explicit @melee_cover=any_opponent
  Scenario: The opposite out, no opponent need cover | 对头走了科，对方别的人也不用扣
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P3, P5 and P6
    Then it is for P1 to lead
    And P1 holds 4 cards

  @GH-turns.5-d @cover=explicit @melee_cover=any_opponent @GJ-13.2.3
  Scenario: Before the melee the opposite alone covers | 乱缠之前，仍只有对头能扣
    Given the hands are
      | seat   | hand  |
      | P3     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P1
    And P3 has the lead
    When P3 plays 9
    And these pass in turn: P4, P5, P6 and P2
    And P4 tries to cover
    Then it is refused: not the coverer
    When P6 covers
    Then it is for P3 to lead

  @GH-turns.5-e @cover=explicit @melee_cover=any_opponent @GJ-13.2.6
  Scenario: No opponent covers while others are to be asked | 还有人没问到，对方的人也不能扣
    Given the hands are
      | seat   | hand   |
      | P3     | 9 ?*4  |
      | P6     | 10 ?*4 |
      | others | ?*5    |
    And out already, in this order: P1 and P5
    And P3 has the lead
    When P3 plays 9
    And P4 passes
    And P4 tries to cover
    Then it is refused: cover too early
    When P6 plays 10
    Then 10 by P6 is on the table

  @GH-turns.5-f @cover=explicit @melee_cover=any_opponent @GJ-13.2.6
  Scenario: While the opposite may still follow, no other opponent covers | 对头还可以上，别的对方就扣不了
    Given the hands are
      | seat   | hand   |
      | P3     | 10 ?*4 |
      | P6     | 9 ?*4  |
      | others | ?*5    |
    And out already, in this order: P4 and P5
    And P6 has the lead
    When P6 plays 9
    And these pass in turn: P1 and P2
    And P1 tries to cover
    Then it is refused: cover too early
    And it is for P3 to answer
    When P3 plays 10
    Then 10 by P3 is on the table

  @GH-turns.6-a @revolution_melee=first_place
  Scenario: With a revolutionary the melee may begin when the first is out | 约定如此，有人革命时头科走了就乱缠
    Given the hands are
      | seat | hand    |
      | P1   | 9       |
      | P2   | 8 ?*4   |
      | P4   | J ?*4   |
      | P5   | 10 ?*4  |
      | P6   | ?*5     |
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P4, P5 and P6
    And the round is closed by the cover of P4
    And P2 plays 8
    And P4 passes
    And P5 plays 10
    And these pass in turn: P6 and P2
    Then it is for P4 to answer
    When P4 plays J
    Then J by P4 is on the table

  @GH-turns.6-b @revolution_melee=first_place
  Scenario: It begins only after the round of his bottom set | 从头科底牌那一轮完了才开始
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | others | ?*5  |
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P4 lets it stand
    Then it is for P2 to lead

  @GH-turns.6-c @revolution_melee=second_place @GJ-18.1.1
  Scenario: As the outline has it, the melee waits for the second out even so | 照大纲，有人革命也等二科走了才乱缠
    Given the hands are
      | seat | hand    |
      | P1   | 9       |
      | P2   | 8 ?*4   |
      | P4   | J ?*4   |
      | P5   | 10 ?*4  |
      | P6   | ?*5     |
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P4, P5 and P6
    And the round is closed by the cover of P4
    And P2 plays 8
    And P4 passes
    And P5 plays 10
    And P4 tries to play J
    Then it is refused: already passed
    When P6 passes
    Then it is for P2 to answer
    When P2 lets it stand
    Then it is for P5 to lead

  @GH-turns.10-a
  Scenario Outline: The second out, the first's opposite: his bottom set is open to all | 二科是头科的对头，他的底牌谁都能压
    Given the hands are
      | seat   | hand   |
      | P2     | AA ?*4 |
      | P4     | <hand> |
      | others | ?*5    |
    And out already, in this order: P1
    And P4 has the lead
    When P4 plays <hand>
    And these pass in turn: P5 and P6
    Then it is for P2 to answer
    When P2 plays AA
    Then only the cover of P5 is left, then P2 leads

    Examples:
      | case       | hand |
      | gouji      | KK   |
      | ordinary   | 99   |

  @GH-turns.10-b @GH-turns.13 @dead_gou_second=open
  Scenario: His answer to the first's bottom set is no unopposed gouji | 他用最后一手压头科的底牌，不是够死级
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | P4     | AA   |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then out, in this order: P1 and P4
    And it is for P5 to answer
    When P5 applies for the wind
    Then it is for P6 to answer
    When these pass in turn: P6, P2 and P3
    Then it is for P5 to lead

  @GH-turns.10-c @GJ-17.2.1
  Scenario: Whoever has passed in the round has no answer to it | 本轮过了牌的，压不了这手底牌
    Given the hands are
      | seat | hand    |
      | P2   | ?*5     |
      | P3   | 8 ?*4   |
      | P4   | 9 J     |
      | P5   | Q ?*4   |
      | P6   | 10 ?*4  |
    And out already, in this order: P1
    And P3 has the lead
    When P3 plays 8
    And P4 plays 9
    And P5 passes
    And P6 plays 10
    And these pass in turn: P2 and P3
    And P4 plays J
    Then it is for P6 to answer
    When P5 tries to play Q
    Then it is refused: already passed
    When P6 passes
    Then it is for P5 to lead

  @GH-turns.13-a @GJ-16.2.2 @GJ-19.4 @dead_gou_second=dead_gou
  Scenario: The first's opposite goes out on his unopposed gouji: burners only, then the next seat leads | 对头够死着走了二科：只能烧，没人烧由下家接风
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P3     | QQ ?*6 |
      | P4     | AA     |
      | P5     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P5 declines to burn
    And P4 plays AA
    Then out, in this order: P1 and P4
    And P5 is asked to burn
    When P3 tries to play QQ
    Then it is refused: unopposed gouji, burn only
    And P5 is asked to burn
    When P5 declines to burn
    Then it is for P5 to lead

  @GH-turns.13-b @GJ-10.2.4 @GJ-16.2.2 @dead_gou_second=dead_gou
  Scenario: It may be burned | 可以烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P3     | QQ ?*6 |
      | P4     | AA     |
      | P5     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P5 declines to burn
    And P4 plays AA
    And P5 burns with 22
    Then it is for P2 to answer
    When P2 lets it stand
    Then it is for P5 to lead

  @GH-turns.13-c @GJ-16.2.2 @GJ-19.4 @dead_gou_second=dead_gou
  Scenario: Nobody can burn it: the next seat leads at once | 没人能烧，下家当即接风
    Given the hands are
      | seat | hand   |
      | P1   | KK     |
      | P2   | ?*8    |
      | P3   | QQ ?*6 |
      | P4   | AA     |
      | P5   | A ?*7  |
      | P6   | 2 ?*7  |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then out, in this order: P1 and P4
    And it is for P5 to lead

  @GH-turns.13-d @GJ-16.2.2 @table @dead_gou_second=dead_gou
  Scenario: It is told to be one | 说明是够死级
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P3     | QQ ?*6 |
      | P4     | AA     |
      | P5     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P5 declines to burn
    And P4 plays AA
    Then whether it is an unopposed gouji: yes

  @GH-turns.13-e @table @dead_gou_second=open
  Scenario: Where it is agreed to be none it is told to be none | 约定不算的，说明不是够死级
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P3     | QQ ?*6 |
      | P4     | AA     |
      | P5     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P5 declines to burn
    And P4 plays AA
    Then whether it is an unopposed gouji: no
    And it is for P5 to answer

  @GH-turns.13-f @GH-turns.11 @dead_gou=gouji_bottom @dead_gou_second=dead_gou
  Scenario: Where the bottom set must be gouji, on any other there is none | 够级底牌才有的，别的底牌上就没有
    Given the hands are
      | seat   | hand   |
      | P1     | 99     |
      | P4     | AA     |
      | P5     | 22 ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays 99
    And these pass in turn: P2 and P3
    And P4 plays AA
    Then out, in this order: P1 and P4
    And it is for P5 to answer
    When P5 plays 22
    Then P5 holds 6 cards

  @GH-turns.11-a @dead_gou=gouji_bottom
  Scenario: Where it asks for a gouji bottom set, an answer to any other is open to all | 约定够级底牌才有够死级，压别的底牌，谁都可再压
    Given the hands are
      | seat   | hand   |
      | P1     | 99     |
      | P4     | KK ?*4 |
      | P5     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 99
    And these pass in turn: P2 and P3
    And P4 plays KK
    Then it is for P5 to answer
    When P5 plays AA
    Then AA by P5 is on the table

  @GH-turns.11-b @dead_gou=gouji_bottom
  Scenario: If none beats it his answer wins the lead | 没人压，仍由压底牌的人发
    Given the hands are
      | seat   | hand   |
      | P1     | 99     |
      | P4     | KK ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 99
    And these pass in turn: P2 and P3
    And P4 plays KK
    And these pass in turn: P5 and P6
    Then it is for P4 to lead

  @GH-turns.11-c @dead_gou=gouji_bottom @GJ-16.2.2
  Scenario: On a gouji bottom set it is an unopposed gouji | 底牌是够级牌，压了就是够死级
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then it is for P4 to lead

  @GH-turns.12-a @misplay=reject
  Scenario Outline: A wrong follow handed back costs nothing | 错牌退回，不失顺牌权
    Given the hands are
      | seat   | hand           |
      | P1     | 88 ?*4         |
      | P2     | 77 8899 9 10 J |
      | others | ?*5            |
    And P1 has the lead
    When P1 plays 88
    And P2 tries to play <cards>
    Then it is refused: <reason>
    And it is for P2 to answer
    And P2 holds 9 cards
    When P2 plays 99
    Then it is for P3 to answer

    Examples:
      | case         | cards | reason          |
      | lower-rank   | 77    | rank not higher |
      | equal-rank   | 88    | rank not higher |
      | one-fewer    | 9     | count differs   |
      | one-more     | 999   | count differs   |
      | two-ranks    | 10 J  | mixed ranks     |

  @GH-turns.12-b @misplay=reject
  Scenario: The opposite of a gouji set may lay another | 对头顺错够级牌，可以另出
    Given the hands are
      | seat   | hand       |
      | P1     | KK ?*4     |
      | P4     | KKK AA ?*2 |
      | others | ?*5        |
    And P1 has the lead
    When P1 plays KK
    And P4 tries to play KKK
    Then it is refused: count differs
    And it is for P4 to answer
    When P4 plays AA
    Then AA by P4 is on the table

  @GH-turns.12-c @misplay=reject
  Scenario: A wrong burn handed back may be mended | 烧错退回，可以另烧
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P3     | 22 55 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And P3 tries to burn with 55
    Then it is refused: rank not higher
    And P3 is asked to burn
    When P3 burns with 22
    Then 22 by P3 is on the table

  @GH-turns.12-d @misplay=reject
  Scenario: After a wrong follow handed back he may pass | 错牌退回之后也可以过牌
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | P2     | 8 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And P2 tries to play 8
    Then it is refused: rank not higher
    When P2 passes
    Then it is for P3 to answer

  @GH-turns.12-e @misplay=reject
  Scenario: In the melee too a wrong follow is handed back | 乱缠中错牌也退回
    Given the hands are
      | seat   | hand     |
      | P1     | 9 ?*4    |
      | P3     | 8 10 ?*4 |
      | others | ?*5      |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And P3 tries to play 8
    Then it is refused: rank not higher
    And it is for P3 to answer
    When P3 plays 10
    Then it is for P5 to answer
