/// Whether the proper-name lexicon of a dictionary is used.
///
/// In addition to the entries and corrections of Open JTalk’s dictionary, the embedded dictionary
/// contains a lexicon of proper names and modern words. Pass `.excluded` to open the dictionary
/// without them:
///
/// ```swift
/// try Tokenizer.embedded().words(in: "小樋山さん")              // ["小樋山", "さん"]
/// try Tokenizer.embedded(properNames: .excluded).words(in: "小樋山さん")  // ["小", "樋山", "さん"]
/// ```
///
/// Words, features and costs are then exactly those of the dictionary compiled without the proper
/// names. The setting has no effect on dictionaries without a proper-name lexicon.
public enum ProperNames: String, Sendable, Hashable, CaseIterable {
  /// The proper names are words like all others.
  case included = "on"
  /// The proper names are excluded.
  case excluded = "off"
}
