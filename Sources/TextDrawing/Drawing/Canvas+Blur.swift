internal import CPango
internal import TextLayout

extension Canvas {
  /// Fills the current path with the current color, blurred with a standard deviation in px.
  func fillBlurred(deviation: Double) {
    // Blurring would hide the detail of a finer mask.
    let resolution = isRaster ? scale : 2
    let margin = deviation * 3 + 1
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    let (x, y) = ((left - margin).rounded(.down), (top - margin).rounded(.down))
    let width = ((right + margin - x) * resolution).rounded(.up)
    let height = ((bottom + margin - y) * resolution).rounded(.up)
    guard right > left, width * height < PangoRenderer.maximumArea,
      width < PangoRenderer.maximumSide, height < PangoRenderer.maximumSide,
      let path = cairo_copy_path(context),
      let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else {
      cairo_fill(context)
      return
    }
    defer {
      cairo_path_destroy(path)
      cairo_surface_destroy(mask)
    }
    cairo_new_path(context)
    let painter = cairo_create(mask)
    cairo_scale(painter, resolution, resolution)
    cairo_translate(painter, -x, -y)
    cairo_append_path(painter, path)
    cairo_fill(painter)
    cairo_destroy(painter)
    cairo_surface_flush(mask)
    if let pixels = cairo_image_surface_get_data(mask) {
      var blur = BoxBlur(deviation: deviation * resolution)
      blur.apply(
        to: pixels, width: Int(width), height: Int(height),
        stride: Int(cairo_image_surface_get_stride(mask)))
    }
    cairo_surface_mark_dirty(mask)
    cairo_save(context)
    cairo_translate(context, x, y)
    cairo_scale(context, 1 / resolution, 1 / resolution)
    cairo_mask_surface(context, mask, 0, 0)
    cairo_restore(context)
  }
}

/// A Gaussian blur approximated by three box blurs (Filter Effects 1 §9.8).
struct BoxBlur {
  /// The numbers of pixels before and after the center that each box covers.
  private let windows: [(before: Int, after: Int)]
  private var line: [UInt8] = []

  init(deviation: Double) {
    // The factor is 3 √(2π) / 4.
    let deviation = deviation > 0 ? min(deviation, 10_000) : 0
    let size = Int((deviation * 1.879_971_205_598_9 + 0.5).rounded(.down))
    let half = size / 2
    windows =
      size <= 1
      ? []
      : size % 2 == 1
        ? Array(repeating: (half, half), count: 3)
        : [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// Blurs a mask with one byte for each pixel.
  mutating func apply(
    to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    for window in windows {
      for y in 0..<height { average(pixels + y * stride, count: width, step: 1, window) }
      for x in 0..<width { average(pixels + x, count: height, step: stride, window) }
    }
  }

  private mutating func average(
    _ pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int,
    _ window: (before: Int, after: Int)
  ) {
    line.removeAll(keepingCapacity: true)
    for index in 0..<count { line.append(pixels[index * step]) }
    let size = window.before + window.after + 1
    var sum = 0
    for index in 0..<min(window.after, count) { sum += Int(line[index]) }
    for index in 0..<count {
      if index + window.after < count { sum += Int(line[index + window.after]) }
      if index - window.before - 1 >= 0 { sum -= Int(line[index - window.before - 1]) }
      pixels[index * step] = UInt8(truncatingIfNeeded: (sum + size / 2) / size)
    }
  }
}
