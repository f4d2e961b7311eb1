public import MeCabDictionary

/// Generated lexicons: many keys, and keys of all kinds.
public enum GeneratedLexicon {
  /// Returns rows whose surfaces share long prefixes, repeat, and use one to four bytes per
  /// character.
  public static func rows(_ count: Int, seed: UInt64) -> [DictionaryRow] {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("aZ0,\" \u{7F}éßЖのアイウ東京都日本語學𠮷𩸽🍏😀\u{3099}\u{FFFD}").map(String.init)
    let tags = [
      "名詞,一般,*,*,*,*", "名詞,固有名詞,地域,一般,*,*", "動詞,自立,*,*,一段,基本形", "助詞,格助詞,一般,*,*,*",
      "記号,未知,*,*,*,*", "感動詞",
    ]
    var surfaces: [String] = []
    return (0..<count).map { number in
      let roll = Int.random(in: 0..<10, using: &generator)
      var surface = ""
      if roll < 2, let old = surfaces.randomElement(using: &generator) {
        surface = old
      } else {
        if roll < 7, let old = surfaces.randomElement(using: &generator), old.utf8.count < 900 {
          surface = old
        }
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          surface += alphabet.randomElement(using: &generator) ?? "x"
        }
      }
      // mecab-dict-index drops leading blanks.
      while surface.hasPrefix(" ") { surface.removeFirst() }
      if surface.isEmpty { surface = "空" }
      surfaces.append(surface)
      let tag = tags.randomElement(using: &generator) ?? ""
      return DictionaryRow(
        surface: surface, leftID: Int.random(in: 0..<32, using: &generator),
        rightID: Int.random(in: 0..<32, using: &generator),
        cost: Int.random(in: -32_768...32_767, using: &generator), feature: "\(tag),\(number)")
    }
  }

  /// Returns the rows as a CSV file.
  public static func csv(_ rows: [DictionaryRow]) -> String {
    rows.map { $0.csv + "\n" }.joined()
  }
}
