import ArgumentParser
import SearchText

/// A kind of difference between texts and terms, as an argument.
struct FoldArgument: ExpressibleByArgument {
  let kind: SearchFold.Kind

  init?(argument: String) {
    guard let kind = SearchFold.Kind(rawValue: argument) else { return nil }
    self.kind = kind
  }

  static var allValueStrings: [String] { SearchFold.Kind.allCases.map(\.rawValue) }
}
