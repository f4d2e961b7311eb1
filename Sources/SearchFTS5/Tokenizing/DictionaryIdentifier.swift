import JapaneseText
import LatticeEngine
import MeCabDictionary
import SearchText
import TextFoundation

/// A digest of everything that decides the terms of a text: the dictionary and the rules.
///
/// An index keeps it in the definition of its table. The contents of a dictionary image are represented
/// by the checksums that the image has of them, so that the digest of 40 MB takes microseconds. The rules
/// are represented by the terms of a text that uses each of them, because nobody would remember to
/// increment a number. User dictionaries are represented by their numbers of entries only.
enum DictionaryIdentifier {
  /// A text with a case of each fold, of compounds, names, numbers and stop words.
  private static let probe = """
    ＰＤＦとｶﾞｽ、Café、㍿東京と№3、人々、いすゞ、國會と髙橋、受付と行なう、下さい、出来た、ダメ、駄目だ、綺麗、サーバ、\
    ヴァイオリン、ウイスキー、コンピュータ、三十、３０、1,000円、行っていました、釣り、食べさせられたくなかった、関西国際空港、\
    東京都庁、景気付け、お客様、しかし、東京タワー、𠮷野家、かきくけこ、そらへとぶ、ABC-1、２０２６年１１月二十八日。
    """

  /// Returns the identifier as 16 hexadecimal digits.
  static func identifier(of tokenizer: Tokenizer) -> String {
    var digest = Digest()
    let model = tokenizer.engineModel
    switch model.lexicon {
    case .coded(let lexicon):
      for section in lexicon.image.sections {
        digest.add(section.name)
        digest.add(section.checksum)
      }
    case .compiled(let file):
      // MeCab's files have no checksums.
      digest.add(file.bytes.withBytes { XXHash64.of($0) })
      if let folder = try? DictionaryFolder(model.dictionary) {
        for name in ["matrix.bin", "char.bin", "unk.dic"] {
          digest.add((try? folder.contents(of: name))?.withBytes { XXHash64.of($0) } ?? 0)
        }
      }
    }
    for file in model.files where file.kind == .user { digest.add(UInt64(file.entryCount)) }
    for term in SearchAnalyzer(tokenizer: tokenizer).terms(in: probe) {
      digest.add(term.text)
      digest.add(UInt64(term.utf8Range.lowerBound))
    }
    let text = String(digest.value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  /// The checksum of a sequence of values.
  private struct Digest {
    private var bytes: [UInt8] = []

    var value: UInt64 { bytes.withUnsafeBytes { XXHash64.of($0) } }

    mutating func add(_ number: UInt64) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ text: String) {
      bytes.append(contentsOf: text.utf8)
      bytes.append(0)
    }
  }
}
