/// The settings of a dictionary, its file `dicrc`.
///
/// Lines are `key = value`; blank lines and lines that start with `;` or `#` are skipped. The value
/// is everything after the blanks that follow the first `=`. As in MeCab, the first of two equal
/// keys counts.
///
/// ```swift
/// let settings = try DictionaryConfiguration(directory: "/var/lib/mecab/dic/ipadic-utf8")
/// print(settings.costFactor ?? 0)  // 800
/// ```
///
/// Sendable: a plain value.
public struct DictionaryConfiguration: Sendable, Hashable {
  /// Every setting as written.
  public let values: [String: String]

  /// The value of a key as written, or nil.
  public subscript(key: String) -> String? { values[key] }

  /// The scale of costs: a cost is the negative logarithm of a probability times this factor.
  ///
  /// Nil if absent or no number.
  public var costFactor: Int? { values["cost-factor"].flatMap { Int($0) } }
  /// The feature of the beginning and end of a sentence.
  public var bosFeature: String? { values["bos-feature"] }
  /// The charset the dictionary's definition files are in.
  public var configurationCharset: String? { values["config-charset"] }
  /// The charset of the compiled dictionary; most dictionaries name it only in `sys.dic`.
  public var dictionaryCharset: String? { values["dictionary-charset"] ?? values["charset"] }
  /// The feature of unknown words, in place of those of `unk.dic`.
  public var unknownFeature: String? { values["unk-feature"] }
  /// The output format used when none is asked for.
  public var outputFormatType: String? { values["output-format-type"] }
  /// The names of the output formats, sorted, as in `chasen`, `yomi`.
  public var outputFormats: [String] {
    let prefix = "node-format-"
    return values.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .sorted()
  }

  /// Reads `dicrc` in a dictionary's directory.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryMissing`, `fileUnreadable`, or `invalidDefinition`
  ///   with the line.
  public init(directory: String) throws(MeCabError) {
    try self.init(path: FileSystem.join(directory, "dicrc"))
  }

  /// Reads a settings file.
  ///
  /// - Throws: as ``init(directory:)``.
  public init(path: String) throws(MeCabError) {
    let text = try FileBytes(path: path).withBytes { String(decoding: $0, as: UTF8.self) }
    try self.init(text: text, path: path)
  }

  /// Reads settings from text; `path` is what errors name.
  ///
  /// - Throws: ``MeCabError`` with `invalidDefinition` and the line that has no `=`.
  public init(text: String, path: String? = nil) throws(MeCabError) {
    var values: [String: String] = [:]
    var number = 0
    // By bytes: asking Characters for their properties would take longer than opening a dictionary.
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = line.trimmingBlanks()
      guard let first = line.first, first != UInt8(ascii: ";"), first != UInt8(ascii: "#") else {
        continue
      }
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
        throw MeCabError(
          .invalidDefinition, "has no “=”; write key = value", path: path, line: number)
      }
      let key = String(Substring(line[..<equals].trimmingBlanks()))
      let value = String(Substring(line[line.index(after: equals)...].trimmingBlanks()))
      if values[key] == nil { values[key] = value }
    }
    self.values = values
  }
}

extension Substring.UTF8View {
  /// Without blanks, tabs and carriage returns at both ends.
  fileprivate func trimmingBlanks() -> Substring.UTF8View {
    var rest = self
    while let first = rest.first, first.isBlank { rest.removeFirst() }
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return rest
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
