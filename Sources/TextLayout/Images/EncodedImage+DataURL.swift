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
      let decoded = Self.percentDecoded(content)
      return parts.count > 1 && parts.last == "base64" ? Base64.decode(decoded) : decoded
    }
    guard let bytes else { return nil }
    self.init(bytes: bytes)
  }

  private static let dataURLTypes: Set<String> = [
    "image/png", "image/jpeg", "image/jpg", "image/gif",
  ]

  /// Returns the percent-decoded bytes; a `%` without two digits is left unchanged (WHATWG URL
  /// §1.3).
  private static func percentDecoded(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x57
      default: nil
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == 0x25, index + 2 < text.endIndex, let high = digit(text[index + 1]),
        let low = digit(text[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }
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
