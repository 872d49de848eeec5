import { recall, remember } from './memory.js';

// The fragment of the address, which browsers never send: at first the secret, then what the page shows, so that Back,
// a reload and a link lead to the same texts.

const name = 'fitloc.secret';
const members = { language: 'language', state: 'show', search: 'search', table: 'catalog', key: 'key', keyTable: 'in' };
const marks = { findings: 'findings', changed: 'changed' };
let isKept = true;
let secret = null;

/**
 * Takes the secret of the address, or the one that this tab remembers. Returns the secret and whether it is new.
 * The secret does not stay in the address bar, unless a reload would lose it.
 */
export function takeSecret() {
  const before = secret;
  const [first, ...others] = location.hash.slice(1).split('&');
  const given = /^[0-9a-f]{32}$/.test(first) ? first : '';
  secret = given || secret || recall(name);
  if (given) isKept = remember(name, given);
  if (given && isKept) history.replaceState(null, '', others.length ? `#${others.join('&')}` : location.pathname);
  return { secret, isNew: secret !== before };
}

/** Returns what the address says to show: a language, a filter and a key; null if it names no language. */
export function readPlace() {
  const given = new URLSearchParams(location.hash.slice(1));
  const place = {};
  for (const [member, word] of Object.entries(members)) place[member] = given.get(word) ?? '';
  for (const [member, word] of Object.entries(marks)) place[member] = given.has(word);
  const { language, key, keyTable, ...filter } = place;
  return language ? { language, asked: given.has('key') ? { table: keyTable, key, language } : null, filter } : null;
}

/** Returns the fragment for a place, without the secret. */
export function fragmentOf({ language, asked, filter }) {
  const place = new URLSearchParams();
  const facts = { ...filter, language, key: asked?.key, keyTable: asked?.table };
  for (const [member, word] of Object.entries(members)) {
    if (facts[member] || (member === 'key' && asked)) place.set(word, facts[member]);
  }
  for (const [member, word] of Object.entries(marks)) if (facts[member]) place.set(word, '1');
  return language ? place.toString() : '';
}

/** Writes a place into the address, as a new step of the browser's history unless it `replaces` the present one. */
export function writePlace(place, replaces) {
  const fragment = [isKept ? '' : secret, fragmentOf(place)].filter(Boolean).join('&');
  if (location.hash.slice(1) === fragment) return;
  history[replaces ? 'replaceState' : 'pushState'](null, '', fragment ? `#${fragment}` : location.pathname);
}
