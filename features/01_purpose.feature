@declared
Feature: Article 1: purpose | 第一条 宗旨
  It says why there are rules, so no play can show it.

  @GJ-1.1-a
  Scenario: The purpose of the rules is shared | 认同规则的宗旨
    When the engine says which clauses it honours
    Then it declares GJ-1.1
