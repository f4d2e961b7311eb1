extension Paragraph.MeasuredItem {
  /// The blank before the ink of an opening bracket: the width in excess of half an em, at most
  /// half an em.
  var openingBlank: Double { spacing == .openingBracket ? halfEmBlank : 0 }

  /// The blank after the ink of a closing bracket, full stop or comma.
  var closingBlank: Double {
    switch spacing {
    case .closingBracket, .fullStop, .comma: halfEmBlank
    default: 0
    }
  }

  /// The blank on each side of a middle dot.
  var middleDotBlank: Double { spacing == .middleDot ? halfEmBlank / 2 : 0 }

  var blankBefore: Double { openingBlank + middleDotBlank }
  var blankAfter: Double { closingBlank + middleDotBlank }

  private var halfEmBlank: Double { min(max(advance - em / 2, 0), em / 2) }
}
