import MarkupText
import Testing

// Rows of WHATWG HTML, section 13.2.5; the reasons name the states of its tokenizer.

@Test func valuesFollowTheStandard() {
  expectTrees([
    TreeRow("<p id=a>b", "p id=\"a\"[ \"b\" ]", "13.2.5.35 Before attribute value: none of them"),
    TreeRow("<p id= a>b", "p id=\"a\"[ \"b\" ]", "13.2.5.35 Before attribute value: a space"),
    TreeRow(
      "<p id=\t\n\u{C}\r'a'>b", "p id=\"a\"[ \"b\" ]",
      "13.2.5.35 Before attribute value: any white space"),
    TreeRow(
      "<p id=>a", "p id=\"\"[ \"a\" ]", "13.2.5.35 Before attribute value: > leaves it empty"),
    TreeRow(
      "<p id= >a", "p id=\"\"[ \"a\" ]", "13.2.5.35 Before attribute value: > after a space"),
    TreeRow(
      "<p id= lang=a>b", "p id=\"lang=a\"[ \"b\" ]",
      "13.2.5.35 Before attribute value: what follows is the value"),
    TreeRow(
      "<p id==a>b", "p id=\"=a\"[ \"b\" ]",
      "13.2.5.35 Before attribute value: a second = is a part of it"),
    TreeRow("<p id=/>a", "p id=\"/\"[ \"a\" ]", "13.2.5.35 Before attribute value: a slash is one"),
    TreeRow(
      "<p id= />a", "p id=\"/\"[ \"a\" ]",
      "13.2.5.35 Before attribute value: a slash after a space"),
    TreeRow(
      "<p id=\"\">a", "p id=\"\"[ \"a\" ]", "13.2.5.36 Attribute value (double-quoted): empty"),
    TreeRow(
      "<p id=\"a b\">c", "p id=\"a b\"[ \"c\" ]",
      "13.2.5.36 Attribute value (double-quoted): a space"),
    TreeRow(
      "<p id=\"a'b\">c", "p id=\"a'b\"[ \"c\" ]",
      "13.2.5.36 Attribute value (double-quoted): an apostrophe"),
    TreeRow(
      "<p id=\"a>b\">c", "p id=\"a>b\"[ \"c\" ]", "13.2.5.36 Attribute value (double-quoted): >"),
    TreeRow(
      "<p id=\"<b>\">c", "p id=\"<b>\"[ \"c\" ]",
      "13.2.5.36 Attribute value (double-quoted): a tag"),
    TreeRow(
      "<p id=\"</p>\">c", "p id=\"</p>\"[ \"c\" ]",
      "13.2.5.36 Attribute value (double-quoted): an end tag"),
    TreeRow(
      "<p id=\"<!--\">c-->", "p id=\"<!--\"[ \"c-->\" ]",
      "13.2.5.36 Attribute value (double-quoted): a comment"),
    TreeRow(
      "<p id=\"a=b/c\">d", "p id=\"a=b/c\"[ \"d\" ]",
      "13.2.5.36 Attribute value (double-quoted): = and /"),
    TreeRow(
      "<p id=\"a\nb\">c", "p id=\"a\\nb\"[ \"c\" ]",
      "13.2.5.36 Attribute value (double-quoted): a newline"),
    TreeRow(
      "<p id=\"a\r\nb\rc\">d", "p id=\"a\\nb\\nc\"[ \"d\" ]",
      "13.2.3.5: CR LF and CR are LF in it, too"),
    TreeRow(
      "<p id=\"A\">b", "p id=\"A\"[ \"b\" ]",
      "13.2.5.36 Attribute value (double-quoted): capitals stay"),
    TreeRow(
      "<p id=\"a&amp;b\">c", "p id=\"a&b\"[ \"c\" ]",
      "13.2.5.36 Attribute value (double-quoted): a reference"),
    TreeRow(
      "<p id=\"a\0b\">c", "p id=\"a\u{FFFD}b\"[ \"c\" ]",
      "13.2.5.36 Attribute value (double-quoted): NUL is U+FFFD"),
    TreeRow(
      "<p id=\"日本\">c", "p id=\"日本\"[ \"c\" ]", "13.2.5.36 Attribute value (double-quoted): kanji"),
    TreeRow("<p id=''>a", "p id=\"\"[ \"a\" ]", "13.2.5.37 Attribute value (single-quoted): empty"),
    TreeRow(
      "<p id='a b'>c", "p id=\"a b\"[ \"c\" ]",
      "13.2.5.37 Attribute value (single-quoted): a space"),
    TreeRow(
      "<p id='a\"b'>c", "p id=\"a\\\"b\"[ \"c\" ]",
      "13.2.5.37 Attribute value (single-quoted): a quote"),
    TreeRow(
      "<p id='a>b'>c", "p id=\"a>b\"[ \"c\" ]", "13.2.5.37 Attribute value (single-quoted): >"),
    TreeRow(
      "<p id='&lt;&#39;'>c", "p id=\"<'\"[ \"c\" ]",
      "13.2.5.37 Attribute value (single-quoted): references, of the quote itself"),
    TreeRow(
      "<p id='a\0'>c", "p id=\"a\u{FFFD}\"[ \"c\" ]",
      "13.2.5.37 Attribute value (single-quoted): NUL is U+FFFD"),
    TreeRow(
      "<p id='a\n'>c", "p id=\"a\\n\"[ \"c\" ]",
      "13.2.5.37 Attribute value (single-quoted): a newline"),
    TreeRow(
      "<p id=a\nlang=b>c", "p id=\"a\" lang=\"b\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): a newline ends it"),
    TreeRow(
      "<p id=a\u{C}lang=b>c", "p id=\"a\" lang=\"b\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): a form feed ends it"),
    TreeRow(
      "<p id=a/b>c", "p id=\"a/b\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): a slash is a part of it"),
    TreeRow(
      "<p id=a/>c", "p id=\"a/\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): also at its end"),
    TreeRow(
      "<br id=a/>c", "br id=\"a/\" \"c\"",
      "13.2.5.38 Attribute value (unquoted): so the tag does not end itself"),
    TreeRow(
      "<p id=a\"b>c", "p id=\"a\\\"b\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): a quote is a part of it"),
    TreeRow(
      "<p id=a'b>c", "p id=\"a'b\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): an apostrophe"),
    TreeRow("<p id=a<b>c", "p id=\"a<b\"[ \"c\" ]", "13.2.5.38 Attribute value (unquoted): <"),
    TreeRow("<p id=<b>c", "p id=\"<b\"[ \"c\" ]", "13.2.5.35 Before attribute value: < starts one"),
    TreeRow("<p id=a=b>c", "p id=\"a=b\"[ \"c\" ]", "13.2.5.38 Attribute value (unquoted): ="),
    TreeRow(
      "<p id=a`b>c", "p id=\"a`b\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): a grave accent"),
    TreeRow(
      "<p id=`a b`>c", "p id=\"`a\" b`=\"\"[ \"c\" ]",
      "13.2.5.35 Before attribute value: a grave accent is not a quotation mark"),
    TreeRow(
      "<p id=a&amp;b>c", "p id=\"a&b\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): a reference"),
    TreeRow(
      "<p id=a&gt;b>c", "p id=\"a>b\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): a reference of >"),
    TreeRow(
      "<p id=#ff0 class=.a>c", "p id=\"#ff0\" class=\".a\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): punctuation"),
    TreeRow(
      "<a href=http://a.b/c?d=e&f=g#h>i</a>", "a href=\"http://a.b/c?d=e&f=g#h\"[ \"i\" ]",
      "13.2.5.38 Attribute value (unquoted): a URL"),
    TreeRow(
      "<p id=a\0b>c", "p id=\"a\u{FFFD}b\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): NUL is U+FFFD"),
    TreeRow("<p id=日本>c", "p id=\"日本\"[ \"c\" ]", "13.2.5.38 Attribute value (unquoted): kanji"),
    TreeRow(
      "<p id=a\u{3000}b>c", "p id=\"a\u{3000}b\"[ \"c\" ]",
      "13.2.5.38 Attribute value (unquoted): an ideographic space is a part of it"),
    TreeRow(
      "<p id=\"a\"lang=\"b\">c", "p id=\"a\" lang=\"b\"[ \"c\" ]",
      "13.2.5.39 After attribute value (quoted): no space between"),
    TreeRow(
      "<p id='a'lang='b'>c", "p id=\"a\" lang=\"b\"[ \"c\" ]",
      "13.2.5.39 After attribute value (quoted): with single quotes"),
    TreeRow(
      "<p id='a'b>c", "p id=\"a\" b=\"\"[ \"c\" ]",
      "13.2.5.39 After attribute value (quoted): a name follows"),
    TreeRow(
      "<p id='a''b'>c", "p id=\"a\" 'b'=\"\"[ \"c\" ]",
      "13.2.5.39 After attribute value (quoted): a quote starts a name"),
    TreeRow(
      "<p id='a'=b>c", "p id=\"a\" =b=\"\"[ \"c\" ]",
      "13.2.5.39 After attribute value (quoted): = starts a name"),
    TreeRow(
      "<p id='a'/>b", "p id=\"a\"[ \"b\" ]", "13.2.5.39 After attribute value (quoted): a slash"),
    TreeRow(
      "<br id='a'/>b", "br id=\"a\" \"b\"",
      "13.2.5.39 After attribute value (quoted): a slash that ends the tag"),
    TreeRow(
      "<br id='a'/lang=b>c", "br id=\"a\" lang=\"b\" \"c\"",
      "13.2.5.39 After attribute value (quoted): a slash that does not"),
    TreeRow(
      "<p id='a'\n>b", "p id=\"a\"[ \"b\" ]",
      "13.2.5.39 After attribute value (quoted): a newline"),
    TreeRow(
      "<p id=''lang>b", "p id=\"\" lang=\"\"[ \"b\" ]",
      "13.2.5.39 After attribute value (quoted): after an empty one"),
  ])
}
