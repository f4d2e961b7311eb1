import MeCabDictionary

/// A pattern of features: the first fields, with `*` for any value.
///
/// As in MeCab, `*` alone matches every feature, and only as many fields are compared as the pattern
/// and the feature both have, at most 64.
///
/// Source: `tokenizer.cpp` of MeCab 0.996.
struct FeaturePattern {
  /// The text of the pattern with a NUL.
  ///
  /// It is the feature of a word that matches no entry.
  let text: UnsafeMutableBufferPointer<UInt8>
  private let fields: [[UInt8]]
  private let matchesEverything: Bool

  private static let maximumFieldCount = 64
  private static let wildcard = [UInt8(ascii: "*")]

  /// Copies a pattern; the owner must deallocate it.
  init(_ pattern: some Collection<UInt8>) {
    text = .allocate(capacity: pattern.count + 1)
    _ = text.initialize(from: pattern)
    text.initializeElement(at: pattern.count, to: 0)
    fields = Self.fields(UnsafeBufferPointer(rebasing: text[..<pattern.count]))
    matchesEverything = pattern.elementsEqual(Self.wildcard)
  }

  func deallocate() { text.deallocate() }

  /// Returns whether a NUL-terminated feature matches.
  func matches(_ feature: UnsafePointer<UInt8>) -> Bool {
    if matchesEverything { return true }
    let size = Bytes.length(ofCString: feature)
    let others = Self.fields(UnsafeBufferPointer(start: feature, count: size))
    return zip(fields, others).allSatisfy { $0 == Self.wildcard || $0 == $1 }
  }

  private static func fields(_ text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    Array(CSVFields.all(Array(text)).prefix(maximumFieldCount))
  }
}
