import Foundation
import Testing

@testable import LanguageDetection

/// Article 1 of the Universal Declaration of Human Rights, as far as “… are born free”: the same
/// few words in each language.
private let sentences: [(text: String, language: String)] = [
  ("Alle menslike wesens word vry, met gelyke waardigheid en regte, gebore.", "af"),
  ("Bütün insanlar ləyaqət və hüquqlarına görə azad və bərabər doğulurlar.", "az"),
  ("Tots els éssers humans neixen lliures i iguals en dignitat i en drets.", "ca"),
  ("Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a práv.", "cs"),
  ("Genir pawb yn rhydd ac yn gydradd â'i gilydd mewn urddas a hawliau.", "cy"),
  ("Alle mennesker er født frie og lige i værdighed og rettigheder.", "da"),
  ("Alle Menschen sind frei und gleich an Würde und Rechten geboren.", "de"),
  ("All human beings are born free and equal in dignity and rights.", "en"),
  ("Ĉiuj homoj estas denaske liberaj kaj egalaj laŭ digno kaj rajtoj.", "eo"),
  ("Todos los seres humanos nacen libres e iguales en dignidad y derechos.", "es"),
  ("Kõik inimesed sünnivad vabadena ja võrdsetena oma väärikuselt ja õigustelt.", "et"),
  ("Gizon-emakume guztiak aske jaiotzen dira, duintasun eta eskubide berberak dituztela.", "eu"),
  ("Kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan.", "fi"),
  ("Tous les êtres humains naissent libres et égaux en dignité et en droits.", "fr"),
  ("Saolaítear gach duine den chine daonna saor agus comhionann i ndínit agus i gcearta.", "ga"),
  ("Minden emberi lény szabadon születik és egyenlő méltósága és joga van.", "hu"),
  ("Hver maður er borinn frjáls og jafn öðrum að virðingu og réttindum.", "is"),
  ("Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti.", "it"),
  ("Omnes homines liberi aequique dignitate atque juribus nascuntur.", "la"),
  ("Visi žmonės gimsta laisvi ir lygūs savo orumu ir teisėmis.", "lt"),
  ("Visi cilvēki piedzimst brīvi un vienlīdzīgi savā pašcieņā un tiesībās.", "lv"),
  ("Ko te katoa o nga tangata i te whanaungatanga mai e watea ana i nga here katoa.", "mi"),
  ("Alle mensen worden vrij en gelijk in waardigheid en rechten geboren.", "nl"),
  ("Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw.", "pl"),
  ("Todos os seres humanos nascem livres e iguais em dignidade e em direitos.", "pt"),
  ("Toate fiinţele umane se nasc libere şi egale în demnitate şi în drepturi.", "ro"),
  ("Všetci ľudia sa rodia slobodní a sebe rovní, čo sa týka ich dôstojnosti a práv.", "sk"),
  ("Vsi ljudje se rodijo svobodni in imajo enako dostojanstvo in enake pravice.", "sl"),
  ("Aadanaha dhammaantiis wuxuu dhashaa isagoo xor ah kana siman xagga sharafta.", "so"),
  ("Të gjithë njerëzit lindin të lirë dhe të barabartë në dinjitet dhe në të drejta.", "sq"),
  ("Watu wote wamezaliwa huru, hadhi na haki zao ni sawa.", "sw"),
  ("Alla människor är födda fria och lika i värde och rättigheter.", "sv"),
  ("Ang lahat ng tao'y isinilang na malaya at pantay-pantay sa karangalan at mga karapatan.", "tl"),
  ("Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar.", "tr"),
  ("Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi.", "vi"),
  ("Gbogbo ènìyàn ni a bí ní òmìnira; iyì àti ẹ̀tọ́ kọ̀ọ̀kan sì dọ́gba.", "yo"),
  ("Bonke abantu bazalwa bekhululekile belingana ngesithunzi nangamalungelo.", "zu"),
  ("Всички хора се раждат свободни и равни по достойнство и права.", "bg"),
  ("Усе людзі нараджаюцца свабоднымі і роўнымі ў сваёй годнасці і правах.", "be"),
  ("Барлық адамдар тумысынан азат және қадір-қасиеті тең болып дүниеге келеді.", "kk"),
  ("Сите човечки суштества се раѓаат слободни и еднакви по достоинство и права.", "mk"),
  ("Хүн бүр төрж мэндлэхдээ эрх чөлөөтэй, адилхан нэр төртэй, ижил эрхтэй байдаг.", "mn"),
  ("Все люди рождаются свободными и равными в своем достоинстве и правах.", "ru"),
  ("Сва људска бића рађају се слободна и једнака у достојанству и правима.", "sr"),
  ("Всі люди народжуються вільними і рівними у своїй гідності та правах.", "uk"),
  ("يولد جميع الناس أحرارا متساوين في الكرامة والحقوق.", "ar"),
  ("تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند.", "fa"),
  ("تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں۔", "ur"),
  ("सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता प्राप्त है।", "hi"),
  ("सर्व मानवी व्यक्ति जन्मतःच स्वतंत्र आहेत.", "mr"),
  ("Subete no ningen wa umare nagara jiyū de ari, kenri ni tsuite byōdō de aru.", "ja-Latn"),
]

