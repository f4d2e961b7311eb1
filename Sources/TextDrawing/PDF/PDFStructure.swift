internal import CPango
internal import MarkupText
internal import TextFoundation
internal import TextLayout

/// Writes the links and headings of a display list as PDF links and outline entries.
final class PDFStructure {
  private let list: DisplayList
  private let surface: OpaquePointer
  private let canvas: Canvas
  private let worker: FontWorker
  private let links: LinkPolicy
  /// For each open structure tag, whether a Cairo link is open for it.
  private var openStructures: [Bool] = []
  /// The headings that can be the parent of the next one, with their levels.
  private var headings: [(level: Int, entry: Int32)] = []

  init(
    _ list: DisplayList, surface: OpaquePointer, canvas: Canvas, worker: FontWorker,
    links: LinkPolicy
  ) {
    self.links = links
    self.list = list
    self.surface = surface
    self.canvas = canvas
    self.worker = worker
  }

  /// Handles the beginning of a structure tag at an item.
  func begin(_ structure: StructureTag, at index: Int) {
    var isLink = false
    switch structure {
    // Cairo does not support nested links.
    case .link(let address) where !openStructures.contains(true):
      isLink = beginLink(address, at: index)
    case .heading(let level, let text): addHeading(level: level, text: text, at: index)
    default: break
    }
    openStructures.append(isLink)
  }

  /// Handles the end of the innermost structure tag.
  func end() {
    if openStructures.popLast() == true { cairo_tag_end(canvas.context, CAIRO_TAG_LINK) }
  }

  private func beginLink(_ address: String, at index: Int) -> Bool {
    let boxes = boxes(after: index).map { box in
      [box.x, box.y, box.width, box.height].map { decimal($0 * canvas.scale) }
        .joined(separator: " ")
    }
    guard !boxes.isEmpty, let address = links.normalized(address) else { return false }
    cairo_tag_begin(
      canvas.context, CAIRO_TAG_LINK,
      "rect=[\(boxes.joined(separator: " "))] uri='\(Self.quoted(address))'")
    return true
  }

  /// Returns an address in ASCII, as PDF requires, without characters that would end the attribute.
  static func quoted(_ address: String) -> String {
    PercentEncoding.encode(address.utf8) { byte in
      switch byte {
      case 0x21...0x26, 0x28...0x5B, 0x5D...0x7E: true
      default: false
      }
    }
  }

  private func addHeading(level: Int, text: String, at index: Int) {
    while let last = headings.last, last.level >= level { headings.removeLast() }
    let frame = boxes(after: index).first ?? .zero
    let parent = headings.last?.entry ?? CAIRO_PDF_OUTLINE_ROOT
    let entry = cairo_pdf_surface_add_outline(
      surface, parent, String(text.map { $0 == "\0" ? " " : $0 }),
      "page=1 pos=[\(decimal(frame.x * canvas.scale)) \(decimal(frame.y * canvas.scale))]",
      CAIRO_PDF_OUTLINE_FLAG_OPEN)
    headings.append((level, entry))
  }

  /// Returns the bounds of the visible items from the item that begins a structure tag to its end.
  private func boxes(after index: Int) -> [Rect] {
    var boxes: [Rect] = []
    var depth = 0
    for item in list.items[index...] {
      switch item {
      case .begin: depth += 1
      case .end: depth -= 1
      case .glyphs(let run): boxes.append(box(of: run))
      case .image(let image): boxes.append(image.frame)
      default: break
      }
      if depth == 0 { break }
    }
    return boxes.filter { $0.isFinite && $0.width > 0 && $0.height > 0 }
  }

  private func box(of run: GlyphRun) -> Rect {
    let metrics =
      worker.fonts.face(named: run.face.name)?.metrics(size: run.size)
      ?? FontMetrics.withoutFonts(size: run.size)
    let start = run.clusters.map(\.position).min() ?? 0
    let length = run.advance - start
    switch run.orientation {
    case .horizontal:
      return Rect(
        x: run.origin.x + start, y: run.origin.y - metrics.ascent, width: length,
        height: metrics.ascent + metrics.descent)
    case .upright:
      return Rect(
        x: run.origin.x - run.size / 2, y: run.origin.y + start, width: run.size, height: length)
    case .sideways:
      return Rect(
        x: run.origin.x - metrics.descent, y: run.origin.y + start,
        width: metrics.ascent + metrics.descent, height: length)
    }
  }

  /// Returns a number rounded to three decimals.
  private func decimal(_ number: Double) -> String {
    "\((number.isFinite ? number * 1000 : 0).rounded() / 1000)"
  }
}
