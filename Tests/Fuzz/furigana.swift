// A libFuzzer harness for the parsers of furigana notation.
//
// Built by Scripts/fuzz with -sanitize=fuzzer. Arbitrary bytes are parsed in each notation; the
// segments must cover the parsed text, and the written text must be parsed back.

import JapaneseText

/// Processes one input of libFuzzer in each notation.
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
