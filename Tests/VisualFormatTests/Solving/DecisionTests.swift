import Testing
import VisualFormat

/// Decisions of the solver where rules leave a choice, each row for a different reason.
@Suite struct DecisionTests {
  private static let boxes = ["a": preset, "b": preset, "c": preset]

  private static let rows: [(rules: String, expected: String, why: String)] = [
    // Strength.
    ("|[a][b(500@500)]|", "a 0+0 b 0+320", "no size is negative before any priority counts"),
    ("|-10-[a(100@999)]-10-|", "a 10+300", "999 is not required"),
    ("|-10-[a(100@999.5,90@1)]", "a 10+100", "fractions are priorities"),
    ("|-10@1-[a(100)]-20@2-|", "a 200+100", "1 and 2 beat its current position"),
    ("|-10@2-[a(100)]-20@1-|", "a 10+100", "in either order"),
    ("[a(10@5)]\n[a(20@5)]\n[a(30@6)]", "a 7+30", "the last rule may be the strongest"),
    ("[a(==b@9,==c@8)]\n[b(11)]\n[c(12)]", "a 7+11 b 7+11 c 7+12", "relations by priority"),
    ("|[a(>=250@3)][b(>=250@2)][c(>=250@1)]|", "a 0+250 b 250+70 c 320+0", "one after another"),
    ("|[a(>=250@1)][b(>=250@2)][c(>=250@3)]|", "a 0+0 b 0+70 c 70+250", "from the other end"),
    // Bounds.
    ("[a(>=41)]", "a 7+41", "pushed by one"),
    ("[a(<=39)]", "a 7+39", "pulled by one"),
    ("[a(>=40,<=40)]", "a 7+40", "two bounds are an equation"),
    ("[a(>=50,<=60,55@1)]", "a 7+55", "a wish inside"),
    ("[a(>=50,<=60,70@1)]", "a 7+60", "a wish above"),
    ("[a(>=50,<=60,5@1)]", "a 7+50", "a wish below"),
    ("[a(>=b,<=c)]\n[b(50)]\n[c(60)]", "a 7+50 b 7+50 c 7+60", "bounds by other views"),
    ("[a(>=b*2-10)]\n[b(40)]", "a 7+70 b 7+40", "and by what is computed of them"),
    ("|-(>=0)-[a]-(>=0)-|", "a 7+40", "bounded gaps let it stay"),
    ("|-(>=0)-[a(400)]-(>=0@9)-|", "a 0+400", "the weak edge comes as near as it can"),
    ("|-(<=3)-[a]", "a 3+40", "pulled to an edge"),
    ("[a]-(<=3)-|", "a 277+40", "to the other"),
    ("|-(<=3,>=2)-[a]-(>=270)-|", "a 3+40", "as near to 7 as it gets"),
    // Shares.
    ("|[a(50%)][b]|", "a 0+160 b 160+160", "the other half"),
    ("|[a(150%)]", "a 0+480", "beyond the container"),
    ("|-(50%-20)-[a(40)]", "a 140+40", "the middle by hand"),
    ("|-(100%-a)-[a(40)]", "a 280+40", "gaps by the view’s own size"),
    ("|-10%-[a]-10%-|", "a 32+256", "margins of a share"),
    ("|-(-10%)-[a(40)]", "a -32+40", "negative ones"),
    ("[a(10%+10%*2)]", "a 7+96", "sums of shares"),
    ("[a(50%/(1+1))]", "a 7+80", "quotients"),
    // Center.
    ("center[a(320)]", "a 0+320", "as wide as the container"),
    ("center[a(400)]", "a -40+400", "wider"),
    ("center[a(50%)]", "a 80+160", "a share"),
    ("center[a(>=100)]", "a 110+100", "a bound"),
    ("center[a]\n|-20-[a]", "a 20+280", "and an edge: the other edge mirrors it"),
    ("center[a]\n[a]-5-[b(9)]", "a 140+40 b 185+9", "neighbors of what is centered"),
    ("center[a(20)]\ncenter[b(==a)]", "a 150+20 b 150+20", "two at one position"),
    // Both directions.
    ("|-5-[a(10)]\n[b(20)]-6-|\n[a]-[c]-[b]", "a 5+10 b 294+20 c 15+279", "from both edges"),
    ("[a(10)]-5-[b(10)]\n[b]-5-[c]-|", "a 250+10 b 265+10 c 280+40", "c keeps its size"),
    ("[a]-10-[b]\n|-100-[b]", "a 50+40 b 100+40", "a position before its neighbor’s"),
    ("[c]-1-[b]-1-[a]\n|-3-[c(2)]", "a 47+40 b 6+40 c 3+2", "in any order of names"),
    ("|[a]-(-10)-[b(40)]|", "a 0+290 b 280+40", "views that overlap"),
  ]

