/// Parses the rows of ``CounterRows``.
///
/// A row consists of surfaces, a reading, the name of a ``SoundChange``, and options, separated by
/// spaces:
///
/// | option | meaning |
/// | --- | --- |
/// | `4=ヨ` `7=シチ` `9=ク` `0=レイ` | the reading of a last digit |
/// | `1!ヒトリ` `数!スウ/ジツ` | an irregular reading of a number with the counter; `/` separates the two |
/// | `4~ヨッ/カ` | the same for every number with that last digit |
/// | `w2` | the native series (ヒト, フタ) up to that number |
/// | `max9` | the maximum number |
/// | `label` | an ordinal rather than a quantity: 二三 before it is 23 |
/// | `address` | part of an address: 3-5番地 is not a range |
/// | `digits` | applies only to numbers in Arabic digits |
/// | `rank1` | the rank in a date or time, 1 (year) to 6 (second) |
/// | `after:月,年` `notAfter:月` | applies only after one of, or none of, these characters |
/// | `next:午前,午後` `not:以上` | applies only if one of these, or none of these, follows |
///
/// The surfaces of a row are separated by `|`; a line that begins with `#` is a comment.
struct CounterTableBuilder {
  struct Entry {
    let surface: [UInt8]
    let counter: Int
  }

  private(set) var counters: [Counter] = []
  private(set) var entries: [Entry] = []
  private(set) var pool: [UInt8] = []
  private(set) var malformedRows: [Substring] = []

  /// Adds the rows of a table, one per line.
  mutating func add(_ table: String) {
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ")
      guard fields.count >= 3, let change = SoundChange(name: fields[2]),
        let options = Options(fields[3...])
      else {
        malformedRows.append(line)
        continue
      }
      add(options, kana: fields[1].unicodeScalars.map(\.value), change: change)
      for surface in fields[0].split(separator: "|") {
        entries.append(Entry(surface: Array(surface.utf8), counter: counters.count - 1))
      }
    }
  }

  private mutating func add(_ options: Options, kana: [UInt32], change: SoundChange) {
    let plain = KanaForm(kana, pool: &pool)
    let isH = kana.first.map { (0x30CF...0x30DD).contains($0) && ($0 - 0x30CF) % 3 == 0 } ?? false
    var voiced = plain
    var semiVoiced = plain
    if !change.voicing.isEmpty, let first = kana.first {
      voiced = KanaForm([first + 1] + kana.dropFirst(), pool: &pool)
    }
    if isH, !change.gemination.isEmpty, let first = kana.first {
      semiVoiced = KanaForm([first + 2] + kana.dropFirst(), pool: &pool)
    }
    counters.append(
      Counter(
        plain: plain, voiced: voiced, semiVoiced: semiVoiced, change: change,
        digits: options.digits, nativeLimit: options.nativeLimit, limit: options.limit,
        irregulars: options.irregulars.map { irregular(of: $0) }, isLabel: options.isLabel,
        isAddress: options.isAddress, isForDigits: options.isForDigits,
        calendarRank: options.calendarRank, after: options.after, notAfter: options.notAfter,
        next: options.next,
        notNext: options.notNext))
  }

  private mutating func irregular(of option: Options.Irregular) -> Counter.Irregular {
    let components = option.kana.split(separator: "/").map { $0.unicodeScalars.map(\.value) }
    return Counter.Irregular(
      value: option.value, isEnding: option.isEnding,
      number: KanaForm(components.first ?? [], pool: &pool),
      word: components.count > 1 ? KanaForm(components[1], pool: &pool) : nil)
  }
}

extension CounterTableBuilder {
  private struct Options {
    struct Irregular {
      let value: Int
      let isEnding: Bool
      let kana: Substring
    }

    var digits = Counter.DigitReadings()
    var nativeLimit = 0
    var limit = Int.max
    var irregulars: [Irregular] = []
    var isLabel = false
    var isAddress = false
    var isForDigits = false
    var calendarRank: UInt8 = 0
    var after: [UInt32] = []
    var notAfter: [UInt32] = []
    var next: [String] = []
    var notNext: [String] = []

    /// Parses the options of a row; nil if one is malformed.
    init?(_ fields: ArraySlice<Substring>) {
      for field in fields where !add(field) { return nil }
    }

    private mutating func add(_ field: Substring) -> Bool {
      if field == "label" {
        isLabel = true
      } else if field == "address" {
        isAddress = true
      } else if field == "digits" {
        isForDigits = true
      } else if let list = field.list(after: "after:") {
        after = list.flatMap { $0.unicodeScalars.map(\.value) }
      } else if let list = field.list(after: "notAfter:") {
        notAfter = list.flatMap { $0.unicodeScalars.map(\.value) }
      } else if let list = field.list(after: "next:") {
        next = list
      } else if let list = field.list(after: "not:") {
        notNext = list
      } else if let value = field.number(after: "w") {
        nativeLimit = value
      } else if let value = field.number(after: "max") {
        limit = value
      } else if let value = field.number(after: "rank"), let rank = UInt8(exactly: value) {
        calendarRank = rank
      } else if let operatorIndex = field.firstIndex(where: { "=!~".contains($0) }),
        let value = Self.key(field[..<operatorIndex])
      {
        let kana = field[field.index(after: operatorIndex)...]
        if field[operatorIndex] == "=" { return setDigit(value, kana) }
        irregulars.append(
          Irregular(value: value, isEnding: field[operatorIndex] == "~", kana: kana))
      } else {
        return false
      }
      return true
    }

    private static func key(_ number: Substring) -> Int? {
      switch number {
      case "数": Indefinite.several
      case "何": Indefinite.interrogative
      case "幾": Indefinite.some
      default: Int(number)
      }
    }

    private mutating func setDigit(_ value: Int, _ kana: Substring) -> Bool {
      switch (value, kana) {
      case (0, "レイ"): digits.zero = .rei
      case (4, "ヨ"): digits.four = .yo
      case (4, "シ"): digits.four = .shi
      case (7, "シチ"): digits.seven = .shichi
      case (9, "ク"): digits.nine = .ku
      default: return false
      }
      return true
    }
  }
}

extension Substring {
  fileprivate func number(after prefix: String) -> Int? {
    hasPrefix(prefix) ? Int(dropFirst(prefix.count)) : nil
  }

  fileprivate func list(after prefix: String) -> [String]? {
    guard hasPrefix(prefix) else { return nil }
    return dropFirst(prefix.count).split(separator: ",").map(String.init)
  }
}
