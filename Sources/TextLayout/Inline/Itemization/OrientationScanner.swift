import MarkupText
import TextFoundation

/// Divides text in vertical lines into upright and sideways runs (UAX #50; CSS Writing Modes 4
/// §5.1).
///
/// Characters with vertical forms, such as 「 and ー, are upright, because fonts provide these forms
/// for upright text.
struct OrientationScanner {
  private var boundaries: CharacterBoundaries
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Creates a scanner for the bytes of a string, valid as long as the buffer.
  init(_ text: String, bytes: UnsafeBufferPointer<UInt8>) {
    boundaries = CharacterBoundaries(text)
    self.bytes = bytes
  }

  /// Returns the end and the orientation of the maximal run that starts at an offset.
  ///
  /// Invisible controls join the preceding text, or the following text at the start.
  mutating func nextRun(
    from start: Int, to end: Int
  ) -> (end: Int, orientation: GlyphOrientation) {
    var orientation: GlyphOrientation?
    var offset = start
    while offset < end {
      let next = min(end, max(offset + 1, boundaries.boundary(atOrAfter: offset + 1, in: bytes)))
      if let own = orientationOfCluster(offset..<next) {
        if let orientation, orientation != own { return (offset, orientation) }
        orientation = own
      }
      offset = next
    }
    return (end, orientation ?? .sideways)
  }

  /// Returns the orientation of a grapheme cluster, or nil for a control.
  ///
  /// It is the orientation of the base character, but upright if an enclosing mark or an emoji
  /// variation selector follows.
  private func orientationOfCluster(_ range: Range<Int>) -> GlyphOrientation? {
    guard let base = bytes.scalar(at: range.lowerBound) else { return nil }
    if base.value < 0x80, range.count == 1 { return base.value < 0x20 ? nil : .sideways }
    switch VerticalOrientation.table[base.value] {
    case .upright, .transformedUpright, .transformedRotated: return .upright
    case .rotated: break
    }
    var offset = range.lowerBound + base.length
    while offset < range.upperBound, let mark = bytes.scalar(at: offset) {
      if mark.value == 0xFE0F || GeneralCategory.table[mark.value] == .enclosingMark {
        return .upright
      }
      offset += mark.length
    }
    switch GeneralCategory.table[base.value] {
    case .control, .format, .lineSeparator, .paragraphSeparator: return nil
    default: return .sideways
    }
  }
}

extension OrientationScanner {
  /// Returns the runs of a part of a text, given `text-orientation`.
  static func runs(
    of text: String, _ range: Range<Int>, in mode: WritingMode, orientation: StyleKeyword
  ) -> [(range: Range<Int>, orientation: GlyphOrientation)] {
    guard mode.isVertical else { return [(range, .horizontal)] }
    if mode.isSideways || orientation == .sideways { return [(range, .sideways)] }
    if orientation == .upright { return [(range, .upright)] }
    return withUTF8Bytes(of: text) { bytes in
      var scanner = OrientationScanner(text, bytes: bytes)
      var runs: [(range: Range<Int>, orientation: GlyphOrientation)] = []
      var start = range.lowerBound
      while start < range.upperBound {
        let found = scanner.nextRun(from: start, to: range.upperBound)
        runs.append((start..<found.end, found.orientation))
        start = found.end
      }
      return runs
    }
  }
}

extension GlyphOrientation {
  /// Creates the orientation of a short text that is set as a unit, such as a list marker: that of
  /// its first character.
  init(of text: String, in mode: WritingMode) {
    guard mode.isVertical else {
      self = .horizontal
      return
    }
    self =
      mode.isSideways
      ? .sideways
      : withUTF8Bytes(of: text) { bytes in
        var scanner = OrientationScanner(text, bytes: bytes)
        return scanner.nextRun(from: 0, to: bytes.count).orientation
      }
  }
}
