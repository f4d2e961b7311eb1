/// The file to which an entry is written.
enum EntryFile {
  private static let nounFiles = [
    "一般": "noun-common", "サ変接続": "noun-verbal", "形容動詞語幹": "noun-adjectival",
    "副詞可能": "noun-adverbial",
  ]
  private static let properFiles = [
    "人名-姓": "proper-surname", "人名-名": "proper-given-name", "人名-一般": "proper-person",
    "地域-一般": "proper-place", "地域-国": "proper-country", "組織-*": "proper-organization",
    "一般-*": "proper-general",
  ]
  private static let otherFiles = [
    "動詞": "verb", "形容詞": "adjective", "副詞": "adverb", "記号": "symbol", "助詞": "particle",
    "助動詞": "auxiliary", "名詞": "noun-other",
  ]

  /// Returns the name of the file for a part of speech.
  static func name(for features: [String]) -> String {
    if features[0] == "名詞" {
      if let name = nounFiles[features[1]] { return name }
      if features[1] == "固有名詞", let name = properFiles[features[2] + "-" + features[3]] {
        return name
      }
    }
    return otherFiles[features[0]] ?? "other"
  }
}
