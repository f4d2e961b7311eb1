import CommandSupport
import LayoutCaching
import MarkupText
import TextLayout

/// Pictures of `data:` URLs and of files relative to the markup; nothing is loaded from a network.
enum RenderPictures {
  /// Returns the pictures in the markup; missing ones are reported on standard error.
  static func pictures(of source: RenderSource) -> ImageSnapshot {
    let directory = source.file.lastIndex(of: "/").map { source.file[...$0] } ?? ""
    var pictures = ImageSnapshot()
    for image in source.tree.filter(.img) {
      guard let address = image["src"], pictures.images[address] == nil else { continue }
      let found = EncodedImage(dataURL: address) ?? picture(ofFile: address, in: directory)
      if found == nil {
        let line = image.position.line
        StandardError.write(
          "jptok: \(source.name):\(line): \(address.prefix(80)): not a readable picture (PNG, JPEG and GIF "
            + "files are supported)\n")
      }
      pictures.images[address] = found
    }
    return pictures
  }

  private static func picture(ofFile address: String, in directory: Substring) -> EncodedImage? {
    // A colon ends the scheme of a URL; `-` is standard input.
    guard !address.isEmpty, !address.contains(":") else { return nil }
    let path = address.hasPrefix("/") ? address : (directory.isEmpty ? "./" : directory) + address
    return (try? WholeFile.bytes(ofFile: path)).flatMap { EncodedImage(bytes: $0) }
  }
}
