// What only the analysis of regions refuses, after all types are right: see Handlers.swift.
import TypedEvents

@MainActor final class Screen {
  let tapped = EventChannel<Int>()
}

func aChannelCannotBeUsedByTwoTasks() {
  let channel = EventChannel<Int>()
  // error: sending value of non-Sendable type
  Task { channel.post(1) }
  channel.post(2)  //
}

func aChannelMayMove() {
  let channel = EventChannel<Int>()
  Task { channel.post(1) }
}
