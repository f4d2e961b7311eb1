import MarkupText
import TextFoundation

extension ParagraphPreparer {
  /// Finds the embedding levels of the text and the directions of its parts (UAX #9).
  ///
  /// Text that runs from left to right, and that no style turns, costs one question to the measurer.
  mutating func findLevels() {
    if context.isVertical, block.style.keyword(.textOrientation) == .upright {
      // Upright letters follow each other downward whatever their script (CSS Writing Modes 4 §5.1).
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

  /// Whose first letter decides the direction of lines; nil if the style does.
  private enum AutomaticBase {
    /// That of the paragraph (`dir=auto`).
    case paragraph
    /// That of each part between forced breaks (`unicode-bidi: plaintext`).
    case part
  }

  private var automaticBase: AutomaticBase? {
    if block.style.keyword(.unicodeBidi) == .plaintext { return .part }
    return block.node["dir"]?.lowercased() == "auto" ? .paragraph : nil
  }

  /// The controls for each of ``elements``; empty if none needs any.
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

  /// An override of a block is one for its lines; its other values have no meaning for them.
  private var controlsOfBlock: DirectionalControls? {
    switch block.style.keyword(.unicodeBidi) {
    case .bidiOverride, .isolateOverride:
      DirectionalControls(block.style, isAutomatic: false)
    default: nil
    }
  }

  /// Asks for the levels of each part between forced breaks, with controls where elements begin and
  /// end.
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

/// A text with controls put into it.
///
/// Sendable: a plain value.
struct ControlledText: Sendable {
  private var bytes: [UInt8] = []
  /// The bytes that are not controls put in.
  private var kept: [Range<Int>] = []

  /// The text to ask for.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a part of a paragraph; elements that hold all of it or reach out of it begin and end
  /// with it.
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
    // The break itself belongs to no element: it ends them all.
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

  /// The levels of the text itself, given those of the text with controls; nil for all 0.
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
