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
  /// The file's text: settings are looked up in it, because making a dictionary of them would take
  /// longer than opening MeCab's.
  private let text: String

  /// Every setting as written.
  public var values: [String: String] {
    var values: [String: String] = [:]
    forEachSetting { key, value in
      if values[String(key)] == nil { values[String(key)] = String(value) }
    }
    return values
  }

  /// The value of a key as written, or nil.
  public subscript(key: String) -> String? {
    var found: String?
    forEachSetting { name, value in
      if found == nil, name == key { found = String(value) }
    }
    return found
  }

  /// The scale of costs: a cost is the negative logarithm of a probability times this factor.
  ///
  /// Nil if absent or no number.
  public var costFactor: Int? { self["cost-factor"].flatMap { Int($0) } }
  /// The feature of the beginning and end of a sentence.
  public var bosFeature: String? { self["bos-feature"] }
  /// The charset the dictionary's definition files are in.
  public var configurationCharset: String? { self["config-charset"] }
  /// The charset of the compiled dictionary; most dictionaries name it only in `sys.dic`.
  public var dictionaryCharset: String? { self["dictionary-charset"] ?? self["charset"] }
  /// The feature of unknown words, in place of those of `unk.dic`.
  public var unknownFeature: String? { self["unk-feature"] }
  /// The output format used when none is asked for.
  public var outputFormatType: String? { self["output-format-type"] }
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
  public init(path: String) throws(MeCabError) { try self.init(FileBytes(path: path)) }

  /// Reads an opened settings file.
  package init(_ file: FileBytes) throws(MeCabError) {
    let text = file.withBytes { String(decoding: $0, as: UTF8.self) }
    try self.init(text: text, path: file.path)
  }

  /// Reads settings from text; `path` is what errors name.
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

// By bytes: asking Characters for their properties would take longer than opening a dictionary.
extension Substring.UTF8View {
  /// Takes the first line off, without its line end (LF or CR LF); `nil` at the end.
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
