import Costs
import LinkDetection

printCost {
  LinkDetector().links(in: "詳しくはhttp://example.com/へ").count == 1
}
