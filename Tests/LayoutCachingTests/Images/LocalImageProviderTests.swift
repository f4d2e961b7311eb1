import Foundation
import LayoutCaching
import LayoutTestSupport
import TestSupport
import Testing
import TextLayout

/// Images from files: what a document may name, and what is refused.
@Suite("Local images")
struct LocalImageProviderTests {
  private static let picture = PictureFiles.png(width: 3, height: 2)

  /// A folder `book` with pictures, links and other files, beside a picture that is outside.
  private func folder() throws -> TemporaryDirectory {
    let directory = try temporaryDirectory(prefix: "images")
    for name in ["book", "book/images", "book/images/deep", "bookish"] {
      try FileManager.default.createDirectory(
        atPath: directory.file(name), withIntermediateDirectories: true)
    }
    for name in [
      "secret.png", "book/a.png", "book/images/deep/b.png", "bookish/c.png", "book/ほん.png",
    ] {
      try directory.write(Self.picture, to: name)
    }
    try directory.write("text", to: "book/text.png")
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: directory.file(name), withDestinationPath: target)
    }
    try link("book/inside.png", to: "images/deep/b.png")
    try link("book/outside.png", to: "../secret.png")
    try link("book/up", to: "..")
    try link("book/loop", to: "loop")
    try link("book/zero.png", to: "/dev/zero")
    try link("linked", to: "book")
    #expect(mkfifo(directory.file("book/fifo.png"), 0o644) == 0)
    return directory
  }

  private func code(_ address: String, _ provider: LocalImageProvider) -> ImageError.Code? {
    do throws(ImageError) {
      _ = try provider.load(address)
      return nil
    } catch {
      #expect(!error.message.isEmpty && !error.message.contains("\u{1B}"))
      return error.code
    }
  }

  @Test("files of the folder and below are read, others are not")
  func files() throws {
    let directory = try folder()
    let book = directory.file("book")
    let provider = LocalImageProvider(folder: book, policy: ResourcePolicy(folders: [book]))
    let rows: [(address: String, code: ImageError.Code?, why: String)] = [
      ("a.png", nil, "in the folder"), ("./a.png", nil, "with ."),
      ("images/deep/b.png", nil, "below"),
      ("images/../a.png", nil, ".. within the folder"), ("ほん.png", nil, "a name in Japanese"),
      ("inside.png", nil, "a symbolic link within the folder"), (book + "/a.png", nil, "absolute"),
      ("outside.png", .notAllowed, "a symbolic link out of the folder"),
      ("up/secret.png", .notAllowed, "through a linked folder"),
      ("../secret.png", .notAllowed, "above the folder"),
      ("../bookish/c.png", .notAllowed, "a folder whose name begins alike"),
      (directory.file("secret.png"), .notAllowed, "absolute, outside"),
      ("/dev/zero", .notAllowed, "a device"), ("zero.png", .notAllowed, "a link to a device"),
      ("/etc/passwd", .notAllowed, "a file of the system"),
      ("../none.png", .notFound, "not there"), ("none.png", .notFound, "not there"),
      ("a.png/x", .notFound, "below a file"), ("a.png\u{0}x", .notAllowed, "NUL"),
      ("fifo.png", .malformed, "a FIFO, without waiting for its writer"),
      ("images", .malformed, "a folder"), (".", .notAllowed, "the folder itself"),
      ("loop", .notAllowed, "a link to itself"), ("text.png", .malformed, "no picture"),
      ("", .unsupportedAddress, "empty"), ("http://a/b.png", .unsupportedAddress, "another URL"),
      ("file://" + book + "/a.png", .unsupportedAddress, "a file URL"),
      ("\u{1B}[31m.png", .notFound, "an escape sequence"),
    ]
    for row in rows { #expect(code(row.address, provider) == row.code, "\(row.why)") }
  }

  @Test("a folder named by a symbolic link is resolved, several are allowed")
  func folders() throws {
    let directory = try folder()
    let linked = directory.file("linked")
    let provider = LocalImageProvider(folder: linked, policy: ResourcePolicy(folders: [linked]))
    #expect(code("a.png", provider) == nil)
    #expect(code("../secret.png", provider) == .notAllowed)
    let both = LocalImageProvider(
      folder: directory.file("book") + "/",
      policy: ResourcePolicy(folders: [directory.file("none"), directory.file("bookish"), linked]))
    #expect(code("../bookish/c.png", both) == nil && code("a.png", both) == nil)
  }

  @Test("without a policy no file is read")
  func noFiles() throws {
    let directory = try folder()
    let provider = LocalImageProvider(folder: directory.file("book"))
    for address in ["a.png", directory.file("book/a.png"), "/dev/zero", "fifo.png", "none"] {
      #expect(code(address, provider) == .notAllowed, "\(address)")
    }
    let data = "data:image/png;base64," + Data(Self.picture).base64EncodedString()
    #expect(code(data, provider) == nil)
    #expect(code("data:text/plain,a", provider) == .malformed)
  }

  @Test("limits of files and pixels, for files and data: URLs")
  func limits() throws {
    let directory = try folder()
    let book = directory.file("book")
    let size = Self.picture.count
    let data = "data:image/png;base64," + Data(Self.picture).base64EncodedString()
    func provider(bytes: Int, pixels: Int) -> LocalImageProvider {
      LocalImageProvider(
        folder: book,
        policy: ResourcePolicy(folders: [book], maximumFileSize: bytes, maximumPixels: pixels))
    }
    for address in ["a.png", data] {
      #expect(code(address, provider(bytes: size, pixels: 6)) == nil)
      #expect(code(address, provider(bytes: size - 1, pixels: 6)) == .tooLarge)
      #expect(code(address, provider(bytes: size, pixels: 5)) == .tooLarge)
    }
    // A sparse file of 40 MB is refused by its size, without being read.
    #expect(truncate(try directory.write("", to: "book/big.png"), 40 << 20) == 0)
    let usual = LocalImageProvider(folder: book, policy: ResourcePolicy(folders: [book]))
    #expect(code("big.png", usual) == .tooLarge)
    try directory.write(PictureFiles.png(width: 8000, height: 8000), to: "book/64.png")
    try directory.write(PictureFiles.png(width: 8001, height: 8000), to: "book/65.png")
    #expect(code("64.png", usual) == nil && code("65.png", usual) == .tooLarge)
  }

  @Test("as an asynchronous provider of an image store")
  func asynchronous() async throws {
    let directory = try folder()
    let book = directory.file("book")
    let provider: any ImageProvider = LocalImageProvider(
      folder: book, policy: ResourcePolicy(folders: [book]))
    #expect(try await provider.image(at: "a.png").size == Size(width: 3, height: 2))
    await #expect(throws: ImageError.self) { try await provider.image(at: "../secret.png") }
  }

  @Test("the defaults of the policy")
  func defaults() {
    let policy = ResourcePolicy()
    #expect(policy.folders == [] && policy.maximumFileSize == 33_554_432)
    #expect(policy.maximumPixels == 64_000_000 && policy.maximumDecodedSize == 268_435_456)
  }
}
