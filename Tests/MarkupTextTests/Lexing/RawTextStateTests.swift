import MarkupText
import Testing

// Rows of WHATWG HTML, section 13.2.5; the reasons name the states of its tokenizer.

@Test func scriptsFollowTheStandard() {
  expectTrees([
    TreeRow("<script>a</script>b", "script[ \"a\" ] \"b\"", "13.2.5.4 Script data: the end tag"),
    TreeRow("<script></script>a", "script \"a\"", "13.2.5.17 Script data end tag name: at once"),
    TreeRow(
      "<script>a<b</script>c", "script[ \"a<b\" ] \"c\"",
      "13.2.5.15 Script data less-than sign: a letter"),
    TreeRow(
      "<script>if (a<b&&c>d) e()</script>f", "script[ \"if (a<b&&c>d) e()\" ] \"f\"",
      "13.2.5.4 Script data: < & and >"),
    TreeRow(
      "<script>&lt;</script>a", "script[ \"&lt;\" ] \"a\"", "13.2.5.4 Script data: no references"),
    TreeRow(
      "<script>a</b></script>c", "script[ \"a</b>\" ] \"c\"",
      "13.2.5.16 Script data end tag open: another name"),
    TreeRow(
      "<script>a</scrip></script>c", "script[ \"a</scrip>\" ] \"c\"",
      "13.2.5.17 Script data end tag name: too short"),
    TreeRow(
      "<script>a</scripts></script>c", "script[ \"a</scripts>\" ] \"c\"",
      "13.2.5.17 Script data end tag name: too long"),
    TreeRow(
      "<script>a</script-x></script>c", "script[ \"a</script-x>\" ] \"c\"",
      "13.2.5.17 Script data end tag name: a hyphen goes on"),
    TreeRow(
      "<script>a</SCRIPT>b", "script[ \"a\" ] \"b\"",
      "13.2.5.17 Script data end tag name: capitals"),
    TreeRow(
      "<SCRIPT>a</sCrIpT>b", "script[ \"a\" ] \"b\"",
      "13.2.5.17 Script data end tag name: any mixture"),
    TreeRow(
      "<script>a</script >b", "script[ \"a\" ] \"b\"",
      "13.2.5.17 Script data end tag name: a space"),
    TreeRow(
      "<script>a</script\n>b", "script[ \"a\" ] \"b\"",
      "13.2.5.17 Script data end tag name: a newline"),
    TreeRow(
      "<script>a</script\u{C}>b", "script[ \"a\" ] \"b\"",
      "13.2.5.17 Script data end tag name: a form feed"),
    TreeRow(
      "<script>a</script/>b", "script[ \"a\" ] \"b\"",
      "13.2.5.17 Script data end tag name: a slash"),
    TreeRow(
      "<script>a</script id=c>b", "script[ \"a\" ] \"b\"",
      "13.2.5.17 Script data end tag name: attributes"),
    TreeRow(
      "<script>a</script id='>'>b", "script[ \"a\" ] \"b\"",
      "13.2.5.37: quotes in the end tag hide >"),
    TreeRow(
      "<script>a< /script></script>b", "script[ \"a< /script>\" ] \"b\"",
      "13.2.5.15 Script data less-than sign: a space"),
    TreeRow(
      "<script>a</ script></script>b", "script[ \"a</ script>\" ] \"b\"",
      "13.2.5.16 Script data end tag open: a space"),
    TreeRow(
      "<script>a<</script>b", "script[ \"a<\" ] \"b\"",
      "13.2.5.15 Script data less-than sign: < again"),
    TreeRow(
      "<script>a</</script>b", "script[ \"a</\" ] \"b\"",
      "13.2.5.16 Script data end tag open: < again"),
    TreeRow(
      "<script>a</scr</script>b", "script[ \"a</scr\" ] \"b\"",
      "13.2.5.17 Script data end tag name: < again"),
    TreeRow(
      "<script>a\0b</script>c", "script[ \"a\u{FFFD}b\" ] \"c\"",
      "13.2.5.4 Script data: NUL is U+FFFD"),
    TreeRow("<script>a\r\nb</script>c", "script[ \"a\\nb\" ] \"c\"", "13.2.3.5: CR LF is LF"),
    TreeRow(
      "<script>\na</script>b", "script[ \"\\na\" ] \"b\"", "13.2.6.4.7: the first newline stays"),
    TreeRow("<script>a", "script[ \"a\" ]", "13.2.5.4 Script data: the end"),
    TreeRow("<script>a<", "script[ \"a<\" ]", "13.2.5.15 Script data less-than sign: the end"),
    TreeRow("<script>a</", "script[ \"a</\" ]", "13.2.5.16 Script data end tag open: the end"),
    TreeRow(
      "<script>a</scr", "script[ \"a</scr\" ]", "13.2.5.17 Script data end tag name: the end"),
    TreeRow(
      "<script>a</script", "script[ \"a</script\" ]",
      "13.2.5.17 Script data end tag name: the end after all of it"),
    TreeRow("<script/>a</script>b", "script[ \"a\" ] \"b\"", "13.2.5.40: the slash means nothing"),
    TreeRow(
      "<script src='a>b'>c</script>d", "script src=\"a>b\"[ \"c\" ] \"d\"",
      "13.2.5.36: attributes before"),
    TreeRow(
      "<b><script>a</b></script>c</b>d", "b[ script[ \"a</b>\" ] \"c\" ] \"d\"",
      "13.2.5.4 Script data: an end tag of what it is in"),
    TreeRow(
      "<script>a<!--b--></script>c", "script[ \"a<!--b-->\" ] \"c\"",
      "13.2.5.20 Script data escaped: ended by -->"),
    TreeRow(
      "<script><!--a</script>b", "script[ \"<!--a\" ] \"b\"",
      "13.2.5.25 Script data escaped end tag name: the end tag counts"),
  ])
}

