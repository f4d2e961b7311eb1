/// The pitch of a mora.
///
/// Sendable: a plain value.
public enum Pitch: String, Sendable, Hashable, Codable {
  /// Low.
  case low = "L"
  /// High.
  case high = "H"
}

/// The pitch accent of a word in the Japanese of Tokyo: behind which mora the pitch falls.
///
/// ```swift
/// let accent = Accent(nucleus: 2, moraCount: 3)  // ここꜜろ
/// accent.pitch  // [.low, .high, .low]
/// accent.type   // .middleHigh
/// ```
///
/// Sendable: a plain value.
public struct Accent: Sendable, Hashable, Codable {
  /// The shape of a word's accent.
  public enum AccentType: String, Sendable, Hashable, Codable {
    /// 平板型: no fall (さくら).
    case flat
    /// 頭高型: a fall behind the first mora (いꜜのち).
    case headHigh
    /// 中高型: a fall inside the word (ここꜜろ).
    case middleHigh
    /// 尾高型: a fall behind the last mora, heard when a particle follows (はなꜜ).
    case tailHigh
  }

  /// The mora behind which the pitch falls, counted from 1; 0 if it does not fall.
  public let nucleus: Int
  /// How many morae the word has.
  public let moraCount: Int
  /// Other nuclei that the dictionary gives, in its order (UniDic lists them).
  public let alternatives: [Int]

  /// An accent; a nucleus beyond the morae is moved to the last, a negative one to 0.
  public init(nucleus: Int, moraCount: Int, alternatives: [Int] = []) {
    self.moraCount = max(moraCount, 0)
    self.nucleus = min(max(nucleus, 0), self.moraCount)
    self.alternatives = alternatives
  }

  /// The shape of the accent; a word of one mora that falls is ``AccentType/headHigh``.
  public var type: AccentType {
    switch nucleus {
    case 0: .flat
    case 1: .headHigh
    case moraCount: .tailHigh
    default: .middleHigh
    }
  }

  /// The pitch of each mora.
  ///
  /// The rule of Tokyo: the first mora is low unless the nucleus is on it; the pitch is high from
  /// the second to the nucleus, and low behind it (NHK日本語発音アクセント新辞典, 2016, appendix).
  ///
  /// - Complexity: linear in the number of morae.
  public var pitch: [Pitch] { Self.pitch(nucleus: nucleus, moraCount: moraCount) }

  static func pitch(nucleus: Int, moraCount: Int) -> [Pitch] {
    guard moraCount > 0 else { return [] }
    return (1...moraCount).map { mora in
      let isBeforeFall = nucleus == 0 || mora <= nucleus
      return isBeforeFall && (mora > 1 || nucleus == 1) ? .high : .low
    }
  }
}
