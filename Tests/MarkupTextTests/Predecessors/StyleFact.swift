import MarkupText
import Testing

/// A fact about the style of a text from the inventory of the earlier libraries.
struct StyleFact {
  let markup: String
  let sheet: String
  let property: StyleProperty
  /// The values of all runs as `text:value`, with a space between runs and ¶ between paragraphs.
  let values: String
  let why: String

  init(
    _ markup: String, _ sheet: String, _ property: StyleProperty, _ values: String, _ why: String
  ) {
    self.markup = markup
    self.sheet = sheet
    self.property = property
    self.values = values
    self.why = why
  }
}

/// Returns the default sheet with one more.
func factCascade(_ sheet: String, dialect: StyleDialect = .fancyText) -> StyleCascade {
  var cascade = StyleCascade(dialect: dialect)
  cascade.add(.defaults, origin: .defaults)
  cascade.add(StyleSheet(parsing: sheet, dialect: dialect))
  return cascade
}

/// Returns the value of a property in each run.
func runValues(_ text: StyledText, _ property: StyleProperty) -> String {
  text.paragraphs.map { paragraph in
    paragraph.runs.map { run in
      escaped(String(paragraph[run.range])) + ":\(run.style[property])"
    }.joined(separator: " ")
  }.joined(separator: " ¶ ")
}

/// Checks all facts, and reports each one that does not hold.
func expectStyles(_ facts: [StyleFact], dialect: StyleDialect = .fancyText) {
  for fact in facts {
    let text = StyledText(
      MarkupTree(parsing: fact.markup), cascade: factCascade(fact.sheet, dialect: dialect))
    let found = runValues(text, fact.property)
    if found != fact.values {
      Issue.record("\(fact.markup) {\(fact.sheet)} (\(fact.why)): \(found), not \(fact.values)")
    }
  }
}
