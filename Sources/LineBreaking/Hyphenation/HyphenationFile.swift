import TextFoundation

/// The contents of a libhyphen pattern file (README.hyphen and README.nonstandard of libhyphen
/// 2.8).
struct HyphenationFile: Sendable {
  /// The settings of the first level, zero where the file does not specify them.
  struct Settings: Sendable {
    var leftMinimum = 0
    var rightMinimum = 0
    var compoundLeftMinimum = 0
    var compoundRightMinimum = 0
    var noHyphen: [[UInt8]] = []
  }

  /// The patterns of each level: one, or two if the file has `NEXTLEVEL`.
  private(set) var levels = [PatternList()]
  /// The first level's settings; libhyphen ignores those of the second.
  private(set) var settings = Settings()

  private static let keywords = [
    "LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN",
    "NOHYPHEN", "NEXTLEVEL",
  ]

  /// Parses the bytes of a file; its first line names the character set.
  init(bytes: [UInt8]) throws(LineBreakError) {
    let rows = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var name = String(decoding: Self.trimmed(rows.first ?? []), as: UTF8.self).uppercased()
    if name.hasPrefix("\u{FEFF}") { name.removeFirst() }
    switch name {
    case "UTF-8":
      for (index, row) in rows.enumerated() {
        let isValid = row.withUnsafeBufferPointer { $0.firstInvalidUTF8() == nil }
        guard isValid else {
          throw Self.error(index, "is not UTF-8, but line 1 names UTF-8 as the character set")
        }
      }
      try read(rows.dropFirst())
    case "ISO8859-1", "ISO-8859-1":
      // The Latin-1 bytes from 0x80 on are the code points of the same value.
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count + bytes.count / 8)
      for byte in bytes {
        if byte < 0x80 {
          text.append(byte)
        } else {
          text += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
        }
      }
      try read(text.split(separator: 0x0A, omittingEmptySubsequences: false).dropFirst())
    default:
      throw Self.error(
        0,
        "names the unsupported character set “\(name.prefix(40))”; convert the file to UTF-8")
    }
  }

  /// Parses the text of a file, ignoring the character set that its first line names.
  init(text: String) throws(LineBreakError) {
    let rows = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let name = rows.first, !Self.trimmed(name).isEmpty else {
      throw Self.error(0, "is empty; it must name a character set, such as UTF-8")
    }
    try read(rows.dropFirst())
  }

  private mutating func read(_ rows: ArraySlice<ArraySlice<UInt8>>) throws(LineBreakError) {
    for (index, row) in zip(rows.indices, rows) {
      let row = Self.trimmed(row)
      guard let first = row.first, first != UInt8(ascii: "%"), first != UInt8(ascii: "#") else {
        continue
      }
      let isCapital = first.isASCIIUppercase
      if isCapital, let keyword = Self.keywords.first(where: { row.starts(with: $0.utf8) }) {
        try set(keyword, Self.trimmed(row.dropFirst(keyword.utf8.count)), line: index)
      } else {
        try addPattern(row, line: index)
      }
    }
  }

  private mutating func set(
    _ keyword: String, _ value: ArraySlice<UInt8>, line: Int
  ) throws(LineBreakError) {
    if keyword == "NEXTLEVEL" {
      guard levels.count == 1 else {
        throw Self.error(line, "starts a third level, but at most two are supported")
      }
      return levels.append(PatternList())
    }
    let isFirstLevel = levels.count == 1
    if keyword == "NOHYPHEN" {
      let words = value.split(separator: UInt8(ascii: ",")).map(Array.init)
      if isFirstLevel { settings.noHyphen = words }
      return
    }
    guard let number = Int(String(decoding: value, as: UTF8.self)), 0...255 ~= number else {
      throw Self.error(line, "needs a number from 0 to 255 for \(keyword)")
    }
    guard isFirstLevel else { return }
    switch keyword {
    case "LEFTHYPHENMIN": settings.leftMinimum = number
    case "RIGHTHYPHENMIN": settings.rightMinimum = number
    case "COMPOUNDLEFTHYPHENMIN": settings.compoundLeftMinimum = number
    default: settings.compoundRightMinimum = number
    }
  }

  /// Adds a pattern, which ends at the first blank or at the `/` of non-standard hyphenation.
  private mutating func addPattern(
    _ row: ArraySlice<UInt8>, line: Int
  ) throws(LineBreakError) {
    let pattern = row.prefix { $0 > 0x20 }
    let letters = pattern.prefix { $0 != UInt8(ascii: "/") }
    let changesSpelling = letters.count < pattern.count
    guard levels[levels.count - 1].add(letters, changesSpelling: changesSpelling) else {
      throw Self.error(line, "has a pattern of more than \(PatternList.maximumLength) bytes")
    }
  }

  private static func trimmed(_ row: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var row = row.drop { $0 <= 0x20 }
    while let last = row.last, last <= 0x20 { row.removeLast() }
    return row
  }

  /// Returns an error for the line with an index, counted from 0.
  private static func error(_ index: Int, _ reason: String) -> LineBreakError {
    LineBreakError(
      code: .invalidRules, message: "hyphenation patterns, line \(index + 1): the line \(reason)",
      position: index + 1)
  }
}
