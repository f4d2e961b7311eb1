extension Paragraph {
  /// How narrow and how wide the lines want to be (CSS Sizing 3 §4).
  ///
  /// - Parameters:
  ///   - firstIndent: room at the start of the first line.
  ///   - indent: room at the start of all others.
  /// - Returns: the width of the widest piece that no line divides, and that of the widest line if
  ///   lines end only where the text demands it.
  ///
  /// Complexity: linear in the items, without any line being made.
  package func intrinsicWidths(
    firstIndent: Double = 0, indent: Double = 0
  ) -> (minimum: Double, maximum: Double) {
    withSetter { setter in
      var widths = (minimum: 0.0, maximum: 0.0)
      var (piece, line, lastVisible) = (0, 0, -1)
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
        let kind = records[index].breakBehind
        guard kind != nil || options.overflowWrap == .anywhere && lastVisible == index else {
          continue
        }
        let ending = kind.map { setter.ending($0, at: index) } ?? .emergency
        widths.minimum = max(widths.minimum, width(from: piece, ending, limit: 0))
        piece = index + 1
        guard kind == .mandatory else { continue }
        widths.maximum = max(widths.maximum, width(from: line, ending, limit: .infinity))
        line = index + 1
      }
      return (widths.minimum, max(widths.minimum, widths.maximum))
    }
  }
}
