"""What every game shares above its rules: the spec, matches and deals, records and laws."""
