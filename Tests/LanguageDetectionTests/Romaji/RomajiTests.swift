import Testing

@testable import LanguageDetection

/// Japanese in Latin letters, in various spellings.
private let romaji: [(text: String, why: String)] = [
  ("Kyō wa totemo ii tenki desu ne.", "Hepburn with macrons"),
  ("Watashi wa Tōkyō ni sunde imasu.", "Hepburn with macrons"),
  ("Kinō eiga o mi ni ikimashita.", "Hepburn with macrons"),
  ("Sumimasen, eki wa doko desu ka?", "a question"),
  ("Dōmo arigatō gozaimashita.", "thanks"),
  ("Kono hon wa omoshirokatta desu.", "a past adjective"),
  ("Jūgatsu ni Kyōto e ryokō shimasu.", "months and place names"),
  ("Gakkō de Nihongo o benkyō shite iru.", "doubled consonants"),
  ("Shinbun o yominagara asagohan o tabeta.", "an n before b"),
  ("Sen'en satsu o ryōgae shite kudasai.", "an apostrophe after n"),
  ("ohayou gozaimasu", "as typed, small letters"),
  ("konnichiwa minasan", "a greeting"),
  ("ogenki desu ka", "a question without a mark"),
  ("kyou wa gakkou ni ikanakatta", "long vowels as typed"),
  ("toukyou kara oosaka made shinkansen de ikimasu", "place names as typed"),
  ("nihongo ga sukoshi wakarimasu", "small letters"),
  ("mou ichido onegai shimasu", "a request"),
  ("kare wa sensei ni naritai to itte imashita", "reported speech"),
  ("dare ka ga watashi no kasa o motte itta", "a sentence without names"),
  ("ashita wa yasumi dakara uchi ni iru yo", "a particle at the end"),
  ("Tanaka-san wa ginkou de hataraite imasu", "a title with a hyphen"),
  ("Hajimemashite, Suzuki to moushimasu.", "an introduction"),
  ("Osoku natte gomen nasai.", "an excuse"),
  ("Eki no mae no kissaten de matteimasu.", "no doubled no"),
  ("Kono densha wa Shinjuku ni tomarimasu ka.", "a place name"),
  ("Tookyoo no natu wa atui desu.", "Kunrei: tu for tsu"),
  ("Watasi wa maiasa sinbun o yomimasu.", "Kunrei: si for shi"),
  ("Kono tizu o mite kudasai.", "Kunrei: ti for chi"),
  ("Huzisan wa Nihon de itiban takai yama desu.", "Kunrei: hu and zi"),
  ("Syôgakkô no tosyokan de hon o karita.", "Kunrei with circumflexes"),
  ("Zyûgatu ni daigaku no siken ga aru.", "Kunrei: zyû"),
  ("asa gohan wo taberu", "wapuro: wo for a particle"),
  ("kuruma wo katta node, doraibu ni ikitai", "wapuro with a loan word"),
  ("konpyuutaa ga kowarete shimatta", "a loan word as typed"),
  ("MINASAN KONNICHIWA", "capitals"),
  ("sayounara", "one word"),
  ("arigatou gozaimasu", "two words"),
  ("wakarimashita", "one verb"),
  ("itadakimasu", "one verb"),
  ("tabemasen deshita", "a negated past"),
]

