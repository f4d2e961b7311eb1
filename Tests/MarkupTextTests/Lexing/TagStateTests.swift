import MarkupText
import Testing

// Rows of WHATWG HTML, section 13.2.5; the reasons name the states of its tokenizer.

@Test func tagsStartWithALetter() {
  expectTrees([
    TreeRow("a", "\"a\"", "13.2.5.1 Data: characters are text"),
    TreeRow("a>b", "\"a>b\"", "13.2.5.1 Data: > means nothing outside of a tag"),
    TreeRow("a\"b'c", "\"a\\\"b'c\"", "13.2.5.1 Data: nor do quotes"),
    TreeRow("a=b/c", "\"a=b/c\"", "13.2.5.1 Data: nor = and /"),
    TreeRow("a\r\nb\rc\nd", "\"a\\nb\\nc\\nd\"", "13.2.3.5: CR LF and CR are LF"),
    TreeRow("あ🎄", "\"あ🎄\"", "13.2.5.1 Data: characters of three and four bytes"),
    TreeRow("<", "\"<\"", "13.2.5.6 Tag open: the end"),
    TreeRow("a<", "\"a<\"", "13.2.5.6 Tag open: the end after text"),
    TreeRow("< b>a", "\"< b>a\"", "13.2.5.6 Tag open: white space"),
    TreeRow("<\tb>a", "\"<\\tb>a\"", "13.2.5.6 Tag open: a tab"),
    TreeRow("<\nb>a", "\"<\\nb>a\"", "13.2.5.6 Tag open: a newline"),
    TreeRow("<>a", "\"<>a\"", "13.2.5.6 Tag open: > at once"),
    TreeRow("<<b>a", "\"<\" b[ \"a\" ]", "13.2.5.6 Tag open: < again"),
    TreeRow("<<<", "\"<<<\"", "13.2.5.6 Tag open: nothing but <"),
    TreeRow("<=a", "\"<=a\"", "13.2.5.6 Tag open: ="),
    TreeRow("<1>a", "\"<1>a\"", "13.2.5.6 Tag open: a digit"),
    TreeRow("<->a", "\"<->a\"", "13.2.5.6 Tag open: a hyphen"),
    TreeRow("<_a>b", "\"<_a>b\"", "13.2.5.6 Tag open: an underscore"),
    TreeRow("<\"b\">a", "\"<\\\"b\\\">a\"", "13.2.5.6 Tag open: a quote"),
    TreeRow("<&amp;>", "\"<&>\"", "13.2.5.6 Tag open: a reference after it is decoded"),
    TreeRow("<@a>", "\"<@a>\"", "13.2.5.6 Tag open: the character before A"),
    TreeRow("<[a>", "\"<[a>\"", "13.2.5.6 Tag open: the character after Z"),
    TreeRow("<`a>", "\"<`a>\"", "13.2.5.6 Tag open: the character before a"),
    TreeRow("<{a>", "\"<{a>\"", "13.2.5.6 Tag open: the character after z"),
    TreeRow("<é>a", "\"<é>a\"", "13.2.5.6 Tag open: a letter beyond ASCII"),
    TreeRow("<ｂ>a", "\"<ｂ>a\"", "13.2.5.6 Tag open: a full-width letter"),
    TreeRow("a<b>c", "\"a\" b[ \"c\" ]", "13.2.5.6 Tag open: a letter"),
    TreeRow("a<B>c", "\"a\" b[ \"c\" ]", "13.2.5.6 Tag open: a capital letter"),
    TreeRow("a</b>c", "\"a\" \"c\"", "13.2.5.7 End tag open: a letter; a node on each side"),
    TreeRow("<b>a</B>c", "b[ \"a\" ] \"c\"", "13.2.5.7 End tag open: a capital letter"),
    TreeRow(
      "a</>b", "\"a\" \"b\"",
      "13.2.5.7 End tag open: > at once leaves nothing; a node on each side"),
    TreeRow("<b>a</></b>c", "b[ \"a\" ] \"c\"", "13.2.5.7 End tag open: it ends nothing"),
    TreeRow("a</", "\"a</\"", "13.2.5.7 End tag open: the end"),
    TreeRow("</", "\"</\"", "13.2.5.7 End tag open: nothing else"),
    TreeRow("a<//b>c", "\"a<//b>c\"", "13.2.5.7 End tag open: a second slash"),
  ])
}

