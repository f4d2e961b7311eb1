/// A mora of Japanese, or a letter or number that is not kana.
struct Mora: Equatable {
  /// The kind of a mora.
  enum Kind: UInt8 {
    /// A vowel, optionally preceded by a consonant.
    case syllable
    /// A lengthening of the preceding vowel: ー, or a vowel letter with the same effect.
    case lengthening
    /// っ.
    case geminate
    /// ん.
    case nasal
    /// Any other letter or number.
    case other
  }

  /// The glide between the consonant and the vowel.
  enum Glide: UInt8 {
    case none
    /// Palatalization, as in きゃ.
    case palatal
    /// A small vowel that replaces the kana's own, as in ファ and ティ.
    case foreign
  }

  var kind: Kind
  var consonant = Consonant.none
  var glide = Glide.none
  /// The vowel, one of `aiueo`; for ``Kind/other`` the scalar.
  var value: UInt32 = 0

  /// The weight of the mora in hundredths: sounds that are easily misheard count half.
  var weight: Int {
    switch kind {
    case .syllable, .other: 100
    case .lengthening, .geminate, .nasal: 50
    }
  }

  /// Returns the cost, in hundredths, of substituting one mora for the other.
  ///
  /// The cost is 0 if they sound the same, and that of a deletion and an insertion if they have
  /// nothing in common.
  func cost(of other: Mora) -> Int {
    if self == other { return 0 }
    let maximumCost = weight + other.weight
    guard kind == .syllable, other.kind == .syllable else { return maximumCost }
    let consonants = consonant.distance(to: other.consonant)
    let vowels = value == other.value ? 0 : 100
    let glides = glide == other.glide ? 0 : 30
    return min(100, (consonants + vowels + glides) / 2) * maximumCost / 100
  }
}

/// The consonants of kana; those that sound the same today are one case (じぢ, ずづ, をお).
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

  /// Pairs of similar consonants, with their distance in hundredths.
  private static let close: [(Consonant, Consonant, distance: Int)] = [
    // The consonants differ only in voicing.
    (.k, .g, 30), (.s, .z, 30), (.t, .d, 30), (.h, .b, 30), (.h, .p, 30), (.b, .p, 30),
    // The articulation is similar.
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

  /// Returns the distance to another consonant: 0 if they are the same, 100 if they are never
  /// confused.
  func distance(to other: Consonant) -> Int {
    Self.distances[Int(rawValue) * 16 + Int(other.rawValue)]
  }
}
