internal import CMutsu
import TextFoundation

/// What a call found: arrays that a C program reads through `mutsu_view`.
///
/// Used by one thread at a time. Memory is retained for the next call, up to a limit.
final class AnalysisResult: Handle {
  static let table = HandleTable()

  var columns: ResultColumns = []
  var items = ItemColumns()
  var strings = StringTable()
  var output = ByteBuffer(minimumCapacity: 64)
  var counts = GrowableBuffer<Int64>()
  private(set) var statuses = GrowableBuffer<Int32>()
  private(set) var messages = GrowableBuffer<Int32>()
  private(set) var positions = GrowableBuffer<Int64>()
  private(set) var itemOffsets = GrowableBuffer<Int64>()
  private(set) var outputOffsets = GrowableBuffer<Int64>()
  /// The message of the first failure, terminated by NUL.
  private(set) var message = GrowableBuffer<CChar>()
  private var firstStatus = mutsu_status(MUTSU_OK)

  private var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var cursor = CodePointCursor()
  private var outputCursor = CodePointCursor()

  init() { begin([]) }

  var textCount: Int { statuses.count }

  /// The status of the call: that of the first failure.
  var status: mutsu_status { firstStatus }

  /// Removes the content of the preceding call.
  func begin(_ columns: ResultColumns) {
    self.columns = columns
    items.removeAll()
    strings.removeAll()
    output.removeAll()
    counts.removeAll()
    statuses.removeAll(retainingAtMost: 1 << 20)
    messages.removeAll(retainingAtMost: 1 << 20)
    positions.removeAll(retainingAtMost: 1 << 20)
    itemOffsets.removeAll(retainingAtMost: 1 << 20)
    outputOffsets.removeAll(retainingAtMost: 1 << 20)
    itemOffsets.append(0)
    outputOffsets.append(0)
    message.removeAll()
    message.append(0)
    firstStatus = mutsu_status(MUTSU_OK)
  }

  /// Records a failure of the call as a whole.
  func fail(_ failure: Failure) {
    guard firstStatus == MUTSU_OK else { return }
    firstStatus = failure.status
    message.removeAll()
    for byte in failure.message.utf8 where byte != 0 { message.append(CChar(bitPattern: byte)) }
    message.append(0)
  }

  // MARK: Texts

  /// Adds a text with what `body` finds in it; with its failure and without items if it fails.
  func appendText(
    _ text: UnsafeBufferPointer<UInt8>, _ body: () throws(Failure) -> Void
  ) {
    self.text = text
    cursor = CodePointCursor()
    outputCursor = CodePointCursor()
    let (itemCount, outputCount, countCount) = (items.count, output.count, counts.count)
    do throws(Failure) {
      try body()
      guard output.count - outputCount <= Int(Int32.max) else {
        throw Failure(MUTSU_TOO_LONG, "the result is longer than 2 GB (divide the text)")
      }
      statuses.append(Int32(MUTSU_OK))
      messages.append(-1)
      positions.append(-1)
    } catch {
      items.truncate(to: itemCount)
      output.truncate(to: outputCount)
      counts.truncate(to: countCount)
      statuses.append(error.status)
      messages.append(strings.index(of: error.message))
      positions.append(Int64(error.position))
      fail(error)
    }
    if columns.contains(.counts), counts.count < statuses.count * Int(MUTSU_COUNTS) {
      for _ in 0..<Int(MUTSU_COUNTS) { counts.append(0) }
    }
    itemOffsets.append(Int64(items.count))
    outputOffsets.append(Int64(output.count))
  }

  // MARK: Items

  /// Adds an item with its range in the text; the call adds the other columns.
  @inline(__always)
  func appendItem(_ start: Int, _ end: Int) {
    items.start.append(Int32(truncatingIfNeeded: start))
    items.end.append(Int32(truncatingIfNeeded: end))
    let first = cursor.offset(at: start, in: text)
    items.startCodePoint.append(Int32(truncatingIfNeeded: first))
    let second = cursor.offset(at: end, in: text)
    items.endCodePoint.append(Int32(truncatingIfNeeded: second))
    items.count &+= 1
  }

  /// Adds an item of a text that is not UTF-8.
  func appendItemWithoutCodePoints(_ start: Int, _ end: Int) {
    items.start.append(Int32(truncatingIfNeeded: start))
    items.end.append(Int32(truncatingIfNeeded: end))
    items.startCodePoint.append(-1)
    items.endCodePoint.append(-1)
    items.count &+= 1
  }

  /// Adds an item without a range.
  func appendItem() { items.count &+= 1 }

  /// Adds the range of the last item in the output of the text.
  func appendOutputRange(_ start: Int, _ end: Int) {
    let base = Int(outputOffsets[outputOffsets.count - 1])
    let written = UnsafeBufferPointer(rebasing: output.bytes[min(base, output.count)...])
    items.outputStart.append(Int32(truncatingIfNeeded: start))
    items.outputEnd.append(Int32(truncatingIfNeeded: end))
    let first = outputCursor.offset(at: start, in: written)
    items.outputStartCodePoint.append(Int32(truncatingIfNeeded: first))
    let second = outputCursor.offset(at: end, in: written)
    items.outputEndCodePoint.append(Int32(truncatingIfNeeded: second))
  }
}
