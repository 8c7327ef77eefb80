"""Score sheets of games played with real cards, and the sheets of tables: kept, merged, shown, exported.

A sheet is a log of edits. Phones write it where they are, offline too, and bring their edits here when they
can; merging is the union, and everybody folds the union in one order. The arithmetic offline is done by
looking things up in the rules' tariff; here every sheet is added up anew by the rules' own functions.
"""
