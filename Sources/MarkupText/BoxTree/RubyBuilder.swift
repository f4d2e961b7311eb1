import TextFoundation

/// Pairs the ruby annotations of a paragraph under construction with their bases (CSS Ruby 1 §2.2).
///
/// Annotations are paired one to one with the preceding bases; excess annotations become further
/// levels of the last base, as several `rt` elements after one base do in HTML (4.5.10).
struct RubyBuilder: Sendable {
  /// The text of an annotation that is not yet paired with a base.
  fileprivate struct UnpairedAnnotation: Sendable {
    let text: String
    let runs: [StyledRun]
    let node: MarkupNode
    let style: ComputedStyle
    let level: Int
    /// The index of the annotation within its level.
    let index: Int
    let spansBases: Bool
    /// The recorded position of the annotation, used if there is no base.
    let recordIndex: Int
  }

  /// An annotation with the recorded positions of the start and end of its base.
  struct Annotation: Sendable {
    fileprivate let unpaired: UnpairedAnnotation
    fileprivate let start: Int
    fileprivate let end: Int
    fileprivate let level: Int
  }

  /// An open ruby element.
  private struct Open: Sendable {
    /// The number of frames outside the element.
    let depth: Int
    /// The bases since the last annotations, as recorded positions of their ends.
    var bases: [(start: Int, end: Int)] = []
    var baseStart: Int?
    var unpairedAnnotations: [UnpairedAnnotation] = []
    var level = 0
    /// The number of annotations on the current level, including empty ones.
    var count = 0
  }

  /// The element of the annotation under construction.
  private struct Pending: Sendable {
    let node: MarkupNode
    let style: ComputedStyle
    let spansBases: Bool
    let recordIndex: Int
  }

  private var open: [Open] = []
  private var annotations: [Annotation] = []
  private var pending: Pending?

  /// Whether no ruby element is open.
  var isEmpty: Bool { open.isEmpty }

  /// Returns whether the innermost ruby element has text to which an annotation can belong.
  func hasBase(_ inline: borrowing InlineBoxBuilder) -> Bool {
    guard let last = open.last else { return false }
    return last.count > 0 || last.bases.contains { inline.hasText(since: $0.start) }
      || last.baseStart.map { inline.hasText(since: $0) } == true
  }

  // MARK: Elements

  /// Opens a ruby element that has `depth` frames outside it.
  mutating func open(depth: Int) { open.append(Open(depth: depth)) }

  /// Closes the ruby element, unless a block inside it has already closed it.
  mutating func close(depth: Int, _ inline: inout InlineBoxBuilder) {
    guard open.last?.depth == depth else { return }
    endBase(&inline)
    closeSegment()
    open.removeLast()
  }

  /// Discards the open ruby elements because they contain a block.
  mutating func removeAll() { open = [] }

  /// Opens a base for the content that follows, if none is open.
  mutating func openBase(_ inline: inout InlineBoxBuilder) {
    guard let last = open.last, last.baseStart == nil else { return }
    startBase(&inline)
  }

  /// Starts a base, which ends the preceding one.
  mutating func startBase(_ inline: inout InlineBoxBuilder) {
    guard !open.isEmpty else { return }
    endBase(&inline)
    if open[open.count - 1].level > 0 || open[open.count - 1].count > 0 { closeSegment() }
    open[open.count - 1].baseStart = inline.recordOffset()
  }

  /// Ends the current base, if there is one.
  mutating func endBase(_ inline: inout InlineBoxBuilder) {
    guard let start = open.last?.baseStart else { return }
    open[open.count - 1].bases.append((start, inline.recordOffset()))
    open[open.count - 1].baseStart = nil
  }

  /// Starts a ruby text container; a second one for the same bases forms another level.
  mutating func startLevel(_ inline: inout InlineBoxBuilder) {
    guard !open.isEmpty else { return }
    endBase(&inline)
    if open[open.count - 1].count > 0 {
      open[open.count - 1].level += 1
      open[open.count - 1].count = 0
    }
  }

