@play
Feature: Article 23 in play: the revolutionary's opposite | 第二十三条 革命者的对头怎样打
  The claimed head and its three unopposed gouji, giving them up, and the places round a revolutionary.

  @GJ-23.1.1-a @GH-turns.4
  Scenario: A revolutionary is passed over | 革命者不再轮到
    Given the hands are
      | seat   | hand  |
      | P6     | 8 ?*7 |
      | others | ?*8   |
    And P1 has revolted and the opposite has claimed the head
    And P6 has the lead
    When P6 plays 8
    Then it is for P2 to answer

  @GJ-23.1.1-b
  Scenario: He neither leads, follows, burns nor covers | 他不发、不顺、不烧、不扣
    Given the hands are
      | seat   | hand  |
      | P4     | 8 ?*7 |
      | others | ?*8   |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays 8
    And P1 tries to pass
    Then it is refused: not in play
    When P1 tries to decline to burn
    Then it is refused: not in play
    And it is for P5 to answer

  @GJ-23.1.1-c @GJ-6.7.4
  Scenario: If he was to lead, the next seat leads | 本该他发牌，由下家发
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And P1 has revolted and the opposite has claimed the head
    And P1 has the lead
    When the table is looked at
    Then it is for P2 to lead

  @GJ-23.1.1-e
  Scenario: He holds no cards any more | 他手里不再有牌
    Given the hands are
      | seat   | hand  |
      | P6     | 8 ?*7 |
      | others | ?*8   |
    And P1 has revolted and the opposite has claimed the head
    And P6 has the lead
    When P6 plays 8
    Then P1 holds 0 cards
    And P6 holds 7 cards

  @GJ-23.1.1-d @GJ-13.2.5
  Scenario: His opposite's sets are not covered | 他对头的牌没有人扣
    Given the hands are
      | seat   | hand  |
      | P4     | 8 ?*7 |
      | others | ?*8   |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays 8
    And these pass in turn: P5, P6, P2 and P3
    Then it is for P4 to lead
    And P4 holds 7 cards

  @GJ-23.3.1-a @GJ-23.3.2
  Scenario: The revolutionary is fourth, and the places below shift round him | 革命者四科，名次绕开他往下排
    Given the hands are
      | seat | hand |
      | P5   | 8    |
      | P6   | ?*8  |
    And out already, in this order: P2, P3 and P4
    And P1 has revolted and the opposite has claimed the head
    And P5 has the lead
    When P5 plays 8
    Then the hand is over and the places are: P2, P3, P4, P1, P5 and P6

  @GJ-23.3.1-d @GJ-23.5 @GJ-3.2.4 @hand_end=one_side_left
  Scenario Outline: With one partner only in the first two places he is still fourth | 头科二科里只有一个同伴，他仍是四科
    Given the hands are
      | seat   | hand |
      | P5     | 8    |
      | others | ?*8  |
    And out already, in this order: <seats>
    And P1 has revolted and the opposite has claimed the head
    And P5 has the lead
    When P5 plays 8
    Then the hand is over and the places are: <outcome>

    Examples:
      | case             | seats     | outcome                   |
      | first-and-third  | P3 and P2 | P3, P2, P5, P1, P6 and P4 |
      | second-and-third | P2 and P3 | P2, P3, P5, P1, P6 and P4 |

  @GJ-23.3.3-a @GJ-3.2.4 @hand_end=one_side_left
  Scenario: The other side takes the first three places | 对方串三户，革命者仍是四科
    Given the hands are
      | seat   | hand |
      | P6     | 8    |
      | others | ?*8  |
    And out already, in this order: P2 and P4
    And P1 has revolted and the opposite has claimed the head
    And P6 has the lead
    When P6 plays 8
    Then the hand is over and the places are: P2, P4, P6, P1, P3 and P5

  @GJ-23.3.3-b @GJ-3.2.5 @hand_end=last_hand
  Scenario: The same, played to the last hand | 同样，打到最后一人
    Given the hands are
      | seat | hand |
      | P3   | J    |
      | P5   | ?*8  |
      | P6   | 8    |
    And out already, in this order: P2 and P4
    And P1 has revolted and the opposite has claimed the head
    And P6 has the lead
    When P6 plays 8
    And P3 plays J
    Then the hand is over and the places are: P2, P4, P6, P1, P3 and P5

  @GJ-23.5-a @GJ-3.2.4 @hand_end=one_side_left
  Scenario: His partners first and second: he is third | 两个同伙头科、二科，革命者三科
    Given the hands are
      | seat   | hand |
      | P5     | 8    |
      | others | ?*8  |
    And out already, in this order: P3
    And P1 has revolted and the opposite has claimed the head
    And P5 has the lead
    When P5 plays 8
    Then the hand is over and the places are: P3, P5, P1, P6, P2 and P4

  @GJ-23.5-b @GJ-3.2.5 @hand_end=last_hand
  Scenario: The same, played to the last hand of the other side | 同样，对方打到最后一人
    Given the hands are
      | seat | hand |
      | P2   | 8    |
      | P4   | ?*8  |
    And out already, in this order: P3, P5 and P6
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P2 plays 8
    Then the hand is over and the places are: P3, P5, P1, P6, P2 and P4

  @GJ-23.3.4-a @GJ-23.3.9 @GJ-23.3.10
  Scenario: Three unopposed gouji, and the fourth is open to all | 三次够死级，第四次大家都可压
    Given the hands are
      | seat   | hand               |
      | P4     | KK QQQ AA JJJJ ?*4 |
      | others | ?*8                |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    Then it is for P4 to lead
    When P4 plays QQQ
    Then it is for P4 to lead
    When P4 plays AA
    Then it is for P4 to lead
    When P4 plays JJJJ
    Then it is for P5 to answer

  @GJ-23.3.5-a
  Scenario: A gouji set with which he follows uses one | 顺牌用的够级牌也算一次
    Given the hands are
      | seat   | hand               |
      | P3     | 66 ?*6             |
      | P4     | KK QQQ AA JJJJ ?*4 |
      | others | ?*8                |
    And P1 has revolted and the opposite has claimed the head
    And P3 has the lead
    When P3 plays 66
    And P4 plays KK
    Then it is for P4 to lead
    When P4 plays QQQ
    And P4 plays AA
    And P4 plays JJJJ
    Then it is for P5 to answer

  @GJ-23.3.5-b @GJ-23.3.8 @GJ-10.3.2
  Scenario: A burn of his uses one | 他烧的牌也算一次
    Given the hands are
      | seat   | hand      |
      | P4     | AA SSSS 5 |
      | P5     | KK ?*6    |
      | others | ?*8       |
    And P1 has revolted and the opposite has claimed the head
    And P5 has the lead
    When P5 plays KK
    Then P4 is asked to burn
    When P4 burns with AA
    Then it is for P4 to lead
    When P4 plays S
    Then it is for P4 to lead
    When P4 plays S
    Then it is for P4 to lead
    When P4 plays S
    Then it is for P5 to answer

  @GJ-23.3.5-c @GJ-8.3.2 @bare_ranks=none
  Scenario: A dead set uses one too | 死牌也算一次
    Given the hands are
      | seat   | hand            |
      | P4     | KB 4B BB KK ?*4 |
      | others | ?*8             |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KB
    Then it is for P4 to lead
    When P4 plays 4B
    Then it is for P4 to lead
    When P4 plays BB
    Then it is for P4 to lead
    When P4 plays KK
    Then it is for P5 to answer

  @GJ-23.3.5-d
  Scenario: A set that is not gouji uses none | 不是够级牌的不算
    Given the hands are
      | seat   | hand                 |
      | P4     | 8 KK QQQ AA JJJJ ?*4 |
      | others | ?*8                  |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays 8
    Then it is for P5 to answer
    When these pass in turn: P5, P6, P2 and P3
    And P4 plays KK
    And P4 plays QQQ
    And P4 plays AA
    Then it is for P4 to lead
    When P4 plays JJJJ
    Then it is for P5 to answer

  @GJ-23.3.6-c @table
  Scenario: It is told to be an unopposed gouji | 这是够死级
    Given the hands are
      | seat   | hand   |
      | P4     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    Then whether it is an unopposed gouji: yes

  @GJ-23.3.7-a @GJ-10.2.4 @fours_whole=no
  Scenario: An unopposed gouji that is burned is used up | 被烧的够死级也用掉一次
    Given the hands are
      | seat   | hand                 |
      | P3     | SS 4 ?*5             |
      | P4     | KK 9 QQQ JJJJ AA ?*3 |
      | P6     | 22 55S               |
      | others | ?*8                  |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    And P6 burns with 22
    Then P3 may only follow or let it stand
    When P3 plays SS
    And P6 lets it stand
    And P3 plays 4
    And P4 plays 9
    And these pass in turn: P5, P6, P2 and P3
    Then it is for P4 to lead
    When P4 plays QQQ
    Then it is for P4 to lead
    When P4 plays JJJJ
    Then it is for P4 to lead
    When P4 plays AA
    Then it is for P5 to answer

  @GJ-23.3.8-a @GJ-9.3
  Scenario: While three are left he has no headless player's right | 够死级没用完，他没有无头的权利
    Given the hands are
      | seat   | hand   |
      | P4     | AA 55S |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And P1 has revolted and the opposite has claimed the head
    And P5 has the lead
    When P5 plays KK
    Then P4 is asked to burn
    When P4 declines to burn
    Then P2 may only follow or let it stand
    When P4 tries to play AA
    Then it is refused: gouji set, not the opposite

  @GJ-23.3.8-b @GJ-11.2.1
  Scenario: On ordinary sets he follows in turn like anybody | 不是够级牌的，他照常依次顺牌
    Given the hands are
      | seat   | hand  |
      | P3     | 6 ?*7 |
      | P4     | 8 ?*7 |
      | others | ?*8   |
    And P1 has revolted and the opposite has claimed the head
    And P3 has the lead
    When P3 plays 6
    Then it is for P4 to answer
    When P4 plays 8
    Then it is for P5 to answer

  @GJ-23.3.10-c @GJ-23.3.7 @GJ-17.2.2
  Scenario: The third one burned, he is headless | 第三次被烧，他就无头
    Given the hands are
      | seat   | hand          |
      | P4     | KK QQQ AA ?*4 |
      | P6     | 22 55 SS      |
      | others | ?*8           |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    And P6 declines to burn
    And P4 plays QQQ
    And P6 declines to burn
    And P4 plays AA
    Then P6 is asked to burn
    When P6 burns with 22
    Then it is for P3 to answer
    When P3 passes
    Then it is for P4 to answer

  @GJ-23.3.10-b @table
  Scenario: After the third he is among the headless | 三次用完，列为无头
    Given the hands are
      | seat   | hand          |
      | P4     | KK QQQ AA ?*4 |
      | others | ?*8           |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    And P4 plays QQQ
    And P4 plays AA
    Then headless: P4

  @GJ-23.3.10-d @table
  Scenario: While the third still lies he is not yet headless | 第三次还摆在桌上，他还不是无头
    Given the hands are
      | seat   | hand          |
      | P4     | KK QQQ AA ?*4 |
      | P6     | 22 55 SS      |
      | others | ?*8           |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    And P6 declines to burn
    And P4 plays QQQ
    And P6 declines to burn
    And P4 plays AA
    Then P6 is asked to burn
    And nobody is headless
    When P6 declines to burn
    Then headless: P4

  @GJ-23.3.11-a @GJ-18.1.1
  Scenario: In the melee what is left of the three has lapsed | 四人乱缠，余下的够死级作废
    Given the hands are
      | seat | hand   |
      | P4   | KK ?*6 |
      | P5   | AA ?*6 |
      | P6   | ?*8    |
    And out already, in this order: P2 and P3
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    Then it is for P5 to answer
    When P5 plays AA
    Then it is for P6 to answer

  @GJ-23.3.11-b @GH-turns.6 @revolution_melee=first_place
  Scenario: Where the first out suffices, it lapses with him | 头科走了就乱缠时，随头科作废
    Given the hands are
      | seat   | hand   |
      | P4     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    Then it is for P5 to answer

  @GJ-23.3.11-c @GJ-18.1.1 @revolution_melee=second_place
  Scenario: Where first and second must be out, it is still his | 头科、二科都走才乱缠时，够死级还在
    Given the hands are
      | seat   | hand   |
      | P4     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    Then it is for P4 to lead
    And P4 holds 6 cards

  @GJ-23.3.11-d @GJ-23.4
  Scenario: In the melee there is nothing left to give up | 乱缠以后没有头可放弃
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And out already, in this order: P2 and P3
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 tries to give up the head
    Then it is refused: nothing to renounce
    And it is for P4 to lead

  @GJ-23.3.11-e @GJ-23.4 @GJ-18.1.2
  Scenario: Nor once the melee has come in play | 打到乱缠，也没有头可放弃
    Given the hands are
      | seat   | hand |
      | P3     | 8    |
      | others | ?*8  |
    And out already, in this order: P2
    And P1 has revolted and the opposite has claimed the head
    And P3 has the lead
    When P3 plays 8
    And these pass in turn: P4 and P5
    And P6 lets it stand
    Then it is for P4 to lead
    When P4 tries to give up the head
    Then it is refused: nothing to renounce

  @GJ-23.4-a
  Scenario: The head given up, he is headless | 放弃要头，就是无头
    Given the hands are
      | seat   | hand   |
      | P4     | KK ?*6 |
      | others | ?*8    |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 gives up the head
    Then it is for P4 to lead
    When P4 plays KK
    Then it is for P5 to answer

  @GJ-23.4-b @GJ-17.2.4 @revolution_melee=second_place
  Scenario: There may be two headless players | 无头可以有两个
    Given the hands are
      | seat   | hand   |
      | P3     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has revolted and the opposite has claimed the head
    And P3 has the lead
    When P4 gives up the head
    And P3 plays KK
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 passes
    Then P6 may only follow or let it stand

  @GJ-23.4-c @GJ-17.2.5
  Scenario: Headless, he is asked to burn no more | 无头以后不再问他烧牌
    Given the hands are
      | seat   | hand   |
      | P4     | AA 55S |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And P1 has revolted and the opposite has claimed the head
    And P5 has the lead
    When P4 gives up the head
    And P5 plays KK
    Then it is for P2 to answer
    When P2 passes
    Then it is for P4 to answer

  @GJ-23.4-d
  Scenario: Out already, he gives up nothing | 已经走科，就没有头可放弃
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And out already, in this order: P4
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P4 tries to give up the head
    Then it is refused: not in play
    And it is for P2 to lead

  @GJ-23.4.1-a
  Scenario: Before the first lead he may still choose, whoever leads | 首发牌前他可以选，不论由谁发牌
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P4 gives up the head
    Then it is for P2 to lead
    When P4 tries to give up the head
    Then it is refused

  @GJ-23.4.1-b @GJ-8.5.2
  Scenario: He may choose, but not lead in another's place | 他可以选，但不能抢别人的发牌
    Given the hands are
      | seat   | hand   |
      | P4     | KK ?*6 |
      | others | ?*8    |
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P4 tries to play KK
    Then it is refused: not your turn
    When P4 tries to pass
    Then it is refused: not your turn
    And it is for P2 to lead
    When P4 gives up the head
    Then it is for P2 to lead

  @GJ-23.4.1-c @GJ-8.1.6
  Scenario Outline: What is refused before the first set does not end the choice | 首手牌之前不受理的话，不使他失去选择
    Given the hands are
      | seat   | hand      |
      | P2     | KK ?*6    |
      | P4     | AA 66 ?*4 |
      | others | ?*8       |
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When <tried>
    Then it is refused
    And it is for P2 to lead
    When P4 gives up the head
    And P2 plays KK
    Then it is for P4 to answer

    Examples:
      | case                         | tried                        |
      | the-leader-passes            | P2 tries to pass             |
      | the-leader-covers            | P2 tries to cover            |
      | cards-he-does-not-hold       | P2 tries to play AA          |
      | the-leader-gives-up-the-head | P2 tries to give up the head |
      | he-himself-leads             | P4 tries to play AA          |
      | he-himself-passes            | P4 tries to pass             |

  @GJ-23.4.2-g
  Scenario: Not at another's lead once the hand is under way | 开打以后，别人发牌时不能放弃
    Given the hands are
      | seat   | hand      |
      | P2     | KK 66 ?*4 |
      | others | ?*8       |
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P2 plays KK
    And P5 lets it stand
    Then it is for P2 to lead
    When P4 tries to give up the head
    Then it is refused: giving up the head out of time

  @GJ-23.4.2-i @GJ-23.3.9
  Scenario: Refused at another's lead, he still has his three | 别人发牌时要放弃，不准，三次还在
    Given the hands are
      | seat   | hand      |
      | P2     | KK 66 ?*4 |
      | P4     | KK ?*6    |
      | others | ?*8       |
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P2 plays KK
    And P5 lets it stand
    And P4 tries to give up the head
    Then it is refused: giving up the head out of time
    And it is for P2 to lead
    When P2 plays 66
    And P3 passes
    And P4 plays KK
    Then it is for P4 to lead

  @GJ-23.4.2-j @GJ-23.3.9 @GJ-8.1.6
  Scenario: Asked to answer, he does not give it up, and still has his three | 问到他顺牌，不能放弃，三次还在
    Given the hands are
      | seat   | hand   |
      | P2     | 66 ?*6 |
      | P4     | KK ?*6 |
      | others | ?*8    |
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P2 plays 66
    And P3 passes
    And P4 tries to give up the head
    Then it is refused: giving up the head out of time
    And it is for P4 to answer
    When P4 plays KK
    Then it is for P4 to lead

  @GJ-23.4.2-k @GJ-23.3.8 @GJ-10.2.7
  Scenario: Asked to burn, he does not give it up, and is still asked | 问到他烧牌，不能放弃，仍旧问他
    Given the hands are
      | seat   | hand   |
      | P4     | AA 55S |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And P1 has revolted and the opposite has claimed the head
    And P5 has the lead
    When P5 plays KK
    And P4 tries to give up the head
    Then it is refused
    And P4 holds 5 cards
    And P4 is asked to burn
    When P4 burns with AA
    Then it is for P4 to lead

  @GJ-23.4.2-l @GJ-23.3.9
  Scenario Outline: Whoever else tries to give it up, it is still claimed | 别人要替他放弃，头照样还要着
    Given the hands are
      | seat   | hand   |
      | P2     | 66 ?*6 |
      | P4     | KK ?*6 |
      | others | ?*8    |
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When <player> tries to give up the head
    Then it is refused
    And it is for P2 to lead
    When P2 plays 66
    And P3 tries to give up the head
    Then it is refused
    And it is for P3 to answer
    When P3 passes
    And P4 plays KK
    Then it is for P4 to lead

    Examples:
      | case              | player |
      | the-leader        | P2     |
      | another           | P5     |
      | the-revolutionary | P1     |

  @GJ-23.4.2-h @GJ-23.4 @table
  Scenario: At his own lead giving up is on offer until it is done | 轮到他发牌时可以放弃，放弃了就不再可以
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When the table is looked at
    Then giving up the head is on offer
    When P4 gives up the head
    Then it is for P4 to lead
    And giving up the head is not on offer

  @GJ-23.4.2-e @GJ-23.3.10
  Scenario: With none left there is nothing to give up | 用完以后无可放弃
    Given the hands are
      | seat   | hand          |
      | P4     | KK QQQ AA ?*4 |
      | others | ?*8           |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    And P4 plays QQQ
    And P4 plays AA
    And P4 tries to give up the head
    Then it is refused: nothing to renounce
    And it is for P4 to lead

  @GJ-23.4.2-f
  Scenario: Without a revolution there is nothing to give up | 没有人革命就无可放弃
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And P4 has the lead
    When P4 tries to give up the head
    Then it is refused: nothing to renounce
    And it is for P4 to lead

  @GJ-23.4.2-m
  Scenario: All that may be done by one who has claimed the head and leads | 要了头的人发牌时能做的全部
    Given the hands are
      | seat   | hand |
      | P4     | 55   |
      | others | ?*8  |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When what may be done is listed
    Then what may be done is exactly: play 5, play 55, renounce
