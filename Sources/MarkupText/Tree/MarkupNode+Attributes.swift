import TextFoundation

/// An attribute of an element.
public struct MarkupAttribute: Sendable, Hashable {
  /// The name, with ASCII letters in lower case.
  public let name: String
  /// The value with character references decoded, or an empty string if the attribute has no value.
  public let value: String
  /// The UTF-8 offset of the name in the source.
  public let offset: Int
}

extension MarkupNode {
  /// The attributes of an element in source order, without duplicate names; empty for other nodes.
  ///
  /// A reopened element (see ``isReopened``) has the attributes of its original start tag.
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

  /// Returns the value of an attribute with character references decoded.
  ///
  /// The result is an empty string if the attribute has no value, and nil if the element does not
  /// have the attribute.
  ///
  /// ```swift
  /// let link = MarkupTree(parsing: "<a href=/?a&amp;b download>").root.firstChild
  /// link?["HREF"]      // "/?a&b"
  /// link?["download"]  // ""
  /// link?["id"]        // nil
  /// ```
  ///
  /// - Parameter name: The name, compared ignoring ASCII case.
  public subscript(name: String) -> String? {
    withUTF8Bytes(of: name) { storage.attribute($0, of: record) }.map(storage.attributeValue)
  }

  /// The value of the attribute `id`, or nil if it is missing or empty.
  public var elementID: String? { self["id"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The class names in the attribute `class`, in source order.
  public var classes: [Substring] {
    guard let list = self["class"] else { return [] }
    return list.unicodeScalars.split { $0.isASCII && UInt8($0.value).isMarkupSpace }
      .map(Substring.init)
  }
}
