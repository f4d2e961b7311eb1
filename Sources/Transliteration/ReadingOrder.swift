import CICU
import TextFoundation

/// Gojūon order, in which Japanese dictionaries sort kana (JIS X 4061), by ICU's collator for `ja`.
///
/// ```swift
/// try ReadingOrder().sorted(["さとう", "カトウ", "かとう", "あべ"])
/// // ["あべ", "かとう", "カトウ", "さとう"]
/// ```
/// Kanji are ordered by JIS code, not by reading: to sort names, sort their readings. Among equal
/// readings, unvoiced kana precede voiced ones; if these are equal too, small kana precede large
/// ones, and finally hiragana precede katakana.
///
/// Several threads may use an order at once: it never changes, and ICU allows concurrent reads of a
/// collator.
public struct ReadingOrder: Sendable {
  /// The level of difference that a comparison takes into account.
  public enum Strength: Int32, Sendable, Hashable, Codable {
    /// Base letters only: か = が = カ.
    case base = 1
    /// Voicing marks and accents as well: か < が.
    case accents = 2
    /// Small and large kana, half and full width as well: ゃ < や.
    case variants = 3
    /// Hiragana and katakana as well: か < カ.
    case kana = 4
  }

  /// The order of two texts.
  public enum Order: Sendable, Hashable {
    /// The first text precedes the second.
    case ascending
    /// The texts are equal at the strength of the comparison.
    case same
    /// The first text follows the second.
    case descending
  }

  /// A key that represents a text in the order and can be compared without ICU.
  ///
  /// Keys of different strengths or from different versions of ICU are not comparable.
  public struct SortKey: Sendable, Hashable, Codable, Comparable {
    /// The bytes of the key, which are compared lexicographically as unsigned numbers.
    public let bytes: [UInt8]

    /// Returns whether the first text precedes the second.
    public static func < (first: SortKey, second: SortKey) -> Bool {
      first.bytes.lexicographicallyPrecedes(second.bytes)
    }
  }

  private let handle: CollatorHandle

  /// Creates the order; throws `libraryMissing` if ICU is not installed.
  public init(strength: Strength = .kana) throws(TransliterationError) {
    try ICULibrary.load()
    handle = try CollatorHandle(locale: "ja", strength: strength.rawValue)
  }

  /// Compares two texts, in linear time.
  ///
  /// Throws `engine` if memory is insufficient or a text exceeds 2 GB.
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

  /// Returns the sort key of a text, with which to sort many texts or to store their order in a
  /// database.
  ///
  /// Throws `engine` if memory is insufficient or the text exceeds 512 MB.
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

  /// Returns the texts in gojūon order; texts that compare as equal remain in their order.
  ///
  /// ICU is called only once for each text, to create its key.
  public func sorted(_ texts: some Sequence<String>) throws(TransliterationError) -> [String] {
    var keyed: [(key: SortKey, text: String)] = []
    for text in texts { keyed.append((try sortKey(of: text), text)) }
    return keyed.sorted { $0.key < $1.key }.map(\.text)
  }
}

/// The owner of an ICU collator.
///
/// `@unchecked Sendable`: after creation only ICU's const functions are called, which ICU allows
/// from several threads at once.
private final class CollatorHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  init(locale: String, strength: Int32) throws(TransliterationError) {
    pointer = try ICULibrary.call("collator for '\(locale)'") {
      cicu_collator_open(locale, strength, &$0)
    }
  }

  deinit { cicu_collator_close(pointer) }
}
