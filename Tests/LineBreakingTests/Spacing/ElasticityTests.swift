import Testing

@testable import LineBreaking

/// Returns the elasticity of two adjacent characters, each as wide as `emAdvance` returns.
private func elasticity(_ pair: String, _ spacing: SpacingOptions = .jlreq) -> Elasticity {
  let items = Paragraph.items(of: pair, em: 1, measure: emAdvance).map(measured)
  return Elasticity(
    left: items[0], right: items[1], gap: spacing.gap(between: items[0], and: items[1]))
}

private func measured(_ item: Paragraph.Item) -> Paragraph.MeasuredItem {
  Paragraph.MeasuredItem(item)
}

@Suite struct ElasticityTests {
  /// JLREQ §3.8.3: how much each pair can be reduced, and in which step.
  @Test func reduction() {
    let rows: [(String, Elasticity.Reduction?, Double, String)] = [
      ("、あ", .bracket, 0.5, "e: the blank of a comma"),
      ("」あ", .bracket, 0.5, "e: of a closing bracket"),
      ("あ「", .bracket, 0.5, "e: of an opening bracket"),
      ("。あ", nil, 0, "never that of a full stop"),
      ("」「", .bracket, 0.5, "one blank of two remains"),
      ("」」", nil, 0, "none remains between closing brackets"),
      ("「「", nil, 0, "nor between opening ones"),
      ("、」", nil, 0, "nor here"),
      ("「あ", nil, 0, "the blank is on the other side"),
      ("あ」", nil, 0, "here too"),
      ("・あ", .middleDot, 0.25, "d: after a middle dot"),
      ("あ・", .middleDot, 0.25, "d: before one"),
      ("・・", .middleDot, 0.5, "d: both"),
      ("」・", .middleDot, 0.25, "d: the bracket's blank is gone already"),
      ("・「", .middleDot, 0.25, "d: and here"),
      ("あa", .autospace, 0.125, "f: an eighth"),
      ("7あ", .autospace, 0.125, "f: on the other side"),
      (" a", .wordSpace, 0.25, "a: from half to a quarter"),
      ("ああ", nil, 0, "nothing between kana"),
      ("ab", nil, 0, "nothing in words"),
      ("！あ", nil, 0, "no blank"),
    ]
    for (pair, step, expected, why) in rows {
      let elasticity = elasticity(pair)
      for other in Elasticity.Reduction.allCases {
        #expect(
          elasticity.capacity(other) == (other == step ? expected : 0), "\(pair) \(other): \(why)")
      }
      #expect(elasticity.reduction == expected, "\(pair): \(why)")
    }
    #expect(
      elasticity("、あ", .none).reduction == 0.5, "a blank can be reduced if it is never trimmed")
    #expect(elasticity("あa", .css).capacity(Elasticity.Reduction.autospace) == 0.0625)
    #expect(elasticity("・あ", SpacingOptions(trim: .trimAll)).reduction == 0, "nothing remains")
  }

  /// JLREQ §3.8.4: where space may be added.
  @Test func expansion() {
    let parted = [
      "ああ", "漢字", "。あ", "」あ", "、「", "あ「", "漢ー", "ーあ", "…漢", "漢…", "々漢", "１２", "あa", "7漢",
      "！あ", "☆あ", "　あ", "〜あ",
    ]
    for pair in parted {
      #expect(elasticity(pair).capacity(Elasticity.Expansion.anyGap) == 0.25, "\(pair)")
    }
    let inseparable = [
      "「あ", "あ」", "あ。", "あ、", "。」", "（漢", "漢・", "・漢", "漢！", "漢〜", "……", "――", "ab", "12", "a1",
      "a,", "a ", " a", "￥1", "1％", "1℃",
    ]
    for pair in inseparable {
      #expect(elasticity(pair).capacity(Elasticity.Expansion.anyGap) == 0, "\(pair)")
    }
    #expect(elasticity("あa").capacity(Elasticity.Expansion.autospace) == 0.25, "¼ to ½ em")
    #expect(elasticity("あa", .css).capacity(Elasticity.Expansion.autospace) == 0.375, "⅛ to ½ em")
    #expect(
      elasticity("あa", .none).capacity(Elasticity.Expansion.autospace) == 0, "there is no gap")
    let space = measured(Paragraph.Item(length: 1, advance: 0.3, em: 1, scalar: " "))
    let letter = measured(Paragraph.Item(length: 1, advance: 0.5, em: 1, scalar: "a"))
    let gap = Elasticity(left: space, right: letter, gap: Gap())
    #expect(abs(gap.capacity(Elasticity.Expansion.wordSpace) - 0.2) < 1e-12, "to ½ em")
    #expect(abs(gap.capacity(Elasticity.Reduction.wordSpace) - 0.05) < 1e-12, "to ¼ em")
  }

  /// Gaps between boxes and text expand like those between characters.
  @Test func boxes() {
    let box = measured(Paragraph.Item(length: 3, advance: 3, em: 1))
    let kana = measured(Paragraph.Item(length: 3, advance: 1, em: 1, scalar: "あ"))
    let bracket = measured(Paragraph.Item(length: 3, advance: 1, em: 1, scalar: "」"))
    for (left, right) in [(box, kana), (kana, box), (box, bracket), (box, box)] {
      let gap = SpacingOptions.jlreq.gap(between: left, and: right)
      #expect(gap.amount == 0)
      #expect(
        Elasticity(left: left, right: right, gap: gap).capacity(Elasticity.Expansion.anyGap) > 0)
    }
  }
}
