import TextFoundation

/// Extends a finished PDF file with data that Cairo 1.16 cannot write.
enum PDFCatalog {
  /// Returns a file whose catalog specifies the language of its text (ISO 32000-1 §14.9.2), by an
  /// incremental update (§7.5.6).
  ///
  /// The existing bytes do not change. A file that is not structured like Cairo's output is
  /// returned unchanged, and so is one for a language that is not a tag of letters, digits and
  /// hyphens.
  static func add(language: String?, toFile file: [UInt8]) -> [UInt8] {
    guard let language, isTag(language),
      let trailer = lastRange(of: "trailer", in: file),
      let root = number(after: "/Root ", from: trailer, in: file),
      let size = number(after: "/Size ", from: trailer, in: file),
      let previous = number(after: "startxref\n", from: trailer, in: file),
      let object = lastRange(of: "\n\(root) 0 obj\n", in: file),
      let end = firstRange(of: ">>\nendobj", from: object, in: file)
    else { return file }
    let info = number(after: "/Info ", from: trailer, in: file)
    var result = file
    let start = result.count
    result += file[(object + 1)..<end]
    result += Array("   /Lang (\(language))\n>>\nendobj\n".utf8)
    let table = result.count
    let offset = String(start)
    let padded = String(repeating: "0", count: max(0, 10 - offset.count)) + offset
    let entries = "/Size \(size) /Root \(root) 0 R\(info.map { " /Info \($0) 0 R" } ?? "")"
    result += Array(
      """
      xref
      \(root) 1
      \(padded) 00000 n\u{20}
      trailer
      << \(entries) /Prev \(previous) >>
      startxref
      \(table)
      %%EOF

      """.utf8)
    return result
  }

  private static func isTag(_ language: String) -> Bool {
    !language.isEmpty
      && language.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.isASCIIAlphanumeric }
  }

  private static func number(after key: String, from start: Int, in file: [UInt8]) -> Int? {
    guard let offset = firstRange(of: key, from: start, in: file) else { return nil }
    let digits = file[(offset + key.utf8.count)...].decimalPrefix(limit: 1_000_000_000_000_000)
    return digits.count > 0 ? digits.value : nil
  }

  private static func firstRange(of text: String, from start: Int, in file: [UInt8]) -> Int? {
    let key = Array(text.utf8)
    guard file.count >= key.count else { return nil }
    return (start..<max(start, file.count - key.count + 1)).first { matches(key, at: $0, in: file) }
  }

  private static func lastRange(of text: String, in file: [UInt8]) -> Int? {
    let key = Array(text.utf8)
    guard file.count >= key.count else { return nil }
    return (0...(file.count - key.count)).last { matches(key, at: $0, in: file) }
  }

  private static func matches(_ key: [UInt8], at offset: Int, in file: [UInt8]) -> Bool {
    for (index, byte) in key.enumerated() where file[offset + index] != byte { return false }
    return true
  }
}
