"""How engines rule: what of a report can stand beside others, whoever wrote them."""
