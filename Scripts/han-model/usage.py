"""How usual a text is in each language, by the frequency of its pairs of characters in Wikipedia."""

import math

import sources

FLOOR = math.exp(-16.5)  # the table omits what is rarer than exp(-16)


class Usage:
    def __init__(self):
        self.ratios = {}
        for text, logarithms in sources.wikipedia_counts():
            simplified, traditional, japanese = (math.exp(x) if x else 0.0 for x in logarithms)
            chinese = max(simplified, traditional)
            self.ratios[text] = math.log((japanese + FLOOR) / (chinese + FLOOR))

    def log_odds_of_japanese(self, text):
        """Returns the mean over the pairs of a text; 0 for pairs that Wikipedia does not have."""
        pairs = [self.ratios.get(text[i : i + 2], 0.0) for i in range(len(text) - 1)]
        return sum(pairs) / len(pairs) if pairs else 0.0
