/// A list of words with levels, such as those of a language test.
///
/// Each line has a word and, after a tab or a comma, a level. Empty lines and lines that start with
/// `#` are skipped.
public struct WordList: Sendable, Hashable {
  /// A line of the list.
  public struct Entry: Sendable, Hashable {
    /// A word, in its dictionary form or another spelling.
    public let word: String
    /// The level, or an empty text.
    public let level: String
  }

  /// The entries in the order of the list.
  public private(set) var entries: [Entry] = []

  /// Reads a list.
  ///
  /// - Parameter text: the list; a byte order mark is skipped.
  public init(_ text: some StringProtocol) {
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.drop { $0 == "\u{FEFF}" }.split(
        maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { $0 == "\t" || $0 == "," }
      ).map { String($0.trimmingWhitespace) }
      guard let word = fields.first, !word.isEmpty, !word.hasPrefix("#") else { continue }
      entries.append(Entry(word: word, level: fields.count > 1 ? fields[1] : ""))
    }
  }

  /// The different levels, in the order of the list.
  public var levels: [String] {
    var seen: Set<String> = []
    return entries.map(\.level).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Returns the words of some levels, or all words if no level is given.
  public func words(atLevels levels: Set<String> = []) -> Set<String> {
    Set(entries.lazy.filter { levels.isEmpty || levels.contains($0.level) }.map(\.word))
  }
}
