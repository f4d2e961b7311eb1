import Costs
import MeCab

printCost {
  try Lattice(model: Model(dictionary: CommandLine.arguments[1])).withBestPath(of: "東京へ") {
    $0.count
  } == 2
}
