import DocumentAnnotation
import JapaneseText
import Mutsu

/// Annotates texts of a format for tables of input and expected output.
struct AnnotatedText {
  let format: DocumentFormat
  var options = AnnotationOptions()

  init(_ format: DocumentFormat, _ change: (inout AnnotationOptions) -> Void = { _ in }) {
    self.format = format
    change(&options)
  }

  func document(_ text: String) throws -> AnnotatedDocument {
    try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
      .annotate(Array(text.utf8), format: format, encoding: .utf8)
  }

  func callAsFunction(_ text: String) throws -> String { try document(text).text }

  /// Returns the text after its annotations are removed.
  func removed(_ text: String) throws -> String {
    try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
      .removingAnnotations(from: Array(text.utf8), format: format, encoding: .utf8).text
  }
}
