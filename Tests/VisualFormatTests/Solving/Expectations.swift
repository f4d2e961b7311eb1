import Testing
import VisualFormat

/// Solves rules and returns frames, flexible edges and the codes of all diagnostics.
func solved(
  _ text: String, boxes: [String: PresetFrame] = [:], metrics: [String: Double] = [:],
  defaultSpacing: DefaultSpacing = .zero, width: Double = 320, height: Double = 480
) -> (frames: [String: LayoutFrame], edges: [String: String], codes: [String]) {
  let (program, errors) = FormatProgram.parse(text)
  let solution = LayoutSolver(metrics: metrics, defaultSpacing: defaultSpacing)
    .solve(program, boxes: boxes, in: LayoutSize(width: width, height: height))
  return (
    solution.boxes.mapValues(\.frame), solution.boxes.mapValues(\.flexibleEdges.description),
    (errors + solution.diagnostics).map { "\($0.position) \($0.code)" }
  )
}

/// A box with a frame of 7, 11, 40 × 30, so that both axes are complete.
let preset = PresetFrame(LayoutFrame(x: 7, y: 11, width: 40, height: 30))

/// Returns whether two lengths are equal except for rounding.
func isClose(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
}

/// Returns whether two frames are equal except for rounding.
func isClose(_ left: LayoutFrame?, _ right: LayoutFrame?) -> Bool {
  guard let left, let right else { return left == right }
  return isClose(left.x, right.x) && isClose(left.y, right.y) && isClose(left.width, right.width)
    && isClose(left.height, right.height)
}
