#if LibMeCab
import CMeCab
package import LatticeEngine
public import MeCabDictionary

/// An open dictionary: a system dictionary with any number of user dictionaries.
///
/// Opening maps the files into memory and takes well under a millisecond; pages are loaded on
/// demand and shared by all processes. The configuration of the user (`~/.mecabrc`, `MECABRC`) is
/// not read: the same arguments always result in the same model.
///
/// ```swift
/// let model = try Model(dictionary: "/var/lib/mecab/dic/ipadic-utf8")
/// let lattice = Lattice(model: model)
/// let words = lattice.withBestPath(of: "東京へ行く") { nodes in nodes.map { $0.utf8Range } }
/// // [0..<6, 6..<9, 9..<15]
/// ```
///
/// Thread-safe: immutable after `init`; libmecab’s parse function is `const` and writes only to the
/// ``Lattice``, of which every worker has its own.
public final class Model: @unchecked Sendable {
  /// The extent to which the files are checked before they are used.
  public typealias Verification = DictionaryVerification

  /// The directory of the system dictionary.
  public let dictionary: String
  /// The paths of the compiled user dictionaries, in order of precedence.
  public let userDictionaries: [String]
  /// The settings in `dicrc`.
  public let configuration: DictionaryConfiguration

  /// The scale of costs, from `dicrc` or else libmecab’s default of 700.
  let costFactor: Double
  /// The lexicon, for properties that libmecab does not provide.
  package let lexicon: EntrySource

  let tagger: OpaquePointer
  private let model: OpaquePointer

  /// Opens the dictionary in the directory `dictionary`, with compiled user dictionaries.
  ///
  /// - Parameters:
  ///   - dictionary: a directory with `sys.dic`, `unk.dic`, `matrix.bin`, `char.bin` and `dicrc`.
  ///   - userDictionaries: compiled dictionaries (see `DictionaryCompiler`).
  ///   - verification: the extent to which the files are checked.
  /// - Throws: `dictionaryMissing`, `dictionaryDamaged`, `unsupportedCharset` (only UTF-8 is
  ///   supported), or `engine` with the message of libmecab.
  public convenience init(
    dictionary: String, userDictionaries: [String] = [], verification: Verification = .headers
  ) throws(MeCabError) {
    try self.init(
      dictionary: dictionary, userDictionaries: userDictionaries, verification: verification,
      outputFormat: nil)
  }

  /// Opens a dictionary whose text output has the format `outputFormat` (as `mecab -O`) instead of
  /// that of the dictionary.
  package init(
    dictionary: String, userDictionaries: [String], verification: Verification,
    outputFormat: String?
  ) throws(MeCabError) {
    self.dictionary = dictionary
    self.userDictionaries = userDictionaries
    if verification == .full {
      try DictionaryInspection.check(
        directory: dictionary, userDictionaryPaths: userDictionaries, full: true)
    }
    let opened: (model: OpaquePointer, tagger: OpaquePointer)
    do throws(MeCabError) {
      configuration = try DictionaryConfiguration(directory: dictionary)
      lexicon = .compiled(try DictionaryFile(path: FileSystem.join(dictionary, "sys.dic")))
      try lexicon.requireUTF8()
      opened = try Self.open(
        dictionary, userDictionaries: userDictionaries, outputFormat: outputFormat)
    } catch {
      // libmecab detects most problems, but the inspection reports them more precisely, with a
      // remedy. Inspecting only on failure lets intact dictionaries open twice as fast.
      try DictionaryInspection.check(
        directory: dictionary, userDictionaryPaths: userDictionaries, full: false)
      throw error
    }
    model = opened.model
    tagger = opened.tagger
    costFactor = Double(max(1, configuration.costFactor ?? 700))
  }

  private static func open(
    _ directory: String, userDictionaries: [String], outputFormat: String?
  ) throws(MeCabError) -> (model: OpaquePointer, tagger: OpaquePointer) {
    var arguments = ["mecab", "-r", "/dev/null", "-d", directory]
    if !userDictionaries.isEmpty {
      arguments += ["-u", userDictionaries.map(csvQuoted).joined(separator: ",")]
    }
    if let outputFormat { arguments += ["-O", outputFormat] }
    guard
      let model = withCArguments(
        arguments, { mecab_model_new(Int32($0.count - 1), $0.baseAddress) })
    else { throw MeCabError(.engine, lastEngineMessage(), path: directory) }
    guard let tagger = mecab_model_new_tagger(model) else {
      let error = MeCabError(.engine, lastEngineMessage(), path: directory)
      mecab_model_destroy(model)
      throw error
    }
    return (model, tagger)
  }

  deinit {
    mecab_destroy(tagger)
    mecab_model_destroy(model)
  }

  func makeLattice() -> OpaquePointer? { mecab_model_new_lattice(model) }

  /// The open files: system dictionary, user dictionaries, unknown-word dictionary.
  public var files: [DictionaryDescription] {
    var result: [DictionaryDescription] = []
    var next = mecab_model_dictionary_info(model)
    while let info = next?.pointee {
      result.append(DictionaryDescription(info))
      next = UnsafePointer(info.next)
    }
    return result
  }

  /// The number of right ids, which are less than this number.
  public var rightIDCount: Int { Int(mecab_model_dictionary_info(model)?.pointee.lsize ?? 0) }

  /// The number of left ids, which are less than this number.
  public var leftIDCount: Int { Int(mecab_model_dictionary_info(model)?.pointee.rsize ?? 0) }

  /// Returns the cost of a word with left id `leftID` after one with right id `rightID`.
  ///
  /// - Returns: the entry of the matrix, or `nil` if an id is out of range.
  public func transitionCost(from rightID: Int, to leftID: Int) -> Int? {
    guard 0..<rightIDCount ~= rightID, 0..<leftIDCount ~= leftID else { return nil }
    return Int(mecab_model_transition_cost(model, UInt16(rightID), UInt16(leftID)))
  }
}

extension DictionaryDescription {
  fileprivate init(_ info: mecab_dictionary_info_t) {
    self.init(
      path: info.filename.map { String(cString: $0) } ?? "",
      charset: info.charset.map { String(cString: $0) } ?? "",
      entryCount: Int(info.size),
      kind: DictionaryFile.Kind(rawValue: UInt32(info.type)) ?? .system)
  }
}

/// Calls `body` with a NULL-terminated argument vector; its strings are valid during the call.
private func withCArguments<R>(
  _ arguments: [String], _ body: (UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>) -> R
) -> R {
  let vector = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(
    capacity: arguments.count + 1)
  vector.initialize(repeating: nil)
  defer {
    for copy in vector { copy?.deallocate() }
    vector.deallocate()
  }
  for (index, argument) in arguments.enumerated() {
    let utf8 = argument.utf8
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: utf8.count + 1)
    _ = copy.initialize(from: utf8.lazy.map { CChar(bitPattern: $0) })
    copy.initializeElement(at: utf8.count, to: 0)
    vector[index] = copy.baseAddress
  }
  return body(vector)
}

/// Returns a path quoted for libmecab’s list of user dictionaries, which is parsed as CSV.
private func csvQuoted(_ path: String) -> String {
  var quoted = "\""
  for character in path {
    if character == "\"" { quoted.append("\"") }
    quoted.append(character)
  }
  return quoted + "\""
}

/// Returns libmecab’s message for a failed constructor, copied immediately because it is
/// process-global.
private func lastEngineMessage() -> String {
  guard let message = mecab_strerror(nil) else { return "libmecab could not open the dictionary" }
  let text = String(cString: message)
  return text.isEmpty ? "libmecab could not open the dictionary" : text
}
#endif
