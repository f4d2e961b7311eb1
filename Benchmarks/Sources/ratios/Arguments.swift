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
  /// One word.
  var word = ""
  /// Whether to measure less, for a first impression.
  var isQuick = false

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
      case "--word": word = value
      default: throw Failure("unknown option \(name) (run Scripts/benchmark)")
      }
    }
  }
}
