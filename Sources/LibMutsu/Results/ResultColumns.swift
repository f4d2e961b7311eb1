/// The columns of items that a call fills; the others are NULL in the view.
struct ResultColumns: OptionSet {
  let rawValue: Int32

  /// The range in the text, in bytes and in code points.
  static let ranges = ResultColumns(rawValue: 1 << 0)
  /// The range in the output, in bytes and in code points.
  static let outputRanges = ResultColumns(rawValue: 1 << 1)
  static let kind = ResultColumns(rawValue: 1 << 2)
  static let cost = ResultColumns(rawValue: 1 << 3)
  static let confidence = ResultColumns(rawValue: 1 << 4)
  static let partOfSpeech = ResultColumns(rawValue: 1 << 5)
  static let baseForm = ResultColumns(rawValue: 1 << 6)
  static let reading = ResultColumns(rawValue: 1 << 7)
  static let pronunciation = ResultColumns(rawValue: 1 << 8)
  static let features = ResultColumns(rawValue: 1 << 9)
  static let language = ResultColumns(rawValue: 1 << 10)
  static let inserted = ResultColumns(rawValue: 1 << 11)
  /// The bytes of output, and the numbers for each text.
  static let output = ResultColumns(rawValue: 1 << 12)
  static let counts = ResultColumns(rawValue: 1 << 13)
}
