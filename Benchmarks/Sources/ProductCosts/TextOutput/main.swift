import Costs
import TextLayout
import TextOutput

printCost {
  Typesetter(measurer: FixedMeasurer()).layout(markup: "<p>東京へ", in: LayoutSpace(inlineSize: 320))
    .svg().contains("東京")
}
