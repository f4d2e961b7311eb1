import Foundation
import MarkupText

/// How headless Chromium broke the fragments of `Data` into lines (see its README).
struct LayoutRecording {
  /// A style and its recorded widths.
  struct Style {
    let name: String
    let widths: [Double]
    let css: String
  }

  /// A line with its visible code points and its position.
  struct Line: Equatable {
    /// The number of its code points that are not white space.
    let count: Int
    /// The start of the first one, from the left edge of the page.
    let left: Double
    /// The distance from the start of the first one to the end of the last one.
    let width: Double
  }

  /// A paragraph of a fragment.
  struct Paragraph {
    /// The size of the block that contains it.
    let block: (width: Double, height: Double)
    let lines: [Line]
  }

  /// A fragment in a style at a width.
  struct Page {
    let style: String
    let width: Double
    /// The number of the fragment, from 1.
    let fragment: Int
    let height: Double
    let paragraphs: [Paragraph]
  }

  let fragments: [String]
  let styles: [Style]
  let pages: [Page]
  private let baseCSS: String

  static let shared = LayoutRecording()

  private init() {
    fragments = Self.contents("fragments.html").split(separator: "\n").map(String.init)
    baseCSS = Self.contents("base.css")
    styles = Self.rows("styles.tsv").map { fields in
      let widths = fields[1].split(separator: " ").compactMap { Double($0) }
      return Style(name: String(fields[0]), widths: widths, css: String(fields[2]))
    }
    pages = Self.rows("lines.tsv").map { fields in
      Page(
        style: String(fields[0]), width: Double(fields[1]) ?? 0, fragment: Int(fields[2]) ?? 0,
        height: Self.size(fields[3]).height, paragraphs: fields[4...].map(Self.paragraph))
    }
  }

  /// The fragments, each in the element that has the style.
  func texts(style: Style) -> [StyledText] {
    var cascade = StyleCascade.standard(for: MarkupTree(parsing: ""))
    cascade.add(StyleSheet(parsing: baseCSS), origin: .markup)
    cascade.add(StyleSheet(parsing: ".page { \(style.css) }"), origin: .markup)
    return fragments.map {
      StyledText(MarkupTree(parsing: "<div class=\"page\">\($0)</div>"), cascade: cascade)
    }
  }

  /// Returns the recorded pages of a style at a width, by fragment.
  func pages(style: Style, width: Double) -> [Page] {
    pages.filter { $0.style == style.name && $0.width == width }
  }

  private static func paragraph(_ field: Substring) -> Paragraph {
    let parts = field.split(separator: " ")
    let lines = parts.dropFirst().map { part in
      let numbers = part.split { $0 == "@" || $0 == "+" }.map { Double($0) ?? .nan }
      return Line(count: Int(numbers[0]), left: numbers[1], width: numbers[2])
    }
    return Paragraph(block: size(parts[0]), lines: lines)
  }

  private static func size(_ text: Substring) -> (width: Double, height: Double) {
    let numbers = text.split(separator: "x").map { Double($0) ?? .nan }
    return (numbers[0], numbers[1])
  }

  private static func contents(_ name: String) -> String {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data/\(name)")
    return (try? String(contentsOf: path, encoding: .utf8)) ?? ""
  }

  private static func rows(_ name: String) -> [[Substring]] {
    contents(name).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
  }
}

extension String {
  /// The visible code points: without white space and the U+200B of `wbr`.
  var visibleScalars: [Unicode.Scalar] {
    unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
  }

  /// The number of visible code points.
  var visibleCount: Int { visibleScalars.count }
}
