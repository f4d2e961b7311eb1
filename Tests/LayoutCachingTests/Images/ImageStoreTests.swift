import LayoutTestSupport
import Synchronization
import Testing
import TextFoundation
import TextLayout
import TypedEvents

@testable import LayoutCaching

/// Delivers images when it is opened, and counts requests.
private final class GatedProvider: ImageProvider {
  private struct State {
    var requests: [String] = []
    var isOpen: Bool
    var waiting: [CheckedContinuation<Void, Never>] = []
  }
  private let state: TracedMutex<State>

  init(isOpen: Bool = true) { state = TracedMutex(State(isOpen: isOpen)) }

  var requests: [String] { state.withLock { $0.requests } }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func image(at address: String) async throws -> EncodedImage {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        state.requests.append(address)
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
    // The number in the name is the width, so that images can be distinguished.
    guard let width = Int(address.filter(\.isNumber)),
      let image = EncodedImage(bytes: PictureFiles.png(width: width, height: 10))
    else { throw ImageError(code: .notFound, message: "no \(address)") }
    return image
  }
}

private let fileSize = PictureFiles.png(width: 1, height: 10).count

@Suite("Image store")
struct ImageStoreTests {
  /// Collects the events of observers on any thread.
  private final class Log: Sendable {
    private let lines = TracedMutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var sorted: [String] { lines.withLock { $0.sorted() } }
  }

  private func isLoaded(_ store: ImageStore, _ address: String) -> Bool {
    if case .loaded = store.state(of: address) { true } else { false }
  }

  @Test("States: unknown, loading, loaded, failed")
  func states() async {
    let provider = GatedProvider(isOpen: false)
    let store = ImageStore(provider: provider)
    #expect(store.state(of: "1.png") == .unknown)
    #expect(store.image(at: "1.png") == nil)
    #expect(store.load("1.png"))
    #expect(store.load("x.png"))
    #expect(store.state(of: "1.png") == .loading)
    #expect(store.image(at: "1.png") == nil)
    provider.open()
    await store.loadAll(["1.png", "x.png"])
    #expect(store.image(at: "1.png")?.size == Size(width: 1, height: 10))
    #expect(isLoaded(store, "1.png"))
    #expect(store.state(of: "x.png") == .failed("no x.png"))
    #expect(!store.load("1.png"))
    #expect(!store.load("x.png"))
    #expect(provider.requests.sorted() == ["1.png", "x.png"])
    store.remove("x.png")
    #expect(store.state(of: "x.png") == .unknown)
    await store.loadAll(["x.png"])
    #expect(provider.requests.count == 3)
  }

  @Test("Events: one for each picture that loads or fails")
  func events() async {
    let store = ImageStore(provider: GatedProvider())
    let log = Log()
    let loaded = store.imageLoaded.subscribe {
      log.add("loaded \($0.address) \(Int($0.image.size.width))")
    }
    let failed = store.imageFailed.subscribe { log.add("failed \($0.address): \($0.message)") }
    await store.loadAll(["1.png", "2.png", "x.png"])
    await store.loadAll(["1.png", "x.png"])
    #expect(log.sorted == ["failed x.png: no x.png", "loaded 1.png 1", "loaded 2.png 2"])
    withExtendedLifetime((loaded, failed)) {}
  }

  @Test("Tasks that request images at the same time load each address once (tasks)")
  func manyTasks() async {
    let provider = GatedProvider()
    let store = ImageStore(provider: provider)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<20 {
        group.addTask {
          let addresses = (0..<20).map { "\(($0 + task) % 20 + 1).png" }
          await store.loadAll(addresses)
          for address in addresses { #expect(store.image(at: address) != nil) }
        }
      }
    }
    #expect(provider.requests.count == 20)
    #expect(Set(provider.requests).count == 20)
    #expect(store.snapshot().images.count == 20)
    #expect(store.totalCost == 20 * fileSize)
  }

