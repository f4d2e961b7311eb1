package import MarkupText
import TextFoundation

/// Characters set side by side upright in a vertical line, in the room of one (tate-chū-yoko,
/// JLREQ §3.2.5; CSS Writing Modes 4 §9.1).
///
/// Sendable: a plain value.
package struct PreparedCombination: Sendable {
  /// What draws them, as indices of the paragraph's shaped text: measured as a horizontal line.
  package var clusters: Range<Int>
  /// Their width, narrowed.
  package var width: Double
  /// How much they are narrowed: 1 for not at all.
  package var stretch: Double

  /// How much wider than the em it may be, as in browsers: the digits of most fonts fit.
  package static let tolerance = 1.1
}

extension ComputedStyle {
  /// The stretches of a text that `text-combine-upright` sets side by side, ascending.
  ///
  /// `all` takes everything, `digits` every row of ASCII digits that is not longer than it says.
  package func combinations(
    in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    func isDigit(_ offset: Int) -> Bool {
      bytes.indices.contains(offset) && (0x30...0x39).contains(bytes[offset])
    }
    switch self[.textCombineUpright] {
    case .keyword(.all):
      let hasLineEnd = range.contains { bytes[$0] == 0x0A }
      return hasLineEnd || range.isEmpty ? [] : [range]
    case .digits(let most):
      var found: [Range<Int>] = []
      var offset = range.lowerBound
      while offset < range.upperBound {
        let start = offset
        while offset < range.upperBound, isDigit(offset) { offset += 1 }
        // Digits of the elements around count: 2 of 2026 are no number of their own.
        let isWhole = !isDigit(start - 1) && !isDigit(offset)
        if offset > start, offset - start <= most, isWhole { found.append(start..<offset) }
        offset += 1
      }
      return found
    default: return []
    }
  }
}
