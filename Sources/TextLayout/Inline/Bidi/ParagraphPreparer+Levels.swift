import MarkupText
import TextFoundation

extension ParagraphPreparer {
  /// Computes the embedding levels of the text and the base directions of its parts (UAX #9).
  ///
  /// For left-to-right text without directional styles this is a single call of the measurer.
  mutating func findLevels() {
    if context.isVertical, block.style.keyword(.textOrientation) == .upright {
      // Upright letters follow each other downward in all scripts (CSS Writing Modes 4 §5.1).
      return
    }
    let isRightToLeft = block.style.has(.rtl, for: .direction)
    directions = BaseDirections(isRightToLeft ? .rightToLeft : .leftToRight)
    let controls = controlsOfElements
    let blockControls = controlsOfBlock
    let isTurned =
      isRightToLeft || blockControls?.turnsText == true
      || controls.contains { $0?.turnsText == true }
    let plain = context.measurer.bidirectionalLevels(of: source.text, base: directions.first)
    if plain == nil, !isTurned { return }
    if automaticBase == nil, blockControls == nil, controls.isEmpty,
      !source.text.utf8.contains(0x0A)
    {
      levels = plain
      return
    }
    resolveParts(controls: controls, blockControls: blockControls)
  }

  /// The text whose first strong character determines the base direction of lines.
  private enum AutomaticBase {
    /// The first strong character of the paragraph (`dir=auto`).
    case paragraph
    /// The first strong character of each part between forced breaks (`unicode-bidi: plaintext`).
    case part
  }

  private var automaticBase: AutomaticBase? {
    if block.style.keyword(.unicodeBidi) == .plaintext { return .part }
    return block.node["dir"]?.lowercased() == "auto" ? .paragraph : nil
  }

  /// The controls of each element in ``elements``; empty if no element needs any.
  private var controlsOfElements: [DirectionalControls?] {
    guard elements.contains(where: { !$0.style.style.has(.normal, for: .unicodeBidi) }) else {
      return []
    }
    return elements.map { element in
      DirectionalControls(
        element.style.style,
        isAutomatic: text.inlineElements[element.element].node.hasAutomaticDirection)
    }
  }

  /// The controls of the block: an override applies to its lines, and other values have no effect
  /// on them.
  private var controlsOfBlock: DirectionalControls? {
    switch block.style.keyword(.unicodeBidi) {
    case .bidiOverride, .isolateOverride:
      DirectionalControls(block.style, isAutomatic: false)
    default: nil
    }
  }

  /// Computes the levels of each part between forced breaks, with controls inserted at the
  /// boundaries of elements.
  private mutating func resolveParts(
    controls: [DirectionalControls?], blockControls: DirectionalControls?
  ) {
    var bytes = source.text
    let (result, found) = bytes.withUTF8 { bytes in
      var levels: [UInt8] = []
      levels.reserveCapacity(bytes.count)
      var found = directions
      if automaticBase == .paragraph {
        let base = TextDirection(firstStrongIn: bytes, 0..<bytes.count)
        found = BaseDirections(base ?? .leftToRight)
      }
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        var base = found.first
        if automaticBase == .part {
          base = TextDirection(firstStrongIn: bytes, start..<end) ?? directions.first
          found.append(base, from: start)
        }
        var part = ControlledText()
        part.append(
          bytes, start..<end, elements: elements, controls: controls, around: blockControls)
        let answer = context.measurer.bidirectionalLevels(of: part.text, base: base)
        levels.append(contentsOf: part.levels(answer))
        start = end
      }
      return (levels, found)
    }
    directions = found
    levels = result.contains { $0 != 0 } ? result : nil
  }
}

/// A text with inserted bidirectional controls.
struct ControlledText: Sendable {
  private var bytes: [UInt8] = []
  /// The byte ranges that are source text, not inserted controls.
  private var kept: [Range<Int>] = []

  /// The text with controls.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a part of a paragraph; elements that extend beyond the part begin and end with it.
  mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, elements: [ElementSpan],
    controls: [DirectionalControls?], around: DirectionalControls?
  ) {
    if let around { bytes += around.opening }
    var open: [Int] = []
    var offset = part.lowerBound
    func advance(to end: Int, _ output: inout ControlledText) {
      guard end > offset else { return }
      output.kept.append(output.bytes.count..<output.bytes.count + end - offset)
      output.bytes += text[offset..<end]
      offset = end
    }
    func close(before start: Int, _ output: inout ControlledText) {
      while let last = open.last, elements[last].range.upperBound <= start {
        advance(to: min(elements[last].range.upperBound, part.upperBound), &output)
        output.bytes += controls[last]?.closing ?? []
        open.removeLast()
      }
    }
    // The forced break itself is outside of all elements.
    let endsWithBreak = part.upperBound > part.lowerBound && text[part.upperBound - 1] == 0x0A
    let end = endsWithBreak ? part.upperBound - 1 : part.upperBound
    for (index, element) in elements.enumerated()
    where !controls.isEmpty && controls[index] != nil && element.range.overlaps(part) {
      let start = max(element.range.lowerBound, part.lowerBound)
      close(before: start, &self)
      advance(to: min(start, end), &self)
      bytes += controls[index]?.opening ?? []
      open.append(index)
    }
    while let last = open.popLast() {
      advance(to: min(elements[last].range.upperBound, end), &self)
      bytes += controls[last]?.closing ?? []
    }
    advance(to: end, &self)
    if let around { bytes += around.closing }
    advance(to: part.upperBound, &self)
  }

  /// Returns the levels of the source text, given those of the text with controls, or nil if these
  /// are all 0.
  func levels(_ answer: [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    for range in kept {
      for offset in range {
        let isKnown = answer?.indices.contains(offset) ?? false
        result.append(isKnown ? answer?[offset] ?? 0 : 0)
      }
    }
    return result
  }
}
