// Keyboard shortcuts. All actions work without a mouse; shortcuts are shown on the buttons and below the editor.

const isText = (element) => element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'search');

/** Installs the keyboard shortcuts of a page. */
export function listen(page) {
  document.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const done = chord(page, event) ?? plain(page, event);
    if (done) event.preventDefault();
  });
}

/** Handles keys with Ctrl, Command or Alt; returns undefined if none of them is pressed. */
function chord(page, event) {
  const { editor } = page;
  const isMod = event.ctrlKey !== event.metaKey && !event.altKey;
  if (isMod && event.key === 'Enter') {
    editor.save(event.shiftKey ? 'needs_review' : 'translated', true);
    return true;
  }
  if (isMod && !event.shiftKey && event.key.toLowerCase() === 's') {
    editor.save('translated', false);
    return true;
  }
  if (isMod && !event.shiftKey && event.key.toLowerCase() === 'z' && !(isText(event.target) && (editor.isChanged || event.target === page.bar.search))) {
    page.undo();
    return true;
  }
  if (!event.altKey || event.ctrlKey || event.metaKey) return isMod || event.altKey ? false : undefined;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    page.move(event.key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  const match = /^Digit([1-5])$/.exec(event.code) && !page.readOnly ? editor.matches[Number(event.code.slice(5)) - 1] : null;
  if (match) editor.use(match);
  return Boolean(match);
}

/** Handles keys without modifiers. */
function plain(page, event) {
  const { bar, editor, list } = page;
  const inList = event.target === list.scroller;
  const inSearch = event.target === bar.search;
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
  if (steps && (inList || inSearch)) {
    list.move(steps);
    return true;
  }
  if (inList && (event.key === 'Home' || event.key === 'End')) {
    list.go(event.key === 'Home' ? 0 : list.shown.length - 1);
    return true;
  }
  if (event.key === 'Enter' && (inList || inSearch)) {
    if (list.chosen === undefined) list.go(0);
    else editor.focus();
    return true;
  }
  if (event.key === 'Escape' && editor.element.contains(event.target)) {
    page.back();
    return true;
  }
  if (event.key === '/' && !isText(event.target)) {
    bar.search.focus();
    bar.search.select();
    return true;
  }
  return false;
}
