import MarkupText
import Testing

/// Shorthands: the properties they set and reset, and their role in the cascade.
@Suite struct ShorthandTableTests {
  /// The properties of each shorthand, by the standards.
  static let members: [(String, [String])] = [
    ("margin", ["margin-top", "margin-right", "margin-bottom", "margin-left"]),
    ("padding", ["padding-top", "padding-right", "padding-bottom", "padding-left"]),
    ("background", ["background-color"]),
    (
      "font",
      [
        "font-style", "font-variant-caps", "font-weight", "font-stretch", "font-size",
        "line-height", "font-family",
      ]
    ),
    (
      "text-decoration",
      [
        "text-decoration-line", "text-decoration-style", "text-decoration-color",
        "text-decoration-thickness",
      ]
    ),
    ("text-emphasis", ["text-emphasis-style", "text-emphasis-color"]),
    ("text-wrap", ["text-wrap-mode", "text-wrap-style"]),
    ("list-style", ["list-style-position", "list-style-image", "list-style-type"]),
    ("white-space", ["white-space-collapse", "text-wrap-mode"]),
    ("text-spacing", ["text-spacing-trim", "text-autospace"]),
  ]

  /// A value of each shorthand, and invalid values.
  static let values: [(String, String, [String])] = [
    ("margin", "1px", ["red", "1px,", "1px / 2px", "none", "1px 2px 3px 4px 5px"]),
    ("padding", "1px", ["auto", "-1px", "1px -1px", "1px 1px 1px -1px", "none"]),
    ("background", "red", ["red blue", "1px", "url(a)", "none none", "red none red"]),
    (
      "font", "1px serif",
      [
        "serif", "1px", "1px/ serif", "1px /2", "bold", "serif 1px", "1px serif,", "menu",
        "italic italic 1px a", "1px bold,", "1px/1lh a", "-1px a", "small-caps small-caps 1px a",
      ]
    ),
    ("text-decoration", "overline", ["solid solid", "red red", "none underline", "1px 2px"]),
    ("text-emphasis", "dot", ["red red", "filled open", "none red blue", "over"]),
    ("text-wrap", "nowrap", ["wrap nowrap", "balance pretty", "normal"]),
    ("list-style", "inside", ["inside outside a", "a b", "none none none", "url(a) url(b)", "1"]),
    ("white-space", "pre", ["pre pre", "normal wrap", "collapse collapse", "balance"]),
    ("text-spacing", "trim-all", ["none auto", "trim-all trim-both", "1em"]),
  ]

  @Test func shorthandsSetTheirPropertiesAndNoOthers() {
    for (name, members) in Self.members {
      let value = Self.values.first { $0.0 == name }?.1 ?? ""
      let names = StyleDeclaration.list(parsing: "\(name): \(value)").map(\.name)
      #expect(names.sorted() == members.sorted(), "\(name): \(value)")
      #expect(names.count == Set(names).count, "\(name)")
      for spelling in ["\(name.uppercased()) : \(value)", "\(name):/**/\(value)/**/;"] {
        #expect(StyleDeclaration.list(parsing: spelling).map(\.name) == names, "\(spelling)")
      }
    }
  }

  @Test func keywordsAndImportanceReachEveryProperty() {
    for (name, members) in Self.members {
      for keyword in StyleWideKeyword.allCases {
        let declarations = StyleDeclaration.list(parsing: "\(name): \(keyword.rawValue)!important")
        #expect(declarations.map(\.name).sorted() == members.sorted(), "\(name)")
        #expect(declarations.allSatisfy { $0.wideKeyword == keyword }, "\(name): \(keyword)")
        #expect(declarations.allSatisfy { $0.isImportant }, "\(name): \(keyword)")
      }
      let value = Self.values.first { $0.0 == name }?.1 ?? ""
      let important = StyleDeclaration.list(parsing: "\(name): \(value) !important")
      #expect(important.count == members.count, "\(name)")
      #expect(important.allSatisfy { $0.isImportant }, "\(name)")
    }
  }

  /// Omitted properties get their initial values: the shorthand follows all its longhands.
  @Test func shorthandsResetOmittedLonghands() {
    for (name, members) in Self.members {
      let value = Self.values.first { $0.0 == name }?.1 ?? ""
      let alone = ToyTree("p").style("p", "p{\(name): \(value)}")
      let samples = InheritanceTests.samples.filter { members.contains($0.0.name) }
      #expect(samples.count == members.count, "\(name)")
      let longhands = samples.map { "\($0.0.name): \($0.1);" }.joined()
      let after = ToyTree("p").style("p", "p{\(longhands) \(name): \(value)}")
      #expect(after == alone, "\(name): \(value)")
      let before = ToyTree("p").style("p", "p{\(name): \(value); \(longhands)}")
      let only = ToyTree("p").style("p", "p{\(longhands)}")
      #expect(before == only, "\(name): the longhands come later")
      // Importance is a matter of each property.
      let important = longhands.replacing(";", with: " !important;")
      let style = ToyTree("p").style("p", "p{\(important) \(name): \(value)}")
      #expect(style == only, "\(name): important longhands stay")
    }
  }

