import TextFoundation

/// The array that the lock of an ``ObserverList`` protects.
///
/// `@unchecked Sendable`: its elements are Sendable.
struct ObserverListState: @unchecked Sendable {
  /// The registrations in the order they were added, by ascending identifier.
  private(set) var registrations: ContiguousArray<Registration> = []
  private var gapCount = 0
  private var lastIdentifier: UInt64 = 0
  private var sweepCount = Self.minimumSweepCount

  private static let minimumSweepCount = 16

  /// Whether to remove deallocated observers before the next registration is added.
  ///
  /// That is the case when the list has twice as many entries as there were live observers at the
  /// last sweep, so that sweeping takes amortized constant time for each registration added.
  var isSweepDue: Bool { registrations.count >= sweepCount }

  mutating func append(_ registration: Registration) {
    lastIdentifier &+= 1
    registration.identifier = lastIdentifier
    registrations.append(registration)
  }

  /// Removes one registration and leaves a gap; removes all gaps if they are more than half of the
  /// list.
  ///
  /// Closing each gap at once would make it quadratic to cancel many observers.
  ///
  /// - Returns: the registration; `nil` if it is not in the list or another thread is about to
  ///   remove it.
  mutating func take(_ identifier: UInt64) -> Registration? {
    guard let index = index(of: identifier) else { return nil }
    let taken = registrations[index]
    guard taken.cancel() else { return nil }
    registrations[index] = .gap(identifier)
    gapCount += 1
    if gapCount > registrations.count / 2 {
      // Removes gaps only; a registration canceled elsewhere is removed and released by whoever
      // canceled it.
      registrations.removeAll(where: \.isGap)
      gapCount = 0
    }
    return taken
  }

  /// Removes and returns all canceled registrations, including gaps.
  mutating func takeCanceled() -> ContiguousArray<Registration> {
    var (taken, remaining): (ContiguousArray<Registration>, ContiguousArray<Registration>) = (
      [], []
    )
    // Reads the flag of each registration only once: another thread may cancel it a moment later,
    // and a registration that is in neither array would be released under the lock.
    for registration in registrations {
      if registration.isCancelled {
        taken.append(registration)
      } else {
        remaining.append(registration)
      }
    }
    registrations = remaining
    gapCount = 0
    sweepCount = max(Self.minimumSweepCount, 2 * remaining.count)
    return taken
  }

  /// Returns the index of the registration with an identifier, by binary search.
  private func index(of identifier: UInt64) -> Int? {
    let index = registrations.partitioningIndex { $0.identifier >= identifier }
    let isFound = index < registrations.count && registrations[index].identifier == identifier
    return isFound ? index : nil
  }
}
