import MarkupText
import Testing

// Rows of WHATWG HTML, section 13.2.5; the reasons name the states of its tokenizer.

@Test func documentTypesFollowTheStandard() {
  expectTrees([
    TreeRow("<!DOCTYPE html>a", "<!DOCTYPE html> \"a\"", "13.2.5.55 DOCTYPE name: capitals"),
    TreeRow("<!doctype html>a", "<!doctype html> \"a\"", "13.2.5.53 DOCTYPE: small letters"),
    TreeRow(
      "<!DocType HTML>a", "<!DocType HTML> \"a\"",
      "13.2.5.53 DOCTYPE: any mixture; the name stays as it is"),
    TreeRow("<!DOCTYPE>a", "<!DOCTYPE> \"a\"", "13.2.5.54 Before DOCTYPE name: no name"),
    TreeRow("<!DOCTYPEhtml>a", "<!DOCTYPEhtml> \"a\"", "13.2.5.53 DOCTYPE: no space"),
    TreeRow(
      "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://a.b/c.dtd\">d",
      "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://a.b/c.dtd\"> \"d\"",
      "13.2.5.59 DOCTYPE public identifier"),
    TreeRow(
      "<!DOCTYPE html SYSTEM 'about:legacy-compat'>a",
      "<!DOCTYPE html SYSTEM 'about:legacy-compat'> \"a\"",
      "13.2.5.65 DOCTYPE system identifier (single-quoted)"),
    TreeRow(
      "<!DOCTYPE html PUBLIC \"a>b", "<!DOCTYPE html PUBLIC \"a> \"b\"",
      "13.2.5.59: > ends it in quotes, too"),
    TreeRow(
      "<!DOCTYPE html [a]>b", "<!DOCTYPE html [a]> \"b\"", "13.2.5.68 Bogus DOCTYPE: brackets"),
    TreeRow(
      "a<!doctype html>b", "\"a\" <!doctype html> \"b\"",
      "13.2.6.4.7: in the middle it is left out by browsers, kept here"),
    TreeRow(
      "<!DOCTYPE a\0>b", "<!DOCTYPE a\u{FFFD}> \"b\"", "13.2.5.55 DOCTYPE name: NUL is U+FFFD"),
  ])
}

@Test func sectionsOfCDATAFollowTheStandard() {
  expectTrees([
    TreeRow("<![CDATA[a]]>", "\"a\"", "13.2.5.69 CDATA section: text"),
    TreeRow("<![CDATA[]]>a", "\"\" \"a\"", "13.2.5.69 CDATA section: empty"),
    TreeRow(
      "a<![CDATA[b]]>c", "\"a\" \"b\" \"c\"", "13.2.5.71 CDATA section end: text on both sides"),
    TreeRow(
      "<![CDATA[a]]><![CDATA[b]]>", "\"a\" \"b\"",
      "13.2.5.71 CDATA section end: one after the other"),
    TreeRow("<![CDATA[<b>a</b>]]>c", "\"<b>a</b>\" \"c\"", "13.2.5.69 CDATA section: tags"),
    TreeRow(
      "<![CDATA[&amp;&#65;]]>a", "\"&amp;&#65;\" \"a\"", "13.2.5.69 CDATA section: no references"),
    TreeRow("<![CDATA[a]b]]>c", "\"a]b\" \"c\"", "13.2.5.70 CDATA section bracket: one bracket"),
    TreeRow("<![CDATA[a]]b]]>c", "\"a]]b\" \"c\"", "13.2.5.71 CDATA section end: two brackets"),
    TreeRow("<![CDATA[a]]]>b", "\"a]\" \"b\"", "13.2.5.71 CDATA section end: three brackets"),
    TreeRow("<![CDATA[a]]]]>b", "\"a]]\" \"b\"", "13.2.5.71 CDATA section end: four brackets"),
    TreeRow(
      "<![CDATA[a]>b]]>c", "\"a]>b\" \"c\"",
      "13.2.5.70 CDATA section bracket: > after one bracket"),
    TreeRow("<![CDATA[>]]>a", "\">\" \"a\"", "13.2.5.69 CDATA section: > at once"),
    TreeRow("<![CDATA[]>]]>a", "\"]>\" \"a\"", "13.2.5.70 CDATA section bracket: ]> at once"),
    TreeRow(
      "<![CDATA[a]] >b]]>c", "\"a]] >b\" \"c\"", "13.2.5.71 CDATA section end: a space before >"),
    TreeRow("<![CDATA[a\nb]]>c", "\"a\\nb\" \"c\"", "13.2.5.69 CDATA section: a newline"),
    TreeRow("<![CDATA[a\0b]]>c", "\"a\u{FFFD}b\" \"c\"", "13.2.5.69 CDATA section: NUL"),
    TreeRow("<![CDATA[a", "\"a\"", "13.2.5.69 CDATA section: the end"),
    TreeRow("<![CDATA[a]", "\"a]\"", "13.2.5.70 CDATA section bracket: the end"),
    TreeRow("<![CDATA[a]]", "\"a]]\"", "13.2.5.71 CDATA section end: the end"),
    TreeRow(
      "<b><![CDATA[</b>]]></b>a", "b[ \"</b>\" ] \"a\"",
      "13.2.5.69 CDATA section: inside of an element"),
    TreeRow(
      "<![CDATA[<![CDATA[a]]>]]>", "\"<![CDATA[a\" \"]]>\"",
      "13.2.5.69 CDATA section: they do not nest"),
    TreeRow(
      "<![CDATA [a]]>b", "<!--[CDATA [a]]--> \"b\"",
      "13.2.5.42 Markup declaration open: a space makes it a bogus comment"),
    TreeRow(
      "<! [CDATA[a]]>b", "<!-- [CDATA[a]]--> \"b\"",
      "13.2.5.42 Markup declaration open: so does one before"),
    TreeRow(
      "<![CDATA", "\"<![CDATA\"",
      "13.2.5.42 Markup declaration open: input ending within the delimiter is text"),
    TreeRow(
      "<title><![CDATA[a]]></title>b", "title[ \"<![CDATA[a]]>\" ] \"b\"",
      "13.2.5.2 RCDATA: none inside of a title"),
    TreeRow(
      "<style><![CDATA[a]]></style>b", "style[ \"<![CDATA[a]]>\" ] \"b\"",
      "13.2.5.3 RAWTEXT: nor of a style sheet"),
    TreeRow(
      "<!--<![CDATA[a]]>-->b", "<!--<![CDATA[a]]>--> \"b\"", "13.2.5.45 Comment: nor of a comment"),
    TreeRow(
      "<p id='<![CDATA[a]]>'>b", "p id=\"<![CDATA[a]]>\"[ \"b\" ]", "13.2.5.37: nor of a value"),
  ])
}
