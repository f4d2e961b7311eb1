/// What a ``LinkDetector`` takes for a link.
///
/// Sendable: a plain value.
public struct LinkDetectorOptions: Sendable, Hashable {
  /// The schemes that make an address, in any case; `http`, `https`, `ftp` and `mailto` at first.
  ///
  /// A scheme of your own is found with and without slashes (`tel:03-1234-5678`). `mailto` needs an
  /// address or a query behind it, `http`, `https` and `ftp` a host. Schemes that run programs
  /// (`javascript`, `vbscript`, `livescript`, `data`) never make a link, named here or not.
  public var schemes: Set<String> = ["http", "https", "ftp", "mailto"]

  /// Whether any other scheme makes an address where `://` and something more is behind it, as in
  /// `x-yojimbo-item://6303E4C1`; `ttp://` and `ttps://` are then `http://` and `https://` with a
  /// letter left out, as on Japanese message boards.
  ///
  /// `file` has to be named in ``schemes``.
  public var findsOtherSchemes = true

  /// Whether hosts that start with `www.` are links: `www.example.jp`.
  public var findsHosts = true

  /// Whether domains with a path are links, as `bit.ly/foo`; without a slash they never are.
  public var findsDomains = true

  /// Whether mail addresses are links without `mailto:`, too.
  public var findsMailAddresses = true

  /// The usual options.
  public init() {}
}
