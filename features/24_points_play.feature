@points
Feature: Article 24 in play: who is open | 第二十四条 打牌中谁开点
  Which living gouji sets open their player, and until when.

  @GJ-24.4.2-a @GJ-24.4.1 @points=on
  Scenario: A gouji set that lives opens its player | 够级牌活了就开点
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then nobody has opened the point
    When P4 lets it stand
    Then points opened by: P1

  @GJ-24.4.1-a @GJ-24.4.3 @points=on
  Scenario: Beaten by the opposite it does not live; his answer may | 被对头压住就不活，对头的倒可能活
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then nobody has opened the point
    When P1 lets it stand
    Then points opened by: P4

  @GJ-24.4.1-b @GJ-24.4.3 @points=on
  Scenario: Burned it does not live; the burn may | 被烧就不活，烧的牌倒可能活
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | AA 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with AA
    And P3 lets it stand
    Then points opened by: P6

  @GJ-24.4.1-c @GJ-17.2.2 @points=on @open_judged=melee
  Scenario: Beaten by a headless player it does not live | 被无头压住也不活
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P5     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 passes
    And P5 plays AA
    And these pass in turn: P6, P1 and P3
    Then it is for P5 to lead
    And points opened by: P5

  @GJ-24.4.2-b @points=on
  Scenario: A set that is not gouji opens nobody | 不是够级牌，活了也不开点
    Given the hands are
      | seat   | hand   |
      | P1     | QQ ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays QQ
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then it is for P1 to lead
    And nobody has opened the point
    And P1 holds 6 cards

  @GJ-24.4.2-c @points=on @fours_whole=no
  Scenario: One opens and then another: both are open | 一家开了点，另一家再开，两家都算开
    Given the hands are
      | seat   | hand      |
      | P1     | KK 4 ?*5  |
      | P2     | J QQQ ?*4 |
      | others | ?*8       |
    And P1 has the lead
    When P1 plays KK
    And P4 lets it stand
    And P1 plays 4
    And P2 plays J
    And these pass in turn: P3, P4, P5, P6 and P1
    And the round is closed by the cover of P5
    And P2 plays QQQ
    And P5 lets it stand
    Then points opened by: P1 and P2

  @GJ-24.4.3-a @points=on
  Scenario: A gouji set that answers an ordinary one opens too | 顺牌用的够级牌活了也开点
    Given the hands are
      | seat   | hand   |
      | P1     | 66 ?*6 |
      | P2     | KK ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays 66
    And P2 plays KK
    And P5 lets it stand
    Then points opened by: P2

  @GJ-24.4.4-a @GJ-24.1.3 @points=on @open_by=lived
  Scenario: One's own gouji bottom set counts | 自己的够级底牌活了也算
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays KK
    And P4 lets it stand
    Then it is for P2 to lead
    And points opened by: P1

  @GJ-24.4.4-b @GH-points.4 @points=on @open_judged=melee @open_by=lived
  Scenario: Judged at the melee, the second out's own bottom set still counts | 乱缠时才判的，二科自己的底牌也算数
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | others | ?*8  |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And these pass in turn: P4 and P5
    And the round is closed by the cover of P4
    Then points opened by: P1

  @GJ-24.4.4-c @GH-points.2 @points=on @open_judged=opposite_out @open_by=lived
  Scenario: Judged at one's own exit, it counts as well | 走科时判的，也算数
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | others | ?*8  |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And these pass in turn: P4 and P5
    And the round is closed by the cover of P4
    Then points opened by: P1

  @GH-points.10-a @GJ-24.4.4 @points=on @open_by=won_lead
  Scenario: Where it takes the lead to open, one's own bottom set opens nobody | 要取得发牌权才开点的，自己的底牌活了也不开
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays KK
    And P4 lets it stand
    Then it is for P2 to lead
    And nobody has opened the point

  @GH-points.10-b @GJ-24.4.2 @points=on @open_by=won_lead
  Scenario: A gouji set that lives and wins the lead opens | 活了又取得发牌权，才开点
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    Then nobody has opened the point
    When P4 lets it stand
    Then it is for P1 to lead
    And points opened by: P1

  @GH-points.10-c @GJ-24.4.4 @points=on @open_by=won_lead @open_judged=melee
  Scenario: Nor does the second out's bottom set, judged at the melee | 乱缠时判的，二科的底牌也不开
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | others | ?*8  |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And these pass in turn: P4 and P5
    And the round is closed by the cover of P4
    Then it is for P3 to lead
    And nobody has opened the point

  @GH-points.10-d @GJ-24.4.3 @points=on @open_by=won_lead
  Scenario: A burn that lives wins the lead and opens | 烧的牌活了，取得发牌权，也开点
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | P6     | AA 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with AA
    And P3 lets it stand
    Then it is for P6 to lead
    And points opened by: P6

  @GJ-24.1.3-a @points=on
  Scenario: The first out whose bottom set is not gouji has not opened by it | 头科的底牌不是够级牌，不开点
    Given the hands are
      | seat   | hand |
      | P1     | 8    |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    Then nobody has opened the point
    And P1 holds 0 cards

  @GJ-24.1.4-a @GH-points.6 @points=on @open_excludes=big
  Scenario Outline: Sets that open where big jokers are excluded | 含大花的不算开点：开点的
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> ?*6 |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays <cards>
    And P4 lets it stand
    Then points opened by: P1

    Examples:
      | case        | cards |
      | small-hung  | KS    |
      | small-alone | S     |
      | two         | 2     |
      | twos        | 22    |
      | kings       | KK    |
      | pasted      | K2    |

  @GH-points.6-n @points=on @open_excludes=big @mixed_jokers=as_small
  Scenario Outline: A big joker that counts as small is a big joker here | 混花作小花，判开点仍算大花
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> ?*6 |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays <cards>
    And P4 lets it stand
    Then <outcome>
    And P1 holds 6 cards

    Examples:
      | case        | cards | outcome                     |
      | both        | KKSB  | nobody has opened the point |
      | with-a-2    | K2SB  | nobody has opened the point |
      | two-small   | KKSS  | points opened by: P1        |

  @GH-points.6-a @points=on @open_excludes=nothing
  Scenario Outline: Sets that open where nothing is excluded | 什么都不除：开点的
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> ?*6 |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays <cards>
    And P4 lets it stand
    Then points opened by: P1

    Examples:
      | case        | cards |
      | small-hung  | KS    |
      | small-alone | S     |
      | two         | 2     |
      | kings       | KK    |

  @GH-points.6-c @points=on @open_excludes=jokers_and_singles
  Scenario Outline: Sets that open where jokers and singles are excluded | 含花的和单张不算开点：开点的
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> ?*6 |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays <cards>
    And P4 lets it stand
    Then points opened by: P1

    Examples:
      | case   | cards |
      | kings  | KK    |
      | twos   | 22    |
      | pasted | K2    |

  @GH-points.6-e @points=on @open_excludes=jokers_and_twos
  Scenario Outline: Sets that open where jokers and twos are excluded | 含花的和含钱的不算开点：开点的
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> ?*6 |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays <cards>
    And P4 lets it stand
    Then points opened by: P1

    Examples:
      | case   | cards |
      | kings  | KK    |
      | queens | QQQ   |
      | tens   | T*5   |

  @GJ-24.1.4-b @GH-points.6 @points=on @open_excludes=big @joker_exchange=none @bare_ranks=none @fours_whole=no
  Scenario Outline: A set with a big joker opens nobody, though it lives | 含大花的牌活了也不开点
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> ?*6 |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays <cards>
    And the round is closed by the cover of P4
    Then it is for P1 to lead
    And nobody has opened the point
    And P1 holds 6 cards

    Examples:
      | case      | cards |
      | hung      | KB    |
      | alone     | B     |
      | two-alone | BB    |
      | on-a-four | 4B    |

  @GH-points.6-b @points=on @open_excludes=nothing @joker_exchange=none
  Scenario Outline: Where nothing is excluded a big joker opens | 什么都不除，大花也开点
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> ?*6 |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays <cards>
    And the round is closed by the cover of P4
    Then points opened by: P1

    Examples:
      | case  | cards |
      | hung  | KB    |
      | alone | B     |

  @GH-points.6-d @points=on @open_excludes=jokers_and_singles @bare_ranks=none
  Scenario Outline: Where jokers and singles are excluded these open nobody | 除花和单张：不开点的
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> ?*6 |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays <cards>
    And P4 lets it stand
    Then it is for P1 to lead
    And nobody has opened the point
    And P1 holds 6 cards

    Examples:
      | case            | cards |
      | small-hung      | KS    |
      | small-alone     | S     |
      | single-two      | 2     |
      | small-on-a-four | 44S   |

  @GH-points.6-g @points=on @open_excludes=jokers_and_singles @joker_exchange=none
  Scenario: Where jokers and singles are excluded a big joker opens nobody | 除花和单张：大花也不开点
    Given the hands are
      | seat   | hand    |
      | P1     | KKB ?*6 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KKB
    And the round is closed by the cover of P4
    Then it is for P1 to lead
    And nobody has opened the point
    And P1 holds 6 cards

  @GH-points.6-f @points=on @open_excludes=jokers_and_twos
  Scenario Outline: Where jokers and twos are excluded these open nobody | 除花和钱：不开点的
    Given the hands are
      | seat   | hand        |
      | P1     | <cards> ?*6 |
      | others | ?*8         |
    And P1 has the lead
    When P1 plays <cards>
    And P4 lets it stand
    Then it is for P1 to lead
    And nobody has opened the point
    And P1 holds 6 cards

    Examples:
      | case        | cards |
      | small-hung  | KS    |
      | small-alone | S     |
      | single-two  | 2     |
      | twos        | 22    |
      | pasted      | K2    |

  @GH-points.6-h @points=on @open_excludes=jokers_and_twos @joker_exchange=none
  Scenario: Where jokers and twos are excluded a big joker opens nobody | 除花和钱：大花也不开点
    Given the hands are
      | seat   | hand    |
      | P1     | KKB ?*6 |
      | others | ?*8     |
    And P1 has the lead
    When P1 plays KKB
    And the round is closed by the cover of P4
    Then it is for P1 to lead
    And nobody has opened the point
    And P1 holds 6 cards

  @GJ-24.1.1-a @GJ-24.1.2 @points=on @open_judged=places
  Scenario: Once the first is out, his opposite opens no more | 头科走后，他的对头不再开点
    Given the hands are
      | seat   | hand   |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays KK
    And these pass in turn: P6, P1, P3 and P4
    Then it is for P5 to lead
    And nobody has opened the point
    And P5 holds 6 cards

  @GH-points.2-a @points=on @open_judged=opposite_out
  Scenario: Judged by exits, one whose opposite is out opens no more | 随走科判定，对头走了就不再开点
    Given the hands are
      | seat   | hand   |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays KK
    And these pass in turn: P6, P1, P3 and P4
    Then it is for P5 to lead
    And nobody has opened the point
    And P5 holds 6 cards

  @GH-points.4-a @points=on @open_judged=melee
  Scenario: Judged at the melee, a headless player's living gouji set opens him | 乱缠时判定，无头的够级牌活了也开点
    Given the hands are
      | seat   | hand   |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P5 has the lead
    When P5 plays KK
    And these pass in turn: P6, P1, P3 and P4
    Then it is for P5 to lead
    And points opened by: P5

  @GJ-24.2.1-a @points=on
  Scenario: With the first out the others still open | 头科走后，其余的人仍可开点
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And these pass in turn: P4 and P5
    And the round is closed by the cover of P4
    Then points opened by: P1

  @GJ-24.2.1-b @GJ-24.4.4 @points=on @open_judged=places @open_by=lived
  Scenario: The second out's own bottom set is in time | 二科自己的底牌还来得及
    Given the hands are
      | seat   | hand |
      | P1     | KK   |
      | others | ?*8  |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And these pass in turn: P4 and P5
    And the round is closed by the cover of P4
    Then points opened by: P1

  @GJ-24.2.1-c @GJ-10.2.4 @points=on
  Scenario: A third seat's burn of the first out's bottom set is in time | 第三家烧头科的底牌，还来得及
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P6     | AA 55S |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with AA
    And these pass in turn: P3 and P4
    And the round is closed by the cover of P3
    Then it is for P6 to lead
    And points opened by: P6

  @GJ-24.1.2-a @GJ-16.2.2 @points=on @open_judged=places
  Scenario: Answering the first out's bottom set comes too late | 压头科的底牌，来不及开点
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then it is for P4 to lead
    And nobody has opened the point

  @GJ-24.1.2-b @GJ-24.4.4 @points=on @open_judged=places
  Scenario: Nor does his own bottom set open him when he is the second out | 他作二科走掉，自己的底牌也不算开点
    Given the hands are
      | seat   | hand |
      | P4     | KK   |
      | others | ?*8  |
    And out already, in this order: P1
    And P4 has the lead
    When P4 plays KK
    And these pass in turn: P5, P6, P2 and P3
    Then it is for P5 to lead
    And nobody has opened the point

  @GH-points.3-a @GJ-16.2.2 @points=on @open_judged=opposite_out
  Scenario: So it does judged by exits | 随走科判定，也来不及
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then it is for P4 to lead
    And nobody has opened the point

  @GH-points.5-a @GJ-16.2.2 @points=on @open_judged=melee
  Scenario: Judged at the melee it counts | 乱缠时判定就算
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then it is for P4 to lead
    And points opened by: P4

  @GJ-24.2.2-a @points=on @open_judged=places
  Scenario: Answering the second out's bottom set opens nobody | 压二科的底牌，不开点
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then it is for P4 to lead
    And nobody has opened the point

  @GH-points.3-b @points=on @open_judged=opposite_out
  Scenario: Nor does it judged by exits | 随走科判定，压二科的底牌也不开点
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then it is for P4 to lead
    And nobody has opened the point

  @GH-points.5-b @points=on @open_judged=melee
  Scenario: Judged at the melee, answering the second out's bottom set counts too | 乱缠时判定，压二科的底牌也算
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 plays AA
    Then it is for P4 to lead
    And points opened by: P4

  @GH-points.11-a @GJ-18.1.2 @points=on @open_judged=melee
  Scenario: Judged at the melee, what lives in the round of the second's bottom set is in time | 乱缠时判的，二科底牌那一轮里活了的还来得及
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P6     | AA 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P6 burns with AA
    And these pass in turn: P3, P4 and P5
    And the round is closed by the cover of P3
    Then it is for P6 to lead
    And points opened by: P6

  @GH-points.11-b @GJ-18.1.2 @points=on @open_judged=opposite_out
  Scenario: Judged by exits, so is a player whose opposite is still in | 随走科判的，对头还没走的也来得及
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P6     | AA 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P6 burns with AA
    And these pass in turn: P3, P4 and P5
    And the round is closed by the cover of P3
    Then it is for P6 to lead
    And points opened by: P6

  @GJ-24.2.2-c @points=on @open_judged=places
  Scenario: Judged by places it comes too late | 按名次判的就晚了
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P6     | AA 55S |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P6 burns with AA
    And these pass in turn: P3, P4 and P5
    And the round is closed by the cover of P3
    Then it is for P6 to lead
    And nobody has opened the point

  @GJ-24.2.2-d @GJ-18.1.2 @points=on @open_judged=places
  Scenario: Nor does a third seat's gouji set over the second out's bottom set | 第三家压二科底牌的够级牌活了，也不开点
    Given the hands are
      | seat   | hand   |
      | P1     | QQ     |
      | P3     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays QQ
    And P3 plays KK
    And these pass in turn: P4 and P5
    And P6 lets it stand
    Then it is for P3 to lead
    And nobody has opened the point

  @GH-points.2-b @GJ-18.1.2 @points=on @open_judged=opposite_out
  Scenario: Judged by exits, a third seat's gouji set that beats the second's bottom set lives before the melee starts | 随走科判定，第三家压二科底牌的够级牌活在乱缠之前，开点
    Given the hands are
      | seat   | hand   |
      | P1     | QQ     |
      | P3     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays QQ
    And P3 plays KK
    And these pass in turn: P4 and P5
    Then nobody has opened the point
    When P6 lets it stand
    Then it is for P3 to lead
    And points opened by: P3

  @GH-points.2-c @GJ-18.1.2 @points=on @open_judged=opposite_out
  Scenario: Not that of a headless player: his opposite's exit has settled it | 无头的不算：对头走科时已经定了
    Given the hands are
      | seat   | hand   |
      | P1     | QQ     |
      | P5     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays QQ
    And these pass in turn: P3 and P4
    And P5 plays KK
    And P6 passes
    Then it is for P5 to lead
    And nobody has opened the point

  @GH-points.2-f @GH-burn.4 @points=on @open_judged=opposite_out @burn_failure=last_place
  Scenario: Judged by exits, to be made last is no exit: the opposite may still open | 随走科判定，罚为大落不是走科：他的对头还能开点
    Given the hands are
      | seat   | hand       |
      | P1     | KK ?*6     |
      | P2     | QQQ 99 ?*3 |
      | P4     | AAA 5678   |
      | others | ?*8        |
    And P2 has the lead
    When P2 plays QQQ
    And P4 burns with AAA
    And P1 lets it stand
    And P4 tries to play 5
    Then it is for P2 to lead
    When P2 plays 99
    And these pass in turn: P3, P5 and P6
    And P1 plays KK
    And P2 passes
    Then it is for P1 to lead
    And points opened by: P1 and P4

  @GJ-24.3-a @points=off
  Scenario: Where points are not played nobody opens | 不打点的，没有人开点
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And P1 has the lead
    When P1 plays KK
    And P4 lets it stand
    Then it is for P1 to lead
    And nobody has opened the point
    And P1 holds 6 cards

  @GJ-24.3-e @points=off @revolution_opens=at_once @hold_three=off
  Scenario: Where points are not played a revolution opens nobody | 不打点的，革命也不使谁开点
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When the table is looked at
    Then nobody has opened the point

  @GH-points.11-c @GJ-17.2.2 @points=on @open_judged=melee
  Scenario: A headless player's answer in that round opens him, judged at the melee | 这一轮里无头压住活了，乱缠时判的也开点
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P5     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 passes
    And P5 plays AA
    And these pass in turn: P6 and P3
    Then it is for P5 to lead
    And points opened by: P5

  @GH-points.11-d @GJ-17.2.2 @points=on @open_judged=opposite_out
  Scenario: Judged by exits it does not: his opposite was out before | 随走科判的不开：对头早已走科
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P5     | AA ?*6 |
      | others | ?*8    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    And P4 passes
    And P5 plays AA
    And these pass in turn: P6 and P3
    Then it is for P5 to lead
    And nobody has opened the point

  @GH-points.11-e @GH-turns.6 @points=on @open_judged=melee @hold_three=off @revolution_opens=after_three @revolution_melee=first_place
  Scenario: Where the first out suffices for the melee, so does his bottom round | 头科走了就乱缠的，头科底牌那一轮也来得及
    Given the hands are
      | seat   | hand   |
      | P2     | KK     |
      | P5     | AA ?*6 |
      | others | ?*8    |
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P2 plays KK
    And P5 plays AA
    Then it is for P5 to lead
    And points opened by: P5

  @GJ-24.2.2-b @GJ-18.1.1 @points=on
  Scenario: In the melee nobody opens | 乱缠中没有人开点
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*6 |
      | others | ?*8    |
    And out already, in this order: P2 and P6
    And P1 has the lead
    When P1 plays KK
    And these pass in turn: P3, P4 and P5
    And the round is closed by the cover of P4
    Then nobody has opened the point
    And P1 holds 6 cards

  @GJ-24.11.3-a @GJ-24.11.1 @points=on @revolution_opens=after_three @hold_three=off
  Scenario: A revolutionary's opposite opens by making three unopposed gouji | 革命者的对头够成三次才开点
    Given the hands are
      | seat   | hand          |
      | P4     | KK QQQ AA ?*4 |
      | others | ?*8           |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    Then nobody has opened the point
    When P4 plays QQQ
    Then nobody has opened the point
    When P4 plays AA
    Then points opened by: P4

  @GJ-24.11.4-a @points=on @revolution_opens=after_three @hold_three=off
  Scenario: Any gouji sets will do, with big jokers too | 什么够级牌都行，有大花的也算
    Given the hands are
      | seat   | hand       |
      | P4     | KB 2 B ?*4 |
      | others | ?*8        |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KB
    And P4 plays 2
    And P4 plays B
    Then points opened by: P4

  @GJ-24.11.4-b @points=on @revolution_opens=after_three @hold_three=off
  Scenario: His own bottom set may make the third | 第三次可以是他的底牌
    Given the hands are
      | seat   | hand      |
      | P4     | KK QQQ AA |
      | others | ?*8       |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    And P4 plays QQQ
    And P4 plays AA
    Then out, in this order: P4
    And points opened by: P4

  @GJ-24.11.4-c @GJ-24.4.4 @points=on @revolution_opens=after_three @revolution_melee=second_place @hold_three=off
  Scenario: So may the bottom set with which he is himself the second out | 他自己作二科，底牌也可以是第三次
    Given the hands are
      | seat   | hand      |
      | P4     | KK QQQ AA |
      | others | ?*8       |
    And out already, in this order: P2
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    And P4 plays QQQ
    And P4 plays AA
    Then out, in this order: P2 and P4
    And points opened by: P4

  @GJ-24.11.3-b @GJ-23.3.7 @points=on @revolution_opens=after_three @open_excludes=big @hold_three=off @fours_whole=no
  Scenario: One that is burned is not made, and a later living set does not make up for it | 被烧的不算够成，后来活的也补不上
    Given the hands are
      | seat   | hand                  |
      | P3     | 22 4 ?*5              |
      | P4     | KK 9 QQQ JJJJ KKK ?*3 |
      | P6     | AA 55S                |
      | others | ?*8                   |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    And P6 burns with AA
    And P3 plays 22
    And P6 lets it stand
    Then points opened by: P3
    When P3 plays 4
    And P4 plays 9
    And these pass in turn: P5, P6, P2 and P3
    And P4 plays QQQ
    And P4 plays JJJJ
    And P4 plays KKK
    And these pass in turn: P5, P6, P2 and P3
    Then it is for P4 to lead
    And points opened by: P3

  @GJ-24.11.3-c @GJ-24.2.2 @points=on @revolution_opens=after_three @revolution_melee=second_place @hold_three=off
  Scenario: The third made over the second out's bottom set comes too late | 二科的底牌上才够成第三次，已经晚了
    Given the hands are
      | seat   | hand            |
      | P3     | 5 KK            |
      | P4     | KK QQQ 4 AA 55S |
      | others | ?*8             |
    And out already, in this order: P2
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When P4 plays KK
    And P4 plays QQQ
    And P4 plays 4
    And these pass in turn: P5 and P6
    And P3 plays 5
    And P4 passes
    And P6 lets it stand
    And P3 plays KK
    And P4 burns with AA
    Then it is for P4 to lead
    And nobody has opened the point
    And P4 holds 3 cards

  @GJ-24.11.3-d @GJ-24.4.2 @points=on @revolution_opens=after_three @hold_three=off
  Scenario: Another who is open stays open beside him | 别人已经开了点，他再开，两家都算开
    Given the hands are
      | seat   | hand            |
      | P2     | KKK 5 ?*4       |
      | P4     | J KK QQQ AA ?*4 |
      | others | ?*8             |
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P2 plays KKK
    And P5 lets it stand
    And P2 plays 5
    And P3 passes
    And P4 plays J
    And these pass in turn: P5, P6 and P2
    And P4 plays KK
    And P4 plays QQQ
    And P4 plays AA
    Then points opened by: P2 and P4

  @GH-revolution.2-a @points=on @revolution_opens=at_once @hold_three=off
  Scenario: Where a revolution opens the opposite at once | 革命当即使对头开点
    Given the hands are
      | seat   | hand |
      | others | ?*8  |
    And P1 has revolted and the opposite has claimed the head
    And P2 has the lead
    When the table is looked at
    Then points opened by: P4

  @GJ-26.2.12-a @GJ-24.11.3 @points=on @hold_three=on @hold_three_revolution=priceless_only @priceless_hand=may_revolt_open @revolution_opens=after_three
  Scenario: Under hold three a revolutionary could not pay for a 3: he counts as open, his opposite by three | 憋3的革命者是买不起 3 的人，算开点；他的对头仍须够成三次
    Given the hands are
      | seat   | hand          |
      | P4     | KK QQQ AA ?*4 |
      | others | ?*8           |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When the table is looked at
    Then points opened by: P1
    When P4 plays KK
    And P4 plays QQQ
    Then points opened by: P1
    When P4 plays AA
    Then points opened by: P1 and P4

  @GJ-26.2.12-b @GJ-24.11.1 @points=on @hold_three=on @hold_three_revolution=priceless_only @priceless_hand=revolts_unopened @revolution_opens=after_three
  Scenario: Where he revolts as unopened he is not | 约定他算不开点的，就不算开点
    Given the hands are
      | seat   | hand          |
      | P4     | KK QQQ AA ?*4 |
      | others | ?*8           |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When the table is looked at
    Then nobody has opened the point

  @GJ-26.2.12-c @GJ-24.11.1 @points=on @hold_three=on @hold_three_revolution=free @priceless_hand=may_revolt_open @revolution_opens=after_three
  Scenario: Where others may revolt too, he of whom it is not said is unopened | 别人也可以革命的，没有说买不起的算不开点
    Given the hands are
      | seat   | hand          |
      | P4     | KK QQQ AA ?*4 |
      | others | ?*8           |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When the table is looked at
    Then nobody has opened the point

  @GJ-26.2.12-o @GJ-24.11.3 @points=on @hold_three=on @hold_three_revolution=free @priceless_hand=may_revolt_open @revolution_opens=after_three
  Scenario: He who could not pay for a 3 counts as open there too | 买不起 3 而革命的人，在那里也算开点
    Given the hands are
      | seat   | hand      |
      | P4     | KK AA ?*4 |
      | others | ?*8       |
    And P1 has revolted, as he could not pay for a 3, and the opposite has claimed the head
    And P4 has the lead
    When the table is looked at
    Then points opened by: P1
    When P4 plays KK
    And P4 plays AA
    Then points opened by: P1
    And P4 holds 4 cards

  @GJ-26.2.12-d @GH-revolution.2 @points=on @hold_three=on @hold_three_revolution=priceless_only @priceless_hand=may_revolt_open @revolution_opens=at_once
  Scenario: Where the revolution opens the opposite at once both are open | 革命当即使对头开点的，两家都算开点
    Given the hands are
      | seat   | hand          |
      | P4     | KK QQQ AA ?*4 |
      | others | ?*8           |
    And P1 has revolted and the opposite has claimed the head
    And P4 has the lead
    When the table is looked at
    Then points opened by: P1 and P4
