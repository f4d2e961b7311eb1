import Synchronization
import Testing
import TypedEvents

/// The examples of the documentation with their documented results.
@Suite @MainActor struct DocumentationTests {
  final class Counter {
    var count = 0
  }

  @Test func eventSubscription() {
    let saved = EventChannel<Int>()
    var total = 0
    let subscription = saved.subscribe { total += $0 }
    saved.post(3)
    #expect(total == 3)
    subscription.cancel()
    saved.post(4)
    #expect(total == 3)
  }

  @Test func eventChannel() {
    struct LinkActivated {
      let address: String
      let isExternal: Bool
    }
    @MainActor final class TextView {
      let linkActivated = EventChannel<LinkActivated>()
      func click() { linkActivated.post(LinkActivated(address: "/", isExternal: false)) }
    }
    @MainActor final class Screen {
      private(set) var addresses: [String] = []
      init(_ view: TextView) {
        view.linkActivated.addObserver(self) { screen, link in
          screen.addresses.append(link.address)
        }
      }
    }
    let view = TextView()
    let screen = Screen(view)
    view.click()
    #expect(screen.addresses == ["/"])
  }

  @Test func postReturnsHowManyWereCalled() {
    let opened = EventChannel<String>()
    var printed: [String] = []
    #expect(opened.post("a") == 0)
    let subscription = opened.subscribe { printed.append($0) }
    #expect(opened.post("b") == 1)
    #expect(printed == ["b"])
    subscription.cancel()
  }

  @Test func addAndRemoveObserver() {
    let counter = Counter()
    let tapped = EventChannel<Int>()
    tapped.addObserver(counter) { $0.count += $1 }
    tapped.post(2)
    #expect(counter.count == 2)
    #expect(tapped.removeObserver(counter) == 1)
    tapped.post(2)
    #expect(counter.count == 2)
  }

  @Test func isObserved() {
    let counter = Counter()
    let tapped = EventChannel<Int>()
    for _ in 1...2 where !tapped.isObserved(by: counter) {
      tapped.addObserver(counter) { $0.count += $1 }
    }
    #expect(tapped.observerCount == 1)
  }

  @Test func events() async {
    let pageTurned = EventChannel<Int>()
    let pages = pageTurned.events()
    pageTurned.post(1)
    pageTurned.post(2)
    pageTurned.removeAllObservers()
    var printed: [Int] = []
    for await page in pages { printed.append(page) }
    #expect(printed == [1, 2])
  }

  @Test func sharedEventChannel() {
    struct ImageLoaded: Sendable {
      let address: String
      let byteCount: Int
    }
    final class ImageLoader: Sendable {
      let imageLoaded = SharedEventChannel<ImageLoaded>()
    }
    let loader = ImageLoader()
    let log = SharedLog()
    let subscription = loader.imageLoaded.subscribe { log.write("\($0.address) \($0.byteCount)") }
    loader.imageLoaded.post(ImageLoaded(address: "a.png", byteCount: 512))
    #expect(log.entries == ["a.png 512"])
    subscription.cancel()
  }

  @Test func sharedAddObserver() {
    final class Counter: Sendable {
      let count = Atomic(0)
    }
    let counter = Counter()
    let loaded = SharedEventChannel<Int>()
    loaded.addObserver(counter) { $0.count.add($1, ordering: .relaxed) }
    loaded.post(2)
    #expect(counter.count.load(ordering: .relaxed) == 2)
  }

  @Test func sharedEvents() async {
    let loaded = SharedEventChannel<Int>()
    let numbers = loaded.events()
    loaded.post(1)
    loaded.post(2)
    loaded.removeAllObservers()
    var printed: [Int] = []
    for await number in numbers { printed.append(number) }
    #expect(printed == [1, 2])
  }

  @Test func addMainActorObserver() async {
    @MainActor final class Gallery {
      private(set) var names: [String] = []
      init(_ loaded: SharedEventChannel<String>) {
        loaded.addMainActorObserver(self) { gallery, name in gallery.names.append(name) }
      }
    }
    let loaded = SharedEventChannel<String>()
    let gallery = Gallery(loaded)
    loaded.post("a.png")
    await until { !gallery.names.isEmpty }
    #expect(gallery.names == ["a.png"])
  }

  /// The article's example of a default action if no observer was called.
  @Test func aDefaultWithoutObservers() {
    let linkActivated = EventChannel<String>()
    var opened: [String] = []
    func activate(_ link: String) {
      if linkActivated.post(link) == 0 { opened.append(link) }
    }
    activate("a")
    let subscription = linkActivated.subscribe { _ in }
    activate("b")
    subscription.cancel()
    activate("c")
    #expect(opened == ["a", "c"])
  }
}
