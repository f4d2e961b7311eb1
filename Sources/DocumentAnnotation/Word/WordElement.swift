/// What an element of WordprocessingML is to the text of a paragraph.
enum WordElement: UInt8 {
  case paragraph, paragraphProperties, paragraphStyle, outlineLevel
  case run, runProperties, runStyle, language, size, hidden
  /// A property by which characters share a cell.
  case eastAsianLayout
  /// A property that gives a run a width.
  case fitText
  /// A record of an earlier state of properties.
  case propertyChange
  case text
  /// Deleted or moved runs.
  case deletion
  case ruby, rubyText, rubyBase, rubyProperties
  /// An element whose ends cannot be inside a ruby base, such as a hyperlink.
  case boundary
  /// A content control, and a property of one whose text is data.
  case contentControl, dataControl
  case table, tableStyle
  case textBox
  /// Versions of the same content, of which a program shows one, and a version.
  case alternatives, alternative
  /// Content of a line that is not text.
  case object
  /// The start, the middle or the end of a field.
  case fieldCharacter
  /// An element without an effect on the text, such as a bookmark.
  case transparent
  /// A property of a run that readings have too.
  case sharedProperty

  /// Returns the element of WordprocessingML with a local name in lower case.
  static func element(_ name: String) -> WordElement { names[name] ?? .transparent }

  /// Returns the element of Office Math with a local name in lower case.
  static func mathElement(_ name: String) -> WordElement {
    name == "omath" || name == "omathpara" ? .object : .transparent
  }

  /// Returns the element of Markup Compatibility (ISO/IEC 29500-3) with a local name in lower case.
  static func compatibilityElement(_ name: String) -> WordElement {
    switch name {
    case "alternatecontent": .alternatives
    case "choice", "fallback": .alternative
    default: .transparent
    }
  }

  private static let names: [String: WordElement] = {
    var table: [String: WordElement] = [
      "p": .paragraph, "ppr": .paragraphProperties, "pstyle": .paragraphStyle,
      "outlinelvl": .outlineLevel, "r": .run, "rpr": .runProperties, "rstyle": .runStyle,
      "lang": .language, "sz": .size, "vanish": .hidden, "t": .text, "ruby": .ruby,
      "rt": .rubyText, "rubybase": .rubyBase, "rubypr": .rubyProperties, "sdt": .contentControl,
      "tbl": .table, "tblstyle": .tableStyle, "eastasianlayout": .eastAsianLayout,
      "fittext": .fitText,
      "txbxcontent": .textBox, "fldchar": .fieldCharacter,
    ]
    func add(_ names: String, _ element: WordElement) {
      for name in names.split(separator: " ") { table[String(name)] = element }
    }
    add("rprchange pprchange sectprchange", .propertyChange)
    add("del movefrom", .deletion)
    add("text databinding dropdownlist combobox date", .dataControl)
    add("hyperlink ins moveto smarttag sdtcontent fldsimple customxml dir bdo", .boundary)
    add(
      """
      tab br cr sym drawing pict object ptab instrtext delinstrtext deltext footnotereference \
      endnotereference footnoteref endnoteref annotationref pgnum separator continuationseparator \
      nobreakhyphen daylong daymonth dayshort monthlong monthshort yearlong yearshort contentpart
      """, .object)
    add("rfonts b bcs i ics color", .sharedProperty)
    return table
  }()
}
