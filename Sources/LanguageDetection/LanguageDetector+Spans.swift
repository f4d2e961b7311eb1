import TextFoundation

extension LanguageDetector {
  /// The stretches of a text in UTF-8 that are in one language each.
  package func spans(utf8 bytes: UnsafeBufferPointer<UInt8>) -> [LanguageOffsetSpan] {
    guard !bytes.isEmpty else { return [] }
    let detection = detect(utf8: bytes)
    return [
      LanguageOffsetSpan(
        range: 0..<bytes.count, language: detection?.language,
        confidence: detection?.confidence ?? 0)
    ]
  }
}
