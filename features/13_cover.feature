@play
Feature: Article 13: covering | 第十三条 扣牌

  @GJ-13.1.1-a @cover=explicit @joker_exchange=none
  Scenario: A dead set is covered before the next lead | 死牌先扣，再重新发牌
    Given the hands are
      | seat   | hand     |
      | P1     | 5B 9 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 5B
    And P1 tries to play 9
    Then it is refused: lead before cover
    When P4 covers
    Then it is for P1 to lead
    When P1 plays 9
    Then it is for P2 to answer

  @GJ-13.1.2-a @cover=explicit
  Scenario: A set that is not dead and that nobody beats is covered as well | 不是死牌，没人再上，也要扣
    Given the hands are
      | seat   | hand     |
      | P1     | 99 J ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 99
    And these pass in turn: P2, P3, P4, P5 and P6
    And P1 tries to play J
    Then it is refused: lead before cover
    And 99 by P1 is on the table
    When P4 covers
    Then it is for P1 to lead

  @GJ-13.1.2-b @cover=explicit
  Scenario: A gouji set that the opposite leaves is covered | 对头不上的够级牌，由他扣
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    And P4 covers
    Then it is for P1 to lead
    And P4 holds 6 cards
    And P1 holds 4 cards

  @GJ-13.2.1-a @cover=explicit
  Scenario Outline: Opposites cover for each other | 对头互为法定扣牌人
    Given the hands are
      | seat | hand    |
      | P1   | KK ?*4  |
      | P2   | KK ?*4  |
      | P3   | KK ?*4  |
      | P4   | KK ?*4  |
      | P5   | KK ?*4  |
      | P6   | KK ?*4  |
    And <leader> has the lead
    When <leader> plays KK
    And <coverer> covers
    Then it is for <leader> to lead
    And <leader> holds 4 cards

    Examples:
      | case          | leader | coverer |
      | four-for-one  | P1     | P4      |
      | five-for-two  | P2     | P5      |
      | six-for-three | P3     | P6      |
      | one-for-four  | P4     | P1      |
      | two-for-five  | P5     | P2      |
      | three-for-six | P6     | P3      |

  @GJ-13.2.1-b @cover=explicit
  Scenario: The opposite of the last player covers, not the first leader's | 扣牌看最后出牌的人，不看发牌的人
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*4 |
      | P2     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 8
    And P2 plays 9
    And these pass in turn: P3, P4, P5, P6 and P1
    And P4 tries to cover
    Then it is refused: not the coverer
    When P5 covers
    Then it is for P2 to lead

  @GJ-13.2.2-a @cover=explicit
  Scenario Outline: A lead before the cover is void, whoever leads | 没扣就发无效，谁发都一样
    Given the hands are
      | seat | hand     |
      | P1   | 9 10 ?*4 |
      | P2   | 10 ?*4   |
      | P3   | 10 ?*4   |
      | P4   | ?*5      |
      | P5   | 10 ?*4   |
      | P6   | 10 ?*4   |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And <player> tries to play 10
    Then it is refused: lead before cover
    And 9 by P1 is on the table
    When P4 covers
    Then it is for P1 to lead

    Examples:
      | case              | player |
      | the-last-player   | P1     |
      | the-next-seat     | P2     |
      | a-partner         | P3     |
      | another-partner   | P5     |
      | the-seat-before   | P6     |

  @GJ-13.2.2-b @cover=explicit
  Scenario: After the cover the lead stands | 扣了再发，才算数
    Given the hands are
      | seat   | hand    |
      | P1     | 9 4 ?*4 |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And P4 covers
    And P1 plays 4
    Then 4 by P1 is on the table
    And it is for P2 to answer

  @GJ-13.2.2-c @GJ-19.2 @cover=explicit
  Scenario: One who took the wind and must cover leads after the cover only | 接风的人自己该扣牌，也要先扣后发
    Given the hands are
      | seat   | hand   |
      | P1     | 9      |
      | P4     | 10 ?*4 |
      | others | ?*5    |
    And out already, in this order: P2
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays 9
    And P4 applies for the wind
    And these pass in turn: P5 and P6
    And P4 tries to play 10
    Then it is refused: lead before cover
    When P4 tries to apply for the wind
    Then it is refused: wind, word used
    When P4 covers
    Then it is for P4 to lead

  @GJ-13.2.2-d @cover=explicit
  Scenario: While the opposite may still beat the set or cover, only who would lead next leads too early | 对头还可以压可以扣，只有接着发牌的人才算未扣先发
    Given the hands are
      | seat   | hand      |
      | P1     | KK 10 ?*4 |
      | P2     | 10 ?*6    |
      | others | ?*7       |
    And P1 has the lead
    When P1 plays KK
    And P1 tries to play 10
    Then it is refused: lead before cover
    When P2 tries to play 10
    Then it is refused: not your turn
    And the reason is not: lead before cover

  @GJ-13.2.2-e @GJ-19.3 @cover=explicit
  Scenario: Over a bottom set it is the next seat in play that would lead too early | 桌上是底牌，未扣先发的是接风的下家
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P2     | 10 ?*6 |
      | P3     | 10 ?*6 |
      | others | ?*7    |
    And P1 has the lead
    When P1 plays KK
    And P2 tries to play 10
    Then it is refused: lead before cover
    When P3 tries to play 10
    Then it is refused: not your turn
    And the reason is not: lead before cover

  @GJ-13.2.3-a @cover=explicit
  Scenario Outline: Another's cover is void | 别人扣牌无效
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And <player> tries to cover
    Then it is refused: not the coverer
    When P4 covers
    Then it is for P1 to lead

    Examples:
      | case                    | player |
      | the-last-player-himself | P1     |
      | a-partner-of-the-coverer | P2    |
      | the-other-partner       | P6     |
      | a-partner-of-the-player | P3     |
      | the-other-of-them       | P5     |

  @GJ-13.2.4-a @cover=explicit
  Scenario: The coverer may let another cover | 法定扣牌人可以认可别人代扣
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And P4 allows P2 to cover
    And P2 covers
    Then it is for P1 to lead
    And P1 holds 4 cards

  @GJ-13.2.4-b @cover=explicit @GJ-13.2.3
  Scenario: Leave to one is not leave to all | 认可一人，别人扣仍无效
    Given the hands are
      | seat   | hand    |
      | P1     | 9 J ?*4 |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And P4 allows P2 to cover
    And P6 tries to cover
    Then it is refused: not the coverer
    When P1 tries to play J
    Then it is refused: lead before cover
    When P2 covers
    Then it is for P1 to lead

  @GJ-13.2.4-c @cover=explicit
  Scenario: Having given leave, the coverer may still cover himself | 认可了别人，自己仍可以扣
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And P4 allows P3 to cover
    And P4 covers
    Then it is for P1 to lead
    And P1 holds 4 cards

  @GJ-13.2.4-d @cover=explicit
  Scenario: The leave ends with the round | 认可只管这一轮
    Given the hands are
      | seat   | hand     |
      | P1     | 9 10 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And P4 allows P2 to cover
    And P2 covers
    And P1 plays 10
    And these pass in turn: P2, P3, P4, P5 and P6
    And P2 tries to cover
    Then it is refused: not the coverer
    When P4 covers
    Then it is for P1 to lead

  @GJ-13.2.4-e @cover=explicit
  Scenario Outline: Nobody but the coverer gives leave | 只有法定扣牌人能认可
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And <player> tries to allow <other> to cover
    Then it is refused: not the coverer's leave
    When <other> tries to cover
    Then it is refused: not the coverer

    Examples:
      | case                   | player | other |
      | the-player-his-partner | P1     | P3    |
      | the-player-another     | P1     | P2    |
      | a-partner-of-coverers  | P6     | P2    |

  @GJ-13.2.4-f @cover=explicit
  Scenario: The leave is given once a round | 一轮只认可一次
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And P4 allows P2 to cover
    And P4 tries to allow P6 to cover
    Then it is refused: leave already given
    When P6 tries to cover
    Then it is refused: not the coverer

  @GJ-13.2.4-g @cover=explicit
  Scenario Outline: Leave is given to another player who is in play | 认可的须是另一个在局的人
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P3, P4, P5 and P6
    And P4 tries to allow <other> to cover
    Then it is refused: leave to nobody else
    When P4 covers
    Then it is for P1 to lead

    Examples:
      | case      | other |
      | himself   | P4    |
      | one-out   | P2    |

  @GJ-13.2.4-h @cover=explicit
  Scenario: A gouji set may be covered by one who has leave | 够级牌也可以由认可的人代扣
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    And P4 allows P6 to cover
    And P6 covers
    Then it is for P1 to lead
    And P1 holds 4 cards

  @GJ-13.2.4-i @cover=explicit
  Scenario: The leave holds for the coverer's later covers in the round | 认可管到这一轮完，同一人再扣时仍有效
    Given the hands are
      | seat   | hand      |
      | P1     | KK 22 ?*3 |
      | P4     | AA ?*4    |
      | others | ?*5       |
    And P1 has the lead
    When P1 plays KK
    And P4 allows P2 to cover
    And P4 plays AA
    And P1 allows P3 to cover
    And P1 plays 22
    And P2 covers
    Then it is for P1 to lead
    And P1 holds 3 cards

  @GJ-13.2.4-j @cover=explicit @GJ-13.2.3
  Scenario: It is leave to cover for him alone who gave it | 认可只能代认可的人扣，不能代别人扣
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    And P4 allows P2 to cover
    And P4 plays AA
    And P2 tries to cover
    Then it is refused: not the coverer
    When P1 covers
    Then it is for P4 to lead

  @GJ-13.2.4-k @cover=explicit @GJ-13.2.6
  Scenario: Nor is it leave to cover while he who gave it is asked to burn | 认可的人正被问烧牌，也不能代扣
    Given the hands are
      | seat   | hand      |
      | P1     | KK ?*4    |
      | P3     | 22 55 S   |
      | P4     | AA SS 66S |
      | others | ?*5       |
    And P1 has the lead
    When P1 plays KK
    And P3 declines to burn
    And P4 allows P2 to cover
    And P4 plays AA
    And P3 burns with 22
    Then P4 is asked to burn
    When P2 tries to cover
    Then it is refused: not the coverer
    And P4 is asked to burn

  @GJ-13.2.4-l @cover=explicit @GJ-13.2.3
  Scenario: Out, he covers no more | 得了认可的人走了科，就不能再扣
    Given the hands are
      | seat   | hand      |
      | P1     | KK SS 66S |
      | P2     | 22        |
      | P4     | AA ?*4    |
      | others | ?*5       |
    And P1 has the lead
    When P1 plays KK
    And P2 declines to burn
    And P4 allows P2 to cover
    And P4 plays AA
    And P2 burns with 22
    And P1 burns with SS
    And these pass in turn: P4 and P5
    And P2 tries to cover
    Then it is refused: not in play
    When P4 covers
    Then it is for P1 to lead

  @GJ-13.2.4-m @cover=explicit
  Scenario: Leave to cover is leave to cover and nothing else | 认可的只是代扣，别的都不行
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | P2     | 99 ?*3 |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    And P4 allows P2 to cover
    And P2 tries to pass
    Then it is refused: not your turn
    When P2 tries to play 99
    Then it is refused: gouji set, not the opposite
    When P2 tries to allow P6 to cover
    Then it is refused: not the coverer's leave
    And it is for P4 to answer
    When P2 covers
    Then it is for P1 to lead

  @GJ-13.2.4-n @GJ-13.2.1 @cover=explicit @table
  Scenario: Leave is on offer once in the round | 一轮里只有一次可以认可别人代扣
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    Then leave to cover is on offer
    When P4 allows P2 to cover
    Then it is for P4 to answer
    And leave to cover is not on offer
    When P4 covers
    Then leave to cover is not on offer

  @GJ-13.2.4-o @cover=explicit
  Scenario Outline: Leave that is refused is not used up | 不准的认可不算用过
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P3, P4, P5 and P6
    And P4 tries to allow <other> to cover
    Then it is refused: leave to nobody else
    And only the cover of P4 is left, then P1 leads
    When P4 allows P6 to cover
    And P6 covers
    Then it is for P1 to lead

    Examples:
      | case    | other |
      | himself | P4    |
      | one-out | P2    |

  @GJ-13.2.5-a
  Scenario: The opposite out, the round closes without a cover | 对头不在局，问完就完
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P4
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P5 and P6
    Then it is for P1 to lead
    And P1 holds 4 cards

  @GJ-13.2.5-b @cover=explicit
  Scenario: No partner of an opposite who is out covers for him | 对头走了，他的联邦也不用扣
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And out already, in this order: P4
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3 and P5
    And P6 tries to cover
    Then it is refused: nothing to cover
    When P2 tries to cover
    Then it is refused: nothing to cover
    When P6 passes
    Then it is for P1 to lead

  @GJ-13.2.5-c
  Scenario: What counts is whether the last player's opposite is in play | 看的是最后出牌人的对头在不在局
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | 10 ?*4 |
      | others | ?*5    |
    And out already, in this order: P4
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P5, P6 and P1
    Then only the cover of P5 is left, then P2 leads

  @GJ-13.2.6-a @cover=explicit
  Scenario: Nobody covers while others are to be asked | 还有人没问到，不能扣
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P5     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P4 tries to cover
    Then it is refused: cover too early
    And it is for P2 to answer
    When these pass in turn: P2 and P3
    And P4 tries to cover
    Then it is refused: cover too early
    And it is for P4 to answer
    When P4 passes
    And P4 tries to cover
    Then it is refused: cover too early
    When P5 plays 10
    Then 10 by P5 is on the table

  @GJ-13.2.6-b @cover=explicit @GJ-9.3.1
  Scenario: A gouji set is not covered while a burn is still to be asked for | 还没问完烧，够级牌不能扣
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P3     | 22 55 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And P4 tries to cover
    Then it is refused: cover too early
    When P3 declines to burn
    And P4 covers
    Then it is for P1 to lead

  @GJ-13.2.6-c @cover=explicit @GJ-8.5.2
  Scenario Outline: While only the cover is left, another's word counts for nothing | 只等扣牌时，别人说的话不算
    Given the hands are
      | seat   | hand     |
      | P1     | 9 10 ?*4 |
      | P6     | 2 ?*4    |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And <tried>
    Then it is refused
    And 9 by P1 is on the table
    And only the cover of P4 is left, then P1 leads
    When P4 covers
    Then it is for P1 to lead
    When P1 plays 10
    Then it is for P2 to answer

    Examples:
      | case                        | tried                          |
      | the-player-passes           | P1 tries to pass               |
      | the-player-yields           | P1 tries to yield              |
      | the-next-passes             | P2 tries to pass               |
      | the-next-applies            | P2 tries to apply for the wind |
      | the-next-gives-leave        | P2 tries to allow P3 to cover  |
      | the-third-declines          | P3 tries to decline to burn    |
      | the-fifth-yields            | P5 tries to yield              |
      | the-fifth-gives-up-the-head | P5 tries to give up the head   |
      | the-sixth-burns             | P6 tries to burn with 2        |
      | the-sixth-passes            | P6 tries to pass               |

  @GJ-13.2.7-a @cover=explicit
  Scenario: Asked last, the opposite follows or covers and does not pass | 最后问到对头，或上或扣，不另过牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    And P4 tries to pass
    Then it is refused: follow or cover
    And it is for P4 to answer
    When P4 plays AA
    Then AA by P4 is on the table

  @GJ-13.2.7-b @cover=explicit @GJ-11.2.2
  Scenario: Back after a pass, the opposite follows or covers | 过牌后回来的对头，也是或上或扣
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | 10 ?*4 |
      | P3     | Q ?*4  |
      | P6     | J ?*4  |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P4 and P5
    And P6 plays J
    And these pass in turn: P1 and P2
    And P3 tries to pass
    Then it is refused: follow or cover
    When P3 covers
    Then it is for P6 to lead

  @GJ-13.2.7-c @cover=explicit
  Scenario: When all have passed, a second pass will not do for the cover | 都过了牌，对头只能扣，不能再过
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 8
    And these pass in turn: P2, P3, P4, P5 and P6
    And P4 tries to pass
    Then it is refused: follow or cover
    When P4 covers
    Then it is for P1 to lead

  @GJ-13.2.7-d @GJ-17.2.4
  Scenario: With a headless player after him the opposite passes, and covers at the end | 后面还有无头者要问，对头先过，最后再扣
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | others | ?*5    |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P4 passes
    Then it is for P5 to answer
    When P5 passes
    Then only the cover of P4 is left, then P1 leads

  @GJ-13.2.7-e @GJ-17.2.4
  Scenario: With a headless player before him the opposite is the last | 无头者在前，对头最后，或上或扣
    Given the hands are
      | seat   | hand   |
      | P3     | KK ?*4 |
      | others | ?*5    |
    And out already, in this order: P2
    And P3 has the lead
    When P3 plays KK
    Then it is for P5 to answer
    When P5 passes
    Then it is for P6 to answer
    When P6 lets it stand
    Then it is for P3 to lead

  @GJ-13.2.7-f @cover=explicit @GJ-8.1.6
  Scenario Outline: Whatever else the coverer says, the cover is still his to give | 该扣牌的人说了别的话，仍等他扣
    Given the hands are
      | seat   | hand     |
      | P1     | 9 10 ?*4 |
      | P4     | J 2 ?*4  |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And <tried>
    Then it is refused
    And P4 holds 6 cards
    And 9 by P1 is on the table
    And only the cover of P4 is left, then P1 leads
    When P4 covers
    Then it is for P1 to lead
    When P1 plays 10
    And these pass in turn: P2 and P3
    And P4 plays J
    Then it is for P5 to answer

    Examples:
      | case               | tried                          |
      | play               | P4 tries to play J             |
      | pass               | P4 tries to pass               |
      | yield              | P4 tries to yield              |
      | burn               | P4 tries to burn with 2        |
      | decline            | P4 tries to decline to burn    |
      | wind               | P4 tries to apply for the wind |
      | giving-up-the-head | P4 tries to give up the head   |

  @GJ-13.2.7-g @GJ-11.2.2 @GJ-8.1.6
  Scenario Outline: Back after a pass, a word out of place costs the opposite nothing | 过牌后回来的对头，说了不该说的话，照样可以上
    Given the hands are
      | seat   | hand    |
      | P1     | 9 ?*4   |
      | P2     | 10 ?*4  |
      | P3     | Q 2 ?*4 |
      | P6     | J ?*4   |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P4 and P5
    And P6 plays J
    And these pass in turn: P1 and P2
    And <tried>
    Then it is refused
    And P3 holds 6 cards
    And J by P6 is on the table
    And P3 may only follow or let it stand
    When P3 plays Q
    Then P6 may only follow or let it stand

    Examples:
      | case               | tried                          |
      | yield              | P3 tries to yield              |
      | burn               | P3 tries to burn with 2        |
      | decline            | P3 tries to decline to burn    |
      | wind               | P3 tries to apply for the wind |
      | giving-up-the-head | P3 tries to give up the head   |

  @GJ-13.2.8-a @cover=automatic
  Scenario: Where covering is automatic the last pass closes the round | 自动扣牌，问完一轮自行结束
    Given the hands are
      | seat   | hand     |
      | P1     | 9 10 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    Then it is for P1 to lead
    When P1 plays 10
    Then it is for P2 to answer

  @GJ-13.2.8-b @cover=automatic
  Scenario: Where covering is automatic the opposite passes on a gouji set | 自动扣牌，对头对够级牌过牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    And P4 passes
    Then it is for P1 to lead
    And P1 holds 4 cards

  @GJ-13.2.8-c @cover=automatic
  Scenario: Where covering is automatic nobody covers or gives leave | 自动扣牌，没有扣牌、认可这一步
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    And P4 tries to cover
    Then it is refused: cover is automatic
    When P4 tries to allow P2 to cover
    Then it is refused: cover is automatic
    When P5 tries to cover
    Then it is refused: cover is automatic
    And it is for P4 to answer

  @GJ-13.2.8-d @cover=automatic @joker_exchange=none
  Scenario: Where covering is automatic a dead set closes the round at once | 自动扣牌，死牌一落桌就完一轮
    Given the hands are
      | seat   | hand   |
      | P1     | 5B ?*4 |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 5B
    Then it is for P1 to lead
    And P1 holds 4 cards

  @GJ-13.2.8-e @cover=automatic @GJ-11.2.2
  Scenario: Where covering is automatic the opposite back after a pass may pass | 自动扣牌，过牌后回来的对头可以再过
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P2     | 10 ?*4 |
      | P3     | Q ?*4  |
      | P6     | J ?*4  |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 plays 10
    And these pass in turn: P3, P4 and P5
    And P6 plays J
    And these pass in turn: P1 and P2
    Then it is for P3 to answer
    When P3 passes
    Then it is for P6 to lead

  @GJ-13.2.9-a
  Scenario: When the last player is out his opposite covers, then the wind leads | 最后出牌人走了科，仍由对头扣，扣了接风的人发
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    Then only the cover of P4 is left, then P2 leads

  @GJ-13.2.9-b @cover=explicit @GJ-13.2.2
  Scenario: The one who takes the wind does not lead before the cover | 接风的人，对头没扣也不能发
    Given the hands are
      | seat   | hand   |
      | P1     | 9      |
      | P2     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And P2 tries to play 10
    Then it is refused: lead before cover
    When P4 covers
    Then it is for P2 to lead
    When P2 plays 10
    Then 10 by P2 is on the table

  @GJ-13.2.10-a @cover=explicit
  Scenario: No leave while others are to be asked | 还有人没问到，不能先认可别人代扣
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And P4 tries to allow P6 to cover
    Then it is refused: cover too early
    And it is for P2 to answer
    When these pass in turn: P2 and P3
    And P4 tries to allow P6 to cover
    Then it is refused: cover too early
    And it is for P4 to answer
    When these pass in turn: P4, P5 and P6
    And P4 allows P6 to cover
    And P6 covers
    Then it is for P1 to lead

  @GJ-13.2.10-b @cover=explicit @GJ-10.2.7
  Scenario: Nor while a burn is to be asked for | 还没问完烧，也不能先认可
    Given the hands are
      | seat   | hand    |
      | P1     | KK ?*4  |
      | P3     | 22 55 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And P4 tries to allow P2 to cover
    Then it is refused: cover too early
    And P3 is asked to burn
    When P3 declines to burn
    And P4 allows P2 to cover
    And P2 covers
    Then it is for P1 to lead

  @GJ-13.2.10-c @cover=explicit @GJ-13.2.3
  Scenario: Leave tried too early is no leave later | 说早了的认可，到了扣牌时也不算
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And P4 tries to allow P6 to cover
    Then it is refused: cover too early
    When these pass in turn: P2, P3, P4, P5 and P6
    And P6 tries to cover
    Then it is refused: not the coverer
    And only the cover of P4 is left, then P1 leads
    When P4 allows P2 to cover
    And P2 covers
    Then it is for P1 to lead

  @GJ-13.2.4-p @cover=explicit @GJ-13.1.2
  Scenario: All that is left to do when nobody beats the set: to cover, or to allow another to | 没人再上，能做的只有扣牌或许别人扣
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P2, P3, P4, P5 and P6
    And what may be done is listed
    Then what may be done is exactly: cover, allow P1 to cover, allow P2 to cover, allow P3 to cover, allow P5 to cover, allow P6 to cover

  @GJ-13.2.1-c @cover=explicit @GJ-9.3.1
  Scenario: All that may be done by the opposite about a gouji set: to beat it, to cover, or to allow another to | 对头出够级牌，只能上牌、扣牌或许别人扣
    Given the hands are
      | seat   | hand   |
      | P1     | QQQ 55 |
      | P4     | AAA 55 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays QQQ
    And what may be done is listed
    Then what may be done is exactly: play AAA, cover, allow P1 to cover, allow P2 to cover, allow P3 to cover, allow P5 to cover, allow P6 to cover

  @GJ-13.2.1-d @cover=automatic @GJ-9.3.1
  Scenario: Where covering goes of itself the opposite beats a gouji set or passes | 自动扣牌的，对头只能上牌或过牌
    Given the hands are
      | seat   | hand   |
      | P1     | QQQ 55 |
      | P4     | AAA 55 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays QQQ
    And what may be done is listed
    Then what may be done is exactly: play AAA, pass
