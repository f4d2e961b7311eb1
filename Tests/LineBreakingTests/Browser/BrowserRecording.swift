import Foundation

/// The lines that headless Chromium made of the paragraphs of `Data/Browser` (see the README
/// there).
struct BrowserRecording {
  /// A paragraph and its source.
  struct Paragraph {
    let number: Int
    let source: String
    let text: MeasuredText
  }

  /// The lines of a paragraph at a width, with the modes that gave the same lines.
  struct Lines {
    let paragraph: Int
    let ems: Int
    let modes: [String]
    /// The UTF-8 offsets of the ends of the lines.
    let ends: [Int]
  }

  /// A first character with the second characters before which a line may end, all of them between
  /// two ideographs.
  struct Pairs {
    let language: String
    let modes: [String]
    let first: Character
    /// The second characters before which a line may end.
    let seconds: Set<Character>
  }

  let paragraphs: [Paragraph]
  let lines: [Lines]
  /// For each visible Latin-1 character, the visible Latin-1 characters that may begin a line after
  /// it.
  let latinPairs: [Character: Set<Character>]
  let pairs: [Pairs]

  static let shared = BrowserRecording()

  private init() {
    let advances = Self.advances()
    let paragraphs = Self.rows("paragraphs.tsv").map { fields in
      let number = Int(fields[0]) ?? 0
      let text = MeasuredText(String(fields[2]), number: number, advances: advances)
      return Paragraph(number: number, source: String(fields[1]), text: text)
    }
    self.paragraphs = paragraphs
    latinPairs = Dictionary(
      uniqueKeysWithValues: Self.rows("latin1-pairs.tsv").map { fields in
        (Character(String(fields[0])), Set(fields[1]))
      })
    pairs = Self.rows("class-pairs.tsv").map { fields in
      Pairs(
        language: String(fields[0]), modes: fields[1].split(separator: ",").map(String.init),
        first: Character(String(fields[2])), seconds: Set(fields[3]))
    }
    lines = Self.rows("lines.tsv").map { fields in
      let number = Int(fields[0]) ?? 0
      let lengths = fields[3].split(separator: " ").map { Int($0) ?? 0 }
      return Lines(
        paragraph: number, ems: Int(fields[1]) ?? 0,
        modes: fields[2].split(separator: ",").map(String.init),
        ends: Self.ends(of: lengths, in: paragraphs[number - 1].text.string))
    }
  }

  /// Returns the paragraph with a number; they are numbered from 1 without gaps.
  func paragraph(_ number: Int) -> Paragraph { paragraphs[number - 1] }

  /// Returns the tab-separated fields of a file's lines.
  private static func rows(_ name: String) -> [[Substring]] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Data/Browser/\(name)")
    let content = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return content.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
  }

  /// Returns the advances of Characters in 1/1000 em.
  private static func advances() -> [Character: Int] {
    var advances: [Character: Int] = [:]
    for fields in rows("advances.tsv") {
      for cluster in fields[1].split(separator: " ") {
        var text = String.UnicodeScalarView()
        for scalar in cluster.split(separator: "+") {
          text.append(UInt32(scalar, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
        }
        advances[Character(String(text))] = Int(fields[0])
      }
    }
    return advances
  }

  /// Returns the UTF-8 offsets of the ends of lines that are given by their numbers of scalars.
  private static func ends(of lengths: [Int], in text: String) -> [Int] {
    var ends: [Int] = []
    var offset = 0
    var scalars = text.unicodeScalars[...]
    for length in lengths {
      offset += scalars.prefix(length).reduce(0) { $0 + UTF8.width($1) }
      scalars = scalars.dropFirst(length)
      ends.append(offset)
    }
    return ends
  }
}
