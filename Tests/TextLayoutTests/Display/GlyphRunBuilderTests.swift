import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Runs of glyphs against a list of single clusters.
@Suite struct GlyphRunBuilderTests {
  /// Returns shaped text with a cluster for each character, random advances, faces and glyphs.
  private func shaped(_ text: String, _ random: inout SeededGenerator) -> ShapedText {
    var shaped = ShapedText()
    let faces = ["a", "b"].map { FontFace(name: $0, family: $0) }
    let metrics = FixedMeasurer().metrics(for: FontRequest())
    for face in faces { _ = shaped.index(of: face, metrics: metrics) }
    var offset = 0
    for character in text {
      let count = Int.random(in: 0...2, using: &random)
      shaped.clusters.append(
        ShapedCluster(
          offset: offset, length: character.utf8.count,
          advance: Double(Int.random(in: 1...20, using: &random)), scalar: 0x61,
          firstGlyph: shaped.glyphs.count, glyphCount: count,
          face: Int.random(in: 0..<8, using: &random) / 6))
      for _ in 0..<count { shaped.glyphs.append(ShapedGlyph(id: UInt32(shaped.glyphs.count))) }
      offset += character.utf8.count
    }
    return shaped
  }

  @Test func clustersKeepTheirPositionsTextAndGlyphs() {
    var random = SeededGenerator(seed: 421)
    let text = "a漢e\u{301}か\u{3099}🇯🇵b"
    let characters = Array(text)
    for round in 0..<400 {
      let shaped = shaped(text, &random)
      var builder = GlyphRunBuilder(shaped: shaped, text: text)
      #expect(builder.isEmpty)
      // Clusters are left out here and there, and positions may decrease in right-to-left text.
      var chosen: [(index: Int, position: Double)] = []
      var x = 5.0
      for index in shaped.clusters.indices where Int.random(in: 0..<4, using: &random) > 0 {
        chosen.append((index, round % 3 == 0 ? 100 - x : x))
        x += shaped.clusters[index].advance
      }
      for (index, position) in chosen { builder.append(cluster: index, at: position) }
      let isDown = round % 2 == 0
      let runs = builder.runs(
        size: 12, color: .black, orientation: isDown ? .upright : .horizontal,
        origin: Point(x: 1, y: 2))
      var seen = 0
      for run in runs {
        var (rest, glyph) = (Substring(run.text), 0)
        #expect(!run.clusters.isEmpty && run.clusters.contains { $0.position == 0 })
        #expect(run.clusters.allSatisfy { $0.position >= 0 })
        for (number, cluster) in run.clusters.enumerated() {
          guard seen < chosen.count else { break }
          let (index, position) = chosen[seen]
          let source = shaped.clusters[index]
          let start = isDown ? run.origin.y - 2 : run.origin.x - 1
          #expect(start + cluster.position == position, "round \(round)")
          #expect((isDown ? run.origin.x : run.origin.y) == (isDown ? 1 : 2))
          #expect(rest.popFirst() == characters[index], "round \(round)")
          #expect(cluster.advance == source.advance && cluster.length == source.length)
          #expect(run.face == shaped.faces[Int(source.face)])
          let ids = run.glyphs[glyph..<glyph + cluster.glyphCount].map(\.id)
          #expect(ids == (0..<source.glyphCount).map { UInt32(source.firstGlyph + $0) })
          glyph += cluster.glyphCount
          // A run continues as long as the clusters are neighbors in one font.
          if seen > 0 {
            let (last, before) = (chosen[seen - 1].index, shaped.clusters[chosen[seen - 1].index])
            let continues = last + 1 == index && before.face == source.face
            #expect(continues == (number > 0), "round \(round)")
          }
          seen += 1
        }
        #expect(rest.isEmpty && glyph == run.glyphs.count)
        #expect(run.advance == run.clusters.map { $0.position + $0.advance }.max())
      }
      #expect(seen == chosen.count, "round \(round)")
      builder.removeAll()
      #expect(builder.isEmpty)
    }
  }

  /// A canvas draws text from left to right, and returns its width.
  @Test func canvasesPlaceTextAtItsBaseline() {
    var canvas = DisplayCanvas(measurer: FixedMeasurer())
    let width = canvas.draw(
      "a漢b", at: Point(x: 3, y: 40), font: FontRequest(size: 20, weight: 700), color: .white)
    #expect(width == 40)
    canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
    #expect(canvas.draw("", at: .zero) == 0)
    let runs = canvas.items.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.count == 1 && canvas.items.count == 2)
    #expect(runs.first?.origin == Point(x: 3, y: 40))
    #expect(runs.first?.clusters.map(\.position) == [0, 10, 30])
    #expect(runs.first?.size == 20 && runs.first?.face.weight == 700)
    #expect(runs.first?.color == .white && runs.first?.text == "a漢b")
  }
}
