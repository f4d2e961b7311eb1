/// Whether the names a dictionary has in a layer of their own are among its words.
///
/// The embedded dictionary holds, beside what Open JTalk's does and what corrects it, a layer of
/// proper names and modern words. Who wants the dictionary without them switches them off when it is
/// opened:
///
/// ```swift
/// try Tokenizer.embedded().words(in: "小樋山さん")              // ["小樋山", "さん"]
/// try Tokenizer.embedded(names: .off).words(in: "小樋山さん")  // ["小", "樋山", "さん"]
/// ```
///
/// Words, features and costs are then exactly those of the dictionary compiled without the layer.
/// Dictionaries that have no such layer are the same either way.
///
/// Sendable: a plain value.
public enum NameLayer: String, Sendable, Hashable, CaseIterable {
  /// The names are words like all others.
  case on
  /// The names are left out.
  case off
}
