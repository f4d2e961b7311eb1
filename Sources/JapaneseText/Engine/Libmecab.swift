#if LibMeCab
package import MeCab

extension Lattice: BestPathEngine {}
extension Lattice: LatticeAnalyzer {}

extension Model: EngineModel {
  package var engine: TokenizerEngine { .mecab }
  package var trieOrigin: String { "none (libmecab reads the dictionary as it is)" }
  package func makeEngine() -> any BestPathEngine { Lattice(model: self) }
}
#endif