@Test func rawTextFollowsTheStandard() {
  expectTrees([
    TreeRow("<style>a</style>b", "style[ \"a\" ] \"b\"", "13.2.5.3 RAWTEXT: the end tag"),
    TreeRow(
      "<style>p > a { b: 'c' }</style>d", "style[ \"p > a { b: 'c' }\" ] \"d\"",
      "13.2.5.3 RAWTEXT: > and quotes"),
    TreeRow(
      "<style>a&amp;b</style>c", "style[ \"a&amp;b\" ] \"c\"", "13.2.5.3 RAWTEXT: no references"),
    TreeRow(
      "<style><!--a--></style>b", "style[ \"<!--a-->\" ] \"b\"", "13.2.5.3 RAWTEXT: no comments"),
    TreeRow(
      "<style><!--</style>-->a", "style[ \"<!--\" ] \"-->a\"",
      "13.2.5.12 RAWTEXT less-than sign: a comment hides no end tag"),
    TreeRow(
      "<style>a<b>c</b></style>d", "style[ \"a<b>c</b>\" ] \"d\"",
      "13.2.5.12 RAWTEXT less-than sign: no tags"),
    TreeRow(
      "<style>a</styl></style>b", "style[ \"a</styl>\" ] \"b\"",
      "13.2.5.14 RAWTEXT end tag name: too short"),
    TreeRow(
      "<style>a</STYLE>b", "style[ \"a\" ] \"b\"", "13.2.5.14 RAWTEXT end tag name: capitals"),
    TreeRow(
      "<style>a</style x>b", "style[ \"a\" ] \"b\"",
      "13.2.5.14 RAWTEXT end tag name: an attribute"),
    TreeRow(
      "<style>a</style/>b", "style[ \"a\" ] \"b\"", "13.2.5.14 RAWTEXT end tag name: a slash"),
    TreeRow("<style>a", "style[ \"a\" ]", "13.2.5.3 RAWTEXT: the end"),
    TreeRow("<style>a</sty", "style[ \"a</sty\" ]", "13.2.5.14 RAWTEXT end tag name: the end"),
    TreeRow(
      "<style>a\0</style>b", "style[ \"a\u{FFFD}\" ] \"b\"", "13.2.5.3 RAWTEXT: NUL is U+FFFD"),
    TreeRow("<xmp><b>a</b></xmp>c", "xmp[ \"<b>a</b>\" ] \"c\"", "13.2.6.4.7: xmp is RAWTEXT"),
    TreeRow(
      "<iframe><b>a</b></iframe>c", "iframe[ \"<b>a</b>\" ] \"c\"", "13.2.6.4.7: iframe, too"),
    TreeRow(
      "<noembed><b>a</b></noembed>c", "noembed[ \"<b>a</b>\" ] \"c\"", "13.2.6.4.7: noembed, too"),
    TreeRow(
      "<noframes><b>a</b></noframes>c", "noframes[ \"<b>a</b>\" ] \"c\"",
      "13.2.6.4.4: noframes, too"),
    TreeRow(
      "<noscript><b>a</b></noscript>c", "noscript[ b[ \"a\" ] ] \"c\"",
      "13.2.6.4.7: noscript is not, where no scripts run"),
  ])
}

