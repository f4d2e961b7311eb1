import Costs
import TextDrawing
import TextLayout

printCost {
  try !Typesetter(measurer: PangoFonts()).layout(markup: "<p>東京へ", in: LayoutSpace(inlineSize: 320))
    .png(scale: 1).isEmpty
}
