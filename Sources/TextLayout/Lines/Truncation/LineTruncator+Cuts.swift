import LineBreaking
import MarkupText

/// The sign that stands for hidden text, measured.
///
/// Sendable: nothing in it changes.
struct MeasuredSign: Sendable {
  var text: String
  var style: UsedStyle
  var shaped = ShapedText()

  /// Its room.
  var advance: Double { shaped.clusters.reduce(0) { $0 + $1.advance } }
}

/// Where text may be cut.
extension LineTruncator {
  /// The end of what is shown before a sign: at `cut`, or before what must not stand there.
  func shownEnd(_ cut: Int, from first: Int) -> Int {
    var cut = cut
    while cut > first {
      let last = cut - 1
      // A base that the line's start divides may be divided again.
      if let ruby = rubyBase(aroundCut: cut), ruby.lowerBound >= first {
        cut = ruby.lowerBound
      } else if !traits(of: last).isDisjoint(with: [.space, .invisible, .notAtLineEnd]) {
        cut = last
      } else {
        return cut
      }
    }
    return cut
  }

  /// The start of what is shown behind a sign: at `cut`, or behind what must not stand there.
  func shownStart(_ cut: Int, to end: Int) -> Int {
    var cut = cut
    while cut < end {
      let traits = traits(of: cut)
      if let ruby = rubyBase(aroundCut: cut), ruby.upperBound <= end {
        cut = ruby.upperBound
      } else if !traits.isDisjoint(with: [.space, .invisible])
        // Closing brackets belong to what is cut, but they close what may have been opened before.
        || traits.contains(.notAtLineStart) && !traits.contains(.closing) && isWide(cut)
      {
        cut += 1
      } else {
        return cut
      }
    }
    return cut
  }

  /// The base of ruby that a cut before an item would divide.
  private func rubyBase(aroundCut cut: Int) -> Range<Int>? {
    guard !paragraph.rubies.isEmpty else { return nil }
    return paragraph.rubies(near: max(0, cut - 1)..<cut + 1).first {
      $0.items.lowerBound < cut && cut < $0.items.upperBound
    }?.items
  }

  private func traits(of item: Int) -> Paragraph.Item.Traits {
    guard paragraph.items[item].kind == .cluster else { return [] }
    let cluster = paragraph.shaped.clusters[Int(paragraph.items[item].content)]
    return Paragraph.Item(
      length: 0, advance: cluster.advance, em: paragraph.span(of: item).style.font.size,
      scalar: Unicode.Scalar(cluster.scalar) ?? "\u{FFFD}"
    ).traits
  }

  /// Whether an item is Japanese: `.` may well begin what is shown of `photo.jpeg`, 。 may not.
  private func isWide(_ item: Int) -> Bool {
    paragraph.items[item].advance >= paragraph.span(of: item).style.font.size * 0.75
  }

  /// The sign in the font of an item; what of it does not fit in the room is left out, but for its
  /// first character.
  func measuredSign(beside item: Int, room: Double) -> MeasuredSign {
    let style =
      paragraph.items.indices.contains(item) ? paragraph.span(of: item).style : paragraph.strut
    var measured = context.measuredSign(sign, style: style)
    while measured.shaped.clusters.count > 1, measured.advance > room + 1e-6 {
      measured.shaped.clusters.removeLast()
    }
    return measured
  }
}

extension TypesettingContext {
  /// A sign in a font; measured once.
  func measuredSign(_ text: String, style: UsedStyle) -> MeasuredSign {
    var sign = MeasuredSign(text: text, style: style)
    guard !text.isEmpty else { return sign }
    let key = SignKey(text: text, font: style.font)
    if let known = signs[key] {
      sign.shaped = known
      return sign
    }
    measurer.shape(
      ShapingRequest(
        range: 0..<text.utf8.count, font: style.font,
        orientation: GlyphOrientation(of: text, in: writingMode)),
      of: text, into: &sign.shaped)
    signs[key] = sign.shaped
    return sign
  }
}
