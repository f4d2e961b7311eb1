import Testing

@testable import TypedEvents

/// Nothing outlives its owner, and the list does not outgrow its live entries.
@Suite struct LifetimeTests {
  // MARK: Objects

  @Test func theChannelDoesNotKeepObserversAlive() {
    let (channel, log, census) = (EventChannel<Int>(), Log(), Census())
    do {
      let observer = Observer("A", log, census)
      channel.addObserver(observer) { $0.hear($1) }
      channel.addObserver(observer) { $0.hear($1) }
      #expect(channel.post(1) == 2)
      #expect(channel.observerCount == 2)
    }
    #expect(census.living == 0)
    #expect(channel.observerCount == 0)
    #expect(channel.post(2) == 0)
    #expect(log.entries == ["A1", "A1"])
  }

  @Test func aPostReleasesDeallocatedObserversAndTheirCaptures() {
    let (channel, census) = (EventChannel<Int>(), Census())
    let survivor = Observer("S", Log())
    channel.addObserver(survivor) { $0.hear($1) }
    for _ in 0..<5 {
      let resident = census.makeResident()
      channel.addObserver(Observer("A", Log())) { _, _ in resident.stay() }
    }
    #expect(census.living == 5)
    #expect(channel.observers.entryCount == 6)
    #expect(channel.post(1) == 1)
    #expect(census.living == 0)
    #expect(channel.observers.entryCount == 1)
  }

  @Test func anObserverLivesUntilItsHandlerReturns() {
    let (channel, census) = (EventChannel<Int>(), Census())
    var owner: Observer? = Observer("A", Log(), census)
    var livingDuringCall = 0
    if let owner {
      channel.addObserver(owner) { _, _ in livingDuringCall = census.living }
    }
    let first = channel.subscribe { _ in }
    channel.post(1)
    #expect(livingDuringCall == 1)
    channel.removeAllObservers()
    if let observer = owner {
      channel.addObserver(observer) { observer, _ in
        owner = nil
        livingDuringCall = census.living
        #expect(observer.name == "A")
      }
    }
    livingDuringCall = 0
    #expect(channel.post(2) == 1)
    #expect(livingDuringCall == 1)
    #expect(census.living == 0 && owner == nil)
    first.cancel()
  }

  @Test func anObserverDeallocatedDuringAPostIsNotCalled() {
    let (channel, log) = (EventChannel<Int>(), Log())
    var second: Observer? = Observer("B", log)
    let first = channel.subscribe { _ in second = nil }
    if let second { channel.addObserver(second) { $0.hear($1) } }
    #expect(channel.post(1) == 1)
    #expect(log.entries.isEmpty && second == nil)
    first.cancel()
  }

  /// The memory of a released object may be reused: the new object must not be mistaken for the old
  /// one.
  @Test func aNewObjectIsNotConfusedWithADeallocatedOne() {
    let (channel, log) = (EventChannel<Int>(), Log())
    for _ in 0..<200 {
      do { channel.addObserver(Observer("A", log)) { $0.hear($1) } }
      let stranger = Observer("B", log)
      #expect(!channel.isObserved(by: stranger))
      #expect(channel.removeObserver(stranger) == 0)
    }
  }

  @Test func isObservedByConsidersOneObject() {
    let (channel, log) = (EventChannel<Int>(), Log())
    let (first, second) = (Observer("A", log), Observer("B", log))
    #expect(!channel.isObserved(by: first))
    for _ in 1...2 where !channel.isObserved(by: first) {
      channel.addObserver(first) { $0.hear($1) }
    }
    #expect(channel.isObserved(by: first) && !channel.isObserved(by: second))
    #expect(channel.observerCount == 1)
    channel.removeObserver(first)
    #expect(!channel.isObserved(by: first))
  }

  // MARK: Closures

  @Test func endingASubscriptionReleasesItsHandlerAtOnce() {
    let (channel, census) = (EventChannel<Int>(), Census())
    func subscription() -> EventSubscription {
      let resident = census.makeResident()
      return channel.subscribe { _ in resident.stay() }
    }
    let cancelled = subscription()
    var dropped: EventSubscription? = subscription()
    #expect(dropped != nil && census.living == 2)
    cancelled.cancel()
    #expect(census.living == 1)
    dropped = nil
    #expect(census.living == 0)
    #expect(channel.observerCount == 0)
  }

  @Test func removalReleasesHandlersAtOnce() {
    let (channel, census) = (EventChannel<Int>(), Census())
    let observer = Observer("A", Log())
    func addHandler() {
      let resident = census.makeResident()
      channel.addObserver(observer) { _, _ in resident.stay() }
    }
    addHandler()
    addHandler()
    #expect(channel.removeObserver(observer) == 2)
    #expect(census.living == 0)
    addHandler()
    channel.removeAllObservers()
    #expect(census.living == 0)
  }

