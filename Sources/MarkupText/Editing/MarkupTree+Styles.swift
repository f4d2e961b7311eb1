/// Changing the `style` attributes of elements.
///
/// The root has no attributes: what the whole tree inherits is the base of a ``StyleCascade``.
extension MarkupTree {
  /// Declares a property in the `style` of elements, or takes its declaration away if the value is
  /// nil.
  ///
  /// Declarations of the same property are replaced; a shorthand that sets it becomes the
  /// declarations of its other properties. All others stay as they are written.
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

  /// Declares what a text declares, such as `color: red; font-weight: bold`, in the `style` of
  /// elements.
  ///
  /// Invalid declarations change nothing; otherwise as ``setStyle(_:to:of:)``.
  @discardableResult
  public mutating func setStyle(_ declarations: String, of target: some EditTarget) -> Int {
    setStyle(StyleDeclaration.list(parsing: declarations), of: target)
  }

  /// Declares properties in the `style` of elements, as ``setStyle(_:to:of:)`` does one.
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
      // What stands there counts, not how it is spelled.
      guard text != before else { return false }
      return storage.setAttribute("style", to: text.isEmpty ? nil : text, of: node)
    }
  }
}
