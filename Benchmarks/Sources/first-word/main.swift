// Prints how many nanoseconds after main the first word is known: Tokenizer with the embedded
// dictionary, from finding the dictionary on.
import Mutsu

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

let start = nanoseconds()
let tokenizer = try Tokenizer.embedded()
let words = tokenizer.words(in: "東京")
let end = nanoseconds()
guard words == ["東京"] else { exit(1) }
print(end - start)

/// The same clock as in first-word-c.
func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
