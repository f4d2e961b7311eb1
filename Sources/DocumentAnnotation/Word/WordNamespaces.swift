internal import MarkupText

/// Resolves the prefixes of element names by the namespace declarations of the open elements
/// (Namespaces in XML 1.0, 6).
///
/// Prefixes that differ in case only are one.
struct WordNamespaces {
  /// The namespace of an element.
  enum Namespace {
    /// WordprocessingML of ISO/IEC 29500-4 (Transitional).
    case transitional
    /// WordprocessingML of ISO/IEC 29500-1 (Strict).
    case strict
    case math, compatibility, other

    init(uri: String) {
      self =
        switch uri {
        case Self.transitionalURI: .transitional
        case Self.strictURI: .strict
        case "http://schemas.openxmlformats.org/officeDocument/2006/math",
          "http://purl.oclc.org/ooxml/officeDocument/math":
          .math
        case "http://schemas.openxmlformats.org/markup-compatibility/2006": .compatibility
        default: .other
        }
    }

    static let transitionalURI = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    static let strictURI = "http://purl.oclc.org/ooxml/wordprocessingml/main"

    /// The URI of WordprocessingML; nil for another namespace.
    var wordURI: String? {
      switch self {
      case .transitional: Self.transitionalURI
      case .strict: Self.strictURI
      case .math, .compatibility, .other: nil
      }
    }
  }

  /// An element name that has occurred.
  private struct Name {
    let prefix: Int
    let local: String
    let element: WordElement
  }

  /// How a prefix is bound and written.
  private struct Binding {
    var namespace = Namespace.other
    var spelling: String
  }

  private struct Declaration {
    let depth: Int
    let prefix: Int
    let previous: Binding
  }

  /// The numbers of the prefixes in lower case.
  private var prefixes: [String: Int] = [:]
  /// The bindings of the prefixes.
  private var bindings: [Binding] = []
  /// Prefixes that have been bound to a namespace of WordprocessingML, the last one last.
  private var transitionalPrefixes: [Int] = []
  private var strictPrefixes: [Int] = []
  /// The names by their codes.
  private var names: [Name?] = []
  private var declarations: [Declaration] = []

  // MARK: Scopes

  /// Applies the declarations of a start tag.
  ///
  /// - Parameters:
  ///   - token: the last token of the tokenizer.
  ///   - depth: the number of open elements that contain the tag.
  ///   - tokenizer: the tokenizer.
  mutating func start(
    _ token: MarkupTokenizer.Token, depth: Int, in tokenizer: borrowing MarkupTokenizer
  ) {
    tokenizer.forEachNamespaceDeclaration(of: token) { (spelling, uri) in
      let prefix = number(of: spelling.lowercased())
      declarations.append(
        Declaration(depth: depth, prefix: prefix, previous: bindings[prefix]))
      bind(prefix, Binding(namespace: Namespace(uri: uri), spelling: spelling))
    }
  }

  /// Drops the declarations of elements that are no longer open.
  ///
  /// - Parameter depth: the number of open elements.
  mutating func end(depth: Int) {
    while let last = declarations.last, last.depth >= depth {
      bind(last.prefix, last.previous)
      declarations.removeLast()
    }
  }

  private mutating func bind(_ prefix: Int, _ binding: Binding) {
    bindings[prefix] = binding
    guard !binding.spelling.isEmpty else { return }
    switch binding.namespace {
    case .transitional: transitionalPrefixes.append(prefix)
    case .strict: strictPrefixes.append(prefix)
    case .math, .compatibility, .other: break
    }
  }

  private mutating func number(of prefix: String) -> Int {
    if let number = prefixes[prefix] { return number }
    bindings.append(Binding(spelling: prefix))
    prefixes[prefix] = bindings.count - 1
    return bindings.count - 1
  }

  // MARK: Names

  private mutating func name(
    _ code: Int, in tokenizer: borrowing MarkupTokenizer
  ) -> Name {
    while names.count <= code { names.append(nil) }
    if let name = names[code] { return name }
    let source = tokenizer.name(code)
    let colon = source.firstIndex(of: ":")
    let local = colon.map { String(source[source.index(after: $0)...]) } ?? source
    let name = Name(
      prefix: number(of: colon.map { String(source[..<$0]) } ?? ""), local: local,
      element: WordElement.element(local))
    names[code] = name
    return name
  }

  /// Returns the namespace of the element with a name code.
  mutating func namespace(
    of code: Int, in tokenizer: borrowing MarkupTokenizer
  ) -> Namespace {
    bindings[name(code, in: tokenizer).prefix].namespace
  }

  /// Returns what the element with a name code is to the text.
  mutating func element(_ code: Int, in tokenizer: borrowing MarkupTokenizer) -> WordElement {
    let name = name(code, in: tokenizer)
    return switch bindings[name.prefix].namespace {
    case .transitional, .strict: name.element
    case .math: WordElement.mathElement(name.local)
    case .compatibility: WordElement.compatibilityElement(name.local)
    case .other: .transparent
    }
  }

  /// Returns the local name in lower case of an element of WordprocessingML, or nil for another.
  mutating func wordName(_ code: Int, in tokenizer: borrowing MarkupTokenizer) -> String? {
    let name = name(code, in: tokenizer)
    return bindings[name.prefix].namespace.wordURI == nil ? nil : name.local
  }

  // MARK: Prefixes

  /// Returns how the elements and attributes of a start tag, and of copies beside it, are written.
  ///
  /// - Parameters:
  ///   - token: the last token of the tokenizer, whose declarations have been applied.
  ///   - element: the prefix of its name with the colon; empty in the default namespace.
  ///   - tokenizer: the tokenizer.
  /// - Returns: the prefixes, and the declarations that a copy of the tag needs.
  mutating func prefix(
    at token: MarkupTokenizer.Token, element: String, in tokenizer: borrowing MarkupTokenizer
  ) -> WordPrefix {
    var prefix = WordPrefix(element: element, attribute: element)
    tokenizer.forEachNamespaceDeclaration(of: token) { prefix.declare($0, uri: $1) }
    guard element.isEmpty else { return prefix }
    // Attributes without a prefix are in no namespace.
    let namespace = namespace(of: token.nameCode, in: tokenizer)
    if let bound = boundPrefix(namespace) {
      prefix.attribute = bound + ":"
    } else if let uri = namespace.wordURI {
      let free = ["w", "w0", "w1", "w2"].first { prefixes[$0] == nil } ?? "mutsu"
      prefix.attribute = free + ":"
      prefix.declare(free, uri: uri)
    }
    return prefix
  }

  /// Returns a prefix that is bound to a namespace, or nil.
  private mutating func boundPrefix(_ namespace: Namespace) -> String? {
    let list: WritableKeyPath<Self, [Int]> =
      namespace == .strict ? \.strictPrefixes : \.transitionalPrefixes
    while let last = self[keyPath: list].last {
      if bindings[last].namespace == namespace { return bindings[last].spelling }
      self[keyPath: list].removeLast()
    }
    return nil
  }
}
