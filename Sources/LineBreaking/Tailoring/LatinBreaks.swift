import TextFoundation

/// Replaces the opportunities after spaces and between Latin characters by those of browsers.
struct LatinBreaks {
  /// Whether opportunities are only added and never removed: for `break-all`.
  let onlyAdds: Bool
  /// The kinsoku lists of the caller, which take precedence over these rules.
  let kinsoku: KinsokuFilter?
  private let table = LatinPairTable.shared

  init(onlyAdds: Bool, kinsoku: KinsokuFilter?) {
    self.onlyAdds = onlyAdds
    self.kinsoku = kinsoku
  }

  /// Returns the opportunities of a text with the rules of browsers applied, in ascending order.
  func applied(
    to opportunities: [BreakOpportunity], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [BreakOpportunity] {
    var result: [BreakOpportunity] = []
    result.reserveCapacity(opportunities.count)
    var characters = CharacterBoundaries(byteCount: bytes.count)
    // The first opportunity at or after the offset, and the first one not yet copied to the result.
    var (index, uncopied) = (0, 0)
    var offset = 0
    // The Latin-1 characters before the offset; 0, which is not visible, for all others.
    var (beforeLeft, left): (UInt8, UInt8) = (0, 0)
    while offset < bytes.count {
      let lead = bytes[offset]
      if lead >= 0xE0, left != UInt8(ascii: " ") {
        // The common case in Japanese text.
        (beforeLeft, left) = (0, 0)
        offset &+= UTF8.sequenceLength(lead: lead)
        continue
      }
      let (right, length) = latinCharacter(at: offset, in: bytes)
      if let divides = decision(beforeLeft, left, right, at: offset, in: bytes) {
        while index < opportunities.count, opportunities[index].offset < offset { index &+= 1 }
        let kind =
          index < opportunities.count && opportunities[index].offset == offset
          ? opportunities[index].kind : nil
        let changes =
          divides
          ? kind != .allowed && allows(offset, in: bytes, &characters) : kind != nil && !onlyAdds
        if changes {
          result += opportunities[uncopied..<index]
          if divides { result.append(BreakOpportunity(offset: offset, kind: .allowed)) }
          uncopied = kind == nil ? index : index + 1
        }
      }
      (beforeLeft, left) = (left, right)
      offset &+= length
    }
    result += opportunities[uncopied...]
    return result
  }

  /// Returns whether a line may end before an offset, or nil where the rules of the breaker decide.
  private func decision(
    _ beforeLeft: UInt8, _ left: UInt8, _ right: UInt8, at offset: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    if left == UInt8(ascii: " ") {
      return right == left || isExplicitBreakControl(offset, in: bytes) ? nil : true
    }
    guard LatinPairTable.isVisible(left), LatinPairTable.isVisible(right) else { return nil }
    if left == UInt8(ascii: "-"), right.isASCIIDigit {
      // A minus sign, except after a letter or digit as in ABCD-1234 and 1234-5678.
      return beforeLeft.isASCIIAlphanumeric
    }
    return table.divides(left, right)
  }

  /// Returns whether a line separator (LB6), ZW (LB7) or WJ (LB11) is at an offset; authors insert
  /// these to control line breaks.
  private func isExplicitBreakControl(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let scalar = bytes.scalar(at: offset) else { return false }
    let right = LineBreakClass.table[scalar.value]
    return right.isLineEnd || right == .zw || right == .wj
  }

  /// Returns whether an offset is a Character boundary and the kinsoku lists of the caller allow a
  /// break there.
  private func allows(
    _ offset: Int, in bytes: UnsafeBufferPointer<UInt8>, _ characters: inout CharacterBoundaries
  ) -> Bool {
    characters.isBoundary(offset, in: bytes) && kinsoku?.allows(offset, in: bytes) ?? true
  }

  /// Returns the Latin-1 character at an offset, or 0 for any other character, and its length in
  /// bytes.
  private func latinCharacter(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (character: UInt8, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (lead, 1) }
    guard let scalar = bytes.scalar(at: offset) else { return (0, 1) }
    return (UInt8(exactly: scalar.value) ?? 0, scalar.length)
  }
}
