internal import TextFoundation

extension DocumentFormat {
  /// Recognizes the format of a document by its content and, if that is not certain, by the extension
  /// of its file name.
  ///
  /// An archive is recognized by its content when it is annotated.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of a document; the first 64 KB are read.
  ///   - encoding: the encoding; nil to detect it.
  ///   - fileName: a file name or path; one without a known extension means plain text.
  public init(detecting bytes: [UInt8], encoding: DocumentEncoding? = nil, fileName: String) {
    let encoding = encoding ?? DocumentEncoding(detecting: bytes)
    let content = DocumentFormat(
      detecting: SourceText(Array(bytes.prefix(65_536)), encoding: encoding))
    guard let named = DocumentFormat(fileName: fileName) else {
      self = content
      return
    }
    switch content {
    case .text: self = named
    // The elements of a fragment do not distinguish formats that may contain them.
    case .html: self = named == .text ? content : named
    // Ruby and notes of an Aozora text may occur in any other format.
    case .aozora: self = named == .text ? content : named
    // These are recognized by what is likely.
    case .markdown, .csv, .tsv: self = named
    default: self = content
    }
  }

  /// Recognizes subtitles.
  ///
  /// - Parameters:
  ///   - bytes: a document.
  ///   - start: its start in lower case, without white space and a byte order mark.
  /// - Returns: a format, or nil for other documents.
  static func subtitles(in bytes: UnsafeBufferPointer<UInt8>, _ start: String) -> DocumentFormat? {
    if start.hasPrefix("webvtt"), isWebVTT(bytes) { return .webVTT }
    if start.hasPrefix("<"),
      start.contains("http://www.w3.org/ns/ttml")
        || start.contains("http://www.w3.org/2006/10/ttaf1")
        || start.contains("http://www.w3.org/2006/04/ttaf1")
    {
      return .ttml
    }
    if start.hasPrefix("["),
      ["[script info]", "[v4+ styles]", "[v4 styles]", "[events]"].contains(where: start.hasPrefix)
    {
      return .ass
    }
    return isSubRip(bytes) ? .subRip : nil
  }

  /// Returns whether a document starts with the signature and a space or a line end (WebVTT, section
  /// 4.1).
  private static func isWebVTT(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = LineRanges(bytes).position
    guard bytes.starts(with: "WEBVTT", at: start, limit: bytes.count) else { return false }
    return start + 6 == bytes.count || bytes[start + 6] <= 0x20
  }

  /// Returns whether the first lines are those of a cue: a number, which may be missing, and times.
  private static func isSubRip(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var lines = LineRanges(bytes)
    var hasNumber = false
    while lines.position < 65_536, let line = lines.next() {
      let content = bytes.trimmingSpaces(line)
      if content.isEmpty { continue }
      if SubtitleTime.isTimeLine(bytes, content) { return true }
      guard !hasNumber, bytes[content].allSatisfy(\.isASCIIDigit) else { return false }
      hasNumber = true
    }
    return false
  }

  /// Recognizes tables whose records have the same number of fields.
  static func table(in bytes: UnsafeBufferPointer<UInt8>) -> DocumentFormat? {
    guard let shape = TableShape(bytes), shape.isCertain else { return nil }
    return shape.separator == UInt8(ascii: "\t") ? .tsv : .csv
  }

  /// Recognizes JSON by an object or array at the start, which is valid as far as the first 64 KB.
  ///
  /// Values on lines of their own are JSON Lines.
  static func json(in bytes: UnsafeBufferPointer<UInt8>) -> DocumentFormat? {
    let prefix = UnsafeBufferPointer(rebasing: bytes.prefix(65_536))
    let start = LineRanges(bytes).position
    guard let first = prefix[start...].first(where: { $0 > 0x20 }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    var scanner = JSONScanner(prefix, start..<prefix.count, readsKeys: false)
    var count = 0
    while scanner.next(maximumValues: 1) != nil { count += 1 }
    guard scanner.valueCount > 0 else {
      // The value may continue after the prefix, if the end is not inside a string by mistake.
      return bytes.count > prefix.count && count > 0 ? .json : nil
    }
    let rest = prefix[scanner.position...]
    guard let next = rest.first(where: { $0 > 0x20 }) else { return .json }
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "[") else { return nil }
    let hasLineEnd = rest.prefix { $0 <= 0x20 }.contains { $0 == 0x0A || $0 == 0x0D }
    let isOneLine = !prefix[start..<scanner.position].drop { $0 <= 0x20 }
      .contains { $0 == 0x0A || $0 == 0x0D }
    return hasLineEnd && isOneLine ? .jsonLines : .json
  }
}
