import Foundation
import LineBreaking
import Testing
import TextFoundation

/// Compares columns with the recorded results of PyPI's wcwidth.
///
/// Every class of differences has a name and a reason here and in the README of
/// Sources/LineBreaking/Columns.
@Suite("Columns as wcwidth counts them")
struct WcwidthTests {
  private static let data = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Data")

  private static func rows(of file: String) throws -> [[Substring]] {
    let text = try String(contentsOf: data.appending(path: file), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t") }
  }

  /// Returns why a single scalar may differ; nil if there is no reason.
  private static func reason(_ scalar: Unicode.Scalar, ours: Int, wcwidth: Int) -> String? {
    switch (scalar.value, ours, wcwidth) {
    case (0..<0x20, 0, -1), (0x7F..<0xA0, 0, -1): "controls: 0, not an error"
    case (0xAD, 0, 1): "soft hyphen: shown at a line's end only"
    case (0xD7C7...0xD7FF, 1, 0): "unassigned: by East Asian Width, in no block's name"
    case (0x1F3FB...0x1F3FF, 2, 0): "a skin tone that modifies nothing is an emoji of its own"
    default: nil
    }
  }

  @Test("every code point of the recorded table")
  func scalars() throws {
    var differences: [String: Int] = [:]
    var unexplained: [String] = []
    var count = 0
    for row in try Self.rows(of: "wcwidth-17.0.txt") {
      let ends = row[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      let wcwidth = try #require(Int(row[1]))
      for code in try #require(ends.first)...(try #require(ends.last)) {
        count += 1
        guard let scalar = Unicode.Scalar(code) else { continue }
        let ours = TerminalColumns(ambiguous: .narrow).width(of: Character(scalar))
        guard ours != wcwidth else { continue }
        if let reason = Self.reason(scalar, ours: ours, wcwidth: wcwidth) {
          differences[reason, default: 0] += 1
        } else {
          unexplained.append("\(String(code, radix: 16)): \(ours), wcwidth \(wcwidth)")
        }
      }
    }
    #expect(count == 0x110000)
    #expect(unexplained.isEmpty, "\(unexplained.count): \(unexplained.prefix(40))")
    #expect(
      differences == [
        "controls: 0, not an error": 64,
        "soft hyphen: shown at a line's end only": 1,
        "unassigned: by East Asian Width, in no block's name": 8,
        "a skin tone that modifies nothing is an emoji of its own": 5,
      ])
  }

  /// The sequences that differ, with their columns in this library.
  private static let sequenceDifferences: [(text: String, columns: Int, why: String)] = [
    ("a\u{200D}b", 2, "a joiner joins emoji only (GB11); wcwidth skips any character after it"),
    ("co\u{AD}op", 4, "soft hyphen"),
    ("का", 2, "a spacing mark is beside its base: 1, as in glibc and wcwidth 0.9.4"),
    ("कि", 2, "spacing mark"),
    ("हिन्दी", 4, "two spacing marks, one after a conjunct of two columns"),
    ("தமிழ்", 4, "spacing mark"),
    ("কো", 2, "spacing mark"),
    ("മലയാളം", 6, "spacing marks"),
    ("ပြည်", 3, "spacing mark"),
    ("ខ្មែរ", 4, "spacing mark"),
    ("☝🏽", 2, "a skin tone requires emoji presentation (UTS #51, 2.4)"),
    ("⌚\u{FE0E}", 1, "text form of an emoji, as in wcwidth 0.9.4"),
    ("🏽", 2, "a skin tone that modifies nothing is an emoji of its own"),
  ]

  @Test("sequences")
  func sequences() throws {
    var failures: [String] = []
    let rows = try Self.rows(of: "wcwidth-sequences.tsv")
    for row in rows {
      let codes = row[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: codes.compactMap(Unicode.Scalar.init))
      let known = Self.sequenceDifferences.first { $0.text == String(text) }
      let ours = TerminalColumns(ambiguous: .narrow).width(of: String(text))
      let wcwidth = try #require(Int(row[1]))
      if ours != known?.columns ?? wcwidth {
        failures.append("\(row[0]) \(String(text)): \(ours), wcwidth \(wcwidth)")
      }
      if known != nil, ours == wcwidth { failures.append("no difference any more: \(row[0])") }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(rows.count == 98)
  }
}
