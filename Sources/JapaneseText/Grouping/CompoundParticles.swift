// Compound function words that dictionaries split differently, or not at all.
//
// Sources: the compound particles and auxiliaries (複合辞) of the long unit words,
// 国立国語研究所『現代日本語書き言葉均衡コーパス』形態論情報規程集; the compound particles (連語) of IPADIC.

extension FunctionalPhrases {
  /// Phrases that are one word in both units.
  static let common: [FunctionalPhrase] = [
    "において", "における", "に於いて", "に於ける", "について", "につき", "に就いて",
    "に対して", "に対する", "に対し", "にたいして", "にたいする", "に関して", "に関する", "に関し",
    "にかんして", "にかんする", "によって", "により", "による", "によれば", "によると", "に依って",
    "にとって", "にわたって", "にわたり", "に渡って", "につれて", "につれ", "に至るまで", "に限らず",
    "にもかかわらず", "にも関わらず", "にも拘らず", "にかかわらず", "に関わらず",
    "を通じて", "を通して", "をはじめ", "のみならず", "だけでなく",
    // Conjunctions that UniDic splits, unlike 行く|の|では.
    FunctionalPhrase("ので", before: .noTopicParticle), "または", "又は", "ちなみに", "どうしても",
  ]

  /// Phrases that are one word after any word.
  static let ofCapacity: [FunctionalPhrase] = ["として"]

  /// Phrases that are one word before a noun, as in 本という物, but two in 本だと言う.
  static let beforeNouns: [FunctionalPhrase] = [
    FunctionalPhrase("という", before: .noun), FunctionalPhrase("と言う", before: .noun),
    FunctionalPhrase("と云う", before: .noun), FunctionalPhrase("といった", before: .noun),
  ]

  /// Phrases that are one word in the reader's unit, but not in the long unit.
  static let readerParticles: [FunctionalPhrase] = [
    "にしたがって", "に従って", "に従い", "にともなって", "に伴って", "に伴い", "に伴う", "に応じて",
    "に応じ", "に際して", "に際し", "に当たって", "に当たり", "にあたって", "にあたり", "に反して",
    "に基づいて", "に基づき", "に基づく", "に比べて", "に比べ", "に加えて", "に加え", "に先立って",
    "かも", "のに", "とともに", "と共に", "をめぐって", "をめぐる", "を巡って", "を巡る", "をもって", "を以て",
    "からには", "からといって", "からと言って", "くせに", "といえば", "というより", "と言うより", "というか", "ていうか",
    "っていうか", "といえども", "と言えども", "や否や", "やいなや", "を問わず", "をきっかけに", "を契機に", "をもとに",
    "を基に", "に限って",
  ]

  /// Phrases equivalent to auxiliaries (助動詞相当), one word in the long unit.
  static let auxiliaries: [FunctionalPhrase] = [
    "かもしれない", "かもしれません", "かもしれなかっ", "かも知れない", "かも知れません",
    "なければならない", "なければなりません", "なければならなかっ", "なくてはならない", "ざるを得ない",
    "ざるをえない", "ざるを得なかっ", "てはならない", "てはいけない", "てはいけません", "ではない",
    "ではなく", "ではなかっ", "でもある", "でもあり", "でもあっ", "じゃない", "でなく", "でない",
    "のである", "のであっ", "のであり", "のであれ", "のです", "のでし", "のだ", "のだっ", "のでしょう",
    "のだろう", "のではない", "んです", "んだ", "んでしょう", "んだろう", "んじゃない", "ことができる",
    "ことができ", "ことが出来る", "ことが出来", "ことがある", "ことがあり", "ことがあっ", "こともある",
    "こともあり", "こともあっ", "こともない", "ことになる", "ことになり", "ことになっ", "こととなる",
    "こととなり", "こととなっ", "事になる", "事になっ", "事ができる", "事が出来る", "たらいい", "ばいい",
    "ばよい", "に違いない", "にちがいない", "にすぎない", "に過ぎない", "にほかならない", "に他ならない",
    "つつある", "つつあり", "つつあっ",
    // 教え|て|い|た|だけ|ませ|ん: the dictionary prefers た|だけ before ませ.
    FunctionalPhrase("いただけ", after: .stem, before: .polite),
  ]
}
