import DictionaryManifest
import LexiconFormat

/// The compilation of a dictionary's text to one file (see `DictionaryImage` in MeCabDictionary) and
/// the table of the distilled patterns.
struct DictionaryCompilation {
  /// The format of the output.
  enum Format {
    /// One file, and the table of patterns.
    case image
    /// The files of MeCab with the tables of the native engine, for comparisons.
    case mecab

    /// The files that are moved to the output.
    var files: [String] {
      switch self {
      case .image: [Manifest.imageName, DictionaryCompilation.patterns]
      case .mecab:
        [
          "sys.dic", "matrix.bin", "char.bin", "unk.dic", "words.trie", "names.bits",
          DictionaryCompilation.patterns, "dicrc", "pos-id.def", "left-id.def", "right-id.def",
          "rewrite.def",
        ]
      }
    }
  }

  private static let patterns = "words.patterns"

  private let text: String
  private let output: String
  private let extent: LexiconExtent
  private let format: Format
  /// Whether to omit the entries that a reduced dictionary does not need, and the patterns.
  private let isReduced: Bool
  private let toolSources: [String]

  init(
    text: String, output: String, extent: LexiconExtent, format: Format, isReduced: Bool,
    toolSources: [String]
  ) {
    self.text = text
    self.output = output
    self.extent = extent
    self.format = format
    self.isReduced = isReduced
    self.toolSources = toolSources
  }

  /// Compiles in a temporary folder of the output, then moves the files to the output.
  ///
  /// If the tool's sources are given, it does nothing if the output is up to date with them and the
  /// text: SwiftPM links its tools again in the second build of a fresh clone, and reruns their
  /// commands.
  func run() throws(LexiconError) {
    let origin = try origin()
    if !toolSources.isEmpty, isUpToDate(origin) { return }
    let workDirectory = output + "/compiling"
    FileSystem.removeDirectory(workDirectory)
    defer { FileSystem.removeDirectory(workDirectory) }
    let expansion = try DictionaryExpansion(text: text, extent: extent)
    if isReduced {
      let rows = try DictionaryReduction(expansion).retainedRows(in: workDirectory)
      expansion.expanded.retainRows(rows)
    }
    try expansion.compile(in: workDirectory)
    try expansion.compileWordTables(in: workDirectory)
    try expansion.compileNames(in: workDirectory)
    if !isReduced { try expansion.compilePatterns(in: workDirectory) }
    if format == .image {
      try expansion.compileImage(in: workDirectory, includesSearch: !isReduced)
    }
    var files: [Manifest.File] = []
    for name in format.files where !isReduced || name != Self.patterns {
      guard let found = SHA256.ofFile("\(workDirectory)/\(name)") else {
        throw LexiconError(
          .fileUnusable, "the compiler did not create this file", path: "\(workDirectory)/\(name)")
      }
      files.append(Manifest.File(name: name, size: found.size, sha256: found.hexadecimal))
    }
    let manifest = Manifest(
      name: expansion.lexicon.name, version: expansion.lexicon.version,
      entryCount: expansion.expanded.count, nameCount: expansion.expanded.nameRows.count,
      correctionCount: expansion.expanded.correctionCount,
      origin: origin, files: files)
    FileSystem.removeFile(output + "/manifest")  // The manifest must never describe other files.
    for file in files {
      try FileSystem.move("\(workDirectory)/\(file.name)", to: "\(output)/\(file.name)")
    }
    try FileSystem.write(ByteBuffer(manifest.text), to: output + "/manifest")
  }

  /// Returns a digest of everything the output depends on: the text and the tool's sources.
  private func origin() throws(LexiconError) -> String {
    let description = try DictionaryDescription(TextFile(reading: text + "/dictionary.tsv"))
    var folders = ["", "/corrections", "/Generated", "/search"].map { text + $0 }
    folders += (description.sources + description.supplements).map { "\(text)/entries/\($0)" }
    folders += description.names.map { "\(text)/names/\($0)" }
    let digests = ByteBuffer("\(extent.rawValue)\n\(isReduced ? "reduced\n" : "")")
    for folder in folders {
      for name in FileSystem.names(in: folder) {
        guard let found = SHA256.ofFile("\(folder)/\(name)") else { continue }  // A folder.
        digests.append("\(name) \(found.hexadecimal)\n")
      }
    }
    for folder in toolSources {
      let before = digests.count
      Self.append(sourcesIn: folder, to: digests)
      if digests.count == before {
        throw LexiconError(.fileUnusable, "the folder contains no Swift files", path: folder)
      }
    }
    return SHA256.hexadecimal(of: digests)
  }

  /// Appends the digests of all Swift files in a folder, including its subfolders.
  private static func append(sourcesIn folder: String, to digests: ByteBuffer) {
    for name in FileSystem.names(in: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift"), let found = SHA256.ofFile(path) {
        digests.append("\(name) \(found.hexadecimal)\n")
      } else {
        append(sourcesIn: path, to: digests)  // For a file that is not a folder, this does nothing.
      }
    }
  }

  private func isUpToDate(_ origin: String) -> Bool {
    guard let manifest = Manifest(directory: output), manifest.origin == origin else {
      return false
    }
    return manifest.files.allSatisfy { FileSystem.size(of: "\(output)/\($0.name)") == $0.size }
  }
}
