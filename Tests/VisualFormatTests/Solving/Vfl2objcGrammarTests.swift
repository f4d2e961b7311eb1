import Testing
import VisualFormat

/// The grammar of vfl2objc, row by row; where it lost something, the intended meaning.
@Suite struct Vfl2objcGrammarTests {
  /// The expected frame of view `a` along the horizontal axis in a container of 320, with all boxes
  /// at 7 with 40.
  private struct Row {
    let rules: String
    let x: Double
    let width: Double
    let edges: String
    let why: String

    init(_ rules: String, _ x: Double, _ width: Double, _ edges: String, _ why: String) {
      (self.rules, self.x, self.width, self.edges, self.why) = (rules, x, width, edges, why)
    }
  }

  private static let rows = [
    Row("H:|-10-[a(50)]", 10, 50, "rightMargin", "horizontal by name"),
    Row("|-10-[a(50)]", 10, 50, "rightMargin", "horizontal by default"),
    Row("|[a]|", 0, 320, "width", "edge to edge"),
    Row("|-[a]-|", 0, 320, "width", "a lone minus is nothing"),
    Row("|-10-[a(50.5)]", 10, 50.5, "rightMargin", "decimals were cut off"),
    Row("|-10.5-[a]-|", 10.5, 309.5, "width", "in gaps as well"),
    Row("|-m-[a(w)]", 16, 64, "rightMargin", "names"),
    Row("|-m+3-[a(w)]", 19, 64, "rightMargin", "sums lost their tail"),
    Row("|-(m+3)*2-[a(w)]", 38, 64, "rightMargin", "parentheses and products"),
    Row("|-self.inset-[a(w)]", 5, 64, "rightMargin", "paths lost their tail"),
    Row("|-(10)-[a(50)]", 10, 50, "rightMargin", "parentheses lost the gap"),
    Row("|-(-5)-[a(50)]", -5, 50, "rightMargin", "negative gaps came out positive"),
    Row("|-m-w-[a(50)]", 80, 50, "rightMargin", "gaps in a row add up"),
    Row("[a(100)]|", 220, 100, "leftMargin", "from the right"),
    Row("[a(100)]-10-|", 210, 100, "leftMargin", "from the right with a gap"),
    Row("|-10-[a]", 10, 40, "rightMargin", "needs width: keeps its own"),
    Row("[a]-10-|", 270, 40, "leftMargin", "needs width: keeps its own"),
    Row("[a(50)]", 7, 50, "rightMargin", "needs x: keeps its own"),
    Row("center[a(200)]", 60, 200, "leftMargin, rightMargin", "centre"),
    Row("center[a]", 140, 40, "leftMargin, rightMargin", "center with the size it has"),
    Row("center[a(w_1)]", 110, 100, "leftMargin, rightMargin", "an underscore lost the tail"),
    Row("|-10-[a(>0)]-20-|", 10, 290, "width", "the flexible size"),
    Row("|-10-[a(>20)]-20-|", 10, 290, "width", "which is a minimum"),
    Row("|-10-[a(100@500)]", 10, 100, "rightMargin", "priorities were ignored"),
    Row("|-10-[a(100@500)]-20-|", 10, 290, "width", "and yield"),
    Row("|-10-[a(==b)]\n[b(70)]", 10, 70, "rightMargin", "the element was dropped"),
    Row("|-10-[a(>=20,<=50)]-20-[b(>=0)]|", 10, 40, "rightMargin", "lists were flexible"),
    Row("|-10-[a(>=60,<=80)]-20-[b(>=0)]|", 10, 60, "rightMargin", "and bound it"),
    Row("|-10-[a(25%)]", 10, 80, "width, rightMargin", "percentages"),
    Row("|-10%-[a(50)]", 32, 50, "leftMargin, rightMargin", "percentages of gaps"),
    Row("  |-10-[a(50)]  ", 10, 50, "rightMargin", "trimmed"),
    Row(" | - 10 - [ a ( 50 ) ] ", 10, 50, "rightMargin", "spaces anywhere"),
    Row("|-10-[a(50)] // why", 10, 50, "rightMargin", "comments"),
  ]

