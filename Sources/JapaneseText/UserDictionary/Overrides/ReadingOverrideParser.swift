import TextFoundation

/// Parses the text format of ``ReadingOverrides``.
struct ReadingOverrideParser {
  private let path: String?

  init(path: String?) { self.path = path }

  /// Returns the overrides of all lines.
  func overrides(in bytes: [UInt8]) throws(ReadingOverridesError) -> [ReadingOverride] {
    var overrides: [ReadingOverride] = []
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    var number = 0
    while !rest.isEmpty {
      number += 1
      let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      rest = rest[line.endIndex...]
      rest = rest.dropFirst(rest.starts(with: Array("\r\n".utf8)) ? 2 : 1)
      if let override = try override(in: text(of: line, number), number) {
        overrides.append(override)
      }
    }
    return overrides
  }

  private func text(
    of line: ArraySlice<UInt8>, _ number: Int
  ) throws(ReadingOverridesError) -> String {
    if let text = String(validating: line, as: UTF8.self) { return text }
    let valid = line.withUnsafeBufferPointer { $0.firstInvalidUTF8()?.offset ?? 0 }
    throw ReadingOverridesError(
      .invalidUTF8, "invalid UTF-8 (convert the file with iconv -t UTF-8)", path: path,
      line: number, column: String(decoding: line.prefix(valid), as: UTF8.self).count + 1)
  }

  /// Returns the override of a line, or nil if the line is empty or a comment.
  private func override(
    in line: String, _ number: Int
  ) throws(ReadingOverridesError) -> ReadingOverride? {
    let fields = Field.fields(of: line)
    guard let first = fields.first else { return nil }
    func located<Value>(
      _ column: Int, _ body: () throws(ReadingOverridesError) -> Value
    ) throws(ReadingOverridesError) -> Value {
      do throws(ReadingOverridesError) { return try body() } catch {
        throw error.located(path: path, line: number, column: column)
      }
    }
    let word = try located(first.column) { () throws(ReadingOverridesError) in
      try ReadingOverrideValidation.word(String(first.text))
    }
    guard fields.count > 1, fields[1].assignment == nil else {
      throw ReadingOverridesError(
        .missingReading,
        "“\(word)” has no reading (write the word, a space and its reading in kana)",
        path: path, line: number, column: first.column + first.text.count)
    }
    let reading = try located(fields[1].column) { () throws(ReadingOverridesError) in
      try ReadingOverrideValidation.katakana(of: String(fields[1].text))
    }
    var conditions = Conditions(word: word, reading: reading)
    for field in fields.dropFirst(2) {
      try located(field.column) { () throws(ReadingOverridesError) in try conditions.add(field) }
    }
    return try located(first.column) { () throws(ReadingOverridesError) in
      try ReadingOverride(
        word: word, reading: reading, before: conditions.before, after: conditions.after,
        partsOfSpeech: conditions.partsOfSpeech, accent: conditions.accent)
    }
  }
}

/// A field of a line.
private struct Field {
  let text: Substring
  /// The position of the first Character in the line, from 1.
  let column: Int

  /// Returns the fields of a line up to a comment.
  static func fields(of line: String) -> [Field] {
    var fields: [Field] = []
    var start: (index: String.Index, column: Int)?
    var column = 1
    var index = line.startIndex
    while index < line.endIndex {
      if line[index].isWhitespace {
        if let first = start {
          fields.append(Field(text: line[first.index..<index], column: first.column))
        }
        start = nil
      } else if start == nil {
        if line[index] == "#" { return fields }
        start = (index, column)
      }
      index = line.index(after: index)
      column += 1
    }
    if let first = start { fields.append(Field(text: line[first.index...], column: first.column)) }
    return fields
  }

  /// The key and the values of a field `key=value|value`; full-width ＝ and ｜ are accepted.
  var assignment: (key: Substring, values: [Substring])? {
    // Scalars, because a combining character after the symbol belongs to the value.
    let scalars = text.unicodeScalars
    guard let equals = scalars.firstIndex(where: { $0 == "=" || $0 == "＝" }) else { return nil }
    let values = scalars[scalars.index(after: equals)...].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "|" || $0 == "｜" })
    return (text[..<equals], values.map { Substring($0) })
  }
}

/// The fields after the reading.
private struct Conditions {
  let word: String
  let reading: String
  var before: [String] = []
  var after: [String] = []
  var partsOfSpeech: [PartOfSpeech] = []
  var accent: Int?

  init(word: String, reading: String) {
    self.word = word
    self.reading = reading
  }

  mutating func add(_ field: Field) throws(ReadingOverridesError) {
    guard let (key, values) = field.assignment else {
      throw ReadingOverridesError(
        .unexpectedField,
        "“\(field.text)” is not a condition (write before=, after=, pos= or accent=; a word or "
          + "reading cannot contain spaces)")
    }
    guard !values.contains("") else {
      throw ReadingOverridesError(
        .missingValue, "“\(field.text)” has an empty value (write \(key)=value or value|value)")
    }
    switch key {
    case "before":
      try requireFirst(before.isEmpty, key)
      before = values.map { String($0) }
      for context in before {
        try ReadingOverrideValidation.checkContext(context, word: word, isBefore: true)
      }
    case "after":
      try requireFirst(after.isEmpty, key)
      after = values.map { String($0) }
      for context in after {
        try ReadingOverrideValidation.checkContext(context, word: word, isBefore: false)
      }
    case "pos":
      try requireFirst(partsOfSpeech.isEmpty, key)
      for name in values {
        guard let found = PartOfSpeech(overrideName: String(name)) else {
          throw ReadingOverridesError(
            .unknownPartOfSpeech,
            "the part of speech “\(name)” is unknown (write one such as noun, name, verb, "
              + "adjective, noun.place or 名詞)")
        }
        partsOfSpeech.append(found)
      }
    case "accent":
      try requireFirst(accent == nil, key)
      guard values.count == 1, let number = Int(values[0]) else {
        throw ReadingOverridesError(
          .invalidAccent,
          "“\(field.text)” is not an accent (write the number of the mora after which the pitch "
            + "falls, or 0)")
      }
      try ReadingOverrideValidation.checkAccent(number, reading: reading)
      accent = number
    default:
      throw ReadingOverridesError(
        .unknownKey, "the key “\(key)” is unknown (write before, after, pos or accent)")
    }
  }

  private func requireFirst(_ isFirst: Bool, _ key: Substring) throws(ReadingOverridesError) {
    guard !isFirst else { return }
    throw ReadingOverridesError(
      .repeatedKey, "“\(key)=” occurs twice (join its values with |)")
  }
}

extension PartOfSpeech {
  /// Creates the part of speech with a name used in overrides: that of ``description``, one of a
  /// dictionary's names (`名詞-固有名詞`, or only the last level), or `name`.
  fileprivate init?(overrideName name: String) {
    if name == "name" {
      self.init(category: .noun, subcategory: .proper)
      return
    }
    let rows = ([.ipadic, .unidic, .juman] as [DictionarySchema.TagSet])
      .flatMap { PartOfSpeechTable.rows(for: $0) }
    let ours = rows.first { row in
      row.1.rawValue == name
        || PartOfSpeech(category: row.1, subcategory: row.2).description == name
    }
    if let ours {
      self.init(category: ours.1, subcategory: ours.1.rawValue == name ? nil : ours.2)
      return
    }
    let joined = name.split(separator: "-").joined(separator: ",")
    guard let theirs = rows.first(where: { $0.0 == joined || $0.0.hasSuffix("," + joined) }) else {
      return nil
    }
    self.init(category: theirs.1, subcategory: theirs.2)
  }
}
