package import JapaneseText
package import MeCabDictionary

/// An error in the input or a missing dictionary, which ends the command with exit code 1.
package struct CommandFailure: Error {
  /// The message, in the form `FILE:LINE: problem (remedy)` with the parts that are known.
  package let message: String

  package init(_ message: String) { self.message = message }
  package init(_ error: TokenizerError) { self.init(error.description) }
  package init(_ error: ReadingOverridesError) { self.init(error.description) }
  package init(_ error: MeCabError) { self.init(error.description) }
  package init(_ failure: LineFailure, in file: String) {
    self.init("\(file):\(failure.line): \(failure.message)")
  }
}

/// A problem that a processor finds in a line of a file whose name it does not know.
package struct LineFailure: Error {
  /// The line's number in its file, from 1.
  package let line: Int
  package let message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
