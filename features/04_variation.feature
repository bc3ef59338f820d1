@declared
Feature: Article 4: variation | 第四条 变通
  What a table varies is tested option by option; that it may is declared.

  @GJ-4.1-a
  Scenario: Each place may agree on its own way | 各地各桌可以商定打法
    When the engine says which clauses it honours
    Then it declares GJ-4.1
