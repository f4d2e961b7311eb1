import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// Tests the copy of the connection costs in large pages.
@Suite struct SharedConnectionCostsTests {
  @Test(arguments: [(1, 1), (9, 7), (300, 1_316), (1_316, 1_316)] as [(UInt16, UInt16)])
  func theCopyHasTheSameCosts(rightCount: UInt16, leftCount: UInt16) throws {
    let file = CostFixture.file(rightCount: rightCount, leftCount: leftCount)
    let mapped = try ConnectionCosts(file)
    let shared = SharedConnectionCosts(mapped)
    let copy = shared.inLargePages()
    #expect(copy.rightCount == Int(rightCount))
    #expect(copy.leftCount == Int(leftCount))
    #expect(copy.byteCount == mapped.byteCount)
    let differences = (0..<Int(leftCount)).filter { leftID in
      let (row, copied) = (mapped.row(leftID: leftID), copy.row(leftID: leftID))
      return (0..<Int(rightCount)).contains { row[$0] != copied[$0] }
    }
    #expect(differences == [])
    // Workers share one copy.
    #expect(shared.inLargePages().row(leftID: 0).start == copy.row(leftID: 0).start)
    withExtendedLifetime((file, shared)) {}
  }

  /// A matrix such as that of UniDic, of several hundred megabytes, stays in the file.
  @Test func aLargeMatrixIsNotCopied() throws {
    let file = CostFixture.file(rightCount: 4_096, leftCount: 1_025)
    let mapped = try ConnectionCosts(file)
    let shared = SharedConnectionCosts(mapped)
    #expect(shared.inLargePages().row(leftID: 0).start == mapped.row(leftID: 0).start)
    withExtendedLifetime((file, shared)) {}
  }

  /// The words are the same before and after the copy is made, which the text exceeds its limit for.
  @Test func wordsAreTheSameAfterTheCopy() throws {
    let finder = BestPathFinder(
      model: try LatticeModel(dictionary: try MiniDictionary.directory(), tries: .memory))
    let line = Array("すもももももももものうち。私は東京へ行きました。コーヒー".utf8)
    let before = try NativeAnalysis.words(of: line, finder)
    for _ in 0...SharedConnectionCosts.copyLimit / line.count {
      #expect(try NativeAnalysis.words(of: line, finder) == before)
    }
  }
}
