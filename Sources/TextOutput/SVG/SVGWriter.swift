import MarkupText
import TextFoundation
import TextLayout

/// Writes a display list as SVG, item by item.
///
/// Scopes of a display list (`begin`, `pushClip`) may begin in the middle of one line and end in
/// the middle of another. They are therefore only recorded; elements are opened and closed when
/// something is drawn, so that they always nest correctly.
struct SVGWriter: ~Copyable {
  /// An open scope of the display list.
  struct Scope: Equatable {
    enum Kind: Equatable {
      case clip(SVGClip)
      case structure(StructureTag)
      case shadows(Int)
    }
    /// A number unique to each scope, so that two links with one address are distinct.
    var id: Int
    var kind: Kind
  }

  /// The maximum depth of nested scopes that are written; parsers reject deeper trees (libxml2:
  /// 256).
  static let maximumDepth = 100

  let list: DisplayList
  let options: SVGOptions
  /// The style set on the root element.
  let commonStyle: SVGTextStyle
  /// The images that are drawn more than once.
  let repeatedImages: Set<EncodedImage>
  var definitions: SVGDefinitions
  /// The finished elements.
  var body = XMLBuffer(minimumCapacity: 1 << 14)
  /// The line of text being written; nil between lines.
  var line: SVGTextLine?
  /// The attributes and content of that line's element.
  var lineContent = XMLBuffer()
  /// The decoration lines to be written after that line.
  var afterLine = XMLBuffer()
  /// The scopes that the list has begun and not ended.
  private(set) var wanted: [Scope] = []
  /// The scopes whose elements are open at the current position.
  private(set) var open: [Scope] = []
  private var scopeCount = 0

  init(_ list: DisplayList, options: SVGOptions) {
    self.list = list
    self.options = options
    let prefix = options.idPrefix.unicodeScalars.filter {
      $0.value.isASCIIAlphanumeric || $0 == "-" || $0 == "_"
    }
    var name = String(String.UnicodeScalarView(prefix))
    // An XML name must not begin with a digit or a hyphen.
    if let first = name.unicodeScalars.first, !first.properties.isAlphabetic { name = "_" + name }
    definitions = SVGDefinitions(prefix: name, size: list.size)
    repeatedImages = Self.repeatedImages(in: list.items)
    commonStyle = SVGTextStyle.mostCommon(in: list.items) ?? .initial
  }

  private static func repeatedImages(in items: [DisplayItem]) -> Set<EncodedImage> {
    var (seen, repeated): (Set<EncodedImage>, Set<EncodedImage>) = ([], [])
    for case .image(let placed) in items {
      if let image = placed.image, !seen.insert(image).inserted { repeated.insert(image) }
    }
    return repeated
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
    case .begin(let structure): begin(.structure(structure))
    case .popClip: end { if case .clip = $0 { true } else { false } }
    case .end: end { if case .structure = $0 { true } else { false } }
    }
  }

  // MARK: Scopes

  private mutating func begin(_ kind: Scope.Kind) {
    scopeCount += 1
    wanted.append(Scope(id: scopeCount, kind: kind))
  }

  /// Ends the innermost scope of a kind, if there is one.
  private mutating func end(_ isKind: (Scope.Kind) -> Bool) {
    if let index = wanted.lastIndex(where: { isKind($0.kind) }) { wanted.remove(at: index) }
  }

  /// Returns the scopes whose elements enclose lines and shapes: clips and headings, and links
  /// around images.
  ///
  /// The other scopes are elements within the text of a line.
  func outerScopes(includingLinks: Bool = false) -> [Scope] {
    wanted.prefix(Self.maximumDepth).filter { scope in
      switch scope.kind {
      case .clip, .structure(.heading): true
      case .structure(.link(let address)): includingLinks && options.links.allows(address)
      default: false
      }
    }
  }

  /// The scopes whose elements are within a line of text.
  var innerScopes: [Scope] {
    wanted.prefix(Self.maximumDepth).filter { scope in
      switch scope.kind {
      case .structure(.heading), .clip, .shadows: false
      case .structure(.link(let address)): options.links.allows(address)
      case .structure: true
      }
    }
  }

  /// Closes and opens elements until exactly the given scopes are open.
  mutating func setOpen(_ scopes: [Scope]) {
    guard scopes != open else { return }
    closeLine()
    let common = zip(open, scopes).prefix { $0.0 == $0.1 }.count
    for scope in open[common...].reversed() {
      if case .structure(.link) = scope.kind {
        body.markup("</a>\n")
      } else {
        body.markup("</g>\n")
      }
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
    case .structure(.heading(let level, _)):
      body.markup("<g role=\"heading\"")
      body.attribute("aria-level", Double(min(max(level, 1), 6)))
    case .structure(.link(let address)):
      body.markup("<a")
      body.attribute("href", options.links.normalized(address) ?? "")
      body.markup(">\n")
      return
    case .structure: body.markup("<g")
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
    // Preserves spaces.
    xml.markup(" xml:space=\"preserve\"")
    if commonStyle != .initial {
      commonStyle.write(to: &xml, within: .initial)
      xml.markup(" text-rendering=\"geometricPrecision\"")
      // Layout has already trimmed and spaced the text and chosen upright glyphs; browsers must not
      // do so again.
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
