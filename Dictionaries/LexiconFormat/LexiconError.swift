/// What is wrong with the text of a dictionary, and where.
///
/// Sendable: a plain value.
package struct LexiconError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure.
  package enum Code: String, Sendable {
    /// A file or directory is missing or cannot be read or written.
    case fileUnusable
    /// Bytes that are not UTF-8.
    case invalidEncoding
    /// A header names no class and no paradigm, or an entry stands before the first header.
    case unknownSection
    /// A row has too few or too many columns, or a character MeCab's CSV cannot hold.
    case invalidRow
    /// A column's value is wrong: a cost outside Int16, an accent that is no number.
    case invalidValue
    /// A table (classes, paradigms, matrix, description) contradicts itself.
    case invalidTable
    /// A correction that matches no entry, adds what exists, or concerns an entry corrected before.
    case unusableCorrection
  }

  /// The kind of failure.
  package let code: Code
  /// What is wrong and what to do, without a final period.
  package let message: String
  /// The file concerned.
  package let path: String
  /// The line in `path`, from 1; nil if the whole file is concerned.
  package let line: Int?

  package init(_ code: Code, _ message: String, path: String, line: Int? = nil) {
    self.code = code
    self.message = message
    self.path = path
    self.line = line
  }

  /// `path:line: message`, as compilers print it.
  package var description: String {
    if let line { "\(path):\(line): \(message)" } else { "\(path): \(message)" }
  }
}
