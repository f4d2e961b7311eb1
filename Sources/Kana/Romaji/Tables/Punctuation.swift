/// Japanese punctuation and its ASCII equivalents.
///
/// ISO 3602:1989 defines 。 、 「」 and （）; the others are the closest equivalents in use. Full-width
/// ASCII (U+FF01 to FF5E) is computed.
enum Punctuation {
  static let rows: [SpellingRow] = [
    ("。 、 ｡ ､", ". , . ,"), ("「 」 ｢ ｣ 『 』", #"" " " " ' '"#), ("“ ” 〝 〟 〞", #"" " " " ""#),
    ("‘ ’", "' '"), ("〜 ～ … ‥ ゠", "~ ~ ... .. ="), ("【 】 〔 〕 〖 〗", "[ ] [ ] [ ]"),
    ("〈 〉 《 》", "< > << >>"),
  ]
  static let ideographicSpace: Unicode.Scalar = "\u{3000}"
  static let middleDots: [Unicode.Scalar] = ["・", "･"]
}
