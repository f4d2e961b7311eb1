public import TextLayout

/// Brings pictures: from a network, a folder, a cache.
///
/// An ``ImageStore`` asks it once for each address.
///
/// Sendable: it is asked from several tasks at once.
public protocol ImageProvider: Sendable {
  /// The picture at an address, as the markup writes it.
  ///
  /// The task is cancelled when nobody wants the picture any more.
  ///
  /// - Throws: why there is none; ``ImageStore`` keeps the description.
  func image(at address: String) async throws -> EncodedImage
}

/// Why there is no picture.
///
/// Sendable: a plain value.
public struct ImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of failure it is.
  ///
  /// Sendable: a plain value.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nobody who is asked knows addresses of this kind.
    case unsupportedAddress
    /// The bytes are no picture of a known format, or cut off.
    case malformed
    /// There is nothing at the address.
    case notFound
  }

  /// What kind of failure it is.
  public let code: Code
  /// What is wrong, and what to do.
  public let message: String

  /// A failure.
  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

/// Pictures that are written within their address, as `data:` URLs; needs no network.
///
/// ```swift
/// let provider = DataURLImageProvider()
/// try await provider.image(at: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=")
/// ```
///
/// Sendable: the provider it falls back to is.
public struct DataURLImageProvider: ImageProvider {
  /// Who is asked for other addresses; nil if nobody is.
  public var fallback: (any ImageProvider)?

  /// A provider; without a fallback other addresses fail.
  public init(fallback: (any ImageProvider)? = nil) { self.fallback = fallback }

  /// The picture of a `data:` URL (``EncodedImage/init(dataURL:)``), or what the fallback brings.
  ///
  /// - Throws: ``ImageError`` with `malformed` for a `data:` URL without a picture and with
  ///   `unsupportedAddress` without a fallback; what the fallback throws.
  public func image(at address: String) async throws -> EncodedImage {
    guard address.utf8.prefix(5).map({ $0 | 0x20 }).elementsEqual("data:".utf8) else {
      guard let fallback else {
        throw ImageError(
          code: .unsupportedAddress,
          message: "no picture at \(address): only data: URLs are known (give a fallback provider)")
      }
      return try await fallback.image(at: address)
    }
    guard let image = EncodedImage(dataURL: address) else {
      throw ImageError(
        code: .malformed,
        message: "the data: URL holds no PNG, JPEG or GIF (\(address.prefix(40))…)")
    }
    return image
  }
}
