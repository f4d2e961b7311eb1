import JapaneseText
import Transliteration

extension Sequence {
  /// Returns the elements in the order of a Japanese index, by the reading of a text of each
  /// element.
  ///
  /// ```swift
  /// ["渡辺", "安部", "サトウ", "加藤"].sorted(byReading: \.self)
  /// // ["安部", "加藤", "サトウ", "渡辺"]
  /// ```
  ///
  /// The order is the gojūon order (JIS X 4061) of the hiragana; equal readings are ordered by the
  /// text. The analysis never fails: without ICU the kana are compared by their code points.
  ///
  /// - Parameter text: returns the text of an element; called once for each.
  /// - Returns: the sorted elements.
  /// - Complexity: each text is read once, then O(*n* log *n*).
  public func sorted(
    byReading text: (Element) throws -> String
  ) rethrows -> [Element] {
    let order = try? ReadingOrder()
    let reader = TextReader(tokenizer: .shared, options: ReadingOptions())
    var keyed: [(key: [UInt8], text: String, element: Element)] = []
    for element in self {
      let text = try text(element)
      let reading = reader.reading(of: text).text
      let key = (try? order?.sortKey(of: reading))?.bytes ?? Array(reading.utf8)
      keyed.append((key, text, element))
    }
    keyed.sort { first, second in
      if first.key != second.key { return first.key.lexicographicallyPrecedes(second.key) }
      return first.text < second.text
    }
    return keyed.map(\.element)
  }
}
