internal import TextFoundation

/// What surrounds the body of an Aozora text and is reserved: title and legend, and the colophon.
struct AozoraFrame {
  /// The offset of the first line of the body.
  private(set) var bodyStart = 0
  /// The offset of the colophon, or of the end of the document.
  let bodyEnd: Int
  /// Whether the document has a legend or a colophon.
  let isCertain: Bool

  /// The maximum number of lines before the legend, and inside it.
  private static let maximumHeaderLines = 60

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var lines = LineRanges(bytes)
    var (legendStart, legendEnd, blank): (Int?, Int?, Int?)
    var (count, names) = (0, false)
    while count < Self.maximumHeaderLines, legendEnd == nil, let line = lines.next() {
      count += 1
      if Self.isRule(bytes, line) {
        if legendStart == nil {
          legendStart = line.lowerBound
        } else if names {
          legendEnd = lines.position
        }
      } else if bytes.starts(with: "【テキスト中に現れる記号", at: line.lowerBound, limit: line.upperBound) {
        names = legendStart != nil
      } else if line.isEmpty, blank == nil, count > 1 {
        blank = lines.position
      }
    }
    let start = legendEnd ?? 0
    let colophon = Self.colophon(in: bytes, from: start)
    bodyEnd = colophon ?? bytes.count
    isCertain = legendEnd != nil || colophon != nil
    // Without a legend the title and the author are the first lines of a complete text.
    bodyStart = legendEnd ?? (colophon == nil ? LineRanges(bytes).position : blank ?? 0)
    if bodyStart > bodyEnd { bodyStart = bodyEnd }
  }

  /// Returns whether a line consists of ten or more hyphens.
  private static func isRule(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
    line.count >= 10 && bytes[line].allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// Returns the offset of the first line that starts with 底本 and a colon.
  private static func colophon(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var lines = LineRanges(bytes)
    lines.position = max(lines.position, start)
    while let line = lines.next() {
      guard bytes.starts(with: "底本", at: line.lowerBound, limit: line.upperBound) else { continue }
      if bytes.starts(with: "底本：", at: line.lowerBound, limit: line.upperBound)
        || bytes.starts(with: "底本:", at: line.lowerBound, limit: line.upperBound)
      {
        return line.lowerBound
      }
    }
    return nil
  }
}
