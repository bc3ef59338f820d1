@play
Feature: Article 26: playing with the 3s held | 第二十六条 憋3的打法

  @GJ-26.2.14-a @hold_three=on
  Scenario: Under hold three one without 3s goes out on any set | 憋3时手里没有3的，最后一手出什么都行
    Given the hands are
      | seat   | hand |
      | P1     | 99   |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 99
    Then out, in this order: P1

  @GJ-26.3.1-a @hold_three=on
  Scenario Outline: Under hold three the 3s are not split | 憋3时3不能拆
    Given the hands are
      | seat   | hand |
      | P1     | 333  |
      | others | ?*5  |
    And P1 has the lead
    When P1 tries to play <cards>
    Then it is refused: threes are not split
    And it is for P1 to lead
    When P1 plays 333
    Then out, in this order: P1

    Examples:
      | case         | cards |
      | one-of-three | 3     |
      | two-of-three | 33    |

  @GJ-26.3.1-b @hold_three=on
  Scenario Outline: Under hold three they all go in one set, however many | 憋3时几张3都一次出完
    Given the hands are
      | seat   | hand   |
      | P1     | <hand> |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays <hand>
    Then out, in this order: P1
    And it is for P2 to answer

    Examples:
      | case       | hand |
      | one        | 3    |
      | two        | 33   |
      | seven      | 3*7  |
      | sixteen    | 3*16 |

  @GJ-26.3.1-c @hold_three=off
  Scenario: Without hold three 3s are split like any rank | 不憋3时3可以拆
    Given the hands are
      | seat   | hand |
      | P1     | 333  |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 3
    Then P1 holds 2 cards

  @GJ-26.3.2-a @hold_three=on
  Scenario Outline: Under hold three no 2 is pasted on 3s | 憋3时3不能贴钱
    Given the hands are
      | seat   | hand  |
      | P1     | 33 22 |
      | others | ?*5   |
    And P1 has the lead
    When P1 tries to play <cards>
    Then it is refused: threes stand alone
    And P1 holds 4 cards
    And it is for P1 to lead

    Examples:
      | case          | cards |
      | with-one-two  | 332   |
      | with-two-twos | 3322  |
      | one-and-one   | 32    |

  @GJ-26.3.2-d @GJ-26.5.1 @hold_three=on
  Scenario: A 2 pasted on the last cards is wrong, but not because 3s come last | 最后一手 3 上贴了钱，错不在没留到最后
    Given the hands are
      | seat   | hand |
      | P1     | 33 2 |
      | others | ?*8  |
    And P1 has the lead
    When P1 tries to play 332
    Then it is refused: threes stand alone
    And the reason is not: threes come last

  @GJ-26.3.2-b @hold_three=off @bare_ranks=none
  Scenario: Without hold three 2s are pasted on 3s | 不憋3时3可以贴钱
    Given the hands are
      | seat   | hand    |
      | P1     | 33 22 9 |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 332
    Then 332 by P1 is on the table
    And it is for P2 to answer

  @GJ-26.3.3-a @hold_three=on
  Scenario Outline: Under hold three no joker is hung on 3s | 憋3时3不能挂花
    Given the hands are
      | seat   | hand   |
      | P1     | 33 S B |
      | others | ?*5    |
    And P1 has the lead
    When P1 tries to play <cards>
    Then it is refused: threes stand alone
    And P1 holds 4 cards
    And it is for P1 to lead

    Examples:
      | case         | cards |
      | a-small-one  | 33S   |
      | a-big-one    | 33B   |
      | one-of-each  | 33SB  |
      | on-one-three | 3S    |

  @GJ-26.3.3-b @hold_three=off @bare_ranks=none
  Scenario: Without hold three jokers are hung on 3s | 不憋3时3可以挂花
    Given the hands are
      | seat   | hand   |
      | P1     | 33 S 9 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 33S
    Then P1 holds 1 cards
    And it is for P4 to answer

  @GJ-26.3.3-c @hold_three=on
  Scenario: Under hold three nothing is hung on 3s to follow either | 憋3时顺牌也不能拿3挂花
    Given the hands are
      | seat   | hand   |
      | P1     | 5S ?*4 |
      | P4     | 3B 9   |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 5S
    And P4 tries to play 3B
    Then it is refused: threes stand alone
    And P4 holds 3 cards

  @GJ-26.5-a @hold_three=on
  Scenario: Under hold three the 3s are the last set | 憋3时3是最后一手
    Given the hands are
      | seat   | hand  |
      | P1     | 99 33 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 99
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then P1 holds 2 cards
    And it is for P1 to lead
    When P1 plays 33
    Then out, in this order: P1

  @GJ-26.5-b @hold_three=on @GJ-16.1 @fours_whole=no
  Scenario: The 3s laid last are answered like any bottom set | 3作底牌，照底牌压
    Given the hands are
      | seat   | hand   |
      | P1     | 33     |
      | P2     | 44 ?*3 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 33
    And P2 plays 44
    Then 44 by P2 is on the table
    And out, in this order: P1

  @GJ-26.5-c @hold_three=on @GJ-19.3
  Scenario: The 3s that nobody beats give the wind to the next seat | 3作底牌没人压，下家接风
    Given the hands are
      | seat   | hand |
      | P1     | 33   |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 33
    And these pass in turn: P2, P3, P4, P5 and P6
    Then only the cover of P4 is left, then P2 leads

  @GJ-26.5.1-a @hold_three=on
  Scenario Outline: Under hold three 3s are not led while anything else is held | 憋3时还有别的牌，就不能出3
    Given the hands are
      | seat   | hand      |
      | P1     | 33 <rest> |
      | others | ?*5       |
    And P1 has the lead
    When P1 tries to play 33
    Then it is refused: threes come last
    And it is for P1 to lead
    When P1 plays <rest>
    And P1 tries to play 33
    Then it is refused: <reason>

    Examples:
      | case           | rest | reason        |
      | a-four         | 4    | not your turn |
      | several-nines  | 999  | not your turn |

  @GJ-26.5.1-b @hold_three=on
  Scenario Outline: 2s and jokers kept back count as other cards | 留着的钱和花也是别的牌
    Given the hands are
      | seat   | hand      |
      | P1     | 33 <rest> |
      | others | ?*5       |
    And P1 has the lead
    When P1 tries to play 33
    Then it is refused: threes come last
    And it is for P1 to lead

    Examples:
      | case           | rest |
      | a-two          | 2    |
      | a-small-joker  | S    |
      | a-big-joker    | B    |
      | an-ace         | A    |

  @GJ-26.5.1-c @hold_three=on
  Scenario: A part of the 3s led early breaks both rules | 早出一部分3，两条都犯
    Given the hands are
      | seat   | hand  |
      | P1     | 333 9 |
      | others | ?*5   |
    And P1 has the lead
    When P1 tries to play 3
    Then it is refused: threes come last
    When P1 tries to play 33
    Then it is refused: threes are not split
    And it is for P1 to lead

  @GJ-26.5.1-d @hold_three=off
  Scenario: Without hold three 3s are led at any time | 不憋3时3随时可发
    Given the hands are
      | seat   | hand |
      | P1     | 33 9 |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 33
    Then 33 by P1 is on the table
    And it is for P2 to answer

  @GJ-26.5.1-e @hold_three=on
  Scenario: In the melee too the 3s wait for the last set | 乱缠中3也留到最后
    Given the hands are
      | seat   | hand |
      | P1     | 33 9 |
      | others | ?*5  |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 tries to play 33
    Then it is refused: threes come last
    When P1 plays 9
    And these pass in turn: P3, P5 and P6
    And P1 plays 33
    Then out, in this order: P2, P4 and P1

  @GJ-26.5.2-a @hold_three=on @fours_whole=no
  Scenario: One who holds only 3s can follow nothing | 只剩3的，什么也顺不了
    Given the hands are
      | seat   | hand   |
      | P1     | 44 ?*4 |
      | P2     | 33     |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 44
    And P2 tries to play 33
    Then it is refused: rank not higher
    And P2 holds 2 cards
    And 44 by P1 is on the table

  @GJ-26.5.2-b @hold_three=on
  Scenario: Nor can he follow another's 3s | 别人的3也顺不了
    Given the hands are
      | seat   | hand |
      | P1     | 33   |
      | P2     | 33   |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 33
    And P2 tries to play 33
    Then it is refused: rank not higher
    And P2 holds 2 cards

  @GJ-26.5.2-c @hold_three=on @GJ-19.2
  Scenario: He waits, and goes out once the lead is his | 只剩3的等到发牌权，一发就走
    Given the hands are
      | seat   | hand |
      | P1     | 99   |
      | P2     | 333  |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 99
    And P2 applies for the wind
    And these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P2 plays 333
    Then out, in this order: P1 and P2

  @GJ-26.5.2-d @hold_three=on
  Scenario: While he waits he passes when asked | 等的时候问到就过牌
    Given the hands are
      | seat   | hand   |
      | P1     | 99 ?*4 |
      | P2     | 333    |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 99
    And P2 passes
    Then it is for P3 to answer
    And P2 holds 3 cards

  @GJ-26.2.11-a @GJ-23.3.1 @hold_three=on
  Scenario: One who has revolted for want of a price is fourth out | 因买不起而革命的算四科
    Given the hands are
      | seat | hand |
      | P1   | 5    |
      | P2   | 6    |
      | P4   | 7    |
      | P5   | 8    |
      | P6   | 9 10 |
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays 5
    And P2 plays 6
    And P4 plays 7
    And P5 plays 8
    Then the hand is over and the places are: P1, P2, P4, P3, P5 and P6

  @GJ-26.2.11-b @GJ-23.5 @hold_three=on @hand_end=one_side_left
  Scenario: Or third out, where his two partners are first and second | 两个联邦占了头科、二科，算三科
    Given the hands are
      | seat   | hand |
      | P1     | 5    |
      | P5     | 6    |
      | others | ?*5  |
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays 5
    And these pass in turn: P2 and P4
    And P5 plays 6
    Then the hand is over and the places are: P1, P5, P3, P6, P2 and P4
