// A libFuzzer harness for layout and drawing: Scripts/fuzz builds and runs it, with the properties
// of the tests (Tests/TextLayoutTests/Fuzz).

import TextDrawing
import TextLayout
import TextOutput

private let fonts = PangoFonts()
private let renderer = PangoRenderer(fonts: fonts)

/// Checks all properties of an input, with fonts too, and writes it as SVG.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayout(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  let broken = LayoutProperties.broken(by: bytes, fonts: fonts) { list in
    precondition(!list.svg().isEmpty)
  }
  if !broken.isEmpty {
    fatalError("\(broken): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }
  return 0
}
