import MarkupText
import TextFoundation

/// Computes the embedding levels of a paragraph and the base directions of its parts (UAX #9).
struct BidiResolver {
  private let input: ParagraphInput
  private let inlineBoxes: [InlineBoxSpan]

  init(_ input: ParagraphInput, inlineBoxes: [InlineBoxSpan]) {
    self.input = input
    self.inlineBoxes = inlineBoxes
  }

  /// Returns the levels and the base directions.
  ///
  /// For left-to-right text without directional styles this is a single call of the measurer.
  func resolve() -> BidiParagraph {
    let (context, style, text) = (input.context, input.strut, input.source.text)
    if context.isVertical, style.textOrientation == .upright {
      // Upright letters follow each other downward in all scripts (CSS Writing Modes 4 §5.1).
      return BidiParagraph()
    }
    let direction = style.direction
    let controls = controlsOfInlineBoxes
    let blockControls = controlsOfBlock
    let isTurned =
      direction == .rightToLeft || blockControls?.turnsText == true
      || controls.contains { $0?.turnsText == true }
    let directions = BaseDirections(direction)
    let plain = context.measurer.bidirectionalLevels(of: text, base: direction)
    if plain == nil, !isTurned { return BidiParagraph(levels: nil, directions: directions) }
    let automaticBase = automaticBase
    if automaticBase == nil, blockControls == nil, controls.isEmpty, !text.utf8.contains(0x0A) {
      return BidiParagraph(levels: plain, directions: directions)
    }
    return resolveParts(
      controls: controls, blockControls: blockControls, automaticBase: automaticBase)
  }

  /// The text whose first strong character determines the base direction of lines.
  private enum AutomaticBase {
    /// The first strong character of the paragraph (`dir=auto`).
    case paragraph
    /// The first strong character of each part between forced breaks (`unicode-bidi: plaintext`).
    case part
  }

  private var automaticBase: AutomaticBase? {
    if input.strut.unicodeBidi == .plaintext { return .part }
    return input.block.node["dir"]?.lowercased() == "auto" ? .paragraph : nil
  }

  /// The controls of each inline box; empty if no box needs any.
  private var controlsOfInlineBoxes: [DirectionalControls?] {
    guard inlineBoxes.contains(where: { $0.style.unicodeBidi != .normal }) else { return [] }
    return inlineBoxes.map { box in
      DirectionalControls(
        box.style, isAutomatic: input.text.inlineElements[box.element].node.hasAutomaticDirection)
    }
  }

  /// The controls of the block: an override applies to its lines, and other values have no effect
  /// on them.
  private var controlsOfBlock: DirectionalControls? {
    switch input.strut.unicodeBidi {
    case .bidiOverride, .isolateOverride:
      DirectionalControls(input.strut, isAutomatic: false)
    default: nil
    }
  }

  /// Computes the levels of each part between forced breaks, with controls inserted at the
  /// boundaries of inline boxes.
  private func resolveParts(
    controls: [DirectionalControls?], blockControls: DirectionalControls?,
    automaticBase: AutomaticBase?
  ) -> BidiParagraph {
    let direction = input.strut.direction
    return withUTF8Bytes(of: input.source.text) { bytes in
      var levels: [UInt8] = []
      levels.reserveCapacity(bytes.count)
      var directions = BaseDirections(direction)
      if automaticBase == .paragraph {
        let base = TextDirection(firstStrongIn: bytes, 0..<bytes.count)
        directions = BaseDirections(base ?? .leftToRight)
      }
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        var base = directions.first
        if automaticBase == .part {
          base = TextDirection(firstStrongIn: bytes, start..<end) ?? direction
          directions.append(base, from: start)
        }
        var part = ControlledText()
        part.append(
          bytes, start..<end, inlineBoxes: inlineBoxes, controls: controls, around: blockControls)
        let controlled = input.context.measurer.bidirectionalLevels(of: part.text, base: base)
        levels.append(contentsOf: part.sourceLevels(controlled))
        start = end
      }
      return BidiParagraph(
        levels: levels.contains { $0 != 0 } ? levels : nil, directions: directions)
    }
  }
}
