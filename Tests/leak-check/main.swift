// Repeats operations that use C libraries or noncopyable buffers, and fails if the memory in use
// grows with the number of repetitions: leak-check [name …]
//
// A test runs it with the counters of malloc. Scripts/check-leaks builds it with AddressSanitizer,
// whose counter is exact, and LeakSanitizer reports the remaining leaks at its end.

import TextFoundation

/// The number of repetitions before the first measurement, which fill caches.
let warmUp = 8
/// The number of repetitions between measurements.
let repetitions = 32
let names = CommandLine.arguments.dropFirst()
var failures = 0
for operation in LeakOperations.all where names.isEmpty || names.contains(operation.name) {
  for _ in 0..<warmUp { operation.run() }
  // The least growth of up to twelve rounds: caches grow in some of them, a leak in all.
  let allowed = repetitions * (operation.allowedGrowth + 16)
  var growth = Int.max
  for _ in 0..<12 where growth >= allowed {
    let before = AllocatedMemory.bytes
    for _ in 0..<repetitions { operation.run() }
    growth = min(growth, AllocatedMemory.bytes - before)
  }
  let isLeak = growth >= allowed
  print("\(operation.name)\t\(max(0, growth) / repetitions)\(isLeak ? "\tleaks" : "")")
  if isLeak { failures += 1 }
}
LeakOperations.release()
exit(failures == 0 ? 0 : 1)
