import { difference } from './diff.js';
import { directionOf, make, visible } from './dom.js';
import { chip, shownText } from './marks.js';
import { caseOf, keysOf, nameOf, say } from './words.js';

// The read-only sections next to the texts of a key.

/** Returns a section with a heading. */
export const section = (heading, ...content) => make('section', {}, make('h2', {}, heading), ...content);

/** Returns the source texts; with `insert`, their placeholders are buttons. */
export function sources(entry, source, insert, words) {
  if (entry.is_source || !entry.sources.length) return null;
  return make('section', { class: 'sources' },
    make('h2', {}, source ? `${say('source')} · ${nameOf(source.tag)}` : say('source')),
    entry.sources.map((text) => make('p', { class: 'source' },
      text.part ? make('span', { class: 'facts' }, `${caseOf(text.part, source?.tag)} `) : null, shownText(text.text, source, { insert, words, isLiteral: entry.is_literal }))));
}

/** Returns the comment for translators. */
export function comment(entry) {
  if (!entry.comment) return null;
  return make('section', { class: 'comment' }, make('h2', {}, say('comment')), make('p', { class: 'text', dir: 'auto' }, visible(entry.comment)));
}

/** Returns the texts with sample values in place of arguments. */
export function preview(samples, fields, language) {
  if (!samples.some((sample) => sample.text !== null && sample.text !== undefined)) return null;
  // The preview of a single text is omitted if it is the same as the text.
  if (samples.length === 1 && fields.some((field) => field.text === samples[0].text)) return null;
  return section(say('preview'), make('table', {}, make('tbody', {}, samples.map((sample) => make('tr', {},
    sample.facts.length ? make('th', { scope: 'row', class: 'facts' }, sample.facts.join(', ')) : null,
    make('td', { dir: directionOf(language) }, shownText(sample.text ?? '', language)))))));
}

/** Returns finished translations of similar texts. */
export function matches(found, language, use) {
  if (!found.length) return null;
  return section(say('matches'), make('ul', { class: 'offers' }, found.map((match, number) => make('li', { class: 'offer' },
    make('span', { class: 'percent' }, `${match.percent} %`),
    make('div', {}, match.texts.map((text) => make('p', { dir: directionOf(language) }, shownText(text.text, language))),
      make('p', { class: 'facts', dir: 'auto' }, visible(match.source))),
    use ? make('button', { title: keysOf(`Match+${number + 1}`), click: () => use(match) }, say('use')) : null))));
}

/** Returns the glossary terms in the source text; with `insert`, their translations are buttons. */
export function terms(found, insert) {
  if (!found.length) return null;
  return section(say('glossary'), make('ul', {}, found.map((term) => make('li', { class: 'term' },
    make('strong', {}, term.source), ' → ', term.renderings.map((one) => [chip(one, insert), ' ']).flat(),
    term.never.length ? make('span', { class: 'muted' }, `(${say('never', { words: term.never.join(', ') })})`) : null))));
}

/** Returns the texts of the key in other languages. */
export function others(found, isLiteral) {
  if (!found.length) return null;
  const rows = found.map(({ language: tag, is_right_to_left: isRightToLeft, texts }) => {
    const language = { tag, is_right_to_left: isRightToLeft };
    return make('div', { class: 'other' }, make('p', { class: 'facts' }, nameOf(tag)), texts.map((text) => make('div', { class: 'reads' },
      text.part ? make('span', { class: 'facts' }, caseOf(text.part, tag)) : null, make('p', { dir: directionOf(language) }, shownText(text.text, language, { isLiteral })))));
  });
  return make('section', {}, make('details', { open: found.flatMap((other) => other.texts).length <= 6 },
    make('summary', {}, `${say('others')} (${found.length})`), rows));
}

/** Returns who changed each text last, and how. The texts of one commit stand together. */
export function origins(found) {
  if (!found.length) return null;
  const groups = Object.groupBy(found, (one) => [one.author, one.day, one.subject, one.language].join('\n'));
  return section(say('history'), make('ul', {}, Object.values(groups).map((texts) => {
    const [origin] = texts;
    return make('li', { class: 'origin' }, make('p', { class: 'facts' },
      `${nameOf(origin.language)}: `, make('span', { dir: 'auto' }, origin.author ? visible(say('origin', origin)) : say('uncommitted')),
      origin.subject ? make('span', { class: 'text', dir: 'auto' }, ` – ${visible(origin.subject)}`) : null),
    texts.filter((one) => (one.before ?? one.text) !== one.text).map((one) => make('p', {}, difference(one.before, one.text, { tag: one.language }))),
    origin.former_source ? make('p', { class: 'warning' }, visible(say('former_source', { text: origin.former_source }))) : null);
  })));
}

/** Returns the locations at which code uses the key, with the code; a click on a location copies it. */
export function usages(places, copy) {
  if (!places.length) return null;
  return section(say('usages'), make('ul', {}, places.map(({ location: place, code }) => make('li', { class: 'usage', dir: 'ltr' },
    make('button', { class: 'plain', title: say('copy'), click: () => copy(place) }, visible(place)), code ? make('code', { class: 'muted' }, visible(code)) : null))));
}

/** Returns the list of keyboard shortcuts. */
export function shortcuts() {
  const keys = [
    ['Mod+Enter', 'save_next'], ['Mod+Shift+Enter', 'review_next'], ['Mod+S', 'save'], ['Alt+↓ Alt+↑', 'shortcut.move'],
    ['/', 'shortcut.search'], ['Enter', 'shortcut.edit'], ['Esc', 'shortcut.list'], ['Match+1 … Match+5', 'shortcut.match'], ['Match+0', 'suggest'],
    ['Mod+Z', 'shortcut.undo'], ['Mod+Shift+Z', 'shortcut.redo'],
  ];
  return make('section', {}, make('details', {}, make('summary', {}, say('shortcuts')), make('dl', { class: 'keys' },
    keys.flatMap(([key, what]) => [make('dt', {}, make('kbd', {}, keysOf(key))), make('dd', {}, say(what))]))));
}