  @Test func theChannelReleasesItsHandlers() {
    let census = Census()
    let subscription: EventSubscription
    do {
      let channel = EventChannel<Int>()
      let resident = census.makeResident()
      subscription = channel.subscribe { _ in resident.stay() }
    }
    #expect(census.living == 0, "the subscription keeps the handler alive")
    subscription.cancel()
  }

  @Test func aSubscriptionDoesNotKeepItsChannelAlive() {
    weak var gone: EventChannel<Int>?
    var subscription: EventSubscription?
    do {
      let channel = EventChannel<Int>()
      gone = channel
      subscription = channel.subscribe { _ in }
    }
    #expect(gone == nil && subscription != nil)
    subscription = nil
  }

  /// Releasing a handler may cancel others in the same list: the lock is not held then.
  @Test func subscriptionsMayBeOwnedByHandlers() {
    let (channel, census) = (EventChannel<Int>(), Census())
    func chain(_ length: Int) -> EventSubscription {
      let resident = census.makeResident()
      let next = length > 1 ? chain(length - 1) : nil
      return channel.subscribe { _ in
        resident.stay()
        withExtendedLifetime(next) {}
      }
    }
    let first = chain(50)
    #expect(channel.post(1) == 50)
    first.cancel()
    #expect(channel.observerCount == 0 && census.living == 0)
    let second = chain(50)
    channel.removeAllObservers()
    #expect(channel.observerCount == 0 && census.living == 0)
    second.cancel()
  }

  // MARK: Memory

  @Test func deallocatedObserversLeaveNoTraceWithoutPosts() {
    let (channel, census) = (EventChannel<Int>(), Census())
    let stayers = (0..<100).map { _ in Observer("S", Log()) }
    for stayer in stayers { channel.addObserver(stayer) { $0.hear($1) } }
    var maximumCount = 0
    for _ in 0..<5000 {
      channel.addObserver(Observer("A", Log(), census)) { $0.hear($1) }
      maximumCount = max(maximumCount, channel.observers.entryCount)
    }
    #expect(maximumCount <= 2 * 101, "\(maximumCount) entries for 100 observers and one")
    #expect(channel.observerCount == 100 && census.living == 0)
  }

  @Test func endedSubscriptionsLeaveNoTraceWithoutPosts() {
    let channel = EventChannel<Int>()
    let stayers = (0..<100).map { _ in channel.subscribe { _ in } }
    var maximumCount = 0
    for _ in 0..<5000 {
      channel.subscribe { _ in }.cancel()
      maximumCount = max(maximumCount, channel.observers.entryCount)
    }
    #expect(maximumCount <= 2 * 101 + 1, "\(maximumCount) entries for 100 observers and one")
    for stayer in stayers { stayer.cancel() }
    #expect(channel.observers.entryCount <= 1)
  }

  @Test func theListShrinksAsObserversAreRemoved() {
    let channel = EventChannel<Int>()
    var subscriptions = (0..<1000).map { _ in channel.subscribe { _ in } }
    while subscriptions.popLast() != nil {
      #expect(channel.observers.entryCount <= 2 * subscriptions.count + 1)
    }
  }

  /// Canceling several registrations marks them first and removes them later, to release them
  /// without the lock.
  ///
  /// Closing gaps in between must leave them for the caller that cancels them.
  @Test func closingGapsLeavesRegistrationsCanceledElsewhere() {
    var state = ObserverListState()
    let registrations = (0..<4).map { _ in ClosureRegistration<Int> { _ in } }
    for registration in registrations { state.append(registration) }
    let canceled = registrations[3]
    canceled.cancel()
    #expect(state.take(canceled.identifier) == nil)
    for registration in registrations.prefix(3) {
      #expect(state.take(registration.identifier) === registration)
      #expect(state.take(registration.identifier) == nil)
    }
    #expect(state.registrations.count == 1 && state.registrations.first === canceled)
    #expect(state.takeCanceled().first === canceled)
    #expect(state.registrations.isEmpty)
  }

  /// Closing gaps one at a time would be quadratic; closing them when half of the entries are gone
  /// is not.
  @Test func gapsAreClosedTogether() {
    let channel = EventChannel<Int>()
    let subscriptions = (0..<1000).map { _ in channel.subscribe { _ in } }
    for subscription in subscriptions.prefix(500) { subscription.cancel() }
    #expect(channel.observers.entryCount == 1000 && channel.observerCount == 500)
    subscriptions[500].cancel()
    #expect(channel.observers.entryCount == 499 && channel.observerCount == 499)
    #expect(channel.post(1) == 499)
    for subscription in subscriptions { subscription.cancel() }
    #expect(channel.observerCount == 0)
  }
}
