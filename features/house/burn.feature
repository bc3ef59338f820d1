@play
Feature: House rules on burning | 各家规则：烧牌
  When there is burning at all, and what becomes of a burner who cannot play out.

  @GH-burn.1-a @GJ-17.2.4
  Scenario: With five not yet out there is burning | 还有五人没走科，照样烧牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn

  @GH-burn.1-b @GJ-18.1.1
  Scenario: With four there is none | 只剩四人就没有烧牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55S |
      | others | ?*8    |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays KK
    Then it is for P3 to answer

  @GH-burn.1-c @GJ-16.5
  Scenario: It is counted as the round begins: in the second out's bottom round there is burning | 按一轮开始时算：二科底牌这一轮仍可烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P6     | 22 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then out, in this order: P2 and P1
    And P6 is asked to burn
    When P6 burns with 22
    Then it is for P3 to answer

  @GH-burn.1-d @GJ-16.2.2
  Scenario: So there is on an unopposed gouji in that round | 这一轮的够死级也可烧
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

  @GH-burn.1-e @GJ-23.3.8 @revolution_melee=second_place
  Scenario: A revolutionary counts as not out | 革命者也算没走科
    Given the hands are
      | seat   | hand   |
      | P3     | KK ?*6 |
      | P4     | 22 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has revolted and the opposite has claimed the head
    And P3 has the lead
    When P3 plays KK
    Then P4 is asked to burn

  @GH-burn.1-f @GJ-18.1.1 @burn_failure=last_place
  Scenario: A player made last counts as not out either: the melee has not begun | 被判大落的也算没走科，还没有乱缠
    Given the hands are
      | seat | hand        |
      | P1   | KK 8 ?*5    |
      | P2   | 9           |
      | P3   | JJJJ ?*4    |
      | P4   | 2222 55 S ? |
      | P5   | 22 5678     |
      | P6   | ?*8         |
    And P1 has the lead
    When P1 plays KK
    And P5 burns with 22
    And P2 lets it stand
    And P5 tries to play 5
    Then it is for P1 to lead
    When P1 plays 8
    And P2 plays 9
    Then out, in this order: P2
    When these pass in turn: P3, P4, P6 and P1
    Then it is for P3 to lead
    When P3 plays JJJJ
    Then P4 is asked to burn

  @GH-burn.2-a @burn_failure=last_place
  Scenario: Whoever can beat the set may burn it, whatever is left | 压得住就能烧，余牌不论
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P6     | 22 5678 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 22
    Then P3 may only follow or let it stand

  @GH-burn.2-b @burn_failure=refused @GJ-10.3.5
  Scenario: Where such a burn is refused, he is not asked | 不许这样烧时，不问他
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P6     | 22 5678 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

  @GH-burn.2-c @GJ-10.3.1 @burn_failure=last_place
  Scenario: Who cannot beat the set is not asked | 压不住的还是不问
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 2 5567 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then P4 may only follow or let it stand

  @GH-burn.3-a @GH-burn.5 @burn_failure=last_place
  Scenario: A lead that breaks the debt is not laid: the player burned leads | 发牌不挂花，牌不算出，由被烧的人发牌
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P6     | 22 5678 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 5
    Then P6 holds 4 cards
    And it is for P1 to lead

  @GH-burn.3-b @GJ-10.3.3 @burn_failure=last_place @burn_last=bare
  Scenario: His last set may still go bare | 最后一手仍可不挂
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55  |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 plays 55
    Then out, in this order: P6
    And it is for P1 to answer

  @GH-burn.3-c @GJ-10.3.2 @burn_failure=last_place
  Scenario: Leads with a joker stand as long as he has one | 有花挂就照常发
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P6     | 22 5678 S |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 plays 5S
    Then 5S by P6 is on the table
    When P3 lets it stand
    And P6 tries to play 6
    Then it is for P1 to lead

  @GH-burn.3-d @GJ-10.3.7 @burn_failure=last_place
  Scenario: A lead that only leaves him without a way out is laid | 只是发后走不完，照样算出
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P6     | 22 567 SS |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 plays 5SS
    Then 5SS by P6 is on the table

  @GH-burn.3-e @GH-burn.7 @burn_failure=last_place @burn_last=hung @hold_three=off
  Scenario: Where the last set too needs a joker, one that goes bare makes him last | 末手也要挂时，末手不挂就判大落
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55  |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 55
    Then it is for P1 to lead
    And P6 holds 2 cards

  @GH-burn.3-f @GH-burn.7 @burn_failure=last_place @burn_last=hung @hold_three=off
  Scenario: Without hold three a last set of 3s is no exception | 不憋3，末手出 3 也不例外
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 33  |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 33
    Then it is for P1 to lead
    And P6 holds 2 cards

  @GH-burn.3-g @GH-burn.7 @burn_failure=last_place @burn_last=hung @hold_three=on
  Scenario: Under hold three only the 3s are one | 憋3时，例外的只有 3
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55  |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 55
    Then it is for P1 to lead
    And P6 holds 2 cards

  @GH-burn.4-a @GH-turns.4 @burn_failure=last_place
  Scenario: Who is made last takes no further part | 判了大落就不再参与
    Given the hands are
      | seat   | hand     |
      | P1     | KK 8 ?*5 |
      | P6     | 22 5678  |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 5
    Then it is for P1 to lead
    When P1 plays 8
    And these pass in turn: P2, P3, P4 and P5
    Then only the cover of P4 is left, then P1 leads

  @GH-burn.4-b @GJ-17.2.1 @burn_failure=last_place
  Scenario: His opposite is headless | 他的对头成为无头
    Given the hands are
      | seat   | hand       |
      | P1     | KK 4 ?*5   |
      | P3     | JJJJ 7 ?*4 |
      | P6     | 22 5678    |
      | others | ?*8        |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 5
    And P1 plays 4
    And P2 passes
    And P3 plays 7
    And these pass in turn: P4, P5 and P1
    Then it is for P3 to lead
    When P3 plays JJJJ
    Then it is for P4 to answer

  @GH-burn.4-c @burn_failure=last_place
  Scenario: He has no rights in the hand any more | 他不再有牌权
    Given the hands are
      | seat   | hand     |
      | P1     | KK 8 ?*5 |
      | P6     | 22 567 A |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 5
    And P1 plays 8
    And P6 tries to play A
    Then it is refused: not in play
    And it is for P2 to answer

  @GH-burn.4-d @GJ-3.2.3 @GJ-3.2.4 @burn_failure=last_place @hand_end=one_side_left
  Scenario: His place is the lowest | 名次排在最末
    Given the hands are
      | seat | hand    |
      | P1   | KK 9 4  |
      | P3   | 55      |
      | P4   | J       |
      | P5   | 66      |
      | P6   | 22 5678 |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And these pass in turn: P3 and P5
    And the round is closed by the cover of P3
    And P6 tries to play 5
    Then it is for P1 to lead
    When P1 plays 9
    And P3 passes
    And P4 plays J
    Then the hand is over and the places are: P2, P4, P5, P1, P3 and P6

  @GH-burn.4-e @GJ-3.2.4 @burn_failure=last_place @hand_end=one_side_left
  Scenario: Two made last: the later one stands above the earlier | 先后两人判大落，后判的排在先判的上面
    Given the hands are
      | seat   | hand        |
      | P1     | KK AA 9 ?*5 |
      | P2     | 22 5678     |
      | P4     | J           |
      | P6     | 22 5678     |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays KK
    And P2 declines to burn
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 5
    Then it is for P1 to lead
    When P1 plays AA
    And P2 burns with 22
    And P3 passes
    And P5 lets it stand
    And P2 tries to play 5
    Then it is for P1 to lead
    When P1 plays 9
    And P3 passes
    And P4 plays J
    Then the hand is over and the places are: P4, P5, P1, P3, P2 and P6

  @GH-burn.4-f @GJ-3.2.3 @GJ-23.3.1 @burn_failure=last_place @hand_end=one_side_left @revolution_melee=second_place
  Scenario: He was the last of his side in play: the hand is over | 他是本方最后一个在局的人，本局就此结束
    Given the hands are
      | seat   | hand    |
      | P5     | KK ?*6  |
      | P6     | 22 5678 |
      | others | ?*8     |
    And out already, in this order: P4
    And P2 has revolted and the opposite has claimed the head
    And P5 has the lead
    When P5 plays KK
    And P6 burns with 22
    And P1 passes
    And P3 lets it stand
    And P6 tries to play 5
    Then the hand is over and the places are: P4, P5, P1, P2, P3 and P6

  @GH-burn.5-a @GJ-19.3 @burn_failure=last_place
  Scenario: The player burned is out: the next seat in play leads | 被烧的人已走科，由他的下家发牌
    Given the hands are
      | seat   | hand    |
      | P1     | KK      |
      | P6     | 22 5678 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And these pass in turn: P3 and P4
    And the round is closed by the cover of P3
    And P6 tries to play 5
    Then it is for P2 to lead

  @GH-burn.5-c @GJ-19.3 @burn_failure=last_place
  Scenario: The player burned is out: it is his next seat that leads, not the burner's | 被烧的人已走科，由他的下家发牌，不是烧牌人的下家
    Given the hands are
      | seat   | hand    |
      | P1     | KK      |
      | P3     | 22 5678 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    And P3 burns with 22
    And P4 passes
    And P6 lets it stand
    And P3 tries to play 5
    Then it is for P2 to lead

  @GH-burn.5-b @GJ-10.2.9 @burn_failure=last_place
  Scenario: After a counter-burn it is the burner burned last who leads | 反烧失败，由最后被烧的人发牌
    Given the hands are
      | seat   | hand      |
      | P1     | KK SS 567 |
      | P6     | 22 44S    |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P1 burns with SS
    And P4 lets it stand
    And P1 tries to play 5
    Then P1 holds 3 cards
    And it is for P6 to lead

  @GH-burn.6-a @GJ-10.3.2 @GJ-10.3.3
  Scenario: A burner plays out, a joker in every set | 烧牌人每手挂花，一路走完
    Given the hands are
      | seat   | hand       |
      | P1     | KK ?*6     |
      | P6     | 22 55S 77S |
      | others | ?*8        |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 plays 55S
    And P3 lets it stand
    And P6 plays 77S
    Then out, in this order: P6

  @GH-burn.7-a @burn_last=hung @burn_failure=refused
  Scenario: Where the last set needs a joker, every set holds one to the end | 末手也要挂，每一手都有花
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P6     | 22 55S 7S |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 55
    Then it is refused: burner must hang
    When P6 plays 55S
    And P3 lets it stand
    And P6 tries to play 7
    Then it is refused: burner must hang
    When P6 plays 7S
    Then out, in this order: P6

  @GH-burn.7-b @GJ-10.3.10 @GJ-26.5 @burn_last=hung @hold_three=on
  Scenario: The 3s of hold three alone go bare | 只有憋3的 3 可以不挂
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*6    |
      | P6     | 22 33 55S |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 plays 55S
    And P3 lets it stand
    And P6 plays 33
    Then out, in this order: P6

  @GH-burn.7-c @GJ-10.3.10 @burn_last=hung @hold_three=on
  Scenario: One 3 alone may go bare as well | 只有一张 3，也可以不挂
    Given the hands are
      | seat   | hand     |
      | P1     | KK ?*6   |
      | P6     | 22 3 55S |
      | others | ?*8      |
    And P1 has the lead
    When P1 plays KK
    Then P6 is asked to burn
    When P6 burns with 22
    And P3 lets it stand
    And P6 plays 55S
    And P3 lets it stand
    And P6 plays 3
    Then out, in this order: P6

  @GH-burn.8-a @burn_failure=refused @burn_test=held
  Scenario Outline: Two ranks more than jokers before the burn are enough | 烧前点数的种数至多比花多二，就可以烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with <burn>
    Then P6 holds <number> cards

    Examples:
      | case           | hand    | burn | number |
      | no-joker       | 22 55 6 | 22   | 3      |
      | joker-spent    | AB 567S | AB   | 4      |
      | joker-kept     | 22 567S | 22   | 4      |
      | one-rank-spent | AA 5 6S | AA   | 3      |

  @GH-burn.8-b @burn_failure=refused @burn_test=held
  Scenario Outline: Three more are too many | 多三种就不能烧
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P6 tries to burn with <burn>
    Then it is refused: too many ranks to burn

    Examples:
      | case         | hand     | burn |
      | no-joker     | 22 567   | 22   |
      | one-joker    | 22 5678S | 22   |
      | its-own-rank | AA 5 6   | AA   |

  @GH-burn.9-a @GJ-10.3.2 @burn_failure=refused @burn_test=held
  Scenario: He hangs jokers while he holds them, and when they are spent he need not | 手里有花就要带，花用完就不用带
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P6     | 22 567S |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    And P6 tries to play 5
    Then it is refused: burner must hang
    When P6 plays 5S
    And P3 lets it stand
    Then it is for P6 to lead
    When P6 plays 6
    Then 6 by P6 is on the table

  @GH-burn.9-b @burn_failure=refused @burn_test=held
  Scenario: Without a joker and with more than one set left he leads as he likes | 没有花又不止剩一手，照常发牌
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P6     | 22 55 6 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    Then it is for P6 to lead
    When P6 plays 55
    Then 55 by P6 is on the table

  @GH-burn.9-c @table @burn_failure=refused @burn_test=held
  Scenario: He owes no joker then | 这时不欠花
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P6     | 22 55 6 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    Then nobody owes a joker
    And P1 holds 6 cards

  @GH-burn.9-d @table @burn_failure=refused @burn_test=held @burn_last=bare
  Scenario: With a single set left he is a burner still | 只剩一手的，还是烧牌人
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 55  |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    And P3 lets it stand
    Then P6 owes a joker in every set led

  @GH-burn.10-a @burn_failure=refused @burn_test=left @burn_last=bare @bare_ranks=threes_and_fours
  Scenario Outline: One bare rank may stay for the last set | 净出的可以剩一种，留作最后一手
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    Then 22 by P6 is on the table

    Examples:
      | case              | hand      |
      | with-a-joker-each | 22 44 55S |
      | jokers-alone      | 22 4SS    |
      | alone             | 22 444    |

  @GH-burn.10-b @burn_failure=refused @burn_test=left @bare_ranks=threes_and_fours
  Scenario Outline: Two cannot be played out, whatever the jokers | 剩两种净出的，花再多也走不完
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P6 tries to burn with 22
    Then it is refused: burn cannot be played out

    Examples:
      | case         | hand          |
      | two-jokers   | 22 3 4SS      |
      | three-jokers | 22 33 44 5SSS |

  @GH-burn.10-c @burn_failure=refused @burn_test=left @burn_last=bare @bare_ranks=threes
  Scenario Outline: Where 3s alone are bare, 4s take a joker | 只有 3 净出的，4 可以带花
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | <hand> |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with 22
    Then 22 by P6 is on the table

    Examples:
      | case       | hand     |
      | one-joker  | 22 3 4S  |
      | two-jokers | 22 3 4SS |

  @GH-burn.10-d @burn_failure=refused @burn_test=left @burn_last=hung @bare_ranks=threes_and_fours
  Scenario: Where the last set needs a joker too none may stay | 最后一手也要花的，一种也不能剩
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | 22 4SS |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P6 tries to burn with 22
    Then it is refused: burn cannot be played out

  @GH-burn.11-a @burn_failure=refused @burn_test=left @burn_last=bare @bare_ranks=threes_and_fours
  Scenario: 2s with nothing to be pasted on are a rank more | 没有可贴的，钱也算一种
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | AA 42  |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P6 tries to burn with AA
    Then it is refused: burn cannot be played out

  @GH-burn.11-c @GH-burn.10 @burn_failure=refused @burn_test=left @burn_last=bare @bare_ranks=threes_and_fours
  Scenario: 2s that can be pasted on another rank are none of their own | 还有别的点可贴，钱不另算一种
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*6  |
      | P6     | AA 492S |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with AA
    Then AA by P6 is on the table

  @GH-burn.11-b @burn_failure=refused @burn_test=left @burn_last=bare @bare_ranks=threes_and_fours
  Scenario: With a joker for them they can be played out | 有花可带就走得完
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | AA 42S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with AA
    Then AA by P6 is on the table
