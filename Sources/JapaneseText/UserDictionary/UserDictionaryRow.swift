import Kana
import MeCabDictionary

/// A row of a user dictionary as written by the user.
enum UserDictionaryRow {
  /// `surface,reading[,part of speech]`.
  case short(surface: String, reading: String, partOfSpeech: [String])
  /// A full MeCab row; empty ids and cost are `nil`.
  case full(surface: String, leftID: Int?, rightID: Int?, cost: Int?, features: [String])

  /// Parses the rows of a CSV.
  ///
  /// - Parameters:
  ///   - csv: the text; empty lines and lines that begin with `#` are skipped.
  ///   - path: the file for error messages.
  /// - Returns: the rows with their line numbers, from 1.
  /// - Throws: `userDictionary` with the line.
  static func parse(
    csv: [UInt8], path: String?
  ) throws(TokenizerError) -> [(line: Int, row: UserDictionaryRow)] {
    var rows: [(Int, UserDictionaryRow)] = []
    var number = 0
    for line in csv.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      var line = line
      if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw TokenizerError(
          .userDictionary, "invalid UTF-8 (convert the file with iconv)", path: path, line: number)
      }
      guard CSVFields.hasValidQuotes(Array(text.utf8)) else {
        throw TokenizerError(
          .userDictionary,
          "a quoted field is not closed, or continues after its quotation mark (write \"a \"\"b\"\"\")",
          path: path, line: number)
      }
      let fields = CSVFields.all(Array(text.utf8), includingEmptyLast: true).map {
        String(decoding: $0, as: UTF8.self)
      }
      do throws(RowProblem) {
        rows.append((number, try UserDictionaryRow(fields: fields)))
      } catch {
        throw TokenizerError(.userDictionary, error.message, path: path, line: number)
      }
    }
    return rows
  }

  private struct RowProblem: Error { let message: String }

  private init(fields: [String]) throws(RowProblem) {
    guard let surface = fields.first, !surface.isEmpty else {
      throw RowProblem(message: "the surface is empty")
    }
    guard fields.count >= 2 else {
      throw RowProblem(message: "a row is surface,reading[,part of speech], or a full MeCab row")
    }
    if fields.count >= 5, let ids = Self.numbers(fields[1...3]) {
      guard fields[4...].contains(where: { !$0.isEmpty }) else {
        throw RowProblem(
          message: "the row has no features (write them after the cost, or only surface,reading)")
      }
      self = .full(
        surface: surface, leftID: ids[0], rightID: ids[1], cost: ids[2],
        features: Array(fields[4...]))
      return
    }
    guard !fields[1].isEmpty else {
      throw RowProblem(message: "the reading is empty (a row is surface,reading[,part of speech])")
    }
    guard let reading = Self.katakana(fields[1]) else {
      throw RowProblem(message: "the reading “\(fields[1])” is not kana")
    }
    let names = fields[2...].flatMap { $0.split(separator: "-") }.map { String($0) }
    self = .short(surface: surface, reading: reading, partOfSpeech: names)
  }

  /// Returns the columns of ids and cost if they are integers or empty, otherwise nil.
  private static func numbers(_ fields: ArraySlice<String>) -> [Int?]? {
    var numbers: [Int?] = []
    for field in fields {
      if field.isEmpty {
        numbers.append(nil)
      } else if let number = Int(field) {
        numbers.append(number < 0 && numbers.count < 2 ? nil : number)
      } else {
        return nil
      }
    }
    return numbers
  }

  /// Returns a reading in katakana, or `nil` if it is empty or not kana.
  private static func katakana(_ reading: String) -> String? {
    var katakana = String.UnicodeScalarView()
    for scalar in reading.unicodeScalars {
      guard let kana = KanaScalar.katakana(of: scalar.value).flatMap(Unicode.Scalar.init) else {
        return nil
      }
      katakana.append(kana)
    }
    return katakana.isEmpty ? nil : String(katakana)
  }
}
