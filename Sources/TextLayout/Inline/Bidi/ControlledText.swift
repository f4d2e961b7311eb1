/// A text with inserted bidirectional controls.
struct ControlledText: Sendable {
  private var bytes: [UInt8] = []
  /// The byte ranges that are source text, not inserted controls.
  private var sourceRanges: [Range<Int>] = []

  /// The text with controls.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a part of a paragraph; inline boxes that extend beyond the part begin and end with it.
  mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, inlineBoxes: [InlineBoxSpan],
    controls: [DirectionalControls?], around: DirectionalControls?
  ) {
    if let around { bytes += around.opening }
    var open: [Int] = []
    var offset = part.lowerBound
    func advance(to end: Int, _ output: inout ControlledText) {
      guard end > offset else { return }
      output.sourceRanges.append(output.bytes.count..<output.bytes.count + end - offset)
      output.bytes += text[offset..<end]
      offset = end
    }
    func close(before start: Int, _ output: inout ControlledText) {
      while let last = open.last, inlineBoxes[last].range.upperBound <= start {
        advance(to: min(inlineBoxes[last].range.upperBound, part.upperBound), &output)
        output.bytes += controls[last]?.closing ?? []
        open.removeLast()
      }
    }
    // The forced break itself is outside of all inline boxes.
    let endsWithBreak = part.upperBound > part.lowerBound && text[part.upperBound - 1] == 0x0A
    let end = endsWithBreak ? part.upperBound - 1 : part.upperBound
    for (index, box) in inlineBoxes.enumerated()
    where !controls.isEmpty && controls[index] != nil && box.range.overlaps(part) {
      let start = max(box.range.lowerBound, part.lowerBound)
      close(before: start, &self)
      advance(to: min(start, end), &self)
      bytes += controls[index]?.opening ?? []
      open.append(index)
    }
    while let last = open.popLast() {
      advance(to: min(inlineBoxes[last].range.upperBound, end), &self)
      bytes += controls[last]?.closing ?? []
    }
    advance(to: end, &self)
    if let around { bytes += around.closing }
    advance(to: part.upperBound, &self)
  }

  /// Returns the levels of the source text, given those of the text with controls or, if these are
  /// all 0, nil.
  func sourceLevels(_ levels: [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    for range in sourceRanges {
      for offset in range {
        let isKnown = levels?.indices.contains(offset) ?? false
        result.append(isKnown ? levels?[offset] ?? 0 : 0)
      }
    }
    return result
  }
}