  /// Starts an annotation.
  mutating func startAnnotation(
    _ inline: inout InlineBoxBuilder, _ node: MarkupNode, _ context: InlineContext,
    spansBases: Bool = false
  ) {
    endBase(&inline)
    pending = Pending(
      node: node, style: context.style, spansBases: spansBases, recordIndex: inline.recordOffset())
  }

  /// Ends the annotation; an empty one leaves its base without an annotation.
  mutating func endAnnotation(_ content: InlineBoxBuilder.Content) {
    guard let pending, let last = open.last else { return }
    if !content.text.isEmpty {
      open[open.count - 1].unpairedAnnotations.append(
        UnpairedAnnotation(
          text: content.text, runs: content.runs, node: pending.node, style: pending.style,
          level: last.level, index: last.count, spansBases: pending.spansBases,
          recordIndex: pending.recordIndex))
    }
    open[open.count - 1].count += 1
    self.pending = nil
  }

  /// Pairs the annotations of the innermost ruby element with its bases.
  private mutating func closeSegment() {
    guard let last = open.last else { return }
    for unpaired in last.unpairedAnnotations {
      var ends = (start: unpaired.recordIndex, end: unpaired.recordIndex)
      var level = unpaired.level
      if let first = last.bases.first, let final = last.bases.last {
        let excess = max(0, unpaired.index - last.bases.count + 1)
        ends = excess > 0 ? final : last.bases[unpaired.index]
        level += excess
        if unpaired.spansBases { (ends, level) = ((first.start, final.end), unpaired.level) }
      }
      annotations.append(
        Annotation(unpaired: unpaired, start: ends.start, end: ends.end, level: level))
    }
    open[open.count - 1] = Open(depth: last.depth)
  }

  // MARK: The end

  /// Closes open ruby elements and returns all annotations of the paragraph.
  mutating func finishParagraph(_ inline: inout InlineBoxBuilder) -> [Annotation] {
    while let last = open.last { close(depth: last.depth, &inline) }
    defer { annotations = [] }
    return annotations
  }

  /// Returns the annotations with the ranges of their bases, ordered by the start of the base.
  static func resolved(
    _ annotations: [Annotation], _ content: InlineBoxBuilder.Content
  ) -> [RubyAnnotation] {
    guard !annotations.isEmpty else { return [] }
    let resolved = withUTF8Bytes(of: content.text) { bytes in
      annotations.map { annotation in
        var (start, end) = (
          content.recordedOffsets[annotation.start], content.recordedOffsets[annotation.end]
        )
        while start < end, bytes[start] == 0x20 { start += 1 }
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        let unpaired = annotation.unpaired
        return RubyAnnotation(
          base: start..<end, text: unpaired.text, runs: unpaired.runs, node: unpaired.node,
          style: unpaired.style,
          position: RubyAnnotation.Position(unpaired.style, level: annotation.level),
          level: annotation.level)
      }
    }
    let order = resolved.indices.sorted {
      (resolved[$0].base.lowerBound, $0) < (resolved[$1].base.lowerBound, $1)
    }
    return order.map { resolved[$0] }
  }
}

extension RubyAnnotation.Position {
  /// Creates the side given by `ruby-position`; `alternate` switches sides from level to level.
  init(_ style: ComputedStyle, level: Int) {
    let keywords: [StyleKeyword] =
      switch style[.rubyPosition] {
      case .keyword(let keyword): [keyword]
      case .keywords(let keywords): keywords
      default: []
      }
    if keywords.contains(.interCharacter) {
      self = .interCharacter
    } else {
      let isUnder = keywords.contains(.under)
      let isTurned = keywords.contains(.alternate) && level % 2 == 1
      self = isUnder != isTurned ? .under : .over
    }
  }
}
