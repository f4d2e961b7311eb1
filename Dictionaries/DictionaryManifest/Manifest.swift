/// The file `manifest` of a compiled dictionary, which lists its contents.
///
/// It has lines of tab-separated columns: `name`, `version`, `entries`, `names`, `corrections` and
/// `made-from` with a value, then `file` with the name, the size in bytes and the SHA-256 of each
/// file.
package struct Manifest: Sendable, Hashable {
  package typealias File = FileHashes.File

  /// The name of the file next to the manifest that contains the dictionary.
  package static let imageName = "dictionary.mutsu"

  package let name: String
  package let version: String
  package let entryCount: Int
  /// The number of entries in the proper-name lexicon.
  package let nameCount: Int
  package let correctionCount: Int
  /// A digest of the dictionary's text and of the tool that compiled it.
  package let origin: String
  package let files: [File]

  package init(
    name: String, version: String, entryCount: Int, nameCount: Int, correctionCount: Int,
    origin: String, files: [File]
  ) {
    self.name = name
    self.version = version
    self.entryCount = entryCount
    self.nameCount = nameCount
    self.correctionCount = correctionCount
    self.origin = origin
    self.files = files
  }

  /// Reads the manifest in a directory; nil if it is missing or invalid.
  package init?(directory: String) {
    guard let text = FileHashes.text(directory: directory) else { return nil }
    self.init(text: text)
  }

  /// Parses a manifest; nil if a line is invalid or missing.
  package init?(text: String) {
    var values: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      if columns.first == "file" { continue }
      guard columns.count == 2 else { return nil }
      values[columns[0]] = columns[1]
    }
    guard let hashes = FileHashes(text: text), let name = values["name"],
      let version = values["version"],
      let entryCount = values["entries"].flatMap({ Int($0) }),
      let nameCount = values["names"].flatMap({ Int($0) }),
      let correctionCount = values["corrections"].flatMap({ Int($0) }),
      let origin = values["made-from"]
    else { return nil }
    self.init(
      name: String(name), version: String(version), entryCount: entryCount, nameCount: nameCount,
      correctionCount: correctionCount, origin: String(origin),
      files: hashes.files)
  }

  /// The manifest as text.
  package var text: String {
    var text = "name\t\(name)\nversion\t\(version)\nentries\t\(entryCount)\n"
    text += "names\t\(nameCount)\n"
    text += "corrections\t\(correctionCount)\nmade-from\t\(origin)\n"
    return text + FileHashes(files).text
  }
}
