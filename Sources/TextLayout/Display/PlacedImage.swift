/// An image in a drawing.
public struct PlacedImage: Sendable, Hashable {
  /// The encoded image; nil while it is not loaded, when a placeholder is drawn.
  public var image: EncodedImage?
  /// The position and size of the image.
  public var frame: Rect
  /// The alternative text; empty for a decorative image.
  public var alternativeText: String
  /// The address of the image: `src` in the markup.
  public var address: String

  /// Creates an image for a drawing.
  public init(image: EncodedImage?, frame: Rect, alternativeText: String, address: String) {
    self.image = image
    self.frame = frame
    self.alternativeText = alternativeText
    self.address = address
  }
}

/// An image file with the properties that layout needs.
public struct EncodedImage: Sendable, Hashable {
  /// The supported image formats.
  public enum Format: String, Sendable, Hashable, Codable, CaseIterable {
    /// PNG.
    case png
    /// JPEG.
    case jpeg
    /// GIF; only its first frame is shown.
    case gif
  }

  /// The format.
  public let format: Format
  /// The contents of the file.
  public let bytes: [UInt8]
  /// The natural size of the image, with one px for each pixel.
  public let size: Size
}
