extension Paragraph {
  /// Returns the min-content and max-content widths of the paragraph (CSS Sizing 3 §4).
  ///
  /// - Parameters:
  ///   - firstIndent: the indent of the first line.
  ///   - indent: the indent of all other lines.
  /// - Returns: the width of the widest unbreakable unit, and the width of the widest line if lines
  ///   end only at mandatory breaks.
  ///
  /// Complexity: linear in the items; no lines are built.
  package func intrinsicWidths(
    firstIndent: Double = 0, indent: Double = 0
  ) -> (minimum: Double, maximum: Double) {
    withSetter { setter in
      var widths = (minimum: 0.0, maximum: 0.0)
      var (unitStart, line, lastVisible) = (0, 0, -1)
      func width(from first: Int, _ ending: Line.Ending, limit: Double) -> Double {
        let own = first == 0 ? firstIndent : indent
        guard lastVisible >= first else { return own }
        return own
          + setter.endEdge(
            of: lastVisible, origin: setter.startEdge(of: first).origin, limit: limit,
            ending: ending
          ).width
      }
      for index in records.indices {
        if !records[index].item.isTrailing { lastVisible = index }
        let kind = records[index].breakAfter
        guard kind != nil || options.overflowWrap == .anywhere && lastVisible == index else {
          continue
        }
        let ending = kind.map { setter.ending($0, at: index) } ?? .emergency
        widths.minimum = max(widths.minimum, width(from: unitStart, ending, limit: 0))
        unitStart = index + 1
        guard kind == .mandatory else { continue }
        widths.maximum = max(widths.maximum, width(from: line, ending, limit: .infinity))
        line = index + 1
      }
      return (widths.minimum, max(widths.minimum, widths.maximum))
    }
  }
}
