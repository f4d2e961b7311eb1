/// A link that a ``LinkDetector`` found in a text.
///
/// Sendable: a plain value.
public struct DetectedLink: Sendable, Hashable {
  /// How a link is written.
  ///
  /// Sendable: a plain value.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// With its scheme: `http://example.jp/`.
    case url
    /// A host without a scheme: `www.example.jp`, `bit.ly/foo`.
    case host
    /// A mail address, with or without `mailto:`.
    case mail
  }

  /// Where the link is in the text: whole Characters.
  public let range: Range<String.Index>

  /// The same in UTF-8 offsets.
  public let offsets: Range<Int>

  /// How it is written.
  public let kind: Kind

  /// What to open: the link as it is written, with `http://` or `mailto:` before it where the text
  /// leaves that out.
  ///
  /// A combining mark or a joiner that follows the link and belongs to its last Character is in
  /// ``range`` and not in the address.
  public let address: String

  /// The address in ASCII, as HTTP, PDF and old programs want it (RFC 3986, RFC 3987 §3.1).
  ///
  /// What a URI must not hold is percent-encoded in UTF-8. The labels of a host that are not ASCII
  /// are encoded by Punycode, in lower case but not otherwise normalized.
  ///
  /// ```swift
  /// LinkDetector().links(in: "http://日本語.jp/寿司")[0].encodedAddress
  /// // "http://xn--wgv71a119e.jp/%E5%AF%BF%E5%8F%B8"
  /// ```
  ///
  /// - Complexity: linear in the address, quadratic in a label that is not ASCII (at most 255
  ///   bytes).
  public var encodedAddress: String { EncodedAddress(address).text }
}
