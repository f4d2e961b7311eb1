import DictionaryManifest
import LexiconFormat

/// The conversion of an original dictionary to the text format.
///
/// `dictionary.tsv`, which lists the ordered sources, and `dicrc` are written by hand and not
/// changed.
struct DictionaryImport {
  /// The definition files; in the original, their names may have a leading underscore.
  private static let definitions = DictionaryExpansion.definitions.filter { $0 != "dicrc" }

  private let source: String
  private let target: String

  init(source: String, target: String) {
    self.source = source
    self.target = target
  }

  /// Reads all files, then writes the results.
  func run() throws(LexiconError) {
    let description = try DictionaryDescription(TextFile(reading: target + "/dictionary.tsv"))
    var provenance = "# file of the original\tbytes\tSHA-256\n"
    var definitions: [(name: String, file: TextFile)] = []
    for name in Self.definitions {
      definitions.append((name, try read(originalName(name), &provenance)))
    }
    let matrix = MatrixText.text(try MatrixText.costs(of: read("matrix.def", &provenance)))
    var sources: [TextFile] = []
    for name in description.sources { sources.append(try read(name + ".csv", &provenance)) }
    let license = try read("COPYING", &provenance)
    let importer = try LexiconImporter(
      sources: sources, names: description.sources,
      leftIDs: TextFile(reading: source + "/" + originalName("left-id.def")))
    for output in try importer.outputs() {
      let path = target + "/" + output.path
      try FileSystem.createDirectory(
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? target)
      try FileSystem.write(ByteBuffer(output.text), to: path)
    }
    for (name, file) in definitions {
      try FileSystem.write(file.bytes, to: target + "/" + name)
    }
    try FileSystem.write(matrix, to: target + "/matrix.txt")
    try FileSystem.write(license.bytes, to: target + "/COPYING")
    try writeProvenance(provenance, original: importer.originalRows())
  }

  private func originalName(_ name: String) -> String {
    FileSystem.names(in: source).contains("_" + name) ? "_" + name : name
  }

  private func read(_ name: String, _ provenance: inout String) throws(LexiconError) -> TextFile {
    let file = try TextFile(reading: source + "/" + name)
    provenance += "\(name)\t\(file.bytes.count)\t\(SHA256.hexadecimal(of: file.bytes))\n"
    return file
  }

  /// Checks that the text expands to the original, and records the digests for later verification.
  private func writeProvenance(
    _ originals: String, original: ByteBuffer
  ) throws(LexiconError) {
    let expansion = try DictionaryExpansion(text: target, extent: .original)
    let rows = SHA256.hexadecimal(of: original)
    guard SHA256.hexadecimal(of: expansion.expanded.csv()) == rows else {
      throw LexiconError(
        .invalidTable, "the text does not expand to the original; this is a bug of the importer",
        path: target)
    }
    let matrix = try MatrixText.definition(from: TextFile(reading: target + "/matrix.txt"))
    let text =
      originals + "\n# all rows, ordered by surface, then as in the original\n"
      + "rows\t\(expansion.expanded.count)\t\(rows)\n"
      + "matrix\t\(matrix.count)\t\(SHA256.hexadecimal(of: matrix))\n"
    try FileSystem.write(ByteBuffer(text), to: target + "/provenance.tsv")
  }
}
