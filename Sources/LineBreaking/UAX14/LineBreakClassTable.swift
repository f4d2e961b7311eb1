import TextFoundation

/// Classes of scalars by the bytes of their UTF-8: the generated table, spread out for speed.
///
/// `@unchecked Sendable`: the memory is written by `init` alone and never freed.
final class LineBreakClassTable: @unchecked Sendable {
  static let shared = LineBreakClassTable()

  /// Where in `classes` the 64 scalars are that share all bytes but the last, by code point / 64.
  let starts: UnsafePointer<UInt16>
  let classes: UnsafePointer<UInt8>

  private init() { (starts, classes) = LineBreakClass.table.spreadForever() }
}
