import TextFoundation

/// The kinsoku lists of the caller, compiled for lookup.
struct KinsokuFilter: Sendable {
  let startProhibited: Set<UInt32>
  let endProhibited: Set<UInt32>
  private let inseparable: Set<UInt64>
  /// The classes exempt from their own rules.
  let freed: Set<LineBreakClass>

  init(_ rules: KinsokuRules) {
    freed = rules.replacesDefaults ? Set(ClassTailoring.replacedRows.flatMap(\.classes)) : []
    startProhibited = Self.firstScalars(of: rules.startProhibited)
    endProhibited = Self.firstScalars(of: rules.endProhibited)
    inseparable = Set(
      rules.inseparable.flatMap { text in
        let characters = Self.scalars(of: text)
        return zip(characters, characters.dropFirst()).map { Self.pair($0, $1) }
      })
  }

  /// Returns whether a line may end before `offset`, which is neither the start nor the end of the
  /// text.
  func allows(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let after = bytes.scalar(at: offset)?.value else { return true }
    if startProhibited.contains(after) { return false }
    var end = offset
    while let before = bytes.scalar(before: end) {
      // A combining mark belongs to its base.
      guard LineBreakClass.table[before.value] == .cm, end > before.length else {
        return !endProhibited.contains(before.value)
          && !inseparable.contains(Self.pair(before.value, after))
      }
      end -= before.length
    }
    return true
  }

  private static func scalars(of text: String) -> [UInt32] {
    text.compactMap { $0.unicodeScalars.first?.value }
  }

  private static func firstScalars(of text: String) -> Set<UInt32> { Set(scalars(of: text)) }

  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }
}
