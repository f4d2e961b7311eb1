/// What a line takes in that fits only once something in it is made smaller.
///
/// ```swift
/// var options = Paragraph.Options(alignment: .justified)
/// options.filling = .browsers  // lines end where those of a web page do
/// ```
///
/// Sendable: a plain value.
public enum LineFilling: String, Sendable, Hashable, Codable, CaseIterable {
  /// As much as possible: a justified line reduces its gaps before it expands them (JLREQ §3.8.2,
  /// 追込み before 追出し), and every closing mark gives up its blank at the end of a line if it does
  /// not fit otherwise (CSS Text 4, `text-spacing-trim: normal`).
  case jlreq
  /// What Chromium does (recorded of version 156): justified lines are expanded only (追出し), and of
  /// the marks at the end of a line only brackets give up their blank, not stops and commas.
  case browsers
}
