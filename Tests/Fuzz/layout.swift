// A libFuzzer harness for layout and drawing: Scripts/fuzz builds and runs it, with the promises of
// the tests (Tests/TextLayoutTests/Fuzz).

import TextDrawing
import TextLayout

private let fonts = PangoFonts()
private let renderer = PangoRenderer(fonts: fonts)

/// Any input keeps every promise, with fonts too, and can be written as SVG.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayout(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  let broken = LayoutPromises.broken(by: bytes, fonts: fonts) { list in
    precondition(!list.svg().isEmpty)
  }
  if !broken.isEmpty {
    fatalError("\(broken): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }
  return 0
}
