@declared
Feature: Breaking off | 散场
  Whether to go on is for people to agree.

  @GH-score.6-a
  Scenario: A match may be broken off if all agree | 大家同意可以散场
    When the engine says which clauses it honours
    Then it declares GH-score.6
