public import TextLayout

/// A snapshot of the available images; layouts that use it do not depend on later loads.
public struct ImageSnapshot: ImageSource, Hashable {
  /// The images by address.
  public var images: [String: EncodedImage]

  /// Creates a snapshot of images by address.
  public init(images: [String: EncodedImage] = [:]) { self.images = images }

  /// Returns the image at an address, or nil if it was not available.
  public func image(at address: String) -> EncodedImage? { images[address] }
}
