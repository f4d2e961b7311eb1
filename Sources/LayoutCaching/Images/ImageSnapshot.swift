public import TextLayout

/// The images that were available at one moment: layouts with a snapshot do not depend on later
/// loads.
public struct ImageSnapshot: ImageSource, Hashable {
  /// The images by address.
  public var images: [String: EncodedImage]

  /// Creates a snapshot of images by address.
  public init(images: [String: EncodedImage] = [:]) { self.images = images }

  /// Returns the image at an address, or nil if it was not available.
  public func image(at address: String) -> EncodedImage? { images[address] }
}
