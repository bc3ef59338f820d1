@play
Feature: Article 23: playing beside a revolutionary | 第二十三条 有人革命时的打法

  @GJ-23.3.6-a @GJ-23.3.9
  Scenario: An unopposed gouji that is claimed is answered by burners only | 要头者的够死级只能烧
    Given the hands are
      | seat   | hand     |
      | P1     | AA ?*4   |
      | P2     | 22 55 S  |
      | P6     | 10*5 ?*4 |
      | others | ?*5      |
    And P3 has revolted and the opposite has claimed the head
    And P6 has the lead
    When P6 plays 10*5
    Then it is for P6 to lead
    And P6 holds 4 cards

  @GJ-23.3.6-b
  Scenario: While a burner is asked, others are told that it can only be burned | 问烧的时候，别人压不了够死级
    Given the hands are
      | seat   | hand    |
      | P1     | A ?*4   |
      | P2     | 22 55 S |
      | P6     | KK ?*4  |
      | others | ?*5     |
    And P3 has revolted and the opposite has claimed the head
    And P6 has the lead
    When P6 plays KK
    Then P2 is asked to burn
    When P4 tries to pass
    Then it is refused: not your turn
    When P1 tries to play A
    Then it is refused: unopposed gouji, burn only
    When P2 declines to burn
    Then it is for P6 to lead

  @GJ-23.3.10-a
  Scenario: The three used up, he is headless | 三次用完，就是无头
    Given the hands are
      | seat   | hand           |
      | P6     | KK AA 22 QQQ 4 |
      | others | ?*5            |
    And P3 has revolted and the opposite has claimed the head
    And P6 has the lead
    When P6 plays QQQ
    Then it is for P6 to lead
    When P6 plays KK
    Then it is for P6 to lead
    When P6 plays AA
    Then it is for P6 to lead
    When P6 plays 22
    Then it is for P1 to answer

  @GJ-23.4.2-a @GJ-23.4
  Scenario: With the lead he may give up the rest and is headless | 轮到他发牌，可以放弃余下的，就是无头
    Given the hands are
      | seat   | hand      |
      | P6     | KK AA ?*4 |
      | others | ?*5       |
    And P3 has revolted and the opposite has claimed the head
    And P6 has the lead
    When P6 plays KK
    Then it is for P6 to lead
    When P6 gives up the head
    Then it is for P6 to lead
    When P6 plays AA
    Then it is for P1 to answer

  @GJ-23.4.2-b
  Scenario: He does not give it up in the middle of a round | 一轮打着的时候不能放弃
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P6     | KK ?*4 |
      | others | ?*5    |
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 plays 9
    And P6 tries to give up the head
    Then it is refused: giving up the head out of time
    And it is for P2 to answer

  @GJ-23.4.2-c
  Scenario: Nobody gives it up for him | 别人不能替他放弃
    Given the hands are
      | seat   | hand   |
      | P1     | 9 ?*4  |
      | P6     | KK ?*4 |
      | others | ?*5    |
    And P3 has revolted and the opposite has claimed the head
    And P1 has the lead
    When P1 tries to give up the head
    Then it is refused: head not yours
    And it is for P1 to lead
