import MeCabDictionary

/// Compiles user dictionaries from rows that may omit ids, cost and features.
public enum UserDictionaryBuilder {
  /// The text of a CSV, with the path of its file if there is one.
  struct Source {
    let csv: [UInt8]
    let path: String?
  }

  static func compile(
    _ sources: [Source], for system: OpenedDictionary, schema: DictionarySchema
  ) throws(TokenizerError) -> [UInt8] {
    var completion = RowCompletion(system: system, schema: schema)
    var rows: [DictionaryRow] = []
    var rowOrigins: [(path: String?, line: Int)] = []
    for source in sources {
      let parsed = try UserDictionaryRow.parse(csv: source.csv, path: source.path)
      guard !parsed.isEmpty else {
        throw TokenizerError(
          .userDictionary, "has no rows (add rows such as surface,reading)", path: source.path)
      }
      for (line, row) in parsed {
        do throws(RowCompletion.Problem) {
          rows.append(try completion.completed(row))
        } catch {
          throw TokenizerError(
            .userDictionary, error.message, path: source.path, line: line)
        }
        rowOrigins.append((source.path, line))
      }
    }
    do throws(MeCabError) {
      return try DictionaryCompiler(systemDictionary: system.model.dictionary).userDictionary(
        rows: rows)
    } catch {
      // The compiler reports row numbers; convert them to line numbers.
      let number = (error.line ?? 0) - 1
      guard rowOrigins.indices.contains(number) else { throw TokenizerError(error) }
      throw TokenizerError(
        .userDictionary, error.message, path: rowOrigins[number].path, line: rowOrigins[number].line
      )
    }
  }
}

/// Derives the missing values of a row: word class, cost and features.
struct RowCompletion {
  struct Problem: Error { let message: String }

  private let schema: DictionarySchema
  private var classes: WordClassFinder
  private let costs: UserWordCost

  init(system: OpenedDictionary, schema: DictionarySchema) {
    self.schema = schema
    classes = WordClassFinder(dictionary: system.model.dictionary, schema: schema)
    costs = UserWordCost(dictionary: system)
  }

  mutating func completed(_ row: UserDictionaryRow) throws(Problem) -> DictionaryRow {
    switch row {
    case .short(let surface, let reading, let names):
      let wordClass = try wordClass(named: names)
      return DictionaryRow(
        surface: surface, leftID: wordClass.leftID, rightID: wordClass.rightID,
        cost: costs.cost(of: surface, as: wordClass.leftID, wordClass.rightID),
        feature: csv(features(surface: surface, reading: reading, wordClass: wordClass)))
    case .full(let surface, var leftID, var rightID, let cost, let features):
      if leftID == nil || rightID == nil {
        let names = features.prefix(schema.partOfSpeech.count).filter { $0 != "*" && !$0.isEmpty }
        let wordClass = try wordClass(named: Array(names))
        leftID = leftID ?? wordClass.leftID
        rightID = rightID ?? wordClass.rightID
      }
      return DictionaryRow(
        surface: surface, leftID: leftID, rightID: rightID,
        cost: cost ?? costs.cost(of: surface, as: leftID ?? 0, rightID ?? 0),
        feature: csv(features))
    }
  }

  private mutating func wordClass(named names: [String]) throws(Problem) -> WordClass {
    do throws(TokenizerError) {
      if let found = try classes.wordClass(named: names) { return found }
    } catch {
      throw Problem(message: error.message)
    }
    throw Problem(
      message: "the dictionary has no uninflected words called “\(names.joined(separator: "-"))” "
        + "(words that conjugate need full rows)")
  }

  private func features(surface: String, reading: String, wordClass: WordClass) -> [String] {
    var fields = Array(repeating: "*", count: schema.fieldCount)
    for (position, name) in zip(schema.partOfSpeech, wordClass.names) { fields[position] = name }
    for field in [schema.baseForm, schema.lemma] {
      if let field { fields[field] = surface }
    }
    for field in [schema.reading, schema.pronunciation] {
      if let field { fields[field] = reading }
    }
    return fields
  }

  private func csv(_ fields: [String]) -> String {
    fields.map { field in
      let needsQuotes = field.contains(",") || field.contains("\"")
      return needsQuotes
        ? "\""
          + field.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"") + "\"" : field
    }.joined(separator: ",")
  }
}
