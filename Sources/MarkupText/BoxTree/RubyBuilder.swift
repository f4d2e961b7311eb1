import TextFoundation

/// The ruby of a paragraph in the making: readings find their bases (CSS Ruby 1 §2.2).
///
/// Readings go with the bases before them one to one; those left over go to the last base as
/// further levels, as several readings of one base do in HTML (4.5.10).
struct RubyBuilder: Sendable {
  /// A reading, before its base is known.
  fileprivate struct Reading: Sendable {
    let text: String
    let runs: [StyledRun]
    let node: MarkupNode
    let style: ComputedStyle
    let level: Int
    /// Which one of its level it is.
    let index: Int
    let spansBases: Bool
    /// The mark of where it stands, which counts if there is no base.
    let mark: Int
  }

  /// A reading with the marks of its base's ends.
  struct Annotation: Sendable {
    fileprivate let reading: Reading
    fileprivate let start: Int
    fileprivate let end: Int
    fileprivate let level: Int
  }

  /// A ruby element that is open.
  private struct Open: Sendable {
    /// How many frames there are outside of it.
    let depth: Int
    /// The bases since the last readings, by the marks of their ends.
    var bases: [(start: Int, end: Int)] = []
    var baseStart: Int?
    var readings: [Reading] = []
    var level = 0
    /// How many readings there were on this level, empty ones too.
    var count = 0
  }

  /// The element of the reading that comes in.
  private struct Pending: Sendable {
    let node: MarkupNode
    let style: ComputedStyle
    let spansBases: Bool
    let mark: Int
  }

  private var open: [Open] = []
  private var annotations: [Annotation] = []
  private var pending: Pending?

  /// Whether no ruby is open.
  var isEmpty: Bool { open.isEmpty }

  /// Whether the innermost ruby has text that a reading may belong to.
  func hasBase(_ inline: borrowing InlineBuilder) -> Bool {
    guard let last = open.last else { return false }
    return last.count > 0 || last.bases.contains { inline.hasText(since: $0.start) }
      || last.baseStart.map { inline.hasText(since: $0) } == true
  }

  // MARK: Elements

  /// Opens a ruby element that has `depth` frames outside of it.
  mutating func open(depth: Int) { open.append(Open(depth: depth)) }

  /// Closes that element, if a block has not done so.
  mutating func close(depth: Int, _ inline: inout InlineBuilder) {
    guard open.last?.depth == depth else { return }
    endBase(&inline)
    closeSegment()
    open.removeLast()
  }

  /// Forgets the open elements: a block is in them.
  mutating func removeAll() { open = [] }

  /// Notes that content of a base follows.
  mutating func openBase(_ inline: inout InlineBuilder) {
    guard let last = open.last, last.baseStart == nil else { return }
    startBase(&inline)
  }

  /// Starts a base, which ends the one before it.
  mutating func startBase(_ inline: inout InlineBuilder) {
    guard !open.isEmpty else { return }
    endBase(&inline)
    if open[open.count - 1].level > 0 || open[open.count - 1].count > 0 { closeSegment() }
    open[open.count - 1].baseStart = inline.mark()
  }

  /// Ends the base at hand, if there is one.
  mutating func endBase(_ inline: inout InlineBuilder) {
    guard let start = open.last?.baseStart else { return }
    open[open.count - 1].bases.append((start, inline.mark()))
    open[open.count - 1].baseStart = nil
  }

  /// Starts a container of readings: those of a second one are a level of their own.
  mutating func startLevel(_ inline: inout InlineBuilder) {
    guard !open.isEmpty else { return }
    endBase(&inline)
    if open[open.count - 1].count > 0 {
      open[open.count - 1].level += 1
      open[open.count - 1].count = 0
    }
  }

  /// Starts a reading.
  mutating func startReading(
    _ inline: inout InlineBuilder, _ node: MarkupNode, _ context: InlineContext,
    spansBases: Bool = false
  ) {
    endBase(&inline)
    pending = Pending(
      node: node, style: context.style, spansBases: spansBases, mark: inline.mark())
  }

  /// Ends the reading; an empty one keeps its base without any.
  mutating func endReading(_ content: InlineBuilder.Content) {
    guard let pending, let last = open.last else { return }
    if !content.text.isEmpty {
      open[open.count - 1].readings.append(
        Reading(
          text: content.text, runs: content.runs, node: pending.node, style: pending.style,
          level: last.level, index: last.count, spansBases: pending.spansBases,
          mark: pending.mark))
    }
    open[open.count - 1].count += 1
    self.pending = nil
  }

  /// Pairs the readings of the innermost ruby with its bases.
  private mutating func closeSegment() {
    guard let last = open.last else { return }
    for reading in last.readings {
      var ends = (start: reading.mark, end: reading.mark)
      var level = reading.level
      if let first = last.bases.first, let final = last.bases.last {
        let excess = max(0, reading.index - last.bases.count + 1)
        ends = excess > 0 ? final : last.bases[reading.index]
        level += excess
        if reading.spansBases { (ends, level) = ((first.start, final.end), reading.level) }
      }
      annotations.append(
        Annotation(reading: reading, start: ends.start, end: ends.end, level: level))
    }
    open[open.count - 1] = Open(depth: last.depth)
  }

  // MARK: The end

  /// Ends what is open and hands over all readings of the paragraph.
  mutating func finishParagraph(_ inline: inout InlineBuilder) -> [Annotation] {
    while let last = open.last { close(depth: last.depth, &inline) }
    defer { annotations = [] }
    return annotations
  }

  /// The readings with their bases in the text, by the start of the base.
  static func resolved(
    _ annotations: [Annotation], _ content: InlineBuilder.Content
  ) -> [RubyAnnotation] {
    guard !annotations.isEmpty else { return [] }
    let resolved = withUTF8Bytes(of: content.text) { bytes in
      annotations.map { annotation in
        var (start, end) = (content.marks[annotation.start], content.marks[annotation.end])
        while start < end, bytes[start] == 0x20 { start += 1 }
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        let reading = annotation.reading
        return RubyAnnotation(
          base: start..<end, text: reading.text, runs: reading.runs, node: reading.node,
          style: reading.style,
          position: RubyAnnotation.Position(reading.style, level: annotation.level),
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
  /// The side that `ruby-position` asks for; `alternate` changes sides from level to level.
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
