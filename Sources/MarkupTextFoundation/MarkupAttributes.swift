public import Foundation
public import MarkupText

/// What attributed strings made from markup know of each stretch of text, besides Foundation's
/// `link`, `languageIdentifier` and `alternateDescription`.
///
/// ```swift
/// let text = AttributedString(StyledText(MarkupTree(parsing: "a <b>b</b>")))
/// text.runs.map { $0.style?.fontWeight }  // [400, 700]
/// ```
///
/// Nobody makes a value of it, so there is nothing to send: Foundation uses the type alone.
public struct MarkupAttributes: AttributeScope {
  /// The computed style.
  public let style: StyleAttribute
  /// The node that the text comes from; of what stands before an item of a list, the item.
  public let node: NodeAttribute
  /// The reading of ruby, on the text that it is the reading of.
  public let ruby: RubyAttribute
  /// Whether the text is the mark of an item, which is not in the markup.
  public let isListMarker: ListMarkerAttribute
  /// Foundation's attributes.
  public let foundation: AttributeScopes.FoundationAttributes

  /// The computed style of a stretch of text.
  ///
  /// It has no values, so there is nothing to send; those of the attribute are plain ones.
  public enum StyleAttribute: AttributedStringKey {
    /// A style.
    public typealias Value = ComputedStyle
    /// The attribute's name.
    public static let name = "Mutsu.style"
  }

  /// The node that a stretch of text comes from.
  ///
  /// It has no values, so there is nothing to send; those of the attribute are plain ones.
  public enum NodeAttribute: AttributedStringKey {
    /// Which node of its tree.
    public typealias Value = NodeID
    /// The attribute's name.
    public static let name = "Mutsu.node"
  }

  /// The reading of a stretch of text.
  ///
  /// It has no values, so there is nothing to send; those of the attribute are plain ones.
  public enum RubyAttribute: AttributedStringKey {
    /// The reading.
    public typealias Value = String
    /// The attribute's name.
    public static let name = "Mutsu.ruby"
  }

  /// Whether a stretch of text stands before an item of a list.
  ///
  /// It has no values, so there is nothing to send; those of the attribute are plain ones.
  public enum ListMarkerAttribute: AttributedStringKey {
    /// True, or nothing.
    public typealias Value = Bool
    /// The attribute's name.
    public static let name = "Mutsu.listMarker"
  }
}

extension AttributeScopes {
  /// The attributes of text that was markup.
  public var markup: MarkupAttributes.Type { MarkupAttributes.self }
}

extension AttributeDynamicLookup {
  /// Makes the attributes of markup properties of attributed strings and their runs.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<MarkupAttributes, Key>
  ) -> Key { self[Key.self] }
}
