extension StyleSheet {
  /// The default style sheet: HTML's rendering section (HTML §15.3), as far as it concerns text.
  ///
  /// Add it to a cascade with the origin `.defaults`. In sheets of that origin, the top of margins
  /// and paddings denotes the block start and the left denotes the inline start, so that they
  /// follow the writing mode and the direction of the text.
  public static let defaults = StyleSheet(parsing: defaultText)

  /// The source text of ``defaults``.
  public static let defaultText = """
    address, article, aside, blockquote, body, center, dd, details, dialog, dir, div, dl, dt,
    fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, html,
    legend, listing, main, menu, nav, ol, optgroup, option, p, plaintext, pre, search, section,
    summary, ul, xmp { display: block }
    area, base, basefont, datalist, head, link, meta, noembed, noframes, param, rp, script, style,
    template, title, dialog:not([open]) { display: none }
    li { display: list-item }
    table { display: table; text-indent: 0 }
    caption { display: table-caption; text-align: center }
    colgroup { display: table-column-group }
    col { display: table-column }
    thead { display: table-header-group; vertical-align: middle }
    tbody { display: table-row-group; vertical-align: middle }
    tfoot { display: table-footer-group; vertical-align: middle }
    tr { display: table-row; vertical-align: inherit }
    table > tr { vertical-align: middle }
    td, th { display: table-cell; padding: 1px; vertical-align: inherit }
    th { font-weight: bold; text-align: -internal-center }
    ruby { display: ruby }
    rt { display: ruby-text; font-size: 50%; text-align: start; text-emphasis: none;
      white-space: nowrap; line-height: 1 }
    img, lambda { display: inline-block }

    p, blockquote, figure, pre, listing, plaintext, xmp, dl { margin-top: 1em; margin-bottom: 1em }
    blockquote, figure { margin-left: 40px; margin-right: 40px }
    dd { margin-left: 40px }
    h1 { font-size: 2em; margin-top: 0.67em; margin-bottom: 0.67em; font-weight: bold }
    h2 { font-size: 1.5em; margin-top: 0.83em; margin-bottom: 0.83em; font-weight: bold }
    h3 { font-size: 1.17em; margin-top: 1em; margin-bottom: 1em; font-weight: bold }
    h4 { margin-top: 1.33em; margin-bottom: 1.33em; font-weight: bold }
    h5 { font-size: 0.83em; margin-top: 1.67em; margin-bottom: 1.67em; font-weight: bold }
    h6 { font-size: 0.67em; margin-top: 2.33em; margin-bottom: 2.33em; font-weight: bold }
    hr { margin: 0.5em auto; color: gray }
    pre, listing, plaintext, xmp { white-space: pre; font-family: monospace }
    center { text-align: center }
    nobr { white-space: nowrap }

    ol, ul, menu, dir { padding-left: 40px; margin-top: 1em; margin-bottom: 1em }
    ol { list-style-type: decimal }
    ul, menu, dir { list-style-type: disc }
    :is(ol, ul, menu, dir) :is(ul, menu, dir) { list-style-type: circle }
    :is(ol, ul, menu, dir) :is(ol, ul, menu, dir) :is(ul, menu, dir) { list-style-type: square }
    :is(dir, dl, menu, ol, ul) :is(dir, dl, menu, ol, ul) { margin-top: 0; margin-bottom: 0 }

    b, strong { font-weight: bolder }
    i, em, cite, dfn, var, address { font-style: italic }
    u, ins { text-decoration: underline }
    s, strike, del { text-decoration: line-through }
    code, kbd, samp, tt { font-family: monospace }
    big { font-size: larger }
    small { font-size: smaller }
    sub { vertical-align: sub; font-size: smaller }
    sup { vertical-align: super; font-size: smaller }
    mark { background: yellow; color: black }
    :any-link { color: #0000ee; text-decoration: underline }
    [hidden] { display: none }
    [dir=rtl i] { direction: rtl }
    [dir=ltr i] { direction: ltr }
    bdi, output, [dir=ltr i], [dir=rtl i], [dir=auto i] { unicode-bidi: isolate }
    bdo, bdo[dir] { unicode-bidi: isolate-override }
    """
}
