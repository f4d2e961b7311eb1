/// A published romanization system for kana.
///
/// Each case has a table (`Sources/Kana/Romaji/Tables`), which is read when a ``KanaRomanizer`` is
/// created. The raw values are the names that the `jptok` command accepts.
public enum RomanizationSystem: String, CaseIterable, Sendable, Hashable, Codable {
  /// Modified Hepburn: しんぶん shinbun, れんあい ren'ai, まっちゃ matcha, とうきょう tōkyō.
  ///
  /// Source: ALA-LC Romanization Tables, Japanese (2022), which follow Kenkyusha's New
  /// Japanese-English Dictionary (4th edition); for kana of foreign sounds, ANSI Z39.11-1972 and
  /// Cabinet Notification No. 2 of 1991 (外来語の表記).
  case hepburn

  /// Traditional Hepburn: m before b, m and p (しんぶん shimbun), n- before a vowel and y
  /// (れんあい ren-ai).
  ///
  /// Source: J. C. Hepburn, *A Japanese-English and English-Japanese Dictionary*, 3rd edition
  /// (1886), in the form the railways use (鉄道掲示規程, Ministry of Transport No. 176 of 1946).
  case traditionalHepburn = "traditional-hepburn"

  /// Kunrei-shiki: し si, ち ti, つ tu, ふ hu, じ and ぢ zi, しゃ sya; long vowels with a circumflex.
  ///
  /// Source: Cabinet Notification No. 1 of 9 December 1954 (ローマ字のつづり方), table 1 and notes; ISO
  /// 3602:1989. Note 5 does not prescribe the spelling of foreign sounds; the spellings used here
  /// never coincide with a syllable of table 1.
  case kunrei

  /// Nihon-shiki, kana by kana: ぢ di, づ du, を wo, ゐ wi, ゑ we, くゎ kwa.
  ///
  /// Source: ISO 3602:1989, strict transliteration; Cabinet Notification No. 1 of 1954, table 2,
  /// rows 6 to 9. With ``LongVowelStyle/doubled``, every string of hiragana can be recovered: small
  /// kana that do not form a syllable are spelled with x, as in input methods, and ー is a hyphen.
  case nihon

  /// The spelling of Japanese passports: long o and u written short (おおの ono, ゆうか yuka), m before
  /// b, m and p, no apostrophe, っち tchi.
  ///
  /// Source: Ministry of Foreign Affairs, ヘボン式ローマ字綴方表 (旅券法施行規則 article 9). At the end of a name おお
  /// remains oo (たかとお takatoo). Foreign sounds are spelled kana by kana (ティ tei).
  case passport

  /// The spelling for typing, from which ``RomajiConverter`` recovers every string of hiragana.
  ///
  /// ー is a hyphen, ん before a vowel, y and n is n', small kana by themselves are spelled with x,
  /// and っ with nothing to double is xtu. Source: the romaji tables of Microsoft IME and Mozc.
  case wapuro

  /// The official system since 22 December 2025: the letters of Hepburn, ん always n, っち cchi.
  ///
  /// Source: Cabinet Notification No. 4 of 2025 (ローマ字のつづり方), which replaced that of 1954: にっちょく
  /// nicchoku, とけい tokei, にいさん niisan, ねえさん nēsan or neesan. Its table has no kana for foreign
  /// sounds; they are spelled as in ``hepburn``.
  case cabinet2025 = "cabinet-2025"
}