  @Test func horizontal() {
    let metrics: [String: Double] = ["m": 16, "w": 64, "w_1": 100, "self.inset": 5]
    for row in Self.rows {
      let result = solved(row.rules, boxes: ["a": preset, "b": preset], metrics: metrics)
      let expected = LayoutFrame(x: row.x, y: 11, width: row.width, height: 30)
      #expect(isClose(result.frames["a"], expected), "\(row.rules): \(row.why): \(result)")
      #expect(
        result.edges["a"] == row.edges + ", bottomMargin", "\(row.rules): \(row.why): \(result)")
      #expect(result.codes == [], "\(row.rules): \(row.why)")
    }
  }

  @Test func verticalIsTheSame() {
    let names = [
      "leftMargin": "topMargin", "width": "height", "rightMargin": "bottomMargin",
    ]
    for row in Self.rows where !row.rules.hasPrefix("H:") {
      let rules = row.rules.split(separator: "\n").map { "V:" + $0.drop { $0 == " " } }
      let turned = PresetFrame(LayoutFrame(x: 11, y: 7, width: 30, height: 40))
      let metrics: [String: Double] = ["m": 16, "w": 64, "w_1": 100, "self.inset": 5]
      let result = solved(
        rules.joined(separator: "\n"), boxes: ["a": turned, "b": turned], metrics: metrics,
        width: 480, height: 320)
      let expected = LayoutFrame(x: 11, y: row.x, width: 30, height: row.width)
      #expect(isClose(result.frames["a"], expected), "\(rules): \(row.why): \(result)")
      let edges = row.edges.split(separator: ", ").map { names[String($0)] ?? "" }
      #expect(
        result.edges["a"] == "rightMargin, " + edges.joined(separator: ", "), "\(rules): \(result)")
    }
  }

  @Test func keyPaths() {
    let frames = solved("|-[self.view(20)]-|\n[a.b.c(10)]", boxes: ["a.b.c": preset]).frames
    #expect(frames["self.view"]?.width == 20)
    #expect(frames["a.b.c"]?.width == 10)
  }

  @Test func neighbors() {
    let boxes = ["a": preset, "b": preset, "label": preset, "button": preset]
    let chain = solved("V:|-10-[label(20)]-15-[button(50)]", boxes: boxes)
    #expect(chain.frames["label"]?.y == 10 && chain.frames["label"]?.height == 20)
    #expect(chain.frames["button"]?.y == 45 && chain.frames["button"]?.height == 50)
    let unsized = solved("|-10-[a]-20-[b]", boxes: boxes)
    #expect(unsized.frames["b"]?.x == 70, "after the width that a has")
    let upwards = solved("V:[a]-3-[b]-4-|", boxes: boxes)
    #expect(upwards.frames["b"]?.y == 446 && upwards.frames["a"]?.y == 413, "from the bottom")
    #expect(upwards.edges["a"] == "rightMargin, topMargin")
  }

  @Test func presetFlexibleAndFixed() {
    let boxes = ["E": PresetFrame(LayoutFrame(x: 1, y: 2, width: 100, height: 4)), "F": preset]
    let result = solved(
      "|-5-[E]-5-[F(50)]-5-[G(>0)]-5-|", boxes: boxes.merging(["G": preset]) { $1 })
    #expect(result.frames["E"]?.x == 5 && result.frames["E"]?.width == 100)
    #expect(result.frames["F"]?.x == 110 && result.frames["F"]?.width == 50)
    #expect(result.frames["G"]?.x == 165 && result.frames["G"]?.width == 150)
    #expect(result.edges["G"]?.hasPrefix("width") == true)
    #expect(result.codes == [])
  }

  @Test func itsOwnTests() {
    let names = ["itemA", "itemB", "itemC", "b1", "d"]
    let boxes = Dictionary(uniqueKeysWithValues: names.map { ($0, preset) })
    let edge = solved("|[b1]|", boxes: boxes)
    #expect(edge.frames["b1"]?.x == 0 && edge.frames["b1"]?.width == 320)
    let three = solved(
      "V:|-x-[itemA(w)]-x2-[itemB]-x3-[itemC(>0)]|", boxes: boxes,
      metrics: ["x": 1, "w": 20, "x2": 300, "x3": 4000], height: 5000)
    #expect(three.frames["itemA"]?.y == 1 && three.frames["itemA"]?.height == 20)
    #expect(three.frames["itemB"]?.y == 321 && three.frames["itemB"]?.height == 30)
    #expect(three.frames["itemC"]?.y == 4351 && three.frames["itemC"]?.height == 649)
    #expect(three.edges["itemC"] == "rightMargin, height")
    #expect(
      solved("[d(40)]").codes == ["1:2 needsPosition", "1:2 needsSize", "1:2 needsPosition"],
      "needs x, y and height")
  }
}
