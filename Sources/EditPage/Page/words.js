import { language, texts } from './texts.js';

// The texts of the page in the language of the browser. They are a file of the page, so that the page can also speak
// to somebody whose secret is wrong.

document.documentElement.lang = language;

/** Returns a text of the page, with values in place of their names in braces. */
export function say(id, facts = {}) {
  return (texts[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? String(facts[name]) : whole));
}

/** Returns the name of a state, or the state itself if it is unknown. */
export function stateOf(state) {
  return texts[`status.${state}`] ?? state;
}

/** Returns the name of a language in the language of the page. */
export function nameOf(tag) {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Whether the keyboard is one of Apple's, whose Option key types characters. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the notation of a key combination on this system. `Match+` stands for the keys of similar texts. */
export function keysOf(combination) {
  if (!isApple) return combination.replace('Mod', 'Ctrl').replaceAll('Match', 'Alt');
  return combination.replace('Mod+', '⌘').replaceAll('Match+', '⌃⌥').replace('Alt+', '⌥').replace('Shift+', '⇧').replace('Enter', '↩');
}
