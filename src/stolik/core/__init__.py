"""Cards, card multisets, seats, randomness and text: what every game stands on."""
