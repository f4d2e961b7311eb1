import MarkupText
import Testing

@testable import LayoutCaching
@testable import TextLayout

/// Which keys are distinct, and which find the same entry.
struct LayoutCacheKeyTests {
  private typealias Text = LayoutCache.Text
  private let typesetter = Typesetter(measurer: FixedMeasurer())
  private let space = LayoutSpace(inlineSize: 96)

  private func isSame(
    _ one: (Text, LayoutSpace), _ other: (Text, LayoutSpace)
  ) -> Bool {
    let cache = LayoutCache(typesetter: typesetter)
    _ = cache.size(of: one.0, in: one.1)
    _ = cache.size(of: other.0, in: other.1)
    // In both orders, so that no result comes from the other entry.
    #expect(
      cache.size(of: other.0, in: other.1)
        == typesetter.layout(other.0.styled(for: typesetter), in: other.1).size)
    return cache.statistics.layoutsMade == 1
  }

  @Test func texts() {
    let tree = MarkupTree(parsing: "<p id=a>東京")
    var edited = tree
    edited.setText("大阪", of: .id("a"))
    var untouched = tree
    untouched.setText("大阪", of: .id("b"))
    let red = StyleCascade.with("p { font-size: 32px }")
    let same = StyleCascade.with("p { font-size: 32px }")
    var more = red
    more.add(StyleSheet(parsing: "p { margin: 1px }"))
    @Sendable func made() -> StyledText { StyledText(MarkupTree(parsing: "東京")) }
    let rows: [(one: Text, other: Text, isSame: Bool, why: String)] = [
      (.markup("東京"), .markup("東京"), true, "the same characters"),
      (.markup("東京"), .markup("大阪"), false, "others"),
      (.markup("が"), .markup("か\u{3099}"), false, "canonically equivalent, but other bytes"),
      (.markup("東京"), .markup("東京 "), false, "a space more"),
      (.markup(""), .markup(""), true, "nothing"),
      (.tree(tree), .tree(tree), true, "one tree"),
      (.tree(tree), .tree(untouched), true, "an edit of nothing"),
      (.tree(tree), .tree(edited), false, "an edit"),
      (.tree(tree), .tree(MarkupTree(parsing: "<p id=a>東京")), false, "parsed anew"),
      (.tree(tree), .markup("<p id=a>東京"), false, "a tree and markup"),
      (.markup("<p>a"), .markup("<p>a", cascade: red), false, "a cascade"),
      (.markup("<p>a", cascade: red), .markup("<p>a", cascade: red), true, "one cascade"),
      (.markup("<p>a", cascade: red), .markup("<p>a", cascade: same), false, "made anew"),
      (.markup("<p>a", cascade: red), .markup("<p>a", cascade: more), false, "a sheet more"),
      (.tree(tree, cascade: red), .tree(tree, cascade: more), false, "the same of trees"),
      (.named("a", make: made), .named("a", make: made), true, "one name"),
      (.named("a", make: made), .named("b", make: made), false, "another name"),
      (.named("a", make: made), .named("a", version: 1, make: made), false, "another version"),
      (.named("a", make: made), .markup("a"), false, "a name and markup"),
    ]
    for row in rows {
      #expect(isSame((row.one, space), (row.other, space)) == row.isSame, "\(row.why)")
    }
  }

  @Test func spaces() {
    func space(_ width: Double?, _ height: Double? = nil, shrinks: Bool = false) -> LayoutSpace {
      LayoutSpace(inlineSize: width, maximumBlockSize: height, shrinksToFit: shrinks)
    }
    let rows: [(one: LayoutSpace, other: LayoutSpace, isSame: Bool, why: String)] = [
      (space(96), space(96), true, "the same"),
      (space(96), space(112), false, "another width"),
      (space(96), space(nil), false, "any width"),
      (space(nil), space(nil), true, "any width twice"),
      (space(0), space(-5), true, "0 and less"),
      (space(0), space(-0.0), true, "both zeros"),
      (space(0), space(.nan), true, "NaN is laid out as 0"),
      (space(.infinity), space(1e9), true, "as wide as a page can be"),
      (space(nil), space(.infinity), false, "as wide as the text, and as a page can be"),
      (space(96), space(96, 16), false, "a limit"),
      (space(96), space(96, .nan), true, "NaN is no limit"),
      (space(96), space(96, .infinity), true, "nothing is beyond"),
      (space(96, 0), space(96, -1), true, "nothing fits"),
      (space(96, 16), space(96, 32), false, "another limit"),
      (space(96), space(96, shrinks: true), false, "shrunk"),
    ]
    for row in rows {
      #expect(isSame((.plain, row.one), (.plain, row.other)) == row.isSame, "\(row.why)")
      #expect(isSame((.plain, row.other), (.plain, row.one)) == row.isSame, "\(row.why), back")
    }
  }

  @Test func renditions() {
    typealias Rendition = LayoutCache.Rendition
    var noNumber = CSSColor.white
    noNumber.red = .nan
    let rows: [(one: Rendition, other: Rendition, isSame: Bool, why: String)] = [
      (Rendition("png"), Rendition("png"), true, "the same"),
      (Rendition("png"), Rendition("svg"), false, "another format"),
      (Rendition("png"), Rendition("png", scale: 2), false, "another scale"),
      (Rendition("png"), Rendition("png", scale: .nan), true, "an invalid scale counts as 1"),
      (Rendition("png"), Rendition("png", scale: -2), true, "an invalid scale counts as 1"),
      (Rendition("png", background: .white), Rendition("png"), false, "a background"),
      (
        Rendition("png", background: .white), Rendition("png", background: .black), false,
        "another background"
      ),
      (
        Rendition("png", background: noNumber), Rendition("png", background: noNumber), true,
        "a color with NaN components is equal to itself"
      ),
      (Rendition("svg", variant: "a"), Rendition("svg", variant: "b"), false, "a variant"),
      (Rendition("svg", variant: "a"), Rendition("svga"), false, "names do not run together"),
    ]
    for row in rows {
      let cache = LayoutCache(typesetter: typesetter)
      let first = cache.image(of: .plain, in: space, as: row.one) { _ in [1] }
      let second = cache.image(of: .plain, in: space, as: row.other) { _ in [2] }
      #expect(first == [1])
      #expect((second == [1]) == row.isSame, "\(row.why)")
    }
  }

  @Test func verticalTextIsAnotherText() {
    let cache = LayoutCache(typesetter: typesetter)
    let vertical = StyleCascade.with(":root { writing-mode: vertical-rl }")
    let tree = MarkupTree(parsing: "<p>東京大阪")
    let space = LayoutSpace(inlineSize: 32)
    #expect(cache.size(of: .tree(tree), in: space) == Size(width: 32, height: 64))
    #expect(cache.size(of: .tree(tree, cascade: vertical), in: space).width == 64)
    #expect(cache.layout(of: .tree(tree, cascade: vertical), in: space).isVertical)
  }

  @Test func languageIsThatOfTheTypesetter() {
    var typesetter = typesetter
    typesetter.options.language = "zh-Hant"
    let cache = LayoutCache(typesetter: typesetter)
    for text: LayoutCache.Text in [.markup("<q>東京"), .tree(MarkupTree(parsing: "<q>東京"))] {
      let layout = cache.layout(of: text, in: space)
      #expect(layout.displayList().language == "zh-Hant")
      #expect(
        layout.drawnBytes == typesetter.layout(markup: "<q>東京", in: space).drawnBytes)
    }
  }
}

extension StyleCascade {
  /// Returns the default sheet with one more.
  static func with(_ sheet: String) -> StyleCascade {
    var cascade = StyleCascade()
    cascade.add(.defaults, origin: .defaults)
    cascade.add(StyleSheet(parsing: sheet))
    return cascade
  }
}
