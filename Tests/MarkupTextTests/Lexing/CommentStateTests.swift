import MarkupText
import Testing

// Rows of WHATWG HTML, section 13.2.5; the reasons name the states of its tokenizer.

@Test func commentsFollowTheStandard() {
  expectTrees([
    TreeRow("<!--a-->b", "<!--a--> \"b\"", "13.2.5.45 Comment: a comment"),
    TreeRow("a<!--b-->c", "\"a\" <!--b--> \"c\"", "13.2.5.45 Comment: inside of text"),
    TreeRow("<!---->a", "<!----> \"a\"", "13.2.5.51 Comment end: empty"),
    TreeRow("<!-- -->a", "<!-- --> \"a\"", "13.2.5.45 Comment: a space"),
    TreeRow("<!-->a", "<!----> \"a\"", "13.2.5.43 Comment start: ended at once"),
    TreeRow("<!--->a", "<!----> \"a\"", "13.2.5.44 Comment start dash: ended at once"),
    TreeRow("<!--->-->a", "<!----> \"-->a\"", "13.2.5.44 Comment start dash: what follows is text"),
    TreeRow("<!-->-->a", "<!----> \"-->a\"", "13.2.5.43 Comment start: what follows is text"),
    TreeRow("<!---a-->b", "<!---a--> \"b\"", "13.2.5.44 Comment start dash: a dash at the start"),
    TreeRow("<!----a-->b", "<!----a--> \"b\"", "13.2.5.51 Comment end: two dashes at the start"),
    TreeRow("<!-----a-->b", "<!-----a--> \"b\"", "13.2.5.51 Comment end: three of them"),
    TreeRow("<!----->a", "<!-----> \"a\"", "13.2.5.51 Comment end: a dash between the delimiters"),
    TreeRow(
      "<!------>a", "<!------> \"a\"", "13.2.5.51 Comment end: two dashes between the delimiters"),
    TreeRow("<!--a--->b", "<!--a---> \"b\"", "13.2.5.51 Comment end: a dash before the end"),
    TreeRow("<!--a---->b", "<!--a----> \"b\"", "13.2.5.51 Comment end: two dashes before the end"),
    TreeRow("<!--a-b-->c", "<!--a-b--> \"c\"", "13.2.5.50 Comment end dash: one dash inside"),
    TreeRow("<!--a--b-->c", "<!--a--b--> \"c\"", "13.2.5.51 Comment end: two dashes inside"),
    TreeRow("<!--a->b-->c", "<!--a->b--> \"c\"", "13.2.5.50 Comment end dash: > after one dash"),
    TreeRow("<!--a>b-->c", "<!--a>b--> \"c\"", "13.2.5.45 Comment: > inside"),
    TreeRow(
      "<!--a- ->b-->c", "<!--a- ->b--> \"c\"",
      "13.2.5.50 Comment end dash: a space between dashes"),
    TreeRow("<!--a-- >b-->c", "<!--a-- >b--> \"c\"", "13.2.5.51 Comment end: a space before >"),
    TreeRow("<!--a--!>b", "<!--a--> \"b\"", "13.2.5.52 Comment end bang: --!> ends it"),
    TreeRow("<!----!>a", "<!----> \"a\"", "13.2.5.52 Comment end bang: empty"),
    TreeRow(
      "<!---!>a-->b", "<!---!>a--> \"b\"",
      "13.2.5.44 Comment start dash: one dash and !> end nothing"),
    TreeRow("<!--!>a-->b", "<!--!>a--> \"b\"", "13.2.5.43 Comment start: nor does !>"),
    TreeRow("<!--a--!b-->c", "<!--a--!b--> \"c\"", "13.2.5.52 Comment end bang: a letter goes on"),
    TreeRow(
      "<!--a--!-->b", "<!--a--!--> \"b\"", "13.2.5.52 Comment end bang: dashes go on to the end"),
    TreeRow(
      "<!--a--!->b-->c", "<!--a--!->b--> \"c\"", "13.2.5.52 Comment end bang: one dash does not"),
    TreeRow(
      "<!--a--!!>b-->c", "<!--a--!!>b--> \"c\"",
      "13.2.5.52 Comment end bang: a second bang goes on"),
    TreeRow("<!--a---!>b", "<!--a---> \"b\"", "13.2.5.52 Comment end bang: three dashes before it"),
    TreeRow("<!--<b>-->a", "<!--<b>--> \"a\"", "13.2.5.46 Comment less-than sign: a tag"),
    TreeRow("<!--<-->a", "<!--<--> \"a\"", "13.2.5.46 Comment less-than sign: at the end"),
    TreeRow("<!--<!-->a", "<!--<!--> \"a\"", "13.2.5.47 Comment less-than sign bang: at the end"),
    TreeRow("<!--<!--->a", "<!--<!---> \"a\"", "13.2.5.48 Comment less-than sign bang dash"),
    TreeRow("<!--<!---->a", "<!--<!----> \"a\"", "13.2.5.49 Comment less-than sign bang dash dash"),
    TreeRow("<!--<<!-->a", "<!--<<!--> \"a\"", "13.2.5.46 Comment less-than sign: twice"),
    TreeRow("<!--a<!--b-->c-->d", "<!--a<!--b--> \"c-->d\"", "13.2.5.49: comments do not nest"),
    TreeRow("<!--a<!b-->c", "<!--a<!b--> \"c\"", "13.2.5.47 Comment less-than sign bang: a letter"),
    TreeRow(
      "<!--a<!-b-->c", "<!--a<!-b--> \"c\"",
      "13.2.5.48 Comment less-than sign bang dash: a letter"),
    TreeRow(
      "<!--</script>-->a", "<!--</script>--> \"a\"",
      "13.2.5.46 Comment less-than sign: an end tag"),
    TreeRow("<!--&amp;&#65;-->a", "<!--&amp;&#65;--> \"a\"", "13.2.5.45 Comment: no references"),
    TreeRow("<!--a\0b-->c", "<!--a\u{FFFD}b--> \"c\"", "13.2.5.45 Comment: NUL is U+FFFD"),
    TreeRow("<!--日本-->a", "<!--日本--> \"a\"", "13.2.5.45 Comment: kanji"),
    TreeRow("<!--a", "<!--a-->", "13.2.5.45 Comment: the end"),
    TreeRow("<!--", "<!---->", "13.2.5.43 Comment start: the end"),
    TreeRow("<!---", "<!---->", "13.2.5.44 Comment start dash: the end"),
    TreeRow("<!----", "<!---->", "13.2.5.51 Comment end: the end at once"),
    TreeRow("<!--a-", "<!--a-->", "13.2.5.50 Comment end dash: the end"),
    TreeRow("<!--a--", "<!--a-->", "13.2.5.51 Comment end: the end"),
    TreeRow("<!--a---", "<!--a--->", "13.2.5.51 Comment end: the end after three dashes"),
    TreeRow("<!--a--!", "<!--a-->", "13.2.5.52 Comment end bang: the end"),
    TreeRow("<!---!", "<!---!-->", "13.2.5.45 Comment: the end after one dash and a bang"),
    TreeRow("<!--a<", "<!--a<-->", "13.2.5.46 Comment less-than sign: the end"),
    TreeRow("<!--a<!", "<!--a<!-->", "13.2.5.47 Comment less-than sign bang: the end"),
    TreeRow("<!--a<!-", "<!--a<!-->", "13.2.5.48 Comment less-than sign bang dash: the end"),
    TreeRow("<!--a<!--", "<!--a<!-->", "13.2.5.49 Comment less-than sign bang dash dash: the end"),
    TreeRow(
      "<b>a<!--b--></b>c", "b[ \"a\" <!--b--> ] \"c\"", "13.2.5.45 Comment: inside of an element"),
    TreeRow(
      "<b><!--</b>-->a</b>c", "b[ <!--</b>--> \"a\" ] \"c\"",
      "13.2.5.45 Comment: an end tag in it ends nothing"),
    TreeRow("<!--a--><!--b-->", "<!--a--> <!--b-->", "13.2.5.51 Comment end: one after the other"),
  ])
}

