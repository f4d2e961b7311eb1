import Costs
import TextLayout

printCost {
  Typesetter(measurer: FixedMeasurer()).layout(
    markup: "<p>東京へ<b>行く</b>", in: LayoutSpace(inlineSize: 320)
  ).lines.count == 1
}