  private func extents(_ rules: String, along axis: LayoutAxis) -> String {
    let isHorizontal = axis == .horizontal
    let turned = PresetFrame(x: 11, y: 7, width: 30, height: 40)
    let boxes = isHorizontal ? Self.boxes : Self.boxes.mapValues { _ in turned }
    let result = solved(
      rules, boxes: boxes, width: isHorizontal ? 320 : 480, height: isHorizontal ? 480 : 320)
    return result.frames.sorted { $0.key < $1.key }.map { name, frame in
      let (start, size) = isHorizontal ? (frame.x, frame.width) : (frame.y, frame.height)
      return "\(name) \(short(start))+\(short(size))"
    }.joined(separator: " ")
  }

  private func short(_ value: Double) -> String {
    let text = "\((value * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  @Test func alongBothAxes() {
    for row in Self.rows {
      #expect(extents(row.rules, along: .horizontal) == row.expected, "\(row.rules): \(row.why)")
      let vertical = row.rules.split(separator: "\n").map { "V:" + $0 }.joined(separator: "\n")
      #expect(extents(vertical, along: .vertical) == row.expected, "\(vertical): \(row.why)")
    }
  }

  @Test func eachPresetValueCountsSeparately() {
    let rows: [(box: PresetFrame, x: Double, width: Double, codes: [String], why: String)] = [
      (PresetFrame(x: 5, y: 0, width: 6, height: 0), 5, 6, [], "all of it"),
      (PresetFrame(x: 5, y: 0, height: 0), 5, 0, ["1:2 needsSize"], "no width"),
      (PresetFrame(y: 0, width: 6, height: 0), 0, 6, ["1:2 needsPosition"], "no x"),
      (PresetFrame(x: -5, y: 0, width: 0, height: 0), -5, 0, [], "zero is a width"),
      (PresetFrame(x: 5, y: 0, width: .infinity, height: 0), 5, 0, ["1:2 needsSize"], "not finite"),
      (
        PresetFrame(x: 5, y: 0, width: -6, height: 0), 5, 0, ["1:2 negativeSize"],
        "no width is negative"
      ),
    ]
    for row in rows {
      let result = solved("[a]", boxes: ["a": row.box])
      #expect(result.frames["a"]?.x == row.x && result.frames["a"]?.width == row.width, "\(row)")
      if row.box.width != -6 { #expect(result.codes == row.codes, "\(row.why): \(result.codes)") }
    }
  }

  @Test func manyAmbiguitiesAreReportedTwentyTimes() {
    let names = (0..<30).flatMap { ["a\($0)", "b\($0)"] }
    let boxes = Dictionary(uniqueKeysWithValues: names.map { ($0, preset) })
    let result = solved((0..<30).map { "|[a\($0)][b\($0)]|" }.joined(separator: "\n"), boxes: boxes)
    #expect(result.codes.count == 20 && result.codes.allSatisfy { $0.hasSuffix("ambiguousSize") })
  }

  @Test func metricsMayHaveTheNamesOfPriorities() {
    let frames = solved(
      "|-10-[a(100@low,200@high)]", boxes: Self.boxes, metrics: ["low": 800, "high": 300]
    ).frames
    #expect(frames["a"]?.width == 100, "the caller’s meaning is the nearer one")
  }

  @Test func roundingIsNoContradiction() {
    let rules = "[a(m/3+m/3+m/3)]\n[a(m)]\n[a(m*0.1*10)]\n[a(m/7*7)]"
    for metric in [1.0, 100, 1e6, 1e9, 0.1, 1.0 / 3, 12_345.678] {
      let result = solved(rules, boxes: Self.boxes, metrics: ["m": metric])
      #expect(result.codes.isEmpty, "\(metric): \(result.codes)")
      #expect(isClose(result.frames["a"]?.width ?? 0, metric))
    }
  }

  @Test func zeroHasNoSign() {
    let frame = solved("|-(-0)-[a(0*-1)]", boxes: Self.boxes).frames["a"]
    #expect(frame?.x.sign == .plus && frame?.width.sign == .plus, "\(String(describing: frame))")
  }
}
