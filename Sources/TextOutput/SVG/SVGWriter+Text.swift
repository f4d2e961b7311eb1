import MarkupText
import TextFoundation
import TextLayout

extension SVGWriter {
  /// Writes a run of text, as part of the current line if it continues that line.
  mutating func write(_ run: GlyphRun) {
    guard !run.text.isEmpty else { return }
    var scopes = outerScopes()
    if !run.shadows.isEmpty {
      let number = definitions.number(of: run.shadows)
      scopes.append(Scope(id: -number, kind: .shadows(number)))
    }
    setOpen(scopes)
    let isRuby = innerScopes.contains { $0.kind == .structure(.ruby) }
    if var current = line, current.continues(with: run, isRuby: isRuby) {
      current.append(run, isRuby: isRuby)
      line = current
      setInnerScopes()
      writeSegments(of: run, startsLine: false)
    } else {
      closeLine()
      openLine(with: run, isRuby: isRuby)
    }
  }

  /// Ends the current line of text, if there is one.
  mutating func closeLine() {
    guard var current = line else { return }
    close(current.scopes[...])
    current.scopes = []
    line = nil
    body.markup("<text")
    // Browsers do not apply the attribute of the root element to text.
    if current.spaces.needPreserving { body.markup(" xml:space=\"preserve\"") }
    body.append(lineContent)
    body.markup("</text>\n")
    lineContent.removeAll()
    body.append(afterLine)
    afterLine.removeAll()
  }

  private mutating func openLine(with run: GlyphRun, isRuby: Bool) {
    let current = SVGTextLine(run, isRuby: isRuby)
    line = current
    switch run.orientation {
    case .horizontal where run.stretch == 1: break
    case .horizontal:
      lineContent.markup(" transform=\"scale(")
      lineContent.number(run.stretch, decimals: 4)
      lineContent.markup(",1)\"")
    case .upright: lineContent.markup(" writing-mode=\"vertical-rl\"")
    case .sideways: lineContent.markup(" transform=\"rotate(90)\"")
    }
    current.style.write(to: &lineContent, within: commonStyle)
    writeSegments(of: run, startsLine: true)
  }

  /// Closes and opens the elements of links, languages and ruby within the line.
  private mutating func setInnerScopes() {
    guard var current = line else { return }
    let wanted = innerScopes
    guard wanted != current.scopes else { return }
    let common = zip(current.scopes, wanted).prefix { $0.0 == $0.1 }.count
    close(current.scopes[common...])
    for scope in wanted[common...] {
      switch scope.kind {
      case .structure(.link(let address)):
        lineContent.markup("<a")
        lineContent.attribute("href", options.links.normalized(address) ?? "")
      case .structure(.language(let language)):
        lineContent.markup("<tspan")
        lineContent.attribute("xml:lang", language)
        lineContent.attribute("lang", language)
      case .structure(.ruby): lineContent.markup("<tspan class=\"ruby\"")
      default: lineContent.markup("<tspan")
      }
      lineContent.markup(">")
    }
    // Not `line?.scopes = wanted`, which Swift 6.3 leaks: an assignment through an optional of a
    // noncopyable value retains the array once too often.
    current.scopes = wanted
    line = current
  }

  private mutating func close(_ scopes: ArraySlice<Scope>) {
    for scope in scopes.reversed() {
      if case .structure(.link) = scope.kind {
        lineContent.markup("</a>")
      } else {
        lineContent.markup("</tspan>")
      }
    }
  }

  // MARK: Segments

  /// Writes the text of a run with its positions.
  ///
  /// The first segment of a line has its position on the `<text>` element, whose start tag is still
  /// open; every other segment has it on a `<tspan>`.
  private mutating func writeSegments(of run: GlyphRun, startsLine: Bool) {
    var rest = TextSegmenter.segments(of: run)[...]
    // In right-to-left text, the position must be on the element that sets the direction.
    let first = startsLine && run.direction == .leftToRight ? rest.popFirst() : nil
    if let first { writePosition(of: first, run) }
    if startsLine {
      lineContent.markup(">")
      setInnerScopes()
    }
    withUTF8Bytes(of: run.text) { bytes in
      if let first { writeFirst(first, bytes) }
      writeOthers(rest, of: run, bytes)
    }
  }

  private mutating func writeFirst(_ segment: PositionedText, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard segment.spacing != 0 else { return writeText(segment, bytes) }
    // A separate element, because the attribute on `<text>` would apply to the whole line.
    lineContent.markup("<tspan")
    writeSpacing(of: segment)
    lineContent.markup(">")
    writeText(segment, bytes)
    lineContent.markup("</tspan>")
  }

  private mutating func writeOthers(
    _ segments: ArraySlice<PositionedText>, of run: GlyphRun, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard !segments.isEmpty else { return }
    let style = SVGTextStyle(run)
    let outerStyle = line?.style ?? commonStyle
    let isRightToLeft = run.direction == .rightToLeft
    // Attributes common to all segments are written on the only segment's element or on an
    // enclosing one.
    let saysMore = style != outerStyle || isRightToLeft
    let needsGroup = saysMore && segments.count > 1
    if saysMore {
      lineContent.markup("<tspan")
      style.write(to: &lineContent, within: outerStyle)
      if isRightToLeft { lineContent.markup(" direction=\"rtl\" unicode-bidi=\"bidi-override\"") }
      if needsGroup { lineContent.markup(">") }
    }
    for segment in segments {
      if needsGroup || !saysMore { lineContent.markup("<tspan") }
      writePosition(of: segment, run)
      writeSpacing(of: segment)
      lineContent.markup(">")
      writeText(segment, bytes)
      lineContent.markup("</tspan>")
    }
    if needsGroup { lineContent.markup("</tspan>") }
  }

  private mutating func writePosition(of segment: PositionedText, _ run: GlyphRun) {
    let position = (run.main + segment.position) / run.stretch
    // The cross coordinate is written only where it changes.
    let withCross = line?.cross != run.cross
    if run.orientation == .upright {
      if withCross { lineContent.attribute("x", run.cross) }
      lineContent.attribute("y", position)
    } else {
      lineContent.attribute("x", position)
      if withCross { lineContent.attribute("y", run.cross) }
    }
    if withCross { line?.cross = run.cross }
  }

  private mutating func writeSpacing(of segment: PositionedText) {
    guard segment.spacing != 0 else { return }
    lineContent.attribute("letter-spacing", segment.spacing, decimals: 3)
  }

  /// Writes text without trailing line breaks, which the element's end already represents and which
  /// viewers would show as spaces.
  private mutating func writeText(_ segment: PositionedText, _ bytes: UnsafeBufferPointer<UInt8>) {
    var content = UnsafeBufferPointer(rebasing: bytes[segment.range])
    while let end = content.last, end == 0x0A || end == 0x0D {
      content = UnsafeBufferPointer(rebasing: content.dropLast())
    }
    line?.spaces.read(content)
    lineContent.text(content)
  }
}
