/// Generates names for the classes of an original dictionary.
enum ClassNaming {
  /// Returns the classes that occur in `rows`, named and ordered by their ids.
  ///
  /// A name joins the features that are not `*`. If several pairs of ids share the features, the
  /// word that `left-id.def` gives for the left id follows after a colon (some words have a
  /// separate context id). If names are still ambiguous, the class with the most rows keeps the
  /// name, and the ids are appended to the names of the others.
  static func classes(of rows: [SourceRow], leftIDs: [Int: String]) -> [LexicalClass] {
    var counts: [LexicalClass: Int] = [:]
    for row in rows { counts[row.unnamedClass, default: 0] += 1 }
    var byFeatures: [[String]: Int] = [:]
    for item in counts.keys { byFeatures[item.features, default: 0] += 1 }
    let byUse = counts.sorted {
      $0.value == $1.value ? precedes($0.key, $1.key) : $0.value > $1.value
    }
    var taken: Set<String> = []
    var classes: [LexicalClass] = []
    for var item in byUse.map(\.key) {
      item.name = item.features.filter { $0 != "*" }.joined(separator: "-")
      let word = leftIDs[item.leftID] ?? "*"
      if byFeatures[item.features, default: 0] > 1, word != "*" { item.name += ":" + word }
      if !taken.insert(item.name).inserted { item.name += "@\(item.leftID)/\(item.rightID)" }
      classes.append(item)
    }
    return classes.sorted { precedes($0, $1) }
  }

  private static func precedes(_ a: LexicalClass, _ b: LexicalClass) -> Bool {
    if a.leftID != b.leftID { return a.leftID < b.leftID }
    if a.rightID != b.rightID { return a.rightID < b.rightID }
    return a.features.lexicographicallyPrecedes(b.features)
  }

  /// Parses `left-id.def` and returns the last feature of each id.
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
        throw file.problem(.invalidTable, "a line is an id, a space and features", number)
      }
      words[id] = String(text[text.index(after: comma)...])
    }
    return words
  }
}
