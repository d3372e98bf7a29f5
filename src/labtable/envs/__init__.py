"""The games in the environments that researchers use: PettingZoo, Gymnasium, OpenSpiel. Each is an extra of its own."""
