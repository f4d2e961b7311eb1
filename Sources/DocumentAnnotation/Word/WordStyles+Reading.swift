extension WordStyles {
  /// Returns whether a paragraph is a heading, by its own level or its style.
  func isHeading(_ paragraph: WordOpenParagraph) -> Bool {
    paragraph.hasOutlineLevel || isHeading(paragraph.style)
  }

  /// Returns whether the text of a run is read.
  ///
  /// - Parameters:
  ///   - run: a run, whose properties have been read.
  ///   - paragraph: its paragraph.
  ///   - selection: which content is read.
  ///   - defaultLanguage: the language of text that declares none.
  /// - Returns: false for code, text in two lines, text in another language and what the selection
  ///   excludes.
  func reads(
    _ run: WordOpenRun, in paragraph: WordOpenParagraph, _ selection: ContentSelection,
    defaultLanguage: ContentLanguage
  ) -> Bool {
    if run.isCombined || isCode(run.style) || isCode(paragraph.style) { return false }
    if !selection.includesHeadings, isHeading(paragraph) || isContentsEntry(paragraph.style) {
      return false
    }
    let declared = run.language ?? language(paragraph: paragraph.style, character: run.style)
    return (declared.map { Self.contentLanguage(tag: $0) } ?? defaultLanguage) != .other
  }
}