  @Test("Loading, canceling, removing and reading at once keep the store consistent (tasks)")
  func mixedTasks() async {
    let store = ImageStore(provider: GatedProvider(), costLimit: 5 * fileSize)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<100 {
            let address = "\((task * 7 + round) % 12 + 1).png"
            switch (task + round) % 5 {
            case 0: store.load(address)
            case 1: store.cancel(address)
            case 2: await store.loadAll([address, "x.png"])
            case 3: store.remove(address)
            default: _ = (store.image(at: address), store.snapshot(), store.state(of: address))
            }
          }
        }
      }
    }
    await store.loadAll((1...12).map { "\($0).png" })
    let images = store.snapshot().images
    #expect(images.count == 5)
    #expect(store.totalCost == 5 * fileSize)
    for (address, image) in images { #expect(address == "\(Int(image.size.width)).png") }
  }

  @Test("The least recently used pictures are evicted first; the newest is retained")
  func eviction() async {
    let store = ImageStore(provider: GatedProvider(), costLimit: 2 * fileSize)
    await store.loadAll(["1.png"])
    await store.loadAll(["2.png"])
    _ = store.image(at: "1.png")
    await store.loadAll(["3.png"])
    #expect(store.snapshot().images.keys.sorted() == ["1.png", "3.png"])
    #expect(store.state(of: "2.png") == .unknown)
    await store.loadAll(["2.png"])
    #expect(store.snapshot().images.keys.sorted() == ["2.png", "3.png"])

    for limit in [0, -5, Int.min] {
      let small = ImageStore(provider: GatedProvider(), costLimit: limit)
      await small.loadAll(["1.png"])
      #expect(isLoaded(small, "1.png"))
      await small.loadAll(["2.png"])
      #expect(small.snapshot().images.keys.sorted() == ["2.png"])
      #expect(small.totalCost == fileSize)
    }
  }

  @Test("Canceling ends the wait, posts nothing, and a later load starts again (tasks)")
  func canceling() async {
    let provider = GatedProvider(isOpen: false)
    let store = ImageStore(provider: provider)
    let log = Log()
    let loaded = store.imageLoaded.subscribe { log.add("loaded \($0.address)") }
    let failed = store.imageFailed.subscribe { log.add("failed \($0.address)") }
    let isDone = Atomic(false)
    let waiting = Task {
      await store.loadAll(["1.png"])
      isDone.store(true, ordering: .releasing)
    }
    // The gate stays shut: without canceling this would never end. Each round cancels, since the
    // task may begin to load after the first one.
    while !isDone.load(ordering: .acquiring) {
      await Task.yield()
      store.cancelAll()
    }
    await waiting.value
    #expect(store.state(of: "1.png") == .unknown)
    provider.open()
    await store.loadAll(["1.png"])
    #expect(isLoaded(store, "1.png"))
    #expect(log.sorted == ["loaded 1.png"])
    withExtendedLifetime((loaded, failed)) {}
  }

  @Test("A waiting task that is canceled continues; the picture is still loaded (tasks)")
  func canceledWaiter() async {
    let provider = GatedProvider(isOpen: false)
    let store = ImageStore(provider: provider)
    let waiting = Task { await store.loadAll(["1.png", "2.png"]) }
    while provider.requests.count < 2 { await Task.yield() }
    waiting.cancel()
    await waiting.value
    #expect(store.state(of: "1.png") == .loading)
    provider.open()
    await store.loadAll(["1.png"])
    #expect(isLoaded(store, "1.png"))
  }

  @Test("Snapshots: the available images first, finally all loaded ones, then the end (tasks)")
  func snapshots() async {
    let provider = GatedProvider(isOpen: false)
    let store = ImageStore(provider: provider)
    var counts: [Int] = []
    for await images in store.snapshots(loading: ["1.png", "2.png", "x.png", "1.png"]) {
      counts.append(images.images.count)
      provider.open()
    }
    #expect(counts.first == 0)
    #expect(counts.last == 2)
    #expect(counts == counts.sorted())
    #expect(provider.requests.count == 3)

    var again: [Int] = []
    for await images in store.snapshots(loading: ["1.png"]) { again.append(images.images.count) }
    #expect(again == [2])
  }

  @Test("A snapshot does not change")
  func snapshotIsAValue() async {
    let store = ImageStore(provider: GatedProvider())
    await store.loadAll(["1.png"])
    let snapshot = store.snapshot()
    store.removeAll()
    #expect(store.image(at: "1.png") == nil)
    #expect(store.totalCost == 0)
    #expect(snapshot.image(at: "1.png")?.size.width == 1)
    #expect(snapshot.image(at: "2.png") == nil)
  }

  @Test("Without a provider, data: URLs are loaded, and other addresses fail with a remedy")
  func dataURLs() async {
    let store = ImageStore()
    await store.loadAll([PictureFiles.redPixel, "a.png", "data:text/plain,A"])
    #expect(store.image(at: PictureFiles.redPixel)?.format == .png)
    #expect(
      store.state(of: "a.png")
        == .failed(
          "cannot load the image 'a.png': only data: URLs are supported (set a fallback provider)"))
    #expect(
      store.state(of: "data:text/plain,A")
        == .failed("the data: URL does not contain a PNG, JPEG or GIF image: data:text/plain,A"))
  }

  @Test("A fallback loads addresses other than data: URLs")
  func fallback() async throws {
    let provider = DataURLImageProvider(fallback: GatedProvider())
    #expect(try await provider.image(at: "7.png").size.width == 7)
    #expect(try await provider.image(at: PictureFiles.redPixel).size.width == 1)
    await #expect(throws: ImageError(code: .notFound, message: "no y.png")) {
      try await provider.image(at: "y.png")
    }
  }
}
