"""Rules as data: settings, clauses, findings, rule sets and the rule book printed from them."""
