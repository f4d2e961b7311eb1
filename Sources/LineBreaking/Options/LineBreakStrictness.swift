/// How strictly lines avoid to begin and end with certain characters (CSS Text 3, section 5.3,
/// `line-break`).
///
/// | | `strict` | `normal` | `loose` |
/// | --- | --- | --- | --- |
/// | before small kana and `ー` | no | yes | yes |
/// | before `〜` and `゠` (Chinese and Japanese) | no | yes | yes |
/// | before `々` `〻` `ゝ` `ゞ` `ヽ` `ヾ`, between `…` `‥` | no | no | yes |
/// | before `‐` and `–` behind an ideograph or kana | no | no | yes |
/// | before `・` `：` `；` `！` `？` `‼` `⁇` `⁈` `⁉` (Chinese and Japanese) | no | no | yes |
/// | before `％` `℃` …, behind `￥` `№` … (Chinese and Japanese) | no | no | yes |
///
/// All three follow later versions of UAX #14 in quotation marks and hyphens, and let lines begin,
/// behind spaces, with the `/` of a path and with a `.` that begins a word (`.bashrc`).
///
/// Sendable: a plain value.
public enum LineBreakStrictness: String, Sendable, Hashable, Codable, CaseIterable {
  /// UAX #14 of Unicode 15.0 without tailoring: every test of LineBreakTest.txt, with offsets that
  /// may lie inside of a Character (behind a space that a mark follows).
  case uax14
  /// The strictest level: what JLREQ 3.1.7 calls the rule for books.
  case strict
  /// Small kana and `ー` may begin a line.
  case normal
  /// For narrow columns, as in newspapers.
  case loose
  /// Between any two Characters: no rules at all.
  case anywhere
}

/// Where lines may break between letters (CSS Text 3, section 5.2, `word-break`; `phrase` is
/// CSS Text 4's `auto-phrase`).
///
/// Sendable: a plain value.
public enum WordBreak: String, Sendable, Hashable, Codable, CaseIterable {
  /// Between ideographs and kana, not inside of words of other scripts.
  case normal
  /// Between any two letters or digits; rules about punctuation stay.
  case breakAll = "break-all"
  /// At spaces and punctuation only.
  case keepAll = "keep-all"
  /// At the phrases handed in (``TextBoundaries/phrases``) where the strictness allows a break; as
  /// `normal` if there are none.
  case phrase
}
