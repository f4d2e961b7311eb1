import Costs
import DocumentAnnotation
import JapaneseText

printCost {
  !DocumentAnnotator(tokenizer: try Tokenizer(dictionary: .directory(CommandLine.arguments[1])))
    .annotate(html: "<p>東京へ").edits.isEmpty
}
