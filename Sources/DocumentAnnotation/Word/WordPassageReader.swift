internal import MarkupText
internal import TextFoundation

/// Reads the paragraphs of a text document, `w:p`, as passages.
///
/// Words are read across runs. Tabs, breaks, fields, notes and drawings end a word; the paragraphs of
/// text boxes are passages of their own.
struct WordPassageReader: PassageReader, ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let styles: WordStyles
  private let selection: ContentSelection
  private var tokenizer: MarkupTokenizer
  private var elements: [WordElement?] = []
  private var open: [WordOpenElement] = []
  /// The number of open elements of each name.
  private var openCounts: [Int: Int] = [:]
  private var openRuns: [WordOpenRun] = []
  /// The number of open `w:rt` elements.
  private var rubyTextDepth = 0
  private var paragraphStyles: [String?] = []
  private var pending: MarkupTokenizer.Token?
  private var ruby: (start: Int, reading: String)?
  private var openText: (attributes: Int, start: Int, preservesSpace: Bool, isFirst: Bool)?
  private let defaultLanguage: ContentLanguage
  /// The number of the passage, by which runs of earlier ones are recognized.
  private var number = 0
  /// The passage that ``next()`` has read.
  private(set) var passage = Passage()
  /// The runs of the passage.
  private(set) var runs: [WordRun] = []
  /// The text elements of the passage, in order.
  private(set) var texts: [WordText] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, styles: WordStyles, selection: ContentSelection
  ) {
    self.bytes = bytes
    self.styles = styles
    self.selection = selection
    tokenizer = MarkupTokenizer(bytes, dialect: .xml)
    // Programs set Chinese where the author has not chosen a language; kana contradict it.
    let language = Self.eastAsian(styles.defaultLanguage)
    defaultLanguage = language == .other && !Self.containsKana(bytes) ? .other : .unknown
  }

  /// Reads the next paragraph with text, and returns false at the end of the document.
  mutating func next() -> Bool {
    passage.removeAll()
    runs.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    number += 1
    while let token = pending ?? tokenizer.next() {
      if pending == nil, token.kind == .startTag || token.kind == .endTag, !passage.isEmpty {
        let element = element(token.nameCode)
        if element == .paragraph || element == .textBox {
          pending = token
          return true
        }
      }
      pending = nil
      switch token.kind {
      case .text: text(token.content)
      case .verbatimText: if isInText { appendObject(token.range) }
      case .startTag: startTag(token)
      case .endTag: endTag(token)
      case .ignored: break
      }
    }
    return !passage.isEmpty
  }

  private mutating func element(_ code: Int) -> WordElement {
    while elements.count <= code { elements.append(nil) }
    if let element = elements[code] { return element }
    let element = WordElement.element(tokenizer.name(code))
    elements[code] = element
    return element
  }

  // MARK: Tags

  private mutating func startTag(_ token: MarkupTokenizer.Token) {
    let element = element(token.nameCode)
    var isSkipped = open.last?.isSkipped ?? false
    let isInProperties = open.last?.isInProperties ?? false
    if isInProperties {
      property(element, token)
    } else {
      switch element {
      case .paragraph: paragraphStyles.append(nil)
      case .textBox: isSkipped = false
      case .run: openRuns.append(WordOpenRun(run: WordRun(start: token.range.lowerBound)))
      case .text: startText(token, isSkipped)
      case .deletion: isSkipped = true
      case .ruby:
        contentOfRun()
        if !isSkipped { ruby = (passage.text.count, "") }
      case .boundary: appendBoundary(token.range)
      case .object:
        contentOfRun()
        if !isSkipped { appendObject(token.range) }
        isSkipped = true
      case .dataControl: skipControl()
      default: break
      }
    }
    guard !token.isSelfClosing else {
      close(element, isInProperties, token.range)
      return
    }
    if element == .rubyText { rubyTextDepth += 1 }
    openCounts[token.nameCode, default: 0] += 1
    open.append(
      WordOpenElement(
        code: token.nameCode, element: element, isSkipped: isSkipped,
        isInProperties: isInProperties || element == .runProperties
          || element == .paragraphProperties || element == .rubyProperties,
        range: token.range))
  }

  /// Reads a property of a run or a paragraph.
  private mutating func property(
    _ element: WordElement, _ token: MarkupTokenizer.Token
  ) {
    let isOfRun = isInPropertiesOfRun
    switch element {
    case .paragraphStyle where open.last?.element == .paragraphProperties:
      guard !paragraphStyles.isEmpty else { return }
      paragraphStyles[paragraphStyles.count - 1] = tokenizer.attribute("w:val", of: token)
    case .runStyle where isOfRun:
      openRuns[openRuns.count - 1].style = tokenizer.attribute("w:val", of: token)
    case .language where isOfRun:
      openRuns[openRuns.count - 1].language = tokenizer.attribute("w:eastasia", of: token)
    case .size where isOfRun:
      let size = tokenizer.attribute("w:val", of: token).flatMap { Int($0) }
      openRuns[openRuns.count - 1].size = size.flatMap { (2...3276).contains($0) ? $0 : nil }
    case .hidden where isOfRun:
      let value = tokenizer.attribute("w:val", of: token) ?? "1"
      openRuns[openRuns.count - 1].isHidden = !["0", "false", "off"].contains(value)
    case .combinedCharacters where isOfRun:
      openRuns[openRuns.count - 1].isCombined = true
    default: break
    }
  }

  /// Whether the innermost element is the `w:rPr` of a run, not that of a paragraph.
  private var isInPropertiesOfRun: Bool {
    open.count > 1 && open[open.count - 1].element == .runProperties
      && open[open.count - 2].element == .run && !openRuns.isEmpty
  }

  private mutating func endTag(_ token: MarkupTokenizer.Token) {
    // An end tag without a start tag is ignored; elements that are not closed end here.
    guard openCounts[token.nameCode, default: 0] > 0 else { return }
    while let element = open.popLast() {
      openCounts[element.code, default: 1] -= 1
      close(
        element.element, open.last?.isInProperties ?? false,
        element.range.lowerBound..<token.range.upperBound, endTag: token.range)
      if element.code == token.nameCode { return }
    }
  }

  /// Ends an element, whose range includes its tags.
  private mutating func close(
    _ element: WordElement, _ isInProperties: Bool, _ range: Range<Int>,
    endTag: Range<Int>? = nil
  ) {
    if isInProperties {
      if isInPropertiesOfRun, element != .propertyChange {
        openRuns[openRuns.count - 1].add(range, isShared: element == .sharedProperty)
      }
      return
    }
    switch element {
    case .paragraph: _ = paragraphStyles.popLast()
    case .run: closeRun(range.upperBound)
    case .text: if let endTag { closeText(endTag.lowerBound) }
    case .ruby:
      if let ruby, ruby.reading.isKanaReading {
        passage.give(ruby.reading, to: ruby.start..<passage.text.count)
      }
      ruby = nil
    case .rubyText: if endTag != nil { rubyTextDepth -= 1 }
    case .boundary: appendBoundary(endTag ?? range)
    default: break
    }
  }

  private mutating func closeRun(_ end: Int) {
    guard let run = openRuns.popLast(), run.number == number, runs.indices.contains(run.index)
    else { return }
    runs[run.index].end = end
  }

  /// Two start tags without ends: a range with one of them is never balanced.
  private mutating func appendBoundary(_ range: Range<Int>) {
    passage.append(InlineTag(kind: .start, source: range))
  }

  private mutating func appendObject(_ range: Range<Int>) {
    passage.append("\u{FFFC}".utf8, for: range, isWritable: false)
  }

  /// Excludes the content of the control whose properties, `w:sdtPr`, are open.
  private mutating func skipControl() {
    let control = open.count - 2
    guard control >= 0, tokenizer.name(open[control].code) == "w:sdt" else { return }
    open[control].isSkipped = true
  }

  /// Notes that the innermost run has content, which follows its texts.
  private mutating func contentOfRun() {
    guard let run = openRuns.last else { return }
    openRuns[openRuns.count - 1].hasContent = true
    if let last = texts.last, run.number == number, last.run == run.index {
      texts[texts.count - 1].isLast = false
    }
  }

  // MARK: Text

  private var isInText: Bool { openText != nil }

  private mutating func startText(_ token: MarkupTokenizer.Token, _ isSkipped: Bool) {
    let isFirst = !(openRuns.last?.hasContent ?? true)
    contentOfRun()
    guard !isSkipped, !token.isSelfClosing, !openRuns.isEmpty else { return }
    openText = (
      token.range.lowerBound + 4, token.range.upperBound,
      tokenizer.attribute("xml:space", of: token) == "preserve", isFirst
    )
  }

  private mutating func closeText(_ end: Int) {
    guard let text = openText else { return }
    openText = nil
    guard ruby == nil, let run = openRuns.last, run.number == number else { return }
    texts.append(
      WordText(
        run: run.index, attributes: text.attributes, content: text.start..<max(text.start, end),
        preservesSpace: text.preservesSpace, isFirst: text.isFirst))
  }

  private mutating func text(_ range: Range<Int>) {
    guard let openText, let run = openRuns.last, !range.isEmpty else { return }
    if ruby != nil, rubyTextDepth > 0 {
      ruby?.reading += CharacterReferences.decode(String(decoding: bytes[range], as: UTF8.self))
        .filter { !$0.isWhitespace }
      return
    }
    let style = paragraphStyles.last ?? nil
    if run.isHidden { return }
    guard isRead(run, paragraph: style) else {
      appendObject(range)
      return
    }
    // White space at the ends does not count without xml:space, and would if the run were divided.
    let hasEdgeSpace = bytes[range.lowerBound] <= 0x20 || bytes[range.upperBound - 1] <= 0x20
    attachRun(style)
    append(range, isWritable: ruby == nil && (openText.preservesSpace || !hasEdgeSpace))
  }

  private func isRead(_ run: WordOpenRun, paragraph: String?) -> Bool {
    if run.isCombined || styles.isCode(run.style) || styles.isCode(paragraph) { return false }
    if !selection.includesHeadings, styles.isHeading(paragraph) { return false }
    if let language = run.language { return ContentLanguage(tag: language) != .other }
    let declared = styles.language(paragraph: paragraph, character: run.style)
    return (declared.map { Self.eastAsian($0) } ?? defaultLanguage) != .other
  }

  /// Adds the innermost run to those of the passage.
  private mutating func attachRun(_ paragraphStyle: String?) {
    let last = openRuns.count - 1
    guard openRuns[last].number != number else { return }
    openRuns[last].number = number
    openRuns[last].index = runs.count
    var run = openRuns[last].run
    if !runs.isEmpty {
      passage.append(InlineTag(kind: .division, source: run.start..<run.start))
    }
    run.size =
      openRuns[last].size
      ?? styles.size(paragraph: paragraphStyle, character: openRuns[last].style)
    runs.append(run)
    passage.isHeading = styles.isHeading(paragraphStyle)
  }

  private mutating func append(_ range: Range<Int>, isWritable: Bool) {
    var position = range.lowerBound
    while position < range.upperBound {
      var end = position
      while end < range.upperBound, ![0x26, 0xC2, 0xE2, 0xEF].contains(bytes[end]) { end += 1 }
      passage.append(bytes, position..<end, isWritable: isWritable)
      guard end < range.upperBound else { return }
      position = special(at: end, limit: range.upperBound, isWritable)
    }
  }

  /// Appends a character reference or skips an invisible character, and returns the offset after it.
  private mutating func special(at start: Int, limit: Int, _ isWritable: Bool) -> Int {
    guard bytes[start] == UInt8(ascii: "&") else {
      let scalar = bytes.scalar(at: start)
      let end = min(start + (scalar?.length ?? 1), limit)
      if let scalar, InvisibleCharacters.contains(scalar.value) { return end }
      passage.append(bytes, start..<end, isWritable: isWritable)
      return end
    }
    var end = start + 1
    while end < limit, end - start < 40, bytes[end] != UInt8(ascii: ";") { end += 1 }
    let source = String(decoding: bytes[start..<min(end + 1, limit)], as: UTF8.self)
    let decoded = CharacterReferences.decode(source)
    guard decoded != source, end < limit, bytes[end] == UInt8(ascii: ";") else {
      passage.append(bytes, start..<start + 1, isWritable: isWritable)
      return start + 1
    }
    passage.append(decoded.utf8, for: start..<end + 1, isWritable: isWritable)
    return end + 1
  }

  // MARK: Languages

  /// Returns the language of a style; only those that are written with Han characters exclude text,
  /// because templates name other languages at random.
  private static func eastAsian(_ tag: String?) -> ContentLanguage {
    guard let primary = tag?.lowercased().split(separator: "-").first else { return .unknown }
    if primary == "ja" { return .japanese }
    return ["zh", "ko", "yue"].contains(primary) ? .other : .unknown
  }

  /// Returns whether hiragana or katakana occur.
  private static func containsKana(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == 0xE3, (0x81...0x83).contains(bytes[index + 1]) { return true }
      index += 1
    }
    return false
  }
}
