/// What `--version` prints.
enum Version {
  /// The package's version; the changelog's newest heading.
  static let package = "0.1.0"

  static var description: String {
    "jptok \(package) (dictionary: \(EmbeddedManifest.version ?? "not found"))"
  }
}
