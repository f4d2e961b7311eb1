import Costs
import LatticeEngine

printCost {
  try LatticeModel(dictionary: CommandLine.arguments[1]).dictionary.isEmpty == false
}
