import LayoutTestSupport
import LineBreaking
import MarkupText
import TextOutput

@testable import TextLayout

/// Properties of the layout of any input, for the tests and for the fuzzer
/// (Tests/Fuzz/layout.swift), which compiles this file too.
struct LayoutProperties {
  private(set) var broken: [String] = []
  private let input: LayoutInput
  private let typesetter: Typesetter

  /// Returns the properties that an input violates.
  ///
  /// - Parameters:
  ///   - bytes: The input, as read by ``LayoutInput``.
  ///   - fonts: The measurer with fonts; nil uses the fixed measurer instead.
  ///   - draw: Renders a drawing in further formats.
  /// - Returns: Descriptions of the violations.
  static func broken(
    by bytes: [UInt8], fonts: (any TextMeasurer)? = nil, draw: (DisplayList) -> Void = { _ in }
  ) -> [String] {
    let input = LayoutInput(bytes)
    let measurer: any TextMeasurer =
      switch input.measurer {
      case 1: ColumnMeasurer()
      case 2: fonts ?? FixedMeasurer()
      default: FixedMeasurer()
      }
    var checker = LayoutProperties(
      input: input, typesetter: Typesetter(measurer: measurer, options: input.options))
    checker.check(draw)
    return checker.broken
  }

  private init(input: LayoutInput, typesetter: Typesetter) {
    (self.input, self.typesetter) = (input, typesetter)
  }

  private mutating func require(_ condition: Bool, _ property: @autoclosure () -> String) {
    if !condition, broken.count < 10 { broken.append(property()) }
  }

  private mutating func check(_ draw: (DisplayList) -> Void) {
    let tree = MarkupTree(parsing: input.markup)
    var cascade = StyleCascade.standard(for: tree)
    cascade.add(StyleSheet(parsing: input.sheet))
    let flow =
      typesetter.options.language.map { StyledTextOptions(language: $0) } ?? StyledTextOptions()
    let text = StyledText(tree, cascade: cascade, options: flow)
    let layout = typesetter.layout(text, in: input.space)
    checkPositions(of: layout)
    for paragraph in layout.paragraphs.compactMap({ $0 }) {
      checkLines(of: paragraph)
      checkText(of: paragraph, in: layout)
    }
    let list = layout.displayList()
    check(list)
    let again = typesetter.layout(text, in: input.space, reusing: layout).displayList()
    require(again.items == list.items && again.size == list.size, "another layout with reuse")
    checkTemplate(tree, cascade)
    _ = list.terminalText()
    _ = text.html()
    _ = text.html(HTMLOptions(breaks: .lines(layout.lineEnds)))
    draw(list)
  }

  // MARK: Places

  private mutating func checkPositions(of layout: MarkupLayout) {
    require(isFinite(page(layout.size)), "\(layout.size)")
    for index in layout.text.blocks.indices {
      guard let frame = layout.frame(ofBlock: index) else { continue }
      require(isFinite(frame), "block \(index) at \(frame)")
    }
    for (index, paragraph) in layout.paragraphs.enumerated() {
      guard let paragraph else { continue }
      for line in paragraph.lines.indices {
        guard let frame = layout.frame(ofLine: line, inParagraph: index) else {
          require(false, "line \(line) of \(index) is nowhere")
          continue
        }
        require(isFinite(frame), "line \(line) of \(index) at \(frame)")
      }
    }
  }

