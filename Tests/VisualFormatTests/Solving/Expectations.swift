import Testing
import VisualFormat

/// Solves rules and writes the frames down: `name x y width height flexible-edges`, one a line.
///
/// What no box says is left out of the expectation by giving boxes; a text that cannot be read
/// gives its diagnostics.
func solved(
  _ text: String, boxes: [String: PresetFrame] = [:], metrics: [String: Double] = [:],
  bareGap: BareGap = .zero, width: Double = 320, height: Double = 480
) -> (frames: [String: LayoutFrame], edges: [String: String], codes: [String]) {
  let (program, errors) = FormatProgram.parse(text)
  let solution = LayoutSolver(metrics: metrics, bareGap: bareGap)
    .solve(program, boxes: boxes, in: LayoutSize(width: width, height: height))
  return (
    solution.boxes.mapValues(\.frame), solution.boxes.mapValues(\.flexibleEdges.description),
    (errors + solution.diagnostics).map { "\($0.position) \($0.code)" }
  )
}

/// A box with a frame of 7, 11, 40 × 30, so that no axis lacks anything.
let preset = PresetFrame(LayoutFrame(x: 7, y: 11, width: 40, height: 30))

/// Whether two lengths differ by rounding only.
func isClose(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
}

/// Whether two frames differ by rounding only.
func isClose(_ left: LayoutFrame?, _ right: LayoutFrame?) -> Bool {
  guard let left, let right else { return left == right }
  return isClose(left.x, right.x) && isClose(left.y, right.y) && isClose(left.width, right.width)
    && isClose(left.height, right.height)
}
