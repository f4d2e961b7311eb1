import MarkupText
import Testing

@testable import TextLayout

/// Sizes of images, compared with the table of constraint violations of CSS 2.2 §10.4.
@Suite("Sizes of inline boxes")
struct InlineBoxSizeTests {
  /// The size that an image element specifies.
  private func box(_ attributes: String, lineWidth: Double = 1000) throws -> InlineBoxSize {
    let text = StyledText(MarkupTree(parsing: "<p>x<img src=a \(attributes)>"))
    let box = try #require(text.paragraphs.first?.boxes.first)
    let used = UsedStyle(
      box.style, language: "ja", isCentered: false, measurer: FixedMeasurer())
    return InlineBoxSize(used, attributesOf: box.node, lineWidth: lineWidth)
  }

  /// Limits of an image with a natural size.
  private struct Limits {
    var minWidth = 0.0
    var maxWidth = Double.infinity
    var minHeight = 0.0
    var maxHeight = Double.infinity

    var css: String {
      var text = "min-width: \(minWidth)px; min-height: \(minHeight)px"
      if maxWidth < .infinity { text += "; max-width: \(maxWidth)px" }
      if maxHeight < .infinity { text += "; max-height: \(maxHeight)px" }
      return text
    }

    /// The table of CSS 2.2 §10.4 in its order, row by row.
    func used(_ w: Double, _ h: Double) -> (Double, Double) {
      let maxWidth = max(minWidth, maxWidth)
      let maxHeight = max(minHeight, maxHeight)
      switch (w > maxWidth, w < minWidth, h > maxHeight, h < minHeight) {
      case (false, false, false, false): return (w, h)
      case (true, _, false, false): return (maxWidth, max(maxWidth * h / w, minHeight))
      case (_, true, false, false): return (minWidth, min(minWidth * h / w, maxHeight))
      case (false, false, true, _): return (max(maxHeight * w / h, minWidth), maxHeight)
      case (false, false, _, true): return (min(minHeight * w / h, maxWidth), minHeight)
      case (true, _, true, _):
        return maxWidth / w <= maxHeight / h
          ? (maxWidth, max(minHeight, maxWidth * h / w))
          : (max(minWidth, maxHeight * w / h), maxHeight)
      case (_, true, _, true):
        return minWidth / w <= minHeight / h
          ? (min(maxWidth, minHeight * w / h), minHeight)
          : (minWidth, min(maxHeight, minWidth * h / w))
      case (_, true, true, _): return (minWidth, maxHeight)
      case (true, _, _, true): return (maxWidth, minHeight)
      default: return (.nan, .nan)
      }
    }
  }

  @Test("Limits of images without a specified size")
  func constraintViolations() throws {
    let minimums = [0.0, 30, 60]
    let maximums = [20.0, 50, .infinity]
    for minWidth in minimums {
      for maxWidth in maximums {
        for minHeight in minimums {
          for maxHeight in maximums {
            let limits = Limits(
              minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight)
            let box = try box("style='\(limits.css)'")
            for (w, h) in [(40.0, 40.0), (40, 10), (10, 40), (80, 80), (100, 25), (5, 5)] {
              let (width, height) = limits.used(w, h)
              let size = box.used(natural: Size(width: w, height: h))
              #expect(
                abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9,
                "\(w)×\(h), \(limits.css): \(size), not \(width)×\(height)")
            }
          }
        }
      }
    }
  }

  @Test("The aspect ratio is preserved within the limits of one direction")
  func aspectRatios() throws {
    for natural in [Size(width: 40, height: 20), Size(width: 7, height: 91)] {
      for attributes in [
        "", "width=33", "height=33", "style='max-width: 5px'", "style='max-height: 5px'",
        "style='min-width: 300px'", "style='min-height: 300px'", "style='width: 10%'",
      ] {
        let size = try box(attributes).used(natural: natural)
        #expect(
          abs(size.width * natural.height - size.height * natural.width) < 1e-6,
          "\(attributes) \(natural)")
      }
    }
  }

  @Test("Two specified sizes are limited independently")
  func specifiedSizes() throws {
    let values = [0.0, 10, 40, 70]
    for width in values {
      for low in values {
        for high in values {
          let css = "width: \(width)px; height: 20px; min-width: \(low)px; max-width: \(high)px"
          let size = try box("style='\(css)'").used(natural: Size(width: 8, height: 8))
          #expect(size == Size(width: max(low, min(width, high)), height: 20), "\(css)")
        }
      }
    }
    for (css, expected) in [
      ("min-height: 30px", 30.0), ("max-height: 12px", 12), ("min-height: 19px", 20),
      ("max-height: 21px", 20), ("min-height: 30px; max-height: 12px", 30),
    ] {
      let size = try box("style='width: 5px; height: 20px; \(css)'").used(natural: nil)
      #expect(size == Size(width: 5, height: expected), "\(css)")
    }
  }

  @Test("Images are limited to the line, other boxes and missing images are not")
  func lineWidths() throws {
    let natural = Size(width: 400, height: 100)
    let rows: [(attributes: String, line: Double, natural: Size?, expected: Size, why: String)] = [
      ("", 400, natural, natural, "as wide as the line"),
      ("", 399, natural, Size(width: 399, height: 99.75), "narrower"),
      ("", 0, natural, .zero, "a line without width"),
      ("", -5, natural, .zero, "a negative width"),
      ("width=300", 200, nil, Size(width: 300, height: 0), "no natural size"),
      ("width=300 height=50", 200, natural, Size(width: 300, height: 50), "both given"),
      (
        "style='max-width: 500px'", 200, natural, natural,
        "a maximum width replaces that of the line"
      ),
      ("style='max-width: 50%'", 200, natural, Size(width: 100, height: 25), "of the line"),
      ("style='min-width: 75%'", 200, natural, Size(width: 200, height: 50), "wide enough"),
      ("style='height: 50%'", 1000, natural, natural, "the height around it is not known"),
      ("", 1000, nil, .zero, "nothing known"),
      ("height=30", 1000, nil, Size(width: 0, height: 30), "only the height is known"),
      (
        "width=30", 1000, Size(width: 10, height: 0), Size(width: 30, height: 0),
        "no aspect ratio"
      ),
    ]
    for row in rows {
      let size = try box(row.attributes, lineWidth: row.line).used(natural: row.natural)
      #expect(size == row.expected, "\(row.why)")
    }
  }

  @Test("Percentages are noticed wherever they are")
  func percentages() throws {
    for property in [
      "width", "height", "min-width", "max-width", "margin-left", "padding-top", "margin-bottom",
    ] {
      #expect(try box("style='\(property): 10%'").hasPercentages, "\(property)")
      #expect(try !box("style='\(property): 10px'").hasPercentages, "\(property)")
    }
    #expect(try !box("style='vertical-align: 10%'").hasPercentages)
  }

  @Test("Dimension attributes (HTML §2.3.4.4)")
  func dimensions() {
    let rows: [(text: String, value: Double?)] = [
      ("10", 10), ("0", 0), ("007", 7), (" \t\n\u{C}\r10", 10), ("10px", 10), ("10 %", 10),
      ("1.5", 1.5), ("1.5.5", 1.5), ("10.", 10), ("10%", nil), ("1.5%", nil), ("", nil),
      (" ", nil), ("-5", nil), ("a5", nil), ("%", nil), ("１０", nil), ("5あ", 5),
      ("99999999999", .maximumExtent), ("10000000", 1e7), ("9999999", 9_999_999),
    ]
    for row in rows {
      #expect(Double(htmlDimension: row.text) == row.value, "\(row.text)")
    }
  }
}
