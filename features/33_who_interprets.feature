@declared
Feature: Article 33: who interprets | 第三十三条 解释
  It says who may interpret.

  @GJ-33.1-a
  Scenario: The association interprets | 解释归够级协会
    When the engine says which clauses it honours
    Then it declares GJ-33.1
