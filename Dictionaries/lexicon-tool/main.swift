print("lexicon-tool")
