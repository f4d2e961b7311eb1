/// Characters of every line breaking class of Unicode 17.0 with their class after LB1, copied from
/// LineBreakTest.txt, EastAsianWidth.txt and emoji-data.txt.
enum ClassSamples {
  typealias Class = PlainLineBreaking.Class

  static let rows: [(of: Class, scalars: [Unicode.Scalar])] = [
    // AI, SG, XX and SA without Mn and Mc become AL.
    (.al, ["a", "Z", "#", "é", "Ω", "ж", "ا", "①", "§", "\u{E000}", "\u{0378}", "ก", "က", "ខ"]),
    (.al, ["√", "▲", "𐀀", "⏩", "\u{70F}"]),
    (.alUnassigned, ["\u{1F8FF}"]),
    (.ak, ["\u{1B05}", "\u{A984}", "\u{11005}"]),
    (.ap, ["\u{11003}", "\u{11F02}"]),
    (.as, ["\u{1BC0}", "\u{11066}", "\u{AA00}"]),
    (.dottedCircle, ["\u{25CC}"]),
    (.vf, ["\u{1BF2}", "\u{1BF3}"]),
    (.vi, ["\u{1B44}", "\u{A9C0}", "\u{11046}"]),
    (.b2, ["—", "⸺"]),
    (.ba, ["\t", "\u{AD}", "\u{2009}", "\u{3000}", "\u{1680}", "|", "\u{964}"]),
    (.bb, ["´", "ˈ", "\u{F01}", "\u{1806}"]),
    (.bk, ["\u{B}", "\u{C}", "\u{2028}", "\u{2029}"]),
    (.cb, ["\u{FFFC}"]),
    (.cl, ["}", "」", "、", "。", "﹂", "｡", "〟", "\u{FE10}"]),
    (.cm, ["\u{301}", "\u{300}", "\u{8}", "\u{FE0F}", "\u{200C}", "\u{3099}", "\u{34F}"]),
    (.cm, ["\u{E0067}"]),
    (.cm, ["\u{E48}", "\u{102B}", "\u{17B6}"]),  // SA with category Mn or Mc
    (.cp, [")", "]"]),
    (.cr, ["\r"]),
    (.eb, ["👩", "👍", "☝", "⛹", "🏂"]),
    (.em, ["\u{1F3FB}", "\u{1F3FF}"]),
    (.ex, ["!", "?", "！", "\u{5C6}", "\u{61F}", "\u{FE56}"]),
    (.gl, ["\u{A0}", "\u{202F}", "\u{2007}", "\u{2011}", "\u{F0C}", "\u{180E}"]),
    (.h2, ["가", "개"]),
    (.h3, ["각", "힣"]),
    (.hh, ["‐", "–", "\u{58A}", "\u{2012}"]),
    (.hl, ["א", "ש", "\u{FB1D}"]),
    (.hy, ["-"]),
    (.id, ["漢", "あ", "ア", "☺", "🏠", "Ａ", "〇", "\u{20000}", "⌚", "\u{A000}", "\u{2FFFD}"]),
    (.idUnassigned, ["\u{1FAFF}", "\u{1FFFD}", "\u{1F02C}"]),
    (.in, ["…", "‥", "\u{2024}", "\u{FE19}"]),
    (.is, [".", ",", ":", ";", "\u{589}", "\u{37E}"]),
    (.jl, ["\u{1100}", "\u{A960}"]),
    (.jt, ["\u{11A8}", "\u{D7CB}"]),
    (.jv, ["\u{1161}", "\u{D7B0}"]),
    (.lf, ["\n"]),
    (.nl, ["\u{85}"]),
    // CJ becomes NS.
    (.ns, ["々", "ゝ", "・", "‼", "゛", "〜", "ぁ", "ー", "ｯ", "ﾞ", "\u{17D6}"]),
    (.nu, ["1", "9", "\u{600}", "\u{661}", "\u{96B}", "\u{E51}", "\u{66B}"]),
    (.op, ["(", "[", "{", "¡", "¿", "‚", "„", "\u{F3A}"]),
    (.op, ["「", "（", "〈", "｢", "〝", "\u{FE17}"]),
    (.po, ["%", "°", "℃", "％", "¢", "\u{60B}", "\u{2030}"]),
    (.pr, ["$", "+", "\\", "№", "￥", "€", "−"]),
    (.qu, ["\"", "'", "\u{275B}", "\u{1F676}"]),
    (.quPi, ["“", "«", "‹", "‘", "‛"]),
    (.quPf, ["’", "»", "”", "›"]),
    (.ri, ["\u{1F1E6}", "\u{1F1FF}"]),
    (.sp, [" "]),
    (.sy, ["/"]),
    (.wj, ["\u{2060}", "\u{FEFF}"]),
    (.zw, ["\u{200B}"]),
    (.zwj, ["\u{200D}"]),
  ]

  /// The samples whose East_Asian_Width is F, W or H.
  static let eastAsian: Set<Unicode.Scalar> = {
    let narrow: Set<Unicode.Scalar> = ["☝", "⛹", "☺", "\u{17D6}", "‼"]
    let wideClasses: Set<Class> = [.cl, .eb, .em, .h2, .h3, .id, .jl, .ns]
    let others: [Unicode.Scalar] = [
      "\u{3000}", "\u{3099}", "！", "\u{FE56}", "\u{FE19}", "「", "（", "〈", "｢", "〝",
      "\u{FE17}", "％", "￥", "⏩",
    ]
    return rows.filter { wideClasses.contains($0.of) }.reduce(into: Set(others)) {
      $0.formUnion($1.scalars)
    }.subtracting(narrow).subtracting(["}"])
  }()
}
