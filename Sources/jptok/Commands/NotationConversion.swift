import ArgumentParser
import DocumentAnnotation

/// The notations of `annotate --convert`, written `from:to`.
struct NotationConversion: ExpressibleByArgument, Sendable {
  /// The notation that is replaced; nil for any.
  let source: AnnotationOptions.Notation?
  let target: AnnotationOptions.Notation

  init?(argument: String) {
    let names = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2, let target = Self.notation(names[1]) else { return nil }
    source = Self.notation(names[0])
    self.target = target
    if source == nil, names[0] != "any" { return nil }
  }

  /// Returns the notation with a name; `html` is that of `<ruby>`.
  private static func notation(_ name: String) -> AnnotationOptions.Notation? {
    name == "html" ? .ruby : AnnotationOptions.Notation(rawValue: name)
  }

  static var allValueStrings: [String] {
    AnnotationOptions.Notation.allCases.map { "any:\($0.rawValue)" }
  }
}
