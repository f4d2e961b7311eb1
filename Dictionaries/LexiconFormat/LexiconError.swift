/// An error in the text of a dictionary.
package struct LexiconError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  package enum Code: String, Sendable {
    /// A file or directory is missing or cannot be read or written.
    case fileUnusable
    /// Bytes that are not UTF-8.
    case invalidEncoding
    /// A header that is neither a class nor a paradigm, or an entry before the first header.
    case unknownSection
    /// A row with too few or too many columns, or with a character that MeCab's CSV cannot contain.
    case invalidRow
    /// An invalid value of a column: a cost outside Int16, an accent that is not a number.
    case invalidValue
    /// A table (classes, paradigms, matrix, description) that is inconsistent.
    case invalidTable
    /// A correction that matches no entry, adds an existing entry, or applies to an entry already
    /// corrected.
    case unusableCorrection
  }

  /// The kind of failure.
  package let code: Code
  /// The problem and the remedy, without a final period.
  package let message: String
  /// The affected file.
  package let path: String
  /// The 1-based line in `path`; nil if the error is not specific to a line.
  package let line: Int?

  package init(_ code: Code, _ message: String, path: String, line: Int? = nil) {
    self.code = code
    self.message = message
    self.path = path
    self.line = line
  }

  /// The message in the form of compilers, `path:line: message`.
  package var description: String {
    if let line { "\(path):\(line): \(message)" } else { "\(path): \(message)" }
  }
}
