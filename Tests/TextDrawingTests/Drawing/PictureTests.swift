import Foundation
import MarkupText
import Testing

@testable import TextDrawing
@testable import TextLayout

/// Small images for these tests.
enum SamplePictures {
  /// Two by two pixels: red, green; blue, transparent.
  static let png = bytes(
    """
      iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAE0lEQVR4nGP4z8DwHwyB9H8QCQBDzgb6JeYfUwAA\
      AABJRU5ErkJggg==
    """)
  /// Eight by eight pixels in one shade of blue.
  static let jpeg = bytes(
    """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R\
      DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
      FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA\
      AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
      M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
      lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA\
      HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh\
      cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
      anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk\
      5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD5iooor+uD86P/2Q==
    """)
  /// One purple pixel.
  static let gif = bytes("R0lGODlhAQABAIAAAP8AgAAAACwAAAAAAQABAAACAkQBADs=")

  private static func bytes(_ base64: String) -> [UInt8] {
    Array(Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
  }
}

struct PictureTests {
  let renderer = PangoRenderer(fonts: TestFonts.installed)

  private func list(_ image: EncodedImage?, text: String = "") -> DisplayList {
    DisplayList(
      size: Size(width: 60, height: 40),
      items: [
        .image(
          PlacedImage(
            image: image, frame: Rect(x: 10, y: 10, width: 40, height: 20), alternativeText: text,
            address: "cat.png"))
      ])
  }

  private func image(_ format: EncodedImage.Format, _ bytes: [UInt8], side: Double = 2)
    -> EncodedImage
  {
    EncodedImage(format: format, bytes: bytes, size: Size(width: side, height: side))
  }

  private func drawn(_ list: DisplayList) throws -> DecodedPicture {
    try DecodedPicture(renderer.png(list, background: .white))
  }

  @Test func allFormatsAreStretchedToTheirFrames() throws {
    let png = try drawn(list(image(.png, SamplePictures.png)))
    #expect(png[12, 11] == .init(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(png[48, 11] == .init(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(png[12, 28] == .init(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(png[48, 28] == .white, "transparent")
    #expect(png[8, 20] == .white && png[52, 20] == .white && png[30, 8] == .white)
    let jpeg = try drawn(list(image(.jpeg, SamplePictures.jpeg, side: 8)))
    #expect(abs(Int(jpeg[30, 20].blue) - 0xC0) < 4 && abs(Int(jpeg[30, 20].red) - 0x20) < 4)
    #expect(
      try drawn(list(image(.gif, SamplePictures.gif, side: 1)))[30, 20]
        == .init(red: 255, green: 0, blue: 128, alpha: 255))
  }

  @Test func missingPicturesAreBoxesWithTheirText() throws {
    let box = try drawn(list(nil))
    #expect(box[10, 10].red == 128 && box[49, 29].red == 128 && box[30, 20] == .white)
    let area = Rect(x: 0, y: 0, width: 60, height: 40)
    let labeled = try drawn(list(nil, text: "猫"))
    #expect(labeled.darkness(in: area) > box.darkness(in: area) + 500)
    let long = try drawn(list(nil, text: String(repeating: "猫", count: 50)))
    #expect(
      long.darkness(in: Rect(x: 50, y: 0, width: 10, height: 40)) == 0, "it is cut at the frame")
  }

  @Test func brokenPicturesAreBoxesAndReported() throws {
    let broken: [(EncodedImage, String)] = [
      (image(.png, []), "no bytes"), (image(.png, [1, 2, 3]), "no picture"),
      (image(.png, Array(SamplePictures.png.prefix(20))), "cut short"),
      (image(.png, SamplePictures.png, side: 0), "no size"),
      (image(.png, SamplePictures.png, side: 1e9), "an absurd size"),
      (image(.png, SamplePictures.png, side: .nan), "not a size"),
    ]
    for (image, why) in broken {
      let list = list(image)
      #expect(try drawn(list)[10, 10].red == 128, "\(why): a box")
      #expect(renderer.problems(in: list).map(\.code) == [.badImage], "\(why)")
      #expect(renderer.problems(in: list).first?.message.contains("cat.png") == true)
      #expect(try renderer.pdf(list).count > 500)
    }
    #expect(renderer.problems(in: list(image(.png, SamplePictures.png))).isEmpty)
    #expect(renderer.problems(in: list(nil)).isEmpty, "what has not been loaded yet is no problem")
  }

  @Test func filesOfJPEGAreEmbeddedInPDFAsTheyAre() throws {
    let pdf = try renderer.pdf(list(image(.jpeg, SamplePictures.jpeg, side: 8)))
    let text = String(decoding: pdf, as: Unicode.ASCII.self)
    #expect(text.contains("/DCTDecode"))
    let jpeg = Data(SamplePictures.jpeg)
    #expect(Data(pdf).range(of: jpeg) != nil)
    #expect(
      try Data(renderer.pdf(list(image(.png, SamplePictures.png)))).range(
        of: Data("DCTDecode".utf8)) == nil)
  }
}
