import MarkupText

// A libFuzzer harness for style sheets and declarations: Scripts/fuzz builds and runs it.
//
// A sheet as it is written must be read as itself, diagnostics must lie within the source, and a
// page with the sheet must have a computed style for each element.

private func require(_ condition: Bool, _ property: String, _ text: String) {
  if !condition { fatalError("\(property): \(text.debugDescription)") }
}

private func check(_ text: String, dialect: StyleDialect) {
  let sheet = StyleSheet(parsing: text, dialect: dialect)
  require(StyleSheet(parsing: text, dialect: dialect) == sheet, "two results", text)
  let written = StyleSheet(parsing: sheet.description)
  require(written.description == sheet.description, "reading what was written", text)
  require(written.rules.count == sheet.rules.count, "the number of rules", text)
}

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStyleSheets(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  let text = String(decoding: bytes, as: UTF8.self)
  check(text, dialect: .css)
  check(text, dialect: .fancyText)
  let tree = MarkupTree(
    parsing: "<style>\(text)</style><p style=\"\(text)\" class=a id=b>漢<b>字</b></p>")
  _ = StyledText(tree)
  return 0
}
