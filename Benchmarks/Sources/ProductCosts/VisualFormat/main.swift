import Costs
import VisualFormat

printCost {
  LayoutSolver().solve(
    try FormatProgram(parsing: "|-10-[label(20)]"), in: LayoutSize(width: 100, height: 50))[
      "label"]?
    .maxX == 30
}
