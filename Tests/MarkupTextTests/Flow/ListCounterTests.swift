import MarkupText
import Testing

/// Numbers of list items: where lists begin and end, and which elements count.
@Suite struct ListCounterTests {
  private static func ordinals(_ markup: String) -> String {
    StyledText(MarkupTree(parsing: markup)).blocks.filter { $0.kind == .listItem }
      .map { $0.marker.map { "\($0.ordinal)" } ?? "-" }.joined(separator: " ")
  }

  @Test func startsAndValues() {
    expectRows(
      [
        FlowRow("<ol start=+5><li>", "5", "a sign"), FlowRow("<ol start=007><li>", "7", "zeros"),
        FlowRow("<ol start=00000000000000000000012><li>", "12", "many zeros are no digits"),
        FlowRow("<ol start='- 5'><li>", "1", "a sign alone"),
        FlowRow("<ol start=''><li>", "1", "nothing"), FlowRow("<ol start=2.9><li>", "2", "a point"),
        FlowRow("<ol start=-0><li><li>", "0 1", "no negative zero"),
        FlowRow("<ol start=５><li>", "1", "full-width digits do not count"),
        FlowRow("<ul start=5 reversed><li><li>", "1 2", "only ol counts down or from elsewhere"),
        FlowRow("<menu><li><li></menu>", "1 2", "a menu is a list"),
        FlowRow("<dir><li><li></dir>", "1 2", "dir too"),
        FlowRow("<ul><li value=5><li></ul>", "5 6", "but any item has a value"),
        FlowRow("<ol><li value=x><li>", "1 2", "no number"),
        FlowRow("<ol><li value=' 3 '><li value=3px>", "3 3", "as start is read"),
        FlowRow("<ol reversed><li value=9><li><li>", "9 8 7", "down from a value"),
        FlowRow("<ol reversed start=-1><li><li>", "-1 -2", "below zero"),
        FlowRow("<ol reversed>", "", "no items"),
        FlowRow("<ol reversed><li><li value=10><li>", "3 10 9", "all items are counted"),
      ], Self.ordinals)
  }

  @Test func nesting() {
    expectRows(
      [
        FlowRow("<ol><li><ol><li><li></ol><li></ol>", "1 1 2 2", "each list counts its own"),
        FlowRow("<ol><ol><li></ol><li></ol>", "1 1", "a list right in a list"),
        FlowRow("<ol><li></ol><ol><li></ol>", "1 1", "one list after the other"),
        FlowRow("<ol><li><ul><li></ul><li></ol>", "1 1 2", "in a list of bullets"),
        FlowRow(
          "<ol reversed><li><ul><li><li></ul><li><ol><li></ol></ol>", "2 1 2 1 1",
          "items of lists inside are not counted"),
        FlowRow("<ol reversed><div><li></div><b><li></b></ol>", "2 1", "in other elements"),
        FlowRow("<ol start=4><p><li></p></ol>", "4", "in a paragraph"),
        FlowRow("<ol><table><tr><td><li></table><li></ol>", "1 2", "in a table"),
        FlowRow("<li>", "-", "outside of lists"), FlowRow("<ol><li></ol><li>", "1 -", "after one"),
        FlowRow("<li value=3>", "-", "with a value too"),
      ], Self.ordinals)
  }

  @Test func otherItems() {
    let style = "<style>.i{display:list-item}.n{display:none}.b{display:block}</style>"
    expectRows(
      [
        FlowRow("<ol><p class=i>a<li></ol>", "1 2", "any element may be an item"),
        FlowRow("<ol><p class=i value=7>a<li></ol>", "1 2", "but only li has a value"),
        FlowRow("<p class=i>a", "-", "not outside of lists"),
        FlowRow("<ol><li class=b>a<li></ol>", "1", "an li that is not a list item is not counted"),
        FlowRow("<ol><li class=n>a<li></ol>", "1", "nor one that is not shown"),
        FlowRow("<ol class=i><li></ol>", "- 1", "a list as an item of no list"),
        FlowRow("<ol><li><ol class=i><li></ol></ol>", "1 2 1", "and as one of the list around"),
        FlowRow("<ol><img class=i alt=x><li></ol>", "1 2", "a box as an item"),
        FlowRow("<ol><ruby>字<rt><li>x</li></rt></ruby><li></ol>", "1", "no item in a reading"),
      ]
    ) { Self.ordinals(style + $0) }
  }

  /// Markers by style: their text, whether they are numbers, and what replaces missing ones.
  @Test func markersOfEveryKind() {
    let rows: [(String, String?, Bool, String)] = [
      ("list-style-type:decimal", "3.", true, "numbers"),
      ("list-style-type:lower-roman", "iii.", true, "letters"),
      ("list-style-type:disc", "•", false, "bullets"),
      ("list-style-type:square", "◾", false, "bullets"),
      ("list-style-type:DECIMAL", "3.", true, "in any case"),
      ("list-style-type:no-such-style", "3.", true, "an unknown one is decimal"),
      ("list-style-type:'※ '", "※", false, "a string without its spaces"),
      ("list-style-type:' '", nil, false, "a string of spaces"),
      ("list-style-type:''", nil, false, "an empty one"),
      ("list-style-type:none", nil, false, "none"),
      ("list-style:none", nil, false, "neither of them"),
      ("list-style:none url(x)", "", false, "an image alone"),
      ("list-style:url(x) '*'", "*", false, "and with a text for it"),
      ("list-style:inside", "•", false, "the initial type"),
    ]
    for (style, text, isNumbered, why) in rows {
      let markup = "<ol><li value=3 style=\"\(style)\">a</ol>"
      let marker = StyledText(MarkupTree(parsing: markup)).blocks.compactMap(\.marker).first
      #expect(marker?.text == text, "\(style): \(why)")
      #expect(marker?.isNumbered ?? false == isNumbered, "\(style): \(why)")
      #expect(marker?.imageAddress == (style.contains("url") ? "x" : nil), "\(style): \(why)")
      #expect(marker?.isInside ?? false == style.contains("inside"), "\(style): \(why)")
    }
  }

  /// Markers of one list are right-aligned in columns; wide characters count as two.
  @Test func columnsOfMarkers() {
    expectRows(
      [
        FlowRow(
          "<ol style='list-style-type:cjk-ideographic' start=10><li>a<li>b</ol>",
          "  十、 a\n十一、 b", "wide ones"),
        FlowRow("<ol start=-9><li>a<li>b<li value=100>c</ol>", " -9. a\n -8. b\n100. c", "signs"),
        FlowRow(
          "<ol><li>a<li style=\"list-style-type:'か\u{3099}'\">b</ol>", "1. a\nか\u{3099} b",
          "combining marks take no column"),
        FlowRow("<ol start=9><li>a<br>x<li>b</ol>", " 9. a\n    x\n10. b", "further lines"),
        FlowRow(
          "<ol start=9><li>a<ul><li>u</ul><li>b</ol>", " 9. a\n  ◦ u\n10. b", "lists inside"),
        FlowRow(
          "<table><tr><td><ol start=9><li>a<li>b</ol></table>", "9. a 10. b", "not in a cell"),
        FlowRow("<ul><li style='list-style:none'>a<li>b</ul>", "a\n• b", "an item without marker"),
        FlowRow("<ol><li><li>b<li></ol>", "1.\n2. b\n3.", "markers of empty items"),
        FlowRow("<ol><li>\n<p>a</p>\n<li> <div></div></ol>", "1. a\n2.", "with blocks"),
      ], PlainTextTests.stripped)
  }
}
