import MeCabDictionary
import Testing

/// Expects that `body` throws a `MeCabError` with this code, path, line and message.
func expectError(
  _ code: MeCabError.Code, _ fragment: String, path: String? = nil, line: Int? = nil,
  _ why: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) {
  do {
    try body()
    Issue.record("\(why): nothing was thrown", sourceLocation: sourceLocation)
  } catch let error as MeCabError {
    #expect(error.code == code, "\(why): \(error)", sourceLocation: sourceLocation)
    #expect(error.message.contains(fragment), "\(why): \(error)", sourceLocation: sourceLocation)
    #expect(error.line == line, "\(why): \(error)", sourceLocation: sourceLocation)
    if let path {
      #expect(error.path == path, "\(why): \(error)", sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("\(why): \(error)", sourceLocation: sourceLocation)
  }
}
