import CICU
import TextFoundation

/// A Unicode normalization form (UAX #15), in the Unicode version of the installed ICU.
///
/// ```swift
/// try NormalizationForm.nfkc.normalize("ﾊﾟｿｺﾝ１２３")  // "パソコン123"
/// ```
public enum NormalizationForm: Int32, Sendable, Hashable, Codable, CaseIterable {
  /// Canonical composition: か + ゙ becomes が.
  case nfc
  /// Canonical decomposition.
  case nfd
  /// Compatibility composition: also ﾊﾟ → パ, Ａ → A, ① → 1, ㍿ → 株式会社.
  case nfkc
  /// Compatibility decomposition.
  case nfkd

  /// Returns the text in this form.
  ///
  /// Time and memory are linear: long text is processed in chunks, divided where ICU reports that
  /// the form does not depend on the preceding text.
  ///
  /// Throws `libraryMissing` if ICU is not installed. ASCII text does not need ICU.
  public func normalize(_ text: String) throws(TransliterationError) -> String {
    try withUTF8Bytes(of: text) { (bytes) throws(TransliterationError) in
      guard bytes.contains(where: { $0 >= 0x80 }) else { return text }
      try ICULibrary.load()
      return try ICULibrary.collect("normalization") { output, error in
        var start = 0
        while start < bytes.count {
          let end = chunkEnd(from: start, in: bytes)
          guard let chunk = UnsafeBufferPointer(rebasing: bytes[start..<end]).baseAddress,
            cicu_normalize(form, chunk, end - start, &output, &error)
          else { return false }
          start = end
        }
        return true
      } read: { bytes in
        String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  private var form: Int32 { rawValue }

  /// Returns the end of a chunk: the first boundary of the form at or after 16 KB.
  private func chunkEnd(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start + 16_384
    while end < bytes.count, !bytes.isScalarBoundary(end) { end += 1 }
    while let next = bytes.scalar(at: end), !cicu_normalization_boundary(form, next.value) {
      end += next.length
    }
    return min(end, bytes.count)
  }
}
