import JapaneseText
import MeCab

/// Bad input or a missing dictionary: ends the command with exit code 1.
struct CommandFailure: Error {
  /// `FILE:LINE: what is wrong (what to do)`, with what is known.
  let message: String

  init(_ message: String) { self.message = message }
  init(_ error: TokenizerError) { self.init(error.description) }
  init(_ error: MeCabError) { self.init(error.description) }
}
