import MarkupText
import TextInteraction
import TextLayout

/// Fills in the template `loupe.html`.
struct LoupePageTemplate {
  let title: String
  let language: String
  let mode: LoupeMode
  /// The text as HTML.
  let body: String
  /// The words as JSON.
  let words: String

  /// The Content-Security-Policy: the page's own script and style, and embedded images.
  ///
  /// The styles of the text's elements are in attributes.
  static let policy = """
    default-src 'none'; script-src '\(scriptDigest)'; style-src '\(styleDigest)'; \
    style-src-attr 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'
    """

  /// The digests of the script and the style; after a change, LoupePageTests reports the new ones.
  static let scriptDigest = "sha256-UZQZO9rE5Dyl2ecposKFRckLS/mDbuIxXfdJPn6pu0I="
  static let styleDigest = "sha256-lJProNi9eQP6dP6pkjtwvPeE7n4jWmZ8r4vAUFUg4xw="

  /// The whole page.
  var html: String {
    var html = ""
    html.reserveCapacity(body.utf8.count + words.utf8.count + 40_000)
    // Inserted values are not searched for placeholders.
    for fragment in Self.template.split(separator: "{{", omittingEmptySubsequences: false) {
      guard let end = fragment.firstRange(of: "}}") else {
        html += fragment
        continue
      }
      html += value(of: String(fragment[..<end.lowerBound]))
      html += fragment[end.upperBound...]
    }
    return html
  }

  private func value(of name: String) -> String {
    switch name {
    case "title": title.markupEscaped
    case "language": language.markupEscaped
    case "mode": mode.rawValue
    case "policy": Self.policy
    case "style": Self.style
    case "script": Self.script
    case "body": body
    case "words": words
    default: ""
    }
  }

  private static let template = String(decoding: PackageResources.loupe_html, as: UTF8.self)
  private static let style = String(decoding: PackageResources.loupe_css, as: UTF8.self)
  /// The script files, combined in a block so that their names are local.
  private static let script = """
    "use strict";
    {
    \(String(decoding: PackageResources.loupe_words_js, as: UTF8.self))
    \(String(decoding: PackageResources.loupe_lens_js, as: UTF8.self))
    \(String(decoding: PackageResources.loupe_input_js, as: UTF8.self))
    }
    """
}
