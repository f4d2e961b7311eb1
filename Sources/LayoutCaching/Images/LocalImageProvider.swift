import TextFoundation
public import TextLayout

/// A provider of images in `data:` URLs and in the files that a policy allows; it does not use the
/// network.
///
/// ```swift
/// let provider = LocalImageProvider(
///   folder: "/srv/book", policy: ResourcePolicy(folders: ["/srv/book"]))
/// try provider.load("images/map.png")       // the file /srv/book/images/map.png
/// try provider.load("../../etc/passwd")     // throws ImageError with the code notAllowed
/// ```
///
/// Without a policy it loads only images in `data:` URLs.
public struct LocalImageProvider: ImageProvider {
  /// The folder to which addresses are relative; empty for the current directory.
  public let folder: String
  /// The allowed files, and the limits for all images.
  public let policy: ResourcePolicy
  private let folders: AllowedFolders

  /// Creates a provider.
  ///
  /// The folders of the policy are resolved now, so that later changes of the current directory
  /// have no effect on them.
  ///
  /// - Parameters:
  ///   - folder: the folder to which addresses are relative, usually that of the document.
  ///   - policy: the allowed files, and the limits for all images.
  public init(folder: String = "", policy: ResourcePolicy = ResourcePolicy()) {
    self.folder = folder
    self.policy = policy
    folders = AllowedFolders(policy)
  }

  /// Returns the image at an address.
  public func image(at address: String) async throws -> EncodedImage { try load(address) }

  /// Loads the image at an address: a `data:` URL, or a path, which is not percent-decoded.
  ///
  /// - Throws: ``ImageError``: `unsupportedAddress` for other URLs, `notAllowed` for files outside
  ///   the folders, `notFound`, `malformed` for anything but an image in a regular file, and
  ///   `tooLarge` beyond the limits of the policy for one image.
  /// - Complexity: linear in the size of the file or the address.
  public func load(_ address: String) throws(ImageError) -> EncodedImage {
    let isData = address.utf8.prefix(5).map { $0 | 0x20 }.elementsEqual("data:".utf8)
    let name = isData ? "the data: URL" : Quoted.text(address)
    guard
      let image = isData ? EncodedImage(dataURL: address) : EncodedImage(bytes: try file(address))
    else {
      throw ImageError(
        code: .malformed,
        message: "\(name): not a readable picture (PNG, JPEG and GIF are supported)")
    }
    guard image.bytes.count <= policy.maximumFileSize else { throw tooLarge(name) }
    guard policy.allows(image) else {
      let (width, height) = (Int(image.size.width), Int(image.size.height))
      throw ImageError(
        code: .tooLarge,
        message: "\(name): \(width) × \(height) pixels are more than \(policy.maximumPixels) "
          + "(use a smaller picture)")
    }
    return image
  }

  /// Returns the contents of the file at an address.
  private func file(_ address: String) throws(ImageError) -> [UInt8] {
    let name = Quoted.text(address)
    // A colon ends the scheme of a URL.
    guard !address.isEmpty, !address.contains(":") else {
      throw ImageError(
        code: .unsupportedAddress,
        message: "\(name): only files and data: URLs are loaded (save the picture as a file)")
    }
    let isRelative = !address.hasPrefix("/") && !folder.isEmpty
    let path = isRelative ? folder + (folder.hasSuffix("/") ? "" : "/") + address : address
    do throws(AllowedFolders.Failure) {
      return try folders.bytes(ofFile: path)
    } catch {
      switch error {
      case .notAllowed:
        let known = policy.folders.map { Quoted.text($0) }.joined(separator: ", ")
        throw ImageError(
          code: .notAllowed,
          message: "\(name): the file is not read, because it is "
            + (known.isEmpty
              ? "not in an allowed folder (no files are allowed)" : "outside of \(known)"))
      case .notRegular:
        throw ImageError(
          code: .malformed,
          message: "\(name): only regular files are read, not folders, devices and pipes")
      case .tooLarge: throw tooLarge(name)
      case .system(let number):
        throw ImageError(
          code: number == ENOENT ? .notFound : .notAllowed,
          message: "\(name): \(String(cString: strerror(number))) (check the path and permissions)")
      }
    }
  }

  private func tooLarge(_ name: String) -> ImageError {
    ImageError(
      code: .tooLarge,
      message:
        "\(name): the picture has more than \(policy.maximumFileSize) bytes (use a smaller one)"
    )
  }
}
