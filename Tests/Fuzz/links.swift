// A libFuzzer harness for the detector of links: Scripts/fuzz builds and runs it, with the promises
// of the tests (Tests/TextLayoutTests/Links/LinkDetectorPromises.swift).

/// Any input keeps every promise.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLinks(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  let broken = LinkDetectorPromises.broken(by: bytes)
  if !broken.isEmpty {
    fatalError("\(broken): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }
  return 0
}
