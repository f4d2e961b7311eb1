import Foundation
import Testing

/// Each page of `Scenes` looks as it did when its picture was compared with a browser's.
@Suite(.enabled(if: Scene.fontsAreThere, Scene.reason))
struct SnapshotTests {
  @Test(.enabled(if: !isRecording), arguments: Scene.all)
  func scenesLookAsRecorded(_ scene: Scene) throws {
    let drawn = try scene.png()
    guard let stored = try? Data(contentsOf: scene.snapshot) else {
      let file = try Self.keep(drawn, as: "\(scene.name).actual.png")
      Issue.record("\(scene.snapshot.path) is missing; what was drawn is \(file.path)")
      return
    }
    let (actual, expected) = (try DecodedPicture(drawn), try DecodedPicture(Array(stored)))
    let comparison = PictureComparison(actual, expected)
    guard !comparison.isSame else { return }
    let file = try Self.keep(drawn, as: "\(scene.name).actual.png")
    let difference = Scene.output.appending(path: "\(scene.name).difference.png")
    try comparison.picture(over: expected).write(to: difference)
    Issue.record(
      """
      \(scene.name): \(comparison.summary)
      expected: \(scene.snapshot.path)
      actual: \(file.path)
      difference: \(difference.path)
      """)
  }

  @Test(.enabled(if: !isRecording)) func eachPictureHasItsScene() {
    #expect(Scene.recorded == Scene.all.map(\.name), "pictures and pages belong together")
    #expect(Scene.all.count >= 13)
  }

  @Test func theSamePageIsTheSamePicture() throws {
    let scene = try #require(Scene.all.first)
    #expect(try scene.png() == scene.png())
  }

  /// Always fails, since new pictures have to be reviewed.
  @Test(.enabled(if: isRecording), arguments: Scene.all)
  func record(_ scene: Scene) throws {
    try Data(scene.png()).write(to: scene.snapshot)
    Issue.record("recorded \(scene.snapshot.path): look at it, then run without the variable")
  }

  private static let isRecording =
    ProcessInfo.processInfo.environment["MUTSU_RECORD_SNAPSHOTS"] == "1"

  private static func keep(_ bytes: [UInt8], as name: String) throws -> URL {
    try FileManager.default.createDirectory(at: Scene.output, withIntermediateDirectories: true)
    let file = Scene.output.appending(path: name)
    try Data(bytes).write(to: file)
    return file
  }
}
