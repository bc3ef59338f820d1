@play
Feature: Article 18: the melee | 第十八条 四人乱缠

  @GJ-18.1.1-a
  Scenario: In the melee nobody is asked to burn | 乱缠中不问烧
    Given the hands are
      | seat | hand     |
      | P1   | KK ?*4   |
      | P3   | ?*5      |
      | P5   | 22 55 S  |
      | P6   | AA 66 S  |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays KK
    Then it is for P3 to answer
    When P5 tries to burn with 22
    Then it is refused: no burn in the melee
    When P3 passes
    And P5 tries to burn with 22
    Then it is refused: no burn in the melee
    When P5 plays 22
    Then 22 by P5 is on the table

  @GJ-18.1.1-b
  Scenario: In the melee nobody yields | 乱缠中不让牌
    Given the hands are
      | seat   | hand  |
      | P3     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P4 and P5
    And P3 has the lead
    When P3 plays 9
    Then it is for P6 to answer
    When P6 tries to yield
    Then it is refused: no yield in the melee
    And it is for P6 to answer

  @GJ-18.1.1-c
  Scenario: In the melee a gouji set is not the opposite's alone | 乱缠中够级牌不归对头
    Given the hands are
      | seat | hand    |
      | P1   | AA ?*4  |
      | P3   | KK ?*4  |
      | P5   | 22 ?*4  |
      | P6   | ?*5     |
    And out already, in this order: P2 and P4
    And P3 has the lead
    When P3 plays KK
    Then it is for P5 to answer
    When P5 passes
    Then it is for P6 to answer
    When P6 passes
    Then it is for P1 to answer
    When P1 plays AA
    Then AA by P1 is on the table
    And it is for P3 to answer

  @GJ-18.1.1-d @GJ-11.2.1 @burn_failure=last_place @fours_whole=no
  Scenario: With the first out and another made last there is no melee: a pass binds for the round | 头科走了，另一人判了大落，还不乱缠：过牌仍管一轮
    Given the hands are
      | seat | hand     |
      | P1   | KK 4 ?*6 |
      | P3   | J ?*7    |
      | P4   | 7 ?*7    |
      | P5   | ?*8      |
      | P6   | 22 5678  |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And these pass in turn: P3 and P5
    And the round is closed by the cover of P3
    And P6 tries to play 5
    Then it is for P1 to lead
    When P1 plays 4
    And P3 passes
    And P4 plays 7
    And P5 passes
    And P3 tries to play J
    Then it is refused: already passed
    And P1 may only follow or let it stand
    When P1 lets it stand
    Then it is for P4 to lead

  @GJ-18.1.1-e @GJ-12.1.5 @burn_failure=last_place
  Scenario: Nor is yielding gone then | 这时也还可以让牌
    Given the hands are
      | seat   | hand     |
      | P1     | KK 4 ?*6 |
      | P6     | 22 5678  |
      | others | ?*8      |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And these pass in turn: P3 and P5
    And the round is closed by the cover of P3
    And P6 tries to play 5
    And P1 plays 4
    And P3 passes
    And P4 yields
    Then it is for P5 to answer
    When P5 passes
    Then P4 may only follow or let it stand

  @GJ-18.1.1-f @GJ-18.1.2 @GJ-18.1.4 @burn_failure=last_place @fours_whole=no
  Scenario: With one made last the melee begins as the second goes out, when that round is over | 有人判了大落，仍是二科走了、那一轮完了才乱缠
    Given the hands are
      | seat | hand       |
      | P1   | KK 4 9 ?*5 |
      | P3   | 5          |
      | P4   | 4 ?*7      |
      | P5   | J ?*7      |
      | P6   | 22 5678    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And these pass in turn: P3 and P5
    And the round is closed by the cover of P3
    And P6 tries to play 5
    And P1 plays 4
    And P3 plays 5
    And these pass in turn: P4, P5 and P1
    Then out, in this order: P2 and P3
    And it is for P4 to lead
    When P4 plays 4
    And P5 passes
    And P1 plays 9
    And P4 passes
    Then it is for P5 to answer
    When P5 plays J
    Then J by P5 is on the table

  @GJ-18.1.1-g @GH-turns.3 @GJ-8.1.6
  Scenario Outline: In the melee too a word out of place at one's own lead costs nothing | 乱缠中轮到自己发牌，说了不该说的话，也不失权
    Given the hands are
      | seat   | hand       |
      | P1     | 9 J 22 ?*4 |
      | P3     | 10 ?*4     |
      | others | ?*5        |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When <tried>
    Then it is refused
    And P1 holds 8 cards
    And it is for P1 to lead
    When P1 plays 9
    And P3 plays 10
    And these pass in turn: P5 and P6
    Then it is for P1 to answer
    When P1 plays J
    Then it is for P3 to answer

    Examples:
      | case               | tried                          |
      | pass               | P1 tries to pass               |
      | yield              | P1 tries to yield              |
      | cover              | P1 tries to cover              |
      | burn               | P1 tries to burn with 22       |
      | decline            | P1 tries to decline to burn    |
      | wind               | P1 tries to apply for the wind |
      | leave-to-cover     | P1 tries to allow P3 to cover  |
      | giving-up-the-head | P1 tries to give up the head   |

  @GJ-18.1.2-a
  Scenario: In the round of the second's bottom set a pass still binds | 二科底牌那一轮，过了牌仍不能再上
    Given the hands are
      | seat   | hand      |
      | P2     | 99        |
      | P4     | 10 10 ?*4 |
      | others | ?*5       |
    And out already, in this order: P1
    And P2 has the lead
    When P2 plays 99
    And P3 passes
    And P4 plays 10 10
    Then it is for P5 to answer
    When these pass in turn: P5 and P6
    Then it is for P4 to lead

  @GJ-18.1.2-b @GJ-16.5
  Scenario: A gouji bottom set of the second is not open to all | 二科的够级底牌，不是谁都能压
    Given the hands are
      | seat   | hand |
      | P2     | KK   |
      | others | ?*5  |
    And out already, in this order: P1
    And P2 has the lead
    When P2 plays KK
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 lets it stand
    Then it is for P3 to lead

  @GJ-18.1.2-c @GJ-18.1.4
  Scenario: With the next round the melee has begun and a pass binds for one set only | 下一轮起乱缠，不上只管一手
    Given the hands are
      | seat | hand     |
      | P2   | KK       |
      | P3   | 9 ?*4    |
      | P4   | J ?*4    |
      | P5   | 10 ?*4   |
      | P6   | ?*5      |
    And out already, in this order: P1
    And P2 has the lead
    When P2 plays KK
    And P4 passes
    And P5 lets it stand
    And P3 plays 9
    And P4 passes
    And P5 plays 10
    And these pass in turn: P6 and P3
    Then it is for P4 to answer
    When P4 plays J
    Then J by P4 is on the table

  @GJ-18.1.2-d @GJ-18.1.3
  Scenario: After an ordinary bottom set too the melee waits for the next round | 二科的底牌不是够级牌，也从下一轮起乱缠
    Given the hands are
      | seat   | hand     |
      | P4     | 9        |
      | P5     | KK 4 ?*3 |
      | others | ?*5      |
    And out already, in this order: P1
    And P4 has the lead
    When P4 plays 9
    Then out, in this order: P1 and P4
    When these pass in turn: P5, P6, P2 and P3
    Then it is for P5 to lead
    When P5 plays KK
    Then it is for P6 to answer
    When P6 passes
    Then it is for P2 to answer

  @GJ-18.1.2-e @GJ-12.1.1
  Scenario: In the round of the second's bottom set his opposite may still yield | 二科底牌那一轮，对头仍可让牌
    Given the hands are
      | seat   | hand |
      | P2     | 99   |
      | others | ?*5  |
    And out already, in this order: P1
    And P2 has the lead
    When P2 plays 99
    And these pass in turn: P3 and P4
    And P5 yields
    Then it is for P6 to answer

  @GJ-18.1.2-f @table
  Scenario: What an engine tells of the start of the melee | 何时算乱缠
    Given the hands are
      | seat   | hand |
      | P2     | 99   |
      | others | ?*5  |
    And out already, in this order: P1
    And P2 has the lead
    When P2 plays 99
    Then whether the melee has begun: no
    When these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P5
    Then whether the melee has begun: yes
    And it is for P3 to lead

  @GJ-18.1.2-g
  Scenario: With the first alone out there is no melee | 只有头科走了，还不乱缠
    Given the hands are
      | seat   | hand   |
      | P2     | KK ?*4 |
      | others | ?*5    |
    And out already, in this order: P1
    And P2 has the lead
    When P2 plays KK
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 lets it stand
    Then it is for P2 to lead

  @GJ-18.1.3-a
  Scenario: In the melee anybody may beat a gouji set in turn | 乱缠中谁都可依次压够级牌
    Given the hands are
      | seat | hand    |
      | P1   | KK ?*5  |
      | P3   | AA ?*5  |
      | P5   | 22 ?*5  |
      | P6   | ?*7     |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays KK
    Then it is for P3 to answer
    When P3 plays AA
    Then it is for P5 to answer
    When P5 plays 22
    Then it is for P6 to answer

  @GJ-18.1.3-b
  Scenario Outline: In the melee every other player is asked once, from the next seat | 乱缠中从下家起，别的人各问一次
    Given the hands are
      | seat | hand      |
      | P1   | 9 KK ?*4  |
      | P3   | 9 KK ?*4  |
      | P5   | 9 KK ?*4  |
      | P6   | 9 KK ?*4  |
    And out already, in this order: P2 and P4
    And <leader> has the lead
    When <leader> plays <cards>
    And these pass in turn: <seats>
    And <leader> tries to pass
    Then it is refused: <reason>

    Examples:
      | case                    | leader | cards | seats          | reason              |
      | ordinary-no-opposite    | P1     | 9     | P3, P5 and P6  | no pass on the lead |
      | gouji-no-opposite       | P1     | KK    | P3, P5 and P6  | no pass on the lead |
      | ordinary-no-opposite-b  | P5     | 9     | P6, P1 and P3  | no pass on the lead |
      | gouji-no-opposite-b     | P5     | KK    | P6, P1 and P3  | no pass on the lead |

  @GJ-18.1.3-c @GJ-18.2.3
  Scenario Outline: The opposite in play is asked in his turn like the rest, and asked last follows or covers | 对头照轮次问，问在最后就或上或扣
    Given the hands are
      | seat   | hand     |
      | P3     | AA ?*4   |
      | P6     | 9 KK ?*4 |
      | others | ?*5      |
    And out already, in this order: P4 and P5
    And P6 has the lead
    When P6 plays <cards>
    Then it is for P1 to answer
    When these pass in turn: P1 and P2
    Then it is for P3 to answer
    When P3 lets it stand
    Then it is for P6 to lead

    Examples:
      | case      | cards |
      | ordinary  | 9     |
      | gouji     | KK    |

  @GJ-18.1.3-d @GJ-16.2.2
  Scenario: In the melee the opposite's answer to a last set is no unopposed gouji | 乱缠中对头压底牌，不成够死级
    Given the hands are
      | seat | hand     |
      | P3   | QQQ      |
      | P4   | 222 ?*3  |
      | P5   | ?*4      |
      | P6   | AAA ?*3  |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When P3 plays QQQ
    And these pass in turn: P4 and P5
    And P6 plays AAA
    Then it is for P4 to answer
    When P4 plays 222
    Then 222 by P4 is on the table

  @GJ-18.1.3-e @GJ-8.1.6
  Scenario Outline: In the melee whoever is asked may follow or pass and nothing else | 乱缠中问到的人，只能上牌或过牌
    Given the hands are
      | seat   | hand    |
      | P3     | KK ?*4  |
      | P4     | AA 77 S |
      | others | ?*5     |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When P3 plays KK
    And <tried>
    Then it is refused
    And P4 holds 5 cards
    And KK by P3 is on the table
    And it is for P4 to answer
    When P4 plays AA
    And these pass in turn: P5, P6 and P3
    Then it is for P4 to lead
    When P4 plays 77
    Then it is for P5 to answer

    Examples:
      | case               | tried                          |
      | yield              | P4 tries to yield              |
      | cover              | P4 tries to cover              |
      | burn               | P4 tries to burn with AA       |
      | decline            | P4 tries to decline to burn    |
      | wind               | P4 tries to apply for the wind |
      | leave-to-cover     | P4 tries to allow P6 to cover  |
      | giving-up-the-head | P4 tries to give up the head   |

  @GJ-18.1.3-f @GJ-13.2.6 @GJ-8.1.6
  Scenario Outline: In the melee the opposite asked first may follow or pass and nothing else | 乱缠中先问到对头，他只能上牌或过牌
    Given the hands are
      | seat   | hand    |
      | P3     | AA 77 S |
      | P6     | KK ?*4  |
      | others | ?*5     |
    And out already, in this order: P1 and P2
    And P6 has the lead
    When P6 plays KK
    And <tried>
    Then it is refused
    And P3 holds 5 cards
    And it is for P3 to answer
    When P3 passes
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 passes
    Then only the cover of P3 is left, then P6 leads

    Examples:
      | case           | tried                          |
      | yield          | P3 tries to yield              |
      | cover          | P3 tries to cover              |
      | burn           | P3 tries to burn with AA       |
      | decline        | P3 tries to decline to burn    |
      | wind           | P3 tries to apply for the wind |
      | leave-to-cover | P3 tries to allow P5 to cover  |

  @GJ-18.1.3-g @GJ-18.2.3 @GJ-8.1.6
  Scenario Outline: In the melee the opposite asked last follows or covers and nothing else | 乱缠中最后问到对头，他只能上牌或扣牌
    Given the hands are
      | seat   | hand    |
      | P3     | AA 77 S |
      | P6     | KK ?*4  |
      | others | ?*5     |
    And out already, in this order: P4 and P5
    And P6 has the lead
    When P6 plays KK
    And these pass in turn: P1 and P2
    And <tried>
    Then it is refused
    And P3 holds 5 cards
    And P3 may only follow or let it stand
    When P3 plays AA
    Then it is for P6 to answer

    Examples:
      | case               | tried                          |
      | yield              | P3 tries to yield              |
      | burn               | P3 tries to burn with AA       |
      | decline            | P3 tries to decline to burn    |
      | wind               | P3 tries to apply for the wind |
      | giving-up-the-head | P3 tries to give up the head   |

  @GJ-18.1.4-a
  Scenario: In the melee one may play again when another set is laid | 乱缠中不上，另有一手又可以上
    Given the hands are
      | seat | hand    |
      | P1   | 9 ?*4   |
      | P3   | J ?*4   |
      | P5   | 10 ?*4  |
      | P6   | ?*5     |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And P3 passes
    And P5 plays 10
    And these pass in turn: P6 and P1
    Then it is for P3 to answer
    When P3 plays J
    Then J by P3 is on the table

  @GJ-18.1.4-b
  Scenario: In the melee nobody plays again on the set he passed on | 乱缠中同一手不上了，不能再上
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | P3     | J ?*4 |
      | others | ?*5   |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And P3 passes
    And P3 tries to play J
    Then it is refused: not your turn
    And it is for P5 to answer
    When these pass in turn: P5 and P6
    Then it is for P1 to lead

  @GJ-18.1.4-c @misplay=forfeit @GJ-8.1.3
  Scenario: In the melee a wrong follow too costs that set only | 乱缠中顺错失权，也只管这一手
    Given the hands are
      | seat | hand     |
      | P1   | 9 ?*4    |
      | P3   | 8 J ?*4  |
      | P5   | 10 ?*4   |
      | P6   | ?*5      |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And P3 tries to play 8
    Then it is refused: rank not higher
    And it is for P5 to answer
    When P5 plays 10
    And these pass in turn: P6 and P1
    Then it is for P3 to answer

  @GJ-18.1.4-d @table
  Scenario: In the melee those who have passed are told for the set on the table alone | 乱缠中过了牌的，只算桌上这一手
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P5     | 10 ?*4 |
      | others | ?*5    |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And P3 passes
    Then passed in this round: P3
    When P5 plays 10
    Then nobody has passed in this round

  @GJ-18.1.4-e @GJ-18.1.1
  Scenario: In the melee one who passed may play again on a gouji set too | 乱缠中不上的人，后来的够级牌也可以上
    Given the hands are
      | seat | hand  |
      | P1   | 9 ?*4 |
      | P3   | S ?*4 |
      | P5   | 2 ?*4 |
      | P6   | ?*5   |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And P3 passes
    And P5 plays 2
    And these pass in turn: P6 and P1
    Then it is for P3 to answer
    When P3 plays S
    Then S by P3 is on the table

  @GJ-18.2.1-a
  Scenario Outline: In the melee nobody jumps in | 乱缠也不得越、抢
    Given the hands are
      | seat | hand      |
      | P1   | KK ?*4    |
      | P3   | ?*5       |
      | P5   | AA ?*4    |
      | P6   | AA ?*4    |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays KK
    And <player> tries to play AA
    Then it is refused: not your turn
    When <player> tries to pass
    Then it is refused: not your turn
    And it is for P3 to answer

    Examples:
      | case               | player |
      | the-one-after-next | P5     |
      | the-last-in-order  | P6     |

  @GJ-18.2.1-b
  Scenario: In the melee those out have no turn | 乱缠中走了的人没有轮次
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | others | ?*5    |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays KK
    And P4 tries to pass
    Then it is refused: not in play
    When P2 tries to play 4
    Then it is refused: not in play
    And it is for P3 to answer

  @GJ-18.2.1-c @GJ-8.5.2
  Scenario Outline: In the melee a word before one's turn counts for nothing | 乱缠中没轮到先说的话也不算
    Given the hands are
      | seat   | hand   |
      | P3     | KK ?*4 |
      | P5     | AA ?*4 |
      | others | ?*5    |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When P3 plays KK
    And <tried>
    Then it is refused
    And KK by P3 is on the table
    And it is for P4 to answer
    When these pass in turn: P4 and P5
    Then it is for P6 to answer
    When P6 lets it stand
    Then it is for P3 to lead

    Examples:
      | case                     | tried                          |
      | the-player-passes        | P3 tries to pass               |
      | the-player-covers        | P3 tries to cover              |
      | the-fifth-passes         | P5 tries to pass               |
      | the-fifth-burns          | P5 tries to burn with AA       |
      | the-fifth-declines       | P5 tries to decline to burn    |
      | the-fifth-applies        | P5 tries to apply for the wind |
      | the-opposite-passes      | P6 tries to pass               |
      | the-opposite-yields      | P6 tries to yield              |
      | the-opposite-covers      | P6 tries to cover              |
      | the-opposite-gives-leave | P6 tries to allow P4 to cover  |

  @GJ-18.2.1-d @GJ-31.2.1 @table
  Scenario Outline: In the melee too, whatever is refused, those who may still speak are the same | 乱缠中不受理的话，也不改变谁还可发言
    Given the hands are
      | seat   | hand  |
      | P3     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When P3 plays 9
    And <tried>
    Then it is refused
    And may still speak, in this order: P4, P5 and P6

    Examples:
      | case                   | tried                       |
      | the-one-asked-declines | P4 tries to decline to burn |
      | the-one-asked-covers   | P4 tries to cover           |
      | another-passes         | P5 tries to pass            |
      | the-opposite-yields    | P6 tries to yield           |

  @GJ-18.2.3-a
  Scenario: In the melee the opposite in play covers | 乱缠中对头在局，由他扣牌
    Given the hands are
      | seat   | hand   |
      | P3     | KK ?*4 |
      | others | ?*5    |
    And out already, in this order: P2 and P4
    And P3 has the lead
    When P3 plays KK
    And these pass in turn: P5, P6 and P1
    Then only the cover of P6 is left, then P3 leads

  @GJ-18.2.3-b
  Scenario: In the melee no cover is due when the opposite is out | 乱缠中对头不在局，不用扣牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | others | ?*5    |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays KK
    And these pass in turn: P3, P5 and P6
    Then it is for P1 to lead
    And P1 holds 4 cards

  @GJ-18.2.3-c @cover=explicit @melee_cover=opposite
  Scenario Outline: In the melee another's cover is void | 乱缠中别人扣牌无效
    Given the hands are
      | seat   | hand  |
      | P3     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P1 and P5
    And P3 has the lead
    When P3 plays 9
    And these pass in turn: P4, P6 and P2
    And <player> tries to cover
    Then it is refused: not the coverer
    When P6 covers
    Then it is for P3 to lead

    Examples:
      | case                    | player |
      | a-partner-of-coverers   | P2     |
      | another-partner         | P4     |
      | the-last-player-himself | P3     |

  @GJ-18.2.3-d @cover=explicit @GJ-13.2.2
  Scenario: In the melee a lead before the cover is void | 乱缠中没扣就发，无效
    Given the hands are
      | seat   | hand     |
      | P3     | KK 4 ?*4 |
      | others | ?*5      |
    And out already, in this order: P2 and P4
    And P3 has the lead
    When P3 plays KK
    And these pass in turn: P5, P6 and P1
    And P3 tries to play 4
    Then it is refused: lead before cover
    When P6 covers
    And P3 plays 4
    Then 4 by P3 is on the table

  @GJ-18.2.3-e @cover=explicit @melee_cover=opposite @GJ-13.2.4
  Scenario: In the melee too the opposite may let another cover | 乱缠中对头也可以认可别人代扣
    Given the hands are
      | seat   | hand   |
      | P3     | KK ?*4 |
      | others | ?*5    |
    And out already, in this order: P2 and P4
    And P3 has the lead
    When P3 plays KK
    And these pass in turn: P5, P6 and P1
    And P6 allows P5 to cover
    And P5 covers
    Then it is for P3 to lead
    And P3 holds 4 cards

  @GJ-18.2.3-f @cover=explicit
  Scenario: In the melee the opposite asked last does not pass | 乱缠中最后问到对头，不另过牌
    Given the hands are
      | seat   | hand   |
      | P3     | AA ?*4 |
      | P6     | KK ?*4 |
      | others | ?*5    |
    And out already, in this order: P4 and P5
    And P6 has the lead
    When P6 plays KK
    And these pass in turn: P1 and P2
    And P3 tries to pass
    Then it is refused: follow or cover
    When P3 covers
    Then it is for P6 to lead

  @GJ-18.2.3-g @cover=explicit @GJ-8.1.6 @fours_whole=no
  Scenario Outline: In the melee too, whatever else is said, the cover that is left stays with the opposite | 乱缠中只等扣牌时，说了别的话，仍等对头扣
    Given the hands are
      | seat   | hand    |
      | P3     | J ?*4   |
      | P6     | 9 4 ?*4 |
      | others | ?*5     |
    And out already, in this order: P1 and P2
    And P6 has the lead
    When P6 plays 9
    And these pass in turn: P3, P4 and P5
    And <tried>
    Then it is refused
    And 9 by P6 is on the table
    And only the cover of P3 is left, then P6 leads
    When P3 covers
    Then it is for P6 to lead
    When P6 plays 4
    Then it is for P3 to answer
    When P3 plays J
    Then it is for P4 to answer

    Examples:
      | case                  | tried                          |
      | the-coverer-plays     | P3 tries to play J             |
      | the-coverer-passes    | P3 tries to pass               |
      | the-coverer-yields    | P3 tries to yield              |
      | the-coverer-declines  | P3 tries to decline to burn    |
      | the-coverer-applies   | P3 tries to apply for the wind |
      | the-player-passes     | P6 tries to pass               |
      | the-player-covers     | P6 tries to cover              |
      | the-next-passes       | P4 tries to pass               |
      | the-next-applies      | P4 tries to apply for the wind |
      | his-partner-covers    | P4 tries to cover              |
      | the-fifth-gives-leave | P5 tries to allow P4 to cover  |

  @GJ-18.2.4-a
  Scenario Outline: What does not beat before the melee does not beat in it | 乱缠中压不住的，照样压不住
    Given the hands are
      | seat   | hand              |
      | P1     | 99 KK S ?*4       |
      | P3     | 2 AAA KK 10 Q ?*2 |
      | others | ?*5               |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays <first>
    And P3 tries to play <second>
    Then it is refused: <reason>

    Examples:
      | case              | first | second | reason             |
      | one-more          | KK    | AAA    | count differs      |
      | one-fewer         | KK    | 2      | count differs      |
      | equal-rank        | KK    | KK     | rank not higher    |
      | two-ranks         | 99    | 10 Q   | mixed ranks        |
      | small-joker-hung  | 9S    | AA     | too few big jokers |
      | pasted-two-too    | 9S    | A2     | too few big jokers |

  @GJ-18.2.4-b
  Scenario: In the melee small jokers hung give way to big ones | 乱缠中挂小花的，照样用大花压
    Given the hands are
      | seat   | hand     |
      | P1     | 9S ?*4   |
      | P3     | 10 B ?*4 |
      | others | ?*5      |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9S
    And P3 plays 10 B
    Then P3 holds 4 cards

  @GJ-18.2.4-c @joker_exchange=none
  Scenario: In the melee nobody is asked about a dead set | 乱缠中死牌也谁都不问，只扣
    Given the hands are
      | seat | hand      |
      | P1   | BB ?*4    |
      | P3   | 9B ?*4    |
      | P5   | AA ?*4    |
      | P6   | 22 ?*4    |
    And out already, in this order: P2 and P4
    And P3 has the lead
    When P3 plays 9B
    Then only the cover of P6 is left, then P3 leads

  @GJ-18.2.4-d @joker_exchange=none
  Scenario: In the melee a dead set whose opposite is out closes the round | 乱缠中对头走了的人出死牌，一轮就完
    Given the hands are
      | seat | hand      |
      | P1   | 9B ?*4    |
      | P3   | BB ?*4    |
      | P5   | AA ?*4    |
      | P6   | 22 ?*4    |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9B
    Then it is for P1 to lead
    And P1 holds 4 cards
