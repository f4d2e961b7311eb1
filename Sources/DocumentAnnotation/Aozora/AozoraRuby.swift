/// A ruby of an Aozora text: `｜漢字《かんじ》`, `漢字《かんじ》`.
struct AozoraRuby {
  /// The range of the source with ｜; nil without one.
  let bar: Range<Int>?
  /// The range of the source with the base, which may contain notes.
  let base: Range<Int>
  /// The range of the source from 《 to 》.
  let notation: Range<Int>
  /// The range of the base in the passage.
  let text: Range<Int>
  /// The reading, without notes.
  let reading: String

  /// The offset at which the ruby starts.
  var start: Int { bar?.lowerBound ?? base.lowerBound }
}
