import { directionOf, make, textOf, visible } from './dom.js';
import { keysOf, nameOf, say } from './words.js';

// The read-only sections next to the texts of a key.

/** Returns the names of a part's cases, without their axes. */
const caseOf = (part) => part.split('.').filter((step) => !['plural', 'device', 'substitutions', 'set'].includes(step)).join(' · ');

/** Returns a section with a heading. */
export const section = (heading, ...content) => make('section', {}, make('h2', {}, heading), ...content);

/** Returns the source texts and the comment for translators. */
export function sources(entry, source) {
  const texts = entry.is_source ? [] : entry.sources.map((text) => make('p', { class: 'source' },
    text.part ? make('span', { class: 'muted' }, `${caseOf(text.part)}: `) : null, textOf(text.text, source)));
  return [
    texts.length ? section(say('source'), texts) : null,
    entry.comment ? section(say('comment'), make('p', { class: 'text', dir: 'auto' }, visible(entry.comment))) : null,
  ];
}

/** Returns the texts with sample values in place of arguments. */
export function preview(samples, fields, language) {
  if (!samples.some((sample) => sample.text !== null && sample.text !== undefined)) return null;
  // The preview of a single text is omitted if it is the same as the text.
  if (samples.length === 1 && fields.some((field) => field.text === samples[0].text)) return null;
  return section(say('preview'), make('table', {}, make('tbody', {}, samples.map((sample) => make('tr', {},
    sample.facts.length ? make('th', { scope: 'row', class: 'muted' }, sample.facts.join(', ')) : null,
    make('td', { dir: directionOf(language) }, textOf(sample.text ?? '', language)))))));
}

/** Returns finished translations of similar texts. */
export function matches(found, language, use) {
  if (!found.length) return null;
  return section(say('matches'), make('ul', {}, found.map((match, number) => make('li', { class: 'offer' },
    make('span', { class: 'muted' }, `${match.percent} %`),
    make('div', {}, match.texts.map((text) => make('p', {}, textOf(text.text, language))),
      make('p', { class: 'facts', dir: 'auto' }, visible(match.key))),
    use ? make('button', { type: 'button', click: () => use(match) }, say('use'), make('kbd', {}, keysOf(`Match+${number + 1}`))) : null))));
}

/** Returns the glossary terms in the source text. */
export function terms(found) {
  if (!found.length) return null;
  return section(say('glossary'), make('ul', {}, found.map((term) => make('li', {},
    make('strong', {}, term.source), ` → ${term.renderings.join(', ')}`,
    term.never.length ? make('span', { class: 'muted' }, ` (${say('never', { words: term.never.join(', ') })})`) : null))));
}

/** Returns the texts of the key in other languages. */
export function others(found) {
  if (!found.length) return null;
  const rows = found.flatMap((other) => other.texts.map((text) => {
    const language = { tag: other.language, is_right_to_left: other.is_right_to_left };
    return make('tr', {},
      make('th', { scope: 'row', class: 'muted' }, nameOf(other.language), text.part ? ` ${caseOf(text.part)}` : ''),
      make('td', { dir: directionOf(language) }, textOf(text.text, language)));
  }));
  return make('section', {}, make('details', { open: rows.length <= 6 },
    make('summary', {}, `${say('others')} (${found.length})`), make('table', {}, make('tbody', {}, rows))));
}

/** Returns the last author of each text. */
export function origins(found) {
  if (!found.length) return null;
  return make('section', { class: 'facts' }, found.map((origin) => make('p', {},
    `${nameOf(origin.language)}${origin.part ? ` ${caseOf(origin.part)}` : ''}: `,
    make('span', { dir: 'auto' }, origin.author ? visible(say('origin', origin)) : say('uncommitted')),
    origin.subject ? make('span', { class: 'text', dir: 'auto' }, ` – ${visible(origin.subject)}`) : null,
    origin.former_source ? make('span', { class: 'warning' }, ` ${visible(say('former_source', { text: origin.former_source }))}`) : null)));
}

/** Returns the locations at which code uses the key. */
export function usages(places) {
  if (!places.length) return null;
  return section(say('usages'), make('ul', { class: 'facts' }, places.map((place) => make('li', { class: 'text', dir: 'ltr' }, visible(place)))));
}

/** Returns the list of keyboard shortcuts. */
export function shortcuts() {
  const keys = [
    ['Mod+Enter', 'save_next'], ['Mod+Shift+Enter', 'review_next'], ['Mod+S', 'save'], ['Alt+↓ Alt+↑', 'shortcut.move'],
    ['/', 'shortcut.search'], ['Enter', 'shortcut.edit'], ['Esc', 'shortcut.list'], ['Match+1 … Match+5', 'shortcut.match'],
    ['Mod+Z', 'shortcut.undo'], ['Mod+Shift+Z', 'shortcut.redo'],
  ];
  return make('section', {}, make('details', {}, make('summary', {}, say('shortcuts')), make('dl', { class: 'keys' },
    keys.flatMap(([key, what]) => [make('dt', {}, make('kbd', {}, keysOf(key))), make('dd', {}, say(what))]))));
}
