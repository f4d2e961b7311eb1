import GRDB
import JapaneseText
import SearchFTS5

/// The tokenizer by GRDB's interface for tokenizers.
///
/// `FTS5Registration` is simpler. This is for programs that change the tokens, for example to add
/// synonyms in `tokenize`.
final class MutsuTokenizer: FTS5CustomTokenizer {
  static let name = "custom_mutsu"

  private let tokenizer: SearchTokenizer

  /// Creates the tokenizer of a table, whose arguments are those of `mutsu`; `path` is required.
  init(db: Database, arguments: [String]) throws {
    guard let index = arguments.firstIndex(of: "path"), index + 1 < arguments.count else {
      throw DatabaseError(message: "custom_mutsu: the argument 'path' is missing")
    }
    tokenizer = try SearchTokenizer(
      arguments: arguments, tokenizer: Tokenizer(dictionary: .directory(arguments[index + 1])))
  }

  func tokenize(
    context: UnsafeMutableRawPointer?, tokenization: FTS5Tokenization,
    pText: UnsafePointer<CChar>?, nText: CInt, tokenCallback: @escaping FTS5TokenCallback
  ) -> CInt {
    let bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(pText)?.assumingMemoryBound(to: UInt8.self),
      count: pText == nil ? 0 : Int(nText))
    var code: CInt = 0
    do throws(FTS5Error) {
      let purpose = FTS5Purpose(flags: Int(tokenization.rawValue))
      try tokenizer.forEachToken(in: bytes, purpose: purpose) { token in
        guard code == 0 else { return }
        code = token.text.utf8CString.withUnsafeBufferPointer {
          tokenCallback(
            context, token.isColocated ? FTS5TokenFlags.colocated.rawValue : 0, $0.baseAddress,
            CInt($0.count - 1), CInt(token.utf8Range.lowerBound), CInt(token.utf8Range.upperBound))
        }
      }
      return code
    } catch {
      // SQLITE_ERROR: the index was made with another dictionary.
      return 1
    }
  }
}
