/// What an element of WordprocessingML is to the text of a paragraph.
enum WordElement: UInt8 {
  case paragraph, paragraphProperties, paragraphStyle
  case run, runProperties, runStyle, language, size, hidden, combinedCharacters
  /// A record of an earlier state of properties.
  case propertyChange
  case text
  /// Deleted or moved runs.
  case deletion
  case ruby, rubyText, rubyBase, rubyProperties
  /// An element whose ends cannot be inside a ruby base, such as a hyperlink.
  case boundary
  /// A property of a content control whose text is data.
  case dataControl
  case textBox
  /// Content of a line that is not text.
  case object
  /// An element without an effect on the text, such as a bookmark.
  case transparent
  /// A property of a run that readings have too.
  case sharedProperty

  /// Returns the element with a qualified name in lower case.
  static func element(_ name: String) -> WordElement { table[name] ?? .transparent }

  private static let table: [String: WordElement] = {
    var table: [String: WordElement] = [
      "w:p": .paragraph, "w:ppr": .paragraphProperties, "w:pstyle": .paragraphStyle, "w:r": .run,
      "w:rpr": .runProperties, "w:rstyle": .runStyle, "w:lang": .language, "w:sz": .size,
      "w:vanish": .hidden, "w:eastasianlayout": .combinedCharacters, "w:t": .text,
      "w:ruby": .ruby, "w:rt": .rubyText, "w:rubybase": .rubyBase, "w:rubypr": .rubyProperties,
      "w:text": .dataControl, "w:databinding": .dataControl, "w:txbxcontent": .textBox,
    ]
    func add(_ names: String, _ element: WordElement) {
      for name in names.split(separator: " ") { table["w:\(name)"] = element }
    }
    add("rprchange pprchange sectprchange", .propertyChange)
    add("del movefrom", .deletion)
    add("hyperlink ins moveto smarttag sdt sdtcontent fldsimple customxml dir bdo", .boundary)
    add(
      """
      tab br cr sym drawing pict object ptab fldchar instrtext delinstrtext deltext footnotereference \
      endnotereference footnoteref endnoteref annotationref pgnum separator continuationseparator \
      nobreakhyphen daylong daymonth dayshort yearlong contentpart
      """, .object)
    add("rfonts b bcs i ics color", .sharedProperty)
    for name in ["m:omath", "m:omathpara", "mc:alternatecontent"] { table[name] = .object }
    return table
  }()
}
