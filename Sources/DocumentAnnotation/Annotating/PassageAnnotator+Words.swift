internal import JapaneseText
internal import TextFoundation

/// Readings of words in Latin letters, and breaks between words and phrases.
extension PassageAnnotator {
  func appendRomaji(_ text: String, _ passage: Passage, _ edits: inout [DocumentEdit]) {
    filter.begin(passage, text: text)
    var words: [WordReading] = []
    withUTF8Bytes(of: text) { bytes in wordReader.read(bytes) { words.append($0) } }
    var tags = PassageTags(passage.tags)
    var urls = URLRanges(in: passage.text)
    for word in words {
      guard word.romaji.utf8.contains(where: { $0 < 0x80 }),
        passage.text[word.range].contains(where: { $0 >= 0x80 }),
        !urls.contain(word.range), let source = passage.source(of: word.range)
      else { continue }
      guard let romaji = word.latinReading(isInAozora: isAozora) else {
        counts.notWritable += 1
        continue
      }
      let base = String(decoding: passage.text[word.range], as: UTF8.self)
      guard !isExcluded(base, romaji, word.range) else { continue }
      if let range = tags.balanced(source, from: lastEnd, allowingDivisions: true) {
        append(romaji, to: word.range, around: range, passage, &edits)
        filter.didAnnotate(base, reading: romaji)
      } else {
        counts.splitByMarkup += 1
      }
    }
  }

  /// Inserts a separator after each segment of a text but the last, and not beside white space.
  func appendBreaks(
    _ segments: [Substring], of text: String, _ passage: Passage, _ edits: inout [DocumentEdit]
  ) {
    var (index, end) = (text.startIndex, 0)
    var urls = URLRanges(in: passage.text)
    for segment in segments {
      end += text.utf8.distance(from: index, to: segment.endIndex)
      index = segment.endIndex
      guard end > 0, end < passage.text.count, passage.text[end - 1] > 0x20,
        passage.text[end] > 0x20, !urls.contain(end - 1..<end),
        let offset = passage.insertionOffset(at: end)
      else { continue }
      guard canWrite(separator) else {
        counts.notEncodable += 1
        continue
      }
      guard !isEscaped(separator, at: offset, passage) else {
        counts.changingStructure += 1
        continue
      }
      edits.append(DocumentEdit(range: offset..<offset, text: separator))
      counts.annotated += 1
    }
  }
}
