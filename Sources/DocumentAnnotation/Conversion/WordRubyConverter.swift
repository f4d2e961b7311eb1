internal import MarkupText
internal import TextFoundation

/// Replaces the ruby of a text document, `w:ruby`, by a notation without markup.
///
/// The runs of the base take the position of the run that has the ruby, and runs with the notation
/// are inserted before and after them, with the properties of the last run of the base. Ruby with
/// other content than text in its reading, and deleted ruby, stay as they are.
struct WordRubyConverter: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let target: AnnotationNotation
  private let encoding: DocumentEncoding
  private var tokenizer: MarkupTokenizer
  private var names: [Name?] = []
  private var open: [OpenElement] = []
  private var ruby: Ruby?
  private(set) var edits: [DocumentEdit] = []
  private(set) var counts = AnnotationCounts()

  /// The name of an element without its prefix, as far as it matters.
  private enum Name {
    case run, properties, text, ruby, reading, base, deletion, revision, other
  }

  private struct OpenElement {
    let code: Int
    let name: Name
    /// The range of the start tag.
    let tag: Range<Int>
    /// Whether a child element other than the properties has been read.
    var hasContent = false
    /// The ranges of the properties of a run.
    var properties: [Range<Int>] = []
    let isDeleted: Bool
  }

  /// A ruby element that is being read, or that ended with the last token.
  private struct Ruby {
    /// The index of its run in the open elements.
    let run: Int
    let tag: Range<Int>
    /// Whether other content of the run precedes it.
    let isPreceded: Bool
    var isConvertible = true
    var reading = ""
    /// The content of `w:rubyBase`.
    var base: Range<Int>?
    /// The properties of the last run of the base.
    var properties: [Range<Int>] = []
    /// The offset after the end tag, when it has been read.
    var end: Int?
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, to target: AnnotationNotation, encoding: DocumentEncoding
  ) {
    self.bytes = bytes
    self.target = target
    self.encoding = encoding
    tokenizer = MarkupTokenizer(bytes, dialect: .xml)
  }

  /// Returns the replacements in order; reading ends where end tags contradict start tags.
  mutating func replacements() -> [DocumentEdit] {
    while let token = tokenizer.next() {
      switch token.kind {
      case .startTag: start(token)
      case .endTag: guard end(token) else { return edits }
      case .text:
        guard open.last?.name == .text, isInReading else { continue }
        ruby?.reading += CharacterReferences.decode(
          String(decoding: bytes[token.content], as: UTF8.self))
      case .verbatimText: if isInReading { ruby?.isConvertible = false }
      case .ignored: break
      }
    }
    return edits
  }

  private mutating func name(_ code: Int) -> Name {
    while names.count <= code { names.append(nil) }
    if let name = names[code] { return name }
    let qualified = tokenizer.name(code)
    let local = qualified.lastIndex(of: ":").map { qualified[qualified.index(after: $0)...] }
    let name: Name =
      switch local ?? qualified[...] {
      case "r": .run
      case "rpr": .properties
      case "t": .text
      case "ruby": .ruby
      case "rt": .reading
      case "rubybase": .base
      case "del", "movefrom": .deletion
      case "rprchange", "ins", "moveto": .revision
      default: .other
      }
    names[code] = name
    return name
  }

  /// Whether the innermost ruby is open and its reading is being read.
  private var isInReading: Bool {
    guard let ruby, ruby.end == nil, open.count > ruby.run + 2 else { return false }
    return open[ruby.run + 2].name == .reading
  }

  // MARK: Tags

  private mutating func start(_ token: MarkupTokenizer.Token) {
    let name = name(token.nameCode)
    if ruby?.end != nil { finish(before: nil) }
    if let parent = open.last, parent.name == .run, name != .properties {
      if name == .ruby, !token.isSelfClosing { startRuby(token, parent) }
      open[open.count - 1].hasContent = true
    } else if name == .ruby {
      ruby?.isConvertible = false
    }
    if isInReading, name == .other, open.last?.name == .run { ruby?.isConvertible = false }
    if token.isSelfClosing {
      addProperty(token.range, name)
      return
    }
    if let ruby, ruby.base == nil, name == .base, open.count == ruby.run + 2 {
      self.ruby?.base = token.range.upperBound..<token.range.upperBound
    }
    open.append(
      OpenElement(
        code: token.nameCode, name: name, tag: token.range,
        isDeleted: name == .deletion || (open.last?.isDeleted ?? false)))
  }

  private mutating func startRuby(_ token: MarkupTokenizer.Token, _ run: OpenElement) {
    guard ruby == nil else {
      // Ruby inside ruby.
      ruby?.isConvertible = false
      return
    }
    var ruby = Ruby(run: open.count - 1, tag: token.range, isPreceded: run.hasContent)
    ruby.isConvertible = !run.isDeleted
    self.ruby = ruby
  }

  /// Reads an end tag, and returns false if it is not that of the innermost element.
  private mutating func end(_ token: MarkupTokenizer.Token) -> Bool {
    if ruby?.end != nil { finish(before: token) }
    guard let element = open.popLast(), element.code == token.nameCode else { return false }
    addProperty(element.tag.lowerBound..<token.range.upperBound, element.name)
    guard let ruby, ruby.end == nil else { return true }
    switch element.name {
    case .ruby where open.count == ruby.run + 1: self.ruby?.end = token.range.upperBound
    case .base where open.count == ruby.run + 2:
      self.ruby?.base = ruby.base.map { $0.lowerBound..<token.range.lowerBound }
    case .run where open.count > ruby.run + 2 && open[ruby.run + 2].name == .base:
      self.ruby?.properties = element.properties
    default: break
    }
    return true
  }

  /// Adds the range of an element that has been read to the properties of its run.
  private mutating func addProperty(_ range: Range<Int>, _ name: Name) {
    let run = open.count - 2
    guard run >= 0, open[run + 1].name == .properties, open[run].name == .run,
      name != .revision, name != .deletion
    else { return }
    open[run].properties.append(range)
  }

  // MARK: Replacements

  /// Replaces the tags around the base of the ruby that has ended.
  ///
  /// - Parameter token: the end tag that follows it; nil for other content of its run.
  private mutating func finish(before token: MarkupTokenizer.Token?) {
    guard let ruby, let end = ruby.end else { return }
    self.ruby = nil
    let reading = ruby.reading.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard ruby.isConvertible, !reading.isEmpty, let base = ruby.base, !base.isEmpty else {
      counts.splitByMarkup += 1
      return
    }
    let (prefix, suffix) = (target.prefix(), target.suffix(reading))
    guard TextEncoder.canEncode(prefix + suffix, in: encoding) else {
      counts.notEncodable += 1
      return
    }
    let run = open[ruby.run]
    let runName = text(name(of: run.tag))
    let before = ruby.isPreceded ? ruby.tag.lowerBound : run.tag.lowerBound
    edits.append(
      DocumentEdit(
        range: before..<base.lowerBound,
        text: (ruby.isPreceded ? "</\(runName)>" : "") + self.run(prefix, ruby, runName)))
    var rest = ""
    if token == nil {
      // The rest of the run continues in another one.
      rest = "<\(runName)>" + properties(run.properties, runName)
    }
    edits.append(
      DocumentEdit(
        range: base.upperBound..<(token?.range.upperBound ?? end),
        text: self.run(suffix, ruby, runName) + rest))
    counts.annotated += 1
  }

  /// Returns a run with text; nothing for an empty text.
  private func run(_ content: String, _ ruby: Ruby, _ runName: String) -> String {
    guard !content.isEmpty else { return "" }
    let prefix = runName.dropLast()
    return "<\(runName)>" + properties(ruby.properties, runName)
      + "<\(prefix)t xml:space=\"preserve\">\(EscapeTable.basic.escape(content))</\(prefix)t>"
      + "</\(runName)>"
  }

  private func properties(_ ranges: [Range<Int>], _ runName: String) -> String {
    guard !ranges.isEmpty else { return "" }
    return "<\(runName)Pr>" + ranges.map { text($0) }.joined() + "</\(runName)Pr>"
  }

  /// Returns the range of the qualified name in a start tag.
  private func name(of tag: Range<Int>) -> Range<Int> {
    let start = tag.lowerBound + 1
    let end = bytes[start..<tag.upperBound].firstIndex { $0 <= 0x20 || $0 == 0x3E || $0 == 0x2F }
    return start..<(end ?? tag.upperBound)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
