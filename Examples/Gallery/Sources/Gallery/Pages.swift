import Foundation
import MarkupText
import TextDrawing
import TextLayout

/// The folder with the markup, the style sheets and the pictures.
struct Pages {
  let folder: URL

  /// A folder; the one of this package if nil.
  init(folder path: String?) {
    folder =
      path.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? URL(filePath: #filePath).appending(path: "../../../Pages").standardized
  }

  /// A file's text.
  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The default style sheet and, above it, the one in a file.
  func cascade(_ name: String) throws -> StyleCascade {
    var cascade = StyleCascade()
    cascade.add(.defaults, origin: .defaults)
    cascade.add(StyleSheet(parsing: try text(name)), origin: .markup)
    return cascade
  }
}

extension Pages: ImageSource {
  /// A picture beside the markup.
  func image(at address: String) -> EncodedImage? {
    let bytes = try? Data(contentsOf: folder.appending(path: address))
    return bytes.flatMap { EncodedImage(bytes: Array($0)) }
  }
}

/// A page in the formats it was drawn in.
struct Drawing {
  let name: String
  /// Endings of file names, and the files.
  var files: [(ending: String, bytes: [UInt8])]
}

extension MarkupLayout {
  /// Says what could not be drawn as asked.
  func printDiagnostics(_ page: String) {
    for diagnostic in diagnostics { print("\(page): \(diagnostic)") }
  }
}
