import { isApple } from './words.js';

// Keyboard shortcuts. All actions work without a mouse; shortcuts are shown on the buttons and below the editor.

const isText = (element) => element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && /search|text/.test(element.type));

// The characters that the keys type without modifiers, where the browser tells.
let layout = new Map();
navigator.keyboard?.getLayoutMap?.().then((map) => { layout = map; }, () => {});

/** Installs the keyboard shortcuts of a page. */
export function listen(page) {
  document.addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented || document.body.dataset.view === 'start') return;
    const done = chord(page, event) ?? plain(page, event);
    if (done) event.preventDefault();
  });
}

/** Handles keys with Ctrl, Command or Alt; returns undefined if none of them is pressed. */
function chord(page, event) {
  const { editor } = page;
  const key = event.key.toLowerCase();
  if (event.ctrlKey !== event.metaKey && !event.altKey) {
    // A key that is held must not save, or undo saves, again and again.
    if (key === 'enter') return event.repeat || editor.save(event.shiftKey ? 'needs_review' : 'translated', true);
    // The browser's own search finds only what is drawn of the list; the same keys again open it.
    if (key === 'f' && !event.shiftKey && event.target !== page.bar.search && page.rows) return search(page);
    if (key === 's' && !event.shiftKey) return event.repeat || editor.save('translated', false);
    if ((key === 'z' || key === 'y') && !isText(event.target)) return undo(page, event, key === 'y' || event.shiftKey);
    return false;
  }
  const number = matchNumber(event);
  if (number) return useMatch(page, event, number);
  const isAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.getModifierState('AltGraph');
  if (isAlt && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    page.move(event.key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  return event.altKey || event.ctrlKey || event.metaKey ? false : undefined;
}

function search({ bar }) {
  bar.search.focus();
  bar.search.select();
  return true;
}

/** Undoes or redoes a save, only in the list: in a field, the same keys belong to the field. */
function undo(page, event, isRedo) {
  if (event.target === page.list.scroller && !event.repeat) page.undo(isRedo);
  return true;
}

/**
 * Returns the number of the similar text whose keys are pressed, 0 for a suggestion, or null. Option types characters
 * on Apple's keyboards (Option+1 is ¡), so the keys there are Ctrl+Option+1. AltGr types characters elsewhere.
 */
function matchNumber(event) {
  const number = /^Digit([0-5])$/.exec(event.code)?.[1];
  if (!number || !event.altKey || event.metaKey) return null;
  if (isApple) return event.ctrlKey ? number : null;
  if (event.ctrlKey || event.getModifierState('AltGraph')) return null;
  return event.key === number || event.key === layout.get(event.code) ? number : null;
}

function useMatch({ editor, readOnly }, event, number) {
  if (number === '0') return event.repeat || editor.suggest();
  const match = readOnly ? null : editor.matches[number - 1];
  if (match && !event.repeat) editor.use(match);
  return Boolean(match);
}

/** Handles keys without modifiers. */
function plain(page, event) {
  const { bar, editor, list } = page;
  const inList = event.target === list.scroller;
  const inSearch = event.target === bar.search;
  // Holding Enter on a button would press it again and again.
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) return true;
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
    else page.open(list.chosen);
    if (list.shown.length) editor.focus();
    return true;
  }
  if (event.key === 'Escape' && editor.element.contains(event.target)) {
    page.back();
    return true;
  }
  if (event.key === '/' && !isText(event.target)) return search(page);
  return false;
}
