@play
Feature: Article 19: taking the wind | 第十九条 接风

  @GJ-19.1.1-a @GJ-19.2
  Scenario: Applied for and granted | 申请接风，无人上牌，由申请人发牌
    Given the hands are
      | seat   | hand     |
      | P1     | 9        |
      | P2     | 4 10 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    Then it is for P3 to answer
    And P2 holds 6 cards
    When these pass in turn: P3, P4, P5 and P6
    Then only the cover of P4 is left, then P2 leads

  @GJ-19.1.1-b @fours_whole=no
  Scenario: Having the wind he leads what he likes | 接了风，想发什么发什么
    Given the hands are
      | seat   | hand     |
      | P1     | 9        |
      | P2     | 4 10 ?*4 |
      | others | ?*5      |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    And these pass in turn: P3, P4, P5 and P6
    And the round is closed by the cover of P4
    And P2 plays 4
    Then 4 by P2 is on the table
    And it is for P3 to answer

  @GJ-19.1.1-c
  Scenario: There is no wind to apply for on any other set | 不是底牌，不能申请接风
    Given the hands are
      | seat   | hand  |
      | P1     | 9 ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And P2 tries to apply for the wind
    Then it is refused: wind, no bottom set
    And it is for P2 to answer

  @GJ-19.1.1-d
  Scenario: Once the bottom set is beaten its wind is gone | 底牌被压，就没有风可接
    Given the hands are
      | seat   | hand   |
      | P1     | 9      |
      | P3     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 passes
    And P3 plays 10
    And P4 tries to apply for the wind
    Then it is refused: wind, no bottom set
    When these pass in turn: P4 and P5
    And P6 lets it stand
    Then it is for P3 to lead

  @GJ-19.1.1-e @GJ-19.2
  Scenario: The last one who still has a word may apply too | 只剩他一人可说话，也能申请
    Given the hands are
      | seat   | hand  |
      | P1     | 8 10  |
      | P2     | 9 ?*7 |
      | others | ?*8   |
    And out already, in this order: P4
    And P1 has the lead
    When P1 plays 8
    And P2 plays 9
    And these pass in turn: P3, P5 and P6
    And P1 plays 10
    Then it is for P2 to answer
    When P2 applies for the wind
    Then it is for P2 to lead

  @GJ-19.1.2-a
  Scenario Outline: Only the next seat in play may apply | 只有下家能申请
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: <seats>
    And <player> tries to apply for the wind
    Then it is refused: wind, not the next
    And it is for <player> to answer

    Examples:
      | case                    | seats             | player |
      | the-seat-after-the-next | P2                | P3     |
      | the-opposite            | P2 and P3         | P4     |
      | the-seat-before-last    | P2, P3 and P4     | P5     |
      | the-last-seat           | P2, P3, P4 and P5 | P6     |

  @GJ-19.1.2-b
  Scenario: Where the next seat is out the one after may apply | 下家走了科，由再下一家申请
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*5  |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 9
    And P3 applies for the wind
    Then it is for P4 to answer
    When these pass in turn: P4, P5 and P6
    Then only the cover of P4 is left, then P3 leads

  @GJ-19.1.2-c
  Scenario: He may not apply before his turn | 没轮到，不能抢着申请
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*5  |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 9
    And P4 tries to apply for the wind
    Then it is refused: not your turn
    And it is for P3 to answer

  @GJ-19.1.2-d @GJ-8.1.6
  Scenario Outline: Another who applies in his turn is still asked, and the wind stays with the applicant | 别人轮到时要申请，仍旧问他，风归先申请的下家
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    And these pass in turn: <first>
    And <player> tries to apply for the wind
    Then it is refused: wind, not the next
    And 9 by P1 is on the table
    And it is for <player> to answer
    When these pass in turn: <second>
    Then only the cover of P4 is left, then P2 leads

    Examples:
      | case                 | first         | player | second        |
      | the-opposite         | P3            | P4     | P4, P5 and P6 |
      | the-seat-before-last | P3 and P4     | P5     | P5 and P6     |
      | the-last-seat        | P3, P4 and P5 | P6     | P6            |

  @GJ-19.1.2-h
  Scenario: What another has applied for is not held against one | 别人申请过，不算到自己头上
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*8  |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    And P3 tries to apply for the wind
    Then it is refused: wind, not the next
    And the reason is not: wind, word used

  @GJ-19.1.2-e @GJ-19.3 @GJ-8.1.6
  Scenario Outline: Nor does he get the wind that the next seat has not applied for | 下家没申请，风也不归要申请的别人
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: <first>
    And <player> tries to apply for the wind
    Then it is refused: wind, not the next
    And it is for <player> to answer
    When these pass in turn: <second>
    Then only the cover of P4 is left, then P2 leads

    Examples:
      | case                    | first             | player | second            |
      | the-seat-after-the-next | P2                | P3     | P3, P4, P5 and P6 |
      | the-opposite            | P2 and P3         | P4     | P4, P5 and P6     |
      | the-seat-before-last    | P2, P3 and P4     | P5     | P5 and P6         |
      | the-last-seat           | P2, P3, P4 and P5 | P6     | P6                |

  @GJ-19.1.2-f @GJ-13.2.9 @cover=explicit
  Scenario Outline: While the bottom set waits for its cover nobody applies any more | 底牌只等扣牌，谁也不再申请
    Given the hands are
      | seat   | hand   |
      | P1     | 9      |
      | P2     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    And these pass in turn: P3, P4, P5 and P6
    And <player> tries to apply for the wind
    Then it is refused
    And only the cover of P4 is left, then P2 leads
    When P4 covers
    Then it is for P2 to lead
    When P2 plays 10
    Then it is for P3 to answer

    Examples:
      | case                    | player |
      | the-applicant-once-more | P2     |
      | the-coverer             | P4     |
      | the-last-seat           | P6     |

  @GJ-19.1.3-a @GJ-16.4.1
  Scenario: Whoever has passed in the round may not apply | 本轮过了牌，不能申请接风
    Given the hands are
      | seat   | hand   |
      | P1     | 9 J    |
      | P3     | 10 ?*4 |
      | P6     | 8 ?*4  |
      | others | ?*5    |
    And P6 has the lead
    When P6 plays 8
    And P1 plays 9
    And P2 passes
    And P3 plays 10
    And these pass in turn: P4, P5 and P6
    And P1 plays J
    Then it is for P3 to answer
    When P2 tries to apply for the wind
    Then it is refused: wind after a pass
    When P3 tries to apply for the wind
    Then it is refused: wind, not the next
    And it is for P3 to answer

  @GJ-19.1.3-b @GJ-16.2.1 @revolution_melee=second_place
  Scenario: Nor may the opposite who comes back on the bottom set after a pass | 过牌后回来压底牌的对头，也不能申请接风
    Given the hands are
      | seat   | hand  |
      | P1     | 8 10  |
      | P5     | 9 ?*7 |
      | others | ?*8   |
    And out already, in this order: P3
    And P2 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays 8
    And P4 passes
    And P5 plays 9
    And P6 passes
    And P1 plays 10
    And P5 passes
    Then P4 may only follow or let it stand
    When P4 tries to apply for the wind
    Then it is refused: wind after a pass
    When P4 lets it stand
    Then it is for P4 to lead

  @GJ-19.1.3-c @GJ-18.1.2
  Scenario: In the round of the second's bottom set too whoever has passed may not apply | 二科底牌那一轮，过了牌的也不能申请接风
    Given the hands are
      | seat   | hand   |
      | P1     | 9 J    |
      | P4     | 10 ?*4 |
      | P6     | 8 ?*4  |
      | others | ?*5    |
    And out already, in this order: P2
    And P6 has the lead
    When P6 plays 8
    And P1 plays 9
    And P3 passes
    And P4 plays 10
    And these pass in turn: P5 and P6
    And P1 plays J
    Then P4 may only follow or let it stand
    When P3 tries to apply for the wind
    Then it is refused: wind after a pass
    And P4 may only follow or let it stand
    When P4 lets it stand
    Then it is for P3 to lead

  @GJ-19.1.4-a
  Scenario: On a gouji bottom set nobody applies | 够级底牌不能申请接风
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    Then it is for P4 to answer
    When P2 tries to apply for the wind
    Then it is refused: wind, gouji bottom set
    And it is for P4 to answer
    When P4 lets it stand
    Then it is for P2 to lead

  @GJ-19.1.4-b @GH-turns.10
  Scenario: On a headless player's gouji bottom set the next seat may apply | 无头者的够级底牌，下家可以申请接风
    Given the hands are
      | seat   | hand |
      | P4     | KK   |
      | others | ?*5  |
    And out already, in this order: P1
    And P4 has the lead
    When P4 plays KK
    And P5 applies for the wind
    Then it is for P6 to answer
    When these pass in turn: P6, P2 and P3
    Then it is for P5 to lead

  @GJ-19.1.4-c @GJ-17.2.2
  Scenario: On another's gouji bottom set a headless next seat may answer but not apply | 下家是无头者，够级底牌他能压，但不能申请接风
    Given the hands are
      | seat   | hand |
      | P2     | KK   |
      | others | ?*5  |
    And out already, in this order: P6
    And P2 has the lead
    When P2 plays KK
    Then it is for P3 to answer
    When P3 tries to apply for the wind
    Then it is refused: wind, gouji bottom set
    And it is for P3 to answer
    When P3 passes
    Then it is for P5 to answer
    When P5 lets it stand
    Then it is for P3 to lead

  @GJ-19.1.4-d @GJ-16.5 @GJ-8.1.6
  Scenario Outline: On a gouji bottom set the opposite may answer or let it stand and nothing else | 够级底牌问到对头，他只能上牌或不上
    Given the hands are
      | seat   | hand    |
      | P1     | KK      |
      | P4     | AA 55 S |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays KK
    And <tried>
    Then it is refused
    And P4 holds 5 cards
    And KK by P1 is on the table
    And P4 may only follow or let it stand
    When P4 lets it stand
    Then it is for P2 to lead

    Examples:
      | case               | tried                          |
      | wind               | P4 tries to apply for the wind |
      | yield              | P4 tries to yield              |
      | burn               | P4 tries to burn with AA       |
      | decline            | P4 tries to decline to burn    |
      | giving-up-the-head | P4 tries to give up the head   |

  @GJ-19.1.4-e @GJ-8.5.2
  Scenario Outline: A word by another on a gouji bottom set moves no wind | 够级底牌上别人说的话，不改变谁接风
    Given the hands are
      | seat   | hand   |
      | P1     | KK     |
      | P4     | AA ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays KK
    And <tried>
    Then it is refused
    And KK by P1 is on the table
    And P4 may only follow or let it stand
    When P4 lets it stand
    Then it is for P2 to lead

    Examples:
      | case              | tried                          |
      | the-next-applies  | P2 tries to apply for the wind |
      | the-next-passes   | P2 tries to pass               |
      | the-third-applies | P3 tries to apply for the wind |
      | the-fifth-applies | P5 tries to apply for the wind |
      | the-sixth-covers  | P6 tries to cover              |

  @GJ-19.1.5-a
  Scenario: Applied for and answered, the applicant may still follow | 申请后有人上牌，申请人照样可以上
    Given the hands are
      | seat   | hand   |
      | P1     | 9      |
      | P2     | J ?*4  |
      | P3     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    And P3 plays 10
    And these pass in turn: P4, P5 and P6
    Then it is for P2 to answer
    When P2 plays J
    Then J by P2 is on the table

  @GJ-19.1.5-b
  Scenario: Applied for and answered, the applicant has no claim to the lead | 申请后有人上牌，申请就落空
    Given the hands are
      | seat   | hand   |
      | P1     | 9      |
      | P3     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    And P3 plays 10
    And these pass in turn: P4, P5, P6 and P2
    Then only the cover of P6 is left, then P3 leads

  @GJ-19.1.5-c
  Scenario: Having applied, he is not asked again about the bottom set | 申请过的，这手底牌不再问他
    Given the hands are
      | seat   | hand  |
      | P1     | 9     |
      | P2     | J ?*4 |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    And P2 tries to play J
    Then it is refused: not your turn
    And it is for P3 to answer

  @GJ-19.1.5-d @GJ-10.2.6
  Scenario: The applicant may burn | 申请过接风的，照样可以烧
    Given the hands are
      | seat   | hand    |
      | P1     | 99      |
      | P2     | 22 55 S |
      | P3     | KK ?*4  |
      | others | ?*5     |
    And P1 has the lead
    When P1 plays 99
    And P2 applies for the wind
    And P3 plays KK
    Then P2 is asked to burn

  @GJ-19.2-a
  Scenario: One pass wanting is no leave | 还有一家没说过牌，就还没接成
    Given the hands are
      | seat   | hand   |
      | P1     | 9      |
      | P2     | 4 ?*4  |
      | P6     | 10 ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    And these pass in turn: P3, P4 and P5
    And P2 tries to play 4
    Then it is refused: not your turn
    When P6 plays 10
    Then 10 by P6 is on the table
    And it is for P2 to answer

  @GJ-19.2-b
  Scenario: A yield and a cover by the opposite leave the wind to the applicant | 对头让牌、扣牌，风仍归申请人
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And P2 applies for the wind
    And P3 passes
    And P4 yields
    And these pass in turn: P5 and P6
    And P4 lets it stand
    Then it is for P2 to lead

  @GJ-19.3-a @GJ-31.3.1 @GJ-31.3.2 @GH-turns.2
  Scenario Outline: A bottom set nobody beats gives the lead to the next seat, even after its pass | 底牌无人压，下家过了牌也由他接风
    Given the hands are
      | seat | hand    |
      | P1   | 99 ?*3  |
      | P2   | 99 ?*3  |
      | P3   | 99 ?*3  |
      | P4   | 99 ?*3  |
      | P5   | 99      |
      | P6   | 9 ?*3   |
    And P5 has the lead
    When P5 plays <cards>
    And these pass in turn: <seats>
    And the round is closed by the cover of P2
    Then it is for <next> to lead
    And P5 holds <number> cards

    Examples:
      | case            | cards | seats                 | next | number |
      | the-bottom-set  | 99    | P6, P1, P2, P3 and P4 | P6   | 0      |
      | one-card-left   | 9     | P6, P1, P2, P3 and P4 | P5   | 1      |

  @GJ-19.3-b
  Scenario: The next seat out, the one after it takes the wind | 下家走了科，再下一家接风
    Given the hands are
      | seat   | hand |
      | P1     | 99   |
      | others | ?*5  |
    And out already, in this order: P2
    And P1 has the lead
    When P1 plays 99
    And these pass in turn: P3, P4, P5 and P6
    Then only the cover of P4 is left, then P3 leads

  @GJ-19.3-c
  Scenario: Who has passed before the bottom set takes the wind too | 底牌之前就过了牌的下家，也接风
    Given the hands are
      | seat   | hand   |
      | P1     | 9 J    |
      | P3     | 10 ?*4 |
      | P6     | 8 ?*4  |
      | others | ?*5    |
    And P6 has the lead
    When P6 plays 8
    And P1 plays 9
    And P2 passes
    And P3 plays 10
    And these pass in turn: P4, P5 and P6
    And P1 plays J
    And P3 passes
    Then it is for P4 to answer
    When P4 lets it stand
    Then it is for P2 to lead

  @GJ-19.3-d
  Scenario: The wind goes by the last player, not by the first leader | 接风看最后出牌的人
    Given the hands are
      | seat   | hand  |
      | P1     | 8 ?*4 |
      | P3     | 9     |
      | others | ?*5   |
    And P1 has the lead
    When P1 plays 8
    And P2 passes
    And P3 plays 9
    And these pass in turn: P4, P5, P6 and P1
    Then only the cover of P6 is left, then P4 leads

  @GJ-19.4-a @joker_exchange=none @GJ-8.3.7
  Scenario: A dead bottom set gives the wind to the next seat | 底牌是死牌，也由下家接风
    Given the hands are
      | seat   | hand   |
      | P1     | 5B     |
      | P4     | BB ?*4 |
      | others | ?*5    |
    And P1 has the lead
    When P1 plays 5B
    Then only the cover of P4 is left, then P2 leads

  @GJ-19.4-b @GJ-16.2.2
  Scenario: Out on an unopposed gouji that nobody burns, the next seat has the wind | 出完够死级走科，没人烧，也由下家接风
    Given the hands are
      | seat   | hand |
      | P2     | KK   |
      | P5     | AA   |
      | others | ?*5  |
    And out already, in this order: P1
    And P2 has the lead
    When P2 plays KK
    And P4 passes
    And P5 plays AA
    Then it is for P6 to lead
    And out, in this order: P1, P2 and P5

  @GJ-19.5-a @GJ-19.2
  Scenario: In the melee too the next seat may apply | 乱缠中也可以申请接风
    Given the hands are
      | seat   | hand |
      | P3     | 9    |
      | others | ?*5  |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When P3 plays 9
    And P4 applies for the wind
    Then it is for P5 to answer
    When P5 passes
    Then it is for P6 to answer
    When P6 lets it stand
    Then it is for P4 to lead

  @GJ-19.5-b
  Scenario: In the melee one may apply on a gouji bottom set as well | 乱缠中够级底牌也可以申请
    Given the hands are
      | seat   | hand |
      | P3     | KK   |
      | others | ?*5  |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When P3 plays KK
    And P4 applies for the wind
    And P5 passes
    And P6 lets it stand
    Then it is for P4 to lead

  @GJ-19.5-c @GJ-19.1.5
  Scenario: In the melee the applicant may follow when another plays | 乱缠中申请后有人上牌，照样可以上
    Given the hands are
      | seat | hand    |
      | P3   | 9       |
      | P4   | J ?*4   |
      | P5   | 10 ?*4  |
      | P6   | ?*5     |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When P3 plays 9
    And P4 applies for the wind
    And P5 plays 10
    And P6 passes
    Then it is for P4 to answer
    When P4 plays J
    Then J by P4 is on the table

  @GJ-19.5-d @GJ-19.3
  Scenario: In the melee a bottom set nobody beats gives the lead on | 乱缠中底牌无人压，下家接风
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | others | ?*5  |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 9
    And these pass in turn: P3, P5 and P6
    Then it is for P3 to lead

  @GJ-19.5-e @GJ-19.1.2
  Scenario: In the melee too only the next seat may apply | 乱缠中也只有下家能申请
    Given the hands are
      | seat   | hand |
      | P3     | 9    |
      | others | ?*5  |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When P3 plays 9
    And P4 passes
    And P5 tries to apply for the wind
    Then it is refused: wind, not the next
    And it is for P5 to answer

  @GJ-19.5-f @GJ-18.1.4
  Scenario: In the melee a pass on another set is no bar to applying | 乱缠中先前在别的牌上过了，照样可以申请
    Given the hands are
      | seat   | hand  |
      | P1     | 5 9   |
      | P5     | 7 ?*4 |
      | others | ?*5   |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P1 plays 5
    And P3 passes
    And P5 plays 7
    And P6 passes
    And P1 plays 9
    And P3 applies for the wind
    And these pass in turn: P5 and P6
    Then it is for P3 to lead

  @GJ-19.5-g @GJ-19.1.2 @GJ-19.3
  Scenario Outline: In the melee too an application that is refused moves no wind | 乱缠中不准的申请，也不改变谁接风
    Given the hands are
      | seat   | hand |
      | P3     | 9    |
      | others | ?*5  |
    And out already, in this order: P1 and P2
    And P3 has the lead
    When P3 plays 9
    And P4 passes
    And <player> tries to apply for the wind
    Then it is refused
    And 9 by P3 is on the table
    And it is for P5 to answer
    When P5 passes
    And P6 lets it stand
    Then it is for P4 to lead

    Examples:
      | case                         | player |
      | the-next-who-has-just-passed | P4     |
      | another-in-his-turn          | P5     |
      | another-before-his-turn      | P6     |

  @GJ-19.1.1-f @GJ-8.7
  Scenario: All that may be done by the next seat about a bottom set | 底牌之后，下家能做的全部
    Given the hands are
      | seat   | hand |
      | P1     | 9    |
      | P2     | T 55 |
      | others | ?*5  |
    And P1 has the lead
    When P1 plays 9
    And what may be done is listed
    Then what may be done is exactly: play 10, pass, apply for the wind

  @GJ-19.1.2-g @joker_exchange=none
  Scenario: Who has said nothing is not told that he has said it already | 没说过话的，理由不是已经说过
    Given the hands are
      | seat | hand |
      | P1   | 99   |
      | P2   | B    |
      | P5   | Q5   |
      | P6   | 10 7 |
    And out already, in this order: P3 and P4
    And P2 has the lead
    When P2 plays B
    And P5 tries to apply for the wind
    Then it is refused
    And the reason is not: wind, word used
    And the reason is not: wind after a pass
