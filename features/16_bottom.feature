@play
Feature: Article 16: the bottom set | 第十六条 底牌
  Who may answer a player's last set, the unopposed gouji, and what passes mean from there on.

  @GJ-16.1-a @GJ-3.1.2
  Scenario: With his last set a player is out | 出完最后一手就走科
    Given the hands are
      | seat   | hand |
      | P1     | 8    |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays 8
    Then 8 by P1 is on the table
    And out, in this order: P1
    And P1 holds 0 cards
    And it is for P2 to answer

  @GJ-16.1-b @GJ-3.1.2
  Scenario: That the bottom set is beaten does not bring him back | 底牌被压，走科照算
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P2     | J ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And P2 plays J
    Then out, in this order: P1
    And it is for P3 to answer
    When these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P5
    Then it is for P2 to lead

  @GJ-16.2.1-a @GJ-11.2.2 @GJ-17.1.2
  Scenario: The opposite answers an ordinary bottom set though he passed before | 过了牌的对头仍可压底牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P3     | 6 ?*7 |
      | P4     | J ?*7 |
      | others | ?*8   |
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    Then it is for P2 to answer
    When these pass in turn: P2 and P3
    Then P4 may only follow or let it stand
    When P4 plays J
    Then it is for P4 to lead

  @GJ-16.2.1-b
  Scenario: One who has not passed answers the bottom set in his place | 没过牌的对头在自己的位次压底牌
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P4     | J ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    Then it is for P2 to answer
    When these pass in turn: P2 and P3
    Then it is for P4 to answer
    When P4 plays J
    Then J by P4 is on the table

  @GJ-16.2.1-c @GJ-16.3
  Scenario: The opposite answers a gouji bottom set though he passed before | 过了牌的对头仍可压够级底牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P3     | 66 ?*6 |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P3 has the lead
    When P3 plays 66
    And these pass in turn: P4, P5 and P6
    And P1 plays KK
    Then P4 may only follow or let it stand
    When P4 plays AA
    Then it is for P4 to lead

  @GJ-16.2.1-d @GJ-11.2.3 @GJ-19.3
  Scenario: His pass on the bottom set itself is final | 这手底牌上过了牌，就不能再压
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P4     | J ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2, P3, P4, P5 and P6
    Then only the cover of P4 is left, then P2 leads

  @GJ-16.2.1-e @GJ-11.2.3 @cover=explicit
  Scenario: Trying to answer after a pass on the bottom set | 过了这手底牌又要压
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P4     | J ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2, P3, P4, P5 and P6
    And P4 tries to play J
    Then it is refused: passed on this set

  @GJ-16.2.1-f
  Scenario: The second out's opposite has the same chance | 二科的对头也有一次机会
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P3     | 6 ?*7 |
      | P4     | J ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    Then out, in this order: P2 and P1
    And it is for P3 to answer
    When P3 passes
    Then P4 may only follow or let it stand
    When P4 plays J
    Then it is for P4 to lead

  @GJ-16.2.1-g @GJ-16.4.1
  Scenario: Of two who passed before, the finisher's opposite alone may answer | 早先过牌的有两家，只有走科人的对头能压
    Given the hands are
      | seat | hand     |
      | P1   | 44 88    |
      | P2   | 99 ?*3   |
      | P3   | 55 ?*3   |
      | P4   | 99 ?*3   |
      | P5   | 66 ?*3   |
      | P6   | 77 ?*3   |
    And P1 has the lead
    When P1 plays 44
    And P2 passes
    And P3 plays 55
    And P4 passes
    And P5 plays 66
    And P6 plays 77
    And P1 plays 88
    And these pass in turn: P3, P5 and P6
    Then it is for P4 to answer
    When P2 tries to play 99
    Then it is refused: already passed
    When P4 plays 99
    Then it is for P4 to lead

  @GJ-16.2.2-a @GJ-16.3
  Scenario: Nobody may answer an unopposed gouji; it can only be burned | 够死级没有人能压，只能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P2     | 44 ?*6 |
      | P4     | AA ?*6 |
      | P6     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 declines to burn
    And P4 plays AA
    Then P6 is asked to burn
    When P2 tries to play 44
    Then it is refused: unopposed gouji, burn only
    And P6 is asked to burn
    When P6 declines to burn
    Then it is for P4 to lead

  @GJ-16.2.2-b @table
  Scenario: The answer is told to be an unopposed gouji | 压上去的是够死级
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | P6     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 declines to burn
    Then whether it is an unopposed gouji: no
    When P4 plays AA
    Then whether it is an unopposed gouji: yes

  @GJ-16.2.2-c @GJ-16.3 @dead_gou=any_bottom
  Scenario Outline: A gouji answer to any bottom set is an unopposed gouji | 够级压任何底牌，都是够死级
    Given the hands are
      | seat   | hand        |
      | P1     | <lead>      |
      | P4     | <cards> 448 |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays <lead>
    And these pass in turn: P2 and P3
    And P4 plays <cards>
    Then it is for P4 to lead

    Examples:
      | case                 | lead | cards |
      | two                  | 8    | 2     |
      | small-joker          | 8    | S     |
      | big-joker            | 8    | B     |
      | kings                | 88   | KK    |
      | nine-and-small-joker | 88   | 9S    |
      | jack-and-big-joker   | 88   | JB    |
      | three-queens         | 888  | QQQ   |
      | five-tens            | 8*5  | T*5   |

  @GJ-16.2.2-d @GH-turns.11 @dead_gou=gouji_bottom
  Scenario: Where the bottom set must be gouji, the answer to any other is a headless player's | 只有够级底牌才有够死级时，压别的底牌照无头论
    Given the hands are
      | seat   | hand   |
      | P1     | 88     |
      | P4     | KK ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays 88
    And these pass in turn: P2 and P3
    And P4 plays KK
    Then it is for P5 to answer
    When these pass in turn: P5 and P6
    Then it is for P4 to lead

  @GJ-16.2.2-e @GJ-17.2.6 @GJ-10.2.4
  Scenario: An unopposed gouji is burned | 够死级被烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | P6     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 declines to burn
    And P4 plays AA
    And P6 burns with 22
    Then 22 by P6 is on the table
    And it is for P3 to answer
    When P3 passes
    Then it is for P4 to answer
    When P4 passes
    Then only the cover of P3 is left, then P6 leads

  @GJ-16.2.2-f @GJ-10.2.3
  Scenario: Over an unopposed gouji its player's side is asked to burn first | 烧够死级，也是够死者一方先问
    Given the hands are
      | seat | hand   |
      | P1   | KK     |
      | P2   | 22 88S |
      | P3   | 22 77S |
      | P4   | AA ?*6 |
      | P5   | 22 55S |
      | P6   | 22 66S |
    And P1 has the lead
    When P1 plays KK
    And these decline to burn in turn: P3, P5, P2 and P6
    And P4 plays AA
    Then P6 is asked to burn
    When P6 declines to burn
    Then P2 is asked to burn
    When P2 declines to burn
    Then P5 is asked to burn
    When P5 declines to burn
    Then P3 is asked to burn
    When P3 declines to burn
    Then it is for P4 to lead

  @GJ-16.2.2-g @GJ-17.2.1
  Scenario: A gouji set over somebody else's answer is no unopposed gouji | 压在别人顺的牌之上的够级牌，不是够死级
    Given the hands are
      | seat   | hand   |
      | P1     | 88     |
      | P2     | TT ?*6 |
      | P4     | KK ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays 88
    And P2 plays TT
    And P3 passes
    And P4 plays KK
    Then it is for P5 to answer
    When these pass in turn: P5 and P6
    Then it is for P2 to answer

  @GJ-16.2.2-h @GJ-8.3.4
  Scenario: A small joker on the bottom set is answered with a big one | 底牌挂小花，用大花挂牌压
    Given the hands are
      | seat   | hand   |
      | P1     | 8S     |
      | P4     | JB ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays 8S
    Then P4 may only follow or let it stand
    When P4 plays JB
    Then it is for P4 to lead

  @GJ-16.2.2-i @GJ-8.3.2 @GJ-19.4 @joker_exchange=none
  Scenario Outline: A big joker on the bottom set: nobody may answer | 底牌挂大花，谁也不能压
    Given the hands are
      | seat   | hand    |
      | P1     | <cards> |
      | P4     | BB ?*6  |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays <cards>
    Then only the cover of P4 is left, then P2 leads

    Examples:
      | case               | cards |
      | big-joker-alone    | B     |
      | big-joker-hung     | 8B    |
      | big-joker-on-kings | KKB   |

  @GJ-16.2.2-j @GJ-10.3.4
  Scenario: A burn that is a bottom set is answered with an unopposed gouji | 烧牌就是底牌，对头压住就成够死级
    Given the hands are
      | seat   | hand   |
      | P2     | KK ?*6 |
      | P3     | SS ?*6 |
      | P6     | 22     |
      | others | ?*8    |
    And P2 has the lead
    When P2 plays KK
    And P6 burns with 22
    Then out, in this order: P6
    And P3 may only follow or let it stand
    When P3 plays SS
    Then it is for P3 to lead

  @GJ-16.2.3-a @GJ-17.2.1
  Scenario: An answer that is not gouji is open to all | 顺牌不是够级牌，大家都可压
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P4     | J ?*7 |
      | P5     | Q ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 plays J
    Then it is for P5 to answer
    When P5 passes
    Then it is for P6 to answer
    When P6 passes
    Then it is for P4 to lead

  @GJ-16.2.3-b @GJ-16.4.3 @GJ-17.2.2
  Scenario: His answer is beaten by a gouji set, which he may beat in turn | 顺牌被够级牌压住，他还能再压
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P2     | S ?*7 |
      | P4     | J ?*7 |
      | P5     | 2 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 plays J
    And P5 plays 2
    Then it is for P4 to answer
    When P4 passes
    Then only the cover of P2 is left, then P5 leads

  @GJ-16.2.2-k
  Scenario: An unopposed gouji is not dead for that: only a big joker makes it so | 够死级不因此成了死牌，有大花才是
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | P6     | 22 66S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 declines to burn
    And P4 plays AA
    Then what is on the table is a gouji set: yes
    And what is on the table is dead: no

  @GJ-16.2.2-l @GJ-16.3 @dead_gou=any_bottom
  Scenario: So it is over an ordinary bottom set of the second out | 二科的普通底牌也一样
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P4     | 2 ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 8
    And P3 passes
    And P4 plays 2
    Then it is for P4 to lead

  @GJ-16.3-a @GJ-13.2.5
  Scenario: Nobody burns the unopposed gouji: its player leads, and needs no cover | 够死级无人烧，够死者发牌，不用扣
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA 567 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then it is for P4 to lead
    When P4 plays 5
    Then it is for P5 to answer

  @GJ-16.3-b @GJ-18.1.2
  Scenario: After the second out's bottom set too; then the melee begins | 二科的底牌也一样，随后四人乱缠
    Given the hands are
      | seat   | hand       |
      | P1     | KK         |
      | P4     | AA QQQ ?*4 |
      | P5     | 22 ?*6     |
      | others | ?*8        |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P4 plays AA
    Then it is for P4 to lead
    When P4 plays QQQ
    Then it is for P5 to answer

  @GJ-16.3-c @GJ-19.4
  Scenario: An unopposed gouji that is itself his last set gives the wind | 够死级就是自己的底牌，下家接风
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | P4     | AA   |
      | others | ?*8  |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then out, in this order: P2, P1 and P4
    And it is for P5 to lead

  @GJ-16.4.1-a @GJ-13.2.6
  Scenario: After a bottom set one who passed does not return, even on his opposite's set | 出了底牌，过牌者连对头牌也不能再压
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P2     | J ?*7 |
      | P3     | 6 ?*7 |
      | P5     | A ?*7 |
      | others | ?*8   |
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    And P2 plays J
    Then it is for P3 to answer
    When P5 tries to play A
    Then it is refused: no return after a bottom set
    And it is for P3 to answer
    When P3 passes
    Then only the cover of P5 is left, then P2 leads

  @GJ-16.4.1-b @GJ-11.2.1
  Scenario: Nor does anybody else who passed | 别的过牌者也不能再上
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P2     | J ?*7 |
      | P3     | 6 ?*7 |
      | P6     | A ?*7 |
      | others | ?*8   |
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    And P2 plays J
    And P6 tries to play A
    Then it is refused: already passed
    And it is for P3 to answer

  @GJ-16.4.1-c
  Scenario: It holds from the second out's bottom set as well | 二科的底牌之后也一样
    Given the hands are
      | seat   | hand    |
      | P1     | 8       |
      | P3     | 6 J ?*6 |
      | P6     | A ?*7   |
      | others | ?*8     |
    And out already, in this order: P2
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    And P3 plays J
    Then only the cover of P6 is left, then P3 leads

  @GJ-16.4.1-d @GJ-11.2.5 @fours_whole=no
  Scenario: With the next round they may play again | 新的一轮又可以上牌
    Given the hands are
      | seat   | hand    |
      | P1     | 8       |
      | P2     | J 4 ?*6 |
      | P3     | 6 ?*7   |
      | P5     | A ?*7   |
      | others | ?*8     |
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    And P2 plays J
    And P3 passes
    And the round is closed by the cover of P5
    And P2 plays 4
    And these pass in turn: P3 and P4
    Then it is for P5 to answer
    When P5 plays A
    Then A by P5 is on the table

  @GJ-16.4.1-e @GJ-18.1.2 @GJ-18.1.4
  Scenario: Passes bind in the second out's bottom round; the melee comes after it | 二科底牌这一轮过牌照算，之后才乱缠
    Given the hands are
      | seat   | hand    |
      | P1     | 8       |
      | P5     | J 9 ?*6 |
      | others | ?*8     |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P3 and P4
    And P5 plays J
    Then it is for P6 to answer
    When P6 passes
    Then it is for P5 to lead
    When P5 plays 9
    And P6 passes
    Then it is for P3 to answer

  @GJ-16.4.1-f
  Scenario: Who has not passed plays on as before | 没过牌的人照常可上
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P2     | J ?*7 |
      | P3     | 9 ?*7 |
      | others | ?*8   |
    And P1 has the lead
    When P1 plays 8
    And P2 plays J
    Then it is for P3 to answer
    When P3 passes
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 passes
    Then it is for P6 to answer
    When P6 passes
    Then only the cover of P5 is left, then P2 leads

  @GJ-16.4.1-g @GJ-16.2.1
  Scenario: Two go out in one round: whoever passed in it stays out all the same | 一轮里走了两个，过了牌的照样不能再压
    Given the hands are
      | seat   | hand    |
      | P1     | 8       |
      | P2     | J       |
      | P3     | 6 Q ?*6 |
      | P6     | A ?*7   |
      | others | ?*8     |
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    And P2 plays J
    And P3 plays Q
    Then only the cover of P6 is left, then P3 leads

  @GJ-16.4.2-a @GJ-16.4.1
  Scenario: The finisher's opposite returns on the bottom set alone, not on the next | 走科人的对头只能压这手底牌，后来的牌不能压
    Given the hands are
      | seat   | hand  |
      | P1     | 8     |
      | P2     | J ?*7 |
      | P3     | 6 ?*7 |
      | P4     | A ?*7 |
      | others | ?*8   |
    And P3 has the lead
    When P3 plays 6
    And these pass in turn: P4, P5 and P6
    And P1 plays 8
    And P2 plays J
    And P4 tries to play A
    Then it is refused: already passed
    When P3 passes
    Then only the cover of P5 is left, then P2 leads

  @GJ-16.4.2-b @GJ-16.1
  Scenario: The third out in that round leaves no such bottom set: his opposite does not return | 同一轮里三科走掉，不算底牌，过了牌的对头不能再上
    Given the hands are
      | seat   | hand  |
      | P1     | 7 9   |
      | P3     | 8 10  |
      | P6     | A ?*7 |
      | others | ?*8   |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 7
    And P3 plays 8
    And these pass in turn: P4, P5 and P6
    And P1 plays 9
    And P3 plays 10
    And P6 tries to play A
    Then out, in this order: P2, P1 and P3
    And only the cover of P6 is left, then P4 leads

  @GJ-16.4.3-a
  Scenario: A gouji set after the bottom set: an opposite who passed only covers | 底牌之后的够级牌，过了牌的对头只能扣
    Given the hands are
      | seat   | hand   |
      | P1     | 88     |
      | P2     | KK ?*6 |
      | P3     | 66 ?*6 |
      | P5     | AA ?*6 |
      | others | ?*8    |
    And P3 has the lead
    When P3 plays 66
    And these pass in turn: P4, P5 and P6
    And P1 plays 88
    And P2 plays KK
    Then only the cover of P5 is left, then P2 leads

  @GJ-16.4.3-b @GJ-17.2.4
  Scenario: A headless player who has not passed still answers it | 没过牌的无头照样能压
    Given the hands are
      | seat   | hand      |
      | P1     | 88        |
      | P2     | KK ?*6    |
      | P4     | 66 AA ?*4 |
      | P5     | AA ?*6    |
      | others | ?*8       |
    And P4 has the lead
    When P4 plays 66
    And these pass in turn: P5 and P6
    And P1 plays 88
    And P2 plays KK
    Then it is for P4 to answer
    When P4 passes
    Then only the cover of P5 is left, then P2 leads

  @GJ-16.4.3-c @GJ-10.2.1
  Scenario: It may be burned as ever | 照样可以烧
    Given the hands are
      | seat   | hand      |
      | P1     | 88        |
      | P2     | KK ?*6    |
      | P3     | 66 22 55S |
      | P5     | AA ?*6    |
      | others | ?*8       |
    And P3 has the lead
    When P3 plays 66
    And these pass in turn: P4, P5 and P6
    And P1 plays 88
    And P2 plays KK
    Then P3 is asked to burn
    When P3 burns with 22
    Then only the cover of P6 is left, then P3 leads

  @GJ-16.5-a @GJ-9.3
  Scenario Outline: A gouji bottom set is not for the others | 够级底牌，别人不能压
    Given the hands are
      | seat | hand   |
      | P1   | KK     |
      | P2   | AA 66S |
      | P3   | AA 66S |
      | P4   | AA ?*6 |
      | P5   | AA 66S |
      | P6   | AA 66S |
    And P1 has the lead
    When P1 plays KK
    And these decline to burn in turn: P3, P5, P2 and P6
    And <seat> tries to play AA
    Then it is refused: gouji set, not the opposite
    And P4 may only follow or let it stand

    Examples:
      | case        | seat |
      | the-next    | P2   |
      | the-partner | P3   |
      | the-fifth   | P5   |
      | the-sixth   | P6   |

  @GJ-16.5-b @GJ-19.3 @GJ-13.2.9
  Scenario: Nobody deals with a gouji bottom set: the next seat leads | 够级底牌无人处理，下家接风
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand
    When P4 lets it stand
    Then it is for P2 to lead

  @GJ-16.5-c @GJ-10.2.1 @GJ-17.2.4
  Scenario: A gouji bottom set is burned | 够级底牌被烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 22
    Then it is for P3 to answer
    When P3 passes
    Then it is for P4 to answer
    When P4 passes
    Then only the cover of P3 is left, then P6 leads

  @GJ-16.5-d @GJ-17.2.4
  Scenario: Over the second out's gouji bottom set the headless player is asked too | 二科的够级底牌，无头也可压
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P5     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 plays AA
    Then it is for P6 to answer

  @GJ-16.5-e @GJ-13.2.9 @GJ-19.3
  Scenario: Both decline, and the finisher's opposite covers | 两人都不压，由走科人的对头扣牌
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | others | ?*8  |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And these pass in turn: P4 and P5
    Then only the cover of P4 is left, then P3 leads

  @GJ-16.5-f @GH-turns.10 @GJ-17.2.1
  Scenario: The second out is the first's opposite: his gouji bottom set is open to all | 二科是头科的对头，够级底牌大家都可压
    Given the hands are
      | seat   | hand   |
      | P4     | KK     |
      | P6     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P1
    And P4 has the lead
    When P4 plays KK
    Then out, in this order: P1 and P4
    And it is for P5 to answer
    When P5 passes
    Then it is for P6 to answer
    When P6 passes
    Then it is for P2 to answer
    When P2 passes
    Then it is for P3 to answer
    When P3 passes
    Then it is for P5 to lead

  @GJ-16.5-g @GH-turns.10 @GJ-19.1.4 @GJ-19.2
  Scenario: There the next seat may apply for the wind on a gouji set | 这时够级底牌也可申请接风
    Given the hands are
      | seat   | hand |
      | P4     | KK   |
      | others | ?*8  |
    And out already, in this order: P1
    And P4 has the lead
    When P4 plays KK
    And P5 applies for the wind
    And these pass in turn: P6, P2 and P3
    Then it is for P5 to lead

  @GJ-16.5-h @GH-turns.10 @GJ-17.2.6 @GH-turns.13 @dead_gou_second=open
  Scenario: There is no unopposed gouji where the answer takes the first's opposite out second | 对头压着底牌走了二科，就没有够死级
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA     |
      | P5     | 22 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P5 declines to burn
    And P4 plays AA
    Then out, in this order: P1 and P4
    And it is for P5 to answer
    When P5 plays 22
    Then 22 by P5 is on the table

  @GJ-16.5-i @GH-turns.10 @GJ-19.1.5
  Scenario: There one may apply for the wind and another may still play | 这时有人申请接风，别人仍可上牌
    Given the hands are
      | seat   | hand  |
      | P4     | J     |
      | P5     | A ?*7 |
      | P6     | Q ?*7 |
      | others | ?*8   |
    And out already, in this order: P1
    And P4 has the lead
    When P4 plays J
    And P5 applies for the wind
    And P6 plays Q
    Then it is for P2 to answer
    When these pass in turn: P2 and P3
    Then it is for P5 to answer
    When P5 plays A
    Then A by P5 is on the table
