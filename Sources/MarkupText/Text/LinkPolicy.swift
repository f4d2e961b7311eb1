internal import TextFoundation

/// The URLs that may be written as links: those with a listed scheme, and relative ones.
///
/// ```swift
/// LinkPolicy.standard.allows("https://example.com/")  // true
/// LinkPolicy.standard.allows("guide.html#top")        // true: relative
/// LinkPolicy.standard.allows(" java\nscript:x")       // false
/// LinkPolicy.standard.allows("file:///etc/passwd")    // false
/// LinkPolicy(schemes: ["ftp"]).allows("FTP://a.jp/")  // true
/// ```
///
/// A URL is parsed as in browsers (WHATWG URL, 4.4): case is ignored, and so are control characters
/// and spaces at both ends and tabs and line ends anywhere. Character references are already
/// decoded in a ``MarkupTree``. An empty URL is never a link.
///
/// Every writer that can output a link has such a policy among its options. A link that is not
/// allowed is written as plain text.
public struct LinkPolicy: Sendable, Hashable {
  /// The allowed schemes, in lower case and without schemes that run code.
  public let schemes: Set<String>
  /// Whether URLs without a scheme are allowed: paths, queries, fragments, and `//` with a host.
  public let allowsRelative: Bool

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - schemes: The allowed schemes, without colons, in any case. `javascript`, `vbscript`,
  ///     `livescript` and `data` are never allowed, even if they are listed here.
  ///   - allowsRelative: Whether URLs without a scheme are allowed.
  public init(
    schemes: Set<String> = ["http", "https", "mailto", "tel"], allowsRelative: Bool = true
  ) {
    self.schemes = Set(schemes.map { $0.lowercased() }).subtracting(Self.executableSchemes)
    self.allowsRelative = allowsRelative
  }

  /// The default policy: `http`, `https`, `mailto`, `tel` and relative URLs.
  public static let standard = LinkPolicy()
  /// The policy that allows no URL.
  public static let none = LinkPolicy(schemes: [], allowsRelative: false)

  /// The schemes whose URLs run a program or contain a whole page.
  package static let executableSchemes: Set<String> = [
    "javascript", "vbscript", "livescript", "data",
  ]

  /// Returns whether a URL may be written as a link.
  ///
  /// - Parameter url: The URL, with character references decoded.
  /// - Returns: Whether the scheme is listed, or the URL is relative and relative ones are allowed.
  /// - Complexity: linear in the length of the scheme.
  public func allows(_ url: String) -> Bool {
    switch URLScheme(of: url) {
    case .empty: false
    case .relative: allowsRelative
    case .absolute(let scheme): schemes.contains(scheme)
    }
  }

  /// Returns an allowed URL without the characters that browsers ignore, which other programs might
  /// treat differently, or nil if the URL is not allowed.
  ///
  /// - Complexity: linear in the length of the URL.
  package func normalized(_ url: String) -> String? {
    allows(url) ? URLScheme.withoutIgnoredCharacters(url) : nil
  }

  /// Returns whether a URL may be written as the source of an image: an allowed URL, or a `data:`
  /// URL with an image.
  ///
  /// Browsers do not run scripts in images, not even in SVG (HTML, 2.5.1; SVG Integration, 3.3).
  func allowsImage(_ url: String) -> Bool {
    allows(url)
      || URLScheme.withoutIgnoredCharacters(url).prefix(11).lowercased() == "data:image/"
  }
}
