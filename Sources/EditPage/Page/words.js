import { ask } from './api.js';

let words = {};

/** Fetches the page's own words in the language of the browser. */
export async function loadWords() {
  const answer = await ask('words');
  words = answer.words;
  document.documentElement.lang = answer.language;
  document.title = `${say('title')} – fitloc`;
}

/** Words of the page, with facts in the places of their names. */
export function say(id, facts = {}) {
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? String(facts[name]) : whole));
}

/** The name of a state; that of one which this version does not know as it is. */
export function stateOf(state) {
  return words[`status.${state}`] ?? state;
}

/** The name of a language in the language of the page. */
export function nameOf(tag) {
  try {
    return new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The name of a combination of keys on this system. */
export function keysOf(combination) {
  if (!isApple) return combination.replace('Mod', 'Ctrl');
  return combination.replace('Mod+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧').replace('Enter', '↩');
}
