public import ArgumentParser
public import JapaneseLayout
import MarkupText
import TextLayout

/// What a command is given to read: a text, or markup.
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
