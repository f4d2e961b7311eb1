/// The rules of JLREQ for the ends of lines, written from its classes and independent of the
/// breaker's tables.
enum KinsokuOracle {
  /// JLREQ 3.1.7, strict: cl-02 to cl-07, cl-09 to cl-11 (and their halfwidth forms).
  static let lineStartProhibited = Set(
    "）〕］｝〉》」』】｠〙〗»〟)]}｣›"  // cl-02
      + "‐〜゠–"  // cl-03
      + "！？‼⁇⁈⁉!?"  // cl-04
      + "・：；･:;"  // cl-05
      + "。．｡."  // cl-06
      + "、，､,"  // cl-07
      + "ヽヾゝゞ々〻"  // cl-09
      + "ーｰ"  // cl-10
      + "ぁぃぅぇぉァィゥェォっゃゅょゎゕゖッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ"  // cl-11
  )

  /// JLREQ 3.1.8: cl-01.
  static let lineEndProhibited = Set("（〔［｛〈《「『【｟〘〖«〝([{｢‹")

  /// JLREQ 3.1.10: no line ends between two of the same characters (cl-08); the other cases are in
  /// ``isInseparable``.
  private static let pairs = Set("—…‥―")

  /// Quotation marks that open or close depending on their neighbors, and punctuation such as a
  /// Western full stop or comma, which begins a word after a space (.NET).
  private static let ambiguous = Set("“”‘’\"'.,:;!?-–")

  /// Returns why no line may end between two Characters in strict setting; nil if one may.
  static func objection(_ left: Character, _ right: Character) -> String? {
    if lineStartProhibited.contains(firstScalar(right)), left != " " || !ambiguous.contains(right) {
      return "\(right) begins a line"
    }
    if lineEndProhibited.contains(left) { return "\(left) ends a line" }
    if left == right, pairs.contains(left) { return "\(left)\(right) is separated" }
    return isInseparable(left, right) ? "\(left)\(right) is separated" : nil
  }

  /// Returns whether JLREQ 3.1.10 prohibits a break: numerals, a prefix (cl-12) or postfix (cl-13)
  /// and its number, Western words.
  private static func isInseparable(_ left: Character, _ right: Character) -> Bool {
    let leftIsDigit = ("0"..."9").contains(left)
    let rightIsDigit = ("0"..."9").contains(right)
    if leftIsDigit && rightIsDigit { return true }
    if "￥＄￡＃€№¥$£".contains(left), rightIsDigit, left != "＃" { return true }
    if leftIsDigit, "°′″℃￠％‰%".contains(right) { return true }
    return isWestern(left) && isWestern(right)
  }

  private static func isWestern(_ character: Character) -> Bool {
    ("a"..."z").contains(character) || ("A"..."Z").contains(character)
  }

  /// Returns whether a line may end between two Characters in any setting: two ideographs or kana
  /// that no list names.
  static func isSurelyLegal(_ left: Character, _ right: Character) -> Bool {
    isPlain(left) && isPlain(right)
  }

  private static func isPlain(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      !lineStartProhibited.contains(character)
    else { return false }
    switch scalar.value {
    case 0x3042...0x3094, 0x30A2...0x30F4, 0x4E00...0x9FFF: return true
    default: return false
    }
  }

  /// Returns the first scalar: a small kana with a voicing mark is one Character, but still a small
  /// kana.
  private static func firstScalar(_ character: Character) -> Character {
    character.unicodeScalars.first.map(Character.init) ?? character
  }
}
