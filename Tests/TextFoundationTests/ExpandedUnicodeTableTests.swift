import Testing
import TextFoundation

@Suite struct ExpandedUnicodeTableTests {
  /// Expects that every scalar, read from its bytes, has the value of the table from which this one
  /// was expanded.
  private func check<Property: UnicodeProperty>(_ table: UnicodeTable<Property>) {
    let spread = ExpandedUnicodeTable(table)
    var failures: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(UTF8.encode(scalar).map { Array($0) } ?? [])
      let found = bytes.withUnsafeBufferPointer { spread.value(at: 0, in: $0) }
      if found.rawValue != table[value].rawValue || found.length != bytes.count {
        failures.append(value)
      }
    }
    #expect(failures.isEmpty, "\(Property.self): \(failures.prefix(10))")
  }

  @Test func valuesAreThoseOfTheTables() {
    check(LineBreakClass.table)
    check(ColumnClass.table)
    check(GeneralCategory.table)
  }

  @Test func illFormedBytesStayInside() {
    let spread = ExpandedUnicodeTable(LineBreakClass.table)
    for bytes: [UInt8] in [
      [0xE3], [0xE3, 0x81], [0xFF], [0x80], [0xF7, 0xBF, 0xBF, 0xBF], [0xC0],
    ] {
      bytes.withUnsafeBufferPointer { buffer in
        let found = spread.value(at: 0, in: buffer)
        #expect((1...buffer.count).contains(found.length), "\(bytes)")
        #expect(LineBreakClass(rawValue: found.rawValue) != nil, "\(bytes)")
      }
    }
  }
}
