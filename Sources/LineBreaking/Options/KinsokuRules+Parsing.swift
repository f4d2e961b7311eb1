extension KinsokuRules {
  /// Parses kinsoku lists from text, one per line: a name, a colon and the characters.
  ///
  /// ```
  /// # comments and empty lines are skipped
  /// start-prohibited: 、。」
  /// end-prohibited: 「（
  /// inseparable: —— ……
  /// replace: yes
  /// ```
  ///
  /// White space in a list of characters is ignored; in a list of pairs it separates the pairs. If
  /// a list is named twice, the two are concatenated. `replace` is `yes` or `no`, see
  /// ``replacesDefaults``.
  ///
  /// - Parameter text: the lists.
  /// - Throws: ``LineBreakError`` with code `invalidRules` and the line number as position, counted
  ///   from 1, for a line without a known name or a pair of fewer than two Characters.
  public init(parsing text: String) throws(LineBreakError) {
    self.init()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let content = line.drop(while: \.isWhitespace)
      if content.isEmpty || content.first == "#" { continue }
      let name = content.prefix { $0 != ":" && $0 != "：" }
      let list = content.dropFirst(name.count + 1)
      try add(list, to: name.filter { !$0.isWhitespace }, line: number)
    }
  }

  private mutating func add(
    _ list: Substring, to name: String, line: Int
  ) throws(LineBreakError) {
    let words = list.split(whereSeparator: \.isWhitespace)
    switch name {
    case "start-prohibited": startProhibited += words.joined()
    case "end-prohibited": endProhibited += words.joined()
    case "inseparable":
      if let short = words.first(where: { $0.count < 2 }) {
        throw Self.error("'\(short)' is not a pair (write the characters together: ……)", line)
      }
      inseparable += words.map { String($0) }
    case "replace":
      guard let word = words.first, words.count == 1, word == "yes" || word == "no" else {
        throw Self.error("replace must be yes or no", line)
      }
      replacesDefaults = word == "yes"
    default:
      throw Self.error(
        """
        unknown list '\(name)' (expected start-prohibited, end-prohibited, inseparable or replace, \
        followed by a colon)
        """, line)
    }
  }

  private static func error(_ message: String, _ line: Int) -> LineBreakError {
    LineBreakError(code: .invalidRules, message: message, position: line)
  }
}