@Test func namesOfTagsFollowTheStandard() {
  expectTrees([
    TreeRow("<p>a", "p[ \"a\" ]", "13.2.5.8 Tag name: > ends it"),
    TreeRow("<p >a", "p[ \"a\" ]", "13.2.5.8 Tag name: a space ends it"),
    TreeRow("<p\t>a", "p[ \"a\" ]", "13.2.5.8 Tag name: a tab ends it"),
    TreeRow("<p\n>a", "p[ \"a\" ]", "13.2.5.8 Tag name: a newline ends it"),
    TreeRow("<p\u{C}>a", "p[ \"a\" ]", "13.2.5.8 Tag name: a form feed ends it"),
    TreeRow("<p\r>a", "p[ \"a\" ]", "13.2.5.8 Tag name: a carriage return ends it"),
    TreeRow(
      "<p\u{B}>a</p\u{B}>", "p\u{B}[ \"a\" ]", "13.2.5.8 Tag name: a vertical tab is a part of it"),
    TreeRow(
      "<p\u{3000}>a</p\u{3000}>", "p\u{3000}[ \"a\" ]",
      "13.2.5.8 Tag name: an ideographic space is a part of it"),
    TreeRow("<br/>a", "br \"a\"", "13.2.5.8 Tag name: a slash ends it"),
    TreeRow(
      "<SPAN>a</span>b", "span[ \"a\" ] \"b\"",
      "13.2.5.8 Tag name: capital letters are small ones"),
    TreeRow("<sPaN>a</SpAn>b", "span[ \"a\" ] \"b\"", "13.2.5.8 Tag name: in any mixture"),
    TreeRow("<h1>a</h1>", "h1[ \"a\" ]", "13.2.5.8 Tag name: digits"),
    TreeRow("<my-tag>a</my-tag>b", "my-tag[ \"a\" ] \"b\"", "13.2.5.8 Tag name: hyphens"),
    TreeRow(
      "<my-TAG-2>a</MY-tag-2>b", "my-tag-2[ \"a\" ] \"b\"",
      "13.2.5.8 Tag name: custom names in any case"),
    TreeRow("<o:p>a</o:p>b", "o:p[ \"a\" ] \"b\"", "13.2.5.8 Tag name: a colon"),
    TreeRow("<a.b>c</a.b>d", "a.b[ \"c\" ] \"d\"", "13.2.5.8 Tag name: a full stop"),
    TreeRow("<a_b>c</a_b>d", "a_b[ \"c\" ] \"d\"", "13.2.5.8 Tag name: an underscore"),
    TreeRow(
      "<bÉ>a</bÉ>c", "bÉ[ \"a\" ] \"c\"", "13.2.5.8 Tag name: only ASCII letters change case"),
    TreeRow("<xあ-y>a", "xあ-y[ \"a\" ]", "13.2.5.8 Tag name: kana"),
    TreeRow("<b\"c>a</b\"c>d", "b\"c[ \"a\" ] \"d\"", "13.2.5.8 Tag name: a quote is a part of it"),
    TreeRow("<b'c>a</b'c>d", "b'c[ \"a\" ] \"d\"", "13.2.5.8 Tag name: so is an apostrophe"),
    TreeRow("<b=c>a</b=c>d", "b=c[ \"a\" ] \"d\"", "13.2.5.8 Tag name: and ="),
    TreeRow("<b<i-x>a", "b<i-x[ \"a\" ]", "13.2.5.8 Tag name: and <"),
    TreeRow(
      "<b&amp;>a</b&amp;>c", "b&amp;[ \"a\" ] \"c\"", "13.2.5.8 Tag name: no references in it"),
    TreeRow("<b!>a</b!>c", "b![ \"a\" ] \"c\"", "13.2.5.8 Tag name: an exclamation mark"),
    TreeRow("<b\0c x=1>d", "b\u{FFFD}c x=\"1\"[ \"d\" ]", "13.2.5.8 Tag name: NUL is U+FFFD"),
    TreeRow("<b\0>a</b\0>c", "b\u{FFFD}[ \"a\" ] \"c\"", "13.2.5.8 Tag name: NUL at its end"),
    TreeRow(
      "<averylongnameofanelement-x>a", "averylongnameofanelement-x[ \"a\" ]",
      "13.2.5.8 Tag name: longer than any that HTML knows"),
    TreeRow(
      "<blockquote>a</blockquotes>b", "blockquote[ \"a\" \"b\" ]",
      "13.2.5.8 Tag name: all of it counts; a node on each side"),
    TreeRow(
      "<b>a</b\n>c", "b[ \"a\" ] \"c\"",
      "13.2.5.8 Tag name: white space after the name of an end tag"),
    TreeRow(
      "<b>a</b/>c", "b[ \"a\" ] \"c\"", "13.2.5.8 Tag name: a slash after the name of an end tag"),
    TreeRow("</b>a", "\"a\"", "13.2.5.8 Tag name: an end tag alone"),
  ])
}

