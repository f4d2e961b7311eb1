import LayoutTestSupport
import TestSupport
import Testing
import TextFoundation

@testable import LayoutCaching
@testable import TextLayout

/// The state of an image store, without tasks that run, against a naive model.
@Suite struct ImageStorageModelTests {
  /// Images in order of use, the oldest first, and the other states by address.
  private struct Model {
    let limit: Int
    var images: [(address: String, image: EncodedImage)] = []
    var tickets: [String: Int] = [:]
    var failures: [String: String] = [:]

    var cost: Int { images.reduce(0) { $0 + $1.image.bytes.count } }

    mutating func use(_ address: String) -> EncodedImage? {
      guard let index = images.firstIndex(where: { $0.address == address }) else { return nil }
      images.append(images.remove(at: index))
      return images.last?.image
    }

    mutating func finish(_ address: String, _ ticket: Int, _ image: EncodedImage?) -> Bool {
      guard tickets[address] == ticket else { return false }
      tickets[address] = nil
      guard let image else {
        failures[address] = "no \(address)"
        return true
      }
      images.append((address, image))
      while cost > limit, images.count > 1 { images.removeFirst() }
      return true
    }

    func state(of address: String) -> ImageStore.State {
      if tickets[address] != nil { return .loading }
      if let message = failures[address] { return .failed(message) }
      return images.first { $0.address == address }.map { .loaded($0.image) } ?? .unknown
    }
  }

  @Test func randomOperationsMatchTheModel() throws {
    var random = SeededGenerator(seed: 23)
    let addresses = (1...9).map { "\($0).png" }
    let pictures = try (1...9).map { number in
      try #require(
        EncodedImage(
          bytes: PictureFiles.png(
            width: number, height: 1,
            parts: PictureFiles.chunk("IDAT", [UInt8](repeating: 0, count: number * 10)))))
    }
    for limit in [-1, 0, 100, 350, 2000] {
      var storage = ImageStorage(costLimit: limit)
      var model = Model(limit: max(limit, 0))
      // All tickets ever given, so that loads that were canceled finish late.
      var given: [(address: String, ticket: Int)] = []
      for step in 0..<3000 {
        let index = Int.random(in: 0..<9, using: &random)
        let address = addresses[index]
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<6:
          var ticket: Int?
          let isLoading = storage.begin(address) { number in
            ticket = number
            return Task {}
          }
          let starts = model.state(of: address) == .unknown
          if starts { model.tickets[address] = ticket }
          #expect((ticket != nil) == starts, "step \(step)")
          #expect(isLoading == (model.state(of: address) == .loading), "step \(step)")
          if let ticket {
            #expect(!given.contains { $0.ticket == ticket }, "a ticket is used twice")
            given.append((address, ticket))
          }
        case 6..<13:
          guard let late = given.suffix(6).randomElement(using: &random) else { continue }
          let number = Int(late.address.prefix(1)) ?? 1
          let image = step % 5 == 0 ? nil : pictures[number - 1]
          let load = storage.finish(
            late.address, ticket: late.ticket, image: image, message: "no \(late.address)")
          #expect((load != nil) == model.finish(late.address, late.ticket, image), "step \(step)")
          if let load { #expect(load.ticket == late.ticket) }
        case 13..<16:
          #expect(storage.image(at: address) == model.use(address), "step \(step)")
        case 16:
          let load = storage.cancel(address)
          #expect(load?.ticket == model.tickets.removeValue(forKey: address), "step \(step)")
        case 17, 18:
          let load = storage.remove(address)
          #expect(load?.ticket == model.tickets.removeValue(forKey: address), "step \(step)")
          model.failures[address] = nil
          model.images.removeAll { $0.address == address }
        default:
          guard step % 7 == 0 else { continue }
          let ends = storage.cancelAll().map(\.ticket)
          #expect(ends.sorted() == model.tickets.values.sorted(), "step \(step)")
          model.tickets = [:]
          if step % 2 == 0 {
            #expect(storage.removeAll().isEmpty)
            model.failures = [:]
            model.images = []
          }
        }
        #expect(storage.totalCost == model.cost, "step \(step) with the limit \(limit)")
        #expect(storage.state(of: address) == model.state(of: address), "step \(step)")
        #expect(storage.images().keys.sorted() == model.images.map(\.address).sorted())
      }
    }
  }

  /// A provider takes any spelling of `data:`, and passes on everything else unchanged.
  @Test func onlyDataAddressesAreDecoded() async throws {
    struct Echo: ImageProvider {
      func image(at address: String) async throws -> EncodedImage {
        throw ImageError(code: .notFound, message: address)
      }
    }
    let provider = DataURLImageProvider(fallback: Echo())
    let content = String(PictureFiles.redPixel.dropFirst(5))
    for scheme in ["data:", "DATA:", "Data:", "dAtA:"] {
      let image = try await provider.image(at: scheme + content)
      #expect(image.size == Size(width: 1, height: 1), "\(scheme)")
    }
    for address in ["", "data", "dat:", " data:x", "data;x", "http://a.jp/data:", "datа:x"] {
      await #expect(throws: ImageError(code: .notFound, message: address)) {
        try await provider.image(at: address)
      }
    }
    for address in ["data:", "data:,", "data:image/png;base64,", "data:image/png;base64,AAAA"] {
      await #expect(throws: ImageError.self, "\(address)") {
        try await provider.image(at: address)
      }
    }
  }
}
