import Dispatch
import Synchronization
import Testing

@testable import TypedEvents

/// Concurrent posts, additions and cancellations.
///
/// Intended for ThreadSanitizer too; the counts are exact either way.
@Suite struct ThreadTests {
  private let threadCount = 4

  @Test func everyPostReachesEveryObserver() {
    let channel = SharedEventChannel<Int>()
    let counters = (0..<10).map { _ in Counter() }
    for counter in counters { channel.addObserver(counter) { $0.add($1) } }
    let subscriptions = counters.map { counter in channel.subscribe { counter.add($0) } }
    DispatchQueue.concurrentPerform(iterations: threadCount) { _ in
      for _ in 0..<500 { #expect(channel.post(3) == 20) }
    }
    for counter in counters { #expect(counter.value == threadCount * 500 * 3 * 2) }
    withExtendedLifetime(subscriptions) {}
  }

  @Test func remainingObserversReceiveEveryEventWhileOthersChange() {
    let channel = SharedEventChannel<Int>()
    let (stayer, passers) = (Counter(), Counter())
    let stay = channel.subscribe { stayer.add($0) }
    let called = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: threadCount) { thread in
      for round in 0..<400 {
        switch (thread + round) % 4 {
        case 0:
          let subscription = channel.subscribe { passers.add($0) }
          called.add(channel.post(1), ordering: .relaxed)
          subscription.cancel()
        case 1:
          channel.addObserver(Counter()) { $0.add($1) }
          called.add(channel.post(1), ordering: .relaxed)
        case 2:
          let observer = Counter()
          channel.addObserver(observer) { $0.add($1) }
          called.add(channel.post(1), ordering: .relaxed)
          #expect(channel.removeObserver(observer) == 1)
        default:
          called.add(channel.post(1), ordering: .relaxed)
        }
      }
    }
    #expect(stayer.value == threadCount * 400)
    #expect(passers.value >= threadCount * 100)
    #expect(called.load(ordering: .relaxed) >= stayer.value + passers.value)
    channel.post(0)
    #expect(channel.observerCount == 1)
    #expect(channel.observers.entryCount <= 3)
    stay.cancel()
  }

  /// Each thread cancels and then posts: its own handlers must not be called after that.
  @Test func afterCancelNoCallBeginsOnTheSameThread() {
    let channel = SharedEventChannel<Int>()
    DispatchQueue.concurrentPerform(iterations: threadCount) { thread in
      for _ in 0..<300 {
        let calls = Counter()
        let subscription = channel.subscribe { if $0 == thread { calls.add(1) } }
        channel.post(thread)
        subscription.cancel()
        channel.post(thread)
        #expect(calls.value == 1)
      }
    }
    #expect(channel.observerCount == 0)
  }

  /// When many threads cancel one subscription, every handler is released exactly once.
  @Test func aSubscriptionMayBeCanceledByAllThreads() {
    let (channel, census) = (SharedEventChannel<Int>(), Census())
    let subscriptions = (0..<200).map { _ in
      let resident = census.makeResident()
      return channel.subscribe { _ in resident.stay() }
    }
    #expect(census.living == 200)
    DispatchQueue.concurrentPerform(iterations: threadCount) { _ in
      for subscription in subscriptions {
        subscription.cancel()
        channel.post(1)
      }
    }
    #expect(census.living == 0 && channel.observerCount == 0)
  }

  @Test func removalsCountEachRegistrationOnce() {
    let channel = SharedEventChannel<Int>()
    let observer = Counter()
    for _ in 0..<1000 { channel.addObserver(observer) { $0.add($1) } }
    let removed = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: threadCount) { _ in
      removed.add(channel.removeObserver(observer), ordering: .relaxed)
    }
    #expect(removed.load(ordering: .relaxed) == 1000)
    #expect(channel.observerCount == 0)
  }

  @Test func objectsAreDeallocatedWhileOthersPost() {
    let (channel, census) = (SharedEventChannel<Int>(), Census())
    DispatchQueue.concurrentPerform(iterations: threadCount) { thread in
      for _ in 0..<300 {
        if thread == 0 {
          channel.post(1)
        } else {
          let resident = census.makeResident()
          channel.addObserver(resident) { resident, _ in resident.stay() }
        }
      }
    }
    channel.post(1)
    #expect(census.living == 0)
    #expect(channel.observers.entryCount == 0)
  }

  /// With a lock held during calls this would never end: the handler waits for other threads.
  @Test func aHandlerMayWaitForThreadsThatUseTheChannel() {
    let channel = SharedEventChannel<Int>()
    let counter = Counter()
    let subscription = channel.subscribe { number in
      guard number == 1 else { return }
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        channel.subscribe { _ in }.cancel()
        channel.addObserver(counter) { $0.add($1) }
        channel.post(2)
        channel.removeObserver(counter)
      }
    }
    #expect(channel.post(1) == 1)
    #expect(channel.observerCount == 1)
    subscription.cancel()
  }

  /// A deinit that uses the channel runs when a post, an addition or a removal drops the object.
  @Test func aDeinitMayUseTheChannel() {
    final class Guest: Sendable {
      let channel: SharedEventChannel<Int>
      let ends: Counter
      init(_ channel: SharedEventChannel<Int>, _ ends: Counter) {
        (self.channel, self.ends) = (channel, ends)
      }
      deinit {
        channel.subscribe { _ in }.cancel()
        channel.post(0)
        channel.removeObserver(ends)
        ends.add(1)
      }
      func stay() {}
    }
    let (channel, ends) = (SharedEventChannel<Int>(), Counter())
    @Sendable func addGuest() -> SharedEventSubscription {
      let guest = Guest(channel, ends)
      channel.addObserver(Counter()) { _, _ in guest.stay() }
      return channel.subscribe { _ in guest.stay() }
    }
    DispatchQueue.concurrentPerform(iterations: threadCount) { _ in
      for _ in 0..<50 { addGuest().cancel() }
    }
    channel.post(1)
    channel.removeAllObservers()
    #expect(ends.value == threadCount * 50)
    #expect(channel.observerCount == 0)
  }
}
