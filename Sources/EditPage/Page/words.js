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

/** Returns up to three numbers of a plural form, as people know forms by their numbers; without any, a word. */
export function numbersOf(category, tag) {
  let rules;
  try {
    rules = new Intl.PluralRules(tag);
  } catch {
    return category;
  }
  const found = [];
  for (let number = 0; number <= 200 && found.length < 4; number += 1) if (rules.select(number) === category) found.push(number);
  if (!found.length) return say('other_numbers');
  return found.slice(0, 3).join(', ') + (found.length > 3 ? '…' : '');
}

const devices = {
  iphone: 'iPhone', ipad: 'iPad', ipod: 'iPod touch', mac: 'Mac', applewatch: 'Apple Watch', appletv: 'Apple TV', applevision: 'Apple Vision',
};

/** Returns the name of a device. */
export const deviceOf = (device) => devices[device] ?? (device === 'other' ? say('other_devices') : device);

/** Returns what distinguishes a part of a text, such as `device.iphone.plural.one`, in people's words. */
export function caseOf(part, tag) {
  const steps = part.split('.');
  const named = steps.map((step, place) => {
    const axis = steps[place - 1];
    if (axis === 'plural') return numbersOf(step, tag);
    if (axis === 'device') return deviceOf(step);
    return ['plural', 'device', 'substitutions', 'set'].includes(step) ? '' : step;
  });
  return named.filter(Boolean).join(' · ');
}

/** Whether the keyboard is one of Apple's, whose Option key types characters. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the notation of a key combination on this system. `Match+` stands for the keys of similar texts. */
export function keysOf(combination) {
  if (!isApple) return combination.replace('Mod', 'Ctrl').replaceAll('Match', 'Alt');
  return combination.replace('Mod+', '⌘').replaceAll('Match+', '⌃⌥').replace('Alt+', '⌥').replace('Shift+', '⇧').replace('Enter', '↩');
}
