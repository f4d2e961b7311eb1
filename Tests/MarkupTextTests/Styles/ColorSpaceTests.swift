import MarkupText
import Testing

/// The functions of CSS Color 4, §9 and §10, compared with ColorAide 6 (`coloraide` on PyPI), with
/// components clipped to 0…255.
@Suite struct ColorSpaceTests {
  private static let rows: [(text: String, components: [Float])] = [
    ("lab(46.2775% -47.5621 48.5837)", [0, 128.002, 0.009, 255]),
    ("lab(50 40 59.5)", [190.841, 87.099, 0, 255]),
    ("lab(0 0 0)", [0, 0, 0, 255]),
    ("lab(100 0 0)", [255, 255, 255, 255]),
    ("lab(8 10 -10)", [31.56, 18.792, 36.933, 255]),
    ("lab(7.9 1 1)", [25.105, 22.85, 21.992, 255]),
    ("lab(50% 50% -50%)", [176.131, 67.168, 227.919, 255]),
    ("lab(none 20 none)", [33.405, 0, 1.174, 255]),
    ("lab(150 0 0)", [255, 255, 255, 255]),
    ("lab(-5 0 0)", [0, 0, 0, 255]),
    ("lab(54.2917 80.8125 69.8851 / 0.5)", [255, 0, 0.032, 127.5]),
    ("lch(46.2775% 67.9892 134.3912)", [0, 128.002, 0.009, 255]),
    ("lch(50 100 40)", [235.434, 0, 5.123, 255]),
    ("lch(52.2% 72.2% 50deg)", [235.091, 45.386, 0, 255]),
    ("lch(50 20 0.5turn)", [77.321, 128.676, 118.155, 255]),
    ("lch(70 30 none)", [222.12, 150.306, 172.448, 255]),
    ("lch(70 45 -180)", [27.414, 192.672, 169.315, 255]),
    ("lch(70 45 540)", [27.414, 192.672, 169.315, 255]),
    ("oklab(51.975% -0.1403 0.10768)", [0.019, 127.999, 0, 255]),
    ("oklab(0.5 0.1 -0.1)", [128.777, 69.481, 153.543, 255]),
    ("oklab(1 0 0)", [255, 255, 255, 255]),
    ("oklab(50% 50% 0%)", [179.754, 5.996, 94.537, 255]),
    ("oklch(51.975% 0.17686 142.495)", [0, 127.999, 0, 255]),
    ("oklch(0.7 0.1 200)", [64.217, 177.034, 182.851, 255]),
    ("oklch(70% 25% 200grad)", [74.624, 178.745, 160.693, 255]),
    ("oklch(0.6 0.4 30)", [255, 0, 0, 255]),
    ("oklch(2 0 0)", [255, 255, 255, 255]),
    ("color(srgb 0.25 0.5 0.75)", [63.75, 127.5, 191.25, 255]),
    ("color(srgb-linear 0 0.21586 0)", [0, 128, 0, 255]),
    ("color(srgb-linear 0.5 -0.1 2)", [187.516, 0, 255, 255]),
    ("color(display-p3 0.21604 0.49418 0.13151)", [0.005, 128, 0, 255]),
    ("color(display-p3 1 0 0)", [255, 0, 0, 255]),
    ("color(display-p3 50% 25% 100% / 50%)", [137.147, 59.194, 255, 127.5]),
    ("color(a98-rgb 0.281363 0.498012 0.116746)", [0, 127.999, 0, 255]),
    ("color(a98-rgb 0.5 0.5 0.5)", [128.518, 128.518, 128.518, 255]),
    ("color(a98-rgb -0.2 0.5 0.5)", [0, 128.518, 128.518, 255]),
    ("color(prophoto-rgb 0.230479 0.395789 0.129968)", [0, 128.004, 0.021, 255]),
    ("color(prophoto-rgb 0.01 0.02 0.03)", [0, 4.583, 6.528, 255]),
    ("color(prophoto-rgb 0.5 0.5 0.5)", [145.938, 145.938, 145.938, 255]),
    ("color(rec2020 0.235202 0.431704 0.085432)", [0, 106.99, 0, 255]),
    ("color(rec2020 0.05 0.5 0.08)", [0, 127.635, 0, 255]),
    ("color(xyz 0.07719 0.15438 0.02573)", [0, 128.001, 0, 255]),
    ("color(xyz-d65 0.4 0.4 0.4)", [184.459, 165.603, 162.434, 255]),
    ("color(xyz-d50 0.08312 0.154746 0.020961)", [0, 128.004, 0.02, 255]),
    ("color(xyz-d50 0.3 0.4 0.5)", [61.857, 185.756, 208.283, 255]),
  ]

  @Test func colorsOfAllSpaces() {
    for row in Self.rows {
      guard let color = CSSColor(parsing: row.text) else {
        Issue.record("\(row.text) is no color")
        continue
      }
      let found = [color.red, color.green, color.blue, color.alpha].map { $0 * 255 }
      for (found, expected) in zip(found, row.components) {
        #expect(abs(found - expected) < 0.05, "\(row.text): \(found)")
      }
    }
  }

  @Test func invalidColors() {
    let rows: [(text: String, why: String)] = [
      ("lab(50, 1, 2)", "commas"), ("lab(50 1)", "two components"), ("lab(50 1 2 3)", "four"),
      ("lab(50 1 2deg)", "an angle"), ("lch(50 1 2%)", "a hue in per cent"),
      ("lch(50 1 2px)", "a length"), ("oklab(1px 0 0)", "a length"), ("lab()", "nothing"),
      ("lab(50 1 2 /)", "no alpha"), ("color(1 2 3)", "no space"), ("color(foo 1 2 3)", "unknown"),
      ("color(--own 1 2 3)", "one of one's own"), ("color(xyz 1 2)", "two components"),
      ("color(srgb 1deg 2 3)", "an angle"), ("color(display-p3, 1, 2, 3)", "commas"),
      ("color-mix(in lab, red, blue)", "CSS Color 5"), ("CanvasText", "a color of the system"),
    ]
    for row in rows { #expect(CSSColor(parsing: row.text) == nil, "\(row.why): \(row.text)") }
  }

  @Test func limitsOfComponents() {
    let rows: [(text: String, same: String, why: String)] = [
      ("lch(50 -10 40)", "lch(50 0 0)", "chroma is at least 0"),
      ("oklch(50% -10% 40)", "oklch(0.5 0 0)", "also in Oklch"),
      ("lab(120 10 10)", "lab(100 10 10)", "lightness is at most 100"),
      ("oklab(-1 0.1 0)", "oklab(0 0.1 0)", "and at least 0"),
      ("lch(50 30 400)", "lch(50 30 40)", "more than a turn"),
      ("LAB(50% 0 0)", "lab(50 none none)", "any case; none is 0"),
      ("color(Display-P3 0 0 0 / none)", "#0000", "none is not an alpha value"),
      ("color(xyz 9e99 1e99 1)", "color(srgb 1 1 0)", "huge components become the maximum"),
      ("lch(50 30 1e300)", "lch(50 30 1e300)", "a huge hue is some color"),
    ]
    for row in rows {
      let color = CSSColor(parsing: row.text)
      #expect(color != nil && color == CSSColor(parsing: row.same), "\(row.why): \(row.text)")
    }
  }
}