@Test func slashesAndEndTagsFollowTheStandard() {
  expectTrees([
    TreeRow("<br/>a", "br \"a\"", "13.2.5.40 Self-closing start tag: >"),
    TreeRow("<br />a", "br \"a\"", "13.2.5.40 Self-closing start tag: after a space"),
    TreeRow("<br\n/>a", "br \"a\"", "13.2.5.40 Self-closing start tag: after a newline"),
    TreeRow("<br / >a", "br \"a\"", "13.2.5.40 Self-closing start tag: a space after the slash"),
    TreeRow("<br//>a", "br \"a\"", "13.2.5.40 Self-closing start tag: two slashes"),
    TreeRow(
      "<b/>a</b>c", "b[ \"a\" ] \"c\"",
      "13.2.5.40 Self-closing start tag: it means nothing on what has content"),
    TreeRow(
      "<p/>a<p/>b", "p[ \"a\" ] p[ \"b\" ]", "13.2.5.40 Self-closing start tag: on a paragraph"),
    TreeRow("<div/>a</div>b", "div[ \"a\" ] \"b\"", "13.2.5.40 Self-closing start tag: on a block"),
    TreeRow(
      "<b/i>a", "b i=\"\"[ \"a\" ]", "13.2.5.40 Self-closing start tag: a name after the slash"),
    TreeRow("<b/ i>a", "b i=\"\"[ \"a\" ]", "13.2.5.40 Self-closing start tag: a space and a name"),
    TreeRow(
      "<img src=a />b", "img src=\"a\" \"b\"",
      "13.2.5.40 Self-closing start tag: after an unquoted value and a space"),
    TreeRow(
      "<hr/><br/><wbr/>", "hr br wbr", "13.2.5.40 Self-closing start tag: three void elements"),
    TreeRow("<svg/>a", "svg \"a\"", "13.2.5.40 Self-closing start tag: foreign elements do end"),
    TreeRow("<math/>a", "math \"a\"", "13.2.5.40 Self-closing start tag: math, too"),
    TreeRow("</p/>a", "\"a\"", "13.2.5.40 Self-closing start tag: of an end tag it means nothing"),
    TreeRow(
      "<b>a</b id=c>d", "b[ \"a\" ] \"d\"",
      "13.2.5.8 Tag name: attributes of an end tag are left out"),
    TreeRow(
      "<b>a</b id='>'>d", "b[ \"a\" ] \"d\"",
      "13.2.5.36: > in the quotes of an end tag does not end it"),
    TreeRow("<b>a</b id id>d", "b[ \"a\" ] \"d\"", "13.2.5.33: two alike of an end tag"),
    TreeRow("<b>a</b =>c", "b[ \"a\" ] \"c\"", "13.2.5.32: = in an end tag"),
    TreeRow("<b>a</b / >c", "b[ \"a\" ] \"c\"", "13.2.5.40: a slash in an end tag"),
  ])
}
