import Costs
import EmbeddedDictionary

printCost {
  try !BundledDictionary.directory().isEmpty
}
