/// Changing the `style` attributes of elements.
///
/// The root has no attributes; use the base style of a ``StyleCascade`` to set values that the
/// whole tree inherits.
extension MarkupTree {
  /// Declares a property in the `style` attribute of elements, or removes its declaration if the
  /// value is nil.
  ///
  /// Existing declarations of the property are replaced. A shorthand that sets it is replaced with
  /// the declarations of its other longhands. All other declarations keep their spelling.
  ///
  /// ```swift
  /// var tree = MarkupTree(parsing: "<p id=a style='color: red; margin: 0'>x")
  /// tree.setStyle(.color, to: .keyword(.currentcolor), of: .id("a"))  // 1
  /// tree.element(withID: "a")?["style"]  // "margin: 0; color: currentcolor"
  /// ```
  @discardableResult
  public mutating func setStyle(
    _ property: StyleProperty, to value: StyleValue?, of target: some EditTarget
  ) -> Int {
    editStyle(of: target) { style in
      if let value {
        style.set([StyleDeclaration(property, value)])
      } else {
        style.remove(.property(property))
      }
    }
  }

  /// Adds declarations in CSS syntax, such as `color: red; font-weight: bold`, to the `style`
  /// attribute of elements.
  ///
  /// Invalid declarations are ignored; the others have the same effect as with
  /// ``setStyle(_:to:of:)``.
  @discardableResult
  public mutating func setStyle(_ declarations: String, of target: some EditTarget) -> Int {
    setStyle(StyleDeclaration.list(parsing: declarations), of: target)
  }

  /// Adds declarations to the `style` attribute of elements, each as ``setStyle(_:to:of:)`` does.
  @discardableResult
  public mutating func setStyle(
    _ declarations: [StyleDeclaration], of target: some EditTarget
  ) -> Int {
    guard !declarations.isEmpty else { return 0 }
    return editStyle(of: target) { $0.set(declarations) }
  }

  private mutating func editStyle(
    of target: some EditTarget, _ change: (inout InlineStyle) -> Void
  ) -> Int {
    edit(target) { storage, node in
      guard storage.record(at: node).kind == .element else { return false }
      let old = storage.value(of: "style", of: node)
      var style = InlineStyle(old ?? "")
      let before = style.text
      change(&style)
      let text = style.text
      // A difference only in normalized spelling does not count as a change.
      guard text != before else { return false }
      return storage.setAttribute("style", to: text.isEmpty ? nil : text, of: node)
    }
  }
}
