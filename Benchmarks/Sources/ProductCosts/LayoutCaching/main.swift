import Costs
import LayoutCaching
import TextLayout

printCost {
  LayoutCache(typesetter: Typesetter(measurer: FixedMeasurer())).size(
    of: .markup("<p>東京"), in: LayoutSpace(inlineSize: 320)
  ).height > 0
}
