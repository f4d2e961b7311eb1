import Foundation
import Testing
import VisualFormat

/// The code and the table of the article.
@Suite struct DocumentationTests {
  private static func article() throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/VisualFormat/VisualFormat.docc/VisualFormat.md"
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theGeneratedBlockIsUpToDate() throws {
    let article = try Self.article()
    let result = SwiftSourceRewriter().rewrite(article)
    #expect(result.blockCount == 1 && result.staleLines.isEmpty, "\(result.text)")
    #expect(!result.hasErrors)
  }

  @Test func theSolvedExample() throws {
    let program = try FormatProgram(
      parsing: """
        |-30-[label]-30-|
        |-50-[button(100)]
        V:|-10-[label(20)]-15-[button(50)]
        """)
    let solution = LayoutSolver().solve(program, in: LayoutSize(width: 320, height: 480))
    #expect(solution["label"] == LayoutFrame(x: 30, y: 10, width: 260, height: 20))
    #expect(solution["button"] == LayoutFrame(x: 50, y: 45, width: 100, height: 50))
    #expect(solution.boxes["label"]?.flexibleEdges.description == "width, bottomMargin")
    #expect(solution.boxes["button"]?.flexibleEdges.description == "rightMargin, bottomMargin")
    let article = try Self.article()
    for line in ["x 30, y 10, width 260, height 20", "x 50, y 45, width 100, height 50"] {
      #expect(article.contains(line))
    }
  }

  /// Every spelling in the table can be parsed, alone or with the required context.
  @Test func theTableOfTheLanguage() throws {
    let article = try Self.article()
    let rows = article.split(separator: "\n").drop { !$0.hasPrefix("| written") }
      .prefix { $0.hasPrefix("|") }.dropFirst(2)
    var spellings: [String] = []
    for row in rows {
      let cell = row.replacing("\\|", with: "¦").split(separator: "|")[0]
      let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
      spellings += parts.indices.filter { $0 % 2 == 1 }.map {
        String(parts[$0].replacing("¦", with: "|"))
      }
    }
    #expect(spellings.count > 20)
    for spelling in spellings {
      let text =
        switch spelling {
        case "H:", "V:": spelling + "[a]"
        case "|": "|[a]|"
        case "][": "[a][b]"
        case let gap where gap.hasPrefix("-"): "[a]\(gap)[b]"
        case let size where !size.contains("[") && size.contains("@"):
          "[a(\(size.hasPrefix("@") ? "1" : "")\(size))]"
        default: spelling
        }
      #expect(FormatProgram.parse(text).diagnostics.isEmpty, "\(text)")
    }
  }

  @Test func everyTypeIsInTheTopics() throws {
    let article = try Self.article()
    for type in [
      "FormatProgram", "FormatRule", "FormatElement", "FormatView", "FormatGap", "FormatPredicate",
      "FormatRelation", "FormatPriority", "FormatExpression", "FormatName", "FormatAlignment",
      "FormatDiagnostic", "FormatErrors", "FormatPosition", "LayoutSolver", "LayoutSolution",
      "PlacedBox", "PresetFrame", "DefaultSpacing", "LayoutAxis", "LayoutFrame", "LayoutSize",
      "FlexibleEdges", "LayoutBox", "LayoutContainer", "SwiftFrameWriter", "SwiftSourceRewriter",
    ] {
      #expect(article.contains("- ``\(type)``"), "\(type)")
    }
  }
}
