import Testing

@testable import TypedEvents

/// Events as asynchronous sequences, without waiting for time to pass.
@Suite(.timeLimit(.minutes(10))) struct StreamTests {
  // MARK: One isolation

  @MainActor @Test func aStreamObservesFromItsCreation() async {
    let channel = EventChannel<Int>()
    channel.post(0)
    let events = channel.events()
    #expect(channel.post(1) == 1)
    channel.post(2)
    channel.removeAllObservers()
    channel.post(3)
    #expect(await all(events) == [1, 2])
  }

  @MainActor @Test func eachStreamGetsEveryEvent() async {
    let channel = EventChannel<Int>()
    let (first, second) = (channel.events(), channel.events())
    #expect(channel.observerCount == 2)
    let tasks = [first, second].map { stream in Task { await all(stream) } }
    for number in 1...100 { channel.post(number) }
    channel.removeAllObservers()
    for task in tasks { #expect(await task.value == Array(1...100)) }
  }

  /// A slow or canceled consumer does not affect the other.
  @MainActor @Test func aConsumerThatStopsLeavesTheOthers() async {
    let channel = EventChannel<Int>()
    let (first, second) = (channel.events(), channel.events())
    let short = Task {
      for await number in first where number == 2 { return number }
      return 0
    }
    for number in 1...3 { channel.post(number) }
    #expect(await short.value == 2)
    channel.post(4)
    channel.removeAllObservers()
    #expect(await all(second) == [1, 2, 3, 4])
  }

  @MainActor @Test func theBufferingPolicyIsRespected() async {
    let channel = EventChannel<Int>()
    let rows: [(AsyncStream<Int>, expected: [Int])] = [
      (channel.events(bufferingPolicy: .unbounded), [1, 2, 3, 4, 5]),
      (channel.events(bufferingPolicy: .bufferingOldest(2)), [1, 2]),
      (channel.events(bufferingPolicy: .bufferingNewest(2)), [4, 5]),
      (channel.events(bufferingPolicy: .bufferingNewest(0)), []),
    ]
    for number in 1...5 { #expect(channel.post(number) == rows.count) }
    channel.removeAllObservers()
    for (stream, expected) in rows { #expect(await all(stream) == expected) }
  }

  @MainActor @Test func streamsAreCalledInOrder() async {
    let channel = EventChannel<Int>(order: .newestFirst)
    let log = Log()
    let events = channel.events()
    let subscription = channel.subscribe { log.write("\($0)") }
    #expect(channel.post(1) == 2)
    subscription.cancel()
    #expect(channel.post(2) == 1)
    channel.removeAllObservers()
    #expect(await all(events) == [1, 2])
    #expect(log.entries == ["1"])
  }

  // MARK: Ends

  @MainActor @Test func aStreamEndsWithItsTask() async {
    let channel = EventChannel<Int>()
    let events = channel.events()
    let first = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var received: [Int] = []
      for await number in events {
        received.append(number)
        first.continuation.finish()
      }
      return received
    }
    channel.post(1)
    for await _ in first.stream {}
    task.cancel()
    #expect(await task.value == [1])
    #expect(channel.observerCount == 0)
    #expect(channel.post(2) == 0)
  }

  @MainActor @Test func aStreamEndsWithItsChannelAfterBufferedEvents() async {
    var channel: EventChannel<Int>? = EventChannel()
    let events = channel?.events()
    channel?.post(1)
    channel?.post(2)
    channel = nil
    var received: [Int] = []
    if let events { received = await all(events) }
    #expect(received == [1, 2])
  }

  @MainActor @Test func anUnusedStreamIsNotObserved() {
    let channel = EventChannel<Int>()
    _ = channel.events()
    #expect(channel.observerCount == 0)
    do {
      let events = channel.events()
      #expect(channel.observerCount == 1)
      withExtendedLifetime(events) {}
    }
    #expect(channel.post(1) == 0)
    #expect(channel.observers.entryCount <= 1)
  }

  @MainActor @Test func payloadsInABufferAreReleased() {
    let census = Census()
    let channel = EventChannel<Census.Resident>()
    do {
      let events = channel.events()
      for _ in 0..<10 { channel.post(census.makeResident()) }
      #expect(census.living == 10)
      withExtendedLifetime(events) {}
    }
    #expect(census.living == 0)
  }

  // MARK: next()

  @MainActor @Test func nextWaitsForOneEvent() async {
    let channel = EventChannel<Int>()
    channel.post(1)
    let task = Task { await channel.next() }
    await untilObserved(channel)
    channel.post(2)
    channel.post(3)
    #expect(await task.value == 2)
    #expect(channel.observerCount == 0)
  }

  @MainActor @Test func nextEndsWhenItsTaskIsCanceled() async {
    let channel = EventChannel<Int>()
    let task = Task { await channel.next() }
    await untilObserved(channel)
    task.cancel()
    #expect(await task.value == nil)
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await channel.next()
    }
    #expect(await late.value == nil)
    #expect(channel.observerCount == 0)
  }

  @MainActor @Test func nextEndsWhenAllObserversAreRemoved() async {
    let channel = EventChannel<Int>()
    let task = Task { await channel.next() }
    await untilObserved(channel)
    channel.removeAllObservers()
    #expect(await task.value == nil)
  }

  @Test func nextOfAnActorsOwnChannel() async {
    actor Door {
      private let opened = EventChannel<String>()

      var isAwaited: Bool { opened.observerCount > 0 }
      func open(_ name: String) { opened.post(name) }
      func nextVisitor() async -> String? { await opened.next() }
    }
    let door = Door()
    async let visitor = door.nextVisitor()
    await until { await door.isAwaited }
    await door.open("狐")
    #expect(await visitor == "狐")
  }

  // MARK: Several threads

  @Test func streamsOfASharedChannel() async {
    let channel = SharedEventChannel<Int>()
    let streams = (0..<4).map { _ in channel.events() }
    await withTaskGroup { group in
      for stream in streams {
        group.addTask {
          let numbers = await all(stream)
          #expect(numbers.count == 2000)
          // The events of one thread arrive in the order of its posts.
          for thread in 0..<2 {
            let own = numbers.filter { $0 % 2 == thread }
            #expect(own == Array(stride(from: thread, to: 2000, by: 2)))
          }
        }
      }
      await withTaskGroup { posters in
        for thread in 0..<2 {
          posters.addTask {
            for number in stride(from: thread, to: 2000, by: 2) { channel.post(number) }
          }
        }
      }
      channel.removeAllObservers()
    }
  }

  @Test func nextOfASharedChannel() async {
    let channel = SharedEventChannel<Int>()
    let waiters = (0..<10).map { _ in Task { await channel.next() } }
    await until { channel.observerCount == waiters.count }
    #expect(channel.post(5) == 10)
    for waiter in waiters { #expect(await waiter.value == 5) }
    #expect(channel.observerCount == 0)
  }

  @Test func canceledTasksLeaveNoStream() async {
    let channel = SharedEventChannel<Int>()
    let tasks = (0..<50).map { _ in
      let events = channel.events()
      return Task { await all(events).count }
    }
    channel.post(1)
    for task in tasks { task.cancel() }
    // Without the cancellation these would wait forever. Buffered events still arrive.
    for task in tasks { #expect(await task.value <= 1) }
    #expect(channel.observerCount == 0)
    #expect(channel.post(2) == 0)
  }

  @MainActor private func untilObserved(_ channel: EventChannel<Int>) async {
    await until { channel.observerCount > 0 }
  }
}

/// Returns all elements of a stream until it ends.
private func all(_ stream: AsyncStream<Int>) async -> [Int] {
  var received: [Int] = []
  for await number in stream { received.append(number) }
  return received
}
