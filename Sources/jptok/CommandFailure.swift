import JapaneseText
import MeCab

/// Bad input or a missing dictionary: ends the command with exit code 1.
struct CommandFailure: Error {
  /// `FILE:LINE: what is wrong (what to do)`, with what is known.
  let message: String

  init(_ message: String) { self.message = message }
  init(_ error: TokenizerError) { self.init(error.description) }
  init(_ error: MeCabError) { self.init(error.description) }
  init(_ failure: LineFailure, in file: String) {
    self.init("\(file):\(failure.line): \(failure.message)")
  }
}

/// What a processor finds wrong with a line; it does not know the file.
struct LineFailure: Error {
  /// The line's number in its file, from 1.
  let line: Int
  let message: String
}
