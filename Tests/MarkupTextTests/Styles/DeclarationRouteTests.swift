import MarkupText
import Testing

/// The same declaration by every route: in a sheet, in an attribute, from code, through variables,
/// and with every spelling of its importance.
@Suite struct DeclarationRouteTests {
  /// Every written value of the property table, with its property.
  private static let declarations: [(property: StyleProperty, value: String)] =
    StyleProperty.allCases.flatMap { property in
      PropertyRow.all.filter { $0.name == property.name }.flatMap { row in
        let keywords = row.keywords.split(separator: " ").map(String.init).filter { $0 != "*" }
        let values = row.values.map { $0.split(separator: "=>").first.map(String.init) ?? $0 }
        return (keywords + values).map { (property, $0) }
      }
    }

  private static func value(_ sheet: String, _ property: StyleProperty) -> StyleValue? {
    ToyTree("a(p)").style("p", "a{font-size:20px;font-weight:600} \(sheet)")?[property]
  }

  @Test func throughVariables() {
    #expect(Self.declarations.count > 300)
    for (property, value) in Self.declarations {
      let plain = Self.value("p{\(property.name):\(value)}", property)
      for sheet in [
        "p{--v:\(value);\(property.name):var(--v)}", "p{\(property.name):var(--v,\(value))}",
        "a{--v:\(value)} p{\(property.name):var(--w,var(--v))}",
        "p{\(property.name):var(--e,) \(value) var(--e,)}",
        "p{--e:;\(property.name):var(--e)\(value)}",
      ] {
        #expect(Self.value(sheet, property) == plain, "\(sheet)")
      }
    }
  }

  /// A variable with an invalid value behaves as `unset`, regardless of earlier declarations.
  @Test func valuesThatDoNotFitAreUnset() {
    for row in PropertyRow.all {
      guard let property = StyleProperty.allCases.first(where: { $0.name == row.name }) else {
        continue
      }
      let unset = Self.value("p{\(row.name):unset}", property)
      let valid = row.values.first ?? row.keywords.split(separator: " ").map(String.init).last ?? ""
      for value in row.invalid where !value.contains("inherit") {
        let sheet = "p{\(row.name):\(valid);--v:\(value);\(row.name):var(--v)}"
        #expect(Self.value(sheet, property) == unset, "\(sheet)")
      }
    }
  }

  @Test func fromSheetsAttributesHintsAndCode() {
    for (property, value) in Self.declarations {
      let text = "\(property.name):\(value)"
      let element = ToyTree("p").elements[0]
      let declared = StyleDeclaration.list(parsing: text)
      var sheet = StyleCascade()
      sheet.add(StyleSheet(parsing: "p{\(text)}"))
      var code = StyleCascade()
      code.setStyle(for: .element("P"), declared)
      var made = StyleCascade()
      made.setStyle(
        for: .element("p"), declared.compactMap { $0.value.map { StyleDeclaration(property, $0) } })
      let expected = sheet.style(of: element)[property]
      let plain = StyleCascade()
      #expect(plain.style(of: element, inline: declared)[property] == expected, "\(text): inline")
      #expect(plain.style(of: element, hints: declared)[property] == expected, "\(text): hints")
      #expect(code.style(of: element)[property] == expected, "\(text): code")
      #expect(made.style(of: element)[property] == expected, "\(text): made in code")
      #expect(StyleCascade(base: declared).rootStyle[property] == expected, "\(text): the base")
    }
  }

  @Test func spellingsOfImportance() {
    let rows: [(String, Bool?, String)] = [
      ("red!important", true, "without a space"), ("red !important", true, "with one"),
      ("red ! important", true, "in it"), ("red !/**/important", true, "a comment in it"),
      ("red!IMPORTANT", true, "in any case"), ("red!\\69mportant", true, "an escape"),
      ("red! \n important \t", true, "newlines"), ("red /**/ !important /**/", true, "comments"),
      ("red", false, "none"), ("red!", nil, "an exclamation mark alone"),
      ("red!import", nil, "another word"),
      ("red important", nil, "no exclamation mark"),
      ("red!!important", nil, "two exclamation marks"),
      ("red!important!important", nil, "twice"), ("red!important blue", nil, "not at the end"),
      ("!important red", nil, "at the start"), ("!important", nil, "nothing before it"),
      ("red!'important'", nil, "a string"), ("red!important()", nil, "a function"),
      ("'red'!important", true, "after quotes"), ("inherit!important", true, "a keyword of all"),
      ("var(--x)!important", true, "after a variable"),
      ("var(--x!important)", false, "within one"),
    ]
    for (text, expected, why) in rows {
      let found = StyleDeclaration.list(parsing: "color:\(text)")
      #expect(found.first?.isImportant == expected, "\(text): \(why)")
      #expect(found.count == (expected == nil ? 0 : 1), "\(text): \(why)")
      #expect(found.first?.text.contains("!") != true || !why.hasPrefix("with a"), "\(text)")
      let shorthand = StyleDeclaration.list(parsing: "background:\(text)")
      #expect(shorthand.first?.isImportant == expected, "\(text) in a shorthand: \(why)")
    }
    let variable = StyleDeclaration.list(parsing: "--x: a !important; --y: b ! important c")
    #expect(variable.map(\.isImportant) == [true, false])
    #expect(variable.map(\.text) == ["a", "b ! important c"])
    let unknown = StyleDeclaration.list(parsing: "widht: 1px !important")
    #expect(unknown.map(\.isImportant) == [true] && unknown.map(\.text) == ["1px"])
  }
}
