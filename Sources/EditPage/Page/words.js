import { ask } from './api.js';

let words = {};

/** Loads the texts of the page in the language of the browser. */
export async function loadWords() {
  const answer = await ask('words');
  words = answer.words;
  document.documentElement.lang = answer.language;
  document.title = `${say('title')} – fitloc`;
}

/** Returns a text of the page, with values in place of their names in braces. */
export function say(id, facts = {}) {
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? String(facts[name]) : whole));
}

/** Returns the name of a state, or the state itself if it is unknown. */
export function stateOf(state) {
  return words[`status.${state}`] ?? state;
}

/** Returns the name of a language in the language of the page. */
export function nameOf(tag) {
  try {
    return new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the notation of a key combination on this system. */
export function keysOf(combination) {
  if (!isApple) return combination.replace('Mod', 'Ctrl');
  return combination.replace('Mod+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧').replace('Enter', '↩');
}
