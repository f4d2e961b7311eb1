import CICU
import TextFoundation

/// A text transform of ICU, by ID (`Katakana-Hiragana`) or from rules.
///
/// ```swift
/// let hiragana = try Transliterator(id: "Katakana-Hiragana")
/// try hiragana.transliterate("ラーメン")  // "らあめん"
/// ```
/// IDs and rule syntax are those of ICU (unicode-org.github.io/icu/userguide/transforms) and UTS
/// #35, part 2. ICU's tables are not made for Japanese readings: Han characters become Chinese
/// pinyin.
///
/// Creating a transliterator takes up to several milliseconds, so create it once and reuse it.
/// Transforming takes linear time (see `Context`).
///
/// Several tasks may share a transliterator: each call borrows a clone of the ICU object.
public struct Transliterator: Sendable {
  /// The direction of a transform.
  public enum Direction: Sendable, Hashable, Codable {
    /// The direction of the ID; rules are read from left to right.
    case forward
    /// The reverse direction: `Latin-Katakana` for `Katakana-Latin`; rules are read from right to
    /// left.
    case reverse
  }

  /// The part of a text that a rule may examine.
  public enum Context: Sendable, Hashable, Codable {
    /// Long text is transformed in chunks, divided where ICU's transforms do not look across.
    ///
    /// After 4 KB a chunk ends after white space inside a run of one script; after 12 KB without
    /// such a boundary, also after 、。！？ inside a run or between two kana that no rule joins; after
    /// 16 KB, at the next line end or, if that is far away, between any two Characters. Time is
    /// linear.
    ///
    /// The result equals that of the whole text for all but 16 of the 742 IDs of ICU 72 (measured
    /// on random text in many scripts): those whose rules delete spaces or handle names of several
    /// words, `Han-Latin/Names`, `Latin-Thai`, and some between two languages, such as `es-ar`.
    case nearby
    /// The text is transformed as a whole: rules may examine all of it, and `$` matches only at its
    /// end.
    ///
    /// ICU's time then grows with the square of the length.
    case wholeText
  }

  private let pool: ClonePool<TransliteratorHandle>
  private let chunking: TextChunking

  /// Creates a transform that ICU has, or a chain of them: `NFKC; Katakana-Hiragana`.
  ///
  /// Throws `unknownID`, or `libraryMissing` if ICU is not installed.
  public init(
    id: String, direction: Direction = .forward, context: Context = .nearby
  ) throws(TransliterationError) {
    try self.init(
      id: id, rules: nil, direction: direction,
      chunking: context == .nearby ? TextChunking() : .whole)
  }

  /// Creates a transform from rules.
  ///
  /// Throws `invalidRules` with the position, or `libraryMissing` if ICU is not installed.
  /// ```swift
  /// let quotes = try Transliterator(rules: "「 > “; 」 > ”;")
  /// try quotes.transliterate("「はい」")  // "“はい”"
  /// ```
  public init(
    rules: String, direction: Direction = .forward, context: Context = .nearby
  ) throws(TransliterationError) {
    try self.init(
      id: "Any-Rules", rules: rules, direction: direction,
      chunking: context == .nearby ? TextChunking() : .whole)
  }

  package init(
    id: String, rules: String? = nil, direction: Direction = .forward, chunking: TextChunking
  ) throws(TransliterationError) {
    try ICULibrary.load()
    pool = ClonePool(try TransliteratorHandle(id: id, rules: rules, direction: direction))
    self.chunking = chunking
  }

  /// The IDs of all transforms of ICU, sorted, including variants such as `ja-Latn/BGN`.
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

  /// Returns the transformed text; NUL and unassigned characters are treated according to the
  /// rules.
  ///
  /// Throws `engine` only if memory is insufficient or a chunk exceeds 512 MB.
  public func transliterate(_ text: String) throws(TransliterationError) -> String {
    guard !text.isEmpty else { return "" }
    return try pool.withHandle { (handle) throws(TransliterationError) in
      var boundaries = CharacterBoundaries(text)
      return try withUTF8Bytes(of: text) { (bytes) throws(TransliterationError) in
        try ICULibrary.collect("transliteration") { output, error in
          var start = 0
          while start < bytes.count {
            let end = chunking.end(from: start, in: bytes, boundaries: &boundaries)
            guard let chunk = UnsafeBufferPointer(rebasing: bytes[start..<end]).baseAddress,
              cicu_transliterate(handle.pointer, chunk, end - start, &output, &error)
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

/// The owner of an ICU transliterator.
///
/// `@unchecked Sendable`: `ClonePool` lends it to one user at a time, and only that user changes
/// it.
private final class TransliteratorHandle: ClonableHandle, @unchecked Sendable {
  let pointer: OpaquePointer

  private init(owning pointer: OpaquePointer) { self.pointer = pointer }

  convenience init(
    id: String, rules: String?, direction: Transliterator.Direction
  ) throws(TransliterationError) {
    var error = cicu_error()
    let pointer = withUTF8Bytes(of: rules ?? "") { rulesBytes in
      withUTF8Bytes(of: id) { idBytes in
        // An empty buffer may have no address, and NULL means “by ID”.
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
        "ICU has no transform with the ID '\(id)': \(error.statusName) (see Transliterator.availableIDs)"
      )
    }
    guard error.offset >= 0 else {
      return TransliterationError(.invalidRules, "invalid rules: \(error.statusName)")
    }
    let offset = min(Int(error.offset), rules.utf8.count)
    let line = 1 + rules.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    return TransliterationError(
      .invalidRules, "invalid rule: \(error.statusName)",
      position: .init(line: line, utf8Offset: offset))
  }
}
