/// All corrections of a dictionary, indexed by surface.
final class CorrectionSet {
  let corrections: [Correction]
  /// The files, which own the bytes of the corrections.
  private let files: [TextFile]
  private var bySurface: [String: [Correction]] = [:]
  /// One byte for each of 65,536 hashes of a surface: 0 if no correction has that hash.
  private let filter: ByteBuffer

  init(_ files: [TextFile]) throws(LexiconError) {
    self.files = files
    filter = ByteBuffer(capacity: 65_536)
    for _ in 0..<65_536 { filter.append(0) }
    let rules = KanaRules()
    var corrections: [Correction] = []
    for file in files {
      for (number, line) in try file.rows() {
        do {
          corrections.append(try Correction(line, path: file.path, number: number, rules: rules))
        } catch {
          throw error.at(file.path, number)
        }
      }
    }
    self.corrections = corrections
    for correction in corrections {
      try checkIsNew(correction)
      bySurface[correction.surface.string, default: []].append(correction)
      filter.start[Self.hash(correction.surface)] = 1
    }
  }

  /// Throws if an earlier row adds the same entry; other conflicts are detected when corrections
  /// are applied.
  private func checkIsNew(_ correction: Correction) throws(LexiconError) {
    for earlier in bySurface[correction.surface.string] ?? []
    where correction.action == .add && earlier.action == .add
      && earlier.section == correction.section && earlier.surface.equals(correction.surface)
      && earlier.reading.equals(correction.reading)
    {
      throw correction.problem(
        "line \(earlier.line) of \(earlier.path) adds the same entry; remove one of them")
    }
  }

  /// Returns whether a correction may affect this surface; fast, and almost always false.
  func mayConcern(_ surface: ByteSlice) -> Bool { filter.start[Self.hash(surface)] != 0 }

  /// Returns the change or deletion for an entry, nil if there is none.
  func correction(
    section: String, surface: ByteSlice, reading: ByteSlice
  ) throws(LexiconError) -> Correction? {
    var found: Correction?
    for correction in bySurface[surface.string] ?? []
    where correction.surface.equals(surface) && correction.reading.equals(reading)
      && (correction.section == section || correction.section == "*")
    {
      if correction.action == .add {
        throw correction.problem(
          "the dictionary already contains “\(surface.string)” with this reading in this section; write change"
        )
      }
      if let found {
        throw correction.problem(
          "line \(found.line) of \(found.path) corrects the same entry; merge the two rows")
      }
      correction.matches += 1
      found = correction
    }
    return found
  }

  /// Throws if a change or deletion was not applied to any entry.
  func checkAllUsed() throws(LexiconError) {
    for correction in corrections where correction.action != .add && correction.matches == 0 {
      throw correction.problem(
        "no entry “\(correction.surface.string)” read “\(correction.reading.string)” in the "
          + "section “\(correction.section)”; look it up in entries/")
    }
  }

  private static func hash(_ surface: ByteSlice) -> Int {
    var hash: UInt32 = 0
    var index = max(0, surface.count &- 8)
    while index < surface.count {
      hash = hash &* 31 &+ UInt32(surface.start[index])
      index &+= 1
    }
    return Int(hash & 0xFFFF)
  }
}
