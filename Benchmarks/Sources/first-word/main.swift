// Prints the time in nanoseconds from main to the first word with the embedded dictionary,
// including the search for the dictionary.
import Mutsu

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

let start = nanoseconds()
let tokenizer = try Tokenizer.embedded()
let words = tokenizer.words(in: "東京")
let end = nanoseconds()
guard words == ["東京"] else { exit(1) }
print(end - start)

/// Returns the time of the clock that first-word-c also uses.
func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
