import Benchmark
import CBaseline
import EmbeddedDictionary
import Foundation
import JapaneseText
import LatticeEngine
import MeCab
import Mutsu

/// The directory of MeCab's files of the embedded dictionary, which libmecab needs.
private let mecabDictionary = Result {
  let directory = NSTemporaryDirectory() + "benchmark-dictionary"
  try DictionaryExport.write(dictionary: BundledDictionary.directory(), to: directory)
  return directory
}

// One sentence, from the engine upward: the cost of each layer is the difference from the preceding
// benchmark.

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .cpuTotal, .throughput, .peakMemoryResident],
    warmupIterations: 10,
    scalingFactor: .kilo,
    maxDuration: .seconds(5),
    maxIterations: 200)

  let sentence = "東京特許許可局へ行って新しい発明の書類を出したが、受付の人は皆とても親切だった。"

  Benchmark("walk in C") { benchmark in
    let opened = baseline_open(try mecabDictionary.get())
    defer { baseline_close(opened) }
    let bytes = Array(sentence.utf8)
    let sizes = [bytes.count]
    bytes.withUnsafeBytes { bytes in
      let text = bytes.bindMemory(to: CChar.self).baseAddress
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(baseline_walk(opened, text, sizes, 1)) }
      benchmark.stopMeasurement()
    }
  }

  Benchmark("walk") { benchmark in
    let lattice = Lattice(model: try Model(dictionary: mecabDictionary.get()))
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      let sum = try lattice.withBestPath(of: sentence) { nodes in
        var sum = 0
        for node in nodes { sum += node.end + node.pathCost }
        return sum
      }
      blackHole(sum)
    }
  }

  Benchmark("walk, printed as mecab does") { benchmark in
    let lattice = Lattice(model: try Model(dictionary: mecabDictionary.get()))
    let bytes = Array(sentence.utf8)
    var output: [UInt8] = []
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      output.removeAll(keepingCapacity: true)
      try lattice.withBestPath(of: sentence) { nodes in
        for node in nodes {
          output += bytes[node.utf8Range]
          output.append(UInt8(ascii: "\t"))
          output += node.featureBytes
          output.append(UInt8(ascii: "\n"))
        }
      }
      blackHole(output)
    }
  }

  Benchmark("tokens") { benchmark in
    let tokenizer = try Tokenizer.embedded()
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(tokenizer.tokens(in: sentence)) }
  }

  Benchmark("words") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(sentence.words) }
  }

  Benchmark("base forms") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(sentence.baseForms) }
  }

  Benchmark("sentences") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(sentence.sentences) }
  }
}
