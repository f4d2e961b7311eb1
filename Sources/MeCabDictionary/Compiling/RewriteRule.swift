import TextFoundation

/// A rule of `rewrite.def` or `pos-id.def`: a pattern of fields and a replacement.
///
/// A field of the pattern is `*` for anything, `(a|b)` for alternatives, or literal text. A pattern
/// is matched against the first fields of a feature. In the replacement, `$n` denotes field n of
/// the feature.
struct RewriteRule {
  private let pattern: [[UInt8]]
  private let replacement: [[UInt8]]

  var fieldCount: Int { pattern.count }

  /// Parses a rule, or returns nil if either side has no fields.
  init?(pattern: [UInt8], replacement: [UInt8]) {
    self.pattern = CSVFields.all(pattern)
    self.replacement = CSVFields.all(replacement)
    guard !self.pattern.isEmpty, !self.replacement.isEmpty else { return nil }
  }

  /// Returns the replacement for a feature, or nil if the pattern does not match.
  ///
  /// - Throws: ``MeCabError`` if the replacement refers to a field that the feature does not have.
  func rewrite(_ fields: [[UInt8]]) throws(MeCabError) -> [UInt8]? {
    guard pattern.count <= fields.count else { return nil }
    for (pattern, field) in zip(pattern, fields) {
      guard Self.matches(pattern, field) else { return nil }
    }
    var output: [UInt8] = []
    for (index, template) in replacement.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output += CSVFields.escaped(try Self.expand(template, fields))
    }
    return output
  }

  private static func matches(_ pattern: [UInt8], _ field: [UInt8]) -> Bool {
    if pattern.first == UInt8(ascii: "*") || pattern == field { return true }
    guard pattern.count >= 3, pattern.first == UInt8(ascii: "("),
      pattern.last == UInt8(ascii: ")")
    else { return false }
    return pattern[1..<pattern.count - 1]
      .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .contains { $0.elementsEqual(field) }
  }

  private static func expand(
    _ template: [UInt8], _ fields: [[UInt8]]
  ) throws(MeCabError) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    while position < template.count {
      guard template[position] == UInt8(ascii: "$") else {
        output.append(template[position])
        position += 1
        continue
      }
      position += 1
      let digits = template[position...].decimalPrefix(limit: 1_000_000)
      let number = digits.value
      position += digits.count
      guard number > 0, number <= fields.count else {
        throw MeCabError(
          .invalidDefinition,
          "“\(String(decoding: template, as: UTF8.self))” refers to field \(number) of a feature with "
            + "\(fields.count) fields")
      }
      output += fields[number - 1]
      // MeCab copies the byte after a number literally, even “$”.
      if position < template.count {
        output.append(template[position])
        position += 1
      }
    }
    return output
  }
}
