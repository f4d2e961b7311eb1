/// The maximum number of lines of a paragraph, and the ellipsis for the text that is left out.
struct LineLimit: Sendable, Hashable {
  /// The number of lines, 1 or more.
  var count: Int
  /// The ellipsis at the end of the last line.
  var ellipsis: String
}
