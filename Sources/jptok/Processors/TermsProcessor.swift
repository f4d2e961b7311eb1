import SearchText
import TextFoundation

/// Prints the terms of lines.
final class TermsProcessor: LineProcessor {
  private let analyzer: SearchAnalyzer
  private let mode: SearchMode
  private let format: TermFormat
  private let explains: Bool
  /// The number of terms of a long line that have been printed.
  private var position = 0
  private var isFirst = true

  init(
    analyzer: SearchAnalyzer, mode: SearchMode, format: TermFormat, explains: Bool
  ) {
    self.analyzer = analyzer
    self.mode = mode
    self.format = format
    self.explains = explains
  }

  func process(_ line: UnsafeBufferPointer<UInt8>, number: Int, to output: inout ByteBuffer) {
    _ = processLongLine(line, offset: 0, number: number, isFinal: true, to: &output)
  }

  func processLongLine(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, number: Int, isFinal: Bool,
    to output: inout ByteBuffer
  ) -> Int {
    let count = isFinal ? bytes.count : SearchAnalyzer.completeCount(of: bytes)
    guard isFinal || count > 0 else { return 0 }
    if offset == 0 {
      position = 0
      isFirst = true
      if format == .json { output.append(UInt8(ascii: "[")) }
    }
    let text = UnsafeBufferPointer(rebasing: bytes[..<count])
    let first = position
    analyzer.forEachTerm(in: text, mode: mode) { term in
      append(term, of: text, offset: offset, first: first, number: number, to: &output)
      position = first + term.position + 1
    }
    if isFinal {
      switch format {
      case .text: output.append(UInt8(ascii: "\n"))
      case .tsv: break
      case .json: output.append("]\n" as StaticString)
      }
    }
    return count
  }

  private func append(
    _ term: FoundTerm, of text: UnsafeBufferPointer<UInt8>, offset: Int, first: Int, number: Int,
    to output: inout ByteBuffer
  ) {
    let position = first + term.position
    defer { isFirst = false }
    switch format {
    case .text:
      if !isFirst { output.append(UInt8(ascii: " ")) }
      output.append(term.text)
      if explains, !term.folds.isEmpty {
        output.append("[\(folds(of: term, separator: ","))]")
      }
    case .tsv:
      output.append(decimal: number)
      output.append("\t\(term.text)\t")
      output.append(decimal: offset + term.range.lowerBound)
      output.append(UInt8(ascii: "\t"))
      output.append(decimal: offset + term.range.upperBound)
      output.append(UInt8(ascii: "\t"))
      output.append(decimal: position)
      if explains { output.append("\t\(folds(of: term, separator: ","))") }
      output.append(UInt8(ascii: "\n"))
    case .json:
      if !isFirst { output.append(UInt8(ascii: ",")) }
      appendJSON(term, of: text, offset: offset, position: position, to: &output)
    }
  }

  private func appendJSON(
    _ term: FoundTerm, of text: UnsafeBufferPointer<UInt8>, offset: Int, position: Int,
    to output: inout ByteBuffer
  ) {
    output.append("{\"term\":" as StaticString)
    output.append("\"" as StaticString)
    output.append(term.text, escapedBy: .jsonCodes)
    output.append("\"" as StaticString)
    output.append(",\"surface\":\"" as StaticString)
    output.append(String(decoding: text[term.range], as: UTF8.self), escapedBy: .jsonCodes)
    output.append(
      "\",\"start\":\(offset + term.range.lowerBound),\"end\":\(offset + term.range.upperBound)")
    output.append(",\"position\":\(position)")
    if explains {
      output.append(",\"folds\":[" as StaticString)
      for (index, fold) in term.folds.values.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        output.append(
          "{\"kind\":\"\(fold.kind.rawValue)\",\"source\":\"\(fold.source.rawValue)\"}")
      }
      output.append(UInt8(ascii: "]"))
    }
    output.append(UInt8(ascii: "}"))
  }

  private func folds(of term: FoundTerm, separator: String) -> String {
    term.folds.values.map { "\($0.kind.rawValue):\($0.source.rawValue)" }
      .joined(separator: separator)
  }
}
