import Testing
import TextLayout

@testable import TextDrawing

@Suite struct ShapingBufferTests {
  private func cluster(_ offset: Int, glyphs: Int) -> ShapedCluster {
    ShapedCluster(
      offset: offset, length: 1, advance: 2, scalar: 0x61, firstGlyph: 0, glyphCount: glyphs,
      face: 0)
  }

  @Test func contentsSurviveGrowth() {
    var buffer = ShapingBuffer()
    defer { buffer.deallocate() }
    for offset in 0..<40_000 {
      buffer.reserve(clusters: 1, glyphs: 1)
      buffer.append(cluster(offset, glyphs: 1))
      buffer.append(ShapedGlyph(id: UInt32(offset)))
    }
    var text = ShapedText()
    text.glyphs = [ShapedGlyph(id: 7)]
    buffer.flush(into: &text)
    #expect(text.clusters.map(\.offset) == (0..<40_000).map { Int32($0) })
    #expect(text.glyphs.map(\.id) == [7] + (0..<40_000).map { UInt32($0) }, "after what was there")
    #expect(buffer.clusterCount == 0 && buffer.glyphCount == 0)
    buffer.flush(into: &text)
    #expect(text.clusters.count == 40_000, "what was handed over is not handed over again")
  }

  @Test func theLastClusterCanBeRemoved() {
    var buffer = ShapingBuffer()
    defer { buffer.deallocate() }
    #expect(buffer.removeLast() == nil)
    buffer.widenLast(by: 1)
    buffer.reserve(clusters: 2, glyphs: 3)
    buffer.append(cluster(0, glyphs: 1))
    buffer.append(cluster(1, glyphs: 2))
    for id in 0..<3 { buffer.append(ShapedGlyph(id: UInt32(id))) }
    #expect(buffer.removeLast() == 1)
    #expect(buffer.glyphCount == 1)
    buffer.widenLast(by: -0.5)
    var text = ShapedText()
    buffer.flush(into: &text)
    #expect(text.clusters.map(\.advance) == [1.5])
    #expect(text.glyphs.map(\.id) == [0])
  }
}
