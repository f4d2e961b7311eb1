internal import LineBreaking
import MarkupText
internal import TextFoundation
import TextLayout

/// Writes text into the cells of a row, one grapheme cluster at a time.
struct ClusterWriter {
  var meter: ColumnMeter
  var style: CellStyle
  let clip: Range<Int>
  /// The text color if it is translucent; nil otherwise.
  var translucent: CSSColor?

  init(meter: ColumnMeter, style: CellStyle, operation: TerminalPaintOperations.Operation) {
    self.meter = meter
    self.style = style
    self.style.link = operation.link
    clip = operation.clip
  }

  /// Writes a part of a text, which must follow the previously written part.
  mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, at column: Int,
    to row: inout TerminalRow
  ) {
    var column = column
    var offset = range.lowerBound
    while offset < range.upperBound {
      let cluster = meter.cluster(at: offset, in: bytes)
      let end = min(offset + max(cluster.length, 1), range.upperBound)
      let part = UnsafeBufferPointer(rebasing: bytes[offset..<end])
      offset = end
      let scalar = part.scalar(at: 0)?.value ?? 0xFFFD
      let width = cluster.columns > 0 ? cluster.columns : TerminalText.isControl(scalar) ? 1 : 0
      if width == 0 {
        if TerminalText.joins(scalar), clip.contains(column - 1) { row.join(part, before: column) }
        continue
      }
      defer { column += width }
      guard column >= clip.lowerBound, column + width <= clip.upperBound else { continue }
      if cluster.columns == 0 {
        row.put(TerminalText.replacement, columns: width, at: column, style)
      } else if part.count == 1, part[0] == 0x20 {
        row.put(EmptyCollection(), columns: 1, at: column, style)
      } else {
        row.put(part, columns: width, at: column, style)
        if let translucent {
          row.decorate(column..<column + width) {
            $0.foreground = RGB(translucent, on: $0.background ?? .paper)
          }
        }
      }
    }
  }
}
