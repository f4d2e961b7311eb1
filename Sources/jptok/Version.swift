import Mutsu

/// What `--version` prints.
enum Version {
  /// The package's version; the changelog's newest heading.
  static let package = "0.1.0"

  static var description: String {
    let dictionary = (try? BundledDictionary()).map { "\($0.name) \($0.version)" } ?? "not found"
    return "jptok \(package) (dictionary: \(dictionary))"
  }
}
