import MarkupText
import Testing

/// The recording itself: it is complete, and matches the text that is laid out.
@Suite struct LayoutRecordingTests {
  @Test func everyFragmentIsRecordedInEveryStyleAndWidth() {
    let recording = LayoutRecording.shared
    #expect(recording.fragments.count >= 100)
    let expected = recording.styles.flatMap { style in
      style.widths.flatMap { width in
        recording.fragments.indices.map { "\(style.name) \(width) \($0 + 1)" }
      }
    }
    #expect(recording.pages.map { "\($0.style) \($0.width) \($0.fragment)" } == expected)
  }

  @Test func theBrowserHasTheSameParagraphs() {
    var failures: [String] = []
    let recording = LayoutRecording.shared
    let ours = recording.texts(style: recording.styles[0]).map { text in
      text.paragraphs.map(\.text.visibleCount).filter { $0 > 0 }
    }
    for page in recording.pages {
      let browsers = page.paragraphs.map { $0.lines.reduce(0) { $0 + $1.count } }
      if ours[page.fragment - 1] != browsers {
        failures.append("\(page.style) \(page.width) \(page.fragment): \(browsers)")
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20))")
  }
}
