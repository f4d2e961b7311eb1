import SearchFTS5
import Testing

/// Tests the arguments in `tokenize = 'mutsu …'`.
@Suite struct ArgumentTests {
  @Test func argumentsAreNamesAndValues() throws {
    let rows: [(input: String, message: String?, why: String)] = [
      ("", nil, "no argument is required"),
      ("width off case off", nil, "folds are switched one by one"),
      ("folds none okurigana on", nil, "all folds, then one"),
      ("iteration_mark off", nil, "FTS5 accepts no hyphen outside quotation marks"),
      ("'iteration-mark' off", nil, "but the name of the fold has one"),
      ("stop_words none", nil, "particles are indexed"),
      ("stop_words 'particles auxiliary_verbs'", nil, "a list in quotation marks"),
      ("stop_words conjunctions", nil, "a list of one word needs none"),
      ("compounds whole minimum_length 2", nil, "other options"),
      ("path '/any' width on", nil, "the path is a string"),
      ("colour on", "unknown argument 'colour' (the arguments are path, dictionary,", "a typo"),
      ("width", "the argument 'width' has no value (write on or off after it)", "no value"),
      ("width yes", "'yes' is not a value of 'width' (write on or off)", "another value"),
      ("width on width off", "the argument 'width' occurs twice (remove one)", "contradiction"),
      ("minimum_length 0", "'0' is not a value of 'minimum_length' (write a number", "too small"),
      ("minimum_length 1e9", "'1e9' is not a value of 'minimum_length'", "not a number"),
      ("stop_words 'verbs'", "'verbs' is not a value of 'stop_words' (write all,", "unknown"),
      ("stop_words ''", "'' is not a value of 'stop_words'", "an empty list is none"),
      ("folds some", "'some' is not a value of 'folds' (write all or none)", "unknown"),
      ("path ''", "'' is not a value of 'path' (write the path of a dictionary", "empty path"),
      ("dictionary", "the argument 'dictionary' has no value", "the last word"),
    ]
    let dictionary = try Database.tokenizer.get()
    for row in rows {
      let words = Self.words(row.input)
      var message: String?
      do throws(FTS5Error) {
        _ = try SearchTokenizer(arguments: words, tokenizer: dictionary)
      } catch {
        #expect(error.code == .invalidArgument)
        message = error.message
      }
      if let expected = row.message {
        #expect(message?.contains(expected) == true, "\(row.input): \(message ?? "no error")")
      } else {
        #expect(message == nil, "\(row.input) (\(row.why))")
      }
    }
  }

  /// Divides arguments as FTS5 does.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for (index, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }

  @Test func tableIsNotCreatedWithInvalidArguments() throws {
    let database = try Database()
    #expect(throws: Database.Failure.self) {
      try database.run("CREATE VIRTUAL TABLE t USING fts5(a, tokenize = 'mutsu colour on')")
    }
    #expect(database.tokenizerMessage?.contains("unknown argument 'colour'") == true)
    #expect(try database.rows("SELECT name FROM sqlite_schema").isEmpty)
  }

  @Test func argumentsChangeTerms() throws {
    let rows: [(arguments: [String], text: String, expected: [String], why: String)] = [
      ([], "空港へ行った", ["空港", "行く"], "the default"),
      (["stop_words", "none"], "空港は", ["空港", "は"], "all words"),
      (["compounds", "whole"], "関西国際空港", ["関西国際空港"], "a compound is a term"),
      (["minimum_length", "3"], "空港とNHK", ["nhk"], "short terms are not indexed"),
      (["inflection", "off"], "空港へ行った", ["空港", "行っ"], "no dictionary form"),
      (["case", "off"], "NHK", ["NHK"], "capital letters differ"),
      (["case", "on"], "NHK", ["nhk"], "capital letters do not differ"),
      (["folds", "none"], "受付 NHK", ["受付", "NHK"], "no fold"),
      (["folds", "none", "case", "on"], "受付 NHK", ["受付", "nhk"], "one fold"),
    ]
    for row in rows {
      let tokenizer = try SearchTokenizer(
        arguments: row.arguments, tokenizer: Database.tokenizer.get())
      #expect(try tokenizer.tokens(in: row.text).map(\.text) == row.expected, "\(row.why)")
    }
  }
}
