import MeCabDictionary

extension DictionarySchema {
  /// A schema for dictionaries whose fields have no known meaning: words have features, but no part of
  /// speech, base form or reading.
  ///
  /// ```swift
  /// let tokenizer = try Tokenizer(dictionary: .directory("/opt/dictionaries/t9"), schema: .features)
  /// tokenizer.tokens(in: "893").map { $0.featureRow }  // ["ヨ", "リ", "ス"]
  /// ```
  public static let features = DictionarySchema(
    name: "features", tagSet: .other, fieldCount: 1, partOfSpeech: 0..<0)

  /// Creates a schema from the names of a dictionary’s fields.
  ///
  /// These names, in any case, have a meaning for the library: `pos` or consecutive `pos1`, `pos2`, … (the
  /// part of speech), `ctype` and `cform` (conjugation), `base`, `lemma`, `reading`, `pronunciation`,
  /// `accent`, `accent-rule` and `accent-modification`. All others are available from
  /// ``Token/feature(named:)``.
  ///
  /// ```swift
  /// let schema = DictionarySchema(columns: ["reading", "region"])
  /// let tokenizer = try Tokenizer(dictionary: .directory(path), schema: schema)
  /// tokenizer.tokens(in: "京都").first?.feature(named: "region")  // "近畿"
  /// ```
  ///
  /// A dictionary can name its fields itself in its `dicrc`, which MeCab ignores:
  ///
  /// ```
  /// mutsu-columns = pos1, pos2, reading
  /// mutsu-tag-set = ipadic
  /// ```
  ///
  /// - Parameters:
  ///   - columns: the names; surrounding blanks are removed. If a name occurs twice, the first counts.
  ///   - tagSet: the part-of-speech system of the columns `pos…`.
  ///   - name: the name of the schema.
  public init(columns: [String], tagSet: TagSet = .other, name: String = "columns") {
    let columns = columns.map { column in
      let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
      var scalars = column.unicodeScalars.drop(while: isBlank)
      while let last = scalars.last, isBlank(last) { scalars.removeLast() }
      return String(scalars)
    }
    let keys = columns.map { $0.lowercased() }
    func index(_ key: String) -> Int? { keys.firstIndex(of: key) }
    self.init(
      name: name, tagSet: tagSet, fieldCount: max(1, columns.count),
      partOfSpeech: Self.partOfSpeech(in: keys), conjugationType: index("ctype"),
      conjugationForm: index("cform"), baseForm: index("base"), lemma: index("lemma"),
      reading: index("reading"), pronunciation: index("pronunciation"), accent: index("accent"),
      accentRule: index("accent-rule"), accentModification: index("accent-modification"))
    self.columns = columns
  }

  /// Whether a name of a column has a meaning for the library.
  package static func isKnownColumn(_ name: String) -> Bool {
    let known = [
      "pos", "ctype", "cform", "base", "lemma", "reading", "pronunciation", "accent", "accent-rule",
      "accent-modification",
    ]
    let key = name.lowercased()
    return known.contains(key) || key.hasPrefix("pos") && key.dropFirst(3).allSatisfy(\.isNumber)
  }

  private static func partOfSpeech(in keys: [String]) -> Range<Int> {
    if let index = keys.firstIndex(of: "pos") { return index..<index + 1 }
    guard let start = keys.firstIndex(of: "pos1") else { return 0..<0 }
    var end = start + 1
    while end < keys.count, keys[end] == "pos\(end - start + 1)" { end += 1 }
    return start..<end
  }

  /// Returns the schema that a dictionary defines in its settings, or nil if it defines none.
  ///
  /// - Throws: `dictionaryDamaged` if the tag set is unknown.
  static func defined(
    by settings: DictionaryConfiguration, path: String
  ) throws(TokenizerError) -> DictionarySchema? {
    guard let columns = settings["mutsu-columns"] else { return nil }
    let names = columns.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard let tagSet = settings["mutsu-tag-set"] else { return DictionarySchema(columns: names) }
    guard let known = TagSet(rawValue: tagSet) else {
      throw TokenizerError(
        .dictionaryDamaged,
        "has the unknown mutsu-tag-set “\(tagSet)” (use ipadic, unidic, juman or other)", path: path
      )
    }
    return DictionarySchema(columns: names, tagSet: known)
  }
}
