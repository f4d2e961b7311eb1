// The words of the page: where they are in its text, and which one is at a point.
// The text is left as it is; words are stretches of its text nodes, found by counting.

const one = (selector) => document.querySelector(selector);
const text = one(".loupe-text");

// MARK: Words

const table = JSON.parse(one(".loupe-words").textContent);
const words = table.words.map((row) => {
  const [surface, kana, romaji, base, part, script, pieces] = row;
  const hiragana = kana || surface;
  return {
    surface, hiragana, romaji: romaji || surface, base: base || surface,
    part: table.parts[part], script: script[0].toUpperCase() + script.slice(1),
    pieces: pieces === 1 ? [surface, hiragana] : pieces || [surface, 0],
  };
});
// Where each word of the text starts and ends, in UTF-16 units of all text nodes, and which it is.
const starts = [], ends = [], ids = [];
let units = 0;
for (const number of table.text) {
  if (number < 0) { units -= number; continue; }
  starts.push(units);
  units += words[number].surface.length;
  ends.push(units);
  ids.push(number);
}
const count = starts.length;
const word = (index) => words[ids[index]];

/** The last index whose value is not above another; -1 if there is none. */
function lastAtOrBefore(values, value) {
  let low = 0, high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle] <= value) low = middle + 1; else high = middle;
  }
  return low - 1;
}

/** The word that a unit belongs to, or -1. */
function wordAtUnit(unit) {
  const index = lastAtOrBefore(starts, unit);
  return index >= 0 && unit < ends[index] ? index : -1;
}

const first = (list) => list[0];
const last = (list) => list[list.length - 1];

// MARK: Text nodes

let nodes = [], nodeStarts = [], places = new Map();

/** Counts the text nodes again; those of readings are no text. */
function readNodes() {
  nodes = []; nodeStarts = []; places = new Map();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
    acceptNode: (node) => node.nodeType === Node.TEXT_NODE ? NodeFilter.FILTER_ACCEPT
      : node.localName === "rt" || node.localName === "rp" ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_SKIP,
  });
  let start = 0;
  while (walker.nextNode()) {
    places.set(walker.currentNode, start);
    nodes.push(walker.currentNode);
    nodeStarts.push(start);
    start += walker.currentNode.length;
  }
}

/** The parts of text nodes that make up a stretch. */
function parts(start, end) {
  const found = [];
  for (let at = lastAtOrBefore(nodeStarts, start); at < nodes.length; at++) {
    if (at < 0 || nodeStarts[at] >= end) break;
    const from = Math.max(0, start - nodeStarts[at]);
    const to = Math.min(nodes[at].length, end - nodeStarts[at]);
    if (from < to) found.push({ node: nodes[at], from, to });
  }
  return found;
}

/** The boxes of a word in the window, one for each line. */
function boxes(index) {
  const found = [];
  const range = document.createRange();
  for (const part of parts(starts[index], ends[index])) {
    range.setStart(part.node, part.from);
    range.setEnd(part.node, part.to);
    for (const rect of range.getClientRects()) {
      const before = last(found);
      const joins = before && Math.abs(before.top - rect.top) < rect.height / 2
        && Math.abs(rect.left - before.right) < rect.height;
      if (joins) {
        const top = Math.min(before.top, rect.top), bottom = Math.max(before.bottom, rect.bottom);
        found[found.length - 1] = new DOMRect(
          before.left, top, rect.right - before.left, bottom - top);
      } else if (rect.width > 0) {
        found.push(rect);
      }
    }
  }
  return found;
}

/** The unit next to a point, or -1; a reading stands for the text below it. */
function unitAt(x, y) {
  let node, offset;
  if (document.caretPositionFromPoint) {
    const caret = document.caretPositionFromPoint(x, y);
    if (!caret) return -1;
    node = caret.offsetNode; offset = caret.offset;
  } else {
    const caret = document.caretRangeFromPoint(x, y);
    if (!caret) return -1;
    node = caret.startContainer; offset = caret.startOffset;
  }
  if (places.has(node)) return places.get(node) + offset;
  const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
  const ruby = element && element.closest("ruby");
  if (!ruby || !text.contains(ruby)) return -1;
  return places.get(nodes.find((base) => ruby.contains(base))) ?? -1;
}

/** The word at a point of the window and its box there; null if there is none. */
function find(x, y) {
  const unit = unitAt(x, y);
  if (unit < 0) return null;
  for (const index of new Set([wordAtUnit(unit), wordAtUnit(unit - 1)])) {
    if (index < 0) continue;
    // The room above a line, where readings stand, belongs to it.
    const box = boxes(index).find((box) => x >= box.left - 1 && x <= box.right + 1
      && y >= box.top - box.height * 0.6 && y <= box.bottom + box.height * 0.2);
    if (box) return { index, box };
  }
  return null;
}
