/// The file `manifest` of a compiled dictionary, which lists its contents.
///
/// It has lines of tab-separated columns: `name`, `version`, `entries`, `names`, `corrections` and
/// `made-from` with a value, then `file` with the name, the size in bytes and the SHA-256 of each
/// file.
package struct Manifest: Sendable, Hashable {
  /// The name, the size in bytes and the SHA-256 of a file.
  package struct File: Sendable, Hashable {
    package let name: String
    package let size: Int
    package let sha256: String

    package init(name: String, size: Int, sha256: String) {
      self.name = name
      self.size = size
      self.sha256 = sha256
    }
  }

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
    var bytes: [UInt8] = []
    guard FileContents.read(directory + "/manifest", { bytes.append(contentsOf: $0) }),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    self.init(text: text)
  }

  /// Parses a manifest; nil if a line is invalid or missing.
  package init?(text: String) {
    var values: [Substring: Substring] = [:]
    var files: [File] = []
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      if columns.first == "file" {
        guard columns.count == 4, let size = Int(columns[2]) else { return nil }
        files.append(File(name: String(columns[1]), size: size, sha256: String(columns[3])))
      } else {
        guard columns.count == 2 else { return nil }
        values[columns[0]] = columns[1]
      }
    }
    guard let name = values["name"], let version = values["version"],
      let entryCount = values["entries"].flatMap({ Int($0) }),
      let nameCount = values["names"].flatMap({ Int($0) }),
      let correctionCount = values["corrections"].flatMap({ Int($0) }),
      let origin = values["made-from"], !files.isEmpty
    else { return nil }
    self.init(
      name: String(name), version: String(version), entryCount: entryCount, nameCount: nameCount,
      correctionCount: correctionCount, origin: String(origin), files: files)
  }

  /// The manifest as text.
  package var text: String {
    var text = "name\t\(name)\nversion\t\(version)\nentries\t\(entryCount)\n"
    text += "names\t\(nameCount)\n"
    text += "corrections\t\(correctionCount)\nmade-from\t\(origin)\n"
    for file in files { text += "file\t\(file.name)\t\(file.size)\t\(file.sha256)\n" }
    return text
  }
}
