import Testing

@testable import MarkupText

/// Consistency of all definitions, and those tables of CSS Counter Styles 3, §6, that no other test
/// covers.
@Suite struct CounterTableTests {
  @Test func definitionsAreConsistent() {
    for (name, style) in CounterStyleTable.definitions {
      #expect(style.name == name)
      #expect(style.symbols.allSatisfy { !$0.isEmpty }, "\(name)")
      #expect(Set(style.symbols).count == style.symbols.count, "\(name): a symbol twice")
      switch style.system {
      case .numeric:
        let bases = ["octal": 8, "lower-hexadecimal": 16, "upper-hexadecimal": 16]
        #expect(style.symbols.count == bases[name] ?? 10, "\(name)")
      case .additive(let weights):
        #expect(weights.count == style.symbols.count, "\(name)")
        #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 > $1 }, "\(name): descending")
        // Every number of the range can be written, so no fallback is used.
        let maximum = style.range.upperBound
        #expect(style.text(for: maximum) != nil && style.text(for: maximum + 1) == nil)
      case .longhand(let longhand):
        #expect(longhand.digits.count == 10 && longhand.digitMarkers.count == 4, "\(name)")
        #expect(
          Set(longhand.digits + longhand.digitMarkers).count == 14, "\(name): a character twice")
      default: break
      }
      // Every chain of fallbacks ends in decimal.
      var steps = 0
      var next = name
      while next != "decimal", steps < 5 {
        next = CounterStyleTable.definitions[next]?.fallback ?? ""
        steps += 1
      }
      #expect(next == "decimal", "\(name)")
    }
  }

  @Test func aliasesWriteTheSame() {
    for (alias, name) in [
      ("lower-latin", "lower-alpha"), ("upper-latin", "upper-alpha"), ("khmer", "cambodian"),
      ("upper-armenian", "armenian"), ("cjk-ideographic", "trad-chinese-informal"),
    ] {
      let (one, other) = (CounterStyle(name: alias), CounterStyle(name: name))
      #expect(one != nil && one != other && one?.suffix == other?.suffix)
      for value in [-10_000, -12, 0, 1, 27, 110, 9999, 10_000, .max] {
        #expect(one?.text(for: value) == other?.text(for: value), "\(alias) \(value)")
      }
    }
  }

  /// The weights of §6.1 with their symbols.
  @Test func symbolsOfWeights() {
    let decimalWeights = [1, 10, 100, 1000].flatMap { power in (1...9).map { $0 * power } }
    let rows: [(style: String, weights: [Int], symbols: String)] = [
      (
        "armenian", decimalWeights,
        "Ա Բ Գ Դ Ե Զ Է Ը Թ Ժ Ի Լ Խ Ծ Կ Հ Ձ Ղ Ճ Մ Յ Ն Շ Ո Չ Պ Ջ Ռ Ս Վ Տ Ր Ց Ւ Փ Ք"
      ),
      (
        "lower-armenian", decimalWeights,
        "ա բ գ դ ե զ է ը թ ժ ի լ խ ծ կ հ ձ ղ ճ մ յ ն շ ո չ պ ջ ռ ս վ տ ր ց ւ փ ք"
      ),
      (
        "georgian", decimalWeights + [10_000],
        "ა ბ გ დ ე ვ ზ ჱ თ ი კ ლ მ ნ ჲ ო პ ჟ რ ს ტ ჳ ფ ქ ღ ყ შ ჩ ც ძ წ ჭ ხ ჴ ჯ ჰ ჵ"
      ),
      (
        "hebrew", Array(1...20) + [30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400],
        "א ב ג ד ה ו ז ח ט י יא יב יג יד טו טז יז יח יט כ ל מ נ ס ע פ צ ק ר ש ת"
      ),
      (
        "hebrew", (1...10).map { $0 * 1000 } + [1001, 5784, 304, 744],
        "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ז׳ ח׳ ט׳ י׳ א׳א ה׳תשפד שד תשמד"
      ),
      ("ethiopic-numeric", (2...10).map { $0 * 10 }, "፳ ፴ ፵ ፶ ፷ ፸ ፹ ፺ ፻"),
      (
        "lower-roman", [1, 5, 10, 50, 100, 500, 1000, 900, 90, 400, 40], "i v x l c d m cm xc cd xl"
      ),
    ]
    for row in rows {
      let style = CounterStyle(name: row.style)
      let found = row.weights.compactMap { style?.text(for: $0) }
      #expect(found == row.symbols.split(separator: " ").map(String.init), "\(row.style)")
    }
  }

  @Test func digitsOfArabicScripts() {
    for (name, zero) in [("arabic-indic", 0x660), ("persian", 0x6F0)] as [(String, UInt32)] {
      let style = CounterStyle(name: name)
      for digit in 0..<10 as Range<UInt32> {
        let scalar = Unicode.Scalar(zero + digit).map { String($0) }
        #expect(style?.text(for: Int(digit)) == scalar, "\(name) \(digit)")
      }
      let ten = style.map { Array($0.text(for: -10).unicodeScalars.map(\.value)) }
      #expect(ten == [0x2D, zero + 1, zero])
    }
  }

  /// §6.2 and §7.1: the styles whose suffix is not `. `.
  @Test func suffixesOfAllStyles() {
    var bySuffix: [String: [String]] = [:]
    for name in CounterStyle.names {
      bySuffix[CounterStyle(name: name)?.suffix ?? "", default: []].append(name)
    }
    #expect(Set(bySuffix.keys) == [". ", "、", ", ", "/ ", " "])
    #expect(
      bySuffix[", "] == ["korean-hangul-formal", "korean-hanja-formal", "korean-hanja-informal"])
    #expect(bySuffix["/ "] == ["ethiopic-numeric"])
    #expect(
      bySuffix["、"]?.joined(separator: " ") == """
        cjk-decimal cjk-earthly-branch cjk-heavenly-stem cjk-ideographic hiragana hiragana-iroha \
        japanese-formal japanese-informal katakana katakana-iroha simp-chinese-formal \
        simp-chinese-informal trad-chinese-formal trad-chinese-informal
        """)
    #expect(
      bySuffix[" "]?.joined(separator: " ") == """
        box check circle circled-decimal circled-ideograph circled-katakana circled-lower-latin \
        circled-upper-latin diamond disc disclosure-closed disclosure-open dotted-decimal \
        double-circled-decimal filled-circled-decimal footnotes hyphen parenthesized-decimal \
        parenthesized-ideograph parenthesized-lower-latin square
        """)
  }

  @Test func signsOfLonghandForms() {
    let rows: [(style: String, text: String)] = [
      ("japanese-informal", "マイナス九千九百九十九"), ("japanese-formal", "マイナス九阡九百九拾九"),
      ("korean-hangul-formal", "마이너스 구천구백구십구"), ("korean-hanja-formal", "마이너스 九仟九百九拾九"),
      ("korean-hanja-informal", "마이너스 九千九百九十九"), ("simp-chinese-informal", "负九千九百九十九"),
      ("simp-chinese-formal", "负玖仟玖佰玖拾玖"), ("trad-chinese-informal", "負九千九百九十九"),
      ("trad-chinese-formal", "負玖仟玖佰玖拾玖"),
    ]
    for row in rows {
      let style = CounterStyle(name: row.style)
      #expect(style?.text(for: -9999) == row.text)
      #expect(style?.text(for: -10_000) == "-10000", "cjk-decimal has no negative numbers either")
    }
  }

  @Test func bulletsHaveOneSymbolForAllNumbers() {
    #expect(CounterStyle(name: "square")?.isBullet == true)
    #expect(CounterStyle(name: "ethiopic-numeric")?.isBullet == false, "a style without symbols")
    #expect(CounterStyle(name: "cjk-decimal")?.isBullet == false)
    for value in [Int.min, -1, 0, 1, 2, .max] {
      #expect(CounterStyle(name: "disclosure-open")?.text(for: value) == "▾")
    }
  }

  @Test func namesFoldNothingButASCII() {
    #expect(CounterStyle(name: "\u{212A}HMER") == nil, "KELVIN SIGN is no K here")
    #expect(CounterStyle(name: "DİSC") == nil && CounterStyle(name: "di\u{17F}c") == nil)
    #expect(CounterStyle(name: " disc") == nil && CounterStyle(name: "disc ") == nil)
    #expect(CounterStyle(name: "KHMER")?.name == "khmer")
    var styles: Set<CounterStyle> = []
    for name in ["disc", "DISC", "Disc", "square"] {
      if let style = CounterStyle(name: name) { styles.insert(style) }
    }
    #expect(styles.count == 2, "equal styles have equal hashes")
  }
}
