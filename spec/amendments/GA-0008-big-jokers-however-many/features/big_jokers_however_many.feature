@play
Feature: Big jokers by themselves are dead, however many | 大花单独打出，不论几张都是死牌

  @GJ-8.3.3-c @GJ-8.3.7 @joker_exchange=none @cover=explicit
  Scenario Outline: Over two big jokers nothing is played, not even two more | 两张大花上面什么也出不了，再有两张大花也不行
    Given the hands are
      | seat   | hand          |
      | P1     | BB ?*4        |
      | P4     | BB SS 22 ?*3  |
      | others | ?*6           |
    And P1 has the lead
    When P1 plays BB
    Then only the cover of P4 is left, then P1 leads
    When P4 tries to play <cards>
    Then it is refused: set is dead
    And only the cover of P4 is left, then P1 leads

    Examples:
      | case             | cards |
      | two-big-jokers   | BB    |
      | two-small-jokers | SS    |
      | two-twos         | 22    |
