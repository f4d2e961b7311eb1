import CICU

/// Text in the encodings that ICU knows.
package enum EncodedText {
  /// Returns bytes decoded as UTF-8; invalid ones become U+FFFD.
  ///
  /// - Parameters:
  ///   - bytes: text in the encoding.
  ///   - encoding: ICU's name of the encoding, such as `euc-jp`.
  /// - Returns: the text.
  /// - Throws: `engine` for an unknown encoding, or `libraryMissing`.
  package static func decode(
    _ bytes: [UInt8], encoding: String
  ) throws(TransliterationError) -> String {
    try ICULibrary.load()
    return try ICULibrary.collect(encoding) { output, error in
      bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return true }
        return cicu_decode(encoding, start, buffer.count, &output, &error)
      }
    } read: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
