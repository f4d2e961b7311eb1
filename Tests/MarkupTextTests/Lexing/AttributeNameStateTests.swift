import MarkupText
import Testing

// Rows of WHATWG HTML, section 13.2.5; the reasons name the states of its tokenizer.

@Test func attributesStartAsInTheStandard() {
  expectTrees([
    TreeRow("<p  id=a>b", "p id=\"a\"[ \"b\" ]", "13.2.5.32 Before attribute name: two spaces"),
    TreeRow(
      "<p\n\n\tid=a>b", "p id=\"a\"[ \"b\" ]",
      "13.2.5.32 Before attribute name: newlines and a tab"),
    TreeRow(
      "<p\u{C}id=a\rlang=c>b", "p id=\"a\" lang=\"c\"[ \"b\" ]",
      "13.2.5.32 Before attribute name: form feed and carriage return"),
    TreeRow("<p    >a", "p[ \"a\" ]", "13.2.5.32 Before attribute name: nothing follows"),
    TreeRow(
      "<p/id=a>b", "p id=\"a\"[ \"b\" ]", "13.2.5.32 Before attribute name: a slash is left out"),
    TreeRow("<p //id=a>b", "p id=\"a\"[ \"b\" ]", "13.2.5.32 Before attribute name: and two"),
    TreeRow(
      "<p / / id=a / >b", "p id=\"a\"[ \"b\" ]",
      "13.2.5.32 Before attribute name: slashes and spaces"),
    TreeRow("<p =a>b", "p =a=\"\"[ \"b\" ]", "13.2.5.32 Before attribute name: = starts a name"),
    TreeRow("<p =>b", "p ==\"\"[ \"b\" ]", "13.2.5.32 Before attribute name: = alone is a name"),
    TreeRow(
      "<p ==>b", "p ==\"\"[ \"b\" ]",
      "13.2.5.32 Before attribute name: the second = asks for a value"),
    TreeRow("<p ==a>b", "p ==\"a\"[ \"b\" ]", "13.2.5.32 Before attribute name: and gets one"),
    TreeRow(
      "<p id=a =b>c", "p id=\"a\" =b=\"\"[ \"c\" ]",
      "13.2.5.32 Before attribute name: after another attribute"),
    TreeRow(
      "<p id=a / = b>c", "p id=\"a\" ==\"\" b=\"\"[ \"c\" ]",
      "13.2.5.32 Before attribute name: after a slash"),
    TreeRow("<p>id=a>b", "p[ \"id=a>b\" ]", "13.2.5.32 Before attribute name: > comes first"),
  ])
}

