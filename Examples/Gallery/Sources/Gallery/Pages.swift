import Foundation
import MarkupText
import TextDrawing
import TextLayout

/// The folder of the markup, the style sheets and the pictures.
struct Pages {
  let folder: URL

  /// Creates a value for a folder; nil selects the folder in this package.
  init(folder path: String?) {
    folder =
      path.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? URL(filePath: #filePath).appending(path: "../../../Pages").standardized
  }

  /// Returns the text of a file.
  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Returns a cascade of the default style sheet and the style sheet in a file.
  func cascade(_ name: String) throws -> StyleCascade {
    var cascade = StyleCascade()
    cascade.add(.defaults, origin: .defaults)
    cascade.add(StyleSheet(parsing: try text(name)), origin: .markup)
    return cascade
  }
}

extension Pages: ImageSource {
  /// Returns a picture in the folder.
  func image(at address: String) -> EncodedImage? {
    let bytes = try? Data(contentsOf: folder.appending(path: address))
    return bytes.flatMap { EncodedImage(bytes: Array($0)) }
  }
}

/// A page in several output formats.
struct Drawing {
  let name: String
  /// The files with their file name extensions.
  var files: [(ending: String, bytes: [UInt8])]
}

extension MarkupLayout {
  /// Prints the diagnostics of the layout.
  func printDiagnostics(_ page: String) {
    for diagnostic in diagnostics { print("\(page): \(diagnostic)") }
  }
}
