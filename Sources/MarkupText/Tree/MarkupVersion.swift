/// Tells one state of a ``MarkupTree`` or of a ``StyleCascade`` from all others: a key for what was
/// made from it.
///
/// Copies have the version of what they were copied from, until one of the two is changed. Two trees
/// that were parsed from the same text have different versions.
///
/// ```swift
/// var tree = MarkupTree(parsing: "<p id=a>東京")
/// let old = tree.version
/// tree.setText("大阪", of: .id("a"))
/// tree.version == old  // false
/// ```
///
/// A version that is kept never comes up again, even when the tree itself is long gone; it holds
/// nothing of the tree.
///
/// Sendable: an immutable reference.
public struct MarkupVersion: Sendable, Hashable {
  /// Its address is the version, which nobody else can have while this is kept.
  private let token: VersionToken

  init(_ token: VersionToken) { self.token = token }

  /// Whether both are of the same state.
  public static func == (one: Self, other: Self) -> Bool { one.token === other.token }

  /// Feeds the version to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}

/// An object that is nothing but itself.
///
/// Sendable: it has no state.
final class VersionToken: Sendable {}

extension MarkupTree {
  /// Which state of the tree this is; every edit makes a new one.
  ///
  /// - Complexity: constant.
  public var version: MarkupVersion { MarkupVersion(storage.version.value { VersionToken() }) }
}
