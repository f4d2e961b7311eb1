import EmbeddedDictionary
import Foundation
import JapaneseText
import TextLayout

@testable import JapaneseLayout

/// The dictionary of the tests.
enum LoupeDictionary {
  static func tokenizer() throws -> Tokenizer {
    try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }
}

/// Accessors of a loupe page: positions of its text and the content of its lens.
extension BrowserPage {
  /// The text in the lens; empty if it is hidden.
  static let lens = """
    (() => { const lens = document.querySelector(".loupe-lens");
      if (lens.hidden) return "";
      const clone = lens.querySelector(".loupe-reading").cloneNode(true);
      for (const rt of clone.querySelectorAll("rt")) rt.textContent = `[${rt.textContent}]`;
      return clone.textContent; })()
    """

  var lens: String { get throws { try value(Self.lens) } }

  /// The line below the reading.
  var about: String {
    get throws { try value("document.querySelector('.loupe-about').innerText.trim()") }
  }

  /// The number of highlighted boxes.
  var highlightCount: Int {
    get throws { try value("document.querySelectorAll('.loupe-marks i').length") }
  }

  /// Returns the box of the nth occurrence of a text within one text node: left, top, right,
  /// bottom.
  func box(of text: String, occurrence: Int = 1) throws -> [Double] {
    try value(
      """
      (() => { let rest = \(occurrence);
        const walker = document.createTreeWalker(document.querySelector(".loupe-text"), 4);
        while (walker.nextNode()) {
          const node = walker.currentNode;
          let at = -1;
          while ((at = node.data.indexOf("\(text)", at + 1)) >= 0) {
            if (--rest) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + "\(text)".length);
            const box = range.getBoundingClientRect();
            return [box.left, box.top, box.right, box.bottom];
          }
        }
        throw new Error("\(text) is not there"); })()
      """)
  }

  /// Returns the center of a text.
  func middle(of text: String, occurrence: Int = 1) throws -> [Double] {
    let box = try box(of: text, occurrence: occurrence)
    return [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  }

  /// Returns the box of an element of the page.
  func box(ofElement selector: String) throws -> [Double] {
    try value(
      """
      (() => { const box = document.querySelector("\(selector)").getBoundingClientRect();
        return [box.left, box.top, box.right, box.bottom]; })()
      """)
  }

  func middle(ofElement selector: String) throws -> [Double] {
    let box = try box(ofElement: selector)
    return [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  }

  /// Returns a page of plain text.
  static func html(text: String, mode: LoupeMode = .hiragana) throws -> String {
    LoupePage(text: text, tokenizer: try LoupeDictionary.tokenizer()).html(mode: mode)
  }
}
