import MarkupText
import Testing

/// The examples of `MarkupText.md` and `Predecessors.md`.
@Suite struct ArticleExampleTests {
  @Test func overview() throws {
    let tree = MarkupTree(parsing: "<h1>旅</h1>次は<b id=to>東京\n</b>へ<Congratulation!>")
    #expect(tree.stripped == "旅\n次は東京へ<Congratulation!>")
    #expect(try tree.query("h1 ~ b")?.text == "東京\n")
    #expect(tree.diagnostics.map(\.code) == ["tag-as-text"])
    #expect(tree.markdown == "# 旅\n\n次は**東京**へ\\<Congratulation!>\n")
    var cascade = StyleCascade.standard(for: tree)
    cascade.add(
      StyleSheet(parsing: "b { color: crimson; text-emphasis: sesame }"), origin: .code)
    let run = StyledText(tree, cascade: cascade).paragraphs[1].runs[1]
    #expect(run.style.color.description == "#dc143c")
  }

  @Test func templates() throws {
    let template = MarkupTree(
      parsing: "<p><b id=name></b>さん <lambda id=icon width=12 height=12>")
    var cell = template
    cell.setText("花子 & 太郎", of: .id("name"))
    try cell.addClass("new", to: .selector("p"))
    #expect(
      cell.html
        == "<p class=\"new\"><b id=\"name\">花子 &amp; 太郎</b>さん "
        + "<lambda id=\"icon\" width=\"12\" height=\"12\"></p>")
    #expect(template.text == "さん ")
  }

  @Test func japaneseText() {
    let ruby = MarkupTree(parsing: "<p><ruby>明日<rt>あす</rt></ruby>\n行く<li>駅<img alt=地図>")
    #expect(
      StyledText(ruby).plainText(PlainTextOptions(ruby: .parentheses)) == "明日(あす)行く\n駅地図")
    #expect(StyledText(ruby).accessibilityText() == "あす行く。駅地図")
  }

  @Test func earlierLibraries() {
    let tree = MarkupTree(parsing: "<p class=limit2>Hello <strong id=name>you</strong>!")
    var cascade = StyleCascade.standard(for: tree)
    cascade.add(StyleSheet(parsing: ".limit2{line-count:2; font-size:20.f}", dialect: .fancyText))
    let text = StyledText(tree, cascade: cascade)
    #expect(text.paragraphs[0].text == "Hello you!")
    #expect(text.paragraphs[0].runs.map(\.style.fontWeight) == [400, 700, 400])
    #expect(text.blocks[1].style[.lineClamp].description == "2")

    let name = "R&D <Tokyo>"
    #expect(MarkupTree("<b>\(name)</b>, \(3)" as Markup).stripped == "R&D <Tokyo>, 3")

    var cell = MarkupTree(parsing: "<p>xyz <b id=x>123 <i>456</i></b> DEF")
    #expect(cell.setText("000", of: .id("x")) == 1)
    #expect(cell.text == "xyz 000 DEF")

    var brand = StyleCascade.standard(for: MarkupTree(parsing: ""))
    brand.setStyle(for: .className("text-red"), StyleDeclaration.list(parsing: "color: red"))
    let red = StyledText(MarkupTree(parsing: "<span class=text-red>a"), cascade: brand)
    #expect(red.paragraphs[0].runs[0].style.color.description == "#ff0000")
  }
}
