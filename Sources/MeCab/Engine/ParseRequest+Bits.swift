#if LibMeCab
import CMeCab
import LatticeEngine

extension ParseRequest {
  /// The request bits of libmecab.
  var engineBits: Int32 {
    var bits = Int32(MECAB_ONE_BEST)
    if contains(.allMorphs) { bits |= Int32(MECAB_ALL_MORPHS) }
    if contains(.marginalProbabilities) { bits |= Int32(MECAB_MARGINAL_PROB) }
    return bits
  }
}
#endif
