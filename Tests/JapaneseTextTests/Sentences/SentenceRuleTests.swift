import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

@Suite("Sentences, rule by rule")
struct SentenceRuleTests {
  @Test("white space is Unicode's White_Space, scalar by scalar")
  func whiteSpace() {
    var differing: [UInt32] = []
    for code in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      if SentenceCharacters.isWhiteSpace(code) != scalar.properties.isWhitespace {
        differing.append(code)
      }
      if SentenceCharacters.isLineEnd(code), SentenceCharacters.isSpace(code) {
        differing.append(code)
      }
    }
    #expect(differing.isEmpty, "\(differing.map { String($0, radix: 16) })")
  }

  @Test("each opening bracket is one for Unicode, and its partner closes")
  func bracketTable() {
    var opening = 0
    for code in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let closing = SentenceCharacters.closing(of: code)
      if let closing {
        opening += 1
        #expect(SentenceCharacters.isClosing(closing), "\(scalar)")
        let categories: [GeneralCategory] = [.openPunctuation, .initialPunctuation]
        #expect(code == 0x22 || categories.contains(scalar.generalCategory), "\(scalar)")
      }
      // All brackets used in Japanese, 〈 to 〛 and the fullwidth ones, are in the table.
      let isJapanese = (0x3008...0x301B).contains(code) || (0xFF00...0xFF65).contains(code)
      if isJapanese {
        #expect((closing != nil) == (scalar.generalCategory == .openPunctuation), "\(scalar)")
        let isClosing = SentenceCharacters.isClosing(code)
        #expect(isClosing == (scalar.generalCategory == .closePunctuation), "\(scalar)")
      }
    }
    #expect(opening == 20)
  }

  @Test("letters and digits, ASCII and full-width, are what Unicode folds to ASCII")
  func alphanumerics() {
    for code in UInt32(0x21)...0x7E {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let isAlphanumeric = scalar.properties.isAlphabetic || (0x30...0x39).contains(code)
      #expect(SentenceCharacters.isAlphanumeric(code) == isAlphanumeric, "\(scalar)")
      #expect(SentenceCharacters.isAlphanumeric(code + 0xFEE0) == isAlphanumeric, "wide \(scalar)")
      #expect(SentenceCharacters.isJapanese(code) == false)
      #expect(SentenceCharacters.isJapanese(code + 0xFEE0) == !isAlphanumeric, "wide \(scalar)")
    }
  }

  @Test("outermost pairs of brackets")
  func bracketPairs() {
    let rows: [(text: String, pairs: [String], why: String)] = [
      ("", [], "empty"),
      ("あ「い」う", ["「い」"], "one"),
      ("「あ」「い」", ["「あ」", "「い」"], "two in a row"),
      ("「あ『い』（う）」", ["「あ『い』（う）」"], "nested: the outer one"),
      ("「あ", [], "no partner"),
      ("あ」い", [], "no opening bracket"),
      ("「あ「い」", ["「い」"], "the outer one has no partner"),
      ("「あ（い」う）", ["「あ（い」"], "crossing"),
      ("（「あ）」", ["（「あ）"], "crossing the other way"),
      ("\"あ\"い\"う\"", ["\"あ\"", "\"う\""], "straight marks pair in turn"),
      ("5\"あ\"", [], "an inch mark"),
      ("((a)(b)", ["(a)", "(b)"], "pairs inside an unmatched bracket"),
      ("〔【〘〖〚〛〗〙】〕", ["〔【〘〖〚〛〗〙】〕"], "rare brackets"),
    ]
    for (text, expected, why) in rows {
      let found = withUTF8Bytes(of: text) { bytes in
        var pairs = BracketPairs(of: 0..<bytes.count, in: bytes)
        return (0..<bytes.count).compactMap { offset in
          pairs.pair(openingAt: offset).map { pair in
            String(decoding: bytes[pair.open..<pair.end], as: UTF8.self)
          }
        }
      }
      #expect(found == expected, "\(why)")
    }
  }

  @Test("the longest pair is the last to count")
  func maximumPairLength() {
    for (content, counts) in [
      (BracketPairs.maximumLength - 2, true), (BracketPairs.maximumLength - 1, false),
    ] {
      let text = "(" + String(repeating: "a", count: content) + ")"
      let found = withUTF8Bytes(of: text) { bytes in
        var pairs = BracketPairs(of: 0..<bytes.count, in: bytes)
        return pairs.pair(openingAt: 0) != nil
      }
      #expect(found == counts)
    }
  }

  @Test("pairs are disjoint, ascend, and close what they open, over random brackets")
  func randomPairs() {
    var generator = SeededGenerator(seed: 30)
    let alphabet = ["「", "」", "（", "）", "(", ")", "\"", "あ", "a", "【", "】"]
    for _ in 0..<2000 {
      let text = (0..<20).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
      withUTF8Bytes(of: text) { bytes in
        var pairs = BracketPairs(of: 0..<bytes.count, in: bytes)
        var end = 0
        for offset in 0..<bytes.count {
          guard let pair = pairs.pair(openingAt: offset) else { continue }
          #expect(pair.open >= end && pair.close > pair.open && pair.end > pair.close)
          let opening = bytes.scalar(at: pair.open)?.value ?? 0
          #expect(SentenceCharacters.closing(of: opening) == bytes.scalar(at: pair.close)?.value)
          end = pair.end
        }
      }
    }
  }

  @Test("full stops: | marks the one to classify")
  func fullStops() {
    let rows: [(text: String, ends: Bool, why: String)] = [
      ("Hello|. World", true, "followed by a capital"),
      ("Hello|. world", false, "followed by lower case"),
      ("Hello|.", true, "the end"),
      ("Hello|.) World", true, "a closing bracket between"),
      ("Hello|.)world", false, "no white space after the bracket"),
      ("3|.14", false, "decimal"),
      ("It is 3|. Then", true, "a number at the end"),
      ("3|. Then", false, "a label"),
      ("IV|. Then", false, "a Roman label"),
      ("(1|. Then", false, "a label in a bracket"),
      ("a|. Then", false, "a letter as a label"),
      ("He met Mr|. Brown", false, "a title"),
      ("He met MR|. Brown", false, "a title in capitals"),
      ("She has no|. 3", false, "a number after No."),
      ("She has none|. 3", true, "a word that ends like an abbreviation"),
      ("In the U.S|. Army", false, "an abbreviation before a name"),
      ("In the U.S|. The", true, "an abbreviation before a word that begins a sentence"),
      ("by J|. Smith", false, "an initial"),
      ("so did I|. They", true, "a pronoun is not an initial"),
      ("Firma GmbH|. Dann", true, "an abbreviation not in the list"),
      ("です|.次", true, "Japanese on both sides"),
      ("ファイル|.txt", false, "a file name"),
      ("e|.g. x", false, "inside an abbreviation"),
      ("|.NET", false, "at the start"),
    ]
    for (text, ends, why) in rows {
      let offset = text.utf8.firstIndex(of: UInt8(ascii: "|")).map {
        text.utf8.distance(from: text.startIndex, to: $0)
      }
      let plain = text.replacing("|", with: "")
      let found = withUTF8Bytes(of: plain) { bytes in
        FullStop(bytes: bytes, start: 0, limit: bytes.count).ends(at: offset ?? 0, length: 1)
      }
      #expect(found == ends, "\(text): \(why)")
    }
  }

  @Test("abbreviations are in one list each, in lower case")
  func abbreviationLists() {
    let lists = [Abbreviations.neverFinal, Abbreviations.beforeNumbers, Abbreviations.rarelyFinal]
    let all = lists.reduce([]) { $0 + Array($1) }
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0 == $0.lowercased() && !$0.hasSuffix(".") })
  }
}
