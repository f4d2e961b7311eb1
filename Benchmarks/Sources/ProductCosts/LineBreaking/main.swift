import Costs
import LineBreaking

printCost {
  try LineBreaker().opportunities(in: "東京、大阪").count == 4
}
