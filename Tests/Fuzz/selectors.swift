import MarkupText

// A libFuzzer harness for selectors: Scripts/fuzz builds and runs it.
//
// A selector as it is written must be read as itself and match the same elements; the offset of an
// error must be the start of a character of the text.

private let tree = MarkupTree(
  parsing: """
    <div id=a class="x y"><p lang=ja>一<b>二</b><i class=y>三</i></p><p>四</p><ul><li>五<li>六</ul>
    <a href="http://example.com/">七</a><ruby>八<rt>はち</rt></ruby></div><div></div>
    """)

private func require(_ condition: Bool, _ property: String, _ text: String) {
  if !condition { fatalError("\(property): \(text.debugDescription)") }
}

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSelectors(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  let text = String(decoding: bytes, as: UTF8.self)
  do throws(SelectorError) {
    let selectors = try SelectorList(parsing: text)
    let found = tree.queryAll(selectors).map(\.id)
    guard let written = try? SelectorList(parsing: selectors.description) else {
      fatalError("not read again: \(text.debugDescription), \(selectors.description)")
    }
    require(written == selectors, "reading what was written", text)
    require(tree.queryAll(written).map(\.id) == found, "other elements", text)
    require(tree.query(selectors)?.id == found.first, "the first element", text)
  } catch {
    require(!error.message.isEmpty, "no message", text)
    if let offset = error.offset {
      let isInside = offset >= 0 && offset < text.utf8.count
      require(isInside, "an error outside of the text", text)
    }
  }
  return 0
}
