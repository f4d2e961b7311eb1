/// The strictness with which lines avoid beginning and ending with certain characters (CSS Text 3
/// §5.3, `line-break`).
///
/// | | `strict` | `normal` | `loose` |
/// | --- | --- | --- | --- |
/// | before small kana and `ー` | no | yes | yes |
/// | before `〜` and `゠` (Chinese and Japanese) | no | yes | yes |
/// | before `々` `〻` `ゝ` `ゞ` `ヽ` `ヾ`, between `…` `‥` | no | no | yes |
/// | before `‐` and `–` after an ideograph or kana | no | no | yes |
/// | before `・` `：` `；` `！` `？` `‼` `⁇` `⁈` `⁉` (Chinese and Japanese) | no | no | yes |
/// | before `％` `℃` …, after `￥` `№` … (Chinese and Japanese) | no | no | yes |
///
/// In addition, all three follow later versions of UAX #14 for quotation marks and hyphens, and
/// allow a break after spaces before the `/` of a path and before a `.` that begins a word
/// (`.bashrc`).
public enum LineBreakStrictness: String, Sendable, Hashable, Codable, CaseIterable {
  /// UAX #14 of Unicode 17.0 without tailoring.
  ///
  /// Passes every test of LineBreakTest.txt; offsets may lie inside a Character (between a space
  /// and a combining mark).
  case uax14
  /// The strictest level, which JLREQ §3.1.7 describes for books.
  case strict
  /// Small kana and `ー` may begin a line.
  case normal
  /// For narrow columns, as in newspapers.
  case loose
  /// A line may end between any two Characters, without rules.
  case anywhere
}

/// The positions between letters at which lines may break (CSS Text 3 §5.2, `word-break`; `phrase`
/// is `auto-phrase` of CSS Text 4).
public enum WordBreak: String, Sendable, Hashable, Codable, CaseIterable {
  /// Between ideographs and kana, but not inside words of other scripts.
  case normal
  /// Between any two letters or digits; the rules for punctuation still apply.
  case breakAll = "break-all"
  /// At spaces and punctuation only.
  case keepAll = "keep-all"
  /// At the phrase boundaries of the caller (``TextBoundaries/phrases``) where the strictness
  /// allows a break, or as `normal` without phrase boundaries.
  case phrase
}
