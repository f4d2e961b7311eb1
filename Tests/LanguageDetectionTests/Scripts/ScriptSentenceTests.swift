import Testing
import TextFoundation

@testable import LanguageDetection

/// A sentence in each script that the detector supports.
private let sentences: [(text: String, expected: String, why: String)] = [
  ("오늘은 비가 와서 집에서 책을 읽었습니다.", "ko", "Hangul"),
  ("ㄐㄧㄣ ㄊㄧㄢ ㄊㄧㄢ ㄑㄧˋ ㄏㄣˇ ㄏㄠˇ", "zh-Hant", "Bopomofo, as Taiwan writes it"),
  ("Σήμερα το πρωί ήπιαμε καφέ στην πλατεία.", "el", "Greek"),
  ("Այսօր եղանակը շատ լավ է Երևանում։", "hy", "Armenian"),
  ("დღეს თბილისში კარგი ამინდია.", "ka", "Georgian"),
  ("היום ירד גשם ולכן נשארנו בבית.", "he", "Hebrew"),
  ("މިއަދު މާލޭގައި ވާރޭ ވެހެއެވެ.", "dv", "Thaana"),
  ("আজ সকালে আমরা বাজারে গিয়েছিলাম।", "bn", "Bengali"),
  ("ਅੱਜ ਸਵੇਰੇ ਅਸੀਂ ਬਜ਼ਾਰ ਗਏ ਸੀ।", "pa", "Gurmukhi"),
  ("આજે સવારે અમે બજારમાં ગયા હતા.", "gu", "Gujarati"),
  ("ଆଜି ସକାଳେ ଆମେ ବଜାରକୁ ଯାଇଥିଲୁ।", "or", "Oriya"),
  ("இன்று காலை நாங்கள் சந்தைக்குச் சென்றோம்.", "ta", "Tamil"),
  ("ఈ రోజు ఉదయం మేము బజారుకు వెళ్ళాము.", "te", "Telugu"),
  ("ಇಂದು ಬೆಳಿಗ್ಗೆ ನಾವು ಮಾರುಕಟ್ಟೆಗೆ ಹೋದೆವು.", "kn", "Kannada"),
  ("ഇന്ന് രാവിലെ ഞങ്ങൾ ചന്തയിൽ പോയി.", "ml", "Malayalam"),
  ("අද උදේ අපි වෙළඳපොළට ගියෙමු.", "si", "Sinhala"),
  ("เมื่อเช้านี้เราไปตลาดด้วยกัน", "th", "Thai, without spaces"),
  ("ເຊົ້ານີ້ພວກເຮົາໄປຕະຫຼາດ", "lo", "Lao"),
  ("ព្រឹកនេះពួកយើងទៅផ្សារ។", "km", "Khmer"),
  ("ဒီမနက် ကျွန်တော်တို့ ဈေးကို သွားတယ်။", "my", "Myanmar"),
  ("དེ་རིང་ཞོགས་པ་ང་ཚོ་ཁྲོམ་ལ་ཕྱིན་པ་ཡིན།", "bo", "Tibetan"),
  ("ዛሬ ጠዋት ወደ ገበያ ሄድን።", "am", "Ethiopic"),
  ("ᐃᓄᒃᑎᑐᑦ ᐅᖃᐅᓯᖅ ᓄᓇᕗᒻᒥ", "iu", "Canadian syllabics"),
  ("ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ ᎣᏏᏳ ᏂᎦᏓ", "chr", "Cherokee, capitals"),
  ("ꮳꮃꭹ ꭶꮼꮒꭿꮝꮧ", "chr", "Cherokee, small letters"),
  ("ᠮᠣᠩᠭᠣᠯ ᠬᠡᠯᠡ ᠪᠢᠴᠢᠭ", "mn-Mong", "Mongolian, from above"),
  ("ꆈꌠꁱꂷ ꆈꌠꉙ ꊿꂷ", "ii", "Yi"),
  ("ܠܫܢܐ ܣܘܪܝܝܐ ܟܬܒܐ ܫܠܡܐ", "syr", "Syriac"),
  ("ߒߞߏ ߟߊ߫ ߞߊ߲ ߠߎ߬ ߡߐ߱ ߓߍ߯", "nqo", "N'Ko"),
  ("ⵜⴰⵎⴰⵣⵉⵖⵜ ⵜⵓⵜⵍⴰⵢⵜ ⵏ ⵉⵎⴰⵣⵉⵖⵏ", "zgh", "Tifinagh"),
  ("ꦧꦱꦗꦮ ꦲꦏ꧀ꦱꦫꦗꦮ ꦱꦸꦒꦼꦁꦫꦮꦸꦃ", "jv", "Javanese"),
  ("ᬩᬲᬩᬮᬶ ᬅᬓ᭄ᬱᬭᬩᬮᬶ", "ban", "Balinese"),
  ("ᮘᮞ ᮞᮥᮔ᮪ᮓ ᮃᮊ᮪ᮞᮛ ᮞᮥᮔ᮪ᮓ", "su", "Sundanese"),
  ("ᱥᱟᱱᱛᱟᱲᱤ ᱯᱟᱹᱨᱥᱤ ᱚᱞ ᱪᱤᱠᱤ", "sat", "Ol Chiki"),
  ("ꯃꯤꯇꯩ ꯃꯌꯦꯛ ꯃꯩꯇꯩꯂꯣꯟ", "mni", "Meetei Mayek"),
  ("ꕙꔤ ꗞꕞ ꕙꔤ ꔀ", "vai", "Vai"),
  ("𞤆𞤵𞤤𞤢𞤪 𞤊𞤵𞤤𞤬𞤵𞤤𞤣𞤫 𞤀𞤁𞤂𞤢𞤃", "ff", "Adlam, beyond the BMP"),
  ("ꓡꓲ-ꓢꓴ ꓥꓳꓽ ꓐꓯꓹ", "lis", "Lisu, whose letters look like Latin capitals"),
  ("今朝、市場へ行って魚を買いました。", "ja", "ideographs with Hiragana"),
  ("きょうはあめがふっている", "ja", "Hiragana alone"),
  ("コンピューターシステム", "ja", "Katakana alone"),
  ("This morning we walked to the market and bought fish.", "en", "Latin"),
  ("Сегодня утром мы ходили на рынок и купили рыбу.", "ru", "Cyrillic"),
  ("ذهبنا هذا الصباح إلى السوق واشترينا السمك.", "ar", "Arabic"),
  ("आज सुबह हम बाज़ार गए और मछली ख़रीदी।", "hi", "Devanagari"),
]

