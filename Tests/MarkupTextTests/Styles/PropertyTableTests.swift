import MarkupText
import Testing

/// Every property compared with an independent table: valid values, their printed forms, invalid
/// values, and the positions of the diagnostics.
@Suite struct PropertyTableTests {
  @Test func theTableNamesEveryPropertyOnce() {
    #expect(
      PropertyRow.all.map(\.name).sorted() == StyleProperty.allCases.map(\.name).sorted())
    for row in PropertyRow.all { #expect(row.invalid.count >= 3, "\(row.name)") }
  }

  /// Tries all keywords of the library on all properties, about ten thousand pairs.
  @Test func everyPropertyAcceptsItsOwnKeywordsOnly() {
    for row in PropertyRow.all where row.keywords != "*" {
      let accepted = StyleKeyword.allCases.map(\.rawValue).filter { keyword in
        !StyleDeclaration.list(parsing: "\(row.name): \(keyword)").isEmpty
      }
      #expect(
        accepted.sorted() == row.keywords.split(separator: " ").map(String.init).sorted(),
        "\(row.name)")
    }
  }

  @Test func keywordsAreReadInAnyCaseAndQuotes() {
    for row in PropertyRow.all where row.keywords != "*" {
      for keyword in row.keywords.split(separator: " ").map(String.init) {
        let plain = StyleDeclaration.list(parsing: "\(row.name): \(keyword)").first?.value
        #expect(plain != nil, "\(row.name): \(keyword)")
        for spelling in [keyword.uppercased(), " \(keyword) /**/", "/**/\(keyword)\n"] {
          let value = StyleDeclaration.list(parsing: "\(row.name):\(spelling)").first?.value
          #expect(value == plain, "\(row.name): \(spelling)")
        }
        // Where a string is valid, quotation marks turn the keyword into one.
        let quoted = StyleDeclaration.list(parsing: "\(row.name): '\(keyword)'").first?.value
        let takesStrings = ["text-emphasis-style", "text-overflow"].contains(row.name)
        #expect(quoted == (takesStrings ? .string(keyword) : plain), "\(row.name): '\(keyword)'")
      }
    }
  }

  @Test func valuesPrintInOneFormAndReadBack() {
    for row in PropertyRow.all {
      for value in row.values {
        let parts = value.components(of: " => ")
        let expected = parts.last ?? ""
        let declarations = StyleDeclaration.list(parsing: "\(row.name): \(parts[0])")
        let printed = declarations.map { $0.value?.description ?? "" }
        #expect(printed == [expected], "\(row.name): \(value)")
        let again = StyleDeclaration.list(parsing: "\(row.name): \(expected)")
        #expect(again.map(\.value) == declarations.map(\.value), "\(row.name): \(expected)")
      }
    }
  }

  /// One diagnostic each, at the value, and no declaration; the rest of the sheet is read.
  @Test func invalidValuesAreDroppedWithOneDiagnosticAtTheValue() {
    for row in PropertyRow.all {
      for value in row.invalid {
        let text = "p {\n  あ: 1; \(row.name) : \(value);\n  color: red }\nb {}"
        let sheet = StyleSheet(parsing: text)
        let diagnostics = sheet.diagnostics.filter { $0.code != "unknown-property" }
        #expect(diagnostics.map(\.code) == ["invalid-value"], "\(row.name): \(value)")
        let position = diagnostics.first?.position
        #expect(position?.line == 2, "\(row.name): \(value)")
        // Columns count characters, offsets UTF-8 bytes; あ is one character of three bytes.
        let column = 3 + 6 + row.name.utf8.count + 3
        #expect(position?.column == column, "\(row.name): \(value)")
        #expect(position?.offset == 4 + column - 1 + 2, "\(row.name): \(value)")
        #expect(
          sheet.rules.map { $0.declarations.map(\.name) } == [["あ", "color"], []],
          "\(row.name): \(value)")
      }
    }
  }

  /// The CSS-wide keywords, and values that no property allows.
  @Test func everyPropertyAcceptsOnlyWideKeywordsInCommon() {
    for row in PropertyRow.all {
      for keyword in StyleWideKeyword.allCases {
        let declarations = StyleDeclaration.list(parsing: "\(row.name): \(keyword.rawValue)")
        #expect(declarations.map(\.wideKeyword) == [keyword], "\(row.name): \(keyword)")
      }
      for value in [
        "", "!important", "inherit inherit", "initial 1px", "unset,", "{}", "()", "[a]", "(1px)",
        "calc(1px + 1%)", "min(1px, 2px)", "max(1em, 2px)", "clamp(1px, 2px, 3px)", "env(x)",
        "attr(x)", "url(a b)", "\"a\nb\"",
      ] {
        var diagnostics: [MarkupDiagnostic] = []
        let declarations = StyleDeclaration.list(
          parsing: "\(row.name): \(value)", diagnostics: &diagnostics)
        #expect(declarations.isEmpty, "\(row.name): \(value)")
        #expect(!diagnostics.isEmpty, "\(row.name): \(value)")
      }
      let important = StyleDeclaration.list(parsing: "\(row.name): inherit ! important")
      #expect(important.map(\.isImportant) == [true], "\(row.name)")
    }
  }
}

extension String {
  /// Returns the parts between a separator, or the text itself if it does not occur.
  fileprivate func components(of separator: String) -> [String] {
    guard let range = firstRange(of: separator) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}
