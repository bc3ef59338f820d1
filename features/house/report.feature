@report
Feature: Numbers shown and advice | 亮数与提示
  What tables show of the last ten cards, and who may advise whom.

  @GH-report.1-a @report=shown
  Scenario: Where numbers are shown everybody sees them | 亮数的打法，张数人人看得见
    Given the hands are
      | seat   | hand |
      | P2     | ?*10 |
      | others | ?*12 |
    And P1 has the lead
    When the table is looked at
    Then P2 holds 10 cards

  @GH-report.1-b @report=shown
  Scenario Outline: Ten or fewer are shown, more are not | 十张以内亮，多于十张不亮
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When the numbers shown to all are looked at
    Then P2 is shown to have <given> cards
    And the number of P3 is not shown

    Examples:
      | case | hand | given |
      | one  | ?    | 1     |
      | nine | ?*9  | 9     |
      | ten  | ?*10 | 10    |

  @GH-report.1-c @report=shown
  Scenario: With eleven cards or more nothing is shown | 十一张不亮
    Given the hands are
      | seat   | hand |
      | P2     | ?*11 |
      | others | ?*12 |
    And P1 has the lead
    When the numbers shown to all are looked at
    Then no number is shown

  @GH-report.1-d @report=shown
  Scenario: The number is shown from the moment he has ten, and follows his play | 一到十张就亮，出了牌跟着变
    Given the hands are
      | seat   | hand      |
      | P1     | QQ K ?*8  |
      | others | ?*12      |
    And P1 has the lead
    When the numbers shown to all are looked at
    Then no number is shown
    When P1 plays K
    And the numbers shown to all are looked at
    Then P1 is shown to have 10 cards

  @GH-report.1-e @report=shown
  Scenario: Who is out or has revolted has no number to show | 走科、革命的人没有张数可亮
    Given the hands are
      | seat   | hand |
      | P5     | ?*3  |
      | others | ?*12 |
    And out already, in this order: P2
    And P6 has revolted and the opposite has claimed the head
    And P1 has the lead
    When the numbers shown to all are looked at
    Then P5 is shown to have 3 cards
    And the number of P2 is not shown
    And the number of P6 is not shown

  @GH-report.1-f @GJ-14.1.3 @report=shown
  Scenario: What is said beside a number shown must be true all the same | 亮了数，再报也要属实
    Given the hands are
      | seat   | hand |
      | P2     | ?*10 |
      | others | ?*12 |
    And P1 has the lead
    When P2 is asked how many cards are left and says 9
    Then it is refused: false report
    When P2 is asked how many cards are left and says 10
    Then it is accepted

  @GH-report.1-g @report=on_request|off
  Scenario: Elsewhere no number is shown | 不亮数的打法不亮
    Given the hands are
      | seat   | hand |
      | P2     | ?*3  |
      | others | ?*12 |
    And P1 has the lead
    When the numbers shown to all are looked at
    Then no number is shown

  @GH-report.1-h @GJ-14.2 @report=shown
  Scenario: Who is asked where all see the number need say nothing | 人人看得见的，问了不答也不算不实
    Given the hands are
      | seat   | hand |
      | P2     | ?*4  |
      | others | ?*12 |
    And P1 has the lead
    When P2 is asked how many cards are left and says nothing
    Then it is accepted

  @GH-report.2-a @pick=hint_at_ten
  Scenario Outline: With ten cards or fewer a partner in play may advise | 十张以内，可由手里有牌的联邦提示
    Given the hands are
      | seat     | hand   |
      | <player> | <hand> |
      | others   | ?*12   |
    And P2 has the lead
    When <partner> is to advise <player>
    Then the advice is allowed

    Examples:
      | case          | player | hand | partner |
      | one           | P1     | ?    | P3      |
      | nine          | P1     | ?*9  | P3      |
      | ten           | P1     | ?*10 | P3      |
      | other-partner | P1     | ?*10 | P5      |
      | other-side    | P4     | ?*10 | P2      |
      | round-the-end | P6     | ?*10 | P2      |

  @GH-report.2-b @pick=hint_at_ten
  Scenario Outline: Above ten a partner in play may not | 多于十张，手里有牌的联邦不能提示
    Given the hands are
      | seat     | hand   |
      | <player> | <hand> |
      | others   | ?*12   |
    And P2 has the lead
    When <partner> is to advise <player>
    Then the advice is not allowed: hint too early

    Examples:
      | case       | player | hand | partner |
      | eleven     | P1     | ?*11 | P3      |
      | twenty     | P1     | ?*20 | P5      |
      | other-side | P4     | ?*11 | P6      |

  @GH-report.2-c @pick=hint_at_ten
  Scenario: It is the advised player's number that counts, not the adviser's | 看的是被提示人的张数
    Given the hands are
      | seat   | hand |
      | P1     | ?*11 |
      | P3     | ?*10 |
      | others | ?*12 |
    And P2 has the lead
    When P3 is to advise P1
    Then the advice is not allowed: hint too early
    When P1 is to advise P3
    Then the advice is allowed

  @GH-report.2-d @pick=hint_at_ten
  Scenario Outline: Nobody but a partner advises | 不是联邦不能提示
    Given the hands are
      | seat   | hand |
      | P1     | ?*5  |
      | others | ?*12 |
    And P2 has the lead
    When <partner> is to advise P1
    Then the advice is not allowed: hint, no partner
    And the reason is not: hint too early

    Examples:
      | case       | partner |
      | himself    | P1      |
      | next       | P2      |
      | opposite   | P4      |
      | before-him | P6      |

  @GH-report.2-e @pick=hint_at_ten
  Scenario: An opponent who is out does not advise either | 走了科的对方也不能提示
    Given the hands are
      | seat   | hand |
      | P1     | ?*5  |
      | others | ?*12 |
    And out already, in this order: P4
    And P2 has the lead
    When P4 is to advise P1
    Then the advice is not allowed: hint, no partner

  @GH-report.2-f @pick=hint_at_ten
  Scenario Outline: A partner who has revolted does not advise, at whatever number | 革命的联邦不能提示，剩几张都不能
    Given the hands are
      | seat   | hand   |
      | P1     | <hand> |
      | others | ?*12   |
    And P3 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P3 is to advise P1
    Then the advice is not allowed: hint, no partner

    Examples:
      | case   | hand |
      | ten    | ?*10 |
      | eleven | ?*11 |

  @GH-report.2-g @pick=hint_at_ten
  Scenario: Who is out, or has revolted, is advised by nobody | 走科、革命的人没有牌可提示
    Given the hands are
      | seat   | hand |
      | others | ?*12 |
    And out already, in this order: P1
    And P6 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P3 is to advise P1
    Then the advice is not allowed: not in play
    When P2 is to advise P6
    Then the advice is not allowed: not in play

  @GH-report.3-a @pick=hint_at_ten
  Scenario Outline: A partner who is out may advise at any number of cards | 已走科的联邦，不限张数都可以提示
    Given the hands are
      | seat   | hand   |
      | P1     | <hand> |
      | others | ?*12   |
    And out already, in this order: P5
    And P2 has the lead
    When P5 is to advise P1
    Then the advice is allowed

    Examples:
      | case   | hand |
      | ten    | ?*10 |
      | eleven | ?*11 |
      | thirty | ?*30 |

  @GH-report.3-b @pick=hint_at_ten
  Scenario: Of two partners who are out he chooses either; one in play is held to ten | 走了科的任选一个，没走科的仍限十张
    Given the hands are
      | seat   | hand |
      | P1     | ?*20 |
      | P2     | ?*20 |
      | others | ?*12 |
    And out already, in this order: P5 and P3 and P4
    And P2 has the lead
    When P3 is to advise P1
    Then the advice is allowed
    When P5 is to advise P1
    Then the advice is allowed
    When P4 is to advise P2
    Then the advice is allowed
    When P6 is to advise P2
    Then the advice is not allowed: hint too early

  @GH-report.4-a @pick=hint_at_ten
  Scenario: Advice is no play, and the player does otherwise | 提示不算出牌，本人可以不照着出
    Given the hands are
      | seat   | hand     |
      | P1     | QQ TT 7  |
      | others | ?*12     |
    And P1 has the lead
    When P3 is to advise P1 to play QQ
    Then the advice is allowed
    When the table is looked at
    Then it is for P1 to lead
    And P1 holds 5 cards
    When P1 plays 7
    Then 7 by P1 is on the table
    And it is for P2 to answer

  @GH-report.4-b @pick=hint_at_ten
  Scenario: Who is advised to pass may play, and his partner is asked as usual | 提示以后照常问，照常出
    Given the hands are
      | seat   | hand     |
      | P1     | 7 ?*11   |
      | P2     | K Q 9    |
      | others | ?*12     |
    And P1 has the lead
    When P1 plays 7
    And P4 is to advise P2 to play K
    Then the advice is allowed
    When P2 plays Q
    Then it is for P3 to answer

  @GH-report.4-c @pick=hint_at_ten
  Scenario: One may be advised when it is another's turn, and again | 没轮到也可以提示，可以再提示
    Given the hands are
      | seat   | hand |
      | P5     | ?*8  |
      | others | ?*12 |
    And P2 has the lead
    When P1 is to advise P5
    Then the advice is allowed
    When P3 is to advise P5
    Then the advice is allowed
    When the table is looked at
    Then it is for P2 to lead

  @GH-report.2-h @pick=declared_order|off
  Scenario Outline: Where advice was not agreed on there is none | 没有约定提示的，不能提示
    Given the hands are
      | seat   | hand   |
      | P1     | <hand> |
      | others | ?*12   |
    And P2 has the lead
    When P3 is to advise P1
    Then the advice is not allowed: no picking

    Examples:
      | case   | hand |
      | one    | ?    |
      | ten    | ?*10 |
      | eleven | ?*11 |

  @GH-report.3-c @pick=declared_order|off
  Scenario: There a partner who is out does not advise either | 那里走了科的联邦也不能提示
    Given the hands are
      | seat   | hand |
      | P1     | ?*20 |
      | others | ?*12 |
    And out already, in this order: P5
    And P2 has the lead
    When P5 is to advise P1
    Then the advice is not allowed: no picking

  @GH-report.2-i @GJ-3.2.3 @pick=hint_at_ten @hand_end=one_side_left
  Scenario: Once the hand is over there is nothing to advise | 本局已完，无可提示
    Given the hands are
      | seat   | hand  |
      | P6     | 777   |
      | others | TT 9  |
    And out already, in this order: P2 and P4
    And P6 has the lead
    When P6 plays 777
    And P3 is to advise P1
    Then the advice is not allowed: hand is over
