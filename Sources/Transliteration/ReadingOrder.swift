import CICU
import TextFoundation

/// Gojūon order: how a Japanese dictionary sorts kana (JIS X 4061), by ICU's collator for `ja`.
///
/// ```swift
/// try ReadingOrder().sorted(["さとう", "カトウ", "かとう", "あべ"])
/// // ["あべ", "かとう", "カトウ", "さとう"]
/// ```
/// Kanji are ordered by JIS code, not by reading: sort readings, not names. Within one reading,
/// unvoiced comes before voiced, then small before large, then hiragana before katakana.
///
/// Sendable: ICU's collators may be read by several threads at once, and this one never changes.
public struct ReadingOrder: Sendable {
  /// How fine the comparison is.
  public enum Strength: Int32, Sendable, Hashable, Codable {
    /// Base letters: か = が = カ.
    case base = 1
    /// Voicing marks and accents differ too: か < が.
    case accents = 2
    /// Small and large, half and full width differ too: ゃ < や.
    case variants = 3
    /// Hiragana and katakana differ too: か < カ.
    case kana = 4
  }

  /// The place of one text relative to another.
  public enum Order: Sendable, Hashable {
    /// The first comes before the second.
    case ascending
    /// Neither comes before the other, at the strength asked for.
    case same
    /// The first comes after the second.
    case descending
  }

  /// A text's place in the order, to be compared without ICU.
  ///
  /// Keys of different strengths, or made by different versions of ICU, do not compare.
  ///
  /// Sendable: a plain value.
  public struct SortKey: Sendable, Hashable, Codable, Comparable {
    /// The key's bytes, compared as unsigned numbers from the first on.
    public let bytes: [UInt8]

    /// Whether a text sorts before another.
    public static func < (first: SortKey, second: SortKey) -> Bool {
      first.bytes.lexicographicallyPrecedes(second.bytes)
    }
  }

  private let handle: CollatorHandle

  /// Opens the order; throws `libraryMissing` if ICU is not installed.
  public init(strength: Strength = .kana) throws(TransliterationError) {
    try ICULibrary.load()
    handle = try CollatorHandle(locale: "ja", strength: strength.rawValue)
  }

  /// Compares two texts; the time is linear in the longer of their common beginnings.
  ///
  /// Throws `engine` for lack of memory or texts above 2 GB.
  public func compare(
    _ first: String, _ second: String
  ) throws(TransliterationError) -> Order {
    let result = try withUTF8Bytes(of: first) { (first) throws(TransliterationError) in
      try withUTF8Bytes(of: second) { (second) throws(TransliterationError) in
        var empty: UInt8 = 0
        return try ICULibrary.call("comparison") { error in
          let result = withUnsafePointer(to: &empty) { empty in
            cicu_compare(
              handle.pointer, first.baseAddress ?? empty, first.count,
              second.baseAddress ?? empty, second.count, &error)
          }
          return error.status == 0 ? result : nil
        }
      }
    }
    return result < 0 ? .ascending : result > 0 ? .descending : .same
  }

  /// The sort key of a text: the way to sort many texts, or to keep their order in a database.
  ///
  /// Throws `engine` for lack of memory or text above 512 MB.
  public func sortKey(of text: String) throws(TransliterationError) -> SortKey {
    try withUTF8Bytes(of: text) { (bytes) throws(TransliterationError) in
      var empty: UInt8 = 0
      return try ICULibrary.collect("sort key") { output, error in
        withUnsafePointer(to: &empty) { empty in
          cicu_sort_key(
            handle.pointer, bytes.baseAddress ?? empty, bytes.count, &output, &error)
        }
      } read: {
        SortKey(bytes: Array($0))
      }
    }
  }

  /// The texts in gojūon order; those that compare as the same keep their order.
  ///
  /// One key is made per text, so ICU is called as many times as there are texts.
  public func sorted(_ texts: some Sequence<String>) throws(TransliterationError) -> [String] {
    var keyed: [(key: SortKey, text: String)] = []
    for text in texts { keyed.append((try sortKey(of: text), text)) }
    return keyed.sorted { $0.key < $1.key }.map(\.text)
  }
}

/// The owner of one ICU collator.
///
/// Sendable unchecked: after opening only ICU's const functions are called, which ICU allows from
/// several threads at once.
private final class CollatorHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  init(locale: String, strength: Int32) throws(TransliterationError) {
    pointer = try ICULibrary.call("collator for '\(locale)'") {
      cicu_collator_open(locale, strength, &$0)
    }
  }

  deinit { cicu_collator_close(pointer) }
}
