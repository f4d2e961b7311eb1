import Foundation
import TestSupport
import Testing

/// Runs the built `vfl2swift`.
func vfl2swift(
  _ arguments: String..., input: String = "", directory: String? = nil
) throws -> CommandRun {
  try vfl2swift(arguments, input: Array(input.utf8), directory: directory)
}

/// Runs the built `vfl2swift` on bytes.
func vfl2swift(
  _ arguments: [String], input: [UInt8] = [], directory: String? = nil
) throws -> CommandRun {
  try CommandRun(
    BuildDirectory.product("vfl2swift"), arguments, input: input, workingDirectory: directory,
    timeLimit: 120)
}

/// The root of the package, derived from the path of this file.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A source file with a block, before and after generation.
enum Sample {
  static let stale = """
    func load() {
      // VFL begin
      /*
      |-10-[a(50)]
      V:|-5-[a(6)]
      */
      // VFL end
    }

    """
  static let current = """
    func load() {
      // --- VFL GENERATED CODE ---
      /*
      |-10-[a(50)]
      V:|-5-[a(6)]
      */
      do {
        var frame = a.layoutFrame
        frame.x = 10
        frame.width = 50
        frame.y = 5
        frame.height = 6
        a.layoutFrame = frame
        a.flexibleEdges.formUnion([.rightMargin, .bottomMargin])
      }
      // --- END OF CODE GENERATED FROM VFL ---
    }

    """
  static let broken = stale.replacing("a(50)]", with: "a(50]")
}

/// Expects a run to have ended with an exit code, an output and messages.
func expect(
  _ run: CommandRun, exitCode: Int32 = 0, output: String = "", errors: [String] = [],
  _ why: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(run.exitCode == exitCode, "\(why)\n\(run)", sourceLocation: sourceLocation)
  let difference = firstDifference(of: run.output, from: Array(output.utf8))
  #expect(
    difference == nil, "\(why)\n\(run)\n\(difference ?? "")", sourceLocation: sourceLocation)
  #expect(run.errors.isEmpty == errors.isEmpty, "\(why)\n\(run)", sourceLocation: sourceLocation)
  for fragment in errors {
    #expect(
      run.errors.contains(fragment), "no “\(fragment)”: \(why)\n\(run)",
      sourceLocation: sourceLocation)
  }
}
