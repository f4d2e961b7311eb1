public import TextLayout

/// The pictures that were there at one moment: layouts with it are all alike, whatever is loaded
/// meanwhile.
///
/// Sendable: a plain value.
public struct ImageSnapshot: ImageSource, Hashable {
  /// The pictures by their addresses.
  public var images: [String: EncodedImage]

  /// Pictures by their addresses.
  public init(images: [String: EncodedImage] = [:]) { self.images = images }

  /// The picture at an address; nil if it was not there.
  public func image(at address: String) -> EncodedImage? { images[address] }
}
