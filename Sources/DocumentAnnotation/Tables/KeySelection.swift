/// The keys whose values are annotated.
struct KeySelection {
  /// The components of the keys, and each key as a whole.
  private let keys: [(components: [[UInt8]], whole: [UInt8])]

  init(_ keys: [String]) {
    self.keys = keys.map { key in
      (key.split(separator: ".").map { Array($0.utf8) }, Array(key.utf8))
    }
  }

  var isEmpty: Bool { keys.isEmpty }

  /// Returns whether a string belongs to a selected key.
  ///
  /// - Parameters:
  ///   - path: the ranges of the keys of the objects around the string.
  ///   - bytes: the document.
  /// - Returns: true if no key is selected.
  func contains(_ path: [Range<Int>?], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !keys.isEmpty else { return true }
    let maximumCount = keys.map { max(1, $0.components.count) }.max() ?? 1
    let names = path.reversed().prefix(maximumCount).compactMap { range in
      range.map { Self.decoded($0, bytes) }
    }
    return keys.contains { key in
      names.first == key.whole
        || !key.components.isEmpty && names.starts(with: key.components.reversed())
    }
  }

  private static func decoded(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    guard bytes[range].contains(UInt8(ascii: "\\")) else { return Array(bytes[range]) }
    var result: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == UInt8(ascii: "\\") {
        let escape = JSONEscape(in: bytes, at: offset, limit: range.upperBound)
        result += String(escape.scalar).utf8
        offset += escape.length
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return result
  }
}
