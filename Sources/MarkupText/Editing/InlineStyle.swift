import TextFoundation

/// The declarations of a `style` attribute in their original spelling, which edits of other
/// declarations preserve.
struct InlineStyle {
  private struct Written {
    /// The declaration without its semicolon.
    let text: String
    /// The properties that it declares, whether or not the value is valid.
    let targets: [StyleDeclaration.Target]

    init(_ text: String) {
      self.text = text
      let name = text.utf8.prefix { $0 != UInt8(ascii: ":") }
      let isPlain = name.allSatisfy { byte in
        byte.isASCIIAlphanumeric || byte == .hyphen || byte == UInt8(ascii: "_") || byte >= 0x80
      }
      // Names with escapes or other special characters are parsed as CSS.
      targets =
        isPlain && name.count < text.utf8.count
        ? Written.targets(named: String(Substring(name))) : declarations(of: text).map(\.target)
    }

    private static func targets(named name: String) -> [StyleDeclaration.Target] {
      if name.hasPrefix("--") { return [.custom(name)] }
      let name = name.asciiLowercased
      if let shorthand = StyleShorthand.named(name) {
        return shorthand.properties.map { .property($0) }
      }
      return [StyleProperty(name: name).map { .property($0) } ?? .unknown(name)]
    }
  }

  private var written: [Written] = []

  /// Parses the value of a `style` attribute, in linear time.
  init(_ text: String) {
    let list = StyleTokenList(tokenizing: text)
    let bytes = text.utf8
    var index = 0
    while index < list.tokens.count {
      let first = index
      while index < list.tokens.count, list.tokens[index].kind != .semicolon {
        index = list.blockEnds[index] + 1
      }
      let end = min(index, list.tokens.count)
      index += 1
      guard first < end else { continue }
      let start = list.tokens[first].offset
      let length = list.tokens[end - 1].end - start
      let part = String(decoding: bytes.dropFirst(start).prefix(length), as: UTF8.self)
      if InlineStyle.isClosed(part.trimmedMarkupSpace) {
        append(part)
      } else {
        append(declarations(of: part))
      }
    }
  }

  /// The value of the attribute, or an empty string if nothing is declared.
  var text: String { written.map(\.text).joined(separator: "; ") }

  /// Returns whether a declaration is complete, so that text after its semicolon is not part of it.
  ///
  /// It is complete if no string, URL or block is open at its end.
  private static func isClosed(_ text: String) -> Bool {
    let opens = "\"'(){}[]\\/".utf8
    if text.utf8.allSatisfy({ byte in byte >= 0x20 && !opens.contains(byte) }) { return true }
    let own = StyleTokenList(tokenizing: text)
    let followed = StyleTokenList(tokenizing: text + ";")
    let isOpen = own.tokens.indices.contains { own.blockEnds[$0] == own.tokens.count }
    return !isOpen && followed.tokens.count == own.tokens.count + 1
      && followed.tokens.last?.kind == .semicolon
  }

  private mutating func append(_ text: String) {
    let text = text.trimmedMarkupSpace
    guard !text.isEmpty else { return }
    written.append(Written(text))
  }

  /// Appends declarations, except unterminated ones, which would consume the declarations that
  /// follow.
  ///
  /// A custom property may have such a value.
  private mutating func append(_ declarations: [StyleDeclaration]) {
    for declaration in declarations {
      let text = declaration.inlineText
      // A shorthand with `var()` yields one declaration for each of its longhands.
      if declaration.isUnresolved, written.last?.text == text { continue }
      if InlineStyle.isClosed(text) { append(text) }
    }
  }

  /// Removes the declarations of a property.
  ///
  /// A shorthand is replaced with the declarations of its other longhands. A shorthand whose value
  /// contains `var()` cannot be expanded and is left unchanged.
  mutating func remove(_ target: StyleDeclaration.Target) {
    let old = written
    written = []
    for item in old {
      guard item.targets.contains(target) else {
        written.append(item)
        continue
      }
      guard item.targets.contains(where: { $0 != target }) else { continue }
      let others = declarations(of: item.text).filter { $0.target != target }
      if others.contains(where: \.isUnresolved) {
        written.append(item)
      } else {
        append(others)
      }
    }
  }

  /// Removes existing declarations of the given properties and appends the new ones.
  mutating func set(_ declarations: [StyleDeclaration]) {
    let targets = declarations.map(\.target)
    // A shorthand that cannot be expanded is removed if all of its longhands are declared.
    written.removeAll { item in
      !item.targets.isEmpty && item.targets.allSatisfy { targets.contains($0) }
    }
    for declaration in declarations { remove(declaration.target) }
    append(declarations)
  }
}

private func declarations(of text: String) -> [StyleDeclaration] {
  StyleDeclaration.list(parsing: text)
}

extension StyleDeclaration {
  /// The declaration in CSS syntax; the values of unknown properties keep their quotes.
  fileprivate var inlineText: String {
    guard case .tokens(let list) = content else { return description }
    let value = list.tokens.map(\.description).joined()
    return "\(cssIdentifier(name)): \(value)" + (isImportant ? " !important" : "")
  }

  fileprivate var isUnresolved: Bool {
    if case .unresolved = content { return true }
    return false
  }
}

extension String {
  fileprivate var trimmedMarkupSpace: String {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { !$0.isMarkupSpace }),
      let last = bytes.lastIndex(where: { !$0.isMarkupSpace })
    else { return "" }
    return String(self[first...last])
  }
}
