/// How large a word is.
///
/// Sendable: a plain value.
public struct WordUnit: Sendable, Hashable, CustomStringConvertible {
  private let name: String

  /// As the dictionary splits: 行き・まし・た.
  public static let morpheme = WordUnit(name: "morpheme")

  /// The units that can be asked for, as `jptok words --unit` names them.
  public static let all: [WordUnit] = [.morpheme]

  /// The unit of a name, or `nil`.
  public init?(_ name: String) {
    guard let unit = Self.all.first(where: { $0.name == name }) else { return nil }
    self = unit
  }

  private init(name: String) { self.name = name }

  /// The unit's name, as in `morpheme`.
  public var description: String { name }
}
