/// The kind of word behind which another stands, as accent rules name it.
enum AccentHost: Equatable {
  case noun
  case verb
  case adjective
  case particle

  /// What the words of rules hang on.
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

  /// Auxiliaries that conjugate as adjectives do.
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

/// A dictionary's accent rule field: a rule, or rules for several kinds of words before.
///
/// `C2`; `動詞%F2@1/形容詞%F4@-2` (Open JTalk); `動詞%F6@1,-1,形容詞%F2@-2` (UniDic).
struct AccentRuleField {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// A field written in the program.
  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Whether the rules ask for the kind of the word before: so it is with words that lean on it.
  var namesHosts: Bool { bytes.contains(UInt8(ascii: "%")) }

  /// The rule behind a word of a kind, or `nil` if the field says nothing of it.
  func rule(behind host: AccentHost) -> AccentRule? {
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

  /// The separator behind an alternative, or the end: `/`, or a comma that no number follows.
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
