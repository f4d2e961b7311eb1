/// An error in a list of reading overrides.
///
/// ```swift
/// try ReadingOverrides(text: "行 ぎょう\n月 luna", path: "readings.txt")
/// // readings.txt:2:3: the reading “luna” is not kana (write it in hiragana or katakana)
/// ```
public struct ReadingOverridesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A kind of error; since others may be added, compare with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// The file does not exist or cannot be read.
    public static let fileUnreadable = Code("fileUnreadable")
    /// A line is not UTF-8.
    public static let invalidUTF8 = Code("invalidUTF8")
    /// The word is empty, or contains whitespace or control characters.
    public static let invalidWord = Code("invalidWord")
    /// A line has a word without a reading.
    public static let missingReading = Code("missingReading")
    /// The reading is not kana.
    public static let invalidReading = Code("invalidReading")
    /// A field after the reading is not of the form `key=value`.
    public static let unexpectedField = Code("unexpectedField")
    /// A key is unknown.
    public static let unknownKey = Code("unknownKey")
    /// A line has the same key twice.
    public static let repeatedKey = Code("repeatedKey")
    /// A key has no value, or one of its values is empty.
    public static let missingValue = Code("missingValue")
    /// A context is invalid: it contains whitespace, or forms one character with the word.
    public static let invalidContext = Code("invalidContext")
    /// A part of speech is unknown.
    public static let unknownPartOfSpeech = Code("unknownPartOfSpeech")
    /// The accent is not a number from 0 to the number of morae of the reading.
    public static let invalidAccent = Code("invalidAccent")
    /// A word, reading or context is longer than ``ReadingOverride/maximumLength``.
    public static let tooLong = Code("tooLong")

    /// The name of the code, such as `missingReading`.
    public var description: String { name }
  }

  /// The kind of error.
  public let code: Code
  /// The problem and the remedy, in one sentence without a final period.
  public let message: String
  /// The file, if it is known.
  public let path: String?
  /// The line number, from 1; `nil` if the error concerns the whole file or a single value.
  public let line: Int?
  /// The position in the line, in Characters from 1; `nil` if `line` is.
  public let column: Int?

  init(
    _ code: Code, _ message: String, path: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.path = path
    self.line = line
    self.column = column
  }

  /// Returns the same error with a location.
  func located(path: String?, line: Int, column: Int) -> ReadingOverridesError {
    ReadingOverridesError(code, message, path: path, line: line, column: column)
  }

  /// The form `path:line:column: message`, without the parts that are `nil`.
  public var description: String {
    let location = [path, line.map { String($0) }, column.map { String($0) }].compactMap { $0 }
    return location.isEmpty ? message : "\(location.joined(separator: ":")): \(message)"
  }
}
