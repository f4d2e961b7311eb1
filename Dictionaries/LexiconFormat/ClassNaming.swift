/// Names for the classes of an original dictionary.
enum ClassNaming {
  /// The classes that occur in `rows`, named and in the order of their ids.
  ///
  /// A name joins the features that are not `*`. Where several pairs of ids share them, the word
  /// that `left-id.def` gives for the left id follows after a colon (some words have contexts of
  /// their own), and where that is not enough, the ids do.
  static func classes(of rows: [SourceRow], leftIDs: [Int: String]) -> [LexicalClass] {
    var seen: Set<LexicalClass> = []
    for row in rows {
      seen.insert(
        LexicalClass(name: "", leftID: row.leftID, rightID: row.rightID, features: row.features))
    }
    var classes = seen.sorted { precedes($0, $1) }
    let plain = classes.map { $0.features.filter { $0 != "*" }.joined(separator: "-") }
    let worded = classes.indices.map { index in
      let word = leftIDs[classes[index].leftID] ?? "*"
      return word == "*" ? plain[index] : plain[index] + ":" + word
    }
    let plainCounts = counts(plain)
    let wordedCounts = counts(worded)
    for index in classes.indices {
      if plainCounts[plain[index]] == 1 {
        classes[index].name = plain[index]
      } else if wordedCounts[worded[index]] == 1 {
        classes[index].name = worded[index]
      } else {
        classes[index].name = worded[index] + "@\(classes[index].leftID)/\(classes[index].rightID)"
      }
    }
    return classes
  }

  private static func precedes(_ a: LexicalClass, _ b: LexicalClass) -> Bool {
    if a.leftID != b.leftID { return a.leftID < b.leftID }
    if a.rightID != b.rightID { return a.rightID < b.rightID }
    return a.features.lexicographicallyPrecedes(b.features)
  }

  private static func counts(_ names: [String]) -> [String: Int] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Reads `left-id.def`: the last feature of each id.
  static func words(_ file: TextFile) throws(LexiconError) -> [Int: String] {
    var words: [Int: String] = [:]
    var number = 0
    for line in file.lines {
      number += 1
      if line.count == 0 { continue }
      let text = line.string
      guard let space = text.firstIndex(of: " "), let id = Int(text[..<space]),
        let comma = text.lastIndex(of: ",")
      else {
        throw LexiconError(
          .invalidTable, "a line is an id, a space and features", path: file.path, line: number)
      }
      words[id] = String(text[text.index(after: comma)...])
    }
    return words
  }
}
