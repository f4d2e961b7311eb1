import Testing

@testable import TextLayout

/// Distribution of a width among columns (CSS Table 3 §4).
struct TableColumnsTests {
  private static func columns(_ wanted: [TableColumn], spacing: Double = 0) -> TableColumns {
    var columns = TableColumns(count: wanted.count, spacing: spacing)
    columns.add(wanted.enumerated().map { ($0.offset..<$0.offset + 1, $0.element) })
    return columns
  }

  private static func column(
    _ minimum: Double, _ maximum: Double, share: Double? = nil, fixed: Bool = false
  ) -> TableColumn {
    TableColumn(minimum: minimum, maximum: maximum, percentage: share, isFixed: fixed)
  }

  @Test func divisions() {
    let a = Self.column(10, 30)
    let b = Self.column(20, 90)
    let rows: [(columns: [TableColumn], width: Double, widths: [Double], why: String)] = [
      ([a, b], 120, [30, 90], "as wide as they want"),
      ([a, b], 75, [20, 55], "between: by what they want beyond what they need"),
      ([a, b], 30, [10, 20], "no more than they need"), ([a, b], 0, [10, 20], "never less"),
      ([a, b], 240, [60, 180], "more than they want: by that"),
      ([Self.column(10, 50, fixed: true), b], 300, [50, 250], "fixed widths are kept"),
      (
        [Self.column(10, 50, fixed: true), b], 50, [10 + 40 * 20.0 / 40, 20],
        "fixed widths come before what others want"
      ),
      ([Self.column(10, 30, share: 25), b], 200, [50, 150], "a share of the whole"),
      (
        [Self.column(10, 30, share: 50), Self.column(10, 30, share: 50)], 100, [50, 50],
        "all are shares"
      ),
      (
        [Self.column(10, 30, share: 10), Self.column(10, 30, share: 30)], 100, [25, 75],
        "shares that are not the whole grow as they are"
      ),
      (
        [Self.column(10, 30, share: 80), Self.column(10, 30, share: 80)], 100, [80, 20],
        "shares beyond the whole are cut"
      ),
      ([Self.column(0, 0), Self.column(0, 0)], 50, [25, 25], "nothing in them: all the same"),
      ([], 50, [], "none"),
    ]
    for (columns, width, widths, why) in rows {
      let found = Self.columns(columns).widths(filling: width)
      #expect(
        found.count == widths.count && zip(found, widths).allSatisfy { abs($0 - $1) < 1e-9 },
        "\(why): \(found)")
    }
  }

  @Test func wideCells() {
    var columns = TableColumns(count: 3, spacing: 2)
    columns.add([
      (0..<3, Self.column(104, 204)), (0..<1, Self.column(10, 10)), (1..<2, Self.column(20, 20)),
      (2..<3, Self.column(10, 10)),
    ])
    #expect(columns.columns.map(\.minimum) == [25, 50, 25], "spacing is part of a wide cell")
    #expect(columns.columns.map(\.maximum) == [50, 100, 50])
    #expect(columns.widths == IntrinsicWidths(minimum: 104, maximum: 204))
    #expect(columns.widths(filling: 204) == [50, 100, 50])
  }

  @Test func sharesMakeTheTableWider() {
    let rows: [(columns: [TableColumn], maximum: Double, why: String)] = [
      ([Self.column(0, 30, share: 25), Self.column(0, 10)], 120, "the share is 30"),
      ([Self.column(0, 1, share: 50), Self.column(0, 100)], 200, "the rest is half"),
      ([Self.column(0, 30, share: 0), Self.column(0, 10)], 40, "no share at all"),
      (
        [Self.column(0, 30, share: 100), Self.column(0, 10)], .maximumExtent,
        "nothing is left for the other"
      ),
    ]
    for (columns, maximum, why) in rows {
      #expect(Self.columns(columns).widths.maximum == maximum, "\(why)")
    }
  }

  /// For any input, columns fill the width exactly and get their minimum.
  @Test func columnsFillTheWidth() {
    var random = SeededGenerator(seed: 17)
    for round in 0..<2000 {
      let count = Int.random(in: 1...8, using: &random)
      let spacing = Double(Int.random(in: 0...3, using: &random))
      let wanted = (0..<count).map { _ in
        let minimum = Double(Int.random(in: 0...40, using: &random))
        return Self.column(
          minimum, minimum + Double(Int.random(in: 0...60, using: &random)),
          share: Int.random(in: 0...3, using: &random) == 0
            ? Double(Int.random(in: 0...120, using: &random)) : nil,
          fixed: Bool.random(using: &random))
      }
      let columns = Self.columns(wanted, spacing: spacing)
      let least = columns.widths.minimum
      let width = Double(Int.random(in: 0...900, using: &random))
      let widths = columns.widths(filling: width)
      let sum = widths.reduce(0, +) + spacing * Double(count - 1)
      #expect(abs(sum - max(width, least)) < 1e-6, "round \(round): \(sum) for \(width)")
      #expect(zip(widths, wanted).allSatisfy { $0 >= $1.minimum - 1e-9 }, "round \(round)")
    }
  }
}

/// A generator of the same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
