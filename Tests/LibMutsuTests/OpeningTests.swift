import CMutsu
import TestSupport
import Testing

/// Tests `mutsu_open` and its failures.
@Suite struct OpeningTests {
  private func words(_ engine: CEngine, _ text: String) -> [String] {
    let (_, found) = engine.analyze(text) {
      mutsu_words($0.0, $0.1, $0.2, $0.3, $0.4, Int32(MUTSU_MORPHEME), 0, $0.5)
    }
    let utf8 = Array(text.utf8)
    return (found?.items ?? []).map { String(decoding: utf8[$0.range ?? 0..<0], as: UTF8.self) }
  }

  @Test func userDictionaryAddsWords() throws {
    let directory = try MiniDictionary.directory()
    #expect(words(CEngine(directory), "東京へ行く") == ["東京", "へ", "行く"])
    let engine = CEngine(directory, userDictionary: "東京へ,とうきょうへ\n")
    #expect(engine.status == MUTSU_OK)
    #expect(words(engine, "東京へ行く") == ["東京へ", "行く"])
  }

  @Test func failuresNameTheProblemAndTheRemedy() throws {
    let directory = try MiniDictionary.directory()
    let copy = try MiniDictionary.copyOfCompiled()
    try copy.write([1, 2, 3], to: "sys.dic")
    let rows: [(CEngine, Int, String)] = [
      (CEngine("/nonexistent"), MUTSU_DICTIONARY_MISSING, "/nonexistent"),
      (CEngine(""), MUTSU_DICTIONARY_MISSING, "empty"),
      (CEngine(copy.path), MUTSU_DICTIONARY_DAMAGED, "sys.dic"),
      (
        CEngine(directory, userDictionary: "令和,れいわ\na,b\n"), MUTSU_USER_DICTIONARY,
        "user_dictionary:2: "
      ),
      (CEngine(nil, userDictionary: "令和,れいわ"), MUTSU_NO_DICTIONARY, "path"),
      (CEngine(directory, excludesProperNames: 2), MUTSU_INVALID_OPTION, "excludes_proper_names"),
    ]
    for (engine, status, part) in rows {
      #expect(engine.status == mutsu_status(status))
      #expect(engine.engine == nil)
      #expect(engine.message.contains(part), "\(engine.message)")
    }
  }

  @Test func callsThatNeedADictionaryReportItsAbsence() {
    let engine = CEngine(nil)
    #expect(engine.status == MUTSU_OK)
    let (status, _) = engine.analyze("東京") {
      mutsu_kana($0.0, $0.1, $0.2, $0.3, $0.4, nil, $0.5)
    }
    #expect(status == MUTSU_NO_DICTIONARY)
    #expect(engine.message.contains("mutsu_open"))
  }

  @Test func statusesHaveNames() {
    let names = (0...Int32(MUTSU_FAILED)).map { String(cString: mutsu_status_name($0)) }
    #expect(Set(names).count == names.count)
    #expect(!names.contains("unknown"))
    #expect(String(cString: mutsu_status_name(-1)) == "unknown")
    #expect(String(cString: mutsu_status_name(Int32(MUTSU_FAILED) + 1)) == "unknown")
    #expect(mutsu_abi() == MUTSU_ABI)
  }

  @Test func optionsOfAnEarlierVersionAreShorter() throws {
    let engine = try CEngine.mini()
    var options = mutsu_kana_options()
    options.syllabary = Int32(MUTSU_KATAKANA)
    // With a size that excludes it, the member of a later version has its default.
    for (size, reading) in [(12, "トウキョウ"), (MemoryLayout<Int>.size + 1, nil), (24, "トウキョウ")] {
      options.size = size
      options.spells_latin_words = size == 12 ? 9 : 0
      let (status, found) = engine.analyze("東京") {
        mutsu_kana($0.0, $0.1, $0.2, $0.3, $0.4, &options, $0.5)
      }
      if let reading {
        #expect(status == MUTSU_OK && found?.outputText == reading)
      } else {
        #expect(status == MUTSU_OK || status == MUTSU_INVALID_OPTION)
      }
    }
  }
}
