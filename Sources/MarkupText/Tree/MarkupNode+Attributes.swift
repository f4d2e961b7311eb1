import TextFoundation

/// An attribute of an element.
///
/// Sendable: a plain value.
public struct MarkupAttribute: Sendable, Hashable {
  /// The name, its ASCII letters in lower case.
  public let name: String
  /// The value, with character references decoded; empty if there is none.
  public let value: String
  /// Where the name starts in the source, as a UTF-8 offset.
  public let offset: Int
}

extension MarkupNode {
  /// The attributes of an element in the order of its tag, each name once; none of other nodes.
  ///
  /// An element that was opened again has those of its start tag.
  public var attributes: [MarkupAttribute] {
    withExtendedLifetime(storage) {
      storage.attributeRecords(of: record).map { attribute in
        MarkupAttribute(
          name: storage.withBytes(Int(attribute.nameStart), Int(attribute.nameEnd)) { bytes in
            String(decoding: bytes.lazy.map(\.asciiLowercased), as: UTF8.self)
          },
          value: storage.attributeValue(attribute), offset: Int(attribute.nameStart))
      }
    }
  }

  /// The value of an attribute, with character references decoded: empty if it is given without
  /// one, nil if it is not given.
  ///
  /// ```swift
  /// let link = MarkupTree(parsing: "<a href=/?a&amp;b download>").root.firstChild
  /// link?["HREF"]      // "/?a&b"
  /// link?["download"]  // ""
  /// link?["id"]        // nil
  /// ```
  ///
  /// - Parameter name: the name; the case of ASCII letters does not matter.
  public subscript(name: String) -> String? {
    withUTF8Bytes(of: name) { storage.attribute($0, of: record) }.map(storage.attributeValue)
  }

  /// The value of the attribute `id`; nil if it is not given or empty.
  public var elementID: String? { self["id"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The names in the attribute `class`, in their order, separated by any ASCII white space.
  public var classes: [Substring] {
    guard let list = self["class"] else { return [] }
    return list.unicodeScalars.split { $0.isASCII && UInt8($0.value).isMarkupSpace }
      .map(Substring.init)
  }
}
