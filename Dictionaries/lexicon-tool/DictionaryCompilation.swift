import DictionaryManifest
import LexiconFormat

/// A dictionary's text compiled to the files libmecab opens.
struct DictionaryCompilation {
  /// The compiled files; the definitions among them are needed to compile user dictionaries.
  static let compiled = ["sys.dic", "matrix.bin", "char.bin", "unk.dic"]
  static let copied = ["dicrc", "pos-id.def", "left-id.def", "right-id.def", "rewrite.def"]

  private let text: String
  private let output: String
  private let withCorrections: Bool

  init(text: String, output: String, withCorrections: Bool) {
    self.text = text
    self.output = output
    self.withCorrections = withCorrections
  }

  /// Compiles beside the output and moves the files there when all are done.
  func run() throws(LexiconError) {
    let workshop = output + "/compiling"
    FileSystem.removeDirectory(workshop)
    defer { FileSystem.removeDirectory(workshop) }
    let expansion = try DictionaryExpansion(text: text, withCorrections: withCorrections)
    try expansion.writeForCompiling(to: workshop)
    try ToolProcess.runIndex(source: workshop, output: workshop)
    try restoreOrder(workshop + "/sys.dic")
    var files: [Manifest.File] = []
    for name in Self.compiled + Self.copied {
      guard let found = SHA256.ofFile("\(workshop)/\(name)") else {
        throw LexiconError(
          .fileUnusable, "libmecab did not make this file", path: "\(workshop)/\(name)")
      }
      files.append(Manifest.File(name: name, size: found.size, sha256: found.hexadecimal))
    }
    let manifest = Manifest(
      name: expansion.lexicon.name, version: expansion.lexicon.version,
      entryCount: expansion.expanded.count, correctionCount: expansion.expanded.correctionCount,
      files: files)
    for file in files {
      try FileSystem.move("\(workshop)/\(file.name)", to: "\(output)/\(file.name)")
    }
    try FileSystem.write(ByteBuffer(manifest.text), to: output + "/manifest")
  }

  private func restoreOrder(_ path: String) throws(LexiconError) {
    let dictionary = try FileSystem.read(path)
    if try CompiledTokens.restoreInputOrder(in: dictionary, path: path) > 0 {
      try FileSystem.write(dictionary, to: path)
    }
  }
}
