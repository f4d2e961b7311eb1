import LineBreaking
import MarkupText

/// A shaped ellipsis for hidden text.
struct ShapedEllipsis: Sendable {
  var text: String
  var style: UsedStyle
  var shaped = ShapedText()

  /// The width of the ellipsis.
  var advance: Double { shaped.clusters.reduce(0) { $0 + $1.advance } }
}

/// Positions where text may be cut.
extension LineTruncator {
  /// Returns the end of the visible text before an ellipsis: `cut`, or a position before characters
  /// that may not precede the ellipsis.
  func shownEnd(_ cut: Int, from first: Int) -> Int {
    var cut = cut
    while cut > first {
      let last = cut - 1
      // A base that continues from the preceding line may be divided here too.
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

  /// Returns the start of the visible text after an ellipsis: `cut`, or a position after characters
  /// that may not follow the ellipsis.
  func shownStart(_ cut: Int, to end: Int) -> Int {
    var cut = cut
    while cut < end {
      let traits = traits(of: cut)
      if let ruby = rubyBase(aroundCut: cut), ruby.upperBound <= end {
        cut = ruby.upperBound
      } else if !traits.isDisjoint(with: [.space, .invisible])
        // Closing brackets may follow the ellipsis, as they may close brackets opened before it.
        || traits.contains(.notAtLineStart) && !traits.contains(.closing) && isWide(cut)
      {
        cut += 1
      } else {
        return cut
      }
    }
    return cut
  }

  /// Returns the ruby base that a cut before an item would divide, or nil.
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

  /// Returns whether an item is fullwidth: visible text may begin with the `.` of `photo.jpeg`, but
  /// not with 。.
  private func isWide(_ item: Int) -> Bool {
    paragraph.items[item].advance >= paragraph.span(of: item).style.font.size * 0.75
  }

  /// Returns the ellipsis in the font of an item, shortened to the available width but with at
  /// least one cluster.
  func shapedEllipsis(beside item: Int, available: Double) -> ShapedEllipsis {
    let style =
      paragraph.items.indices.contains(item) ? paragraph.span(of: item).style : paragraph.strut
    var measured = context.shapedEllipsis(ellipsis, style: style)
    while measured.shaped.clusters.count > 1, measured.advance > available + 1e-6 {
      measured.shaped.clusters.removeLast()
    }
    return measured
  }
}

extension TypesettingContext {
  /// Returns the ellipsis in the font of a style, shaped once for each font.
  func shapedEllipsis(_ text: String, style: UsedStyle) -> ShapedEllipsis {
    var ellipsis = ShapedEllipsis(text: text, style: style)
    guard !text.isEmpty else { return ellipsis }
    let key = EllipsisKey(text: text, font: style.font)
    if let known = ellipses[key] {
      ellipsis.shaped = known
      return ellipsis
    }
    measurer.shape(
      ShapingRequest(
        range: 0..<text.utf8.count, font: style.font,
        orientation: GlyphOrientation(of: text, in: writingMode)),
      of: text, into: &ellipsis.shaped)
    ellipses[key] = ellipsis.shaped
    return ellipsis
  }
}
