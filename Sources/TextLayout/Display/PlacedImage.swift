/// A picture in a drawing.
///
/// Sendable: a plain value.
public struct PlacedImage: Sendable, Hashable {
  /// The bytes of the picture's file; nil while it has not been loaded: a placeholder is drawn.
  public var image: EncodedImage?
  /// Where it stands.
  public var frame: Rect
  /// What is said in its place; empty for decoration.
  public var alternativeText: String
  /// Where it comes from: the `src` of the markup.
  public var address: String

  /// A picture.
  public init(image: EncodedImage?, frame: Rect, alternativeText: String, address: String) {
    self.image = image
    self.frame = frame
    self.alternativeText = alternativeText
    self.address = address
  }
}

/// A picture as its file has it, with what layout must know of it.
///
/// Sendable: a plain value.
public struct EncodedImage: Sendable, Hashable {
  /// The formats that are known.
  ///
  /// Sendable: a plain value.
  public enum Format: String, Sendable, Hashable, Codable, CaseIterable {
    /// PNG.
    case png
    /// JPEG.
    case jpeg
    /// GIF, of which the first picture is shown.
    case gif
  }

  /// The format.
  public let format: Format
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// Its own size, one px for each of its pixels.
  public let size: Size
}
