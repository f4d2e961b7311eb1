/// A tate-chu-yoko run: characters set side by side in the space of one character in a vertical
/// line (JLREQ §3.2.5; CSS Writing Modes 4 §9.1).
package struct TateChuYokoRun: Sendable {
  /// The indices of the clusters in the paragraph's shaped text, which are shaped as a horizontal
  /// line.
  package var clusters: Range<Int>
  /// The width after horizontal scaling.
  package var width: Double
  /// The horizontal scale factor, at most 1.
  package var stretch: Double

  /// The maximum width in ems without scaling, as in browsers: the digits of most fonts fit.
  package static let tolerance = 1.1
}
