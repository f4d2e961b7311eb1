/// Japanese punctuation and its ASCII.
///
/// ISO 3602:1989 gives 。 、 「」 and （）; the others are the nearest in use. Full-width ASCII (U+FF01
/// to FF5E) is computed.
enum Punctuation {
  static let rows: [SpellingRow] = [
    ("。 、 ｡ ､", ". , . ,"), ("「 」 ｢ ｣ 『 』", #"" " " " ' '"#), ("“ ” 〝 〟 〞", #"" " " " ""#),
    ("‘ ’", "' '"), ("〜 ～ … ‥ ゠", "~ ~ ... .. ="), ("【 】 〔 〕 〖 〗", "[ ] [ ] [ ]"),
    ("〈 〉 《 》", "< > << >>"),
  ]
  static let ideographicSpace: Unicode.Scalar = "\u{3000}"
  static let middleDots: [Unicode.Scalar] = ["・", "･"]
}
