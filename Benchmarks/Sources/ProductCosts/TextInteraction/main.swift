import Costs
import TextInteraction
import TextLayout

printCost {
  LayoutIndex(
    Typesetter(measurer: FixedMeasurer()).layout(markup: "<p>東京へ", in: LayoutSpace(inlineSize: 320))
  ).character(at: Point(x: 1, y: 20)) != nil
}
