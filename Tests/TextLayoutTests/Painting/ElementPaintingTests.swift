import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// Backgrounds, text decorations and hidden content.
struct ElementPaintingTests {
  /// Returns `x width` of all fills, in order.
  private func fills(_ markup: String, width: Double = 160) -> [[Double]] {
    fixedLayout(markup, width: width).displayList().items.compactMap { item in
      if case .fill(let frame, _) = item { [frame.x, frame.width] } else { nil }
    }
  }

  @Test func backgroundsCoverThePaddingOnly() {
    let red = "background:red"
    let rows: [(markup: String, fills: [[Double]], why: String)] = [
      ("一<b style='\(red)'>二</b>", [[16, 16]], "the text"),
      ("一<b style='\(red);padding:0 8px'>二</b>三", [[16, 32]], "with its padding"),
      ("一<b style='\(red);margin:0 8px'>二</b>三", [[24, 16]], "without its margin"),
      (
        "一<b style='\(red);margin:0 4px 0 8px;padding:0 1px 0 2px'>二</b>三", [[24, 19]],
        "sides of their own"
      ),
      (
        "<b style='\(red);padding:0 8px'><i style='\(red);padding:0 4px'>二</i></b>三",
        [[0, 40], [8, 24]], "the inner one within the outer one's padding"
      ),
      (
        "<b style='padding:0 8px'><i style='\(red);margin:0 4px'>二</i></b>三", [[12, 16]],
        "the outer one's padding and its own margin are not the inner one's"
      ),
      (
        "<b style='\(red);padding:0 8px'>一二<br>三四</b>", [[0, 40], [0, 40]],
        "at a break the padding is where the element starts and ends only"
      ),
      (
        "<b style='\(red);margin:0 8px'>一二<br>三四</b>", [[8, 32], [0, 32]],
        "so are margins"
      ),
      ("<b style='\(red);visibility:hidden'>一</b>", [], "what is hidden has none"),
      ("<b style='\(red)'></b>一", [], "without content"),
    ]
    for row in rows {
      #expect(fills("<p>" + row.markup) == row.fills, "\(row.why): \(row.markup)")
    }
  }

  @Test func backgroundsOfBoxesCoverTheirPadding() {
    #expect(
      fills("<p>一<lambda id=a width=8 height=8 style='background:red;margin:2px;padding:4px'>")
        == [[18, 16]])
  }

  @Test func verticalMarginsOfElementsAreIgnored() {
    let frames = fixedLayout(
      "<p style='margin:0'>一<b style='background:red;margin:30px 0;padding:2px 0'>二</b>",
      width: 160
    ).displayList().items.compactMap { item in
      if case .fill(let frame, _) = item { [frame.y, frame.height] } else { nil }
    }
    #expect(frames == [[-2, 20]])
  }

  /// Returns `text kind start length` of the text decorations.
  private func decorations(_ markup: String) -> [String] {
    fixedLayout(markup, width: 160).displayList().items.compactMap { item in
      guard case .decoration(let line) = item else { return nil }
      return "\(line.kind.rawValue) \(Int(line.start.x)) \(Int(line.length))"
    }
  }

  @Test func decorationLines() {
    let rows: [(markup: String, lines: [String], why: String)] = [
      ("<p>一<u>二</u>三", ["underline 16 16"], "an element"),
      ("<p><u>一<s>二</s></u>", ["underline 0 32", "line-through 16 16"], "one in the other"),
      (
        "<div style='text-decoration:underline'><p>一<p>二", ["underline 0 16", "underline 0 16"],
        "blocks in a block"
      ),
      ("<u>一<p>二</p></u>", ["underline 0 16", "underline 0 16"], "blocks in an element"),
      (
        "<div style='text-decoration:underline'>一<p>二</p>三",
        ["underline 0 16", "underline 0 16", "underline 0 16"], "lines without an element"
      ),
      ("<ul style='text-decoration:overline;padding:0'><li>一", ["overline 0 16"], "items"),
      (
        "<table style='text-decoration:underline' cellpadding=0 cellspacing=0><tr><td>一",
        ["underline 0 16"], "cells"
      ),
      (
        "<p style='text-decoration:underline overline'>一", ["underline 0 16", "overline 0 16"],
        "two at once"
      ),
      ("<p><u style='visibility:hidden'>一</u>", [], "hidden"),
      ("<p style='visibility:hidden;text-decoration:underline'>一", [], "a hidden block"),
      ("<p><u>一</u><br>二", ["underline 0 16"], "only where the element is"),
      ("<p><u>一<br>二</u>", ["underline 0 16", "underline 0 16"], "on both lines"),
    ]
    for row in rows {
      #expect(decorations(row.markup) == row.lines, "\(row.why): \(row.markup)")
    }
  }

  @Test func nothingHiddenIsDrawn() {
    let rows = [
      "<p style='visibility:hidden;line-clamp:1'>一二三四五六",
      "<p style='visibility:hidden'>一<img src=a width=9 height=9><lambda id=a width=9>",
      "<p style='visibility:hidden;hyphens:manual'>incompre&shy;hensible",
      "<ul style='visibility:hidden'><li>一",
      "<p style='visibility:hidden;background:red'>一<u>二</u>",
    ]
    for row in rows {
      let items = fixedLayout(row, width: 80).displayList().items.filter { item in
        switch item {
        case .begin, .end, .pushClip, .pushClipPath, .popClip: false
        default: true
        }
      }
      #expect(items.isEmpty, "\(row)")
    }
  }

  @Test func linksAreTaggedOnEveryLine() {
    let items = fixedLayout("<p><a href=x>一二<b>三</b>四</a>", width: 32).displayList().items
    var depth = 0
    var linked = ""
    for item in items {
      switch item {
      case .begin(.link(let address)):
        depth += 1
        #expect(address == "x")
      case .end: depth -= 1
      case .glyphs(let run): if depth == 1 { linked += run.text }
      default: break
      }
    }
    #expect(linked == "一二三四")
    #expect(depth == 0)
  }
}
