import { directionOf, hidden, make, visible } from './dom.js';
import { fold } from './rows.js';
import { say } from './words.js';

// Texts of the project with what is easily overlooked made visible: placeholders, spaces, line breaks, found words.

const placeholders = /%#@\w+@|%arg\b|%\(\w+\)(?:@|[a-z]+)|%(?:\d+\$)?[-+0#']*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|ll|[hlqLztj])?[@diuxXofFeEgGcCsSpaA]|%%|\{\{\w+\}\}|\{\w+\}|\$\{\w+\}/g;
const spaces = /^[ \t]+|[ \t]+$|[ \t]{2,}|[\u00a0\u202f\u2007]+|\n/gm;

/** Returns the placeholders of a text, each once; a literal text has none. */
export const placeholdersOf = (text, isLiteral = false) => isLiteral ? [] : [...new Set(text.match(placeholders) ?? [])].filter((one) => one !== '%%');

/** Returns the parts of a text: `{text, kind}`, where kind is `chip`, `space`, `break`, `unseen` or empty. */
export function partsOf(text, isLiteral = false) {
  const found = (isLiteral ? [] : [...text.matchAll(placeholders)]).map((match) => ({ at: match.index, text: match[0], kind: 'chip' }));
  const taken = (at) => found.some((one) => at >= one.at && at < one.at + one.text.length);
  const kindOf = (one) => (one === '\n' ? 'break' : one.search(hidden) < 0 ? 'space' : 'unseen');
  const gaps = [...text.matchAll(spaces), ...text.matchAll(hidden)].filter((match) => !taken(match.index))
    .map((match) => ({ at: match.index, text: match[0], kind: kindOf(match[0]) }));
  const parts = [];
  let end = 0;
  for (const part of [...found, ...gaps].sort((one, other) => one.at - other.at)) {
    if (part.at < end) continue;
    if (part.at > end) parts.push({ text: text.slice(end, part.at), kind: '' });
    parts.push(part);
    end = part.at + part.text.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), kind: '' });
  return parts;
}

/** Returns text nodes and marks for a text in which words are searched. */
export function marked(text, words) {
  if (!words?.length || text.length > 2000) return [visible(text)];
  const starts = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const one = fold(character);
    for (let step = 0; step < one.length; step += 1) starts.push(at);
    folded += one;
    at += character.length;
  }
  starts.push(at);
  const isFound = new Uint8Array(text.length + 1);
  for (const word of words) {
    for (let place = folded.indexOf(word); place >= 0; place = folded.indexOf(word, place + word.length)) {
      isFound.fill(1, starts[place], starts[place + word.length]);
    }
  }
  const nodes = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && isFound[end] === isFound[start]) end += 1;
    const piece = visible(text.slice(start, end));
    nodes.push(isFound[start] ? make('mark', {}, piece) : piece);
  }
  return nodes;
}

/** Returns an element with a read-only text. With `insert`, its placeholders are buttons. */
export function shownText(text, language, { insert = null, words = [], isLiteral = false } = {}) {
  return make('span', { class: 'text', lang: language?.tag, dir: directionOf(language) }, partsOf(text, isLiteral).map(({ text: part, kind }) => {
    if (kind === 'chip') return chip(part, insert);
    if (kind) return make('span', { class: kind }, visible(part));
    return marked(part, words);
  }).flat());
}

/** Returns nodes for a line of a list; in a text from right to left, placeholders keep their own direction. */
export function lineOf(text, words, isRightToLeft) {
  const line = text.slice(0, 300).replace(/\s*\n\s*/g, ' · ').replace(/\s+/g, ' ');
  if (!isRightToLeft) return marked(line, words);
  return partsOf(line).flatMap(({ text: part, kind }) => (kind === 'chip' ? make('bdi', { dir: 'ltr' }, marked(part, words)) : marked(part, words)));
}

/** Returns what is shown for a key; an empty one has a name too. */
export const keyName = (key) => (key.trim() ? visible(key) : say('empty_key'));

/** Returns a placeholder; with `insert`, as a button. */
export function chip(text, insert) {
  if (!insert) return make('bdi', { class: 'chip', dir: 'ltr' }, visible(text));
  return make('button', {
    class: 'chip', dir: 'ltr', title: say('insert', { text }), tabindex: '-1',
    mousedown: (event) => event.preventDefault(), click: () => insert(text),
  }, visible(text));
}

/** Draws the background of a text field with the text. */
export function paint(element, text, isLiteral) {
  element.replaceChildren(...partsOf(text, isLiteral).map(({ text: part, kind }) => (kind ? make('span', { class: kind }, part) : part)), '\u200b');
}
