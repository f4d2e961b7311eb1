import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the readings and reasons of homograph rules.
@Suite struct HomographAlternativesTests {
  private let rules = HomographRules(
    """
    # a comment
    方	カタ	prev=あの	persons
    方	ホウ	prev=の	directions
    抱く*	イダ>ダ	near=子供	holding in the arms
    malformed
    位	クライ	prev=この	as far as
    """)

  private func readings(_ surface: String) -> [String] {
    withUTF8Bytes(of: surface) { bytes in
      rules.readings(ofSurface: bytes).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func hasStemRule(_ baseForm: String, _ reading: String) -> Bool {
    withUTF8Bytes(of: baseForm) { base in
      withUTF8Bytes(of: reading) { rules.hasStemRule(forBaseForm: base, reading: $0) }
    }
  }

  @Test func readingsOfSurfaces() {
    let rows: [(surface: String, readings: [String], why: String)] = [
      ("方", ["カタ", "ホウ"], "both, whether their conditions hold or not"),
      ("位", ["クライ"], "one"),
      ("抱く", [], "rules for stems are not readings of the surface"),
      ("学校", [], "no rule"),
      ("", [], "nothing"),
    ]
    for row in rows { #expect(readings(row.surface) == row.readings, "\(row.why)") }
  }

  @Test func stemRules() {
    let rows: [(base: String, reading: String, expected: Bool, why: String)] = [
      ("抱く", "イダイ", true, "the stem that is replaced"),
      ("抱く", "ダク", true, "the stem that replaces it"),
      ("抱く", "ホウ", false, "another stem"),
      ("方", "カタ", false, "a rule for a surface"),
      ("", "カタ", false, "no dictionary form"),
    ]
    for row in rows { #expect(hasStemRule(row.base, row.reading) == row.expected, "\(row.why)") }
  }

  /// Each rule of the table has the reason of its row, or of the row to which that refers.
  @Test func reasons() {
    let rows = HomographTable.rules
    #expect(rows.count == HomographRules.standard.rules.count)
    var failures: [String] = []
    for (number, row) in rows.enumerated() {
      let column = row.split(separator: "\t", omittingEmptySubsequences: false).last ?? ""
      let reason = HomographRules.reason(forRule: number)
      if column.hasPrefix("as above") || column.hasPrefix("the same,") {
        if reason == String(column) { failures.append("\(row): refers to another row") }
      } else if reason ?? "" != column {
        failures.append("\(row): \(reason ?? "none")")
      }
    }
    expectNone(failures)
    #expect(HomographRules.reason(forRule: -1) == nil)
    #expect(HomographRules.reason(forRule: rows.count) == nil)
  }
}
