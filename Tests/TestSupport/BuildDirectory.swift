import Foundation

/// The directory of the package's build products, including the running tests.
public enum BuildDirectory {
  /// Returns the path of a product such as `jptok`.
  ///
  /// - Throws: `CommandRun.Failure` if the build directory does not contain it.
  public static func product(_ name: String) throws -> String {
    for image in images {
      var directory = URL(fileURLWithPath: image).resolvingSymlinksInPath()
      while directory.path != "/" {
        directory.deleteLastPathComponent()
        let candidate = directory.appendingPathComponent(name).path
        if FileManager.default.fileExists(atPath: candidate) { return candidate }
      }
    }
    throw CommandRun.Failure(
      description: "no \(name) beside or above \(images.joined(separator: ", ")): swift build")
  }

  /// The paths of the loaded images: on Linux the tests are a program, elsewhere a bundle loaded by
  /// a program of Xcode.
  private static var images: [String] {
    let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return bundles + [program, CommandLine.arguments.first].compactMap { $0 }
  }
}
