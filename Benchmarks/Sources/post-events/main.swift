// Posts to 1,000 observers alternately through TypedEvents and through Foundation's
// NotificationCenter, and prints the time of a post in tab-separated rows for ratios. It is a
// separate program because ratios does not use Foundation.
//
//     speed        NAME  NANOSECONDS of TypedEvents  NANOSECONDS of NotificationCenter
//     allocations  NAME  NUMBER of allocations in a post of TypedEvents
import CAllocations
import Foundation
import TypedEvents

let observerCount = 1000
let passes = CommandLine.arguments.contains("--quick") ? 20 : 200
let postsPerPass = 10

let comparisons = [
  closuresWithPayload(), closuresWithoutPayload(), weakObserversWithPayload(),
  weakObserversWithoutPayload(), sharedClosuresWithPayload(),
]

for comparison in comparisons {
  for _ in 0..<3 {
    comparison.ours()
    comparison.theirs()
  }
  // Both have called every observer equally often.
  guard comparison.sums.ours.value == comparison.sums.theirs.value,
    comparison.sums.ours.value == 3 * observerCount
  else {
    print("\(comparison.name): not every observer was called")
    exit(1)
  }
  if allocations_are_counted() != 0 {
    let before = allocation_count()
    comparison.ours()
    let count = allocation_count() - before
    print("allocations", comparison.name, count, separator: "\t")
  }
  for _ in 0..<passes {
    print(
      "speed", comparison.name, nanoseconds(comparison.ours), nanoseconds(comparison.theirs),
      separator: "\t")
  }
}

/// Returns the time of one post.
func nanoseconds(_ post: () -> Void) -> Double {
  let time = ContinuousClock().measure { for _ in 0..<postsPerPass { post() } }
  return Double(time.components.attoseconds) / 1e9 / Double(postsPerPass)
}
