@declared
Feature: Article 27: points and hold three | 第二十七条 打点与憋3
  Which rules to choose is for the table: one alone is loaded with a warning.

  @GJ-27.1-a
  Scenario: Points and hold three belong together | 打点与憋3一起采用
    When the engine says which clauses it honours
    Then it declares GJ-27.1
