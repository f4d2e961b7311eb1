internal import DictionaryManifest

/// The dictionary that is shipped with the program: where it is, what it is, whether it is whole.
///
/// ```swift
/// let dictionary = try BundledDictionary()
/// print(dictionary.name, dictionary.directory)
/// try dictionary.verify()
/// ```
///
/// Sendable: a plain value; nothing is opened or kept.
public struct BundledDictionary: Sendable, Hashable {
  /// One file of a compiled dictionary.
  ///
  /// Sendable: a plain value.
  public struct File: Sendable, Hashable {
    /// The name inside the directory, such as `sys.dic`.
    public let name: String
    /// The size in bytes.
    public let size: Int
    /// The SHA-256 of the contents, in lower-case hexadecimal.
    public let sha256: String
  }

  /// The directory that holds the compiled files, as `mecab -d` takes it.
  public let directory: String
  /// The dictionary's name, such as `naist-jdic`.
  public let name: String
  /// The version of the original and of its corrections.
  public let version: String
  /// The number of entries, inflected forms counted singly.
  public let entryCount: Int
  /// How many of the entries are of the layer of names, which a tokenizer can leave out.
  public let nameCount: Int
  /// The number of corrections applied when the dictionary was compiled.
  public let correctionCount: Int
  /// The compiled files.
  public let files: [File]

  /// Finds the dictionary beside the running program and reads its manifest.
  ///
  /// - Throws: `dictionaryMissing`, `manifestUnreadable`.
  public init() throws(EmbeddedDictionaryError) {
    try self.init(directory: Self.directory())
  }

  /// Reads the manifest of a dictionary compiled by this package's build tool.
  ///
  /// - Parameter directory: the directory that holds `manifest` and the files it names.
  /// - Throws: `manifestUnreadable` if there is none, as in dictionaries from elsewhere.
  public init(directory: String) throws(EmbeddedDictionaryError) {
    guard let manifest = Manifest(directory: directory) else {
      throw EmbeddedDictionaryError(
        .manifestUnreadable,
        "there is no readable manifest; build the package again to make the dictionary anew",
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

  /// Finds the directory of the compiled dictionary.
  ///
  /// It looks for the resource bundle beside the executable (and, in tests, beside the test bundle),
  /// then for `../share/jptok` from there, where installed programs keep it. `Bundle.module` is not
  /// asked, which would end the program if the bundle were missing.
  ///
  /// - Returns: an absolute path without a slash at its end.
  /// - Throws: `dictionaryMissing`; the message lists where it looked.
  /// - Complexity: a few system calls; nothing is cached.
  public static func directory() throws(EmbeddedDictionaryError) -> String {
    // Where it nearly always is; the search that can explain itself takes longer than opening it,
    // which says what else is missing.
    if let usual = RunningProgram.folder(bundleName, withReadable: "sys.dic") { return usual }
    return try directory(besideAnyOf: RunningProgram.directories)
  }

  /// Recomputes the hash of each file and compares it with the manifest.
  ///
  /// - Throws: `fileDamaged`, which names the first file that is missing or differs.
  /// - Complexity: linear in the size of the files, under half a second in a release build.
  public func verify() throws(EmbeddedDictionaryError) {
    for file in files {
      let path = directory + "/" + file.name
      guard let found = SHA256.ofFile(path) else {
        throw EmbeddedDictionaryError(
          .fileDamaged, "the file cannot be read; build or install the package again", path: path)
      }
      guard found.size == file.size, found.hexadecimal == file.sha256 else {
        throw EmbeddedDictionaryError(
          .fileDamaged, "the file is not as it was compiled; build or install the package again",
          path: path)
      }
    }
  }

  /// Finds the directory of the compiled dictionary, given where the program's images are.
  package static func directory(
    besideAnyOf programDirectories: [String]
  ) throws(EmbeddedDictionaryError) -> String {
    var tried: [String] = []
    for program in programDirectories {
      for place in places {
        let candidate = program + "/" + place
        if isDictionary(candidate) { return candidate }
        tried.append(candidate)
      }
    }
    throw EmbeddedDictionaryError(
      .dictionaryMissing,
      "the embedded dictionary is in none of \(tried.joined(separator: ", ")); keep "
        + "\(bundleName) beside the program or copy its files to ../share/jptok, "
        + "or open another dictionary by its path")
  }

  /// Whether a directory holds all that libmecab needs to open it.
  private static func isDictionary(_ directory: String) -> Bool {
    ["sys.dic", "matrix.bin", "char.bin", "unk.dic", "dicrc"].allSatisfy {
      RunningProgram.isReadableFile(directory + "/" + $0)
    }
  }

  /// Where a dictionary may lie, seen from a program's directory.
  private static var places: [String] {
    #if os(Linux)
    [bundleName, "../share/jptok"]
    #else
    [bundleName, bundleName + "/Contents/Resources", "../share/jptok"]
    #endif
  }

  /// The bundle SwiftPM makes for a target's resources: package name, target name.
  private static var bundleName: String {
    #if os(Linux)
    "Mutsu_EmbeddedDictionary.resources"
    #else
    "Mutsu_EmbeddedDictionary.bundle"
    #endif
  }
}
