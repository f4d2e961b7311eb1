/// The array behind an ``ObserverList``'s lock.
///
/// `@unchecked Sendable`: its elements are.
struct ObserverListState: @unchecked Sendable {
  /// In the order they came, by ascending numbers.
  private(set) var registrations: ContiguousArray<Registration> = []
  private var gapCount = 0
  private var lastIdentifier: UInt64 = 0
  private var sweepCount = Self.smallestSweepCount

  private static let smallestSweepCount = 16

  /// Whether to look for dead observers before one more is added: when there are twice as many
  /// places as observers lived last time, so that looking costs a constant for each that came.
  var isSweepDue: Bool { registrations.count >= sweepCount }

  mutating func append(_ registration: Registration) {
    lastIdentifier &+= 1
    registration.identifier = lastIdentifier
    registrations.append(registration)
  }

  /// Takes out one registration and leaves a gap, for closing up each time would make it quadratic
  /// to cancel many observers; once most places are gaps, closes up.
  ///
  /// - Returns: it, or `nil` if it is not there or somebody else is about to take it out.
  mutating func take(_ identifier: UInt64) -> Registration? {
    guard let index = index(of: identifier) else { return nil }
    let taken = registrations[index]
    guard taken.cancel() else { return nil }
    registrations[index] = .gap(identifier)
    gapCount += 1
    if gapCount > registrations.count / 2 {
      // Gaps alone: what somebody else has cancelled is his to take out and to let go.
      registrations.removeAll(where: \.isGap)
      gapCount = 0
    }
    return taken
  }

  /// Takes out all that are cancelled, gaps among them.
  mutating func takeCancelled() -> ContiguousArray<Registration> {
    var (taken, kept): (ContiguousArray<Registration>, ContiguousArray<Registration>) = ([], [])
    // One look at each: another thread may cancel it the moment after, and whatever is in neither
    // array would be let go under the lock.
    for registration in registrations {
      if registration.isCancelled { taken.append(registration) } else { kept.append(registration) }
    }
    registrations = kept
    gapCount = 0
    sweepCount = max(Self.smallestSweepCount, 2 * kept.count)
    return taken
  }

  /// Where the registration with a number is, found by halving.
  private func index(of identifier: UInt64) -> Int? {
    var (lower, upper) = (0, registrations.count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if registrations[middle].identifier < identifier {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    let isFound = lower < registrations.count && registrations[lower].identifier == identifier
    return isFound ? lower : nil
  }
}
