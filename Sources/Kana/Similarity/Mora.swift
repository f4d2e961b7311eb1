/// A unit of Japanese sound, or a scalar that is no kana.
struct Mora: Equatable {
  /// What kind of unit it is.
  enum Kind: UInt8 {
    /// A vowel, perhaps with a consonant before it.
    case syllable
    /// What makes the vowel before it long: ー, or a vowel letter that does the same.
    case lengthening
    /// っ.
    case geminate
    /// ん.
    case nasal
    /// Any other letter or number.
    case other
  }

  /// What stands between consonant and vowel.
  enum Glide: UInt8 {
    case none
    /// As in きゃ.
    case palatal
    /// A small vowel in place of the kana's own, as in ファ and ティ.
    case foreign
  }

  var kind: Kind
  var consonant = Consonant.none
  var glide = Glide.none
  /// One of `aiueo`; for ``Kind/other`` the scalar.
  var value: UInt32 = 0

  /// How much of a mora it is, in hundredths: what is easily missed by the ear counts half.
  var weight: Int {
    switch kind {
    case .syllable, .other: 100
    case .lengthening, .geminate, .nasal: 50
    }
  }

  /// What it costs, in hundredths, to say one for the other: 0 if they sound the same, and as much
  /// as leaving one out and putting the other in if they have nothing in common.
  func cost(of other: Mora) -> Int {
    if self == other { return 0 }
    let most = weight + other.weight
    guard kind == .syllable, other.kind == .syllable else { return most }
    let consonants = consonant.distance(to: other.consonant)
    let vowels = value == other.value ? 0 : 100
    let glides = glide == other.glide ? 0 : 30
    return min(100, (consonants + vowels + glides) / 2) * most / 100
  }
}

/// The consonants that kana write; those that sound the same today are one (じぢ, ずづ, をお).
enum Consonant: UInt8 {
  case none
  case k
  case g
  case s
  case z
  case t
  case d
  case n
  case h
  case b
  case p
  case m
  case y
  case r
  case w
  case v

  /// Consonants that are heard for each other, with their distance in hundredths.
  private static let close: [(Consonant, Consonant, distance: Int)] = [
    // Voicing alone differs.
    (.k, .g, 30), (.s, .z, 30), (.t, .d, 30), (.h, .b, 30), (.h, .p, 30), (.b, .p, 30),
    // One place of articulation.
    (.v, .b, 20), (.n, .m, 50), (.z, .d, 60), (.r, .d, 70),
  ]

  private static let distances: [Int] = {
    var distances = [Int](repeating: 100, count: 256)
    for value in 0..<16 { distances[value * 17] = 0 }
    for (first, second, distance) in close {
      distances[Int(first.rawValue) * 16 + Int(second.rawValue)] = distance
      distances[Int(second.rawValue) * 16 + Int(first.rawValue)] = distance
    }
    return distances
  }()

  /// 0 for the same, 100 for what is never confused.
  func distance(to other: Consonant) -> Int {
    Self.distances[Int(rawValue) * 16 + Int(other.rawValue)]
  }
}
