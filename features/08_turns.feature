@play
Feature: Article 8: laying sets and taking turns | 第八条 发牌、顺牌与轮次

  @GJ-8.1.1-a
  Scenario Outline: A set laid is neither changed nor added to | 落地生根，不得换牌、增牌
    Given the hands are
      | seat   | hand          |
      | P1     | 999 10 10 ?*4 |
      | others | ?*5           |
    And P1 has the lead
    When P1 plays 99
    And P1 tries to play <cards>
    Then it is refused: not your turn
    And 99 by P1 is on the table
    And P1 holds 7 cards
    And it is for P2 to answer

    Examples:
      | case          | cards |
      | another-pair  | 10 10 |
      | one-more-nine | 9     |
      | a-single      | 10    |

  @GJ-8.1.1-b
  Scenario: What has been laid is no longer held | 出过的牌不再是手中的牌
    Given the hands are
      | seat   | hand  |
      | P1     | 99 10 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 99
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 tries to play 99
    Then it is refused: cards not held
    And P1 holds 1 cards
    And it is for P1 to lead

  @GJ-8.1.2-a
  Scenario Outline: A wrong follow is not laid and its cards stay in the hand | 错牌不出，退回手中
    Given the hands are
      | seat   | hand           |
      | P1     | 88 ?*4         |
      | P2     | 77 8899 9 10 J |
      | others | ?*5            |
    And P1 has the lead
    When P1 plays 88
    And P2 tries to play <cards>
    Then it is refused: <reason>
    And P2 holds 9 cards
    And 88 by P1 is on the table

    Examples:
      | case         | cards | reason          |
      | lower-rank   | 77    | rank not higher |
      | equal-rank   | 88    | rank not higher |
      | one-fewer    | 9     | count differs   |
      | one-more     | 999   | count differs   |
      | two-ranks    | 10 J  | mixed ranks     |

  @GJ-8.1.2-b @misplay=forfeit
  Scenario Outline: A wrong follow loses the right and the next seat is asked | 顺错失权，轮到下家
    Given the hands are
      | seat   | hand           |
      | P1     | 88 ?*4         |
      | P2     | 77 8899 9 10 J |
      | others | ?*5            |
    And P1 has the lead
    When P1 plays 88
    And P2 tries to play <cards>
    Then it is refused: <reason>
    And it is for P3 to answer
    When P2 tries to play 99
    Then it is refused: not your turn

    Examples:
      | case         | cards | reason          |
      | lower-rank   | 77    | rank not higher |
      | equal-rank   | 88    | rank not higher |
      | one-fewer    | 9     | count differs   |
      | one-more     | 999   | count differs   |
      | two-ranks    | 10 J  | mixed ranks     |

  @GJ-8.1.3-a @misplay=forfeit
  Scenario: A right lost by a wrong follow is a pass for the round | 顺错失权，本轮算过牌
    Given the hands are
      | seat   | hand     |
      | P1     | 8 ?*4    |
      | P2     | 7 10 ?*4 |
      | P3     | 9 ?*4    |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 8
    And P2 tries to play 7
    And P3 plays 9
    And P2 tries to play 10
    Then it is refused: already passed
    When these pass in turn: P4, P5, P6 and P1
    Then only the cover of P6 is left, then P3 leads

  @GJ-8.1.3-b @misplay=forfeit @GJ-11.2.2
  Scenario: After a wrong follow one may still follow one's opposite's set, last of all | 顺错失权的人，对头的牌最后还可以上
    Given the hands are
      | seat   | hand     |
      | P1     | 8 ?*4    |
      | P2     | 7 10 ?*4 |
      | P5     | 9 ?*4    |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 8
    And P2 tries to play 7
    And these pass in turn: P3 and P4
    And P5 plays 9
    And these pass in turn: P6 and P1
    Then it is for P2 to answer
    When P2 plays 10
    Then 10 by P2 is on the table

  @GJ-8.1.3-c @misplay=forfeit
  Scenario: The next round knows nothing of the wrong follow | 下一轮不再算这一次顺错
    Given the hands are
      | seat   | hand     |
      | P1     | 88 ?*4   |
      | P2     | 7 10 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 8
    And P2 tries to play 7
    And these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 plays 8
    Then it is for P2 to answer
    When P2 plays 10
    Then it is for P3 to answer

  @GJ-8.1.4-a @misplay=forfeit
  Scenario Outline: The opposite who answers a gouji set wrongly can only cover | 对头顺错够级牌，只剩扣牌
    Given the hands are
      | seat   | hand            |
      | P1     | KK ?*4          |
      | P4     | KKK QQ AA J ?*2 |
      | others | ?*5             |
    And P1 has the lead
    When P1 plays KK
    And P4 tries to play <cards>
    Then it is refused: <reason>
    And P4 holds 10 cards
    And only the cover of P4 is left, then P1 leads

    Examples:
      | case        | cards | reason          |
      | one-more    | KKK   | count differs   |
      | one-fewer   | A     | count differs   |
      | lower-rank  | QQ    | rank not higher |
      | equal-rank  | KK    | rank not higher |
      | two-ranks   | AJ    | mixed ranks     |

  @GJ-8.1.4-b @misplay=forfeit @cover=explicit
  Scenario: The opposite has no second try before he covers | 对头顺错，扣牌之前不能再压
    Given the hands are
      | seat   | hand       |
      | P1     | KK ?*4     |
      | P4     | KKK AA ?*2 |
      | others | ?*5        |
    And P1 has the lead
    When P1 plays KK
    And P4 tries to play KKK
    And P4 tries to play AA
    Then it is refused: passed on this set
    When P4 covers
    Then it is for P1 to lead

  @GJ-8.1.4-c @misplay=forfeit
  Scenario: With others still to be asked the opposite's wrong follow is a pass | 后面还有人要问，对头顺错算过牌
    Given the hands are
      | seat   | hand     |
      | P1     | 8 ?*4    |
      | P4     | 7 10 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And P4 tries to play 7
    Then it is refused: rank not higher
    And it is for P5 to answer
    When these pass in turn: P5 and P6
    Then only the cover of P4 is left, then P1 leads

  @GJ-8.1.4-d @misplay=forfeit @GJ-11.2.2
  Scenario: Back after a pass, the opposite who follows wrongly can only cover | 过牌后回来的对头顺错，只剩扣牌
    Given the hands are
      | seat   | hand     |
      | P1     | 9 ?*4    |
      | P2     | 10 ?*4   |
      | P3     | 10 Q ?*4 |
      | P6     | J ?*4    |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P4 and P5
    And P6 plays J
    And these pass in turn: P1 and P2
    And P3 tries to play 10
    Then it is refused: rank not higher
    And only the cover of P3 is left, then P6 leads

  @GJ-8.1.5-a @misplay=forfeit
  Scenario: A wrong burn is a burn declined | 烧错算不烧
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P3     | 22 55 S |
      | P4     | AA ?*4  |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    Then P3 is asked to burn
    When P3 tries to burn with 55
    Then it is refused: rank not higher
    And P3 holds 5 cards
    And it is for P4 to answer

  @GJ-8.1.5-b @misplay=forfeit @GJ-10.2.8
  Scenario: A wrong burn is no pass, and the next gouji set may be burned | 烧错不算过牌，下一手够级牌还可以烧
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P3     | 22 55 S |
      | P4     | AA ?*4  |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And P3 tries to burn with 55
    And P4 plays AA
    Then P3 is asked to burn
    When P3 burns with 22
    Then 22 by P3 is on the table

  @GJ-8.1.6-a
  Scenario Outline: What is not in the hand or cannot be read costs nothing | 手里没有的、看不懂的，不受理也不失权
    Given the hands are
      | seat   | hand      |
      | P1     | 99 ?*4    |
      | P2     | 10 10 ?*4 |
      | others | ?*5       |
    And P1 has the lead
    When P1 plays 99
    And P2 tries to play the text <text>
    Then it is refused: <reason>
    And it is for P2 to answer
    When P2 plays 10 10
    Then it is for P3 to answer

    Examples:
      | case             | text    | reason           |
      | aces-not-held    | "AA"    | cards not held   |
      | one-too-many     | "10*3"  | cards not held   |
      | one-ten-one-jack | "10 J"  | cards not held   |
      | unknown-card     | "XX"    | cards unreadable |
      | no-card-at-all   | ""      | no cards         |

  @GJ-8.1.6-b
  Scenario: Declarations out of place cost nothing | 不该有的声明，不受理也不失权
    Given the hands are
      | seat   | hand      |
      | P1     | 99 ?*4    |
      | P2     | 10 10 ?*4 |
      | others | ?*5       |
    And P1 has the lead
    When P1 plays 99
    And P2 tries to yield
    Then it is refused: yield, not the opposite
    When P2 tries to apply for the wind
    Then it is refused: wind, no bottom set
    When P2 tries to decline to burn
    Then it is refused: decline, not asked to burn
    When P2 tries to burn with 10 10
    Then it is refused: burn of no gouji set
    When P2 tries to give up the head
    Then it is refused: nothing to renounce
    And it is for P2 to answer
    When P2 plays 10 10
    Then it is for P3 to answer

  @GJ-8.1.6-c @cover=explicit
  Scenario: A cover out of place costs nothing | 不该扣而要扣，不受理也不失权
    Given the hands are
      | seat   | hand      |
      | P1     | 99 ?*4    |
      | P2     | 10 10 ?*4 |
      | others | ?*5       |
    And P1 has the lead
    When P1 plays 99
    And P2 tries to cover
    Then it is refused: not the coverer
    When P2 tries to allow P5 to cover
    Then it is refused: not the coverer's leave
    And it is for P2 to answer
    When P2 plays 10 10
    Then it is for P3 to answer

  @GJ-8.1.6-d @GH-turns.3
  Scenario Outline: A word out of place at one's own lead costs nothing | 轮到自己发牌，说了不该说的话，不受理也不失权
    Given the hands are
      | seat   | hand       |
      | P1     | 9 J 22 ?*4 |
      | P2     | 10 ?*4     |
      | others | ?*5        |
    And P1 has the lead
    When <tried>
    Then it is refused
    And P1 holds 8 cards
    And it is for P1 to lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P4, P5 and P6
    Then it is for P1 to answer
    When P1 plays J
    Then it is for P2 to answer

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

  @GJ-8.1.6-e
  Scenario Outline: A word out of place by the next seat asked costs nothing | 问到下家，说了不该说的话，不受理也不失权
    Given the hands are
      | seat   | hand      |
      | P1     | 8 J ?*4   |
      | P2     | 9 K 2 ?*4 |
      | others | ?*5       |
    And P1 has the lead
    When P1 plays 8
    And <tried>
    Then it is refused
    And P2 holds 7 cards
    And 8 by P1 is on the table
    And it is for P2 to answer
    When P2 plays 9
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays J
    Then it is for P2 to answer
    When P2 plays K
    Then it is for P1 to answer

    Examples:
      | case               | tried                          |
      | yield              | P2 tries to yield              |
      | cover              | P2 tries to cover              |
      | burn               | P2 tries to burn with 2        |
      | decline            | P2 tries to decline to burn    |
      | wind               | P2 tries to apply for the wind |
      | leave-to-cover     | P2 tries to allow P5 to cover  |
      | giving-up-the-head | P2 tries to give up the head   |

  @GJ-8.1.6-f @GJ-12.1.5
  Scenario Outline: A word out of place by the opposite in his turn costs nothing, and he may still yield | 问到对头，说了不该说的话，不失权，照样可以让牌
    Given the hands are
      | seat   | hand     |
      | P1     | 8 ?*4    |
      | P4     | 10 2 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2 and P3
    And <tried>
    Then it is refused
    And P4 holds 6 cards
    And 8 by P1 is on the table
    And it is for P4 to answer
    When P4 yields
    And these pass in turn: P5 and P6
    Then P4 may only follow or let it stand
    When P4 plays 10
    Then it is for P1 to answer

    Examples:
      | case               | tried                          |
      | cover              | P4 tries to cover              |
      | burn               | P4 tries to burn with 2        |
      | decline            | P4 tries to decline to burn    |
      | wind               | P4 tries to apply for the wind |
      | leave-to-cover     | P4 tries to allow P2 to cover  |
      | giving-up-the-head | P4 tries to give up the head   |

  @GJ-8.1.6-g
  Scenario Outline: A word out of place by the last seat asked costs nothing | 最后问到的人，说了不该说的话，不受理也不失权
    Given the hands are
      | seat   | hand       |
      | P1     | 8 J ?*4    |
      | P6     | 10 Q 2 ?*4 |
      | others | ?*5        |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2, P3, P4 and P5
    And <tried>
    Then it is refused
    And P6 holds 7 cards
    And 8 by P1 is on the table
    And it is for P6 to answer
    When P6 plays 10
    And P1 plays J
    Then it is for P6 to answer

    Examples:
      | case               | tried                          |
      | yield              | P6 tries to yield              |
      | cover              | P6 tries to cover              |
      | burn               | P6 tries to burn with 2        |
      | decline            | P6 tries to decline to burn    |
      | wind               | P6 tries to apply for the wind |
      | leave-to-cover     | P6 tries to allow P4 to cover  |
      | giving-up-the-head | P6 tries to give up the head   |

  @GJ-8.1.6-h
  Scenario Outline: More cards than there are cannot be held, and cost nothing | 多得不可能有的牌，手里没有，也不失权
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 tries to play the text <text>
    Then it is refused
    And P2 holds 5 cards
    And it is for P2 to answer
    When P2 plays 10
    Then it is for P3 to answer

    Examples:
      | case               | text                  |
      | five-big-jokers    | "BBBBB"               |
      | five-small-jokers  | "S*5"                 |
      | seventeen-tens     | "10*16 10"            |
      | thirty-seven-cards | "8*13 2*16 SSSS BBBB" |

  @GJ-8.1.7-a
  Scenario Outline: A wrong lead is not laid and the lead stays | 发错的牌不算出，发牌权不变
    Given the hands are
      | seat   | hand        |
      | P1     | 99 10 J ?*4 |
      | others | ?*5         |
    And P1 has the lead
    When P1 tries to play the text <text>
    Then it is refused: <reason>
    And P1 holds 8 cards
    And it is for P1 to lead
    When P1 plays 99
    Then it is for P2 to answer

    Examples:
      | case            | text    | reason           |
      | two-ranks       | "10 J"  | mixed ranks      |
      | nine-and-ten    | "9 9 T" | mixed ranks      |
      | cards-not-held  | "AA"    | cards not held   |
      | unknown-card    | "9X"    | cards unreadable |
      | no-card-at-all  | ""      | no cards         |

  @GJ-8.3.7-a @joker_exchange=none
  Scenario Outline: Over a dead set nobody is asked and the opposite covers | 死牌落桌，谁也不问，对头扣牌
    Given the hands are
      | seat | hand        |
      | P1   | BB 5522 ?*4 |
      | P2   | AAA ?*3     |
      | P3   | 22 88 S     |
      | P4   | AA 22 BB    |
      | P5   | KK 99 S     |
      | P6   | ?*5         |
    And P1 has the lead
    When P1 plays <cards>
    Then only the cover of P4 is left, then P1 leads

    Examples:
      | case            | cards |
      | big-alone       | B     |
      | two-big-alone   | BB    |
      | big-on-fives    | 55B   |
      | big-on-twos     | 22B   |
      | big-on-pasted   | 552B  |
      | two-big-on-five | 5BB   |

  @GJ-8.3.7-b @cover=explicit @joker_exchange=none
  Scenario: Answers and burns of a dead set are refused | 死牌不能压、不能烧
    Given the hands are
      | seat   | hand    |
      | P1     | 5B ?*4  |
      | P2     | AA ?*3  |
      | P3     | 22 88 S |
      | P4     | 22 BB   |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 5B
    And P4 tries to play BB
    Then it is refused: set is dead
    When P4 tries to play 22
    Then it is refused: set is dead
    When P2 tries to play AA
    Then it is refused: set is dead
    When P3 tries to burn with 22
    Then it is refused: burn of a dead set
    When P4 covers
    Then it is for P1 to lead

  @GJ-8.3.7-g @cover=explicit @joker_exchange=none
  Scenario: A dead set lies on the table until it is covered | 死牌留在桌上，等对头扣牌
    Given the hands are
      | seat   | hand   |
      | P1     | 5B ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 5B
    Then 5B by P1 is on the table
    And what is on the table is dead: yes
    And what is on the table is a gouji set: yes

  @GJ-8.3.7-c @joker_exchange=none @GJ-13.2.5
  Scenario: A dead set whose opposite is out needs no cover | 死牌的对头不在局，不用扣牌
    Given the hands are
      | seat   | hand    |
      | P1     | 5B ?*4  |
      | P2     | AA ?*3  |
      | P3     | 22 88 S |
      | others | ?*5     |
    And out already, in this order: P4
    And P1 has the lead
    When P1 plays 5B
    Then it is for P1 to lead
    And P1 holds 4 cards

  @GJ-8.3.7-d @joker_exchange=none
  Scenario: An answer that is dead ends the asking | 压上的牌是死牌，后面的人不再问
    Given the hands are
      | seat   | hand   |
      | P1     | 77 ?*4 |
      | P2     | 8B ?*4 |
      | P3     | AA ?*3 |
      | P5     | BB ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 77
    And P2 plays 8B
    Then only the cover of P5 is left, then P2 leads

  @GJ-8.3.7-e @mixed_jokers=dead @joker_exchange=none
  Scenario: With both jokers hung a set is dead and only covered | 大花小花同挂是死牌，只扣不压
    Given the hands are
      | seat   | hand    |
      | P1     | 5SB ?*4 |
      | P4     | 9BB ?*4 |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 5SB
    Then only the cover of P4 is left, then P1 leads

  @GJ-8.3.7-f @mixed_jokers=as_small
  Scenario: Where both jokers count as small ones the opposite is asked | 混花作小花时，仍问对头
    Given the hands are
      | seat   | hand    |
      | P1     | 5SB ?*4 |
      | P4     | 9BB ?*4 |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 5SB
    Then it is for P4 to answer
    When P4 plays 9BB
    Then P4 holds 4 cards

  @GJ-8.3.7-h @GH-sets.5 @joker_exchange=two_for_one
  Scenario: Where two big jokers beat one, the opposite is asked about a set with one | 大花可以二打一的，挂一张大花的牌仍问对头
    Given the hands are
      | seat   | hand     |
      | P1     | AAB ?*3  |
      | P4     | 22BB ?*3 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays AAB
    Then it is for P4 to answer
    And what is on the table is a gouji set: yes
    And what is on the table is dead: no
    When P4 plays 22BB
    Then P4 holds 3 cards

  @GJ-8.5.1-a @GJ-8.5.4 @GJ-13.2.1
  Scenario Outline: The others are asked one by one from the next seat | 从下家起，一家一家问
    Given the hands are
      | seat | hand    |
      | P1   | 99 ?*3  |
      | P2   | 99 ?*3  |
      | P3   | 99 ?*3  |
      | P4   | 99 ?*3  |
      | P5   | 99 ?*3  |
      | P6   | 99 ?*3  |
    And <leader> has the lead
    When <leader> plays 99
    Then it is for <next> to answer
    When these pass in turn: <seats>
    Then only the cover of <opposite> is left, then <leader> leads

    Examples:
      | case       | leader | next | seats                  | opposite |
      | from-one   | P1     | P2   | P2, P3, P4, P5 and P6  | P4       |
      | from-two   | P2     | P3   | P3, P4, P5, P6 and P1  | P5       |
      | from-three | P3     | P4   | P4, P5, P6, P1 and P2  | P6       |
      | from-four  | P4     | P5   | P5, P6, P1, P2 and P3  | P1       |
      | from-five  | P5     | P6   | P6, P1, P2, P3 and P4  | P2       |
      | from-six   | P6     | P1   | P1, P2, P3, P4 and P5  | P3       |

  @GJ-8.5.1-b @GH-turns.4
  Scenario: A seat that is out is not asked | 走了科的座位不问
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P3
    And P1 has the lead
    When P1 plays 9
    Then it is for P2 to answer
    When P2 passes
    Then it is for P4 to answer
    When these pass in turn: P4, P5 and P6
    Then only the cover of P4 is left, then P1 leads

  @GJ-8.5.1-c @GH-turns.4
  Scenario: The next seat out, the asking starts with the one after | 下家走了科，从再下一家问起
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 9
    Then it is for P3 to answer

  @GJ-8.5.1-d @table
  Scenario: Whoever is asked may follow, whatever he holds | 问到的人都可以上牌，不看手里有什么
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | P2     | 3 4   |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    Then it is for P2 to answer
    And following is on offer

  @GJ-8.5.2-a
  Scenario Outline: Whoever is not asked may not play | 没问到的不得越、抢
    Given the hands are
      | seat | hand     |
      | P1   | 99 10    |
      | P2   | ?*5      |
      | P3   | 10 ?*4   |
      | P4   | 10 ?*4   |
      | P5   | 10 ?*4   |
      | P6   | 10 ?*4   |
    And P1 has the lead
    When P1 plays 9
    And <player> tries to play 10
    Then it is refused: not your turn
    When <player> tries to pass
    Then it is refused: not your turn
    And 9 by P1 is on the table
    And it is for P2 to answer

    Examples:
      | case                    | player |
      | the-seat-after-the-next | P3     |
      | the-opposite            | P4     |
      | a-partner               | P5     |
      | the-seat-before         | P6     |
      | the-leader-himself      | P1     |

  @GJ-8.5.2-b
  Scenario: What is done out of turn costs nothing | 越、抢的不算，轮到时照样可以上
    Given the hands are
      | seat   | hand     |
      | P1     | 9 ?*4    |
      | P3     | 8 10 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 9
    And P3 tries to play 8
    Then it is refused: not your turn
    When P3 tries to pass
    Then it is refused: not your turn
    When P2 passes
    Then it is for P3 to answer
    When P3 plays 10
    Then 10 by P3 is on the table

  @GJ-8.5.2-c
  Scenario Outline: Only whoever has the lead may lead | 没有发牌权的不得抢发
    Given the hands are
      | seat | hand    |
      | P1   | 9 ?*4   |
      | P2   | 9 ?*4   |
      | P3   | 9 ?*4   |
      | P4   | 9 ?*4   |
      | P5   | 9 ?*4   |
      | P6   | 9 ?*4   |
    And P3 has the lead
    When <player> tries to play 9
    Then it is refused: not your turn
    And it is for P3 to lead

    Examples:
      | case                | player |
      | a-seat-before       | P1     |
      | the-seat-before     | P2     |
      | the-next-seat       | P4     |
      | a-partner           | P5     |
      | the-opposite        | P6     |

  @GJ-8.5.2-d
  Scenario: A seat already asked does not come back | 问过了的不再回头
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 passes
    And P2 tries to play 10
    Then it is refused: already passed
    When P2 tries to pass
    Then it is refused: not your turn
    And it is for P3 to answer

  @GJ-8.5.2-e
  Scenario Outline: A word while another leads counts for nothing | 别人发牌时说的话不算，轮到时照样可以上
    Given the hands are
      | seat   | hand     |
      | P1     | 9 ?*4    |
      | P2     | 10 ?*4   |
      | P3     | 22 J ?*4 |
      | P4     | Q ?*4    |
      | others | ?*5      |
    And P1 has the lead
    When <tried>
    Then it is refused
    And it is for P1 to lead
    When P1 plays 9
    And P2 plays 10
    And P3 plays J
    And P4 plays Q
    Then P3 holds 6 cards
    And it is for P5 to answer

    Examples:
      | case                           | tried                          |
      | the-next-passes                | P2 tries to pass               |
      | the-next-applies               | P2 tries to apply for the wind |
      | a-partner-passes               | P3 tries to pass               |
      | a-partner-burns                | P3 tries to burn with 22       |
      | a-partner-declines             | P3 tries to decline to burn    |
      | the-opposite-passes            | P4 tries to pass               |
      | the-opposite-yields            | P4 tries to yield              |
      | the-opposite-covers            | P4 tries to cover              |
      | the-opposite-gives-leave       | P4 tries to allow P2 to cover  |
      | the-opposite-gives-up-the-head | P4 tries to give up the head   |

  @GJ-8.5.2-f
  Scenario Outline: A word before one's turn counts for nothing, and each is asked in his place | 没轮到先说的话不算，照座次还要问他
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*4 |
      | P5     | 2 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 8
    And <tried>
    Then it is refused
    And 8 by P1 is on the table
    And it is for P2 to answer
    When these pass in turn: P2, P3, P4, P5 and P6
    Then only the cover of P4 is left, then P1 leads

    Examples:
      | case                       | tried                          |
      | the-player-passes          | P1 tries to pass               |
      | the-player-yields          | P1 tries to yield              |
      | the-player-covers          | P1 tries to cover              |
      | the-player-gives-leave     | P1 tries to allow P4 to cover  |
      | a-partner-passes           | P3 tries to pass               |
      | a-partner-applies          | P3 tries to apply for the wind |
      | the-opposite-passes        | P4 tries to pass               |
      | the-opposite-yields        | P4 tries to yield              |
      | the-opposite-covers        | P4 tries to cover              |
      | the-opposite-gives-leave   | P4 tries to allow P6 to cover  |
      | the-fifth-burns            | P5 tries to burn with 2        |
      | the-fifth-declines         | P5 tries to decline to burn    |
      | the-last-passes            | P6 tries to pass               |
      | the-last-gives-up-the-head | P6 tries to give up the head   |

  @GJ-8.5.2-g @GJ-31.2.1 @table
  Scenario Outline: Whatever is refused, those who may still speak are the same | 不受理的话，不改变谁还可发言
    Given the hands are
      | seat   | hand   |
      | P1     | 8 ?*4  |
      | P2     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 8
    And <tried>
    Then it is refused
    And may still speak, in this order: P2, P3, P4, P5 and P6

    Examples:
      | case                   | tried                          |
      | the-one-asked-yields   | P2 tries to yield              |
      | the-one-asked-covers   | P2 tries to cover              |
      | the-one-asked-declines | P2 tries to decline to burn    |
      | the-one-asked-applies  | P2 tries to apply for the wind |
      | cards-he-does-not-hold | P2 tries to play A             |
      | another-passes         | P5 tries to pass               |
      | the-opposite-yields    | P4 tries to yield              |
      | the-opposite-covers    | P4 tries to cover              |

  @GJ-8.5.2-h @GJ-11.1.2 @table
  Scenario Outline: Whatever is refused, nobody has passed by it | 不受理的话，不算过牌
    Given the hands are
      | seat   | hand   |
      | P1     | 8 ?*4  |
      | P2     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 8
    And <tried>
    Then it is refused
    And nobody has passed in this round

    Examples:
      | case                   | tried                          |
      | the-one-asked-yields   | P2 tries to yield              |
      | the-one-asked-covers   | P2 tries to cover              |
      | the-one-asked-declines | P2 tries to decline to burn    |
      | the-one-asked-applies  | P2 tries to apply for the wind |
      | cards-he-does-not-hold | P2 tries to play A             |
      | another-passes         | P5 tries to pass               |
      | the-opposite-yields    | P4 tries to yield              |

  @GJ-8.5.3-a @GJ-9.3
  Scenario: On a gouji set the opposite is asked, not the next seat | 够级牌不按次序，直接问对头
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P4 plays AA
    Then it is for P1 to answer

  @GJ-8.5.3-b @GJ-10.2.2
  Scenario: A seat that can burn is asked before its turn | 能烧的人不等轮次，先问
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P4     | AA ?*4  |
      | P5     | 22 55 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    Then P5 is asked to burn

  @GJ-8.5.4-a
  Scenario: Those who have passed in the round are not asked again | 本轮过了牌的不再问
    Given the hands are
      | seat   | hand   |
      | P1     | 8 ?*4  |
      | P3     | 9 ?*4  |
      | P6     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 8
    And P2 passes
    And P3 plays 9
    And these pass in turn: P4 and P5
    And P6 plays 10
    Then it is for P1 to answer
    When P1 passes
    Then it is for P3 to answer
    When P3 lets it stand
    Then it is for P6 to lead

  @GJ-8.5.4-b
  Scenario: Each is asked once about a set | 一手牌，每家只问一次
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P6     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And P6 tries to play 10
    Then it is refused: not your turn
    And only the cover of P4 is left, then P1 leads

  @GJ-8.5.5-a
  Scenario: A new set is asked about afresh, from the seat next to its player | 上了新的一手，从他的下家重新问
    Given the hands are
      | seat   | hand    |
      | P1     | 8 J ?*4 |
      | P3     | 9 ?*4   |
      | P4     | 10 ?*4  |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 8
    And P2 passes
    And P3 plays 9
    Then it is for P4 to answer
    When P4 plays 10
    Then it is for P5 to answer
    When these pass in turn: P5 and P6
    Then it is for P1 to answer
    When P1 passes
    Then it is for P3 to answer
    When P3 passes
    Then only the cover of P1 is left, then P4 leads

  @GJ-8.5.5-b
  Scenario: Whoever laid a set may beat the one laid over it | 自己的牌被压，轮到时还可以再压
    Given the hands are
      | seat   | hand    |
      | P1     | 8 J ?*4 |
      | P2     | 9 ?*4   |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 8
    And P2 plays 9
    And these pass in turn: P3, P4, P5 and P6
    And P1 plays J
    Then J by P1 is on the table
    And it is for P2 to answer

  @GJ-8.6-h @GJ-8.7 @GJ-8.4
  Scenario: All that may be done about a seven with five cards higher, equal and lower | 对一张 7，手中各牌能做的全部
    Given the hands are
      | seat   | hand  |
      | P1     | 7 ?*4 |
      | P2     | 98766 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 7
    And what may be done is listed
    Then what may be done is exactly: play 9, play 8, pass

  @GJ-8.3.1-e @GJ-8.4 @GJ-8.7
  Scenario: All that may be led with two sixes, a five and a 2 | 两张 6、一张 5、一张 2，能发的全部
    Given the hands are
      | seat   | hand   |
      | P1     | 66 5 2 |
      | others | ?*5    |
    And P1 has the lead
    When what may be done is listed
    Then what may be done is exactly: play 6, play 66, play 5, play 2, play 62, play 662, play 52

  @GJ-8.5.2-i
  Scenario: Before one's turn it is the turn that is wrong, not the cards | 没轮到就上，错在次序，不在牌
    Given the hands are
      | seat   | hand   |
      | P1     | 8 ?*4  |
      | P3     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 8
    And P3 tries to play 10
    Then it is refused: not your turn
    And the reason is not: rank not higher
    And the reason is not: already passed
