import LineBreaking
import Testing

@Test func errorsDescribeThemselves() {
  let error = LineBreakError(code: .invalidWidth, message: "width 0", position: nil)
  #expect(error.description == "width 0")
}
