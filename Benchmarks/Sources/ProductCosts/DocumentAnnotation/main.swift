import Costs
import DocumentAnnotation
import JapaneseText

printCost {
  !DocumentAnnotator(tokenizer: try Tokenizer(dictionary: .embedded)).annotate(html: "<p>東京へ").edits
    .isEmpty
}
