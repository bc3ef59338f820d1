@declared
Feature: Article 32: no stakes | 第三十二条 不得赌博
  It rules what a game is used for.

  @GJ-32.1-a
  Scenario: There is no gambling on it | 不用够级赌博
    When the engine says which clauses it honours
    Then it declares GJ-32.1
