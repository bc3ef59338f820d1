@declared
Feature: Games of other numbers | 别的人数
  How two, three or eight play no source says.

  @GH-deal.15-a
  Scenario: Games for two, three or eight are outside | 二人、三人、八人的打法在规则之外
    When the engine says which clauses it honours
    Then it declares GH-deal.15