@Test func bogusCommentsFollowTheStandard() {
  expectTrees([
    TreeRow("<!a>b", "<!--a--> \"b\"", "13.2.5.42 Markup declaration open: a bogus comment"),
    TreeRow("<!>a", "<!----> \"a\"", "13.2.5.41 Bogus comment: empty"),
    TreeRow("<! >a", "<!-- --> \"a\"", "13.2.5.41 Bogus comment: a space"),
    TreeRow("<!->a", "<!-----> \"a\"", "13.2.5.42 Markup declaration open: one dash"),
    TreeRow(
      "<!-a-->b", "<!---a----> \"b\"",
      "13.2.5.42 Markup declaration open: one dash does not start a comment"),
    TreeRow(
      "<!- -a-->b", "<!--- -a----> \"b\"",
      "13.2.5.42 Markup declaration open: a space between the dashes"),
    TreeRow(
      "<!ELEMENT br EMPTY>a", "<!--ELEMENT br EMPTY--> \"a\"",
      "13.2.5.41 Bogus comment: as in a document type"),
    TreeRow("<!a\0b>c", "<!--a\u{FFFD}b--> \"c\"", "13.2.5.41 Bogus comment: NUL is U+FFFD"),
    TreeRow("<!a'>'>b", "<!--a'--> \"'>b\"", "13.2.5.41 Bogus comment: quotes hide nothing"),
    TreeRow("<!&amp;>b", "<!--&amp;--> \"b\"", "13.2.5.41 Bogus comment: no references"),
    TreeRow(
      "<!DOCTYP html>a", "<!--DOCTYP html--> \"a\"",
      "13.2.5.42 Markup declaration open: a letter is missing"),
    TreeRow(
      "<![CDAT[a]]>b", "<!--[CDAT[a]]--> \"b\"",
      "13.2.5.42 Markup declaration open: a letter is missing"),
    TreeRow(
      "<![cdata[a]]>b", "<!--[cdata[a]]--> \"b\"",
      "13.2.5.42 Markup declaration open: CDATA only in capitals"),
    TreeRow(
      "<![if IE]>a<![endif]>", "<!--[if IE]--> \"a\" <!--[endif]-->",
      "13.2.5.41 Bogus comment: a conditional one"),
    TreeRow(
      "<!--[if IE]>a<![endif]-->b", "<!--[if IE]>a<![endif]--> \"b\"",
      "13.2.5.45 Comment: a conditional one"),
    TreeRow(
      "<?a>b", "<!--?a--> \"b\"", "13.2.5.6 Tag open: a question mark starts a bogus comment"),
    TreeRow("<?>a", "<!--?--> \"a\"", "13.2.5.41 Bogus comment: a question mark alone"),
    TreeRow(
      "<?a b='>'?>c", "<!--?a b='--> \"'?>c\"", "13.2.5.41 Bogus comment: the first > ends it"),
    TreeRow(
      "<?xml version='1.0' encoding='utf-8'?>a",
      "<!--?xml version='1.0' encoding='utf-8'?--> \"a\"",
      "13.2.5.41 Bogus comment: XML's declaration"),
    TreeRow("<?php echo 1 ?>a", "<!--?php echo 1 ?--> \"a\"", "13.2.5.41 Bogus comment: a program"),
  ])
}

@Test func newlinesInCommentsAreNormalized() {
  let rows = [("<!--a\nb-->c", "a\nb"), ("<!--a\r\nb-->c", "a\nb"), ("<?a\rb>c", "?a\nb")]
  for (markup, text) in rows {
    #expect(MarkupTree(parsing: markup).root.firstChild?.text == text, "\(markup)")
  }
}
