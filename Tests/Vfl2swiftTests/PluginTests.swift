import Foundation
import TestSupport
import Testing

/// The command plugin, as far as a manifest declares it: building packages in tests takes too long.
@Suite struct PluginTests {
  private func manifest(_ path: String) throws -> [String: Any] {
    let scratch = try temporaryDirectory()
    let run = try CommandRun(
      "/usr/bin/env",
      ["swift", "package", "--package-path", path, "--scratch-path", scratch.path, "dump-package"],
      timeLimit: 240)
    #expect(run.exitCode == 0, "\(run)")
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any], "\(run)")
  }

  private func named(_ name: String, in list: Any?) throws -> [String: Any] {
    try #require((list as? [[String: Any]])?.first { $0["name"] as? String == name }, "\(name)")
  }

  @Test(.timeLimit(.minutes(10))) func thePackageOffersTheCommand() throws {
    let manifest = try manifest(packageRoot.path)
    let product = try named("VFL2SwiftCommand", in: manifest["products"])
    #expect(product["targets"] as? [String] == ["VFL2SwiftCommand"])
    #expect((product["type"] as? [String: Any])?.keys.first == "plugin")
    let target = try named("VFL2SwiftCommand", in: manifest["targets"])
    let text = String(decoding: try JSONSerialization.data(withJSONObject: target), as: UTF8.self)
    for part in ["\"verb\":\"vfl2swift\"", "writeToPackageDirectory", "[\"vfl2swift\""] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    let tool = try named("vfl2swift", in: manifest["targets"])
    #expect(tool["type"] as? String == "executable")
  }

  @Test(.timeLimit(.minutes(10))) func theExampleUsesIt() throws {
    let folder = packageRoot.appendingPathComponent("Examples/VisualFormatCard")
    let manifest = try manifest(folder.path)
    let target = try named("VisualFormatCard", in: manifest["targets"])
    let text = String(
      decoding: try JSONSerialization.data(withJSONObject: target["dependencies"] ?? []),
      as: UTF8.self)
    #expect(text.contains("\"VisualFormat\""), "\(text)")
    let readme = try String(
      contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("--allow-writing-to-package-directory vfl2swift"))
  }
}
