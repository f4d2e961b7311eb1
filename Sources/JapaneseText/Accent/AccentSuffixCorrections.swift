extension AccentRuleCorrection {
  /// Suffixes whose rule in NAIST-jdic differs from UniDic 3.1.1, field aConType; most rows show an
  /// example compound.
  static let suffixes: [AccentRuleCorrection] = [
    // MARK: C4, flattening

    .suffix("的", "テキ", "C4"),  // こくさいてき
    .suffix("用", "ヨウ", "C4"),  // かていよう
    .suffix("家", "カ", "C4"),  // せんもんか
    .suffix("法", "ホウ", "C4"),  // しようほう
    .suffix("気", "ゲ", "C4"),  // ふあんげ
    .suffix("風", "フウ", "C4"),  // にほんふう
    .suffix("科", "カ", "C4"),  // しょうにか
    .suffix("系", "ケイ", "C4"),  // たいようけい
    .suffix("級", "キュウ", "C4"),  // さいだいきゅう
    .suffix("金", "キン", "C4"),  // ほしょうきん
    .suffix("産", "サン", "C4"),  // がいこくさん
    .suffix("戦", "セン", "C4"),  // けっしょうせん
    .suffix("船", "セン", "C4"),  // うちゅうせん
    .suffix("行き", "イキ", "C4"),  // とうきょういき
    .suffix("行き", "ユキ", "C4"),

    // MARK: C3, the mora before

    .suffix("力", "リョク", "C3"),  // えいきょꜜうりょく
    .suffix("者", "シャ", "C3"),  // けいけꜜんしゃ
    .suffix("館", "カン", "C3"),  // としょꜜかん
    .suffix("車", "シャ", "C3"),  // じどꜜうしゃ
    .suffix("史", "シ", "C3"),  // せかꜜいし
    .suffix("薬", "ヤク", "C3"),  // すいみꜜんやく
    .suffix("署", "ショ", "C3"),  // けいさつꜜしょ
    .suffix("祭", "サイ", "C3"),  // ぶんかꜜさい
    .suffix("器", "キ", "C3"),  // しょうかꜜき
    .suffix("物", "ブツ", "C3"),  // けんちくꜜぶつ
    .suffix("港", "コウ", "C3"),  // こうべꜜこう

    // MARK: C5, no change (D: UniDic has C4 for some, which would flatten さꜜとうさん)

    .suffix("さん", "サン", "C5"),  // さꜜとうさん
    .suffix("ちゃん", "チャン", "C5"),
    .suffix("君", "クン", "C5"),
    .suffix("くん", "クン", "C5"),
    .suffix("様", "サマ", "C5"),
    .suffix("さま", "サマ", "C5"),
    .suffix("氏", "シ", "C5"),
  ]

  private static func suffix(
    _ word: StaticString, _ reading: StaticString, _ rule: StaticString
  ) -> AccentRuleCorrection {
    AccentRuleCorrection(words: [word], traits: .suffix, reading: reading, rules: rule)
  }
}
