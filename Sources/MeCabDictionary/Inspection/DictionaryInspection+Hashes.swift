import DictionaryManifest

/// What the manifest of a dictionary says about its files.
public enum HashVerification: Sendable, Hashable {
  /// Every file has the size and the SHA-256 that the manifest lists.
  case verified
  /// There is no manifest: damage that contradicts nothing, such as a changed cost, cannot be
  /// detected.
  case noHashes
  /// The manifest does not list a file that the dictionary uses; the listed ones have their hashes.
  case incomplete(missing: String)
}

extension DictionaryInspection {
  /// Compares the files with the hashes in `manifest`, which ``DictionaryCompiler`` writes.
  ///
  /// ```swift
  /// let found = try DictionaryInspection(directory: "/var/lib/mecab/dic/ipadic-utf8")
  /// try print(found.verifyHashes())  // noHashes
  /// ```
  ///
  /// The manifest is not signed: anyone who can change a file can change its hash.
  ///
  /// - Returns: whether the files could be verified.
  /// - Throws: ``MeCabError`` with `dictionaryDamaged` and the first file that differs, or
  ///   `dictionaryMissing` if it cannot be read.
  /// - Complexity: linear in the size of the files.
  public func verifyHashes() throws(MeCabError) -> HashVerification {
    let used =
      Self.requiredFiles
      + (DictionaryFormat.derivedNames + Self.definitionFiles).filter {
        FileSystem.exists(FileSystem.join(directory, $0))
      }
    return try Self.verifyHashes(in: directory, of: used)
  }

  /// Compares the files of a directory with its manifest; `used` are those that a dictionary uses.
  package static func verifyHashes(
    in directory: String, of used: [String]
  ) throws(MeCabError) -> HashVerification {
    let manifest = FileSystem.join(directory, FileHashes.fileName)
    guard FileSystem.exists(manifest) else { return .noHashes }
    guard let hashes = FileHashes(directory: directory) else {
      throw MeCabError(
        .dictionaryDamaged,
        "is damaged: it is not a list of files with their sizes and hashes; install or compile the "
          + "dictionary again", path: manifest)
    }
    if let difference = hashes.firstDifference(in: directory) {
      let path = FileSystem.join(directory, difference.name)
      switch difference {
      case .missing:
        throw MeCabError(
          .dictionaryMissing,
          "is listed in the manifest but cannot be read; install or compile it again", path: path)
      case .changed:
        throw MeCabError(
          .dictionaryDamaged,
          "is damaged: its size or SHA-256 differs from the manifest; install or compile it again",
          path: path)
      }
    }
    let missing = used.first { name in !hashes.files.contains { $0.name == name } }
    return missing.map { .incomplete(missing: $0) } ?? .verified
  }

  /// Adds the hash of a file that was made from a dictionary to its manifest, if it has one.
  package static func recordHash(of name: String, in directory: String) throws(MeCabError) {
    guard var hashes = FileHashes(directory: directory),
      let file = FileHashes.File(hashing: name, in: directory)
    else { return }
    let path = FileSystem.join(directory, FileHashes.fileName)
    hashes.files.removeAll { $0.name == name }
    hashes.files.append(file)
    let others = try FileSystem.contents(of: path).split(separator: UInt8(ascii: "\n"))
      .filter { !$0.starts(with: "file\t".utf8) }
    let text = others.flatMap { $0 + [UInt8(ascii: "\n")] } + Array(hashes.text.utf8)
    try FileSystem.writeAtomically(text, to: path)
  }
}
