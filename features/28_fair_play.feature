@declared
Feature: Article 28: fair play | 第二十八条 公平
  The aim is declared; what breaks it, and what that costs, is in Article 30.

  @GJ-28.1-a
  Scenario: Gouji is played fairly | 公平竞争
    When the engine says which clauses it honours
    Then it declares GJ-28.1
