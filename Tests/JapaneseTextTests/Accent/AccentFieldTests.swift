import TestSupport
import Testing

@testable import JapaneseText

@Suite("Accent fields against naive models")
struct AccentFieldTests {
  private func field(_ text: String) -> AccentField? {
    Array(text.utf8).withUnsafeBufferPointer { AccentField($0) }
  }

  private func rule(_ text: String) -> AccentRule? {
    Array(text.utf8).withUnsafeBufferPointer { AccentRule($0) }
  }

  @Test("the accents of a divided word form one accent with the first fall")
  func dividedAccents() {
    let table: [(text: String, nucleus: Int, count: Int, why: String)] = [
      ("0/4", 0, 4, "one phrase"), ("2/5:4/6", 2, 11, "the first phrase falls"),
      ("0/3:2/4", 5, 7, "the second phrase falls"), ("0/3:0/4", 0, 7, "no fall"),
      ("0/1:0/2:1/3", 4, 6, "the third phrase falls"), ("1/1:1/1", 1, 2, "phrases of one mora"),
    ]
    for row in table {
      #expect(field(row.text)?.nucleus == row.nucleus, "\(row.text): \(row.why)")
      #expect(field(row.text)?.moraCount == row.count, "\(row.text): \(row.why)")
      #expect(field(row.text)?.alternatives == [], "\(row.text): \(row.why)")
    }
    for text in ["", "*", "/", "1/", "5/4", "2/5:", "2/5:4", "2/5:4/", "2/5/6", "x", "2;5", "2/5 "]
    {
      #expect(field(text) == nil, "\(text)")
    }
  }

  @Test("random divided accents", arguments: 0..<50)
  func randomDividedAccents(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 100)
    for _ in 0..<40 {
      var parts: [(nucleus: Int, count: Int)] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let count = Int.random(in: 1...12, using: &random)
        parts.append((Int.random(in: 0...count, using: &random), count))
      }
      let text = parts.map { "\($0.nucleus)/\($0.count)" }.joined(separator: ":")
      var start = 0
      var fall = 0
      for part in parts {
        if fall == 0, part.nucleus > 0 { fall = start + part.nucleus }
        start += part.count
      }
      #expect(field(text)?.nucleus == fall, "\(text)")
      #expect(field(text)?.moraCount == start, "\(text)")
    }
  }

  @Test("nuclei of UniDic in order")
  func alternatives() {
    let table: [(text: String, nucleus: Int, alternatives: [Int])] = [
      ("0", 0, []), ("3,2", 3, [2]), ("0,2,4", 0, [2, 4]), ("1,1", 1, [1]), ("12,0", 12, [0]),
    ]
    for row in table {
      #expect(field(row.text)?.nucleus == row.nucleus, "\(row.text)")
      #expect(field(row.text)?.alternatives == row.alternatives, "\(row.text)")
      #expect(field(row.text)?.moraCount == nil, "\(row.text)")
    }
    for text in ["0,", ",0", "0,,1", "0,*"] { #expect(field(text) == nil, "\(text)") }
  }

  @Test("numbers and separators are read in turn")
  func numbers() {
    Array("12,-3@x".utf8).withUnsafeBufferPointer { bytes in
      var scanner = NumberScanner(bytes)
      #expect(scanner.number() == 12 && !scanner.isAtEnd)
      #expect(scanner.number() == nil, "a separator is not a number")
      #expect(scanner.separator() == UInt8(ascii: ","))
      #expect(scanner.number() == -3)
      #expect(scanner.separator() == UInt8(ascii: "@"))
      #expect(scanner.number() == nil && !scanner.isAtEnd)
      #expect(scanner.separator() == UInt8(ascii: "x"))
      #expect(scanner.isAtEnd && scanner.separator() == nil && scanner.number() == nil)
    }
    Array("-".utf8).withUnsafeBufferPointer { bytes in
      var scanner = NumberScanner(bytes)
      #expect(scanner.number() == nil)
      #expect(scanner.separator() == UInt8(ascii: "-"), "a lone minus is not consumed")
    }
  }

  /// The table of the UniDic manual in words, for each notation.
  private func expected(_ notation: String, _ front: AccentPart, _ rear: AccentPart) -> Int? {
    let end = front.moraCount
    let rearIsFlat = rear.nucleus.map { $0 == 0 || $0 == rear.moraCount }
    let rearFall = rear.nucleus.map { end + $0 }
    switch notation {
    case "F1", "C5", "P13": return front.nucleus
    case "F2@1": return front.nucleus == 0 ? end + 1 : front.nucleus
    case "F2@-1": return front.nucleus == 0 ? end - 1 : front.nucleus
    case "F3@0": return front.nucleus.map { $0 == 0 ? 0 : end }
    case "F3@1": return front.nucleus.map { $0 == 0 ? 0 : end + 1 }
    case "F4@1": return end + 1
    case "F5", "C4", "P6": return 0
    case "F6@2,-1": return front.nucleus.map { $0 == 0 ? end + 2 : end - 1 }
    case "C1": return rear.nucleus.map { $0 == 0 ? 0 : end + $0 }
    case "C2": return end + 1
    case "C3": return front.endsInsideSyllable && end > 1 ? end - 1 : end
    case "P1":
      guard let rearIsFlat else { return nil }
      return rearIsFlat ? 0 : rearFall
    case "P2":
      guard let rearIsFlat else { return nil }
      return rearIsFlat ? end + 1 : rearFall
    case "P4":
      guard let rearIsFlat else { return nil }
      return rearIsFlat ? end + 1 : front.nucleus
    case "P14":
      guard let rearIsFlat else { return nil }
      return rearIsFlat ? front.nucleus : rearFall
    default: return nil
    }
  }

  @Test(
    "each rule for all short words",
    arguments: [
      "F1", "F2@1", "F2@-1", "F3@0", "F3@1", "F4@1", "F5", "F6@2,-1", "C1", "C2", "C3", "C4", "C5",
      "P1", "P2", "P4", "P6", "P13", "P14",
    ])
  func rules(notation: String) throws {
    let rule = try #require(self.rule(notation))
    #expect(rule.isPrefixRule == notation.hasPrefix("P"))
    for front in parts(4) {
      for rear in parts(4) {
        let nucleus = rule.nucleus(front: front, rear: rear)
        #expect(nucleus == expected(notation, front, rear), "\(notation) \(front) \(rear)")
      }
    }
  }

  /// All components of one to `maximum` morae, with each accent and without one.
  private func parts(_ maximum: Int) -> [AccentPart] {
    var parts: [AccentPart] = []
    for count in 1...maximum {
      for nucleus in [nil] + Array(0...count).map(Optional.init) {
        for endsInside in [false, true] {
          parts.append(
            AccentPart(moraCount: count, nucleus: nucleus, endsInsideSyllable: endsInside))
        }
      }
    }
    return parts
  }

  @Test("notations that are not rules")
  func unknownRules() {
    for text in [
      "", "F", "F0", "F7", "F2", "F2@", "F2@x", "F1@1", "F6@1", "F6@1,", "F6@1,2,3", "F2,1", "C0",
      "C6", "C1@1", "P0", "P3", "P5", "P12", "P15", "X1", "f1", "*", "1F",
    ] {
      #expect(rule(text) == nil, "\(text)")
    }
  }
}
