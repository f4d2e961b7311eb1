internal import MarkupText
internal import TextFoundation

/// Reads the paragraphs of a text document, `w:p`, as passages.
///
/// Words are read across runs. Tabs, breaks, fields, notes and drawings end a word; the paragraphs of
/// text boxes are passages of their own. Prefixes are resolved by their declarations.
struct WordPassageReader: PassageReader, ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let styles: WordStyles
  private let selection: ContentSelection
  private let readsRepetitions: Bool
  private let defaultLanguage: ContentLanguage
  private var tokenizer: MarkupTokenizer
  private var namespaces = WordNamespaces()
  private var open: [WordOpenElement] = []
  /// The number of open elements of each name.
  private var openCounts: [Int: Int] = [:]
  private var paragraphs: [WordOpenParagraph] = []
  private var openRuns: [WordOpenRun] = []
  private var openText: WordOpenText?
  private var tableStyles: [String?] = []
  /// The number of open elements with deleted or moved runs.
  private var deletionDepth = 0
  /// The number of open `w:rt` elements.
  private var rubyTextDepth = 0
  private var fields = WordFields()
  private var versions = WordVersions()
  private var ruby: (start: Int, reading: String)?
  private var pending: MarkupTokenizer.Token?
  /// The number of the passage, by which runs of earlier ones are recognized.
  private var number = 0
  /// The passage that ``next()`` has read.
  private(set) var passage = Passage()
  /// The runs of the passage.
  private(set) var runs: [WordRun] = []
  /// The text elements of the passage, in order.
  private(set) var texts: [WordText] = []
  /// Where the passage is in content with several versions.
  private(set) var position = WordVersions.Position()

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - bytes: a document, the notes, a header or a footer.
  ///   - styles: the styles of the document.
  ///   - selection: which content is read.
  ///   - readsRepetitions: whether content that repeats a version before it is read.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, styles: WordStyles, selection: ContentSelection,
    readsRepetitions: Bool = true
  ) {
    self.bytes = bytes
    self.styles = styles
    self.selection = selection
    self.readsRepetitions = readsRepetitions
    tokenizer = MarkupTokenizer(bytes, dialect: .xml)
    defaultLanguage = styles.contentLanguage(of: bytes)
  }

  /// Reads the next paragraph with text, and returns false at the end of the document.
  mutating func next() -> Bool {
    passage.removeAll()
    runs.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    number += 1
    while let token = pending ?? tokenizer.next() {
      let wasPending = pending != nil
      pending = nil
      switch token.kind {
      case .text: text(token.content)
      case .verbatimText: if openText != nil { appendObject(token.range) }
      case .ignored: break
      case .startTag, .endTag:
        let isStart = token.kind == .startTag
        if isStart, !wasPending {
          namespaces.start(token, depth: open.count, in: tokenizer)
        }
        let element = namespaces.element(token.nameCode, in: tokenizer)
        if !wasPending, !passage.isEmpty, element == .paragraph || element == .textBox {
          pending = token
          return true
        }
        openText?.hasTags = true
        if isStart { startTag(token, element) } else { endTag(token) }
      }
    }
    return !passage.isEmpty
  }

  // MARK: Tags

  private mutating func startTag(_ token: MarkupTokenizer.Token, _ element: WordElement) {
    var isSkipped = open.last?.isSkipped ?? false
    let isInProperties = open.last?.isInProperties ?? false
    if isInProperties {
      property(element, token)
    } else {
      switch element {
      case .paragraph: paragraphs.append(WordOpenParagraph())
      case .textBox:
        isSkipped = deletionDepth > 0 || fields.isInInstruction
        fields.startText()
      case .run: startRun(token)
      case .runProperties where open.last?.element == .run && !token.isSelfClosing:
        openRuns[openRuns.count - 1].run.propertiesTag = token.range
      case .text: startText(token, isSkipped)
      case .deletion:
        deletionDepth += 1
        isSkipped = true
      case .ruby:
        contentOfRun()
        if !isSkipped { ruby = (passage.text.count, "") }
      case .boundary, .contentControl: appendBoundary(token.range)
      case .alternatives:
        startObject(token.range, &isSkipped)
        versions.start()
      case .alternative: versions.startVersion()
      case .fieldCharacter:
        startObject(token.range, &isSkipped)
        fields.read(tokenizer.attribute(localName: "fldCharType", of: token))
      case .object: startObject(token.range, &isSkipped)
      case .dataControl: skipControl()
      case .table: tableStyles.append(nil)
      case .tableStyle:
        if !tableStyles.isEmpty { tableStyles[tableStyles.count - 1] = tokenizer.value(of: token) }
      default: if open.last?.element == .run { contentOfRun() }
      }
    }
    guard !token.isSelfClosing else {
      close(element, isInProperties, token.range)
      namespaces.end(depth: open.count)
      return
    }
    if element == .rubyText, !isInProperties { rubyTextDepth += 1 }
    openCounts[token.nameCode, default: 0] += 1
    open.append(
      WordOpenElement(
        code: token.nameCode, element: element, isSkipped: isSkipped,
        isInProperties: isInProperties || element == .runProperties
          || element == .paragraphProperties || element == .rubyProperties,
        range: token.range))
  }

  private mutating func startRun(_ token: MarkupTokenizer.Token) {
    openRuns.append(
      WordOpenRun(run: WordRun(start: token.range.lowerBound, prefix: prefix(at: token))))
  }

  private mutating func prefix(at token: MarkupTokenizer.Token) -> WordPrefix {
    namespaces.prefix(
      at: token, element: bytes.elementPrefix(in: token.range), in: tokenizer)
  }

  /// Reads a property of a run or a paragraph.
  private mutating func property(_ element: WordElement, _ token: MarkupTokenizer.Token) {
    if open.isIn(.paragraphProperties, of: .paragraph) {
      paragraphs[paragraphs.count - 1].read(element, token, in: tokenizer)
    } else if open.isIn(.runProperties, of: .run) {
      openRuns[openRuns.count - 1].read(element, token, in: tokenizer)
    }
  }

  private mutating func endTag(_ token: MarkupTokenizer.Token) {
    // An end tag without a start tag is ignored; elements that are not closed end here.
    guard openCounts[token.nameCode, default: 0] > 0 else { return }
    while let element = open.popLast() {
      openCounts[element.code, default: 1] -= 1
      close(
        element.element, open.last?.isInProperties ?? false,
        element.range.lowerBound..<token.range.upperBound, endTag: token.range)
      namespaces.end(depth: open.count)
      if element.code == token.nameCode { return }
    }
  }

  /// Ends an element, whose range includes its tags.
  private mutating func close(
    _ element: WordElement, _ isInProperties: Bool, _ range: Range<Int>,
    endTag: Range<Int>? = nil
  ) {
    if isInProperties {
      if open.isIn(.runProperties, of: .run), element != .propertyChange {
        openRuns[openRuns.count - 1].add(range, isShared: element == .sharedProperty)
      }
      return
    }
    switch element {
    case .paragraph: _ = paragraphs.popLast()
    case .run: closeRun(range.upperBound)
    case .text: if let endTag { closeText(endTag.lowerBound) }
    case .ruby:
      if let ruby, ruby.reading.isKanaReading {
        passage.give(ruby.reading, to: ruby.start..<passage.text.count)
      }
      ruby = nil
    case .rubyText: if endTag != nil { rubyTextDepth -= 1 }
    case .boundary, .contentControl: appendBoundary(endTag ?? range)
    case .textBox: fields.endText()
    case .alternatives: versions.end()
    case .deletion: deletionDepth -= 1
    case .table: _ = tableStyles.popLast()
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

  private mutating func startObject(_ range: Range<Int>, _ isSkipped: inout Bool) {
    contentOfRun()
    if !isSkipped { appendObject(range) }
    isSkipped = true
  }

  private mutating func appendObject(_ range: Range<Int>) {
    passage.append("\u{FFFC}".utf8, for: range, isWritable: false)
  }

  /// Excludes the content of the control whose properties, `w:sdtPr`, are open.
  private mutating func skipControl() {
    let control = open.count - 2
    guard control >= 0, open[control].element == .contentControl else { return }
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

  private mutating func startText(_ token: MarkupTokenizer.Token, _ isSkipped: Bool) {
    let isFirst = !(openRuns.last?.hasContent ?? true)
    contentOfRun()
    guard !isSkipped, !fields.isInInstruction, readsRepetitions || !versions.position.isRepetition,
      !token.isSelfClosing, open.last?.element == .run
    else { return }
    openText = WordOpenText(
      prefix: prefix(at: token), tag: token.range,
      preservesSpace: tokenizer.attribute("xml:space", of: token) == "preserve",
      isFirst: isFirst)
  }

  private mutating func closeText(_ end: Int) {
    guard let text = openText else { return }
    openText = nil
    guard ruby == nil, let run = openRuns.last, run.number == number else { return }
    texts.append(
      WordText(
        run: run.index, prefix: text.prefix,
        attributes: bytes.elementName(in: text.tag).upperBound,
        content: text.tag.upperBound..<max(text.tag.upperBound, end),
        preservesSpace: text.preservesSpace, isFirst: text.isFirst))
  }

  private mutating func text(_ range: Range<Int>) {
    guard let openText, let run = openRuns.last, !range.isEmpty else { return }
    if ruby != nil, rubyTextDepth > 0 {
      ruby?.reading += CharacterReferences.decode(String(decoding: bytes[range], as: UTF8.self))
        .filter { !$0.isWhitespace }
      return
    }
    let paragraph = paragraphs.last ?? WordOpenParagraph()
    if run.isHidden ?? styles.isHidden(paragraph: paragraph.style, character: run.style) {
      return
    }
    guard styles.reads(run, in: paragraph, selection, defaultLanguage: defaultLanguage) else {
      appendObject(range)
      return
    }
    // White space at the ends does not count without xml:space, and would if the run were divided.
    let hasEdgeSpace = bytes[range.lowerBound] <= 0x20 || bytes[range.upperBound - 1] <= 0x20
    let isWritable = ruby == nil && !run.isIndivisible && !openText.hasTags
    attachRun(paragraph)
    passage.appendMarkup(
      bytes, range, isWritable: isWritable && (openText.preservesSpace || !hasEdgeSpace))
  }

  /// Adds the innermost run to those of the passage.
  private mutating func attachRun(_ paragraph: WordOpenParagraph) {
    let last = openRuns.count - 1
    guard openRuns[last].number != number else { return }
    openRuns[last].number = number
    openRuns[last].index = runs.count
    var run = openRuns[last].run
    if runs.isEmpty {
      position = versions.position
    } else {
      passage.append(InlineTag(kind: .division, source: run.start..<run.start))
    }
    run.size =
      openRuns[last].size
      ?? styles.size(
        paragraph: paragraph.style, character: openRuns[last].style,
        table: tableStyles.last ?? nil)
    runs.append(run)
    passage.isHeading = styles.isHeading(paragraph)
  }
}
