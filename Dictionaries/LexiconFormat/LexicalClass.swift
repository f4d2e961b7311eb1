/// The properties that all entries of a grammatical class share: context ids and the first six
/// features.
package struct LexicalClass: Sendable, Hashable {
  /// A readable name such as `名詞-一般` or `動詞-非自立-一段-基本形:いる`; unique in a dictionary.
  package var name: String
  /// The context ids: columns and rows of the matrix.
  package var leftID: Int
  package var rightID: Int
  /// Four levels of part of speech, the conjugation type and the conjugation form; `*` if absent.
  package var features: [String]

  package init(name: String, leftID: Int, rightID: Int, features: [String]) {
    self.name = name
    self.leftID = leftID
    self.rightID = rightID
    self.features = features
  }
}

/// The classes of a dictionary by name and by index: the file `classes.tsv`.
package struct ClassTable {
  package let classes: [LexicalClass]
  private let positions: [String: Int]
  /// The bytes of a CSV row between surface and cost (`,left,right,`), by index of the class.
  let beforeCost: [ByteBuffer]
  /// The bytes between cost and base form (`,名詞,一般,*,*,*,*,`), by index of the class.
  let afterCost: [ByteBuffer]

  package init(_ classes: [LexicalClass]) {
    self.classes = classes
    positions = Dictionary(
      classes.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    beforeCost = classes.map { ByteBuffer(",\($0.leftID),\($0.rightID),") }
    afterCost = classes.map { ByteBuffer(",\($0.features.joined(separator: ",")),") }
  }

  /// Parses the table: name, left id, right id and six features, separated by tabs.
  package init(_ file: TextFile) throws(LexiconError) {
    var classes: [LexicalClass] = []
    var names: Set<String> = []
    for (number, line) in try file.rows() {
      let columns = Columns.strings(line)
      guard columns.count == 9, let left = Int(columns[1]), let right = Int(columns[2]) else {
        throw file.problem(
          .invalidTable, "a class is a name, two ids and six features, separated by tabs", number)
      }
      guard names.insert(columns[0]).inserted else {
        throw file.problem(
          .invalidTable, "the class “\(columns[0])” is defined twice", number)
      }
      guard !line.breaksCSV else {
        throw file.problem(
          .invalidTable, "a class must not contain a comma or quotation mark", number)
      }
      classes.append(
        LexicalClass(
          name: columns[0], leftID: left, rightID: right, features: Array(columns[3...])))
    }
    self.init(classes)
  }

  /// Returns the index of the class with this name.
  package func position(of name: String) -> Int? { positions[name] }

  /// The table as text.
  package var text: String {
    var text =
      "# class\tleft id\tright id\tpart of speech (4)\tconjugation type\tconjugation form\n"
    for item in classes {
      text += "\(item.name)\t\(item.leftID)\t\(item.rightID)\t"
      text += item.features.joined(separator: "\t") + "\n"
    }
    return text
  }

  /// Throws if an id is outside a matrix with this number of rows and columns.
  package func checkIDs(rows: Int, columns: Int, path: String) throws(LexiconError) {
    for item in classes
    where !(0..<columns).contains(item.leftID) || !(0..<rows).contains(item.rightID) {
      throw LexiconError(
        .invalidTable, "the ids of “\(item.name)” are outside the matrix (\(rows) × \(columns))",
        path: path)
    }
  }
}
