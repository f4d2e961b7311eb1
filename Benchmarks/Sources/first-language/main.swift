// Prints the time in nanoseconds from main until the languages of the first texts of several kinds
// are detected.
import LanguageDetection

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

let start = nanoseconds()
let detector = LanguageDetector()
let languages = ["東京へ行く", "会社概要", "what language is this", "на каком языке"].map {
  detector.detect($0)?.language
}
let end = nanoseconds()
guard languages.first == .japanese else { exit(1) }
print(end - start)

func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
