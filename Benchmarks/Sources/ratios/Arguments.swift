/// The arguments that Scripts/benchmark passes.
struct Arguments {
  /// The `jptok` command, with its dictionary in the same directory.
  var jptok = ""
  /// The directory with MeCab's files of this dictionary, for libmecab.
  var dictionary = ""
  /// A file of real text, one sentence or paragraph per line.
  var corpus = ""
  /// A file with the corpus repeated four times.
  var repeatedCorpus = ""
  /// A file with 10 MB of text without a line break.
  var longLine = ""
  /// A file with the first 100 KB of the corpus.
  var shortCorpus = ""
  /// A file with one word.
  var word = ""
  /// A file with rows of a BCP 47 tag, a tab and a text, for language detection; not used if empty.
  var languageRows = ""
  /// Whether to measure less, for preliminary results.
  var isQuick = false
  /// The only part to measure, for example with a profiler; all parts if `nil`.
  var part: Part?

  /// A part of the benchmarks that can be run separately.
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

  /// Returns whether a part is to be measured.
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
      default: throw Failure("unknown option \(name) (use Scripts/benchmark)")
      }
    }
  }
}
