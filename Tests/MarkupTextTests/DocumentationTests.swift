import MarkupText
import Testing

@Test func documentationExamples() {
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
