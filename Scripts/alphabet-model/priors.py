"""How common languages are: natural logarithms of prior odds, by language.

They follow the order of languages by shares of web pages, but are far smaller than the logarithms
of these shares: they decide for one or two words that are spelled alike in several languages, and
languages that are rare on the web, whose odds are little lower, remain detectable by a single
word. They were chosen on the tune half of the development rows: higher ones lower the mean over
languages, lower ones give English words of an interface to other languages. A language most of
whose words are also words of a more common relative (Afrikaans, Bosnian, Catalan, Malay, Nynorsk)
has lower odds. Romanized Japanese has higher odds, because its names are rarely in the data of
other languages.
"""
ODDS = {
    1.4: 'en',
    0.2: 'ja-Latn',
    0.15: 'de es fr it pt',
    0.1: 'cs da fi hu id nb nl pl ro sv tr vi',
    -0.1: 'la lg mi sn so st tn ts xh yo zu',
    -0.2: 'af bs ca ms nn',
}
PRIORS = {tag: odds for odds, tags in ODDS.items() for tag in tags.split()}
