import MarkupText
import TextFoundation
import TextLayout

/// Writes a display list as SVG, item by item.
///
/// What a list says with `begin` and `pushClip` may begin in the middle of a line and end in the
/// middle of another. So these only note what is wanted; elements are opened and closed when
/// something is drawn, and are always nested well.
struct SVGWriter: ~Copyable {
  /// Something that is open in the list.
  struct Scope: Equatable {
    enum Kind: Equatable {
      case clip(SVGClip)
      case meaning(DisplayMeaning)
      case shadows(Int)
    }
    /// Different for each beginning, so that two links to one address are told apart.
    var id: Int
    var kind: Kind
  }

  /// How many scopes within each other are written; parsers refuse deeper trees (libxml2: 256).
  static let deepest = 100

  let list: DisplayList
  let options: SVGOptions
  /// The style that the root element has.
  let commonStyle: SVGTextStyle
  var definitions: SVGDefinitions
  /// The elements that are done.
  var body = XMLBuffer(minimumCapacity: 1 << 14)
  /// The line of text that is being written; nil between lines.
  var line: SVGTextLine?
  /// That line's element: its attributes and all within.
  var lineContent = XMLBuffer()
  /// What is drawn when that line is done: lines at the text.
  var afterLine = XMLBuffer()
  /// What the list has begun and not ended.
  private(set) var wanted: [Scope] = []
  /// The groups and links that are open around what is written now.
  private(set) var open: [Scope] = []
  private var scopeCount = 0

  init(_ list: DisplayList, options: SVGOptions) {
    self.list = list
    self.options = options
    let prefix = options.idPrefix.unicodeScalars.filter {
      $0.isASCII
        && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
    }
    var name = String(String.UnicodeScalarView(prefix))
    // A name of XML does not begin with a digit or a hyphen.
    if let first = name.unicodeScalars.first, !first.properties.isAlphabetic { name = "_" + name }
    definitions = SVGDefinitions(prefix: name, size: list.size)
    commonStyle = SVGTextStyle.mostCommon(in: list.items) ?? .initial
  }

  mutating func finish() -> String {
    for item in list.items { write(item) }
    closeLine()
    setOpen([])
    var file = XMLBuffer(minimumCapacity: 1 << 10)
    writeHead(to: &file)
    definitions.write(to: &file)
    file.append(body)
    file.markup("</svg>\n")
    return file.text
  }

  private mutating func write(_ item: DisplayItem) {
    switch item {
    case .fill(let rect, let color): write(rect, color)
    case .path(let path): write(path)
    case .glyphs(let run): write(run)
    case .decoration(let line): write(line)
    case .image(let image): write(image)
    case .pushClip(let rect): begin(.clip(.rectangle(rect)))
    case .pushClipPath(let path): begin(.clip(.path(path.elements)))
    case .begin(let meaning): begin(.meaning(meaning))
    case .popClip: end { if case .clip = $0 { true } else { false } }
    case .end: end { if case .meaning = $0 { true } else { false } }
    }
  }

  // MARK: Scopes

  private mutating func begin(_ kind: Scope.Kind) {
    scopeCount += 1
    wanted.append(Scope(id: scopeCount, kind: kind))
  }

  /// Ends the last scope of a kind; none is no error.
  private mutating func end(_ isKind: (Scope.Kind) -> Bool) {
    if let index = wanted.lastIndex(where: { isKind($0.kind) }) { wanted.remove(at: index) }
  }

  /// The scopes that are elements around lines and shapes: clips and headings, and links around
  /// pictures.
  ///
  /// Those within a line are elements within its text.
  func outerScopes(includingLinks: Bool = false) -> [Scope] {
    wanted.prefix(Self.deepest).filter { scope in
      switch scope.kind {
      case .clip, .meaning(.heading): true
      case .meaning(.link(let address)): includingLinks && LinkSafety.allows(address)
      default: false
      }
    }
  }

  /// The scopes that are elements within a line of text.
  var innerScopes: [Scope] {
    wanted.prefix(Self.deepest).filter { scope in
      switch scope.kind {
      case .meaning(.heading), .clip, .shadows: false
      case .meaning(.link(let address)): LinkSafety.allows(address)
      case .meaning: true
      }
    }
  }

  /// Closes and opens groups until the given ones are open.
  mutating func setOpen(_ scopes: [Scope]) {
    guard scopes != open else { return }
    closeLine()
    let common = zip(open, scopes).prefix { $0.0 == $0.1 }.count
    for scope in open[common...].reversed() {
      if case .meaning(.link) = scope.kind { body.markup("</a>\n") } else { body.markup("</g>\n") }
    }
    for scope in scopes[common...] { openElement(scope.kind) }
    open = scopes
  }

  private mutating func openElement(_ kind: Scope.Kind) {
    switch kind {
    case .clip(let clip):
      let id = definitions.clipID(clip)
      body.markup("<g")
      body.reference("clip-path", id)
    case .shadows(let number):
      body.markup("<g")
      body.reference("filter", definitions.filterID(number))
    case .meaning(.heading(let level, _)):
      body.markup("<g role=\"heading\"")
      body.attribute("aria-level", Double(min(max(level, 1), 6)))
    case .meaning(.link(let address)):
      body.markup("<a")
      body.attribute("href", address)
      body.markup(">\n")
      return
    case .meaning: body.markup("<g")
    }
    body.markup(">\n")
  }

  // MARK: The root

  private var hasUprightText: Bool {
    list.items.contains {
      if case .glyphs(let run) = $0 { run.orientation == .upright } else { false }
    }
  }

  private func writeHead(to xml: inout XMLBuffer) {
    if options.hasDeclaration { xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
    let scale = options.scale.isFinite && options.scale > 0 ? options.scale : 1
    let size = Size(width: max(list.size.width, 0), height: max(list.size.height, 0))
    xml.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    xml.attribute("width", size.width * scale)
    xml.attribute("height", size.height * scale)
    xml.attribute("viewBox", numbers: [0, 0, size.width, size.height])
    if let language = list.language, !language.isEmpty {
      xml.attribute("xml:lang", language)
      xml.attribute("lang", language)
    }
    // Spaces stay as they are.
    xml.markup(" xml:space=\"preserve\"")
    if commonStyle != .initial {
      commonStyle.write(to: &xml, within: .initial)
      xml.markup(" text-rendering=\"geometricPrecision\"")
      // Layout has trimmed and spaced already, and found out what stands upright: a browser must
      // not do so once more.
      xml.markup(" style=\"text-spacing-trim:space-all;text-autospace:no-autospace")
      if hasUprightText { xml.markup(";text-orientation:upright") }
      xml.markup("\"")
    }
    xml.markup(">\n")
    if let title = list.title, !title.isEmpty {
      xml.markup("<title>")
      xml.text(title)
      xml.markup("</title>\n")
    }
    if let background = options.background {
      xml.markup("<rect")
      xml.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height))
      xml.fill(background)
      xml.markup("/>\n")
    }
  }
}
