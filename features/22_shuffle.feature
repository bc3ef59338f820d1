@deal
Feature: Article 22: shuffling | 第二十二条 洗牌

  @GJ-22.2-a
  Scenario Outline: First and second out shuffle | 头科和二科洗牌
    Given a hand has ended with the places <places>
    When the four decks are gathered up to be shuffled
    Then it is accepted
    And <seats> shuffle

    Examples:
      | case      | places                    | seats     |
      | in-order  | P1, P2, P3, P4, P5 and P6 | P1 and P2 |
      | two-sides | P4, P1, P6, P2, P3 and P5 | P4 and P1 |
      | one-side  | P5, P3, P1, P2, P4 and P6 | P5 and P3 |
      | backwards | P6, P5, P4, P3, P2 and P1 | P6 and P5 |

  @GJ-22.2-b
  Scenario: Those of the latest hand shuffle | 由刚打完那一局的头科和二科洗
    Given a hand has ended with the places P1, P2, P3, P4, P5 and P6
    And a hand has ended with the places P4, P6, P2, P3, P1 and P5
    When the four decks are gathered up to be shuffled
    Then P4 and P6 shuffle

  @GJ-22.2-c @GH-deal.5
  Scenario: After a void hand those of the hand before shuffle again | 作废以后仍由再上一局的头科和二科洗
    Given a hand has ended with the places P3, P2, P1, P4, P5 and P6
    And a hand has been void
    When the four decks are gathered up to be shuffled
    Then P3 and P2 shuffle

  @GJ-22.2-d
  Scenario: Before the first hand anybody may shuffle | 第一局以前谁洗都行
    When the four decks are gathered up to be shuffled
    Then it is accepted
    And anybody may shuffle

  @GJ-22.2-e @GH-deal.5
  Scenario: After a void first hand anybody may shuffle | 第一局作废，谁洗都行
    Given a hand has been void
    When the four decks are gathered up to be shuffled
    Then anybody may shuffle

  @GJ-22.1.1-a @GJ-2.1
  Scenario Outline: All 216 cards are gathered, no fewer | 216 张全部归拢，一张不能少
    When these cards are gathered up to be shuffled: <gathered>
    Then it is refused: cards missing

    Examples:
      | case             | gathered                                                                             |
      | a-king-missing   | A*16 K*15 Q*16 J*16 10*16 9*16 8*16 7*16 6*16 5*16 4*16 3*16 2*16 SSSSBBBB |
      | a-two-missing    | A*16 K*16 Q*16 J*16 10*16 9*16 8*16 7*16 6*16 5*16 4*16 3*16 2*15 SSSSBBBB |
      | a-three-missing  | A*16 K*16 Q*16 J*16 10*16 9*16 8*16 7*16 6*16 5*16 4*16 3*15 2*16 SSSSBBBB |
      | a-small-missing  | A*16 K*16 Q*16 J*16 10*16 9*16 8*16 7*16 6*16 5*16 4*16 3*16 2*16 SSSBBBB  |
      | a-big-missing    | A*16 K*16 Q*16 J*16 10*16 9*16 8*16 7*16 6*16 5*16 4*16 3*16 2*16 SSSSBBB  |
      | no-jokers        | A*16 K*16 Q*16 J*16 10*16 9*16 8*16 7*16 6*16 5*16 4*16 3*16 2*16          |
      | three-decks      | A*12 K*12 Q*12 J*12 10*12 9*12 8*12 7*12 6*12 5*12 4*12 3*12 2*12 SSSBBB   |
      | one-card         | A                                                                          |
