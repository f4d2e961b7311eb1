/// The sizes and SHA-256 of the files of a compiled dictionary: the lines `file` of its manifest.
///
/// A manifest may have other lines; see ``Manifest``.
package struct FileHashes: Sendable, Hashable {
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

    /// Hashes a file in a directory; nil if it cannot be read.
    package init?(hashing name: String, in directory: String) {
      guard let found = SHA256.ofFile("\(directory)/\(name)") else { return nil }
      self.init(name: name, size: found.size, sha256: found.hexadecimal)
    }
  }

  /// A file that is not as the manifest describes it.
  package enum Difference: Sendable, Hashable {
    case missing(String)
    case changed(String)

    /// The name of the file.
    package var name: String {
      switch self {
      case .missing(let name), .changed(let name): name
      }
    }
  }

  /// The name of a manifest in the directory of its dictionary.
  package static let fileName = "manifest"
  /// The maximum size of a manifest in bytes; larger files are not read.
  private static let maximumSize = 1 << 20

  package var files: [File]

  package init(_ files: [File]) { self.files = files }

  /// Reads the hashes in the manifest of a directory; nil if it is missing or invalid.
  package init?(directory: String) {
    guard let text = Self.text(directory: directory) else { return nil }
    self.init(text: text)
  }

  /// Parses the lines `file` of a manifest; nil without such lines, or if one is invalid or lists
  /// a name outside the directory or twice.
  package init?(text: String) {
    files = []
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.first == "file" else { continue }
      guard columns.count == 4, let size = Int(columns[2]), !columns[1].contains("/"),
        !files.contains(where: { $0.name == columns[1] })
      else { return nil }
      files.append(File(name: String(columns[1]), size: size, sha256: String(columns[3])))
    }
    if files.isEmpty { return nil }
  }

  /// The lines of the manifest.
  package var text: String {
    files.map { "file\t\($0.name)\t\($0.size)\t\($0.sha256)\n" }.joined()
  }

  /// Returns the first of the listed files that is missing or differs, or nil.
  package func firstDifference(in directory: String) -> Difference? {
    for file in files {
      guard let found = File(hashing: file.name, in: directory) else { return .missing(file.name) }
      if found != file { return .changed(file.name) }
    }
    return nil
  }

  /// Returns the text of a manifest, or nil if it is missing, too large or not UTF-8.
  static func text(directory: String) -> String? {
    var bytes: [UInt8] = []
    let isRead = FileContents.read("\(directory)/\(fileName)") { chunk in
      if bytes.count <= maximumSize { bytes.append(contentsOf: chunk) }
    }
    guard isRead, bytes.count <= maximumSize else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
