public import Kana

extension String {
  /// The text with its hiragana as katakana; needs no dictionary.
  ///
  /// ```swift
  /// "さくら食堂".hiraganaToKatakana  // "サクラ食堂"
  /// ```
  /// Everything else stays as it is; see `KanaConverter` for the rare letters. Linear.
  public var hiraganaToKatakana: String { KanaConverter(to: .katakana).convert(self) }

  /// The text with its katakana as hiragana; ー stays, and no dictionary is needed.
  ///
  /// ```swift
  /// "コーヒー豆".katakanaToHiragana  // "こーひー豆"
  /// ```
  /// Everything else stays as it is, half-width katakana too: take `fullwidth` first. Linear.
  public var katakanaToHiragana: String { KanaConverter(to: .hiragana).convert(self) }

  /// The text with kana, ASCII, spaces and signs such as ¥ in full width.
  ///
  /// ```swift
  /// "ｶﾞｽ 100%".fullwidth  // "ガス　１００％"
  /// ```
  /// `WidthConverter` converts only some of these. Linear.
  public var fullwidth: String { WidthConverter(to: .full).convert(self) }

  /// The text with katakana, ASCII, spaces and signs such as ￥ in half width.
  ///
  /// ```swift
  /// "ガス　１００％、".halfwidth  // "ｶﾞｽ 100%､"
  /// ```
  /// Hiragana and kanji have no half width and stay. `WidthConverter` converts only some. Linear.
  public var halfwidth: String { WidthConverter(to: .half).convert(self) }

  /// Which of the scripts of Japanese the text is written in; `other` for empty text.
  ///
  /// ```swift
  /// "食べる".japaneseScript  // .mixed
  /// ```
  public var japaneseScript: JapaneseScript { JapaneseScript(of: self) }

  /// Whether the text has a hiragana, a katakana or a kanji.
  ///
  /// ```swift
  /// "Tokyo 東京".containsJapanese  // true
  /// "Ａ、１２３。".containsJapanese  // false
  /// ```
  public var containsJapanese: Bool { JapaneseScript.isUsed(in: self) }
}