/// Texts in other languages with as many vowels as Japanese.
private let others: [(text: String, language: String, why: String)] = [
  ("Watoto wanacheza mpira uwanjani kila siku.", "sw", "Swahili: wa and na"),
  ("Ninataka kununua samaki sokoni leo asubuhi.", "sw", "Swahili: open syllables only"),
  ("Habari za asubuhi, rafiki yangu?", "sw", "a greeting"),
  ("Tunakaa katika nyumba ndogo karibu na bahari.", "sw", "Swahili: ka, na"),
  ("Ko tēnei te whare o tōku whānau.", "mi", "Maori with macrons"),
  ("Kei te haere au ki te toa ināianei.", "mi", "Maori: te, ki"),
  ("Tēnā koutou katoa, e hoa mā.", "mi", "a greeting"),
  ("He pai ki ahau te kai moana.", "mi", "Maori without macrons"),
  ("Domani andiamo a mangiare una pizza a casa mia.", "it", "Italian"),
  ("Non ho mai visitato il museo della città.", "it", "Italian"),
  ("Mio nonno cucina la pasta ogni domenica.", "it", "Italian: vowels at the ends"),
  ("Buona sera a tutti, amici miei.", "it", "a greeting"),
  ("Mañana vamos a comer en casa de mi abuela.", "es", "Spanish"),
  ("No me gusta nada esa comida tan picante.", "es", "Spanish"),
  ("La casa de mi hermano tiene un jardín bonito.", "es", "Spanish"),
  ("Todavía no sé qué hacer mañana.", "es", "Spanish"),
  ("Tänään menemme yhdessä kauppaan ostamaan kalaa.", "fi", "Finnish: doubled vowels"),
  ("Minä asun pienessä talossa meren rannalla.", "fi", "Finnish"),
  ("Hyvää huomenta, mitä sinulle kuuluu?", "fi", "a greeting"),
  ("Kissa istuu ikkunan takana ja katselee lintuja.", "fi", "Finnish without umlauts at first"),
  ("Saya mau makan nasi goreng di rumah nenek.", "id", "Indonesian: short words"),
  (
    "Dia bisa berbicara bahasa Inggris karena kuliah di luar negeri.", "id",
    "Indonesian, not Malay: bisa"
  ),
  ("Selamat pagi, apa kabar hari ini?", "id", "a greeting"),
  ("Harga ikan di pasar sudah naik lagi.", "id", "Indonesian"),
  ("Gaur goizean azokara joan gara arraina erostera.", "eu", "Basque: many vowels"),
  ("Nire etxea itsasotik gertu dago.", "eu", "Basque"),
  ("Ez dakit zer egin behar dudan bihar.", "eu", "Basque"),
  ("Amanhã vamos comer peixe na casa da minha avó.", "pt", "Portuguese"),
  ("Ainda não sei o que vou fazer hoje.", "pt", "Portuguese"),
  ("Kumain kami ng isda sa bahay ng lola ko kanina.", "tl", "Tagalog: sa, na, ko"),
  ("Magandang umaga sa inyong lahat.", "tl", "a greeting"),
  ("Ngifuna ukuthenga inhlanzi emakethe namuhla.", "zu", "Zulu: open syllables"),
  ("Mangwanani, marara sei vakomana?", "sn", "Shona"),
  ("Ndinoda kutenga hove kumusika nhasi mangwanani.", "sn", "Shona: open syllables"),
  ("Morgaŭ ni iros al la bazaro por aĉeti fiŝojn.", "eo", "Esperanto"),
  ("Täna hommikul käisime turul kala ostmas.", "et", "Estonian"),
  ("Jutros idemo na pijacu da kupimo ribu.", "", "Serbian or Croatian in Latin letters"),
  ("Aloha kakahiaka, pehea kou ola kino?", "", "Hawaiian, which no model knows"),
  ("Ua hele au i ka hale kūʻai i kēia lā.", "", "Hawaiian with macrons"),
  ("O a'u o le tamaititi mai Samoa.", "", "Samoan, which no model knows"),
  ("Wanawake na watoto wanasoma kitabu.", "sw", "Swahili that begins as Japanese could"),
]

@Suite(.enabled(if: AlphabetModel.isLoaded)) struct RomajiTests {
  private let detector = LanguageDetector()

  @Test func romajiOfEveryKind() {
    for row in romaji {
      #expect(detector.detect(row.text)?.language == .romaji, "\(row.why): \(row.text)")
    }
  }

  @Test func otherLanguagesWithOpenSyllables() {
    for row in others {
      let language = detector.detect(row.text)?.language
      #expect(language != nil && language != .romaji, "\(row.why): \(row.text)")
      if !row.language.isEmpty {
        #expect(language?.rawValue == row.language, "\(row.why): \(row.text)")
      }
    }
  }

  /// The candidate `ja` includes romaji, and the letters are the same.
  @Test func candidatesOfJapaneseTakeRomaji() {
    let japanese = LanguageDetector(candidates: [.japanese])
    let romajiOnly = LanguageDetector(candidates: [.romaji])
    for row in romaji {
      #expect(japanese.detect(row.text)?.language == .romaji, "\(row.text)")
      #expect(romajiOnly.detect(row.text)?.confidence == 1, "no alternative remains: \(row.text)")
    }
    #expect(romajiOnly.detect("ひらがなで書いた") == nil, "kana are not Latin letters")
  }

  @Test func japaneseWithMostlyKanaIsNotRomaji() {
    let rows: [(text: String, expected: LanguageTag, why: String)] = [
      ("「ohayou gozaimasu」はおはようございますと読みます", .japanese, "romaji quoted in Japanese"),
      ("watashi wa gakusei desu。", .romaji, "an ideographic full stop is not a letter"),
      ("Shinjuku eki no kita-guchi de aimashou ね", .romaji, "names of a station and its gate"),
    ]
    for row in rows { #expect(detector.detect(row.text)?.language == row.expected, "\(row.why)") }
  }
}
