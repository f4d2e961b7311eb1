import Costs
import MeCabDictionary

printCost {
  try DictionaryInspection(directory: CommandLine.arguments[1]).files.isEmpty == false
}
