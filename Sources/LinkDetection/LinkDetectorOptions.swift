import MarkupText

/// Options that select what a ``LinkDetector`` detects.
public struct LinkDetectorOptions: Sendable, Hashable {
  /// The schemes of detected URLs, in any case; by default those of `LinkPolicy.standard`: `http`,
  /// `https`, `mailto` and `tel`.
  ///
  /// Other schemes added here are detected with and without slashes (`tel:03-1234-5678`). After
  /// `mailto` an address or a query is required, after `http`, `https` and `ftp` a host. Schemes
  /// that run code (`javascript`, `vbscript`, `livescript`, `data`) are never detected, even if
  /// they are listed here. Writers leave out links with schemes that their own `LinkPolicy` does not
  /// list.
  public var schemes: Set<String> = LinkPolicy.standard.schemes

  /// Whether any other scheme is detected if `://` and more text follow, as in
  /// `x-yojimbo-item://6303E4C1`; by default false, because any program can be the target.
  ///
  /// `file` and `ftp` are detected only if they are in ``schemes``.
  public var findsOtherSchemes = false

  /// Whether `ttp://` and `ttps://` are read as `http://` and `https://` without the first letter, a
  /// convention of Japanese message boards.
  public var findsSchemesWithoutH = true

  /// Whether hosts that start with `www.` are detected: `www.example.jp`.
  public var findsHosts = true

  /// Whether domains with a path are detected, such as `bit.ly/foo`; domains without a slash never
  /// are.
  public var findsDomains = true

  /// Whether email addresses are detected without `mailto:`.
  public var findsMailAddresses = true

  /// Creates the default options.
  public init() {}
}