@Test func namesOfAttributesFollowTheStandard() {
  expectTrees([
    TreeRow("<p id>a", "p id=\"\"[ \"a\" ]", "13.2.5.33 Attribute name: no value"),
    TreeRow(
      "<p id >a", "p id=\"\"[ \"a\" ]", "13.2.5.34 After attribute name: no value but a space"),
    TreeRow("<p id/>a", "p id=\"\"[ \"a\" ]", "13.2.5.33 Attribute name: a slash ends it"),
    TreeRow(
      "<br id/>a", "br id=\"\" \"a\"", "13.2.5.33 Attribute name: a slash ends it and the tag"),
    TreeRow(
      "<p id lang>a", "p id=\"\" lang=\"\"[ \"a\" ]",
      "13.2.5.34 After attribute name: another name"),
    TreeRow(
      "<p id\nlang\ttitle>a", "p id=\"\" lang=\"\" title=\"\"[ \"a\" ]",
      "13.2.5.34 After attribute name: any white space"),
    TreeRow(
      "<p id / lang>a", "p id=\"\" lang=\"\"[ \"a\" ]", "13.2.5.34 After attribute name: a slash"),
    TreeRow(
      "<p id =a>b", "p id=\"a\"[ \"b\" ]", "13.2.5.34 After attribute name: = after a space"),
    TreeRow(
      "<p id\n=\na>b", "p id=\"a\"[ \"b\" ]",
      "13.2.5.34 After attribute name: = on a line of its own"),
    TreeRow(
      "<p id = 'a'>b", "p id=\"a\"[ \"b\" ]",
      "13.2.5.34 After attribute name: spaces on both sides"),
    TreeRow(
      "<p id / =a>b", "p id=\"\" =a=\"\"[ \"b\" ]",
      "13.2.5.34 After attribute name: after a slash = starts another"),
    TreeRow(
      "<p ID=a>b", "p id=\"a\"[ \"b\" ]",
      "13.2.5.33 Attribute name: capital letters are small ones"),
    TreeRow("<p Data-Foo=a>b", "p data-foo=\"a\"[ \"b\" ]", "13.2.5.33 Attribute name: hyphens"),
    TreeRow("<p É=a>b", "p É=\"a\"[ \"b\" ]", "13.2.5.33 Attribute name: only those of ASCII"),
    TreeRow("<p 名前=a>b", "p 名前=\"a\"[ \"b\" ]", "13.2.5.33 Attribute name: kanji"),
    TreeRow(
      "<p @click=a :b=c v-on:d.e=f #g>h", "p @click=\"a\" :b=\"c\" v-on:d.e=\"f\" #g=\"\"[ \"h\" ]",
      "13.2.5.33 Attribute name: punctuation"),
    TreeRow(
      "<p [a]=b (c)=d>e", "p [a]=\"b\" (c)=\"d\"[ \"e\" ]", "13.2.5.33 Attribute name: brackets"),
    TreeRow(
      "<p a\"b=c>d", "p a\"b=\"c\"[ \"d\" ]", "13.2.5.33 Attribute name: a quote is a part of it"),
    TreeRow(
      "<p \"a\"=b>c", "p \"a\"=\"b\"[ \"c\" ]", "13.2.5.33 Attribute name: also at its start"),
    TreeRow("<p a'b=c>d", "p a'b=\"c\"[ \"d\" ]", "13.2.5.33 Attribute name: an apostrophe"),
    TreeRow("<p 'a>b", "p 'a=\"\"[ \"b\" ]", "13.2.5.33 Attribute name: alone"),
    TreeRow("<p a<b=c>d", "p a<b=\"c\"[ \"d\" ]", "13.2.5.33 Attribute name: <"),
    TreeRow("<p <b=c>d", "p <b=\"c\"[ \"d\" ]", "13.2.5.33 Attribute name: < at its start"),
    TreeRow(
      "<p a&amp;b=c>d", "p a&amp;b=\"c\"[ \"d\" ]",
      "13.2.5.33 Attribute name: no references in it"),
    TreeRow(
      "<p a=1 b=2 c=3>d", "p a=\"1\" b=\"2\" c=\"3\"[ \"d\" ]",
      "13.2.5.33 Attribute name: three in their order"),
    TreeRow(
      "<p id=a id=b>c", "p id=\"a\"[ \"c\" ]", "13.2.5.33 Attribute name: the first of two alike"),
    TreeRow("<p id=a ID=b>c", "p id=\"a\"[ \"c\" ]", "13.2.5.33 Attribute name: alike in any case"),
    TreeRow(
      "<p id id=b>c", "p id=\"\"[ \"c\" ]",
      "13.2.5.33 Attribute name: the first one counts even without a value"),
    TreeRow(
      "<p a=1 b=2 a=3 b=4>c", "p a=\"1\" b=\"2\"[ \"c\" ]", "13.2.5.33 Attribute name: two pairs"),
    TreeRow(
      "<p a=1 aa=2>b", "p a=\"1\" aa=\"2\"[ \"b\" ]",
      "13.2.5.33 Attribute name: a longer one is another"),
    TreeRow("<br a b>c", "br a=\"\" b=\"\" \"c\"", "13.2.5.33 Attribute name: of a void element"),
    TreeRow(
      "<input disabled checked=checked>a", "input disabled=\"\" checked=\"checked\" \"a\"",
      "13.2.5.33 Attribute name: with and without a value"),
    TreeRow("<p 1=a 2>b", "p 1=\"a\" 2=\"\"[ \"b\" ]", "13.2.5.33 Attribute name: digits"),
  ])
}
