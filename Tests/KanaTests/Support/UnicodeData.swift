import Foundation

/// A scalar with its properties in the Unicode Character Database.
struct UnicodeRecord {
  let scalar: Unicode.Scalar
  let name: String
  /// The tag of a compatibility decomposition, such as `<narrow>`; empty for a canonical one.
  let tag: String
  let decomposition: [Unicode.Scalar]
}

/// The data of Debian's package `unicode-data`, which `Scripts/install-dependencies test` installs.
enum UnicodeData {
  /// The named scalars, without surrogates and ranges given by their first and last scalar.
  static let records: [UnicodeRecord] = {
    let path = "/usr/share/unicode/UnicodeData.txt"
    guard let contents = FileManager.default.contents(atPath: path) else { return [] }
    return contents.split(separator: UInt8(ascii: "\n")).compactMap { line in
      record(
        String(decoding: line, as: UTF8.self).split(
          separator: ";", omittingEmptySubsequences: false))
    }
  }()

  private static func record(_ fields: [Substring]) -> UnicodeRecord? {
    guard fields.count > 5, let scalar = parse(fields[0]), !fields[1].hasPrefix("<") else {
      return nil
    }
    let parts = fields[5].split(separator: " ")
    let isTagged = parts.first?.hasPrefix("<") ?? false
    return UnicodeRecord(
      scalar: scalar, name: String(fields[1]),
      tag: isTagged ? parts.first.map { String($0) } ?? "" : "",
      decomposition: parts.dropFirst(isTagged ? 1 : 0).compactMap(parse))
  }

  private static func parse(_ hexadecimal: Substring) -> Unicode.Scalar? {
    UInt32(hexadecimal, radix: 16).flatMap { Unicode.Scalar($0) }
  }
}
