import Testing
import TypedEvents

/// Subscriptions: each is a separate registration, ended once, explicitly or by release.
@Suite struct SubscriptionTests {
  @Test func tokensAreDistinct() {
    let (channel, log) = (EventChannel<Int>(), Log())
    let handler: (Int) -> Void = { log.write("\($0)") }
    let (first, second) = (channel.subscribe(handler), channel.subscribe(handler))
    channel.post(1)
    #expect(log.takeEntries() == ["1", "1"])
    first.cancel()
    first.cancel()
    channel.post(2)
    #expect(log.takeEntries() == ["2"])
    second.cancel()
    channel.post(3)
    #expect(log.entries.isEmpty)
  }

  @Test func anUnretainedSubscriptionEndsAtOnce() {
    let channel = EventChannel<Int>()
    _ = channel.subscribe { _ in Issue.record("called") }
    #expect(channel.post(1) == 0)
  }

  @Test func subscriptionsLastAsLongAsTheirArray() {
    let (channel, log) = (EventChannel<Int>(), Log())
    do {
      let subscriptions = ["A", "B"].map { name in
        channel.subscribe { log.write("\(name)\($0)") }
      }
      #expect(channel.post(1) == 2)
      withExtendedLifetime(subscriptions) {}
    }
    #expect(channel.post(2) == 0)
    #expect(log.entries == ["A1", "B1"])
  }

  @Test func aSubscriptionThatOutlivesItsChannelDoesNothing() {
    var channel: EventChannel<Int>? = EventChannel()
    let subscription = channel?.subscribe { _ in }
    channel = nil
    subscription?.cancel()
    subscription?.cancel()
    #expect(channel == nil)
  }

  @Test func sharedSubscriptionsEndTheSameWay() {
    let (channel, census) = (SharedEventChannel<Int>(), Census())
    func subscription() -> SharedEventSubscription {
      let resident = census.makeResident()
      return channel.subscribe { _ in resident.stay() }
    }
    let cancelled = subscription()
    var dropped: SharedEventSubscription? = subscription()
    #expect(dropped != nil && channel.post(1) == 2)
    cancelled.cancel()
    cancelled.cancel()
    #expect(channel.post(2) == 1)
    dropped = nil
    #expect(channel.post(3) == 0)
    #expect(channel.observerCount == 0 && census.living == 0)
  }

  /// A subscription cancels only its own registration, whatever follows.
  @Test func anEndedTokenDoesNotEndALaterOne() {
    let channel = EventChannel<Int>()
    var ended: [EventSubscription] = []
    for _ in 0..<40 {
      let subscription = channel.subscribe { _ in }
      subscription.cancel()
      ended.append(subscription)
    }
    let living = (0..<40).map { _ in channel.subscribe { _ in } }
    for subscription in ended { subscription.cancel() }
    #expect(channel.post(1) == living.count)
  }

  @Test func payloadsOfAllKindsArriveAsTheyWere() {
    final class Reference {}
    struct Parameters: Equatable {
      var name: String
      var time: Float
      var count: Int?
      var rest: [UInt8]
    }
    let sent = Parameters(name: "曲", time: 1.5, count: nil, rest: [1, 2, 3])
    let structures = EventChannel<Parameters>()
    var received: [Parameters] = []
    let first = structures.subscribe { received.append($0) }
    structures.post(sent)
    #expect(received == [sent])

    let references = EventChannel<Reference>()
    let object = Reference()
    var receivedObject: Reference?
    let second = references.subscribe { receivedObject = $0 }
    references.post(object)
    #expect(receivedObject === object)

    let tuples = EventChannel<(id: Int, scale: Double)>()
    var sum = 0.0
    let third = tuples.subscribe { sum += Double($0.id) * $0.scale }
    tuples.post((id: 3, scale: 0.5))
    #expect(sum == 1.5)

    let closures = EventChannel<() -> Int>()
    var result = 0
    let fourth = closures.subscribe { result = $0() }
    closures.post { 42 }
    #expect(result == 42)

    let signals = EventChannel<Void>()
    var signalCount = 0
    let fifth = signals.subscribe { signalCount += 1 }
    #expect(signals.post() == 1)
    #expect(signalCount == 1)

    let sharedSignals = SharedEventChannel<Void>()
    let counter = Counter()
    let sixth = sharedSignals.subscribe { counter.add(1) }
    #expect(sharedSignals.post() == 1)
    #expect(counter.value == 1)
    withExtendedLifetime((first, second, third, fourth, fifth, sixth)) {}
  }
}
