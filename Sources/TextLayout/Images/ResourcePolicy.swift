/// The files that a document may refer to, and the limits for images.
///
/// The default allows no files at all: markup from strangers could otherwise name any file that the
/// process can read.
///
/// ```swift
/// ResourcePolicy().folders                       // []: no files
/// ResourcePolicy(folders: ["/srv/book/images"])  // files of this folder and below
/// ```
///
/// The limits also apply to images in `data:` URLs. An image beyond a limit is drawn like a missing
/// one, as a box with its alternative text.
public struct ResourcePolicy: Sendable, Hashable {
  /// The paths of the folders whose files, and those of their subfolders, may be read; empty for
  /// none.
  ///
  /// Symbolic links are followed only if their targets are also in one of the folders. Only regular
  /// files are read.
  public var folders: [String]
  /// The maximum size of a file, or of the data of a `data:` URL, in bytes: 32 MiB by default.
  public var maximumFileSize: Int
  /// The maximum number of pixels of an image: 64 million by default.
  ///
  /// It is checked before the image is decoded, by the size in its header.
  public var maximumPixels: Int
  /// The maximum memory for the decoded images of a drawing, in bytes: 256 MiB by default.
  ///
  /// A pixel takes 4 bytes. Equal images are decoded once.
  public var maximumDecodedSize: Int

  /// Creates a policy; the defaults allow no files.
  ///
  /// - Parameters:
  ///   - folders: The paths of the folders whose files may be read.
  ///   - maximumFileSize: The maximum size of a file in bytes.
  ///   - maximumPixels: The maximum number of pixels of an image.
  ///   - maximumDecodedSize: The maximum memory for the decoded images of a drawing, in bytes.
  public init(
    folders: [String] = [], maximumFileSize: Int = 32 << 20, maximumPixels: Int = 64_000_000,
    maximumDecodedSize: Int = 256 << 20
  ) {
    self.folders = folders
    self.maximumFileSize = maximumFileSize
    self.maximumPixels = maximumPixels
    self.maximumDecodedSize = maximumDecodedSize
  }

  /// Returns whether the limits for files and pixels allow an image.
  package func allows(_ image: EncodedImage) -> Bool {
    image.bytes.count <= maximumFileSize
      && image.size.width * image.size.height <= Double(maximumPixels)
  }
}

extension EncodedImage {
  /// The memory that the decoded image takes, in bytes; saturated.
  package var decodedSize: Int {
    // NaN fails the comparison too.
    let size = self.size.width * self.size.height * 4
    return size <= 1e15 ? Int(size) : 1_000_000_000_000_000
  }
}
