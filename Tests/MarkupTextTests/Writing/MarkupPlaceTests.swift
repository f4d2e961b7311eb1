import MarkupText
import Testing

/// The written form of a value with a space and a hyphen, which shows the context that was assumed.
private enum Context: String {
  case text = "a -b"
  case name = "a-b"
  case value = "a&#32;-b"
  case comment = "a &#45;b"
}

/// Returns the written value after a literal.
private func written(after literal: String) -> String {
  var interpolation = Markup.Interpolation(literalCapacity: 0, interpolationCount: 0)
  interpolation.appendLiteral(literal)
  interpolation.appendInterpolation("a -b")
  return String(Markup(stringInterpolation: interpolation).source.dropFirst(literal.count))
}

@Test func contextsOfValues() {
  for (literal, context, why) in [
    ("", Context.text, "text"), ("x", .text, "text"), ("<", .name, "after < a letter is a name"),
    ("</", .name, "after </ too"), ("<<", .name, "the second < counts"),
    ("< ", .text, "no letter"),
    ("<3", .text, "a digit"), ("<あ", .text, "no ASCII letter"), ("</3", .text, "nor here"),
    ("</<", .name, "again <"), ("</>", .text, "nothing"), ("<\"", .text, "a quote"),
    ("<p", .name, "a tag's name"), ("<p>", .text, "after the tag"), ("<p ", .name, "an attribute"),
    ("<p\n", .name, "white space"), ("<p\t", .name, "white space"),
    ("<p\u{C}", .name, "white space"),
    ("<p/", .name, "a slash is space"), ("<p/>", .text, "the end"),
    ("<p=", .name, "still the name"),
    ("<p\"", .name, "still the name"), ("<p a", .name, "its name"), ("<p a ", .name, "after it"),
    ("<p a=", .value, "a value"), ("<p a =", .value, "space before ="),
    ("<p a = ", .value, "after"),
    ("<p a\n=\n", .value, "line ends"), ("<p a=b", .value, "in a value"),
    ("<p a=b ", .name, "next"),
    ("<p a=b/", .value, "a slash is a part of it"), ("<p a=/", .value, "at its start, too"),
    ("<p a=b=", .value, "and ="), ("<p a=b\"", .value, "and quotes"), ("<p a=b>", .text, "the end"),
    ("<p a=>", .text, "no value"), ("<p a=b\t", .name, "white space ends it"),
    ("<p a=\"", .text, "quotes: as in text"), ("<p a=\"'", .text, "the other quote"),
    ("<p a=\">", .text, "> in quotes"), ("<p a=\"> c=", .text, "still in quotes"),
    ("<p a=\"\"", .name, "after a value"), ("<p a=\"\" b=", .value, "the next value"),
    ("<p a=\"\"b=", .value, "without a space"), ("<p a=''b=", .value, "the other quotes"),
    ("<p a='\"' b=", .value, "one in the other"), ("<p a=\"\">", .text, "the end"),
    ("<p =", .name, "a name may start with ="), ("<p ==", .value, "and then have a value"),
    ("<p a==", .value, "a value that starts with ="), ("<p a b", .name, "without values"),
    ("<p a b=", .value, "the second one"), ("<p a/=", .name, "a slash ends a name"),
    ("<p a/b=", .value, "and another begins"), ("</p ", .name, "in an end tag"),
    ("</p a=", .value, "there, too"), ("</p>", .text, "after it"),
    ("<!", .comment, "a declaration"), ("<!x", .comment, "any"), ("<?", .comment, "<? too"),
    ("<!x>", .text, "its end"), ("<?x ?>", .text, "its end"), ("<!-", .comment, "one hyphen"),
    ("<!->", .text, "is not a comment"), ("<!- ->", .text, "nor are two apart"),
    ("<!-x-->", .text, "ends at the first >"), ("<!-x>-", .text, "as any declaration"),
    ("<!--", .comment, "a comment"), ("<!-- >", .comment, "> ends none"), ("<!-->", .text, "empty"),
    ("<!--->", .text, "empty, too"), ("<!---->", .text, "and this"), ("<!-- -->", .text, "its end"),
    ("<!-- --", .comment, "not yet"), ("<!-- -- >", .comment, "a space between"),
    ("<!-- --!>", .text, "13.2.5.51"), ("<!-- --!", .comment, "not yet"),
    ("<!-- --!x>", .comment, "not so"), ("<!-- ->", .comment, "one hyphen"),
    ("<!-- --->", .text, "three"), ("<!-- <p a=", .comment, "tags mean nothing"),
    ("<script>", .text, "raw text"), ("<script><p a=", .text, "tags mean nothing in it"),
    ("<script>\"</script><p a=", .value, "nor do quotes"), ("<SCRIPT><p a=", .text, "capitals"),
    ("<script></scrip><p a=", .text, "not its end"), ("<script></scripts><p a=", .text, "nor this"),
    ("<script></script ", .name, "its end tag"), ("<script></SCRIPT/", .name, "its end tag"),
    ("<script></script><p ", .name, "after it"), ("<script><</script><p ", .name, "<< in it"),
    ("<script></scr</script><p ", .name, "half an end tag before"),
    ("<script></script</script><p ", .name, "nearly one before"),
    ("<script a=\"\"><p ", .text, "with attributes"), ("<script a=b><p ", .text, "without quotes"),
    ("<script a><p ", .text, "without a value"), ("<script a=><p ", .text, "with an empty one"),
    ("<script/><p ", .text, "a slash ends no script"), ("</script><p ", .name, "a stray end tag"),
    ("<style>p>", .text, "style"), ("<style><p ", .text, "style"), ("<xmp><p ", .text, "xmp"),
    ("<title><p ", .text, "title"), ("<textarea><p ", .text, "textarea"),
    ("<title></title><p ", .name, "after it"), ("<titles><p ", .name, "another name"),
    ("<iframe><p ", .text, "iframe"), ("<noembed><p ", .text, "noembed"),
    ("<noframes><p ", .text, "noframes"), ("<pre><p ", .name, "no raw text"),
    ("<p title>", .text, "an attribute of that name"), ("<p title><p ", .name, "is not an element"),
  ] {
    #expect(written(after: literal) == context.rawValue, "\(literal): \(why)")
  }
}

/// The context does not depend on how the preceding markup is divided.
@Test func contextsDoNotDependOnChunks() {
  let literals = [
    "<p title=\"a\" class='b' id=c>", "<!-- x --!><p a=", "<script>a</scr</script><p a=b ",
    "<!doctype html><p a = 'x", "<title>a</title><img alt=",
  ]
  for literal in literals {
    let scalars = Array(literal.unicodeScalars)
    for cut in 0...scalars.count {
      var interpolation = Markup.Interpolation(literalCapacity: 0, interpolationCount: 0)
      interpolation.appendLiteral(String(String.UnicodeScalarView(scalars[..<cut])))
      interpolation.appendInterpolation(
        markup: String(String.UnicodeScalarView(scalars[cut...])))
      interpolation.appendInterpolation("a -b")
      let source = Markup(stringInterpolation: interpolation).source
      #expect(source == literal + written(after: literal), "\(cut)")
    }
  }
}
