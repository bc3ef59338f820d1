@sets
Feature: A sample | 样例

  @GH-sets.90-a @sample=yes
  Scenario: Six cards are not beaten | 六张压不住
    When 6*6 is laid over 5*6
    Then it does not beat the set on the table: rank not higher

  @GH-sets.90-b @sample=yes
  Scenario: Five cards are | 五张压得住
    When 6*5 is laid over 5*5
    Then it beats the set on the table
