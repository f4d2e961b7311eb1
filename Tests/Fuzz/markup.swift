// A libFuzzer harness for markup: Scripts/fuzz builds and runs it, with the promises of the tests
// (Tests/MarkupTextTests/MarkupPromises.swift).

/// Any input keeps every promise.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkup(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  let broken = MarkupPromises.broken(by: bytes)
  if !broken.isEmpty {
    fatalError("\(broken): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }
  return 0
}
