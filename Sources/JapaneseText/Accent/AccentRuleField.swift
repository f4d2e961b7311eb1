/// The class of the preceding word, as distinguished by accent rules.
enum AccentHost: Equatable {
  case noun
  case verb
  case adjective
  case particle

  /// Creates the class of a preceding word.
  init(_ word: AnalyzedWord) {
    if word.intersects(.particle) {
      self = .particle
    } else if word.intersects(.adjective) {
      self = .adjective
    } else if word.intersects(.verb) {
      self = .verb
    } else if word.intersects(.auxiliaryVerb), word.entry.conjugationType.count > 0 {
      self = word.entry.baseForm.isOne(of: Self.adjectivalAuxiliaries) ? .adjective : .verb
    } else {
      self = .noun
    }
  }

  /// Auxiliaries that conjugate like adjectives.
  private static let adjectivalAuxiliaries: TextList = ["ない", "無い", "たい", "らしい"]

  fileprivate var name: StaticString {
    switch self {
    case .noun: "名詞"
    case .verb: "動詞"
    case .adjective: "形容詞"
    case .particle: "助詞"
    }
  }
}

/// A dictionary's accent rule field: one rule, or rules for several classes of preceding words.
///
/// `C2`; `動詞%F2@1/形容詞%F4@-2` (Open JTalk); `動詞%F6@1,-1,形容詞%F2@-2` (UniDic).
struct AccentRuleField {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Creates a field from a literal.
  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Whether the rules depend on the class of the preceding word, which is the case for particles
  /// and auxiliaries.
  var namesHosts: Bool { bytes.contains(UInt8(ascii: "%")) }

  /// Returns the rule after a word of a class, or `nil` if the field has none.
  func rule(after host: AccentHost) -> AccentRule? {
    var start = 0
    while start < bytes.count {
      let end = alternativeEnd(from: start)
      if let rule = rule(in: UnsafeBufferPointer(rebasing: bytes[start..<end]), host) {
        return rule
      }
      start = end + 1
    }
    return nil
  }

  /// Returns the offset of the separator after an alternative, or the end: `/`, or a comma not
  /// followed by a number.
  private func alternativeEnd(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "/") { return offset }
      if bytes[offset] == UInt8(ascii: ","),
        offset + 1 == bytes.count || bytes[offset + 1] >= 0x3A
      {
        return offset
      }
      offset += 1
    }
    return offset
  }

  private func rule(
    in alternative: UnsafeBufferPointer<UInt8>, _ host: AccentHost
  ) -> AccentRule? {
    guard let percent = alternative.firstIndex(of: UInt8(ascii: "%")) else {
      return AccentRule(alternative)
    }
    guard UnsafeBufferPointer(rebasing: alternative[..<percent]).equals(host.name) else {
      return nil
    }
    return AccentRule(UnsafeBufferPointer(rebasing: alternative[(percent + 1)...]))
  }
}
