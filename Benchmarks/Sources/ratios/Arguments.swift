/// What Scripts/benchmark hands over.
struct Arguments {
  /// The `jptok` command, with its dictionary beside it.
  var jptok = ""
  /// That dictionary.
  var dictionary = ""
  /// Real text, a line each.
  var corpus = ""
  /// The same four times over.
  var repeatedCorpus = ""
  /// 10 MB of text without a line end.
  var longLine = ""
  /// The first 100 KB of the text.
  var shortCorpus = ""
  /// One word.
  var word = ""
  /// Rows of a BCP 47 tag, a tab and a text, for language detection; none if empty.
  var languageRows = ""
  /// Whether to measure less, for a first impression.
  var isQuick = false
  /// The only part to measure, as for a profiler; all if `nil`.
  var part: Part?

  /// What can be measured by itself.
  enum Part: String, CaseIterable {
    case corpus
    case start
    case events
    case walks
    case engine
    case sentence
    case romaji
    case kana
    case readings
    case language
    case lines
    case markup
    case layout
    case caches
    case links
    case interaction
  }

  /// Whether a part is to be measured.
  func includes(_ part: Part) -> Bool { self.part == nil || self.part == part }

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--quick" {
        isQuick = true
        continue
      }
      guard let value = rest.popFirst() else { throw Failure("\(name) takes a value") }
      switch name {
      case "--jptok": jptok = value
      case "--dictionary": dictionary = value
      case "--corpus": corpus = value
      case "--repeated-corpus": repeatedCorpus = value
      case "--long-line": longLine = value
      case "--short-corpus": shortCorpus = value
      case "--word": word = value
      case "--rows": languageRows = value
      case "--part":
        part = Part(rawValue: value)
        if part == nil {
          let parts = Part.allCases.map(\.rawValue).joined(separator: ", ")
          throw Failure("--part takes one of \(parts)")
        }
      default: throw Failure("unknown option \(name) (run Scripts/benchmark)")
      }
    }
  }
}
