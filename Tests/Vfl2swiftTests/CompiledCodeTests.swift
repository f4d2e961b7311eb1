import Foundation
import TestSupport
import Testing
import VisualFormat

/// Generated code is compiled and run, and sets the frames of the solver.
@Suite struct CompiledCodeTests {
  private static let metrics: [String: Double] = ["m": 16, "w": 64]
  private static let sizes = [
    LayoutSize(width: 320, height: 480), LayoutSize(width: 1024, height: 768),
    LayoutSize(width: 333.5, height: 250.25),
  ]
  private static let names = ["a", "b", "c"]

  private static let programs = [
    "|-30-[a]-30-|\n|-50-[b(100)]\nV:|-10-[a(20)]-15-[b(50)]",
    "H:|-10-[a(50)]\nV:|[a]|",
    "[a(100)]-10-|\nV:[a]-10-|",
    "|-m-[a(w)]\nV:|-m+3-[a(w*2)]",
    "|-(-5)-[a(50.5)]\nV:|-(3-m)-[a(m/2)]",
    "center[a(200)]\nV:center[a]",
    "|-10-[a]-20-[b]\nV:[a]-3-[b]-4-|",
    "|-5-[a]-5-[b(50)]-5-[c(>0)]-5-|",
    "V:|-m-[a(w)]-2-[b]-3-[c(>0)]|",
    "|-10-[a]-10-[b(==a)]-10-[c(==a)]-10-|",
    "|[a(b*2)][b]|\nV:|[a(25%)]-10%-[b(30%-8)]",
    "|-5-[a(>=m,<=2000)]-5-|\nV:|-5-[a(>=100)]",
    "|-5-[a(<=20)]-5-[b]",
    "|-5-[a(100@500)]-5-|\nV:|-5-[a(100@500)]",
    "|-10@500-[a(100)]-10-|",
    "[a]-20-[b]\nV:[a(9)]",
    "|[a]-1-[b]\nV:|[b]-1-[a]",
    "|-8-[a(50)]-8-[b(60)] alignAllTop alignAllBottom\nV:|-(m*m/w)-[a(30)]",
    "V:[a]-2-[b] alignAllCenterX\n|-(10%*m/4)-[a(80)]",
    "|-[a]-[b(70)]-|\nV:|-[a]-[b]",
    "[c(==b)]-|\n[b(==a)]\n[a(33)]",
    "|-10-[a(50)]\nV:|-10-[a(50)]", "[a(50)]-10-|\nV:[a(50)]-10-|", "[a]\nV:[a]",
    "|-5-[a]-7-|\nV:|-5-[a]-7-|", "|-10-[a]\nV:|-10-[a]", "[a]-10-|\nV:[a]-10-|",
    "[a(40)]\nV:[a(40)]", "center[a]\nV:center[a(30)]", "V:[a(20)]-3-[b]|\n[a(20)]-3-[b]|",
  ]

  /// Returns a program that lays out three views by each block in containers of all sizes, and
  /// prints their frames.
  private static func source(_ writer: SwiftFrameWriter) throws -> String {
    var source = """
      final class Pane: LayoutBox {
        var layoutFrame = LayoutFrame(x: 7, y: 11, width: 40, height: 30)
        var flexibleEdges: FlexibleEdges = []
      }
      let m = 16.0
      let w = 64.0

      """
    for (index, text) in programs.enumerated() {
      let (code, diagnostics) = writer.code(for: try FormatProgram(parsing: text))
      #expect(!diagnostics.contains { $0.severity != .note }, "\(text): \(diagnostics)")
      source += """
        func place\(index)(_ superview: Pane, _ a: Pane, _ b: Pane, _ c: Pane) {
        \(code)
        }

        """
    }
    for index in programs.indices {
      for size in sizes {
        source += """
          do {
            let (superview, a, b, c) = (Pane(), Pane(), Pane(), Pane())
            superview.layoutFrame = LayoutFrame(width: \(size.width), height: \(size.height))
            place\(index)(superview, a, b, c)
            for pane in [a, b, c] {
              let frame = pane.layoutFrame
              print(frame.x, frame.y, frame.width, frame.height, pane.flexibleEdges.rawValue)
            }
          }

          """
      }
    }
    return source
  }

  @Test(.timeLimit(.minutes(10))) func compiledCodeSetsTheSolversFrames() throws {
    let writer = SwiftFrameWriter(defaultSpacing: .standard)
    let directory = try temporaryDirectory()
    let main = try directory.write(try Self.source(writer), to: "main.swift")
    let boxes = packageRoot.appendingPathComponent("Sources/VisualFormat/Boxes").path
    let library = try FileManager.default.contentsOfDirectory(atPath: boxes).sorted()
      .filter { $0.hasSuffix(".swift") }.map { boxes + "/" + $0 }
    let compiler = try CommandRun(
      "/usr/bin/env",
      ["swiftc", "-swift-version", "6", "-package-name", "test", "-o", directory.file("main")]
        + [main] + library, timeLimit: 500)
    #expect(compiler.exitCode == 0 && !compiler.errors.contains("error:"), "\(compiler.errors)")
    let run = try CommandRun(directory.file("main"), [])
    var lines = run.text.split(separator: "\n")[...]
    #expect(lines.count == Self.programs.count * Self.sizes.count * Self.names.count)
    for text in Self.programs {
      for size in Self.sizes {
        let solution = LayoutSolver(metrics: Self.metrics, defaultSpacing: .standard).solve(
          try FormatProgram(parsing: text), boxes: Self.boxes, in: size)
        for name in Self.names {
          let line = lines.popFirst() ?? ""
          let numbers = line.split(separator: " ").compactMap { Double($0) }
          compare(numbers, with: solution.boxes[name], "\(name) in \(size)\n\(text)")
        }
      }
    }
  }

  private static let boxes = Dictionary(
    uniqueKeysWithValues: names.map {
      ($0, PresetFrame(LayoutFrame(x: 7, y: 11, width: 40, height: 30)))
    })

  private func compare(_ numbers: [Double], with box: PlacedBox?, _ what: String) {
    guard numbers.count == 5 else {
      Issue.record("not five numbers: \(numbers)")
      return
    }
    let frame = box?.frame ?? LayoutFrame(x: 7, y: 11, width: 40, height: 30)
    for (number, expected) in zip(numbers, [frame.x, frame.y, frame.width, frame.height]) {
      #expect(abs(number - expected) < 1e-9, "\(numbers) instead of \(frame): \(what)")
    }
    // The code does not set an axis on which a view is unchanged.
    let edges = FlexibleEdges(rawValue: UInt8(numbers[4]))
    for members in [
      [.leftMargin, .width, .rightMargin], [.topMargin, .height, .bottomMargin],
    ] as [FlexibleEdges] {
      let own = edges.intersection(members)
      #expect(
        own.isEmpty || own == box?.flexibleEdges.intersection(members), "\(own): \(what)")
    }
  }
}
