/// An identifier of one state of a ``MarkupTree`` or ``StyleCascade``, usable as a cache key for
/// values derived from it.
///
/// A copy has the version of its original until either is changed. Two trees parsed from the same
/// text have different versions.
///
/// ```swift
/// var tree = MarkupTree(parsing: "<p id=a>東京")
/// let old = tree.version
/// tree.setText("大阪", of: .id("a"))
/// tree.version == old  // false
/// ```
///
/// As long as a version exists, no other state has an equal version, even if the tree has been
/// deallocated. A version does not retain the tree.
public struct MarkupVersion: Sendable, Hashable {
  /// The token whose address identifies the version; retaining it prevents the address from being
  /// reused.
  private let token: VersionToken

  init(_ token: VersionToken) { self.token = token }

  /// Returns whether both identify the same state.
  public static func == (one: Self, other: Self) -> Bool { one.token === other.token }

  /// Hashes the identity of the version.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}

/// An object that has an identity and nothing else.
final class VersionToken: Sendable {}

extension MarkupTree {
  /// The version of the tree, which every edit changes.
  ///
  /// - Complexity: constant.
  public var version: MarkupVersion { MarkupVersion(storage.version.value { VersionToken() }) }
}
