internal import CMutsu
import DocumentAnnotation
import JapaneseText
import LineBreaking

/// The reason why a call, or the analysis of one text, failed.
struct Failure: Error {
  /// A status of the header, such as `MUTSU_INVALID_UTF8`.
  let status: mutsu_status
  /// The problem and the remedy, in one sentence without a final period.
  let message: String
  /// The byte offset in the text, or -1.
  let position: Int

  init(_ status: Int, _ message: String, position: Int = -1) {
    self.status = mutsu_status(status)
    self.message = message
    self.position = position
  }

  init(_ error: TokenizerError) {
    let status =
      switch error.code {
      case .dictionaryMissing: MUTSU_DICTIONARY_MISSING
      case .dictionaryDamaged: MUTSU_DICTIONARY_DAMAGED
      case .unsupportedCharset, .unknownSchema, .unsupportedDictionary:
        MUTSU_DICTIONARY_UNSUPPORTED
      case .userDictionary: MUTSU_USER_DICTIONARY
      default: MUTSU_FAILED
      }
    // Rows that a caller gave in memory have no path, but a line.
    let line = error.path == nil ? error.line.map { "user_dictionary:\($0): " } : nil
    self.init(status, (line ?? "") + error.description)
  }

  init(_ error: DocumentError) {
    let status =
      switch error.code {
      case .libraryMissing: MUTSU_LIBRARY_MISSING
      case .unknownFormat, .unsupportedFormat: MUTSU_UNSUPPORTED_FORMAT
      case .archiveDamaged, .archiveTooLarge, .unsupportedCompression: MUTSU_DOCUMENT_DAMAGED
      case .documentEncrypted: MUTSU_DOCUMENT_ENCRYPTED
      default: MUTSU_FAILED
      }
    self.init(status, error.description)
  }

  init(_ error: LineBreakError) {
    let isOption = error.code == .invalidWidth
    self.init(
      isOption ? MUTSU_INVALID_OPTION : MUTSU_FAILED, error.message,
      position: error.position ?? -1)
  }
}
