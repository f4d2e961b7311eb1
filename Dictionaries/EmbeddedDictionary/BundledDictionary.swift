internal import DictionaryManifest

/// The dictionary that is shipped with the program: its location, its manifest and its integrity.
///
/// ```swift
/// let dictionary = try BundledDictionary()
/// print(dictionary.name, dictionary.directory)
/// try dictionary.verify()
/// ```
public struct BundledDictionary: Sendable, Hashable {
  /// A file of a compiled dictionary.
  public struct File: Sendable, Hashable {
    /// The name in the directory, such as `dictionary.mutsu`.
    public let name: String
    /// The size in bytes.
    public let size: Int
    /// The SHA-256 of the contents, in lowercase hexadecimal.
    public let sha256: String
  }

  /// The directory of the compiled files, which `Tokenizer(dictionary: .directory(_:))` opens; for
  /// programs that read MeCab's files see `DictionaryExport` in module `LatticeEngine`.
  public let directory: String
  /// The name of the dictionary, such as `naist-jdic`.
  public let name: String
  /// The version of the original dictionary and of its corrections.
  public let version: String
  /// The number of entries, with each inflected form counted separately.
  public let entryCount: Int
  /// The number of entries in the proper-name lexicon, which a tokenizer can exclude.
  public let nameCount: Int
  /// The number of corrections applied when the dictionary was compiled.
  public let correctionCount: Int
  /// The compiled files.
  public let files: [File]

  /// Finds the dictionary of the running program and reads its manifest.
  ///
  /// - Throws: `dictionaryMissing`, `manifestUnreadable`.
  public init() throws(EmbeddedDictionaryError) {
    try self.init(directory: Self.directory())
  }

  /// Reads the manifest of a dictionary compiled by this package's build tool.
  ///
  /// - Parameter directory: the directory with `manifest` and the files it lists.
  /// - Throws: `manifestUnreadable` if the manifest is missing, as in dictionaries from other
  ///   sources.
  public init(directory: String) throws(EmbeddedDictionaryError) {
    guard let manifest = Manifest(directory: directory) else {
      throw EmbeddedDictionaryError(
        .manifestUnreadable,
        "the manifest is missing or unreadable; rebuild the package to compile the dictionary again",
        path: directory + "/manifest")
    }
    self.directory = directory
    name = manifest.name
    version = manifest.version
    entryCount = manifest.entryCount
    nameCount = manifest.nameCount
    correctionCount = manifest.correctionCount
    files = manifest.files.map { File(name: $0.name, size: $0.size, sha256: $0.sha256) }
  }

  /// Returns the directory of the compiled dictionary.
  ///
  /// The search starts with the resource bundle next to the executable (and, in tests, next to the
  /// test bundle), followed by `../share/mutsu` and `../share/jptok` relative to it, the locations in
  /// installations. `Bundle.module` is not used because it terminates the program if the bundle is
  /// missing.
  ///
  /// - Returns: an absolute path without a trailing slash.
  /// - Throws: `dictionaryMissing`; the message lists the paths tried.
  /// - Complexity: a few system calls; nothing is cached.
  public static func directory() throws(EmbeddedDictionaryError) -> String {
    // Tries the usual locations first, because the full search, which can list the paths tried,
    // takes longer than opening the dictionary; other missing files are reported then.
    for folder in [bundleName, "../share/mutsu"] {
      if let usual = RunningProgram.folder(folder, withReadable: Manifest.imageName) {
        return usual
      }
    }
    return try directory(besideAnyOf: RunningProgram.directories)
  }

  /// Compares the hash of each file with the manifest.
  ///
  /// - Throws: `fileDamaged` for the first file that is missing or differs.
  /// - Complexity: linear in the size of the files, under half a second in a release build.
  public func verify() throws(EmbeddedDictionaryError) {
    let hashes = FileHashes(
      files.map { FileHashes.File(name: $0.name, size: $0.size, sha256: $0.sha256) })
    guard let difference = hashes.firstDifference(in: directory) else { return }
    let message =
      switch difference {
      case .missing: "the file cannot be read"
      case .changed: "the file differs from the manifest"
      }
    throw EmbeddedDictionaryError(
      .fileDamaged, message + "; rebuild or reinstall the package",
      path: directory + "/" + difference.name)
  }

  /// Returns the directory of the compiled dictionary, given the directories of the program's
  /// images.
  package static func directory(
    besideAnyOf programDirectories: [String]
  ) throws(EmbeddedDictionaryError) -> String {
    var tried: [String] = []
    for program in programDirectories {
      for location in relativeLocations {
        let candidate = program + "/" + location
        if isDictionary(candidate) { return candidate }
        tried.append(candidate)
      }
    }
    throw EmbeddedDictionaryError(
      .dictionaryMissing,
      "the embedded dictionary was not found in \(tried.joined(separator: ", ")); keep "
        + "\(bundleName) next to the program or copy its files to ../share/mutsu, "
        + "or open another dictionary by its path")
  }

  /// Returns whether a directory contains the dictionary.
  private static func isDictionary(_ directory: String) -> Bool {
    RunningProgram.isReadableFile(directory + "/" + Manifest.imageName)
  }

  /// The possible locations of a dictionary relative to the program's directory.
  private static var relativeLocations: [String] {
    #if os(Linux)
    [bundleName, "../share/mutsu", "../share/jptok"]
    #else
    [bundleName, bundleName + "/Contents/Resources", "../share/mutsu", "../share/jptok"]
    #endif
  }

  /// The name of the bundle that SwiftPM creates for the target's resources: the package name and
  /// the target name.
  private static var bundleName: String {
    #if os(Linux)
    "Mutsu_EmbeddedDictionary.resources"
    #else
    "Mutsu_EmbeddedDictionary.bundle"
    #endif
  }
}