@Test func escapableRawTextFollowsTheStandard() {
  expectTrees([
    TreeRow("<title>a<b>c</title>d", "title[ \"a<b>c\" ] \"d\"", "13.2.5.2 RCDATA: no tags"),
    TreeRow(
      "<title>a&amp;b&lt;c</title>d", "title[ \"a&b<c\" ] \"d\"", "13.2.5.2 RCDATA: references"),
    TreeRow(
      "<title>a&copy=b</title>c", "title[ \"a©=b\" ] \"c\"",
      "13.2.5.73: as in text, not as in values"),
    TreeRow(
      "<title><!--a--></title>b", "title[ \"<!--a-->\" ] \"b\"", "13.2.5.2 RCDATA: no comments"),
    TreeRow(
      "<title>a</titl></title>b", "title[ \"a</titl>\" ] \"b\"",
      "13.2.5.11 RCDATA end tag name: too short"),
    TreeRow(
      "<title>a</titles></title>b", "title[ \"a</titles>\" ] \"b\"",
      "13.2.5.11 RCDATA end tag name: too long"),
    TreeRow("<title>a</TITLE>b", "title[ \"a\" ] \"b\"", "13.2.5.11 RCDATA end tag name: capitals"),
    TreeRow(
      "<title>a</title x=y>b", "title[ \"a\" ] \"b\"", "13.2.5.11 RCDATA end tag name: attributes"),
    TreeRow("<title>a</title/>b", "title[ \"a\" ] \"b\"", "13.2.5.11 RCDATA end tag name: a slash"),
    TreeRow(
      "<title>a</ title></title>b", "title[ \"a</ title>\" ] \"b\"",
      "13.2.5.10 RCDATA end tag open: a space"),
    TreeRow(
      "<title>a<</title>b", "title[ \"a<\" ] \"b\"", "13.2.5.9 RCDATA less-than sign: < again"),
    TreeRow(
      "<title>a&lt;/title>b</title>c", "title[ \"a</title>b\" ] \"c\"",
      "13.2.5.2 RCDATA: a reference starts no end tag"),
    TreeRow("<title>a", "title[ \"a\" ]", "13.2.5.2 RCDATA: the end"),
    TreeRow("<title>a</ti", "title[ \"a</ti\" ]", "13.2.5.11 RCDATA end tag name: the end"),
    TreeRow(
      "<title>a\0</title>b", "title[ \"a\u{FFFD}\" ] \"b\"", "13.2.5.2 RCDATA: NUL is U+FFFD"),
    TreeRow(
      "<textarea>a<b>c</textarea>d", "textarea[ \"a<b>c\" ] \"d\"", "13.2.5.2 RCDATA: a text area"),
    TreeRow(
      "<textarea></p></textarea>a", "textarea[ \"</p>\" ] \"a\"",
      "13.2.5.10 RCDATA end tag open: another name"),
    TreeRow(
      "<textarea>\n\na</textarea>b", "textarea[ \"\\na\" ] \"b\"",
      "13.2.6.4.7: its first newline is dropped"),
    TreeRow(
      "<textarea>&#10;a</textarea>b", "textarea[ \"a\" ] \"b\"",
      "13.2.6.4.7: also as a reference"),
    TreeRow(
      "<textarea>a</title></textarea>b", "textarea[ \"a</title>\" ] \"b\"",
      "13.2.5.11 RCDATA end tag name: that of another such element"),
    TreeRow(
      "<title>a</title></title>b", "title[ \"a\" ] \"b\"",
      "13.2.6.4.7: a second end tag ends nothing"),
  ])
}
