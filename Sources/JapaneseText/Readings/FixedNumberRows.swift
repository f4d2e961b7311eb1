/// Words of kanji numerals that are not read as the number that their characters spell.
///
/// The search for words prefers the single numerals, of which there are any number, to these words,
/// also if the dictionary has them: 七五三 is シチゴサン, not ナナヒャクゴジュウサン. They apply only where no
/// numeral precedes or follows (``FixedNumberWords``).
///
/// A row consists of surfaces, the reading, and conditions: `next:` one of the texts follows,
/// `not:` none of the texts follows, `notAfter:` none of the texts precedes. Readings are those of
/// 日本国語大辞典 and NHK 日本語発音アクセント新辞典 (2016).
enum FixedNumberRows {
  static let rows = """
    # Each numeral is read on its own.
    七五三 シチゴサン
    五七五七七 ゴシチゴシチシチ
    五七五 ゴシチゴ
    七七七五 シチシチシチゴ
    三三五五 サンサンゴゴ
    三三九度 サンサンクド
    三三七拍子 サンサンナナビョウシ
    七七日 シチシチニチ
    七三 シチサン next:分け,に分け,の割合
    四六 シロク next:判,版,時中,のがま,の蝦蟇
    二八 ニハチ next:そば,蕎麦
    二六時中 ニロクジチュウ
    一六勝負 イチロクショウブ
    一六銀行 イチロクギンコウ
    二・二六 ニニロク next:事件
    五・一五 ゴイチゴ next:事件
    九九 クク
    三八式 サンパチシキ
    三八銃 サンパチジュウ
    # Old readings of the numerals: シ, シチ, ク.
    四十九日 シジュウクニチ not:間,目
    四十八手 シジュウハッテ
    四十七士 シジュウシチシ
    四十七文字 シジュウシチモジ
    四十にして シジュウニシテ
    四万六千日 シマンロクセンニチ
    三十六計 サンジュウロッケイ
    四苦 シク
    十年一日 ジュウネンイチジツ notAfter:成,和,治,正,暦
    一日一善 イチニチイチゼン
    一汁三菜 イチジュウサンサイ
    一汁一菜 イチジュウイッサイ
    万万歳 バンバンザイ
    万人受け バンニンウケ
    万人向け バンニンムケ
    万人 バンニン
    一か八か イチカバチカ
    十の位 ジュウノクライ
    # 重 after the native series.
    七重八重 ナナエヤエ
    八重 ヤエ
    一重 ヒトエ not:項,結合
    # The native series, and days.
    八百万 ヤオヨロズ next:の神
    二百十日 ニヒャクトオカ not:間,目
    二百二十日 ニヒャクハツカ not:間,目
    一握り ヒトニギリ
    一掴み ヒトツカミ
    一つかみ ヒトツカミ
    一続き ヒトツヅキ
    二手 フタテ next:に,から
    一昨夜 イッサクヤ
    # 分 as a tenth or a part, not a minute.
    十分 ジュウブン next:足り,条件,理解,注意,考慮,検討,満足,可能,留意,配慮,承知,楽し,間に合
    一分 イチブ next:の隙,のすき,の狂い,一厘
    十二分 ジュウニブン next:に notAfter:時
    """
}
