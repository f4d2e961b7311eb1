import MarkupText
import Testing

@Test func diagnosticsNameThePosition() {
  let position = SourcePosition(offset: 3, line: 1, column: 2)
  let diagnostic = MarkupDiagnostic(
    code: "stray-end-tag", message: "</b> ends nothing", position: position)
  #expect(diagnostic.description == "1:2: </b> ends nothing")
}