private func scores(of text: String, isComplete: Bool = true) -> [LanguageScore] {
  let letters = text.lowercased().unicodeScalars.map { $0.properties.isAlphabetic ? $0.value : 0 }
  return letters.withUnsafeBufferPointer {
    AlphabetModel.scores(of: $0, isComplete: isComplete)
  }
}

@Suite(.enabled(if: AlphabetModel.isLoaded)) struct AlphabetModelTests {
  @Test func sentencesAreInTheirLanguages() {
    var wrong: [String] = []
    for (text, language) in sentences {
      let found = LanguageDetector().detect(text)?.language.rawValue
      if found != language { wrong.append("\(language) \(found ?? "none"): \(text)") }
    }
    #expect(wrong == [])
  }

  /// Pairs of similar languages that are distinguished by frequent words.
  @Test func similarLanguagesAreDistinguishedByTheirWords() {
    let rows: [(text: String, language: String, why: String)] = [
      ("Jeg vet ikke hva som er galt med ham", "nb", "ikke, hva, jeg"),
      ("Eg veit ikkje kva som er gale med han", "nn", "eg, ikkje, kva"),
      ("Jeg ved ikke, hvad der er galt med ham", "da", "ved, hvad"),
      ("Nevím, co se mu stalo, ale už je to dobré", "cs", "co, ale, už"),
      ("Neviem, čo sa mu stalo, ale už je to dobré", "sk", "neviem, čo, sa"),
      ("Eu não sei o que aconteceu com ele ontem", "pt", "não, ontem"),
      ("No sé qué le pasó ayer por la noche", "es", "qué, ayer"),
      ("Ik weet niet wat er met hem aan de hand is", "nl", "ik, niet"),
      ("Ek weet nie wat met hom aangaan nie", "af", "ek, nie … nie"),
      ("Я не знаю, что с ним случилось вчера", "ru", "что"),
      ("Я не знаю, що з ним сталося вчора", "uk", "що, вчора"),
    ]
    for (text, language, why) in rows {
      #expect(LanguageDetector().detect(text)?.language.rawValue == language, "\(why)")
    }
  }

  @Test func probabilitiesSumToOneAndAreComplete() {
    for (text, language) in sentences {
      let all = scores(of: text)
      let sum = all.reduce(0) { $0 + probability(ofLog: $1.logProbability) }
      #expect(abs(sum - 1) < 1e-4, "\(language): \(sum)")
      #expect(Set(all.map(\.language)).count == all.count)
      let detected = scores(of: text, isComplete: false)
      #expect(!detected.isEmpty && detected.count <= all.count)
      for score in detected { #expect(all.contains { $0.language == score.language }) }
    }
  }

  @Test func lettersOfNoScriptOfTheModelHaveNoScores() {
    for text in ["", " ", "東京", "สวัสดี", "\u{E000}", "123"] {
      #expect(scores(of: text).isEmpty, "\(text)")
    }
  }

  /// Letters unknown to the model separate words and have no other effect.
  @Test func unknownLettersDivideWords() {
    let known = scores(of: "hello world")
    let divided = scores(of: "helloꝏworld")
    #expect(known == divided)
  }

  @Test func aWordRepeatedOftenDoesNotOverflow() {
    let long = String(repeating: "straßenbahn ", count: 100_000)
    let best = scores(of: long).max { $0.logProbability < $1.logProbability }
    #expect(best?.language.rawValue == "de")
  }

  /// The Python implementation that wrote the model gives the same sums for every unit of the
  /// recorded words.
  @Test func sumsAgreeWithTheGenerators() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("scores.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(rows.count >= 1_000)
    let scripts = AlphabetModel.tables(in: ModelBytes.alphabets)
    #expect(scripts.count == 4)
    var wrong: [String] = []
    for row in rows {
      let fields = row.split(separator: "\t").map(String.init)
      let letters = fields[1].unicodeScalars.map(\.value)
      guard let tables = scripts.first(where: { $0.code(of: letters[0]) != 0 }) else {
        wrong.append(row)
        continue
      }
      let sums = letters.withUnsafeBufferPointer {
        AlphabetSums.of($0, tables) { sums, _ in Array(sums) }
      }
      for field in fields.dropFirst(2) {
        let parts = field.split(separator: ":")
        let index = tables.tags.firstIndex { $0.rawValue == parts[0] }
        if index.map({ String(sums[$0]) }) != String(parts[1]) { wrong.append("\(row) \(sums)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
  }
}
