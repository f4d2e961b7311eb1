import TextFoundation

/// The columns of a feature as the coding of features distinguishes them.
///
/// In the dictionaries derived from IPADIC, six columns describe the part of speech and the
/// conjugation; base form, reading and pronunciation follow, and the rest is the same for many
/// entries. Columns are split at commas, without regard to quotation marks: joined with commas they
/// are the same bytes again.
struct FeatureColumns {
  /// The first six columns, such as `動詞,自立,*,*,一段,基本形`.
  let head: UnsafeBufferPointer<UInt8>
  let baseForm: UnsafeBufferPointer<UInt8>
  let reading: UnsafeBufferPointer<UInt8>
  let pronunciation: UnsafeBufferPointer<UInt8>
  /// The other columns with the preceding comma, such as `,0/4,C2`; empty if the pronunciation is
  /// the last column.
  let tail: UnsafeBufferPointer<UInt8>

  private static let headCount = 6
  private static let columnCount = 9

  /// Splits a feature; `nil` if it has fewer than nine columns.
  init?(_ feature: UnsafeBufferPointer<UInt8>) {
    // The index of the comma after each part.
    var ends = (head: 0, base: 0, reading: 0, pronunciation: feature.count)
    var column = 0
    for index in feature.indices where feature[index] == UInt8(ascii: ",") {
      column += 1
      switch column {
      case Self.headCount: ends.head = index
      case Self.headCount + 1: ends.base = index
      case Self.headCount + 2: ends.reading = index
      case Self.columnCount: ends.pronunciation = index
      default: break
      }
      if column == Self.columnCount { break }
    }
    guard column >= Self.columnCount - 1 else { return nil }
    head = UnsafeBufferPointer(rebasing: feature[..<ends.head])
    baseForm = UnsafeBufferPointer(rebasing: feature[ends.head + 1..<ends.base])
    reading = UnsafeBufferPointer(rebasing: feature[ends.base + 1..<ends.reading])
    pronunciation = UnsafeBufferPointer(
      rebasing: feature[ends.reading + 1..<ends.pronunciation])
    tail = UnsafeBufferPointer(rebasing: feature[ends.pronunciation...])
  }
}