  @Test func invalidShorthandsAreDroppedAsAWhole() {
    for (name, _, invalid) in Self.values {
      for value in invalid + ["", "inherit 1px", "nonsense(", "1px;1px"].dropLast() {
        let sheet = StyleSheet(parsing: "p {\n \(name): \(value) }")
        #expect(sheet.rules.first?.declarations.isEmpty == true, "\(name): \(value)")
        #expect(sheet.diagnostics.map(\.code) == ["invalid-value"], "\(name): \(value)")
        #expect(sheet.diagnostics.first?.position.line == 2, "\(name): \(value)")
        // An empty value is reported at the name.
        let column = value.isEmpty ? 2 : name.utf8.count + 4
        #expect(sheet.diagnostics.first?.position.column == column, "\(name): \(value)")
      }
    }
  }

  /// With `var()`, a shorthand is read when the variables are known: entirely or not at all.
  @Test func shorthandsWithVariablesAreReadLater() {
    for (name, members) in Self.members {
      let value = Self.values.first { $0.0 == name }?.1 ?? ""
      let plain = ToyTree("p").style("p", "p{\(name): \(value)}")
      let samples = InheritanceTests.samples.filter { members.contains($0.0.name) }
      let longhands = samples.map { "\($0.0.name): \($0.1);" }.joined()
      for sheet in [
        "p{\(longhands) --v: \(value); \(name): var(--v)}",
        "p{\(longhands) \(name): var(--none, \(value))}",
      ] {
        let style = ToyTree("p").style("p", sheet)
        for property in StyleProperty.allCases where members.contains(property.name) {
          #expect(style?[property] == plain?[property], "\(sheet): \(property.name)")
        }
      }
      // An invalid result is `unset`, which also overrides the preceding longhands.
      let failed = ToyTree("p").style("p", "p{\(longhands) \(name): var(--none)}")
      #expect(failed?.description == "", "\(name)")
      let sheet = StyleSheet(parsing: "p{\(name): var(--v)}")
      #expect(sheet.description == "p { \(name): var(--v) }", "written once")
      #expect(sheet.rules.first?.declarations.count == members.count)
      #expect(sheet.diagnostics.isEmpty)
    }
  }

  /// The sides of boxes: top, right, bottom, left.
  @Test func sidesAreFilledFromTheirOpposites() {
    let rows: [(String, [Int])] = [
      ("1px", [1, 1, 1, 1]), ("1px 2px", [1, 2, 1, 2]), ("1px 2px 3px", [1, 2, 3, 2]),
      ("1px 2px 3px 4px", [1, 2, 3, 4]), ("0 0 0 4px", [0, 0, 0, 4]), ("0 2px", [0, 2, 0, 2]),
    ]
    for name in ["margin", "padding"] {
      for (value, expected) in rows {
        let style = ToyTree("p").style("p", "p{\(name): \(value)}")
        let sides = Self.members.first { $0.0 == name }?.1.compactMap(StyleProperty.init) ?? []
        let lengths = sides.map { style?.length($0)?.value ?? -1 }
        #expect(lengths == expected.map(Double.init), "\(name): \(value)")
      }
    }
    // In GSFancyText's dialect vertical percentages refer to the line, horizontal ones to the
    // width.
    let fancy = StyleDeclaration.list(parsing: "margin: 10% 20% 30% 40%", dialect: .fancyText)
    #expect(
      fancy.map(\.description) == [
        "margin-top: 0.1lh", "margin-right: 20%", "margin-bottom: 0.3lh", "margin-left: 40%",
      ])
    let padding = StyleDeclaration.list(parsing: "padding: 10%", dialect: .fancyText)
    #expect(padding.map(\.value) == Array(repeating: .length(StyleLength(10, .percent)), count: 4))
  }

  /// CSS Fonts 4 §2.7: components before the size, in any order, with `normal` in any position.
  @Test func fontComponentsInAnyOrder() {
    let parts = [
      ("italic", "font-style: italic"), ("small-caps", "font-variant-caps: small-caps"),
      ("bold", "font-weight: 700"), ("condensed", "font-stretch: 75%"),
    ]
    for first in parts.indices {
      for second in parts.indices where second != first {
        let (one, other) = (parts[first], parts[second])
        for text in [
          "\(one.0) \(other.0)", "normal \(one.0) \(other.0)", "\(one.0) normal \(other.0) normal",
        ] {
          let style = ToyTree("p").style("p", "p{font: \(text) 20px/2 A, serif}")?.description ?? ""
          for expected in [
            one.1, other.1, "font-size: 20px", "line-height: 2", "font-family: \"A\", serif",
          ] {
            #expect(style.contains(expected), "\(text): \(style)")
          }
          #expect(style.split(separator: ";").count == 5, "\(text): \(style)")
        }
      }
    }
    #expect(
      StyleDeclaration.list(parsing: "font: normal normal normal normal normal 1px a").isEmpty)
  }
}
