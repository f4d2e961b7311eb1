import SearchText
import TextFoundation

/// The arguments of a table's tokenizer: `tokenize = 'mutsu NAME VALUE NAME VALUE …'`.
struct TokenizerArguments: Sendable {
  /// The path of the dictionary; nil for that of the connection.
  private(set) var path: String?
  /// The identifier of the dictionary that the index was made with; nil if it is not checked.
  private(set) var dictionary: String?
  /// The options of the analyzer.
  private(set) var options = SearchOptions()

  /// Reads the arguments that follow the name of the tokenizer.
  ///
  /// - Parameter arguments: names and values in turn.
  /// - Throws: `invalidArgument` with a message that lists what is valid.
  init(_ arguments: [String]) throws(FTS5Error) {
    var seen: Set<String> = []
    var index = 0
    while index < arguments.count {
      let name = ArgumentRow.underscored(arguments[index])
      let row = ArgumentRow.all.first { $0.name == name }
      guard row != nil || name == "path" || name == "dictionary" else {
        throw Self.unknown(arguments[index])
      }
      guard seen.insert(name).inserted else {
        throw FTS5Error(.invalidArgument, "the argument '\(name)' occurs twice (remove one)")
      }
      guard index + 1 < arguments.count else {
        throw FTS5Error(
          .invalidArgument,
          "the argument '\(name)' has no value (write \(Self.values(of: name, row)) after it)")
      }
      let value = arguments[index + 1]
      guard set(name, to: value, row) else {
        throw FTS5Error(
          .invalidArgument,
          "'\(Quoted.text(value))' is not a value of '\(name)' (write \(Self.values(of: name, row)))"
        )
      }
      index += 2
    }
  }

  /// Sets an argument, and returns whether the value is valid.
  private mutating func set(_ name: String, to value: String, _ row: ArgumentRow?) -> Bool {
    if let row { return row.set(&options, value) }
    if name == "path" { path = value } else { dictionary = value }
    return !value.isEmpty
  }

  private static func unknown(_ name: String) -> FTS5Error {
    let names = ["path", "dictionary"] + ArgumentRow.all.map(\.name)
    return FTS5Error(
      .invalidArgument,
      "unknown argument '\(Quoted.text(name))' (the arguments are \(names.joined(separator: ", ")), "
        + "each followed by its value)")
  }

  /// Returns the values of an argument, for messages.
  private static func values(of name: String, _ row: ArgumentRow?) -> String {
    if let row { return row.values }
    return name == "path"
      ? "the path of a dictionary in quotation marks" : "the result of mutsu_fts5_dictionary()"
  }
}