  private func page(_ size: Size) -> Rect {
    Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  private func isFinite(_ rect: Rect) -> Bool {
    [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite)
      && rect.width >= 0 && rect.height >= 0
  }

  // MARK: Text

  /// The lines contain the whole text, in order.
  private mutating func checkLines(of paragraph: ParagraphFragment) {
    let shapedParagraph = paragraph.shapedParagraph
    var (offset, item) = (0, 0)
    for line in paragraph.lines {
      require(line.range.lowerBound == offset, "a line at \(line.range), not \(offset)")
      offset = line.range.upperBound
      require(
        line.range.lowerBound <= line.visible.lowerBound
          && line.visible.upperBound <= line.range.upperBound,
        "\(line.visible) is not in \(line.range)")
      require(
        item <= line.items.lowerBound && line.items.upperBound <= shapedParagraph.items.count,
        "items \(line.items) behind \(item)")
      item = line.items.upperBound
      var last = line.range.lowerBound
      for truncation in line.truncations {
        require(
          last <= truncation.hidden.lowerBound
            && truncation.hidden.upperBound <= line.range.upperBound,
          "\(truncation.hidden) is hidden in \(line.range)")
        last = truncation.hidden.upperBound
      }
    }
    let count = shapedParagraph.source.text.utf8.count
    require(offset == count, "lines end at \(offset) of \(count)")
    var next = 0
    for index in shapedParagraph.items.indices {
      require(Int(shapedParagraph.items[index].offset) == next, "item \(index) is not at \(next)")
      next = shapedParagraph.end(of: index)
    }
  }

  /// The visible text of each line is drawn exactly once.
  private mutating func checkText(of paragraph: ParagraphFragment, in layout: MarkupLayout) {
    for line in paragraph.lines {
      var builder = LineDisplayBuilder(line, of: paragraph, in: layout, decorated: [])
      builder.addLine()
      var drawn = Self.text(in: builder.items)
      var shown = shownText(of: line, paragraph)
      // The ellipsis is as visible as the block, whatever text is beside it.
      if paragraph.shapedParagraph.strut.isVisible {
        for truncation in line.truncations { shown += Self.shownEllipsis(of: truncation) }
      }
      // The hyphen is as visible as the character before it.
      if line.isHyphenated, let last = line.items.last,
        paragraph.shapedParagraph.span(of: last).style.isVisible
      {
        shown.append("-")
      }
      drawn.sort { $0.value < $1.value }
      shown.sort { $0.value < $1.value }
      require(
        drawn == shown,
        "line \(line.range) shows \(drawn.map(\.value)), not \(shown.map(\.value))")
    }
  }

  /// Returns the visible characters of a line, as drawn, without those that truncation hides.
  private func shownText(of line: LineFragment, _ paragraph: ParagraphFragment) -> [Unicode.Scalar]
  {
    let source = paragraph.shapedParagraph.source
    let transformed = paragraph.shapedParagraph.transformed
    let bytes = Array((transformed?.text ?? source.text).utf8)
    var shown: [Unicode.Scalar] = []
    var start = line.visible.lowerBound
    let ends = line.truncations.map(\.hidden) + [line.visible.upperBound..<line.visible.upperBound]
    for hidden in ends {
      for run in source.runs where run.kind == .text {
        guard run.style.keyword(.visibility) ?? .visible == .visible else { continue }
        let part =
          max(
            start, run.range.lowerBound)..<max(
            start, run.range.lowerBound, min(hidden.lowerBound, run.range.upperBound))
        let range = transformed?.shownRange(part) ?? part
        if part.isEmpty { continue }
        shown += String(decoding: bytes[range], as: UTF8.self).unicodeScalars
          .filter(Self.isDrawn)
      }
      start = max(start, hidden.upperBound)
    }
    return shown
  }

  /// Returns the drawn part of an ellipsis.
  private static func shownEllipsis(of truncation: LineTruncation) -> [Unicode.Scalar] {
    let length = truncation.shaped.clusters.reduce(0) { $0 + Int($1.length) }
    return String(decoding: Array(truncation.ellipsis.utf8.prefix(length)), as: UTF8.self)
      .unicodeScalars.filter(isDrawn)
  }

  /// Returns the text of a drawing without annotations.
  private static func text(in items: [DisplayItem]) -> [Unicode.Scalar] {
    var text: [Unicode.Scalar] = []
    var structures: [Bool] = []
    for item in items {
      switch item {
      case .begin(let structure):
        structures.append(structure == .ruby || structure == .emphasisMarks)
      case .end: _ = structures.popLast()
      case .glyphs(let run) where !structures.contains(true):
        text += run.text.unicodeScalars.filter(isDrawn)
      default: break
      }
    }
    return text
  }

  /// Returns whether a character must be drawn: spaces and controls need not be.
  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
      && scalar.properties.generalCategory != .format
  }

  // MARK: Drawing

  private mutating func check(_ list: DisplayList) {
    var (clips, structures) = (0, 0)
    for item in list.items {
      switch item {
      case .pushClip(let rect):
        clips += 1
        require(isFinite(rect), "a clip at \(rect)")
      case .pushClipPath: clips += 1
      case .popClip: clips -= 1
      case .begin: structures += 1
      case .end: structures -= 1
      case .glyphs(let run): check(run)
      case .fill(let rect, _): require(isFinite(rect), "a fill at \(rect)")
      case .image(let image): require(isFinite(image.frame), "an image at \(image.frame)")
      case .decoration(let line):
        let numbers = [line.start.x, line.start.y, line.length, line.thickness]
        require(numbers.allSatisfy(\.isFinite), "a decoration at \(numbers)")
      case .path(let path):
        require(path.elements.flatMap(Self.numbers).allSatisfy(\.isFinite), "\(path)")
      }
      require(clips >= 0 && structures >= 0, "an end without a start")
    }
    require(clips == 0 && structures == 0, "a start without an end")
    require(isFinite(page(list.size)), "\(list.size)")
  }

  private static func numbers(of element: DisplayPath.Element) -> [Double] {
    let points: [Point] =
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    return points.flatMap { [$0.x, $0.y] }
  }

  private mutating func check(_ run: GlyphRun) {
    require(
      run.clusters.reduce(0) { $0 + $1.length } == run.text.utf8.count,
      "clusters that are not their text: \(run.text.debugDescription)")
    require(
      run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count, "lost glyphs")
    let numbers =
      [run.origin.x, run.origin.y, run.size, run.stretch]
      + run.clusters.flatMap { [$0.position, $0.advance] }
      + run.shadows.flatMap { [$0.dx, $0.dy, $0.blur] }
    require(numbers.allSatisfy(\.isFinite), "glyphs at \(numbers)")
  }

  // MARK: Templates

  /// A template gives the same result as a new layout, whatever it reuses.
  private mutating func checkTemplate(_ tree: MarkupTree, _ cascade: StyleCascade) {
    var template = LayoutTemplate(tree, cascade: cascade, typesetter: typesetter)
    _ = template.layout(in: input.space)
    for element in tree.elements.prefix(3) {
      template.setText(input.edit, of: element.id)
      let edited = template.layout(in: input.space)
      let flow =
        typesetter.options.language.map { StyledTextOptions(language: $0) } ?? StyledTextOptions()
      let text = StyledText(template.tree, cascade: cascade, options: flow)
      let fresh = typesetter.layout(text, in: input.space)
      let differences = edited.displayList().differences(from: fresh.displayList())
      require(differences.isEmpty, "a template draws something else: \(differences.prefix(2))")
      if !broken.isEmpty { return }
    }
  }
}
