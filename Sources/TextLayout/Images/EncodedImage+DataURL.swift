internal import TextFoundation

extension EncodedImage {
  /// Creates an image from a `data:` URL with PNG, JPEG or GIF data (RFC 2397), in base64 or
  /// percent-encoded.
  ///
  /// ```swift
  /// EncodedImage(dataURL: "data:text/plain,A")         // nil: not an image
  /// EncodedImage(dataURL: "https://example.com/a.png")  // nil: not a data: URL
  /// ```
  ///
  /// The media type must be one of the three, but the bytes determine the format, as in browsers.
  ///
  /// - Parameter dataURL: the URL. The result is nil for another scheme or media type, for
  ///   malformed base64 and for bytes that are not an image.
  /// - Complexity: linear in the length of the URL.
  public init?(dataURL: String) {
    let bytes: [UInt8]? = withUTF8Bytes(of: dataURL) { address in
      let scheme = address.prefix(5).map { $0 | 0x20 }
      guard scheme.elementsEqual("data:".utf8), let comma = address.firstIndex(of: 0x2C) else {
        return nil
      }
      let type = String(decoding: address[5..<comma], as: UTF8.self).lowercased()
      let parts = type.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimming { $0 == " " } }
      guard let name = parts.first, Self.dataURLTypes.contains(String(name)) else { return nil }
      // A fragment is not part of the data (WHATWG Fetch §6).
      let content = address[(comma + 1)...].prefix { $0 != 0x23 }
      let decoded = PercentEncoding.decode(content)
      return parts.count > 1 && parts.last == "base64" ? Base64.decode(decoded) : decoded
    }
    guard let bytes else { return nil }
    self.init(bytes: bytes)
  }

  private static let dataURLTypes: Set<String> = [
    "image/png", "image/jpeg", "image/jpg", "image/gif",
  ]
}

extension Substring {
  /// Returns the part without matching characters at both ends.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    var result = self
    while let first = result.first, isLeftOut(first) { result.removeFirst() }
    while let last = result.last, isLeftOut(last) { result.removeLast() }
    return result
  }
}
