import Costs
import TypedEvents

printCost {
  SharedEventChannel<Int>().post(1) == 0
}
