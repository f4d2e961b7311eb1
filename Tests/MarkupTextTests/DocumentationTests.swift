import MarkupText
import Testing

@Test func examplesOfTheDocumentationHold() {
  let tree = MarkupTree(parsing: "<b>1<i>2</b>3</i> <Congratulation!> a < b")
  #expect(
    tree.description == """
      b
        "1"
        i
          "2"
      i (reopened)
        "3"
      " <Congratulation!> a < b"
      """)
  #expect(
    MarkupTree(parsing: "<p class=x>a<br>b").description == """
      p class="x"
        "a"
        br
        "b"
      """)
  #expect(MarkupTree(parsing: "<p>a &amp; b</p>c").text == "a & bc")
  let names = MarkupTree(parsing: "<p>a<b>c</b></p>").elements.compactMap(\.name)
  #expect("\(names)" == "[p, b]")
  #expect(CharacterReferences.decode("E=mc&sup2; &amp; &#x3042;") == "E=mc² & あ")
  #expect(CharacterReferences.decode("Q&A; &unknown;") == "Q&A; &unknown;")
  #expect(ElementName("RUBY") == .ruby && !ElementName("my-tag").isKnown)
  var cell = MarkupTree(parsing: "Hello <b id=name>you</b>!")
  if let name = cell.element(withID: "name") { cell.setText("花子 & co.", of: name.id) }
  #expect(cell.text == "Hello 花子 & co.!")
}

/// Facts of ZMarkupParser and GSFancyText about tags that parsing decides.
@Test func factsOfThePredecessors() {
  expectTrees([
    TreeRow(
      "chgli<br>.<br/>C<br />B", "\"chgli\" br \".\" br \"C\" br \"B\"", "every spelling of br"),
    TreeRow("x<br><br>y", "\"x\" br br \"y\"", "two line breaks"),
    TreeRow(
      "<!DOCTYPE html><!-- a comment --><p>x</p>",
      "<!DOCTYPE html> <!-- a comment --> p[ \"x\" ]", "comments and document types"),
    TreeRow("a<p/>b", "\"a\" p[ \"b\" ]", "a paragraph that seems to end itself"),
    TreeRow("a<hr/>b", "\"a\" hr \"b\"", "a rule"),
    TreeRow("<img src=\"a.png\" width=\"10\"/>t", "img src=\"a.png\" width=\"10\" \"t\"", "image"),
    TreeRow(
      "<font color=\"#008000;\">x</font>", "font color=\"#008000;\"[ \"x\" ]", "values as they are"),
    TreeRow("<my-tag>x</my-tag>", "my-tag[ \"x\" ]", "ZMarkupParser left it as text"),
    TreeRow("<p class=green>x</p>", "p class=\"green\"[ \"x\" ]", "unquoted values, too"),
    TreeRow(
      "&lt;a href=\"https://zhgchg.li\"&gt;link&lt;/a&gt;",
      "\"<a href=\\\"https://zhgchg.li\\\">link</a>\"",
      "references are decoded after parsing: escaped tags stay text"),
    TreeRow("<p>\n  hello  \n</p>", "p[ \"\\n  hello  \\n\" ]", "white space is for layout"),
    TreeRow(
      "<ruby>漢字<rt>かんじ</rt></ruby>です", "ruby[ \"漢字\" rt[ \"かんじ\" ] ] \"です\"", "ruby"),
    TreeRow(
      "<tr><th>日本</th></tr><tr><td>日本語テスト</td></tr>",
      "tr[ th[ \"日本\" ] ] tr[ td[ \"日本語テスト\" ] ]", "rows without their table"),
    TreeRow(
      "<p class=green>1 <span>s</span></p>2<p>3</p>",
      "p class=\"green\"[ \"1 \" span[ \"s\" ] ] \"2\" p[ \"3\" ]", "text between paragraphs"),
    TreeRow(
      "<lambda id=circle width=36 height=12 vertical-align=baseline>",
      "lambda id=\"circle\" width=\"36\" height=\"12\" vertical-align=\"baseline\"", "a box"),
    TreeRow(
      "<span>Hello</span>! <a>How</a> <dog>are</dog> you doing? "
        + "<lambda id=x alt='Read me if you can'>",
      "span[ \"Hello\" ] \"! \" a[ \"How\" ] \" \" dog[ \"are\" ] \" you doing? \" "
        + "lambda id=\"x\" alt=\"Read me if you can\"", "all together"),
  ])
}
