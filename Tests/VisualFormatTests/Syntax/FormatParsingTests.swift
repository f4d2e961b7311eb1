import Testing
import VisualFormat

/// Parsing of rules.
@Suite struct FormatParsingTests {
  /// Returns an expression in postfix order, as in `m 3 + 2 *`.
  private static func postfix(_ expression: FormatExpression) -> String {
    expression.operations.map {
      switch $0 {
      case .number(let number): "\(number)"
      case .percentage(let share): "\(share)%"
      case .name(let name): name.text
      case .negate: "neg"
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      case .divide: "/"
      }
    }.joined(separator: " ")
  }

  private static func text(_ predicates: [FormatPredicate]) -> String {
    predicates.map { predicate in
      let priority =
        switch predicate.priority {
        case .number(1000): ""
        case .number(let number): "@\(number)"
        case .name(let name): "@\(name.text)"
        }
      return predicate.relation.rawValue + postfix(predicate.expression) + priority
    }.joined(separator: ",")
  }

  /// Returns the canonical spelling of a rule, with everything explicit.
  private static func text(_ rule: FormatRule) -> String {
    var text = (rule.axis == .horizontal ? "H:" : "V:") + (rule.isCentered ? "center" : "")
    for (index, element) in rule.elements.enumerated() {
      if index > 0 {
        switch rule.gaps[index - 1] {
        case .none: break
        case .bare: text += "-"
        case .predicates(let predicates): text += "-{\(Self.text(predicates))}-"
        }
      }
      switch element {
      case .superview: text += "|"
      case .view(let view):
        text += "[\(view.name.text)\(view.sizes.isEmpty ? "" : "{\(Self.text(view.sizes))}")]"
      }
    }
    return text + rule.alignments.map { " \($0)" }.joined()
  }

  private static let rows: [(input: String, expected: String, why: String)] = [
    ("|[a]|", "H:|[a]|", "horizontal by default"),
    ("V:|-[a]-|", "V:|-[a]-|", "lone gaps are not the same as none"),
    ("[a][b]-[c]", "H:[a][b]-[c]", "neighbors"),
    ("[a(50)]", "H:[a{==50.0}]", "a size"),
    ("[a(==50)]", "H:[a{==50.0}]", "by name"),
    ("[a(=50)]", "H:[a{==50.0}]", "a single equals sign"),
    ("[a(>=50,<=60@750,==b@low)]", "H:[a{>=50.0,<=60.0@750.0,==b@low}]", "a list"),
    ("[a(>0)]", "H:[a{>=0.0}]", "the flexible size"),
    ("[a(<9)]", "H:[a{<=9.0}]", "its opposite"),
    ("[a(.5)]", "H:[a{==0.5}]", "no digit before the point"),
    ("[a(5.)]", "H:[a{==5.0}]", "none after it"),
    ("[a(-5)]", "H:[a{==5.0 neg}]", "a sign"),
    ("[a(1+2*3)]", "H:[a{==1.0 2.0 3.0 * +}]", "products bind tighter"),
    ("[a(1-2-3)]", "H:[a{==1.0 2.0 - 3.0 -}]", "from left to right"),
    ("[a(8/4/2)]", "H:[a{==8.0 4.0 / 2.0 /}]", "from left to right"),
    ("[a((1+2)*3)]", "H:[a{==1.0 2.0 + 3.0 *}]", "parentheses"),
    ("[a(2*-b)]", "H:[a{==2.0 b neg *}]", "a sign after an operation"),
    ("[a(-b*2)]", "H:[a{==b neg 2.0 *}]", "a sign binds tightest"),
    ("[a(50%-m)]", "H:[a{==50.0% m -}]", "a share of the container"),
    ("|-8-[a]", "H:|-{==8.0}-[a]", "a gap"),
    ("|-m-[a]", "H:|-{==m}-[a]", "by name"),
    ("|-m.left-[a]", "H:|-{==m.left}-[a]", "by path"),
    ("|-x+3-[a]", "H:|-{==x 3.0 +}-[a]", "a sum"),
    ("|-x-y-[a]", "H:|-{==x y +}-[a]", "two gaps"),
    ("|-(x-y)-[a]", "H:|-{==x y -}-[a]", "a difference"),
    ("|-(x-y)*2-[a]", "H:|-{==x y - 2.0 *}-[a]", "and its double"),
    ("|-(-5)-[a]", "H:|-{==5.0 neg}-[a]", "a negative gap"),
    ("|-8@500-[a]", "H:|-{==8.0@500.0}-[a]", "a weak gap"),
    ("|-(>=8,<=20@750)-[a]", "H:|-{>=8.0,<=20.0@750.0}-[a]", "bounds"),
    ("|->=8-[a]", "H:|-{>=8.0}-[a]", "a bound alone"),
    ("center[a(w)]", "H:center[a{==w}]", "center"),
    ("V:center[b]", "V:center[b]", "vertical center"),
    ("[center]", "H:[center]", "a view may have that name"),
    ("[H]-[V(H)]", "H:[H]-[V{==H}]", "and these"),
    ("[self.view.x1]", "H:[self.view.x1]", "a path"),
    ("[見出し(高さ)]", "H:[見出し{==高さ}]", "letters of any script"),
    ("[a]-8-[b] alignAllTop alignAllBottom", "H:[a]-{==8.0}-[b] alignAllTop alignAllBottom", ""),
    ("V:[a][b] alignAllLeading", "V:[a][b] alignAllLeft", "leading is left"),
    ("V:[a][b] alignAllTrailing", "V:[a][b] alignAllRight", "trailing is right"),
    ("\t [ a ( >= 5 , <= 9 ) ] - | // x", "H:[a{>=5.0,<=9.0}]-|", "white space and a comment"),
  ]

  @Test func rules() throws {
    for row in Self.rows {
      let (program, diagnostics) = FormatProgram.parse(row.input)
      #expect(
        program.rules.map(Self.text) == [row.expected], "\(row.input): \(row.why) \(diagnostics)")
      #expect(diagnostics.isEmpty, "\(row.input)")
    }
  }

  @Test func linesOfAnyKind() throws {
    let program = try FormatProgram(parsing: "[a]\r\n\n  // none\n\t\n[b]\r[c]\n")
    #expect(program.rules.map(\.position.line) == [1, 5, 6])
    #expect(program.viewNames == ["a", "b", "c"])
    #expect(try FormatProgram(parsing: "").rules.isEmpty)
  }

  @Test func namesHaveTheirPositions() throws {
    let program = try FormatProgram(parsing: "[a]\n  |-x-[か\u{3099}.b(y)]-|")
    let rule = program.rules[1]
    #expect(rule.position == FormatPosition(line: 2, column: 3))
    #expect(rule.views[0].name.position == FormatPosition(line: 2, column: 8))
    #expect(
      rule.views[0].sizes[0].position == FormatPosition(line: 2, column: 12),
      "が of two scalars is one Character")
  }

  @Test func alignmentsOfTheWholeText() throws {
    let program = try FormatProgram(
      parsing: "[a][b]\nV:[a][b]\n[c][d] alignAllTop", alignments: [.alignAllTop, .alignAllLeft])
    #expect(
      program.rules.map(\.alignments) == [[.alignAllTop], [.alignAllLeft], [.alignAllTop]],
      "each where it fits, and once")
  }

  @Test func manyViewsInOneLine() throws {
    let text = (0..<20_000).map { "[v\($0)(>=\($0))]" }.joined(separator: "-8-")
    #expect(try FormatProgram(parsing: text).viewNames.count == 20_000)
  }
}
