// libFuzzer harness for the readers of furigana notation.
//
// Built by Scripts/fuzz with -sanitize=fuzzer. Any bytes are read as each notation; the segments
// must cover the text that was read, and what is written must be read back.

import JapaneseText

/// One input of libFuzzer, read as each notation.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFuriganaNotation(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  for read in [
    FuriganaText(aozora: source), FuriganaText(aozora: source, annotations: .drop),
    FuriganaText(brackets: source), FuriganaText(html: source),
  ] {
    check(read)
  }
  return 0
}

private func check(_ read: FuriganaText) {
  var end = 0
  for segment in read.segments {
    precondition(segment.utf8Range.lowerBound == end && !segment.utf8Range.isEmpty)
    end = segment.utf8Range.upperBound
  }
  precondition(end == read.text.utf8.count)
  precondition(read.segments.map(\.base).joined() == read.text)
  precondition(FuriganaText(html: read.segments.html()).segments == read.segments)
}
