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
    withUTF8Bytes(of: storage.source) { bytes in
      storage.attributeRecords(of: record).map { attribute in
        MarkupAttribute(
          name: storage.attributeName(attribute, in: bytes),
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
    let records = storage.attributeRecords(of: record)
    guard !records.isEmpty else { return nil }
    return withUTF8Bytes(of: storage.source) { bytes in
      withUTF8Bytes(of: name) { name in
        records.first { attribute in
          let start = Int(attribute.nameStart)
          guard Int(attribute.nameEnd) &- start == name.count else { return false }
          return name.indices.allSatisfy {
            bytes[start &+ $0].asciiLowercased == name[$0].asciiLowercased
          }
        }
      }
    }.map(storage.attributeValue)
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

extension MarkupTree.Storage {
  func attributeRecords(of record: NodeRecord) -> ArraySlice<AttributeRecord> {
    guard record.kind == .element else { return [] }
    let first = Int(record.firstAttribute)
    return attributes[first..<first + record.attributeCount]
  }

  fileprivate func attributeName(
    _ attribute: AttributeRecord, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    let range = Int(attribute.nameStart)..<Int(attribute.nameEnd)
    return String(
      decoding: bytes[range].lazy.map { $0.asciiLowercased }, as: UTF8.self)
  }

  func attributeValue(_ attribute: AttributeRecord) -> String {
    decoded(
      Int(attribute.valueStart)..<Int(attribute.valueEnd), hasReferences: true, inAttribute: true)
  }

  /// A part of the source as text.
  func decoded(_ range: Range<Int>, hasReferences: Bool, inAttribute: Bool) -> String {
    withUTF8Bytes(of: source) { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[range])
      let isPlain = part.allSatisfy {
        $0 != 0x0D && $0 != 0 && ($0 != .ampersand || !hasReferences)
      }
      if isPlain { return String(decoding: part, as: UTF8.self) }
      return CharacterReferences.decode(
        part, hasReferences: hasReferences, inAttribute: inAttribute, normalizes: true)
    }
  }
}
