import CLayoutBaseline

/// Layout against Pango's own: the same paragraphs, font and width, in this process.
struct LayoutRatios {
  private let passes: Int
  private let paragraphs: [String]
  private let bytes: [UInt8]
  private let sizes: [Int]
  private static let width = 400.0
  private static let family = "Noto Sans CJK JP"
  private static let size = 16.0

  init(_ arguments: Arguments) {
    passes = arguments.isQuick ? 5 : 15
    paragraphs = LayoutSamples.paragraphs(1000)
    bytes = paragraphs.flatMap { $0.utf8 }
    sizes = paragraphs.map(\.utf8.count)
  }

  /// The lines of all paragraphs, by Pango.
  private func linesByPango(_ baseline: OpaquePointer) -> Int {
    bytes.withUnsafeBytes { bytes in
      layout_baseline_lines(
        baseline, bytes.bindMemory(to: CChar.self).baseAddress, sizes, sizes.count, Self.width
      ).lines
    }
  }
}
