// The lens over a word: what it shows, where it stands, and what readings are copied or put over
// the text.

const bar = one(".loupe-bar"), marks = one(".loupe-marks"), lens = one(".loupe-lens");
const reading = one(".loupe-reading"), about = one(".loupe-about"), status = one(".loupe-status");
const copyButton = one(".loupe-copy"), modes = [...bar.querySelectorAll("[type=radio]")];

const EDGE = 8; // px that the lens keeps from the edge of the window
const GAP = 2; // px between the word and the lens
const REACH = 40; // px by which a sliding finger stays below the word it means
const LARGE = 170; // px from which on the lens is too high

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
