internal import CPango
internal import MarkupText
internal import TextLayout

/// The properties that determine the fonts and features of a text: a font request without its size.
struct FontSelection: Hashable {
  var families: [FontFamily]
  var weight: Double
  var slant: StyleKeyword
  var stretch: Double
  var caps: StyleKeyword
  var language: String?
  var allowsLigatures: Bool

  init(_ font: FontRequest, allowsLigatures: Bool) {
    families = font.families
    weight = font.weight
    slant = font.slant
    stretch = font.stretch
    caps = font.caps
    language = font.language
    self.allowsLigatures = allowsLigatures
  }

  /// Returns whether a request has these properties.
  func matches(_ font: FontRequest, allowsLigatures: Bool) -> Bool {
    weight == font.weight && slant == font.slant && self.allowsLigatures == allowsLigatures
      && stretch == font.stretch && caps == font.caps && language == font.language
      && families == font.families
  }

  /// Returns the font description for Pango at the reference size, to be freed by the caller.
  func description(families: String) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(
      description, FontUnits.referenceSize * Double(PANGO_SCALE))
    // The comparison maps NaN to 1.
    let weight = self.weight > 1 ? min(self.weight, 1000) : 1
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rounded())))
    let style =
      switch slant {
      case .italic: PANGO_STYLE_ITALIC
      case .oblique: PANGO_STYLE_OBLIQUE
      default: PANGO_STYLE_NORMAL
      }
    pango_font_description_set_style(description, style)
    pango_font_description_set_stretch(description, Self.stretch(percent: stretch))
    return description
  }

  /// The families for Pango, separated by commas.
  var familyList: String {
    let names = families.map { family in
      switch family {
      // Commas cannot be escaped; no family name contains one.
      case .named(let name): String(name.map { $0 == "," || $0 == "\0" ? " " : $0 })
      case .generic(let keyword): Self.genericFamilies[keyword] ?? keyword.rawValue
      }
    }
    return names.isEmpty ? "sans-serif" : names.joined(separator: ",")
  }

  /// The generic families of CSS Fonts 4 §2.1.2 that fontconfig does not know by the same name.
  private static let genericFamilies: [StyleKeyword: String] = [
    .uiSerif: "serif", .uiSansSerif: "sans-serif", .uiMonospace: "monospace",
    .uiRounded: "sans-serif", .systemUi: "sans-serif",
  ]

  /// Returns the closest of the widths of CSS Fonts 4 §2.4.1.
  private static func stretch(percent: Double) -> PangoStretch {
    switch percent {
    case ..<56.25: PANGO_STRETCH_ULTRA_CONDENSED
    case ..<68.75: PANGO_STRETCH_EXTRA_CONDENSED
    case ..<81.25: PANGO_STRETCH_CONDENSED
    case ..<93.75: PANGO_STRETCH_SEMI_CONDENSED
    case ..<106.25: PANGO_STRETCH_NORMAL
    case ..<118.75: PANGO_STRETCH_SEMI_EXPANDED
    case ..<137.5: PANGO_STRETCH_EXPANDED
    case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
    default: percent.isNaN ? PANGO_STRETCH_NORMAL : PANGO_STRETCH_ULTRA_EXPANDED
    }
  }

  /// The OpenType features that differ from the default.
  var features: [hb_feature_t] {
    var tags: [(StaticString, UInt32)] = []
    switch caps {
    case .smallCaps: tags = [("smcp", 1)]
    case .allSmallCaps: tags = [("smcp", 1), ("c2sc", 1)]
    case .petiteCaps: tags = [("pcap", 1)]
    case .allPetiteCaps: tags = [("pcap", 1), ("c2pc", 1)]
    case .unicase: tags = [("unic", 1)]
    case .titlingCaps: tags = [("titl", 1)]
    default: break
    }
    // CSS Text 4 §8.2: letter-spaced text has no optional ligatures.
    if !allowsLigatures { tags += [("liga", 0), ("clig", 0)] }
    return tags.map {
      hb_feature_t(tag: openTypeTag($0), value: $1, start: 0, end: UInt32.max)
    }
  }
}

/// Returns an OpenType tag of four letters as a number.
func openTypeTag(_ name: StaticString) -> UInt32 {
  name.withUTF8Buffer { letters in letters.reduce(0) { $0 << 8 | UInt32($1) } }
}

/// The units in which fonts are measured, independent of size.
enum FontUnits {
  /// The em size in px at which fonts are loaded for measuring.
  static let referenceSize = 1000.0
  /// The number of units per em, as Pango uses 1/1024 px.
  ///
  /// It is a multiple of 1000, 1024 and 2048, the units in which fonts are designed, so that
  /// nothing is rounded.
  static let perEm = 1024.0 * referenceSize
}
