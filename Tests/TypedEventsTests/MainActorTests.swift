import Testing

@testable import TypedEvents

/// The channel on the main actor, and the shared one with observers on it.
@Suite @MainActor struct MainActorTests {
  /// A screen of an app: isolated, observed and observing.
  @MainActor final class Screen {
    let closed = EventChannel<Void>()
    private(set) var numbers: [Int] = []
    private let resident: Census.Resident?

    init(_ census: Census? = nil) { resident = census?.makeResident() }

    func show(_ number: Int) { numbers.append(number) }
  }

  // MARK: EventChannel

  @Test func handlersAreOnTheMainActor() {
    let (screen, channel) = (Screen(), EventChannel<Int>())
    channel.addObserver(screen) { $0.show($1) }
    channel.addObserver(screen) { $0.show($1 * 10) }
    let subscription = channel.subscribe { screen.show($0 * 100) }
    channel.post(1)
    #expect(screen.numbers == [1, 10, 100])
    subscription.cancel()
  }

  @Test func anObjectMayObserveItself() {
    let census = Census()
    do {
      let screen = Screen(census)
      screen.closed.addObserver(screen) { screen, _ in screen.show(1) }
      screen.closed.post()
      #expect(screen.numbers == [1])
    }
    #expect(census.living == 0)
  }

  /// The last reference to an owner may be released on any thread; the list has a lock for that.
  @Test func aSubscriptionMayBeReleasedOnAnotherThread() async {
    @MainActor final class Owner {
      var subscription: EventSubscription?
      init(_ channel: EventChannel<Int>) { subscription = channel.subscribe { _ in } }
    }
    let channel = EventChannel<Int>()
    for _ in 0..<100 {
      let owner = Owner(channel)
      let task = Task.detached { _ = owner }
      channel.post(1)
      await task.value
    }
    await until { channel.observerCount == 0 }
    #expect(channel.post(1) == 0)
  }

  // MARK: SharedEventChannel

  @Test func eventsOfOtherThreadsArriveInTheirOrder() async {
    let (screen, channel) = (Screen(), SharedEventChannel<Int>())
    channel.addMainActorObserver(screen) { $0.show($1) }
    await Task.detached { for number in 1...1000 { channel.post(number) } }.value
    await until { screen.numbers.count == 1000 }
    #expect(screen.numbers == Array(1...1000))
  }

  @Test func aPostDoesNotWait() async {
    let (screen, channel) = (Screen(), SharedEventChannel<Int>())
    channel.addMainActorObserver(screen) { $0.show($1) }
    #expect(channel.post(1) == 1)
    #expect(screen.numbers.isEmpty)
    await until { !screen.numbers.isEmpty }
    #expect(screen.numbers == [1])
  }

  @Test func afterRemovalNothingIsCalledAnyMore() async {
    let (screen, channel) = (Screen(), SharedEventChannel<Int>())
    let other = Screen()
    channel.addMainActorObserver(screen) { $0.show($1) }
    channel.addMainActorObserver(other) { $0.show($1) }
    channel.post(1)
    channel.post(2)
    #expect(channel.removeObserver(screen) == 1)
    #expect(channel.isObserved(by: other) && !channel.isObserved(by: screen))
    await until { other.numbers.count == 2 }
    #expect(screen.numbers.isEmpty)
  }

  @Test func anObserverMayRemoveItselfBetweenTwoEvents() async {
    let (screen, channel) = (Screen(), SharedEventChannel<Int>())
    let other = Screen()
    channel.addMainActorObserver(screen) { screen, number in
      screen.show(number)
      channel.removeObserver(screen)
    }
    channel.addMainActorObserver(other) { $0.show($1) }
    for number in 1...3 { channel.post(number) }
    await until { other.numbers.count == 3 }
    #expect(screen.numbers == [1])
  }

  @Test func pendingEventsArriveAfterTheChannelIsReleased() async {
    let screen = Screen()
    do {
      let channel = SharedEventChannel<Int>()
      channel.addMainActorObserver(screen) { $0.show($1) }
      for number in 1...3 { channel.post(number) }
    }
    await until { screen.numbers.count == 3 }
    #expect(screen.numbers == [1, 2, 3])
  }

  @Test func theObserverIsHeldWeakly() async {
    let (channel, census) = (SharedEventChannel<Int>(), Census())
    do {
      let screen = Screen(census)
      channel.addMainActorObserver(screen) { $0.show($1) }
      channel.post(1)
      await until { !screen.numbers.isEmpty }
    }
    // The task releases its reference once it waits again.
    await until { census.living == 0 }
    #expect(channel.observerCount == 0)
    #expect(channel.post(2) == 0)
    #expect(channel.observers.entryCount == 0)
  }

  @Test func theTaskEndsWithTheRegistration() async {
    let (channel, screen, census) = (SharedEventChannel<Int>(), Screen(), Census())
    func addHandler() {
      let resident = census.makeResident()
      channel.addMainActorObserver(screen) { _, _ in resident.stay() }
    }
    addHandler()
    addHandler()
    #expect(census.living == 2)
    channel.removeAllObservers()
    await until { census.living == 0 }
    #expect(channel.observerCount == 0)
  }
}
