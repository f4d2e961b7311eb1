/// A link that a ``LinkDetector`` found in a text.
public struct DetectedLink: Sendable, Hashable {
  /// The form in which a link is written.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// A URL with its scheme: `http://example.jp/`.
    case url
    /// A host without a scheme: `www.example.jp`, `bit.ly/foo`.
    case host
    /// An email address, with or without `mailto:`.
    case mail
  }

  /// The range of the link in the text, in whole grapheme clusters.
  public let range: Range<String.Index>

  /// The same range in UTF-8 offsets.
  public let offsets: Range<Int>

  /// The form in which the link is written.
  public let kind: Kind

  /// The address to open: the link as written, preceded by `http://` or `mailto:` if the text omits
  /// it.
  ///
  /// A combining mark or joiner that belongs to the last grapheme cluster of the link is in
  /// ``range`` but not in the address.
  public let address: String

  /// The address in ASCII, as required by HTTP, PDF and older programs (RFC 3986, RFC 3987 §3.1).
  ///
  /// Characters that a URI must not contain are percent-encoded in UTF-8. Non-ASCII labels of the
  /// host are encoded in Punycode, in lower case but not otherwise normalized.
  ///
  /// ```swift
  /// LinkDetector().links(in: "http://日本語.jp/寿司")[0].encodedAddress
  /// // "http://xn--wgv71a119e.jp/%E5%AF%BF%E5%8F%B8"
  /// ```
  ///
  /// - Complexity: linear in the address, quadratic in a non-ASCII label (at most 255 bytes).
  public var encodedAddress: String { EncodedAddress(address).text }
}
