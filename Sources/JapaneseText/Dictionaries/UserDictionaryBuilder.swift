public import MeCab

/// Makes compiled user dictionaries of rows that say only what their author knows.
public enum UserDictionaryBuilder {
  /// Completes and compiles the rows of a CSV file (see ``UserDictionary`` for what rows may be).
  ///
  /// ```swift
  /// let bytes = try UserDictionaryBuilder.compile(csvFile: "names.csv", for: tokenizer)
  /// ```
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - tokenizer: whose dictionary the words are for; ids are valid in that dictionary only.
  /// - Returns: the bytes of a compiled user dictionary, to be written to a file.
  /// - Throws: ``TokenizerError`` with the file and the line.
  public static func compile(
    csvFile path: String, for tokenizer: Tokenizer
  ) throws(TokenizerError) -> [UInt8] {
    let csv: [UInt8]
    do throws(MeCabError) { csv = try FileSystem.contents(of: path) } catch {
      throw TokenizerError(error)
    }
    return try compile(csv, path: path, for: tokenizer.model, schema: tokenizer.schema)
  }

  static func compile(
    _ csv: [UInt8], path: String?, for system: Model, schema: DictionarySchema
  ) throws(TokenizerError) -> [UInt8] {
    let rows = try UserDictionaryRow.parse(csv: csv, path: path)
    guard !rows.isEmpty else {
      throw TokenizerError(.userDictionary, "has no rows (write surface,reading)", path: path)
    }
    var completion = RowCompletion(system: system, schema: schema)
    var complete: [DictionaryRow] = []
    for (line, row) in rows {
      do throws(RowCompletion.Problem) {
        complete.append(try completion.completed(row))
      } catch {
        throw TokenizerError(.userDictionary, error.message, path: path, line: line)
      }
    }
    do throws(MeCabError) {
      return try DictionaryCompiler(systemDictionary: system.dictionary).userDictionary(rows: complete)
    } catch {
      // The compiler counts rows; the author counts lines.
      let line = error.line.flatMap { rows.indices.contains($0 - 1) ? rows[$0 - 1].line : nil }
      throw TokenizerError(.userDictionary, error.message, path: path, line: line)
    }
  }
}

/// Derives what a row leaves open: class, cost, features.
private struct RowCompletion {
  struct Problem: Error { let message: String }

  private let system: Model
  private let schema: DictionarySchema
  private var classes: WordClassFinder
  private let costs: UserWordCost

  init(system: Model, schema: DictionarySchema) {
    self.system = system
    self.schema = schema
    classes = WordClassFinder(dictionary: system.dictionary, schema: schema)
    costs = UserWordCost(model: system)
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
      return needsQuotes ? "\"" + field.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\"" : field
    }.joined(separator: ",")
  }
}
