import CMutsu
import Foundation
import TestSupport
import Testing

/// The arrays of a result as Swift values, read through `mutsu_view` as a C program does.
struct ViewCopy: Equatable {
  /// An item of a text; properties that the call does not fill are nil.
  struct Item: Equatable {
    var range: Range<Int>?
    var codePoints: Range<Int>?
    var output: Range<Int>?
    var outputCodePoints: Range<Int>?
    var kind: UInt8?
    var cost: Int?
    var confidence: Float?
    /// Strings by the name of their column; a column with -1 has the value nil.
    var strings: [String: String?] = [:]
  }

  /// A text with what was found in it.
  struct Text: Equatable {
    var status: mutsu_status
    var message: String?
    var position: Int
    var output: [UInt8]
    var items: [Item]
    var counts: [Int]

    var outputText: String { String(decoding: output, as: UTF8.self) }
  }

  var texts: [Text] = []

  init(_ result: OpaquePointer?) {
    var view = mutsu_view()
    #expect(mutsu_result_view(result, &view, MemoryLayout<mutsu_view>.size) == MUTSU_OK)
    for index in 0..<Int(view.text_count) {
      let items = Int(view.item_offsets[index])..<Int(view.item_offsets[index + 1])
      let output = Int(view.output_offsets[index])..<Int(view.output_offsets[index + 1])
      let counts = view.counts.map { start in
        (0..<Int(MUTSU_COUNTS)).map { Int(start[index * Int(MUTSU_COUNTS) + $0]) }
      }
      texts.append(
        Text(
          status: view.text_status[index],
          message: Self.string(view.text_message[index], of: view),
          position: Int(view.text_position[index]),
          output: view.output.map { start in output.map { start[$0] } } ?? [],
          items: items.map { Self.item($0, of: view) }, counts: counts ?? []))
    }
  }

  private static func string(_ index: Int32, of view: mutsu_view) -> String? {
    guard index >= 0 else { return nil }
    let range = Int(view.string_offsets[Int(index)])..<Int(view.string_offsets[Int(index) + 1])
    return String(decoding: range.map { view.strings[$0] }, as: UTF8.self)
  }

  private static func item(_ index: Int, of view: mutsu_view) -> Item {
    func range(
      _ start: UnsafePointer<Int32>?, _ end: UnsafePointer<Int32>?
    ) -> Range<Int>? {
      guard let start, let end else { return nil }
      return Int(start[index])..<Int(end[index])
    }
    var item = Item()
    item.range = range(view.start, view.end)
    item.codePoints = range(view.start_code_point, view.end_code_point)
    item.output = range(view.output_start, view.output_end)
    item.outputCodePoints = range(view.output_start_code_point, view.output_end_code_point)
    item.kind = view.kind?[index]
    item.cost = view.cost.map { Int($0[index]) }
    item.confidence = view.confidence?[index]
    let columns: [(String, UnsafePointer<Int32>?)] = [
      ("part_of_speech", view.part_of_speech), ("base_form", view.base_form),
      ("reading", view.reading), ("pronunciation", view.pronunciation),
      ("features", view.features), ("language", view.language), ("inserted", view.inserted),
    ]
    for (name, column) in columns {
      if let column { item.strings[name] = .some(string(column[index], of: view)) }
    }
    return item
  }
}
