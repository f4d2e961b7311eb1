internal import CPango
internal import TextLayout

/// Draws the items of a display list in order.
final class DisplayListPainter {
  let list: DisplayList
  let canvas: Canvas
  let worker: FontWorker
  let glyphs: GlyphPainter
  private let decodedImages: DecodedImageCache
  private var clipDepth = 0
  /// Called where a structure tag begins, with the index of the item, and where one ends.
  var onBegin: ((StructureTag, Int) -> Void)?
  var onEnd: (() -> Void)?

  init(
    _ list: DisplayList, canvas: Canvas, worker: FontWorker,
    resources: ResourcePolicy = ResourcePolicy()
  ) {
    decodedImages = DecodedImageCache(resources)
    self.list = list
    self.canvas = canvas
    self.worker = worker
    glyphs = GlyphPainter(canvas: canvas, worker: worker)
  }

  /// Draws the whole list.
  func paint() {
    var depth = 0
    for (index, item) in list.items.enumerated() {
      switch item {
      case .fill(let rect, let color): canvas.fill(rect, color)
      case .path(let path): canvas.draw(path)
      case .glyphs(let run): glyphs.paint(run)
      case .decoration(let line): canvas.draw(line)
      case .image(let image): paint(image)
      case .pushClip(let rect): pushClip(rect)
      case .pushClipPath(let path): pushClip(path)
      case .popClip: popClip()
      case .begin(let structure):
        depth += 1
        onBegin?(structure, index)
      case .end:
        guard depth > 0 else { continue }
        depth -= 1
        onEnd?()
      }
    }
    while depth > 0 {
      depth -= 1
      onEnd?()
    }
    while clipDepth > 0 { popClip() }
  }

  private func pushClip(_ rect: Rect) {
    cairo_save(canvas.context)
    clipDepth += 1
    // A clip beyond Cairo's limits, such as an infinite one, hides nothing.
    guard rect.isFinite else { return }
    canvas.addRectangle(canvas.snapped(rect))
    cairo_clip(canvas.context)
  }

  private func pushClip(_ path: DisplayPath) {
    cairo_save(canvas.context)
    clipDepth += 1
    guard canvas.add(path) else { return }
    cairo_clip(canvas.context)
  }

  private func popClip() {
    guard clipDepth > 0 else { return }
    clipDepth -= 1
    cairo_restore(canvas.context)
  }

  private func paint(_ placed: PlacedImage) {
    guard placed.frame.isFinite, placed.frame.width > 0, placed.frame.height > 0 else { return }
    if let image = placed.image, let surface = decodedImages.surface(for: image) {
      canvas.draw(surface, in: placed.frame)
    } else {
      glyphs.paintPlaceholder(placed)
    }
  }
}
