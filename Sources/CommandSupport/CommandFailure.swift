package import JapaneseText
package import MeCabDictionary

/// Bad input or a missing dictionary: ends the command with exit code 1.
package struct CommandFailure: Error {
  /// `FILE:LINE: what is wrong (what to do)`, with what is known.
  package let message: String

  package init(_ message: String) { self.message = message }
  package init(_ error: TokenizerError) { self.init(error.description) }
  package init(_ error: MeCabError) { self.init(error.description) }
  package init(_ failure: LineFailure, in file: String) {
    self.init("\(file):\(failure.line): \(failure.message)")
  }
}

/// What a processor finds wrong with a line; it does not know the file.
package struct LineFailure: Error {
  /// The line's number in its file, from 1.
  package let line: Int
  package let message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
