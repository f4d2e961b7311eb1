public import ArgumentParser
public import JapaneseLayout
import MarkupText
import TextLayout

/// The format of a command's input: plain text or markup.
package enum LoupeInput: String, ExpressibleByArgument, CaseIterable {
  case auto
  case text
  case markup

  package func isMarkup(_ text: String) -> Bool {
    switch self {
    case .auto: PlainTextMarkup.isMarkup(text)
    case .text: false
    case .markup: true
    }
  }
}

extension LoupeMode: ExpressibleByArgument {}
