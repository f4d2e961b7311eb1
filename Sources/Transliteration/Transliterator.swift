import CICU
import TextFoundation

/// A text transform of ICU, by id (`Katakana-Hiragana`) or by rules.
///
/// ```swift
/// let hiragana = try Transliterator(id: "Katakana-Hiragana")
/// try hiragana.transliterate("ラーメン")  // "らあめん"
/// ```
/// Ids and rule syntax are those of ICU (unicode-org.github.io/icu/userguide/transforms) and of
/// UTS #35, part 2. ICU's tables are not made for Japanese readings: Han becomes Chinese pinyin.
///
/// Opening takes up to some milliseconds, so make one and keep it. Time is linear in the text (see
/// `Context`).
///
/// Sendable: any number of tasks may share one; each use borrows a clone of ICU's object.
public struct Transliterator: Sendable {
  /// Which way a transform runs.
  public enum Direction: Sendable, Hashable, Codable {
    /// As the id says, and rules from left to right.
    case forward
    /// Backwards: `Latin-Katakana` for `Katakana-Latin`, and rules from right to left.
    case reverse
  }

  /// How much of a text a rule may look at.
  public enum Context: Sendable, Hashable, Codable {
    /// Long text goes through in pieces, cut where the transforms of ICU do not look across.
    ///
    /// From 4 KB on, a cut is made after white space inside a run of one script; after 12 KB without
    /// such a place also after 、。！？ inside a run, or between two kana that no rule joins; after
    /// 16 KB at the next line end or, if that is far, between any two Characters. Time is linear.
    ///
    /// The result is that of the whole text for all but 16 of the 742 ids of ICU 72 (measured on
    /// random text in many scripts): those whose rules delete spaces or treat names of several
    /// words, `Han-Latin/Names`, `Latin-Thai`, and some between two languages, such as `es-ar`.
    case nearby
    /// The text goes through whole: rules may look at all of it, and `$` matches its end alone.
    ///
    /// ICU's time then grows with the square of the text.
    case wholeText
  }

  private let pool: ClonePool<TransliteratorHandle>
  private let pieces: TextPieces

  /// Opens a transform that ICU has, or a chain of them: `NFKC; Katakana-Hiragana`.
  ///
  /// Throws `unknownID`, or `libraryMissing` if ICU is not installed.
  public init(
    id: String, direction: Direction = .forward, context: Context = .nearby
  ) throws(TransliterationError) {
    try self.init(
      id: id, rules: nil, direction: direction, pieces: context == .nearby ? TextPieces() : .whole)
  }

  /// Compiles a transform from rules.
  ///
  /// Throws `invalidRules` with the position, or `libraryMissing`.
  /// ```swift
  /// let quotes = try Transliterator(rules: "「 > “; 」 > ”;")
  /// try quotes.transliterate("「はい」")  // "“はい”"
  /// ```
  public init(
    rules: String, direction: Direction = .forward, context: Context = .nearby
  ) throws(TransliterationError) {
    try self.init(
      id: "Any-Rules", rules: rules, direction: direction,
      pieces: context == .nearby ? TextPieces() : .whole)
  }

  package init(
    id: String, rules: String? = nil, direction: Direction = .forward, pieces: TextPieces
  ) throws(TransliterationError) {
    try ICULibrary.load()
    pool = ClonePool(try TransliteratorHandle(id: id, rules: rules, direction: direction))
    self.pieces = pieces
  }

  /// The ids of all transforms ICU has, sorted; variants such as `ja-Latn/BGN` included.
  public static var availableIDs: [String] {
    get throws(TransliterationError) {
      try ICULibrary.load()
      let ids = try ICULibrary.collect("transform ids") { bytes, error in
        cicu_transliterator_ids(&bytes, &error)
      } read: { bytes in
        bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      }
      return ids.sorted()
    }
  }

  /// The transformed text; empty for empty text, NUL and unassigned characters as the rules say.
  ///
  /// Throws `engine` only for lack of memory, or beyond 512 MB in one piece.
  public func transliterate(_ text: String) throws(TransliterationError) -> String {
    guard !text.isEmpty else { return "" }
    return try pool.withHandle { (handle) throws(TransliterationError) in
      var boundaries = CharacterBoundaries(text)
      return try withUTF8Bytes(of: text) { (bytes) throws(TransliterationError) in
        try ICULibrary.collect("transliteration") { output, error in
          var start = 0
          while start < bytes.count {
            let end = pieces.end(from: start, in: bytes, boundaries: &boundaries)
            guard let piece = UnsafeBufferPointer(rebasing: bytes[start..<end]).baseAddress,
              cicu_transliterate(handle.pointer, piece, end - start, &output, &error)
            else { return false }
            start = end
          }
          return true
        } read: { bytes in
          String(decoding: bytes, as: UTF8.self)
        }
      }
    }
  }
}

/// The owner of one ICU transliterator.
///
/// Sendable unchecked: `ClonePool` lends it to one user at a time, and it is never changed but by
/// that user.
private final class TransliteratorHandle: ClonableHandle, @unchecked Sendable {
  let pointer: OpaquePointer

  private init(owning pointer: OpaquePointer) { self.pointer = pointer }

  convenience init(
    id: String, rules: String?, direction: Transliterator.Direction
  ) throws(TransliterationError) {
    var error = cicu_error()
    let pointer = withUTF8Bytes(of: rules ?? "") { rulesBytes in
      withUTF8Bytes(of: id) { idBytes in
        // An empty buffer may have no address, and NULL means "by id".
        var empty: UInt8 = 0
        return withUnsafePointer(to: &empty) { empty in
          cicu_transliterator_open(
            idBytes.baseAddress ?? empty, idBytes.count,
            rules == nil ? nil : rulesBytes.baseAddress ?? empty, rulesBytes.count,
            direction == .reverse, &error)
        }
      }
    }
    guard let pointer else { throw Self.openingError(error, id: id, rules: rules) }
    self.init(owning: pointer)
  }

  deinit { cicu_transliterator_close(pointer) }

  func clone() throws(TransliterationError) -> TransliteratorHandle {
    let copy = try ICULibrary.call("clone") { cicu_transliterator_clone(pointer, &$0) }
    return TransliteratorHandle(owning: copy)
  }

  private static func openingError(
    _ error: cicu_error, id: String, rules: String?
  ) -> TransliterationError {
    guard let rules else {
      return TransliterationError(
        .unknownID,
        "no transform has the id '\(id)' (\(error.statusName)); see Transliterator.availableIDs")
    }
    guard error.offset >= 0 else {
      return TransliterationError(.invalidRules, "the rules are not valid: \(error.statusName)")
    }
    let offset = min(Int(error.offset), rules.utf8.count)
    let line = 1 + rules.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    return TransliterationError(
      .invalidRules, "the rule here is not valid: \(error.statusName)",
      position: .init(line: line, utf8Offset: offset))
  }
}
