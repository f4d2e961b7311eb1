/// The settings of a dictionary in its file `dicrc`.
///
/// Lines have the form `key = value`; blank lines and lines that start with `;` or `#` are skipped.
/// The value is everything after the first `=` and the blanks that follow it. If a key occurs
/// twice, the first line counts, as in MeCab.
///
/// ```swift
/// let settings = try DictionaryConfiguration(directory: "/var/lib/mecab/dic/ipadic-utf8")
/// print(settings.costFactor ?? 0)  // 800
/// ```
public struct DictionaryConfiguration: Sendable, Hashable {
  /// The text of the file, searched for each setting, because building a Swift dictionary takes
  /// longer than opening a MeCab dictionary.
  private let text: String

  /// All settings with their values as written.
  public var values: [String: String] {
    var values: [String: String] = [:]
    forEachSetting { key, value in
      if values[String(key)] == nil { values[String(key)] = String(value) }
    }
    return values
  }

  /// The value of a key as written, or nil if the key is missing.
  public subscript(key: String) -> String? {
    var found: String?
    forEachSetting { name, value in
      if found == nil, name == key { found = String(value) }
    }
    return found
  }

  /// The scale of costs: a cost is the negative logarithm of a probability multiplied by this
  /// factor.
  ///
  /// The value is nil if the setting is missing or not a number.
  public var costFactor: Int? { self["cost-factor"].flatMap { Int($0) } }
  /// The feature of the beginning and end of a sentence.
  public var bosFeature: String? { self["bos-feature"] }
  /// The charset of the definition files.
  public var configurationCharset: String? { self["config-charset"] }
  /// The charset of the compiled dictionary, which most dictionaries specify only in `sys.dic`.
  public var dictionaryCharset: String? { self["dictionary-charset"] ?? self["charset"] }
  /// The feature of unknown words, which replaces those of `unk.dic`.
  public var unknownFeature: String? { self["unk-feature"] }
  /// The default output format.
  public var outputFormatType: String? { self["output-format-type"] }
  /// The sorted names of the output formats, such as `chasen` and `yomi`.
  public var outputFormats: [String] {
    let prefix = "node-format-"
    return values.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .sorted()
  }

  /// Reads `dicrc` in the directory of a dictionary.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryMissing`, `fileUnreadable`, or `invalidDefinition`
  ///   with the line.
  public init(directory: String) throws(MeCabError) {
    try self.init(DictionaryFolder(directory).contents(of: "dicrc"))
  }

  /// Reads a settings file.
  ///
  /// - Throws: The same errors as ``init(directory:)``.
  public init(path: String) throws(MeCabError) { try self.init(FileBytes(path: path)) }

  /// Reads an open settings file.
  package init(_ file: FileBytes) throws(MeCabError) {
    let text = file.withBytes { String(decoding: $0, as: UTF8.self) }
    try self.init(text: text, path: file.path)
  }

  /// Parses settings from text; `path` is the file name for error messages.
  ///
  /// - Throws: ``MeCabError`` with `invalidDefinition` and the line that has no `=`.
  public init(text: String, path: String? = nil) throws(MeCabError) {
    self.text = text
    var number = 0
    var rest = text[...].utf8
    while let line = rest.removeFirstLine() {
      number += 1
      guard line.isSetting, !line.contains(UInt8(ascii: "=")) else { continue }
      throw MeCabError(
        .invalidDefinition, "has no “=”; write key = value", path: path, line: number)
    }
  }

  private func forEachSetting(_ body: (_ key: Substring, _ value: Substring) -> Void) {
    var rest = text[...].utf8
    while let line = rest.removeFirstLine() {
      guard line.isSetting, let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      body(
        Substring(line[..<equals].droppingLastBlanks()),
        Substring(line[line.index(after: equals)...].droppingFirstBlanks()))
    }
  }
}

// Works on bytes: reading Character properties would take longer than opening a dictionary.
extension Substring.UTF8View {
  /// Removes and returns the first line, without its line end (LF or CR LF), or returns `nil` at
  /// the end.
  fileprivate mutating func removeFirstLine() -> Substring.UTF8View? {
    guard !isEmpty else { return nil }
    let end = firstIndex(of: UInt8(ascii: "\n")) ?? endIndex
    var line = self[..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    self = end == endIndex ? self[endIndex...] : self[index(after: end)...]
    return line
  }

  /// Whether the line is neither blank nor a comment.
  fileprivate var isSetting: Bool {
    guard let first, first != UInt8(ascii: ";"), first != UInt8(ascii: "#") else { return false }
    return contains { !$0.isBlank }
  }

  fileprivate func droppingFirstBlanks() -> Substring.UTF8View {
    var rest = self
    while let first = rest.first, first.isBlank { rest.removeFirst() }
    return rest
  }

  fileprivate func droppingLastBlanks() -> Substring.UTF8View {
    var rest = self
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return rest
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
