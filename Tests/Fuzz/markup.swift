// A libFuzzer harness for markup: Scripts/fuzz builds and runs it, with the properties of the tests
// (Tests/MarkupTextTests).

/// Checks all properties of an input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkup(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  let broken = MarkupProperties.broken(by: bytes)
  if !broken.isEmpty {
    fatalError("\(broken): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }
  return 0
}
