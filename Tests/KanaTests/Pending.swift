// Tests of the kana layer arrive with its parts.
