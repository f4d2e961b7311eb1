import TextFoundation
public import TextLayout

/// A type that loads images, for example from a network, a folder or a cache.
///
/// An ``ImageStore`` calls it once for each address, from several tasks at the same time.
public protocol ImageProvider: Sendable {
  /// Loads the image at an address, given as written in the markup.
  ///
  /// The task is canceled when the image is no longer needed.
  ///
  /// - Throws: the reason for the failure; ``ImageStore`` retains its description.
  func image(at address: String) async throws -> EncodedImage
}

/// An error in loading an image.
public struct ImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of an image error.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// No provider supports addresses of this kind.
    case unsupportedAddress
    /// The bytes are not an image in a known format, or they are incomplete.
    case malformed
    /// There is no image at the address.
    case notFound
    /// The `ResourcePolicy` does not allow the file.
    case notAllowed
    /// The image exceeds a limit of the `ResourcePolicy`.
    case tooLarge
  }

  /// The kind of the error.
  public let code: Code
  /// The problem and its remedy.
  public let message: String

  /// Creates an error.
  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// The message of the error.
  public var description: String { message }
}

/// A provider of images that are embedded in their addresses as `data:` URLs; it does not use the
/// network.
///
/// ```swift
/// let provider = DataURLImageProvider()
/// try await provider.image(at: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=")
/// ```
public struct DataURLImageProvider: ImageProvider {
  /// The provider for other addresses; nil for none.
  public var fallback: (any ImageProvider)?

  /// Creates a provider; without a fallback, other addresses fail.
  public init(fallback: (any ImageProvider)? = nil) { self.fallback = fallback }

  /// Returns the image of a `data:` URL (`EncodedImage.init(dataURL:)`), or the result of the
  /// fallback.
  ///
  /// - Throws: ``ImageError`` with `malformed` for a `data:` URL that does not contain an image,
  ///   and with `unsupportedAddress` if there is no fallback; the errors of the fallback.
  public func image(at address: String) async throws -> EncodedImage {
    guard address.utf8.prefix(5).map({ $0 | 0x20 }).elementsEqual("data:".utf8) else {
      guard let fallback else {
        throw ImageError(
          code: .unsupportedAddress,
          message:
            "cannot load the image '\(Quoted.text(address))': only data: URLs are supported (set a fallback provider)"
        )
      }
      return try await fallback.image(at: address)
    }
    guard let image = EncodedImage(dataURL: address) else {
      throw ImageError(
        code: .malformed,
        message:
          "the data: URL does not contain a PNG, JPEG or GIF image: \(Quoted.text(address, maximumLength: 40))"
      )
    }
    return image
  }
}
