public import Foundation
public import MarkupText

/// The attributes of attributed strings created from markup, in addition to `link`,
/// `languageIdentifier` and `alternateDescription` of Foundation.
///
/// ```swift
/// let text = AttributedString(StyledText(MarkupTree(parsing: "a <b>b</b>")))
/// text.runs.map { $0.style?.fontWeight }  // [400, 700]
/// ```
public struct MarkupAttributes: AttributeScope {
  /// The computed style.
  public let style: StyleAttribute
  /// The node from which the text comes; for a list marker, the list item.
  public let node: NodeAttribute
  /// The ruby annotation, as an attribute of its base text.
  public let ruby: RubyAttribute
  /// Whether the text is a list marker, which is not in the markup.
  public let isListMarker: ListMarkerAttribute
  /// The attributes of Foundation.
  public let foundation: AttributeScopes.FoundationAttributes

  /// The attribute for the computed style.
  public enum StyleAttribute: AttributedStringKey {
    /// The computed style.
    public typealias Value = ComputedStyle
    /// The name of the attribute.
    public static let name = "Mutsu.style"
  }

  /// The attribute for the node from which the text comes.
  public enum NodeAttribute: AttributedStringKey {
    /// The identifier of the node in its tree.
    public typealias Value = NodeID
    /// The name of the attribute.
    public static let name = "Mutsu.node"
  }

  /// The attribute for the ruby annotation of the text.
  public enum RubyAttribute: AttributedStringKey {
    /// The text of the annotation.
    public typealias Value = String
    /// The name of the attribute.
    public static let name = "Mutsu.ruby"
  }

  /// The attribute that identifies list markers.
  public enum ListMarkerAttribute: AttributedStringKey {
    /// True for a list marker; otherwise the attribute is absent.
    public typealias Value = Bool
    /// The name of the attribute.
    public static let name = "Mutsu.listMarker"
  }
}

extension AttributeScopes {
  /// The attributes of text created from markup.
  public var markup: MarkupAttributes.Type { MarkupAttributes.self }
}

extension AttributeDynamicLookup {
  /// Makes the markup attributes available as properties of attributed strings and their runs.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<MarkupAttributes, Key>
  ) -> Key { self[Key.self] }
}
