@deal
Feature: Article 2: players, cards and seats | 第二条 人、牌与座位

  @GJ-2.2-a @GJ-2.3 @GJ-2.4.1 @GJ-2.4.2 @GJ-2.4.3 @GJ-2.4.4
  Scenario Outline: Everybody has two partners, an opposite and a neighbour on either hand | 各座的联邦、对头与左右邻
    When it is asked who is what to <seat>
    Then the side is <side>
    And the opposite is <opposite>
    And the next seat is <next>
    And the previous seat is <previous>
    And the next partner is <beyond>
    And the previous partner is <before>

    Examples:
      | case   | seat | side          | opposite | next | previous | beyond | before |
      | first  | P1   | P1, P3 and P5 | P4       | P2   | P6       | P3     | P5     |
      | second | P2   | P2, P4 and P6 | P5       | P3   | P1       | P4     | P6     |
      | third  | P3   | P1, P3 and P5 | P6       | P4   | P2       | P5     | P1     |
      | fourth | P4   | P2, P4 and P6 | P1       | P5   | P3       | P6     | P2     |
      | fifth  | P5   | P1, P3 and P5 | P2       | P6   | P4       | P1     | P3     |
      | sixth  | P6   | P2, P4 and P6 | P3       | P1   | P5       | P2     | P4     |
