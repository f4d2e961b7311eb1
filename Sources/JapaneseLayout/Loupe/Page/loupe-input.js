// What moves the loupe: keys, pointers, fingers, and the controls.

const HOLD = 250; // ms after which a finger holds the loupe

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
const overAll = one(".loupe-over-all");
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
