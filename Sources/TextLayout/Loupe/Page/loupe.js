"use strict";
// The language loupe: finds the word at a point or a key, and shows how it is read.
// The text is left as it is; words are stretches of its text nodes, found by counting.
(() => {
  const one = (selector) => document.querySelector(selector);
  const text = one(".loupe-text"), bar = one(".loupe-bar"), marks = one(".loupe-marks");
  const lens = one(".loupe-lens"), reading = one(".loupe-reading"), about = one(".loupe-about");
  const status = one(".loupe-status"), copyButton = one(".loupe-copy");
  const overAll = one(".loupe-over-all"), modes = [...bar.querySelectorAll("[type=radio]")];

  const EDGE = 8; // px that the lens keeps from the edge of the window
  const GAP = 2; // px between the word and the lens
  const LARGE = 170; // px from which on the lens is too high
  const REACH = 40; // px by which a sliding finger stays below the word it means
  const HOLD = 250; // ms after which a finger holds the loupe

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

  // MARK: The loupe

  let mode = document.body.dataset.mode;
  let current = -1, goal = null, speaking = 0;

  function element(name, content = [], className = "") {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...[content].flat());
    return made;
  }

  /** Shows the present word in the lens, in the present mode, wherever the lens is. */
  function fill() {
    const shown = word(current);
    reading.lang = mode === "romaji" ? "ja-Latn" : "ja";
    if (mode === "furigana") {
      const content = [];
      for (let at = 0; at < shown.pieces.length; at += 2) {
        const [base, above] = [shown.pieces[at], shown.pieces[at + 1]];
        content.push(above ? element("ruby", [base, element("rt", above)]) : base);
      }
      reading.replaceChildren(...content);
    } else {
      reading.replaceChildren(shown[mode]);
    }
    const form = shown.base === shown.surface ? "" : ` ‹ ${shown.base}`;
    about.firstElementChild.textContent = shown.surface + form;
    about.lastElementChild.textContent = `${shown.part} · ${shown.script}`;
    lens.hidden = false;
    lens.style.left = lens.style.top = "0";
    // What is very long is magnified less.
    lens.classList.remove("loupe-long");
    lens.classList.toggle("loupe-long", lens.offsetHeight > LARGE);
  }

  /** Where the readings above the first box of the present word begin, or else the box itself. */
  function roof(box) {
    let top = box.top;
    for (const { node } of parts(starts[current], ends[current])) {
      for (const rt of node.parentElement.closest("ruby")?.querySelectorAll("rt") ?? []) {
        const above = rt.getBoundingClientRect();
        if (above.top < box.top && box.top - above.top < box.height) top = Math.min(top, above.top);
      }
    }
    return top;
  }

  /** Puts the lens above the word, or below where there is no room; never outside of the window. */
  function place(found, box, finger) {
    const { offsetWidth: width, offsetHeight: height } = lens;
    const room = document.documentElement.clientWidth;
    const top = Math.max(EDGE, bar.getBoundingClientRect().bottom + EDGE);
    const left = Math.max(EDGE, Math.min(room - width - EDGE, (box.left + box.right - width) / 2));
    let above = roof(first(found)) - GAP - height;
    if (finger !== undefined) above = Math.min(above, finger - REACH - height);
    const below = Math.min(last(found).bottom + GAP, innerHeight - height - EDGE);
    lens.style.left = `${left + scrollX}px`;
    lens.style.top = `${(above >= top ? above : Math.max(top, below)) + scrollY}px`;
  }

  /** Lays a mark on each box of the word. */
  function mark(found) {
    marks.replaceChildren(...found.map((box) => {
      const made = element("i");
      made.style.left = `${box.left + scrollX - 2}px`;
      made.style.top = `${box.top + scrollY - 1}px`;
      made.style.width = `${box.width + 4}px`;
      made.style.height = `${box.height + 2}px`;
      return made;
    }));
  }

  /** Tells a screen reader; not every word that a pointer passes. */
  function say(message, delay) {
    clearTimeout(speaking);
    speaking = setTimeout(() => { status.textContent = message; }, delay);
  }

  function show(index, { box, finger, delay = 0 } = {}) {
    const found = boxes(index);
    if (!found.length) return;
    const changed = index !== current;
    current = index;
    fill();
    mark(found);
    place(found, box || first(found), finger);
    copyButton.disabled = false;
    if (!changed) return;
    const { surface, part } = word(index);
    say(`${surface}, ${readingText()}, ${part}`, delay);
  }

  function hide() {
    current = -1;
    lens.hidden = true;
    marks.replaceChildren();
    copyButton.disabled = true;
    say("", 0);
  }

  /** Moves to what is at a point; where nothing is, the loupe stays. */
  function showAt(x, y, options) {
    const found = find(x, y);
    if (!found) return;
    goal = null;
    show(found.index, { box: found.box, ...options });
  }

  const readingText = () => mode === "romaji" ? word(current).romaji : word(current).hiragana;

  function setMode(name) {
    mode = name;
    for (const radio of modes) radio.checked = radio.value === name;
    if (current < 0) return;
    show(current);
    say(readingText(), 0);
  }

  async function copy() {
    if (current < 0) return;
    const copied = readingText();
    try {
      await navigator.clipboard.writeText(copied);
    } catch {
      // Older browsers, and pages that may not write to the clipboard.
      const field = element("textarea", [], "loupe-unseen");
      field.value = copied;
      const focused = document.activeElement;
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
      focused?.focus({ preventScroll: true });
    }
    say(`Copied ${copied}`, 0);
    copyButton.dataset.copied = copied;
    setTimeout(() => { delete copyButton.dataset.copied; }, 1500);
  }

  // MARK: Readings over the whole text

  /** Puts readings over all kanji that have none by the author. */
  function addRubies() {
    // From behind: what is in front of a node that is split keeps its place.
    for (let index = count - 1; index >= 0; index--) {
      const { pieces } = word(index);
      let end = ends[index];
      for (let at = pieces.length - 2; at >= 0; at -= 2) {
        const start = end - pieces[at].length;
        const [part, ...more] = pieces[at + 1] ? parts(start, end) : [];
        end = start;
        if (!part || more.length || part.node.parentElement.closest("ruby")) continue;
        const base = part.from > 0 ? part.node.splitText(part.from) : part.node;
        if (base.length > part.to - part.from) base.splitText(part.to - part.from);
        const ruby = element("ruby", [], "loupe-ruby");
        base.replaceWith(ruby);
        ruby.append(base, element("rt", pieces[at + 1]));
      }
    }
    readNodes();
  }

  function removeRubies() {
    for (const ruby of text.querySelectorAll(".loupe-ruby")) ruby.replaceWith(ruby.firstChild);
    text.normalize();
    readNodes();
  }

  // MARK: Keys

  const isOnLine = (box, line) => Math.abs(box.top - line.top) < line.height / 2;

  /** The first word that the bar does not hide. */
  function firstVisible() {
    const top = bar.getBoundingClientRect().bottom;
    let low = 0, high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      const found = boxes(middle);
      if (found.length && last(found).bottom <= top) low = middle + 1; else high = middle;
    }
    return low;
  }

  /** The word of the next line (or the one before) that is nearest below (or above). */
  function inNextLine(step) {
    const [far, near] = step > 0 ? [last, first] : [first, last];
    const from = far(boxes(current));
    if (!from) return current;
    goal ??= (from.left + from.right) / 2;
    let best = current, distance = Infinity, line = null;
    for (let index = current + step; index >= 0 && index < count; index += step) {
      const box = near(boxes(index));
      if (!box || !line && isOnLine(box, from)) continue;
      line ??= box;
      if (!isOnLine(box, line)) break;
      const off = Math.max(box.left - goal, goal - box.right, 0);
      if (off < distance) { distance = off; best = index; }
    }
    return best;
  }

  /** The first or last word of the line. */
  function atLineEdge(step) {
    const far = step > 0 ? last : first;
    let edge = current;
    const line = far(boxes(current));
    for (let index = current + step; index >= 0 && index < count; index += step) {
      const found = boxes(index);
      if (!found.length || !line || !found.some((box) => isOnLine(box, line))) break;
      edge = index;
    }
    return edge;
  }

  /** The word that a key leads to; undefined if it leads nowhere. */
  function target(event) {
    const { key, ctrlKey } = event;
    if (ctrlKey) return { Home: 0, End: count - 1 }[key];
    if (!/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(key)) return undefined;
    if (current < 0) return firstVisible();
    if (key === "ArrowUp" || key === "ArrowDown") return inNextLine(key === "ArrowUp" ? -1 : 1);
    goal = null;
    switch (key) {
      case "ArrowLeft": return Math.max(0, current - 1);
      case "ArrowRight": return Math.min(count - 1, current + 1);
      case "Home": return atLineEdge(-1);
      default: return atLineEdge(1);
    }
  }

  /** Scrolls, if need be, so that there is room for the word and the lens above it. */
  function reveal(index) {
    const box = first(boxes(index));
    if (!box) return;
    fill();
    const top = bar.getBoundingClientRect().bottom + lens.offsetHeight + GAP + EDGE;
    const bottom = innerHeight - EDGE;
    if (box.top < top) scrollBy({ top: box.top - top, behavior: "instant" });
    else if (box.bottom > bottom) scrollBy({ top: box.bottom - bottom, behavior: "instant" });
  }

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
    const { key } = event;
    const number = event.ctrlKey ? 0 : "123".indexOf(key) + 1;
    if (key === "Escape") {
      hide();
    } else if (number > 0) {
      setMode(modes[number - 1].value);
    } else if (event.target.closest?.(".loupe-bar")) {
      // Controls keep their keys.
    } else if (key === "Enter") {
      if (current < 0 || event.target.closest?.("a, summary, [contenteditable]")) return;
      event.preventDefault();
      copy();
    } else if (count > 0) {
      const index = target(event);
      if (index === undefined) return;
      event.preventDefault();
      const previous = current;
      current = index;
      reveal(index);
      current = previous;
      show(index);
    }
  });

  // MARK: Pointers

  let pending = null;
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" || event.buttons) return;
    if (!pending) {
      requestAnimationFrame(() => {
        showAt(pending.clientX, pending.clientY, { delay: 400 });
        pending = null;
      });
    }
    pending = event;
  });

  let touch = null;
  const isInText = (event) => text.contains(event.target);

  text.addEventListener("touchstart", (event) => {
    clearTimeout(touch?.timer);
    if (event.touches.length !== 1) { touch = null; return; }
    const { clientX: x, clientY: y } = event.touches[0];
    const started = { x, y, isHeld: false };
    started.timer = setTimeout(() => {
      started.isHeld = true;
      showAt(x, y, { finger: y });
    }, HOLD);
    touch = started;
  }, { passive: true });

  text.addEventListener("touchmove", (event) => {
    if (!touch) return;
    const { clientX: x, clientY: y } = event.touches[0];
    const distance = Math.hypot(x - touch.x, y - touch.y);
    if (touch.isHeld) {
      event.preventDefault();
      // The loupe moves out from below the finger as that sets off.
      showAt(x, y - Math.min(REACH, distance), { finger: y });
    } else if (distance > 10) {
      clearTimeout(touch.timer);
      touch = null;
    }
  }, { passive: false });

  text.addEventListener("touchend", (event) => {
    if (!touch) return;
    clearTimeout(touch.timer);
    if (touch.isHeld) event.preventDefault(); else showAt(touch.x, touch.y, { finger: touch.y });
    touch = null;
  }, { passive: false });

  text.addEventListener("touchcancel", () => {
    clearTimeout(touch?.timer);
    touch = null;
  });

  for (const name of ["contextmenu", "selectstart"]) {
    document.addEventListener(name, (event) => {
      if (touch && isInText(event)) event.preventDefault();
    });
  }

  // MARK: Controls

  for (const radio of modes) radio.addEventListener("change", () => setMode(radio.value));
  copyButton.addEventListener("click", copy);
  overAll.addEventListener("change", () => {
    if (overAll.checked) addRubies(); else removeRubies();
    if (current >= 0) show(current);
  });
  addEventListener("resize", () => { if (current >= 0) show(current); });
  document.fonts?.ready.then(() => { if (current >= 0) show(current); });

  readNodes();
  setMode(mode);
  overAll.checked = false;
  bar.hidden = one(".loupe-help").hidden = false;
})();
