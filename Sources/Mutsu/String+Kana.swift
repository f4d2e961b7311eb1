public import Kana

extension String {
  /// The text with its hiragana converted to katakana; needs no dictionary.
  ///
  /// ```swift
  /// "さくら食堂".hiraganaToKatakana  // "サクラ食堂"
  /// ```
  /// Everything else is unchanged; see `KanaConverter` for rare letters. Takes linear time.
  public var hiraganaToKatakana: String { KanaConverter(to: .katakana).convert(self) }

  /// The text with its katakana converted to hiragana; ー is unchanged, and no dictionary is needed.
  ///
  /// ```swift
  /// "コーヒー豆".katakanaToHiragana  // "こーひー豆"
  /// ```
  /// Everything else is unchanged, including half-width katakana: apply `fullwidth` first to
  /// convert them. Takes linear time.
  public var katakanaToHiragana: String { KanaConverter(to: .hiragana).convert(self) }

  /// The text with kana, ASCII, spaces and symbols such as ¥ in full width.
  ///
  /// ```swift
  /// "ｶﾞｽ 100%".fullwidth  // "ガス　１００％"
  /// ```
  /// To convert only some of these, use `WidthConverter`. Takes linear time.
  public var fullwidth: String { WidthConverter(to: .full).convert(self) }

  /// The text with katakana, ASCII, spaces and symbols such as ￥ in half width.
  ///
  /// ```swift
  /// "ガス　１００％、".halfwidth  // "ｶﾞｽ 100%､"
  /// ```
  /// Hiragana and kanji have no half-width form and are unchanged. To convert only some characters,
  /// use `WidthConverter`. Takes linear time.
  public var halfwidth: String { WidthConverter(to: .half).convert(self) }

  /// The Japanese script in which the text is written; `other` for empty text.
  ///
  /// ```swift
  /// "食べる".japaneseScript  // .mixed
  /// ```
  public var japaneseScript: JapaneseScript { JapaneseScript(of: self) }

  /// Whether the text contains hiragana, katakana or kanji.
  ///
  /// ```swift
  /// "Tokyo 東京".containsJapanese  // true
  /// "Ａ、１２３。".containsJapanese  // false
  /// ```
  public var containsJapanese: Bool { JapaneseScript.isUsed(in: self) }
}
