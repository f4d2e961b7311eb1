import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Paths, sampled point by point, against the shapes that they approximate.
@Suite struct PathShapeTests {
  /// Returns points along a path, and whether it is one closed subpath without jumps.
  private func samples(_ path: DisplayPath) -> (points: [Point], isClosed: Bool) {
    var points: [Point] = []
    var isClosed = false
    for element in path.elements {
      guard let last = points.last else {
        if case .move(let point) = element { points.append(point) }
        continue
      }
      func mixed(_ points: [Point], _ weights: [Double]) -> Point {
        zip(points, weights).reduce(.zero) { sum, part in
          Point(x: sum.x + part.0.x * part.1, y: sum.y + part.0.y * part.1)
        }
      }
      for step in 1...16 {
        let t = Double(step) / 16
        let s = 1 - t
        switch element {
        case .move: return (points, false)
        case .line(let end): points.append(mixed([last, end], [s, t]))
        case .curve(let first, let second, let end):
          points.append(
            mixed(
              [last, first, second, end], [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]))
        case .close: isClosed = true
        }
      }
    }
    return (points, isClosed)
  }

  private func frame(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: Double.random(in: -50...50, using: &random),
      y: Double.random(in: -50...50, using: &random),
      width: Double.random(in: 1...90, using: &random),
      height: Double.random(in: 1...90, using: &random))
  }

  @Test func ellipsesHaveTheirEquation() {
    var random = SeededGenerator(seed: 221)
    for _ in 0..<60 {
      let frame = frame(&random)
      let path = DisplayPath(ellipseIn: frame, stroke: .black)
      let (points, isClosed) = samples(path)
      #expect(isClosed && points.count == 1 + 4 * 16)
      for point in points {
        let x = (point.x - frame.x) / frame.width * 2 - 1
        let y = (point.y - frame.y) / frame.height * 2 - 1
        let radius = (x * x + y * y).squareRoot()
        if abs(radius - 1) > 3e-4 { Issue.record("\(point) of \(frame): \(radius)") }
      }
      // All four sides are touched.
      for (least, most, edge) in [
        (points.map(\.x).min(), points.map(\.x).max(), (frame.x, frame.maxX)),
        (points.map(\.y).min(), points.map(\.y).max(), (frame.y, frame.maxY)),
      ] {
        #expect(abs((least ?? 0) - edge.0) < 1e-9 && abs((most ?? 0) - edge.1) < 1e-9)
      }
    }
  }

  /// Each point of a rounded rectangle is on an edge, or at the radius from a corner's center.
  @Test func roundedRectanglesHaveRoundCorners() {
    var random = SeededGenerator(seed: 222)
    for round in 0..<120 {
      let frame = frame(&random)
      let wanted = [0, -3, .nan, 1000, Double.random(in: 0...20, using: &random)][round % 5]
      let radius = wanted > 0 ? min(wanted, frame.width / 2, frame.height / 2) : 0
      let path = DisplayPath(roundedRect: frame, cornerRadius: wanted, fill: .black)
      let (points, isClosed) = samples(path)
      #expect(isClosed)
      for point in points {
        // The distances from the nearest vertical and horizontal edge.
        let dx = min(point.x - frame.x, frame.maxX - point.x)
        let dy = min(point.y - frame.y, frame.maxY - point.y)
        if dx < -1e-9 || dy < -1e-9 { Issue.record("\(point) is outside of \(frame)") }
        if dx < radius - 1e-9, dy < radius - 1e-9 {
          let distance = ((radius - dx) * (radius - dx) + (radius - dy) * (radius - dy))
            .squareRoot()
          if abs(distance - radius) > radius * 3e-4 { Issue.record("\(point) of \(frame)") }
        } else if min(dx, dy) > 1e-9 {
          Issue.record("\(point) is not on an edge of \(frame)")
        }
      }
      if let first = points.first, let last = points.last {
        #expect(abs(first.x - last.x) < 1e-9 && abs(first.y - last.y) < 1e-9)
      }
    }
  }

  @Test func boundsContainAllPoints() {
    var random = SeededGenerator(seed: 223)
    func point() -> Point {
      Point(
        x: Double.random(in: -9...9, using: &random), y: Double.random(in: -9...9, using: &random))
    }
    for round in 0..<200 {
      var path = DisplayPath(elements: [.move(point())])
      var corners: [Point] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: path.elements.append(.line(point()))
        case 1: path.elements.append(.curve(point(), point(), point()))
        default: path.elements.append(.close)
        }
      }
      for element in path.elements {
        switch element {
        case .move(let one), .line(let one): corners.append(one)
        case .curve(let one, let two, let three): corners += [one, two, three]
        case .close: break
        }
      }
      if round % 2 == 0 { path.stroke = .black }
      path.lineWidth = [1, 3, -2][round % 3]
      let margin = round % 2 == 0 ? max(path.lineWidth, 0) : 0
      let bounds = path.bounds
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      #expect(abs((bounds?.x ?? 99) - ((xs.min() ?? 0) - margin)) < 1e-9)
      #expect(abs((bounds?.maxX ?? 99) - ((xs.max() ?? 0) + margin)) < 1e-9)
      #expect(abs((bounds?.y ?? 99) - ((ys.min() ?? 0) - margin)) < 1e-9)
      #expect(abs((bounds?.maxY ?? 99) - ((ys.max() ?? 0) + margin)) < 1e-9)
      // No sampled point is outside.
      for point in samples(path).points {
        let isInside =
          point.x >= (xs.min() ?? 0) - 1e-9 && point.x <= (xs.max() ?? 0) + 1e-9
          && point.y >= (ys.min() ?? 0) - 1e-9 && point.y <= (ys.max() ?? 0) + 1e-9
        if !isInside { Issue.record("round \(round): \(point)") }
      }
    }
    #expect(DisplayPath(elements: []).bounds == nil)
    #expect(DisplayPath(elements: [.close], stroke: .black).bounds == nil)
  }
}
