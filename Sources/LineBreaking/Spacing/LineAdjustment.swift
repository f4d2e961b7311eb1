/// The spaces and punctuation that a line may compress to fit more text.
///
/// ```swift
/// var options = Paragraph.Options(alignment: .justified)
/// options.lineAdjustment = .browsers  // lines end where those of a web page do
/// ```
public enum LineAdjustment: String, Sendable, Hashable, Codable, CaseIterable {
  /// Shrinks as much as possible: a justified line reduces its gaps before it expands them (JLREQ
  /// §3.8.2, 追込み before 追出し), and any closing punctuation at the end of a line loses its blank if
  /// it does not fit otherwise (CSS Text 4, `text-spacing-trim: normal`).
  case jlreq
  /// Follows Chromium (recorded from version 156): justified lines are only expanded (追出し), and at
  /// the end of a line only brackets lose their blank, not stops and commas.
  case browsers
}
