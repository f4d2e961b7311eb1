/// The conjugation form of a word, common to all dictionaries.
enum ConjugationForm: UInt8, Sendable {
  /// The word does not conjugate, or its form is not listed here.
  case none
  /// 未然形: before ない, れる, う.
  case irrealis
  /// 連用形: before ます, た, て, or as a noun.
  case continuative
  /// 基本形, 終止形: the dictionary form.
  case terminal
  /// 連体形: before nouns (な of だ).
  case attributive
  /// 仮定形: before ば.
  case hypothetical
  /// 命令形.
  case imperative
  /// 意志推量形 (UniDic; a 未然ウ接続 of IPADIC is ``irrealis``).
  case volitional
  /// 語幹, ガル接続: the bare stem.
  case stem
  /// タ系連用テ形, タ系連用タリ形 (JumanDIC, where て and たり belong to the form).
  case gerund

  /// Creates the form from its name in a dictionary.
  init(_ name: UnsafeBufferPointer<UInt8>) {
    for (prefix, form) in Self.names where name.starts(with: prefix) {
      self = form
      return
    }
    self = .none
  }

  /// Prefixes of the form names in IPADIC, UniDic and JumanDIC.
  private static let names: [([UInt8], ConjugationForm)] = rows.map { (Array($0.utf8), $1) }

  private static let rows: [(String, ConjugationForm)] = [
    ("未然", .irrealis), ("連用", .continuative), ("基本形", .terminal), ("終止形", .terminal),
    ("現代基本形", .terminal), ("文語基本形", .terminal), ("音便基本形", .terminal),
    ("連体形", .attributive), ("体言接続", .attributive), ("仮定", .hypothetical),
    ("基本条件形", .hypothetical), ("命令", .imperative), ("意志", .volitional),
    ("語幹", .stem), ("ガル接続", .stem), ("タ形", .terminal), ("タ系連用", .gerund),
    ("基本連用", .continuative),
  ]
}
