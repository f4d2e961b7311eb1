internal import CPango
internal import CPixbuf
internal import TextLayout

/// Decodes images, each only once for a drawing, within the limits of a policy.
final class DecodedImageCache {
  /// The address of an image's bytes, which the list keeps alive while it is drawn.
  private struct Key: Hashable {
    var start: UnsafePointer<UInt8>?
    var count: Int
  }

  private enum Entry {
    case surface(OpaquePointer)
    /// The image cannot be drawn, for a reason with its remedy.
    case failure(String)
  }

  private let policy: ResourcePolicy
  /// The memory that decoded images take, in bytes.
  private(set) var decodedSize = 0
  /// The number of images that were decoded.
  private(set) var decodedCount = 0
  private var entries: [Key: Entry] = [:]
  /// The entries by content, since equal images may have been loaded more than once.
  private var entriesByContent: [EncodedImage: Entry] = [:]

  init(_ policy: ResourcePolicy) { self.policy = policy }

  deinit {
    for case .surface(let surface) in entriesByContent.values { cairo_surface_destroy(surface) }
  }

  /// Returns the decoded image, or nil if it cannot be drawn.
  func surface(for image: EncodedImage) -> OpaquePointer? {
    if case .surface(let surface) = entry(for: image) { surface } else { nil }
  }

  /// Returns the reason why an image cannot be drawn, with its remedy, or nil.
  func problem(of image: EncodedImage) -> String? {
    if case .failure(let reason) = entry(for: image) { reason } else { nil }
  }

  private func entry(for image: EncodedImage) -> Entry {
    let key = image.bytes.withUnsafeBufferPointer {
      Key(start: $0.baseAddress, count: $0.count)
    }
    if let known = entries[key] { return known }
    let entry = entriesByContent[image] ?? newEntry(for: image)
    entries[key] = entry
    entriesByContent[image] = entry
    return entry
  }

  private func newEntry(for image: EncodedImage) -> Entry {
    // A file of a few bytes can claim any size.
    guard policy.allows(image) else {
      return .failure("the image is too large to be drawn (use a smaller one)")
    }
    guard decodedSize + image.decodedSize <= policy.maximumDecodedSize else {
      return .failure(
        "the images need more than \(policy.maximumDecodedSize) bytes of memory (use smaller ones)")
    }
    decodedCount += 1
    guard let surface = Self.decode(image) else {
      return .failure("the image cannot be decoded (check that the file is complete)")
    }
    decodedSize += image.decodedSize
    return .surface(surface)
  }

  private static func decode(_ image: EncodedImage) -> OpaquePointer? {
    let (width, height) = (image.size.width, image.size.height)
    guard width > 0, height > 0, width <= PangoRenderer.maximumSide,
      height <= PangoRenderer.maximumSide, width * height <= PangoRenderer.maximumArea / 4,
      let pixbuf = pixbuf(of: image.bytes)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard let surface = surface(of: pixbuf) else { return nil }
    if image.format == .jpeg { attach(image.bytes, to: surface) }
    return surface
  }

  private static func pixbuf(of bytes: [UInt8]) -> OpaquePointer? {
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
    // A loader must be closed even if it failed. A truncated file is shown as far as it was
    // decoded.
    gdk_pixbuf_loader_close(loader, nil)
    guard isWritten, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    // The first frame of an animation, which the loader does not change any more.
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    return pixbuf
  }

  /// Returns a surface with Cairo's pixels: blue, green, red and alpha, premultiplied.
  private static func surface(of pixbuf: OpaquePointer) -> OpaquePointer? {
    let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard channels >= 3, Double(width) * Double(height) <= PangoRenderer.maximumArea / 4,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let source = gdk_pixbuf_read_pixels(pixbuf),
      let target = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    let sourceStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let targetStride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<Int(height) {
      var read = source + y * sourceStride
      UnsafeMutableRawPointer(target + y * targetStride).withMemoryRebound(
        to: UInt32.self, capacity: Int(width)
      ) { row in
        for x in 0..<Int(width) {
          let alpha = channels == 4 ? UInt32(read[3]) : 255
          func multiplied(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
          row[x] =
            alpha << 24 | multiplied(read[0]) << 16 | multiplied(read[1]) << 8
            | multiplied(read[2])
          read += channels
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Attaches the original file to a surface, so that a PDF embeds it unchanged.
  private static func attach(_ bytes: [UInt8], to surface: OpaquePointer) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy, UInt(bytes.count),
      { $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}

extension Canvas {
  /// Draws an image scaled to fill a frame.
  func draw(_ surface: OpaquePointer, in frame: Rect) {
    let width = Double(cairo_image_surface_get_width(surface))
    let height = Double(cairo_image_surface_get_height(surface))
    let frame = snapped(frame)
    guard width > 0, height > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, frame.x, frame.y)
    cairo_scale(context, frame.width / width, frame.height / height)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    // Without it the edges would blend with transparency; in a PDF, it would embed a copy instead
    // of the file.
    if isRaster { cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD) }
    cairo_rectangle(context, 0, 0, width, height)
    cairo_fill(context)
  }
}
