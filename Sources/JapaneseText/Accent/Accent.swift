/// The pitch of a mora.
public enum Pitch: String, Sendable, Hashable, Codable {
  /// Low pitch.
  case low = "L"
  /// High pitch.
  case high = "H"
}

/// The pitch accent of a word in Tokyo Japanese: the mora after which the pitch falls.
///
/// ```swift
/// let accent = Accent(nucleus: 2, moraCount: 3)  // ここꜜろ
/// accent.pitch  // [.low, .high, .low]
/// accent.type   // .middleHigh
/// ```
public struct Accent: Sendable, Hashable, Codable {
  /// The traditional accent types, by the position of the fall.
  public enum AccentType: String, Sendable, Hashable, Codable {
    /// 平板型: no fall (さくら).
    case flat
    /// 頭高型: a fall after the first mora (いꜜのち).
    case headHigh
    /// 中高型: a fall inside the word (ここꜜろ).
    case middleHigh
    /// 尾高型: a fall after the last mora, audible when a particle follows (はなꜜ).
    case tailHigh
  }

  /// The mora after which the pitch falls, counted from 1; 0 if it does not fall.
  public let nucleus: Int
  /// The number of morae of the word.
  public let moraCount: Int
  /// Alternative nuclei from the dictionary, in its order (UniDic lists several).
  public let alternatives: [Int]

  /// Creates an accent; a nucleus greater than `moraCount` is clamped to the last mora, a negative
  /// one to 0.
  public init(nucleus: Int, moraCount: Int, alternatives: [Int] = []) {
    self.moraCount = max(moraCount, 0)
    self.nucleus = min(max(nucleus, 0), self.moraCount)
    self.alternatives = alternatives
  }

  /// The accent type; a word of one mora with a fall is ``AccentType/headHigh``.
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
  /// In Tokyo Japanese, the first mora is low unless the nucleus is on it; the pitch is high from
  /// the second mora to the nucleus, and low after it (NHK日本語発音アクセント新辞典, 2016, appendix).
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