@Suite struct ScriptSentenceTests {
  private let detector = LanguageDetector()

  @Test func aSentenceOfEachScript() {
    for row in sentences {
      #expect(detector.detect(row.text)?.language.rawValue == row.expected, "\(row.why)")
      let spans = detector.spans(in: row.text)
      #expect(spans.map(\.language?.rawValue) == [row.expected], "\(row.why), as one span")
    }
  }

  /// Fails for a script that was added without a sentence.
  @Test func noScriptIsLeftOut() {
    var met: Set<LetterScript> = []
    for row in sentences {
      for scalar in row.text.unicodeScalars { met.insert(LetterScript.table[scalar.value]) }
    }
    let known = LetterScript.allCases.filter {
      ScriptLanguages.sole(of: $0) != nil || ScriptLanguages.hasModel($0)
        || [.han, .hiragana, .katakana].contains($0)
    }
    #expect(known.filter { !met.contains($0) } == [])
  }

  /// If the script alone decides, every part of a sentence has the same language.
  @Test func oneLetterIsEnoughWhereTheScriptDecides() {
    for row in sentences {
      for scalar in row.text.unicodeScalars {
        guard let sole = ScriptLanguages.sole(of: LetterScript.table[scalar.value]),
          !ScriptLanguages.hasModel(LetterScript.table[scalar.value])
        else { continue }
        let detection = detector.detect(String(Character(scalar)))
        #expect(detection?.language == sole, "\(row.why): \(scalar)")
        #expect(detection?.alternatives == [], "\(row.why): \(scalar)")
      }
    }
  }

  /// Georgian, Armenian, Greek and other scripts have the same language in capitals.
  @Test func capitalsAreOfTheSameLanguage() {
    for row in sentences {
      let capitals = row.text.uppercased()
      guard capitals != row.text else { continue }
      #expect(
        detector.detect(capitals)?.language.rawValue == row.expected, "\(row.why): \(capitals)")
    }
  }
}
