import CommandSupport
import LayoutCaching
import MarkupText
import TextFoundation
import TextLayout

/// Pictures of `data:` URLs and of allowed files relative to the markup; nothing is loaded from a
/// network.
enum RenderPictures {
  /// Returns the pictures in the markup; missing and refused ones are reported on standard error.
  ///
  /// Pictures that would exceed the memory for decoded pictures are refused.
  static func pictures(of source: RenderSource) -> ImageSnapshot {
    let directory = source.file.lastIndex(of: "/").map { String(source.file[...$0]) } ?? ""
    let policy = source.resources
    let provider = LocalImageProvider(folder: directory, policy: policy)
    var pictures = ImageSnapshot()
    var seen: Set<String> = []
    var distinct: Set<EncodedImage> = []
    var decodedSize = 0
    for image in source.tree.filter(.img) {
      guard let address = image["src"], seen.insert(address).inserted else { continue }
      do throws(ImageError) {
        let picture = try provider.load(address)
        if distinct.insert(picture).inserted { decodedSize += picture.decodedSize }
        guard decodedSize <= policy.maximumDecodedSize else {
          distinct.remove(picture)
          decodedSize -= picture.decodedSize
          throw ImageError(
            code: .tooLarge,
            message: "\(Quoted.text(address)): the pictures need more than "
              + "\(policy.maximumDecodedSize >> 20) MiB of memory (use smaller ones)")
        }
        pictures.images[address] = picture
      } catch {
        var message = error.message
        if error.code == .notAllowed {
          message += " (--allow-files DIR allows the files of a folder)"
        }
        StandardError.write("jptok: \(source.name):\(image.position.line): \(message)\n")
      }
    }
    return pictures
  }
}
