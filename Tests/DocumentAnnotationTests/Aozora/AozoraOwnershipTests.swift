import Testing

@testable import DocumentAnnotation

/// Tests which ruby has the form of inserted ruby, and the notes and bars that are written.
@Suite struct AozoraOwnershipTests {
  /// Returns `1` for each ruby of a line that removal would remove, and `0` for the others.
  private func inserted(_ text: String, isLatin: Bool = false) -> String {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { source in
      var reader = AozoraLineReader(source, 0..<source.count)
      reader.read()
      var (result, end) = ("", Int?.none)
      for ruby in reader.rubies {
        let isInserted = AozoraOwnership.isInserted(ruby, after: end, in: source, isLatin: isLatin)
        if isInserted { end = ruby.notation.upperBound }
        result += isInserted ? "1" : "0"
      }
      return result
    }
  }

  @Test(arguments: [
    ("｜学校《がっこう》", "1", "a bar"), ("学校《がっこう》", "0", "no bar at the start"),
    ("｜学校《がっこう》先生《せんせい》", "11", "no bar after inserted ruby"),
    ("｜学校《がっこう》の先生《せんせい》", "10", "text between them"),
    ("｜学校《がっこう》｜先生《せんせい》", "10", "a bar that an insertion does not need"),
    ("｜学校《がっこう》｜お茶《おちゃ》", "11", "kana in the base need it"),
    ("｜かな《かな》", "0", "no kanji"), ("｜学校《School》", "0", "no kana"),
    ("｜2月《にがつ》", "1", "a digit"), ("｜※［＃「木＋学」、12-3］《き》", "1", "a character without a code"),
    ("｜学校（旧）《がっこう》", "0", "brackets"), ("｜学校「《がっこう》", "0", "a bracket"),
    ("｜学［＃「学」は太字］校《がっこう》", "1", "a note in the base"), ("｜ヶ月《かげつ》", "1", "ヶ"),
    ("｜学校《ガッコウ》", "1", "katakana"),
  ])
  func form(text: String, expected: String, why: String) {
    #expect(inserted(text) == expected, "\(why)")
  }

  @Test(arguments: [
    ("｜学校《gakkō》", "1", "macrons"), ("｜単位《tan’i》", "1", "U+2019"), ("｜かな《kana》", "1", "kana"),
    ("｜学校《がっこう》", "0", "kana are the author's"), ("｜2月《2gatsu》", "1", "a digit"),
  ])
  func latin(text: String, expected: String, why: String) {
    #expect(inserted(text, isLatin: true) == expected, "\(why)")
  }

  @Test func notes() throws {
    let bytes = Array("｜駅《えき》［＃原文のルビ］と山《やま》［＃原文".utf8)
    try bytes.withUnsafeBufferPointer { source in
      var reader = AozoraLineReader(source, 0..<source.count)
      reader.read()
      let (station, mountain) = (
        try #require(reader.rubies.first), try #require(reader.rubies.last)
      )
      #expect(AozoraOwnership.hasNote(station, in: source))
      #expect(!AozoraOwnership.hasNote(mountain, in: source), "the line ends in it")
      let range = AozoraOwnership.noteRange(after: station)
      #expect(String(decoding: bytes[range], as: UTF8.self) == "［＃原文のルビ］")
    }
  }

  /// Returns a text with ruby written for each pair of offsets, line by line.
  private func written(_ lines: [(text: String, words: [(Range<Int>, String)])]) -> [String] {
    let bytes = Array(lines.map(\.text).joined(separator: "\n").utf8)
    return bytes.withUnsafeBufferPointer { source in
      var writer = AozoraEditWriter(source, isLatin: false)
      var start = 0
      return lines.map { line in
        var reader = AozoraLineReader(source, start..<start + line.text.utf8.count)
        reader.read()
        let edits = line.words.flatMap { range, reading in
          let (lower, upper) = (start + range.lowerBound, start + range.upperBound)
          return [
            DocumentEdit(range: lower..<lower, text: "｜"),
            DocumentEdit(range: upper..<upper, text: "《\(reading)》"),
          ]
        }
        start += line.text.utf8.count + 1
        return writer.written(edits, reader.rubies)
          .map { "\($0.range.lowerBound)\($0.text)" }.joined(separator: " ")
      }
    }
  }

  @Test func bars() {
    #expect(written([("学校へ", [(0..<6, "がっこう")])]) == ["0｜ 6《がっこう》"])
    #expect(
      written([("先生学校", [(0..<6, "せんせい"), (6..<12, "がっこう")])])
        == ["0｜ 6《せんせい》 12《がっこう》"], "directly after inserted ruby none")
    #expect(
      written([("先生お茶", [(0..<6, "せんせい"), (6..<12, "おちゃ")])])
        == ["0｜ 6《せんせい》 6｜ 12《おちゃ》"], "but kana need one")
    #expect(written([("かな", [])]) == [""])
  }

  @Test func notesWaitForAnInsertion() {
    #expect(written([("｜駅《えき》", [])]) == [""], "without insertions there are no notes")
    #expect(
      written([("｜駅《えき》", []), ("山", [(0..<3, "やま")]), ("｜駅《えき》", [])])
        == ["", "18［＃原文のルビ］ 19｜ 22《やま》", "41［＃原文のルビ］"])
    #expect(
      written([("駅《えき》と山", [(18..<21, "やま")])]) == ["18｜ 21《やま》"],
      "ruby without a bar needs none")
    #expect(
      written([("｜駅《えき》［＃原文のルビ］山", [(42..<45, "やま")])])
        == ["18［＃原文のルビ］ 42｜ 45《やま》"], "a note of the author gets another")
  }
}
