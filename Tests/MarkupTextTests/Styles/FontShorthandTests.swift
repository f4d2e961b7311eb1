import MarkupText
import Testing

/// `font` in every order of the components before the size (CSS Fonts 4 §2.7).
@Suite struct FontShorthandTests {
  private static let properties: [StyleProperty] = [
    .fontStyle, .fontVariantCaps, .fontWeight, .fontStretch, .fontSize, .lineHeight, .fontFamily,
  ]

  private static func values(_ text: String) -> [String]? {
    let declarations = StyleDeclaration.list(parsing: "font: \(text)")
    guard !declarations.isEmpty else { return nil }
    return properties.map { property in
      declarations.last { $0.target == .property(property) }?.value?.description ?? "-"
    }
  }

  /// All orders of up to four keywords, with `normal` in place of the omitted ones.
  @Test func wordsInAnyOrder() {
    let words = [("italic", 0), ("small-caps", 1), ("700", 2), ("condensed", 3)]
    let computed = ["italic", "small-caps", "700", "75%"]
    let initial = ["normal", "normal", "400", "100%"]
    func orders(_ rest: [(String, Int)]) -> [[(String, Int)]] {
      guard !rest.isEmpty else { return [[]] }
      return rest.indices.flatMap { index in
        var others = rest
        let first = others.remove(at: index)
        return orders(others).map { [first] + $0 }
      }
    }
    var count = 0
    for bits in 0..<16 {
      let chosen = words.filter { bits >> $0.1 & 1 == 1 }
      let given = Set(chosen.map(\.1))
      let expected =
        (0..<4).map { given.contains($0) ? computed[$0] : initial[$0] }
        + ["20px", "1.5", "\"A\", serif"]
      for order in orders(chosen) {
        for normals in 0...(4 - chosen.count) {
          for position in Set([0, order.count / 2, order.count]) {
            var texts = order.map(\.0)
            texts.insert(contentsOf: Array(repeating: "normal", count: normals), at: position)
            let text = (texts + ["20px/1.5 A, serif"]).joined(separator: " ")
            #expect(Self.values(text) == expected, "\(text)")
            count += 1
          }
        }
        // More than four are too many.
        let many = order.map(\.0) + Array(repeating: "normal", count: 5 - chosen.count)
        #expect(Self.values((many + ["20px A"]).joined(separator: " ")) == nil, "\(many)")
      }
    }
    #expect(count > 200)
  }

  @Test func numbersBeforeTheSize() {
    // A number is a weight if a size of any form follows it.
    let rows: [(String, [String]?, String)] = [
      ("700 large A", ["700", "large"], "a keyword as the size"),
      ("700 smaller A", ["700", "smaller"], "a relative one"),
      ("700 LARGE A", ["700", "large"], "in any case"),
      ("700 50% A", ["700", "50%"], "a percentage"), ("700 2em A", ["700", "2em"], "a length"),
      ("700 20 A", ["700", "20px"], "a length without unit"),
      ("700 italic 20px A", ["700", "20px"], "a word in between"),
      ("700 A", ["400", "700px"], "alone it is the size"),
      ("20/2 A", ["400", "20px"], "with a line height too"),
      ("0 20px A", nil, "no weight"), ("1001 20px A", nil, "nor this"),
      ("50% 20px A", nil, "a percentage is no width here"),
      ("700 700 20px A", nil, "two weights"), ("700", nil, "nothing else"),
      ("20px", nil, "no family"), ("A 20px", nil, "the family first"), ("A", nil, "no size"),
      ("20px / A", nil, "no line height after the slash"),
      ("20px/-1 A", nil, "a negative one"), ("-20px A", nil, "a negative size"),
      ("20px A,", nil, "a comma too many"), ("20px inherit", nil, "no family of that name"),
      ("italic oblique 20px A", nil, "two styles"), ("caption", nil, "a font of the system"),
    ]
    for (text, expected, why) in rows {
      let found = Self.values(text).map { [$0[2], $0[4]] }
      #expect(found == expected, "\(text): \(why)")
    }
  }
}
