/// The output of `--version`.
enum Version {
  /// The version of the package: that of the newest heading in the changelog.
  static let package = "0.1.0"

  static var description: String {
    "jptok \(package) (dictionary: \(EmbeddedManifest.version ?? "not found"))"
  }
}
