@declared
Feature: Article 8: suits | 第八条 花色
  Cards reach an engine without their suits.

  @GJ-8.2.1-a
  Scenario: Only ranks count, not suits | 只比点数，不论花色
    When the engine says which clauses it honours
    Then it declares GJ-8.2.1
