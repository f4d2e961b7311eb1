public struct SentenceSplitter: Sendable { public init() {}
 public func sentences(in text: String) -> [Substring] { [text[...]] } }
