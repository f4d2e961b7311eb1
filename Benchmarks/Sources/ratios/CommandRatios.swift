/// The `jptok` command compared with the `mecab` command: processes from start to end.
struct CommandRatios {
  let arguments: Arguments

  private var mecab: [String] {
    ["mecab", "-r", "/dev/null", "-d", arguments.dictionary, "-b", "5000000"]
  }

  private func jptok(threads: Int) -> [String] { [arguments.jptok, "--threads", String(threads)] }

  /// Measures speed and memory on the corpus, and checks that memory does not grow with the input.
  func addCorpus(to report: inout Report) throws(Failure) {
    let commands = [mecab, jptok(threads: 1), jptok(threads: 2)]
    var memory = [Samples](repeating: Samples(), count: commands.count)
    let input = arguments.corpus
    let times = try Samples.interleaved(passes: arguments.isQuick ? 2 : 7, of: commands.count) {
      index throws(Failure) in
      let use = try System.run(commands[index], input: input)
      memory[index].append(use.peakMemory)
      return use.wall
    }
    report.addSpeed(
      "jptok, 1 thread, speed (mecab)", ours: times[1], theirs: times[0], .atLeast(1.9))
    report.addSpeed(
      "jptok, 2 threads, speed (mecab)", ours: times[2], theirs: times[0], .atLeast(3.5))
    report.addMemory(
      "jptok, 1 thread, peak memory (mecab)", ours: memory[1], theirs: memory[0], .atMost(1.6))
    report.addMemory(
      "jptok, 2 threads, peak memory (mecab)", ours: memory[2], theirs: memory[0], .atMost(1.6))
    let short = try Samples.interleaved(passes: arguments.isQuick ? 10 : 40, of: 2) {
      index throws(Failure) in
      try System.run(commands[index], input: arguments.shortCorpus).wall
    }
    report.addSpeed(
      "jptok on 100 KB, 1 thread, speed (mecab)", ours: short[1], theirs: short[0], .atLeast(1))
    for threads in 1...2 {
      var larger = Samples()
      let use = try System.run(jptok(threads: threads), input: arguments.repeatedCorpus)
      larger.append(use.peakMemory)
      report.addMemory(
        "  on four times the input, \(threads == 1 ? "1 thread" : "2 threads")", ours: larger,
        theirs: memory[threads], .atMost(1.1))
    }
    let use = try System.run([arguments.jptok], input: arguments.longLine)
    report.add(
      "jptok, a line of 10 MB, peak memory", value: use.peakMemory / 1e6, unit: " MB", .atMost(400))
  }

  /// Measures the speed of the distilled engine on the corpus.
  func addDistilled(to report: inout Report) throws(Failure) {
    let commands = [mecab, jptok(threads: 1) + ["--engine", "distilled"]]
    let times = try Samples.interleaved(passes: arguments.isQuick ? 2 : 7, of: commands.count) {
      index throws(Failure) in
      try System.run(commands[index], input: arguments.corpus).wall
    }
    report.addSpeed(
      "jptok --engine distilled, 1 thread, speed (mecab)", ours: times[1], theirs: times[0],
      .atLeast(6))
  }

  /// Measures the time to the languages of the first texts of a process; the models are part of the
  /// binary.
  func addFirstLanguage(to report: inout Report, command: String) throws(Failure) {
    var times = Samples()
    for _ in 0..<(arguments.isQuick ? 20 : 100) {
      let use = try System.run([command], keepsOutput: true)
      let text = String(decoding: use.output, as: UTF8.self)
      guard let time = Double(text.prefix { $0.isNumber }) else {
        throw Failure("\(command) did not print a number")
      }
      times.append(time)
    }
    report.add(
      "from main to the languages of four texts", value: times.median / 1e6, unit: " ms",
      .atMost(2))
  }

  /// Measures the time to the first word, within a process and for the whole command.
  func addStart(to report: inout Report, firstWord: String) throws(Failure) {
    let programs = [[firstWord + "-c", arguments.dictionary], [firstWord]]
    let passes = arguments.isQuick ? 20 : 100
    let first = try Samples.interleaved(passes: passes, of: 2) { index throws(Failure) in
      let use = try System.run(programs[index], keepsOutput: true)
      let text = String(decoding: use.output, as: UTF8.self)
      guard let time = Double(text.prefix { $0.isNumber }) else {
        throw Failure("\(programs[index][0]) did not print a number")
      }
      return time
    }
    report.addTime(
      "from main to the first word (C)", ours: first[1], theirs: first[0], .atMost(2))

    let commands = [
      ["mecab", "-r", "/dev/null", "-d", arguments.dictionary], [arguments.jptok, "words"],
    ]
    let input = arguments.word
    let whole = try Samples.interleaved(passes: passes, of: 2) { index throws(Failure) in
      try System.run(commands[index], input: input).wall
    }
    report.addTime(
      "jptok words on 東京, whole command (mecab)", ours: whole[1], theirs: whole[0], .atMost(4))
  }
}
