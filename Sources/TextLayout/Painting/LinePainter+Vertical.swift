import MarkupText

extension LinePainter {
  /// Returns the origin to which positions along the line are added; sideways text has its own
  /// baseline, to the left of the middle of the line.
  func textOrigin(
    shift: Double, orientation: GlyphOrientation, drop: Double
  ) -> Point {
    var origin = textOrigin(shift: shift)
    if orientation == .sideways { origin.x -= drop }
    return origin
  }

  /// Draws tate-chu-yoko, centered in the line and in its em.
  mutating func paintCombination(_ index: Int, at start: Double, span: InlineSpan) {
    let combination = prepared.combinations[index]
    guard span.style.isVisible else { return }
    let middle = textOrigin(shift: shift(of: span))
    let origin = Point(
      x: middle.x - combination.width / 2,
      y: start + span.style.font.size / 2 + span.style.sidewaysDrop)
    var runs = GlyphRunBuilder(
      shaped: prepared.shaped, text: prepared.source.text, transformed: prepared.transformed)
    var x = 0.0
    for cluster in combination.clusters {
      runs.append(cluster: cluster, at: x)
      x += prepared.shaped.clusters[cluster].advance
    }
    for run in runs.runs(
      size: span.style.font.size, color: span.style.color, shadows: span.style.shadows,
      origin: .zero)
    {
      items.append(.glyphs(run.stretched(combination.stretch, to: origin)))
    }
  }
}

extension GlyphRun {
  /// Returns the run scaled horizontally, and moved by a vector.
  fileprivate func stretched(_ stretch: Double, to place: Point) -> GlyphRun {
    var run = self
    run.stretch = stretch
    run.origin = Point(x: place.x + origin.x * stretch, y: place.y + origin.y)
    for index in run.clusters.indices {
      run.clusters[index].position *= stretch
      run.clusters[index].advance *= stretch
    }
    for index in run.glyphs.indices { run.glyphs[index].dx *= Float(stretch) }
    return run
  }
}
