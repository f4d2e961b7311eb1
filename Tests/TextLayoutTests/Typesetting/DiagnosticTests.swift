import MarkupText
import Testing

@testable import TextLayout

/// Deviations from the requested layout are reported once, with their position.
struct DiagnosticTests {
  private func found(
    _ markup: String, width: Double? = 160, options: TypesetterOptions = TypesetterOptions(),
    shrinks: Bool = false
  ) -> [String] {
    Typesetter(measurer: FixedMeasurer(), options: options).layout(
      StyledText(MarkupTree(parsing: markup)),
      in: LayoutSpace(inlineSize: width, shrinksToFit: shrinks)
    ).diagnostics.map {
      "\($0.code.rawValue) \($0.paragraph ?? -1) \($0.range ?? 0..<0)"
    }
  }

  @Test func boxesAndPictures() {
    let rows: [(markup: String, found: [String], why: String)] = [
      ("<p>一<p>二<lambda id=x width=8>", ["undefinedBox 1 3..<6"], "it is not drawn"),
      ("<p>一<lambda id=known width=8>", [], "the program draws it"),
      ("<p><lambda width=8>", ["undefinedBox 0 0..<3"], "without a name"),
      ("<p><img src=a.png>", ["missingImage 0 0..<3"], "a picture that is not there"),
      (
        "<table><tr><td><img src=a.png></table>", ["missingImage 0 0..<3"],
        "once, though measured twice"
      ),
      ("<p>一", [], "nothing"),
    ]
    let options = TypesetterOptions(customBoxes: ["known": CustomBox { _, _ in }])
    for row in rows {
      for (width, shrinks) in [(160.0, false), (nil, false), (160.0, true)] {
        #expect(
          found(row.markup, width: width, options: options, shrinks: shrinks) == row.found,
          "\(row.why): \(String(describing: width))")
      }
    }
  }

  @Test func notTooMany() {
    let markup = String(repeating: "<p><lambda width=8>", count: 500)
    #expect(found(markup).count == 100)
  }
}
