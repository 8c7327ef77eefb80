"""`python -m stolik.cli` is the same as `stolik`."""

import sys

from stolik.cli import main

sys.exit(main())
