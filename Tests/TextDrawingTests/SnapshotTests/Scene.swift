import CPango
import Foundation
import MarkupText
import Testing
import TextLayout

@testable import TextDrawing

/// A page of `Scenes`, drawn with given fonts, and its picture in `Snapshots`.
struct Scene: CustomTestStringConvertible, Sendable {
  let name: String

  /// All scenes, by their files.
  static let all: [Scene] = files(in: "Scenes", ending: "html").map { Scene(name: $0) }
  /// The names of all pictures.
  static let recorded = files(in: "Snapshots", ending: "png")

  static let reason: Comment = "needs the files of fonts-noto-cjk and fonts-dejavu"
  static let fontsAreThere = fontFiles.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  private static let fontFiles =
    ["SansCJK-Regular", "SansCJK-Bold", "SerifCJK-Regular", "SerifCJK-Bold"]
    .map { "/usr/share/fonts/opentype/noto/Noto\($0).ttc" }
    + ["DejaVuSans", "DejaVuSansMono"].map { "/usr/share/fonts/truetype/dejavu/\($0).ttf" }
  /// Only these files, whatever else is installed.
  private static let fonts = Result { try PangoFonts(files: fontFiles) }

  /// The directory for the pictures of failing tests.
  static let output = FileManager.default.temporaryDirectory
    .appending(path: "mutsu-snapshots-\(ProcessInfo.processInfo.processIdentifier)")

  var testDescription: String { name }
  var snapshot: URL { Self.folder("Snapshots").appending(path: "\(name).png") }
  private var source: URL { Self.folder("Scenes").appending(path: "\(name).html") }

  /// The length of the lines: the height of the page in vertical writing.
  private var inlineSize: Double { name.hasSuffix("vertical") ? 392 : 432 }

  /// Returns the drawing as a PNG file.
  func png() throws -> [UInt8] {
    try Self.png(
      String(contentsOf: source, encoding: .utf8), inlineSize: inlineSize,
      hasLoupe: name.hasPrefix("loupe"))
  }

  /// Returns markup drawn on white.
  static func png(
    _ markup: String, inlineSize: Double, hasLoupe: Bool = false
  ) throws -> [UInt8] {
    let fonts = try fonts.get()
    let tree = MarkupTree(parsing: markup)
    let text = StyledText(tree, cascade: .standard(for: tree))
    let options = TypesetterOptions(images: EmbeddedImages())
    let layout = Typesetter(measurer: fonts, options: options)
      .layout(text, in: LayoutSpace(inlineSize: inlineSize))
    let list = hasLoupe ? SceneWords.drawing(of: layout) : layout.displayList()
    return try PangoRenderer(fonts: fonts).png(list, background: .white)
  }

  private static func folder(_ name: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../\(name)").standardized
  }

  private static func files(in folder: String, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: self.folder(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".\(ending)") }
      .map { String($0.dropLast(ending.count + 1)) }.sorted()
  }
}

/// An image source of `data:` URLs.
private struct EmbeddedImages: ImageSource {
  func image(at address: String) -> EncodedImage? { EncodedImage(dataURL: address) }
}

extension DecodedPicture {
  /// Writes the picture as a PNG file.
  func write(to file: URL) throws {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    try check(cairo_surface_status(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return }
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(data + y * stride)
      for x in 0..<width {
        row.storeBytes(of: pixels[y * width + x], toByteOffset: x * 4, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
    try check(cairo_surface_write_to_png(surface, file.path))
  }
}
