import Mutsu

/// The manifest of the embedded dictionary; empty in a build without that dictionary.
enum EmbeddedManifest {
  /// The name and the version, as in `naist-jdic open-jtalk-1.11+mutsu.2`.
  static var version: String? {
    #if EmbeddedDictionary
    (try? BundledDictionary()).map { "\($0.name) \($0.version)" }
    #else
    nil
    #endif
  }

  /// Returns the manifest of the dictionary in a directory as names and values.
  ///
  /// The number of proper names is followed by a remark if they are excluded.
  static func facts(of directory: String, names: ProperNames) -> [(String, String)] {
    #if EmbeddedDictionary
    guard let manifest = try? BundledDictionary(directory: directory) else { return [] }
    let leftOut = names == .excluded ? " (left out)" : ""
    return [
      ("name", manifest.name), ("version", manifest.version),
      ("names", "\(manifest.nameCount)\(leftOut)"),
      ("corrections", String(manifest.correctionCount)),
    ] + manifest.files.map { ("sha256 \($0.name)", $0.sha256) }
    #else
    []
    #endif
  }
}
