package import MarkupText
import TextFoundation

/// A tate-chu-yoko run: characters set side by side in the space of one character in a vertical
/// line (JLREQ §3.2.5; CSS Writing Modes 4 §9.1).
package struct PreparedCombination: Sendable {
  /// The indices of the clusters in the paragraph's shaped text, which are shaped as a horizontal
  /// line.
  package var clusters: Range<Int>
  /// The width after horizontal scaling.
  package var width: Double
  /// The horizontal scale factor, at most 1.
  package var stretch: Double

  /// The maximum width in ems without scaling, as in browsers: the digits of most fonts fit.
  package static let tolerance = 1.1
}

extension ComputedStyle {
  /// Returns the ranges to which `text-combine-upright` applies, in ascending order.
  ///
  /// `all` applies to the whole range, `digits` to every sequence of ASCII digits that does not
  /// exceed its maximum length.
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
        // Digits in adjacent elements count too: the 20 of 2026 is not a number of its own.
        let isWhole = !isDigit(start - 1) && !isDigit(offset)
        if offset > start, offset - start <= most, isWhole { found.append(start..<offset) }
        offset += 1
      }
      return found
    default: return []
    }
  }
}
