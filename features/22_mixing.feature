@declared
Feature: Article 22: mixing the cards | 第二十二条 洗得均匀
  How well cards are mixed is handiwork.

  @GJ-22.1.2-a
  Scenario: The cards are well mixed | 牌要洗匀
    When the engine says which clauses it honours
    Then it declares GJ-22.1.2
