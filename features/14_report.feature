@report
Feature: Article 14: reporting | 第十四条 报牌

  @GJ-14.1.1-a @GJ-14.1.3 @GJ-14.1.5 @report=on_request
  Scenario Outline: With ten cards or fewer the true number is told | 十张以内须报实数
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says <told>
    Then it is accepted

    Examples:
      | case  | hand | told |
      | one   | ?    | 1    |
      | nine  | ?*9  | 9    |
      | ten   | ?*10 | 10   |

  @GJ-14.1.3-a @report=on_request
  Scenario Outline: A wrong number is a false report | 报错数是报户不实
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says <told>
    Then it is refused: false report
    And the reason is not: silent when asked

    Examples:
      | case        | hand | told |
      | one-too-few | ?*10 | 9    |
      | one-more    | ?*9  | 10   |
      | far-off     | ?*3  | 10   |

  @GJ-14.1.3-b @GJ-14.1.4 @report=on_request
  Scenario Outline: With exactly ten cards “not yet” is false | 满户不能说“不够报”
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says not yet
    Then it is refused: false report

    Examples:
      | case | hand |
      | ten  | ?*10 |
      | one  | ?    |

  @GJ-14.1.3-c @report=on_request
  Scenario Outline: A wrong number is a false report with more than ten too | 多于十张，报错数也是报户不实
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says <told>
    Then it is refused: false report

    Examples:
      | case                  | hand | told |
      | eleven-told-as-ten    | ?*11 | 10   |
      | eleven-told-as-twelve | ?*11 | 12   |
      | twenty-told-as-three  | ?*20 | 3    |

  @GJ-14.1.2-a @report=on_request
  Scenario: With eleven cards “not yet” is a full answer, however often | 十一张答“不够报”就算答完，问几次都一样
    Given the hands are
      | seat   | hand |
      | P2     | ?*11 |
      | others | ?*12 |
    And P1 has the lead
    When P2 is asked how many cards are left and says not yet
    Then it is accepted
    When P2 is asked how many cards are left and says not yet
    Then it is accepted

  @GJ-14.1.2-b @report=on_request
  Scenario: With eleven cards the true number may be told all the same | 十一张，愿意报实数也可以
    Given the hands are
      | seat   | hand |
      | P2     | ?*11 |
      | others | ?*12 |
    And P1 has the lead
    When P2 is asked how many cards are left and says 11
    Then it is accepted

  @GJ-14.1.5-a @report=on_request @fours_whole=no
  Scenario: One may be asked at any time, and the turn stays where it is | 随时可问，轮次不变
    Given the hands are
      | seat   | hand    |
      | P1     | 44 ?*12 |
      | P5     | ?*7     |
      | others | ?*12    |
    And P1 has the lead
    When P1 plays 44
    And P5 is asked how many cards are left and says 7
    Then it is accepted
    When the table is looked at
    Then it is for P2 to answer

  @GJ-18.2.2-a @GJ-14.1.3 @report=on_request
  Scenario: In the melee one still reports as prescribed | 乱缠中照样报牌
    Given the hands are
      | seat | hand |
      | P1   | ?*9  |
      | P3   | ?*12 |
      | P5   | ?*6  |
      | P6   | ?*8  |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P5 is asked how many cards are left and says 6
    Then it is accepted
    When P6 is asked how many cards are left and says not yet
    Then it is refused: false report
    When P3 is asked how many cards are left and says not yet
    Then it is accepted

  @GJ-18.2.2-b @GJ-14.1.3 @report=on_request
  Scenario: In the melee too a wrong number is a false report, with more than ten as well | 乱缠中报错数也是报户不实，多于十张也一样
    Given the hands are
      | seat   | hand |
      | P3     | ?*12 |
      | P5     | ?*6  |
      | others | ?*8  |
    And out already, in this order: P2 and P4
    And P1 has the lead
    When P3 is asked how many cards are left and says 11
    Then it is refused: false report
    When P5 is asked how many cards are left and says 5
    Then it is refused: false report
    When P3 is asked how many cards are left and says 12
    Then it is accepted

  @GJ-26.4.1-a @report=off
  Scenario: Where there are no reports nobody is asked | 不报户的打法不问
    Given the hands are
      | seat   | hand |
      | P2     | ?*5  |
      | others | ?*12 |
    And P1 has the lead
    When P2 is asked how many cards are left and says 5
    Then it is refused: no reports

  @GJ-26.4.1-b @report=off
  Scenario Outline: Where there are no reports nothing need be answered, and nothing is false | 不报户的打法，怎样答都不算
    Given the hands are
      | seat   | hand |
      | P2     | ?*5  |
      | others | ?*12 |
    And P1 has the lead
    When <asker> asks P2 how many cards are left and is told <told>
    Then it is refused: no reports
    And it costs nothing

    Examples:
      | case      | asker | told |
      | true      | P1    | 5    |
      | untrue    | P3    | 6    |
      | by-itself | P2    | 5    |

  @GJ-14.1.1-b @report=on_request
  Scenario Outline: With ten cards or fewer one may not keep silent | 十张以内，问了不能不答
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says nothing
    Then it is refused: silent when asked
    When P2 is asked how many cards are left and says <told>
    Then it is accepted

    Examples:
      | case | hand | told |
      | one  | ?    | 1    |
      | nine | ?*9  | 9    |
      | ten  | ?*10 | 10   |

  @GJ-14.1.2-c @report=on_request
  Scenario Outline: Above ten nothing need be told | 多于十张，不必说张数
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says nothing
    Then it is accepted
    When P2 is asked how many cards are left and says not yet
    Then it is accepted

    Examples:
      | case   | hand |
      | eleven | ?*11 |
      | twenty | ?*20 |

  @GJ-14.1.2-d @GJ-14.1.1 @report=on_request
  Scenario: Who comes down to ten must tell, though he said “not yet” before | 刚才不够报，打到十张就要报
    Given the hands are
      | seat   | hand    |
      | P1     | QQ ?*10 |
      | others | ?*14    |
    And P1 has the lead
    When P1 is asked how many cards are left and says not yet
    Then it is accepted
    When P1 plays QQ
    And P1 is asked how many cards are left and says not yet
    Then it is refused: false report
    When P1 is asked how many cards are left and says 10
    Then it is accepted

  @GJ-14.1.5-b @report=on_request
  Scenario Outline: Anyone may ask anyone else, friend or foe | 任何人都可以问任何别人，不论敌我
    Given the hands are
      | seat   | hand |
      | P4     | ?*6  |
      | others | ?*12 |
    And P1 has the lead
    When <asker> asks P4 how many cards are left and is told nothing
    Then it is refused: silent when asked
    When <asker> asks P4 how many cards are left and is told 6
    Then it is accepted

    Examples:
      | case        | asker |
      | opposite    | P1    |
      | partner     | P2    |
      | before-him  | P3    |
      | next        | P5    |
      | far-partner | P6    |

  @GJ-14.1.5-c @report=on_request
  Scenario: One does not ask oneself | 自己问自己不算
    Given the hands are
      | seat   | hand |
      | P4     | ?*6  |
      | others | ?*12 |
    And P1 has the lead
    When P4 asks P4 how many cards are left and is told 6
    Then it is refused: asked of oneself

  @GJ-14.1.5-d @report=on_request
  Scenario: A player who is out may ask too, but holds nothing to report | 走了科的人也可以问，问他就没有牌可报
    Given the hands are
      | seat   | hand |
      | P2     | ?*6  |
      | others | ?*12 |
    And out already, in this order: P4
    And P1 has the lead
    When P4 asks P2 how many cards are left and is told 6
    Then it is accepted
    When P1 asks P4 how many cards are left and is told 1
    Then it is refused: not in play
    When P4 is asked how many cards are left and says nothing
    Then it is refused: not in play
    And it costs nothing

  @GJ-14.1.5-e @report=on_request
  Scenario: Who has revolted holds no cards to report | 革命的人没有牌可报
    Given the hands are
      | seat   | hand |
      | others | ?*12 |
    And P4 has revolted and the opposite has claimed the head
    And P2 has the lead
    When P4 is asked how many cards are left and says not yet
    Then it is refused: not in play
    And it costs nothing

  @GJ-14.1.5-f @report=on_request @fours_whole=no
  Scenario: One may be asked while one answers and while the cover is waited for | 顺牌时、等扣牌时都可以问
    Given the hands are
      | seat   | hand    |
      | P1     | QQ ?*9  |
      | P4     | KK ?*5  |
      | others | ?*12    |
    And P1 has the lead
    When P1 plays QQ
    And P1 is asked how many cards are left and says 9
    Then it is accepted
    When P4 is asked how many cards are left and says 8
    Then it is refused: false report
    When these pass in turn: P2 and P3
    And P4 plays KK
    And P4 is asked how many cards are left and says 5
    Then it is accepted

  @GJ-14.2-a @report=on_request
  Scenario Outline: Unasked nobody need report | 没人问，可以不报
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When nobody asks P2 how many cards are left, and nothing is said of it
    Then it is accepted
    When P1 asks P2 how many cards are left and is told nothing
    Then it is refused: silent when asked
    And the reason is not: false report

    Examples:
      | case | hand |
      | one  | ?    |
      | nine | ?*9  |
      | ten  | ?*10 |

  @GJ-14.2-b @report=on_request
  Scenario: A player goes out and nobody has asked: nothing was concealed | 没人问，一直到走科也不算瞒报
    Given the hands are
      | seat   | hand  |
      | P1     | 777   |
      | others | ?*12  |
    And P1 has the lead
    When nobody asks P1 how many cards are left, and nothing is said of it
    Then it is accepted
    When P1 plays 777
    Then out, in this order: P1

  @GJ-14.2-c @report=on_request
  Scenario Outline: A true number may be told unasked | 没人问，也可以如实自报
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 says unasked that <told> cards are left
    Then it is accepted

    Examples:
      | case   | hand | told |
      | ten    | ?*10 | 10   |
      | eleven | ?*11 | 11   |

  @GJ-14.1.3-d @report=on_request
  Scenario Outline: A false number is a false report though nobody asked | 没人问，报错了也是报户不实
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 says unasked that <told> cards are left
    Then it is refused: false report

    Examples:
      | case              | hand | told |
      | ten-told-as-nine  | ?*10 | 9    |
      | eleven-told-as-ten | ?*11 | 10   |

  @GJ-14.1.3-e @report=on_request
  Scenario: Nor may one say “not yet” unasked with ten or fewer | 十张以内，自己说“不够报”也是报户不实
    Given the hands are
      | seat   | hand |
      | P2     | ?*10 |
      | P3     | ?*11 |
      | others | ?*12 |
    And P1 has the lead
    When P2 says unasked that there is nothing to report yet
    Then it is refused: false report
    When P3 says unasked that there is nothing to report yet
    Then it is accepted

  @GJ-30.3.5-a @GJ-14.1.3 @report=on_request @penalties=art30
  Scenario Outline: A false report costs one turn | 报户不实，取消一次牌权
    Given the hands are
      | seat   | hand   |
      | P2     | <hand> |
      | others | ?*12   |
    And P1 has the lead
    When P2 is asked how many cards are left and says <told>
    Then it is refused: false report
    And it costs one turn
    When the table is looked at
    Then it is for P1 to lead

    Examples:
      | case              | hand | told |
      | one-too-few       | ?*10 | 9    |
      | one-more          | ?*9  | 10   |
      | eleven-told-as-ten | ?*11 | 10   |

  @GJ-30.3.5-b @GJ-14.1.3 @report=on_request @penalties=art30
  Scenario: “Not yet” at ten, and silence, cost one turn each | 满户说“不够报”、问了不答，各取消一次牌权
    Given the hands are
      | seat   | hand |
      | P2     | ?*10 |
      | others | ?*12 |
    And P1 has the lead
    When P2 is asked how many cards are left and says not yet
    Then it is refused: false report
    And it costs one turn
    When P2 is asked how many cards are left and says nothing
    Then it is refused: silent when asked
    And it costs one turn

  @GJ-30.3.5-c @report=on_request @penalties=off
  Scenario: Where nothing is punished a false report costs nothing | 不罚的打法，报户不实也不罚
    Given the hands are
      | seat   | hand |
      | P2     | ?*10 |
      | others | ?*12 |
    And P1 has the lead
    When P2 is asked how many cards are left and says 9
    Then it is refused: false report
    And it costs nothing
    When P2 is asked how many cards are left and says nothing
    Then it is refused: silent when asked
    And it costs nothing
