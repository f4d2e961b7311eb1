import Costs
import MeCab

printCost {
  let lattice = Lattice(model: try Model(dictionary: CommandLine.arguments[1]))
  return try lattice.withBestPath(of: "東京へ") { nodes in nodes.map(\.wordCost).count } == 2
}
