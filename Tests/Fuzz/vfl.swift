import VisualFormat

// A libFuzzer harness for the visual format language: Scripts/fuzz builds and runs it.
//
// Rules are parsed, solved and written as Swift; frames must be finite, diagnostics must lie within
// the text, and a source file that was rewritten must not change again.

private let presets = ["a": PresetFrame(width: 10, height: 10), "b": PresetFrame(x: 1)]

private func require(_ condition: Bool, _ property: String, _ text: String) {
  if !condition { fatalError("\(property): \(text.debugDescription)") }
}

private func checkRules(_ text: String) {
  let (program, diagnostics) = FormatProgram.parse(text)
  let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
  for diagnostic in diagnostics {
    require((1...lines.count).contains(diagnostic.position.line), "a diagnostic's line", text)
    require(diagnostic.position.column >= 1, "a diagnostic's column", text)
    require(!diagnostic.description.isEmpty, "no message", text)
  }
  let solution = LayoutSolver(metrics: ["m": 8]).solve(
    program, boxes: presets, in: LayoutSize(width: 320, height: 200))
  for name in program.viewNames {
    guard let frame = solution.boxes[name]?.frame else {
      fatalError("no frame of \(name): \(text.debugDescription)")
    }
    let values = [frame.x, frame.y, frame.width, frame.height]
    require(values.allSatisfy(\.isFinite), "a frame that is not finite", text)
  }
}

private func checkSource(_ text: String) {
  let source = "// VFL begin\n/*\n\(text)\n*/\n// VFL end\n"
  for source in [source, text] {
    let first = SwiftSourceRewriter().rewrite(source)
    let second = SwiftSourceRewriter().rewrite(first.text)
    require(second.text == first.text, "rewriting twice", source)
  }
}

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzVisualFormat(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  let text = String(decoding: bytes, as: UTF8.self)
  checkRules(text)
  checkSource(text)
  return 0
}
