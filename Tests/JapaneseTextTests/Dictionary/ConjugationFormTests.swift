import EmbeddedDictionary
import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the names of conjugation forms that dictionaries use.
@Suite struct ConjugationFormTests {
  private func form(_ name: String) -> ConjugationForm {
    withUTF8Bytes(of: name) { ConjugationForm($0) }
  }

  private static let names: [(form: ConjugationForm, names: [String])] = [
    (.irrealis, ["未然", "未然形", "未然ウ接続", "未然ヌ接続", "未然レル接続", "未然特殊", "未然形-サ"]),
    (
      .continuative,
      ["連用", "連用形", "連用タ接続", "連用テ接続", "連用デ接続", "連用ゴザイ接続", "連用ニ接続", "連用形-イ音便", "基本連用形"]
    ),
    (.terminal, ["基本形", "基本形-促音便", "現代基本形", "文語基本形", "音便基本形", "終止形", "終止形-撥音便", "タ形"]),
    (.attributive, ["連体形", "連体形-補助", "体言接続", "体言接続特殊", "体言接続特殊２"]),
    (.hypothetical, ["仮定", "仮定形", "仮定縮約１", "仮定縮約２", "仮定形-融合", "基本条件形"]),
    (.imperative, ["命令", "命令ｅ", "命令ｉ", "命令ｒｏ", "命令ｙｏ", "命令形"]),
    (.volitional, ["意志", "意志形", "意志推量形"]), (.stem, ["語幹", "語幹-サ", "ガル接続"]),
    (.gerund, ["タ系連用", "タ系連用テ形", "タ系連用タリ形", "タ系連用チャ形"]),
    (.none, ["基本", "現代", "終止", "連体", "体言", "基本条件", "タ", "タ系", "タ系条件形", "ガル", "形", "一段"]),
  ]

  @Test func namesBeginWithTheForm() {
    for (expected, names) in Self.names {
      for name in names {
        #expect(form(name) == expected, "\(name)")
        #expect(form(name + "x") == expected, "\(name) with an addition")
        #expect(form("x" + name) == .none, "\(name) after another letter")
      }
    }
  }

  /// Half of a character at the end of a name matches no longer name.
  @Test func cutNames() {
    for (_, names) in Self.names {
      for name in names {
        let bytes = Array(name.utf8)
        for count in bytes.indices {
          let start = withUTF8Bytes(of: name) { $0.scalarStart(atOrBefore: count) }
          let whole = String(decoding: bytes[..<start], as: UTF8.self)
          let found = bytes[..<count].withUnsafeBufferPointer { ConjugationForm($0) }
          #expect(found == form(whole), "\(count) bytes of \(name)")
        }
      }
    }
  }

  /// Every form of the embedded dictionary is known, and verbs have forms that rules depend on.
  @Test func theEmbeddedDictionarysForms() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
    let text = """
      行か行こう行き行っ行く行け書け食べ食べよ食べろ食べれ来い来ら高く高かっ高けれ高う静かな静かだ静かだっ静かで静かなら\
      行きゃ行かぬべき楽しさ楽しがる見たい見たかった見たくば無かろうあらゆるすべき勝たねば勝とう死んだ
      """
    var forms: [String: ConjugationForm] = [:]
    AnalysisFixture(tokenizer).analyze(text) { words in
      for word in words.words where !word.entry.conjugationFormName.isEmpty {
        let name = String(decoding: word.entry.conjugationFormName, as: UTF8.self)
        forms[name] = word.entry.conjugationForm
      }
    }
    for (name, found) in forms {
      #expect(found == form(name) && found != .none, "\(name)")
    }
    #expect(forms.count >= 10, "\(forms.keys.sorted())")
    let expected: Set<ConjugationForm> = [
      .irrealis, .continuative, .terminal, .attributive, .hypothetical, .imperative,
    ]
    #expect(expected.isSubset(of: Set(forms.values)), "\(forms)")
  }
}
