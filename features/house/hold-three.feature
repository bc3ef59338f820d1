@hold-three
Feature: Hold three by agreement | 憋3的约定

  @GH-hold-three.1-a @GH-tribute.14 @table @hold_three=on
  Scenario: Whose last set before his 3s is beaten is caught, which is known once he is out, by the wind too | 3 前面最后一手被压是被憋3，走科时亮明，接风走脱也算
    Given the hands are
      | seat   | hand |
      | P1     | 9 33 |
      | P6     | 10 8 |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4 and P5
    And P6 plays 10
    Then nobody is known to have been caught holding 3s
    When P1 passes
    And P3 lets it stand
    And P6 plays 8
    Then nobody is known to have been caught holding 3s
    When P1 applies for the wind
    And these pass in turn: P2, P3, P4 and P5
    And the round is closed by the cover of P3
    And P1 plays 33
    Then P1 is known to have been caught holding 3s by P6

  @GH-hold-three.1-b @GH-tribute.14 @table @hold_three=on @hand_end=one_side_left
  Scenario: If he never goes out it is known at the end of the hand | 没有走科的，局终亮明
    Given the hands are
      | seat   | hand |
      | P1     | 9 33 |
      | P6     | 10   |
      | others | ?*5  |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P3 and P5
    Then nobody is known to have been caught holding 3s
    When P6 plays 10
    Then P1 is known to have been caught holding 3s by P6

  @GH-hold-three.1-c @table @hold_three=on
  Scenario: If it is not beaten he is not | 没人压就不是
    Given the hands are
      | seat   | hand |
      | P1     | 9 33 |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P1 plays 33
    Then nobody is known to have been caught holding 3s
    And P1 holds 0 cards

  @GH-hold-three.1-d @table @hold_three=on
  Scenario: A set beaten before the last is not what is meant | 前面的牌被压不算
    Given the hands are
      | seat   | hand   |
      | P1     | 9 7 33 |
      | P6     | 10 8   |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4 and P5
    And P6 plays 10
    And P1 passes
    And P3 lets it stand
    And P6 plays 8
    And P1 applies for the wind
    And these pass in turn: P2, P3, P4 and P5
    And the round is closed by the cover of P3
    And P1 plays 7
    And these pass in turn: P2, P3, P4 and P5
    And the round is closed by the cover of P4
    And P1 plays 33
    Then nobody is known to have been caught holding 3s
    And P1 holds 0 cards

  @GH-hold-three.1-e @table @hold_three=on
  Scenario Outline: Nor are the 3s themselves, nor the last set of one who has none | 3 本身被压不算，没有 3 的也不算
    Given the hands are
      | seat   | hand    |
      | P1     | <hand>  |
      | P2     | 5555 QQ |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays <hand>
    And P2 plays <cards>
    Then out, in this order: P1
    And nobody is known to have been caught holding 3s

    Examples:
      | case       | hand | cards |
      | the-3s     | 33   | 55    |
      | the-last-3 | 3    | 5     |
      | without-3s | 44   | 55    |

  @GH-hold-three.1-f @table @hold_three=off
  Scenario: Where the 3s are not held nobody is caught | 不憋3就没有被憋3
    Given the hands are
      | seat   | hand |
      | P1     | 9 33 |
      | P6     | 10   |
      | others | ?*5  |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P3 and P5
    And P6 plays 10
    Then nobody is known to have been caught holding 3s
    And P1 holds 2 cards

  @GH-hold-three.1-g @table @hold_three=on @hand_end=one_side_left
  Scenario: A partner catches him too, and one after the other may be caught | 联邦压的也算，也会一个接一个
    Given the hands are
      | seat   | hand   |
      | P1     | 9 33   |
      | P3     | 10 333 |
      | P6     | J      |
      | others | ?*5    |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And P3 plays 10
    And P5 passes
    And P6 plays J
    Then P1 is known to have been caught holding 3s by P3
    And P3 is known to have been caught holding 3s by P6

  @GH-hold-three.1-h @GJ-10.1.1 @table @hold_three=on
  Scenario: A burn catches him as well | 烧牌压的也算
    Given the hands are
      | seat   | hand    |
      | P1     | KK 33   |
      | P6     | AA 9S   |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And P6 burns with AA
    And P3 lets it stand
    And P6 plays 9S
    And P3 lets it stand
    Then nobody is known to have been caught holding 3s
    When P1 plays 33
    Then P1 is known to have been caught holding 3s by P6

  @GH-hold-three.2-a @hold_three=on
  Scenario Outline: If none of the three opponents can sell, one's own partners do, counted from the next seat | 对方三家都卖不出，向自己的联邦买，从下家数起
    Given before a 3 is bought they hold
      | seat       | hand     |
      | <buyer>    | 2        |
      | <beyond>   | <first>  |
      | <before>   | <second> |
      | others     | 3        |
    When it is settled who buys a 3
    Then in this order: <bought>

    Examples:
      | case             | buyer | beyond | before | first | second | bought              |
      | p1-nearer        | P1    | P3     | P5     | 33    | 3*11   | P1 buys of P3 for 2 |
      | p1-nearer-cannot | P1    | P3     | P5     | 3     | 3*12   | P1 buys of P5 for 2 |
      | p6-nearer        | P6    | P2     | P4     | 3*6   | 3*7    | P6 buys of P2 for 2 |
      | p6-nearer-cannot | P6    | P2     | P4     | 3     | 3*12   | P6 buys of P4 for 2 |
      | p3-nearer        | P3    | P5     | P1     | 33    | 3*11   | P3 buys of P5 for 2 |
      | p2-nearer        | P2    | P4     | P6     | 33    | 3*11   | P2 buys of P4 for 2 |

  @GH-hold-three.2-b @hold_three=on
  Scenario: An opponent without a 3, who is to buy himself, cannot sell either | 对方没有 3 的也卖不出
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | 2    |
      | P2     | 2    |
      | P4     | 3    |
      | P6     | 3    |
      | others | 3*7  |
    And P1 took the first card
    When it is settled who buys a 3
    Then in this order: P1 buys of P3 for 2; P2 buys of P5 for 2

  @GH-hold-three.3-a @hold_three=on @priceless_hand=revolts_unopened
  Scenario Outline: Where it is so agreed, whoever cannot pay revolts by himself | 约定买不起就革命的，自动革命
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | A      |
      | P5     | <p5>   |
      | others | 3*4    |
    And P2 took the first card
    When it is settled who buys a 3
    Then in this order: <bought>
    And without a 3 and a price for it: <seats>
    And revolting by themselves: <seats>

    Examples:
      | case        | p5  | bought              | seats     |
      | both        | K 9 | nobody buys         | P5 and P1 |
      | one-can-pay | S 9 | P5 buys of P2 for S | P1        |

  @GH-hold-three.3-b @hold_three=on @priceless_hand=revolts_unopened
  Scenario: He cannot do without and play on | 不能不买又不革命
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | A 4  |
      | P4     | 3*4  |
      | others | 333  |
    When P1 would do without buying a 3
    Then it is refused: no price, so it revolts

  @GH-hold-three.3-c @hold_three=on @priceless_hand=revolts_unopened
  Scenario: As he is asked nothing, nobody waits for him | 不用问他，后面的不等
    Given before a 3 is bought they hold
      | seat   | hand |
      | P1     | A    |
      | P3     | 2    |
      | others | 3*4  |
    And P1 took the first card
    When P3 buys a 3 of P6 for 2
    Then then nobody is left to buy

  @GH-hold-three.3-d @hold_three=on @priceless_hand=revolts_unopened
  Scenario: He is unopened | 算不开点
    When a player who has drawn AAA K 9 would revolt when it is his turn to buy
    Then whether he has opened by it: no

  @GH-hold-three.3-z @hold_three=on @priceless_hand=revolts_unopened @points=on
  Scenario: Under points too he is unopened | 打点的也算不开点
    When a player who has drawn AAA K 9 would revolt when it is his turn to buy
    Then whether he has opened by it: no

  @GH-hold-three.3-e @GJ-26.2.10 @hold_three=on @priceless_hand=revolts_unopened
  Scenario: Having revolted by itself, nobody is asked again after the seen calls | 已经自动革命的，明点以后不再问
    When a player who has drawn AAA K 9 would revolt after the seen calls
    Then it is refused: step is over

  @GH-hold-three.4-a @hold_three=on @three_price=small_first
  Scenario Outline: Where the small joker goes first, the big one is paid only without it | 约定先付小花的，没有小花才付大花
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | <hand> |
      | P4     | 3*4    |
      | others | 333    |
    When P1 wants to buy a 3 of P4 for <price>
    Then <outcome>

    Examples:
      | case            | hand  | price | outcome                                   |
      | small           | S B A | S     | it is accepted                            |
      | big-with-small  | S B A | B     | it is refused: three, small joker first   |
      | big-alone       | BB A  | B     | it is accepted                            |
      | two-first       | 2 S B | S     | it is refused: three, wrong price         |
      | two             | 2 S B | 2     | it is accepted                            |

  @GH-hold-three.5-a @hold_three=on @three_price=small_first
  Scenario Outline: Then nobody has anything to choose | 这样买3，谁也没有可选的
    Given before a 3 is bought they hold
      | seat   | hand   |
      | P1     | <hand> |
      | P4     | 3*4    |
      | others | 333    |
    When it is settled who buys a 3
    Then in this order: <bought>

    Examples:
      | case        | hand    | bought              |
      | both-jokers | SS BB A | P1 buys of P4 for S |
      | big-only    | B A     | P1 buys of P4 for B |
      | all         | 2 S B   | P1 buys of P4 for 2 |

  @GH-hold-three.5-b @hold_three=on @three_price=small_first
  Scenario: Neither not to buy nor not to sell | 买主不能不买，卖主不能不卖
    Given before a 3 is bought they hold
      | seat   | hand  |
      | P1     | S B A |
      | P4     | 3*4   |
      | others | 333   |
    When P1 would do without buying a 3
    Then it is refused: three must be bought
    When P4 would not sell P1 a 3
    Then it is refused: three must be sold
