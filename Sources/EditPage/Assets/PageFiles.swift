// Generated from the files in Sources/EditPage/Page by scripts/test --update: do not edit.
// swift-format-ignore-file

/// The files of the page that `fitloc edit` serves.
enum PageFiles {
    /// What they say, by their names.
    static let texts: [String: String] = [
        "ahead.js": ####"""
import { make } from './dom.js';
import { draftOf, keepDraft, plain } from './drafts.js';
import { isApple, nameOf, say } from './words.js';

/** Returns whether a key event types a character; AltGr and, on Apple's keyboards, Option type characters. */
function isTyped(event) {
  if ([...event.key].length !== 1 || event.metaKey) return false;
  return event.getModifierState('AltGraph') || (!event.ctrlKey && (isApple || !event.altKey));
}

/**
 * A locked field in place of a key that is being read. It shows what is typed meanwhile, which goes to the fields of
 * the key when they are there; Tab goes on to the next field.
 */
export class Ahead {
  constructor(asked) {
    Object.assign(this, { asked, texts: [''], state: null });
    this.area = make('textarea', {
      rows: '1', readonly: true, lang: asked.language, dir: 'auto', 'aria-label': say('loading'), 'aria-busy': 'true',
      keydown: (event) => this.#press(event), paste: (event) => this.#paste(event),
    });
    this.element = make('div', { class: 'field ahead' }, make('label', {}, make('span', {}, nameOf(asked.language)), say('loading')), this.area);
  }

  /** Whether something was typed. */
  get hasText() {
    return this.texts.some(Boolean);
  }

  #press(event) {
    const last = this.texts.length - 1;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (isTyped(event)) this.texts[last] += event.key;
    else if (event.key === 'Enter' && !hasModifier) this.texts[last] += '\n';
    else if (event.key === 'Backspace' && !hasModifier) this.texts[last] = [...this.texts[last]].slice(0, -1).join('');
    else if (event.key === 'Tab' && !hasModifier && !event.shiftKey) this.texts.push('');
    else return;
    event.preventDefault();
    this.#draw();
  }

  #paste(event) {
    this.texts[this.texts.length - 1] += event.clipboardData.getData('text/plain');
    event.preventDefault();
    this.#draw();
  }

  #draw() {
    this.area.value = this.texts.join('\n');
    this.area.rows = Math.min(12, this.area.value.split('\n').length);
  }

  /**
   * Makes drafts of what was typed, after the texts of the fields. Returns the fields that got a text, and whether
   * all of them were empty; only then can they be saved unseen.
   */
  settle(fields) {
    const typed = fields.map(() => '');
    this.texts.forEach((text, number) => { typed[Math.min(number, fields.length - 1)] += text; });
    const filled = [];
    let isNew = true;
    fields.forEach((field, number) => {
      if (!typed[number]) return;
      const old = draftOf(this.asked, field.part)?.text ?? plain(field.text);
      if (old) isNew = false;
      filled.push({ field, text: old + plain(typed[number]) });
      keepDraft(this.asked, field, old + plain(typed[number]));
    });
    return { filled, isNew };
  }
}

"""####,
        "api.js": ####"""
import { recall, remember } from './memory.js';

// Requests to the program that serves this page. The secret token is in the fragment of the address, which browsers
// never send. Requests contain it in a header that pages of other origins cannot set.

const name = 'fitloc.secret';
let token = null;

/**
 * Takes the token from the address, or the one that this tab remembers. Returns whether the token is new.
 * The token does not stay in the address bar, unless a reload would lose it.
 */
export function takeToken() {
  const before = token;
  const given = location.hash.slice(1);
  token = given || token || recall(name);
  if (given && remember(name, given)) history.replaceState(null, '', location.pathname);
  return token !== before;
}

/** Returns whether there is a token. */
export const hasToken = () => Boolean(token);

/** An error for a request that failed; the status is 0 without a response. */
export class Unanswered extends Error {
  constructor(status) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** Sends a request to the endpoint with the name, and returns the response. */
export async function ask(name, body = {}) {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Fitloc-Token': token },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) throw new Unanswered(0);
  if (!response.ok) throw new Unanswered(response.status);
  return response.json().catch(() => { throw new Unanswered(0); });
}

"""####,
        "aside.js": ####"""
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

"""####,
        "bar.js": ####"""
import { fill, make } from './dom.js';
import { nameOf, say } from './words.js';

const states = ['unfinished', 'missing', 'new', 'incomplete', 'needs_review', 'translated', 'stale', 'excluded'];

/** The bar above the list, with the search field, the filters and the progress of the language. */
export class Bar {
  constructor(element, page) {
    this.element = element;
    this.page = page;
    const filters = () => page.settle(false);
    this.search = make('input', { type: 'search', placeholder: say('search'), 'aria-label': say('search'), autocomplete: 'off', spellcheck: 'false', input: filters });
    this.language = make('select', { 'aria-label': say('language'), change: () => page.choose(this.language.value) });
    this.table = make('select', { 'aria-label': say('catalog'), change: () => page.settle(true) });
    this.state = make('select', { 'aria-label': say('state'), change: filters },
      make('option', { value: '' }, say('any_state')), states.map((state) => make('option', { value: state }, say(`status.${state}`))));
    this.findings = make('input', { type: 'checkbox', change: filters });
    this.changed = make('input', { type: 'checkbox', change: filters });
    const { since } = page.project;
    this.progress = make('progress', { max: '100', 'aria-label': say('status.translated') });
    this.done = make('span');
    fill(element, this.search, this.language, this.table, this.state,
      make('label', {}, this.findings, say('with_findings')),
      since ? make('label', {}, this.changed, say('changed_since', { revision: since })) : null,
      page.readOnly ? make('strong', {}, say('read_only')) : null,
      make('span', { class: 'total' }, this.done, ' ', this.progress));
  }

  /** Shows the languages and tables of the project. */
  draw() {
    const { languages, tables } = this.page.project;
    const chosen = this.table.value;
    fill(this.language, languages.map((language) => make('option', { value: language.tag }, Bar.labelOf(language))));
    this.language.value = this.page.language ?? '';
    fill(this.table, make('option', { value: '' }, say('all_catalogs')),
      tables.map((table) => make('option', { value: table.path }, table.path)));
    this.table.value = tables.some((table) => table.path === chosen) ? chosen : '';
    this.table.hidden = tables.length < 2;
  }

  static labelOf({ tag, wanted, translated, is_source: isSource }) {
    if (isSource) return `${nameOf(tag)} – ${say('source')}`;
    return wanted === undefined ? nameOf(tag) : `${nameOf(tag)} – ${wanted ? Math.floor((translated * 100) / wanted) : 100} %`;
  }

  /** Shows the progress of all languages. */
  showLanguages(counted) {
    for (const language of this.page.project.languages) {
      Object.assign(language, counted.find((one) => one.tag === language.tag));
      this.#label(language);
    }
  }

  #label(language) {
    const option = [...this.language.options].find((one) => one.value === language.tag);
    if (option) option.textContent = Bar.labelOf(language);
  }

  /** The filter for the list. */
  get filter() {
    return {
      search: this.search.value, table: this.table.value, state: this.state.value, findings: this.findings.checked,
      changed: this.changed.checked,
    };
  }

  /** Sets the filter; without one, all keys pass. */
  set filter({ search = '', table = '', state = '', findings = false, changed = false }) {
    this.search.value = search;
    this.table.value = table;
    this.state.value = state;
    this.findings.checked = findings;
    this.changed.checked = changed;
  }

  /** Shows the progress of the current language. */
  showProgress(progress) {
    this.progress.value = progress.percent;
    this.done.textContent = say('progress', progress);
    const own = this.page.project.languages.find((language) => language.tag === this.page.language);
    if (!own) return;
    Object.assign(own, { wanted: progress.total, translated: progress.done });
    this.#label(own);
  }
}

"""####,
        "dom.js": ####"""
// Functions that create elements. Every text becomes a text node and is never parsed as markup.

/** Creates an element. An attribute whose value is a function becomes a listener for the event with its name. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** Replaces the children of an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined));
}

// Characters that are invisible or change the direction of the surrounding text.
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Returns a text in which invisible characters are replaced with their code points. */
export function visible(text) {
  return text.replace(hidden, (found) => `‹U+${found.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}›`);
}

/** Returns an element with a read-only text of the project. */
export function textOf(text, language) {
  return make('span', { class: 'text', lang: language?.tag, dir: directionOf(language) }, visible(text));
}

/** Returns the text direction of a language. */
export function directionOf(language) {
  return language ? (language.is_right_to_left ? 'rtl' : 'ltr') : 'auto';
}

"""####,
        "drafts.js": ####"""
import { namesOf, recall, remember } from './memory.js';

// Unsaved texts. They stay when another key is shown, and after a reload. Each knows its table, key, language and
// part, and the text of the file when it was begun.

const drafts = new Map();
let prefix = '';

/** Returns a name for a key in a language. */
export const nameOf = ({ table, key, language }) => JSON.stringify([table, key, language]);

/** Returns the text with \n as line endings, as in the browser's text fields. */
export const plain = (text) => (text ?? '').replace(/\r\n?/g, '\n');

/** Reads the drafts of a project, which the folder identifies. */
export function openDrafts(folder) {
  prefix = `fitloc.draft ${JSON.stringify(folder)} `;
  for (const name of namesOf(prefix)) {
    const parts = recall(name);
    if (parts) drafts.set(name.slice(prefix.length), parts);
  }
}

function store(name, parts) {
  const isEmpty = !Object.keys(parts).length;
  if (isEmpty) drafts.delete(name);
  else drafts.set(name, parts);
  remember(prefix + name, isEmpty ? null : parts);
}

/** Returns the keys with drafts, as `{table, key, language}`. */
export function draftedKeys() {
  return [...drafts.keys()].map((name) => {
    const [table, key, language] = JSON.parse(name);
    return { table, key, language };
  });
}

/** Returns the parts with drafts of a key. */
export const partsOf = (entry) => Object.keys(drafts.get(nameOf(entry)) ?? {});

/** Returns the draft of a part with its `text` and the text that the file had, `was`; undefined if there is none. */
export function draftOf(entry, part) {
  return drafts.get(nameOf(entry))?.[part];
}

/** Stores the current text of a field as a draft if it differs from the file. */
export function keepDraft(entry, field, text) {
  const { [field.part]: old, ...others } = drafts.get(nameOf(entry)) ?? {};
  const own = { text, was: old ? old.was : field.text ?? null };
  store(nameOf(entry), isChanged(field, text) ? { ...others, [field.part]: own } : others);
}

/** Notes that the user knows the present text of the file. */
export function rebaseDraft(entry, part, was) {
  const parts = drafts.get(nameOf(entry));
  if (parts?.[part]) store(nameOf(entry), { ...parts, [part]: { ...parts[part], was } });
}

/** Removes the draft of a part, or all drafts of a key. */
export function dropDraft(entry, part = null) {
  const { [part]: dropped, ...others } = drafts.get(nameOf(entry)) ?? {};
  store(nameOf(entry), part === null ? {} : others);
}

/** Returns the text to write to the file, with the line endings of the field's original text. */
export function onDisk(field, text) {
  return field.text?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** Returns whether the text differs from the file. */
export function isChanged(field, text) {
  return text !== plain(field.text);
}

"""####,
        "editor.js": ####"""
import { Ahead } from './ahead.js';
import { ask } from './api.js';
import * as aside from './aside.js';
import { dropDraft, nameOf, partsOf, plain } from './drafts.js';
import { fill, make, visible } from './dom.js';
import { FieldEditor, finding } from './field.js';
import { keysOf, say, stateOf } from './words.js';

const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/**
 * The editor for a key in a language. `asked` is what it shows; `entry` is the content, or null while that is read,
 * and `ahead` is then the locked field that collects what is typed.
 */
export class Editor {
  /** @param page `languagesOf`, `readOnly`, `entries`, `saves`, `move`, `back`, `undo`, `tell`, `failed` … */
  constructor(element, page) {
    Object.assign(this, { element, page, asked: null, matches: [], trials: 0 });
    this.#reset();
    this.empty(say('choose'));
  }

  #reset() {
    clearTimeout(this.timer);
    this.trials += 1;
    Object.assign(this, { entry: null, ahead: null, fields: [], matches: [], found: null, gone: '' });
  }

  /** Shows a text in place of a key. */
  empty(text, action = null) {
    if (this.asked) this.last = this.asked;
    this.#reset();
    this.asked = null;
    fill(this.element, make('p', { class: 'muted' }, text), action, this.#undoButtons());
  }

  /** Shows a key at once. Selecting the current key again changes nothing; `reread` handles changes on disk. */
  show(asked) {
    if (this.asked && nameOf(asked) === nameOf(this.asked)) return;
    this.#reset();
    this.asked = asked;
    const known = this.page.entries.get(asked);
    if (known) this.#draw(known);
    else this.#drawAhead(new Ahead(asked));
    if (known) this.page.readAhead();
    this.#askMore(asked);
  }

  /** Whether there is unsaved text in the editor. */
  get isTouched() {
    return this.isChanged || Boolean(this.ahead?.hasText);
  }

  /** Whether any field has unsaved text. */
  get isChanged() {
    return this.fields.some((field) => field.isChanged);
  }

  // A key that is being read.

  #drawAhead(ahead) {
    this.ahead = ahead;
    const source = this.page.sourceOf(ahead.asked);
    fill(this.element, this.#heading(ahead.asked),
      source ? aside.section(say('source'), make('p', { class: 'source text', dir: 'auto' }, visible(source))) : null,
      aside.section(say('translation'), ahead.element));
    this.element.scrollTop = 0;
    this.#read(ahead);
  }

  /** Reads the key until there is an answer, as long as it is shown or has typed text. */
  async #read(ahead) {
    this.page.aheads.add(ahead);
    while (this.ahead === ahead || ahead.hasText) {
      const entry = await this.page.entries.read(ahead.asked).catch((error) => this.page.failed(error));
      if (entry !== undefined) {
        this.#arrive(ahead, entry);
        break;
      }
      await pause(1000);
    }
    this.page.aheads.delete(ahead);
  }

  #arrive(ahead, entry) {
    const isShown = this.ahead === ahead;
    const hadFocus = isShown && document.activeElement === ahead.area;
    const { filled, isNew } = ahead.settle(entry?.fields ?? [{ part: '', text: null }]);
    if (ahead.state && filled.length) {
      if (entry && isNew) this.page.saves.save(ahead.asked, this.page.saves.texts(entry, filled, ahead.state, false));
      else this.page.unsaved(ahead.asked, say(entry ? 'look_first' : 'gone'));
    }
    this.page.draftsChanged();
    if (!isShown) return;
    this.ahead = null;
    if (entry) this.#draw(entry);
    else this.#drawGone();
    if (hadFocus) this.focus(ahead.texts.length - 1);
    this.page.readAhead();
  }

  // A key that is known.

  /** Reads the key again after a change on disk; unsaved text stays. */
  async reread() {
    const { asked, entry: old } = this;
    if (!asked || this.ahead || this.page.saves.isBusy(asked)) return;
    const entry = await this.page.entries.read(asked).catch((error) => this.page.failed(error));
    if (this.asked !== asked || this.entry !== old || entry === undefined) return;
    if (!entry) this.#drawGone();
    else if (!old || this.gone) this.#redraw(entry);
    else this.update(entry);
  }

  /** Updates the editor with the key's state on disk, which this page has written if `isOwn`. */
  update(entry, isOwn = false) {
    const isSame = entry.fields.map((field) => field.part).join() === this.entry.fields.map((field) => field.part).join();
    if (!isSame) return this.#redraw(entry);
    this.entry = entry;
    this.fields.forEach((field, number) => field.take(entry.fields[number], isOwn));
    this.#drawFacts(entry);
    this.#check();
    return undefined;
  }

  #redraw(entry) {
    const place = this.fields.findIndex((field) => field.area === document.activeElement);
    this.#draw(entry);
    this.drawMatches();
    if (place >= 0) this.focus(place);
  }

  #draw(entry) {
    const { readOnly } = this.page;
    const { own, source } = this.page.languagesOf(entry);
    Object.assign(this, { entry, gone: '', isRefused: false, matches: [] });
    const settings = { language: own, source, readOnly, single: entry.fields.length === 1, changed: () => this.#changed() };
    this.fields = entry.fields.map((field) => new FieldEditor(entry, field, settings));
    this.general = make('div');
    this.reasons = make('div', { class: 'reasons', 'aria-live': 'polite' });
    this.below = make('div', {}, this.fields.map((field) => field.element), this.general, this.reasons);
    for (const name of ['sourcePlace', 'termPlace', 'otherPlace', 'previewPlace', 'matchPlace', 'originPlace', 'usagePlace']) this[name] = make('div');
    fill(this.element, this.#heading(entry), this.sourcePlace,
      make('section', {}, make('h2', {}, say(entry.is_source ? 'source_text' : 'translation')), this.below, readOnly ? null : this.#actions()),
      this.termPlace, this.matchPlace, this.previewPlace, this.otherPlace, this.originPlace, this.usagePlace, aside.shortcuts());
    this.element.scrollTop = 0;
    this.#drawFacts(entry);
    this.#check();
  }

  #drawFacts(entry) {
    const { source } = this.page.languagesOf(entry);
    fill(this.statePlace, make('span', { class: `state ${entry.status}` }, stateOf(entry.status)));
    fill(this.sourcePlace, aside.sources(entry, source));
    fill(this.termPlace, aside.terms(entry.terms));
    fill(this.otherPlace, aside.others(entry.others));
  }

  /** Shows why the key cannot be saved now. Its fields stay, so that what was typed stays visible. */
  #drawGone() {
    const { asked } = this;
    this.gone = say(this.page.hasTable(asked.table) ? 'gone' : 'catalog_away', { path: asked.table });
    const parts = partsOf(asked).map((part) => ({ part, text: null }));
    const none = { status: 'missing', sources: [], others: [], terms: [], trial: { refused: [], other_reasons: [], findings: [], preview: [] } };
    if (!this.entry && parts.length) this.#draw({ ...none, ...asked, fields: parts });
    this.gone = say(this.page.hasTable(asked.table) ? 'gone' : 'catalog_away', { path: asked.table });
    if (!this.entry) {
      fill(this.element, this.#heading(asked), make('p', { class: 'muted' }, this.gone));
      return;
    }
    this.below.classList.add('away');
    fill(this.statePlace);
    this.#check();
  }

  #heading({ key, table }) {
    const move = (id, keys, steps) => make('button', { type: 'button', click: () => this.page.move(steps) }, say(id), make('kbd', {}, keysOf(keys)));
    this.statePlace = make('span');
    return make('div', { class: 'place' },
      make('button', { type: 'button', class: 'only-narrow', click: () => this.page.back() }, say('back')),
      make('h1', { dir: 'auto' }, visible(key)), this.statePlace, make('span', { class: 'facts' }, table),
      make('span', { class: 'moves' }, move('previous', 'Alt+↑', -1), move('next', 'Alt+↓', 1)));
  }

  #actions() {
    const button = (id, keys, click, attributes = {}) => make('button', { type: 'button', click, ...attributes },
      make('span', {}, say(id)), keys ? make('kbd', {}, keysOf(keys)) : null);
    this.accept = button('accept_next', 'Mod+Enter', () => this.save('translated', true), { class: 'main' });
    this.saveButton = button('save', 'Mod+S', () => this.save('translated', false));
    this.review = button('review_next', 'Mod+Shift+Enter', () => this.save('needs_review', true));
    this.revert = button('revert', null, () => this.discard());
    return make('div', { class: 'actions' }, this.accept, this.saveButton, this.review,
      this.entry.is_source ? null : button('copy_source', null, () => this.copySource()), this.revert, this.#undoButtons());
  }

  #undoButtons() {
    this.undo = make('button', { type: 'button', click: () => this.page.undo(false) }, say('undo'));
    this.redo = make('button', { type: 'button', click: () => this.page.undo(true) }, say('redo'));
    this.showSaves();
    return make('span', { class: 'undo' }, this.undo, this.redo);
  }

  /** Shows which saves can be undone or made again. */
  showSaves() {
    const { done, undone } = this.page.saves;
    this.undo.hidden = !done.length;
    this.redo.hidden = !undone.length;
  }

  /** Moves the focus to a field. */
  focus(number = 0) {
    const field = this.fields[Math.min(number, this.fields.length - 1)] ?? this.ahead;
    field?.area.focus();
  }

  copySource() {
    for (const editor of this.fields) if (editor.field.source) editor.put(plain(editor.field.source));
    this.focus();
  }

  discard() {
    for (const field of this.fields) field.put(plain(field.field.text));
    dropDraft(this.asked);
    this.page.draftsChanged(this.asked);
    this.focus();
  }

  // Findings and preview of the text that the fields show.

  #changed() {
    this.page.draftsChanged(this.asked);
    this.showButtons([]);
    this.#check(180);
  }

  /** Shows the findings and the preview of the present text; those of an earlier text fade until then. */
  #check(delay = 0) {
    clearTimeout(this.timer);
    this.trials += 1;
    if (!this.isChanged) return this.#showTrial(this.entry.trial);
    for (const place of [...this.fields.map((field) => field.findings), this.general, this.previewPlace]) place.classList.add('old');
    this.timer = setTimeout(() => this.#try(this.trials), delay);
    return undefined;
  }

  async #try(number) {
    const texts = this.fields.filter((field) => field.isChanged).map((field) => ({ part: field.field.part, text: field.text }));
    const trial = await ask('trial', { ...this.asked, texts }).catch((error) => this.page.failed(error) ?? error);
    if (this.trials !== number) return;
    if (!(trial instanceof Error)) this.#showTrial(trial);
    else {
      const refused = trial.status === 413 ? [say('too_long')] : [];
      this.#showTrial({ findings: [], preview: [], refused, other_reasons: refused });
    }
  }

  #showTrial(trial) {
    const parts = new Set(this.fields.map((field) => field.field.part));
    for (const place of [...this.fields.map((field) => field.findings), this.general, this.previewPlace]) place.classList.remove('old');
    for (const field of this.fields) field.show(trial.findings.filter((found) => found.part === field.field.part));
    fill(this.general, trial.findings.filter((found) => !parts.has(found.part)).map((found) => finding(found, null)));
    fill(this.previewPlace, aside.preview(trial.preview, this.fields, this.page.languagesOf(this.entry).own));
    // A reason that is already shown as a finding is not repeated.
    this.showButtons(trial.refused, trial.other_reasons);
  }

  showButtons(refused, reasons = refused) {
    const isRefused = refused.length > 0 || Boolean(this.gone);
    fill(this.reasons, this.gone ? make('p', {}, this.gone) : null, refused.length ? make('p', {}, say('refused')) : null,
      reasons.map((reason) => make('p', { class: 'text' }, reason)));
    if (this.page.readOnly) return;
    this.isRefused = isRefused;
    for (const button of [this.accept, this.saveButton, this.review]) button.disabled = isRefused;
    this.saveButton.disabled ||= !this.isChanged;
    this.revert.hidden = !this.isChanged;
    this.accept.firstChild.textContent = say(this.isChanged || this.fields.some((field) => !field.text) ? 'save_next' : 'accept_next');
  }

  // Sections that load after the texts.

  async #askMore(asked) {
    await pause(120);
    while (this.asked === asked && this.ahead) await pause(120);
    if (this.asked !== asked) return;
    const found = await ask('matches', asked).catch(() => null);
    if (this.asked !== asked || !found || !this.entry) return;
    this.found = found.matches;
    this.drawMatches();
    const origins = await ask('origins', asked).catch(() => null);
    if (this.asked === asked && origins) fill(this.originPlace, aside.origins(origins.origins));
    const usages = await ask('usages', asked).catch(() => null);
    if (this.asked === asked && usages) fill(this.usagePlace, aside.usages(usages.places));
  }

  drawMatches() {
    const use = this.page.readOnly ? null : (match) => this.use(match);
    this.matches = this.found ?? [];
    fill(this.matchPlace, aside.matches(this.matches, this.page.languagesOf(this.entry).own, use));
  }

  /** Copies the texts of a match into the fields of the same parts, or a single text into a single field. */
  use(match) {
    const isSingle = match.texts.length === 1 && this.fields.length === 1;
    for (const text of match.texts) {
      const field = isSingle ? this.fields[0] : this.fields.find((one) => one.field.part === text.part);
      field?.put(plain(text.text));
    }
    this.focus();
  }

  // Saving.

  /**
   * Saves the changed texts. With `goesOn`, also sets the state of unchanged texts and moves to the next key, without
   * waiting for the answer. Returns true, as the keys of a save are never the browser's.
   */
  save(state, goesOn) {
    if (this.page.readOnly || !this.asked) return true;
    const open = this.fields.find((field) => field.isAsked);
    if (open) {
      open.clash.querySelector('button').focus();
      return true;
    }
    if (this.ahead) this.ahead.state = this.ahead.hasText ? state : null;
    const texts = this.entry ? this.page.saves.texts(this.entry, this.fields, state, goesOn) : [];
    if (texts.length && this.isRefused) return true;
    this.page.saves.save(this.asked, texts);
    if (goesOn) this.page.move(1);
    return true;
  }
}

"""####,
        "entries.js": ####"""
import { ask } from './api.js';
import { nameOf } from './drafts.js';

/** Keys that were read ahead, so that the next key is shown without a delay. */
export class Entries {
  constructor() {
    this.known = new Map();
    this.changes = new Map();
    this.generation = 0;
    this.isReading = false;
  }

  /** Returns a key if it is known, or undefined. */
  get(asked) {
    return this.known.get(nameOf(asked));
  }

  keep(asked, entry) {
    this.known.set(nameOf(asked), entry);
    if (this.known.size > 100) this.known.delete(this.known.keys().next().value);
  }

  /** Forgets a key that has changed, or all keys. */
  forget(asked = null) {
    if (!asked) {
      this.generation += 1;
      this.known.clear();
      return;
    }
    this.known.delete(nameOf(asked));
    this.changes.set(nameOf(asked), (this.changes.get(nameOf(asked)) ?? 0) + 1);
  }

  /** Returns what differs if the key was forgotten meanwhile. */
  #version(asked) {
    return `${this.generation} ${this.changes.get(nameOf(asked)) ?? 0}`;
  }

  /** Reads a key. */
  async read(asked) {
    const version = this.#version(asked);
    const entry = await ask('entry', asked);
    if (version === this.#version(asked)) this.keep(asked, entry);
    return entry;
  }

  /** Reads keys of a language ahead: the first one alone, because it is needed first. */
  async readAhead(language, keys) {
    this.wanted = { language, keys };
    if (this.isReading) return;
    this.isReading = true;
    try {
      while (this.wanted) await this.#readSome();
    } catch {
      this.wanted = null;
    } finally {
      this.isReading = false;
    }
  }

  async #readSome() {
    const { language, keys } = this.wanted;
    const missing = keys.filter((key) => this.get({ ...key, language }) === undefined);
    const some = missing.length === keys.length ? missing.slice(0, 1) : missing;
    if (!some.length) {
      this.wanted = null;
      return;
    }
    const versions = some.map((key) => this.#version({ ...key, language }));
    const { entries } = await ask('entries', { language, keys: some });
    some.forEach((key, number) => {
      const asked = { ...key, language };
      if (versions[number] === this.#version(asked)) this.keep(asked, entries[number] ?? null);
    });
  }
}

"""####,
        "field.js": ####"""
import { draftOf, isChanged, keepDraft, plain, rebaseDraft } from './drafts.js';
import { directionOf, fill, make, textOf } from './dom.js';
import { historyOf } from './history.js';
import { isApple, nameOf, say, stateOf } from './words.js';

const segments = new Intl.Segmenter();

/** A text field for one text of a key, with its findings, state and length. It knows its key, language and part. */
export class FieldEditor {
  constructor(entry, field, { language, source, readOnly, single, changed }) {
    Object.assign(this, { entry, field, language, single, changed });
    this.findings = make('div');
    this.count = make('span');
    this.state = make('span');
    this.clash = make('div', { class: 'clash', role: 'alert', hidden: true });
    this.mark = make('span', { hidden: true }, say('unsaved'));
    const label = FieldEditor.label(field) || nameOf(entry.language);
    this.area = make('textarea', {
      rows: '1', spellcheck: 'true', lang: entry.language, dir: directionOf(language), readonly: readOnly, 'aria-label': label,
      input: (event) => this.typed(event.inputType ?? null), beforeinput: (event) => this.#beforeInput(event),
      keydown: (event) => this.#press(event), compositionend: () => this.history.close(),
    });
    const showsSource = !single && field.source && field.source !== field.text && !entry.is_source;
    this.element = make('div', { class: 'field' },
      make('label', {}, make('span', {}, label), showsSource ? textOf(field.source, source) : null),
      this.area, this.clash, make('div', { class: 'below' }, this.state, this.mark, this.count), this.findings);
    this.history = historyOf(entry, field.part, plain(field.text));
    const draft = draftOf(entry, field.part);
    this.area.value = draft?.text ?? field.text ?? '';
    this.history.record(this.text);
    if (draft && draft.was !== (field.text ?? null)) this.#ask();
    this.measure();
  }

  /** Returns a label for a text of a key: device, substitution, and plural category with sample numbers. */
  static label(field) {
    const { device, substitution, category, numbers } = field;
    const form = category && (numbers ? say('numbers', { category, numbers }) : category);
    const known = [device, substitution, form].filter(Boolean).join(' · ');
    return known || field.part;
  }

  get text() {
    return this.area.value;
  }

  get isChanged() {
    return isChanged(this.field, this.text);
  }

  /** Whether the user is asked which text to use. */
  get isAsked() {
    return !this.clash.hidden;
  }

  /** Sets the text of the field, as one step of its history. */
  put(text) {
    this.area.value = text;
    this.history.close();
    this.typed();
  }

  typed(kind = null) {
    this.history.record(this.text, this.area.selectionEnd, kind);
    this.#keep();
  }

  #keep() {
    keepDraft(this.entry, this.field, this.text);
    if (!this.isChanged) this.clash.hidden = true;
    this.measure();
    this.changed();
  }

  // Undo and redo of this field alone.

  #press(event) {
    const isMod = (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    if (!isMod || event.isComposing || !(key === 'z' || (key === 'y' && !isApple))) return;
    event.preventDefault();
    this.step(key === 'y' || event.shiftKey ? 1 : -1);
  }

  #beforeInput(event) {
    const steps = { historyUndo: -1, historyRedo: 1 }[event.inputType];
    if (!steps) return;
    event.preventDefault();
    this.step(steps);
  }

  /** Goes a number of steps forth or back in the history of the field. */
  step(steps) {
    const step = this.area.readOnly ? undefined : this.history.go(steps);
    if (!step) return;
    this.area.value = step.text;
    this.area.setSelectionRange(step.caret, step.caret);
    this.#keep();
  }

  // What is below the field.

  measure() {
    const { limit } = this.entry;
    this.mark.hidden = !this.isChanged;
    const { state } = this.field;
    fill(this.state, state && !this.single ? make('span', { class: `state ${state}` }, stateOf(state)) : null);
    if (!CSS.supports('field-sizing', 'content')) this.area.rows = Math.min(12, this.text.split('\n').length + Math.floor(this.text.length / 70));
    if (!limit) return;
    const count = [...segments.segment(this.text)].length;
    this.count.textContent = say('characters', { count, limit });
    this.count.classList.toggle('over', count > limit);
  }

  /** Shows the findings in the text. */
  show(findings) {
    this.area.setAttribute('aria-invalid', String(findings.some((found) => found.severity === 'error')));
    fill(this.findings, findings.map((found) => finding(found, this.area.readOnly ? null : (text) => this.put(text))));
  }

  /** Updates the field with the text of the file. An unsaved text stays; the user is asked if somebody else changed it. */
  take(field, isOwn) {
    const typed = this.isChanged ? this.text : null;
    const isOther = field.text !== this.field.text;
    this.field = field;
    if (isOwn) rebaseDraft(this.entry, field.part, field.text ?? null);
    if (typed === null && this.text !== plain(field.text)) {
      this.area.value = field.text ?? '';
      this.history.record(this.text);
    }
    keepDraft(this.entry, field, this.text);
    if (isOther) {
      this.clash.hidden = true;
      if ((draftOf(this.entry, field.part)?.was ?? null) !== (field.text ?? null) && this.isChanged) this.#ask();
    }
    this.measure();
  }

  #ask() {
    this.clash.hidden = false;
    const settle = (text) => {
      this.clash.hidden = true;
      rebaseDraft(this.entry, this.field.part, this.field.text ?? null);
      if (text !== null) this.put(text);
      this.area.focus();
    };
    fill(this.clash,
      make('p', {}, say('conflict')), make('p', {}, textOf(this.field.text ?? '', this.language)),
      make('button', { type: 'button', click: () => settle(null) }, say('keep_mine')), ' ',
      make('button', { type: 'button', click: () => settle(plain(this.field.text)) }, say('take_theirs')));
  }
}

/** Returns an element for a finding, with a button that applies its fix. */
export function finding(found, fix) {
  return make('p', { class: 'finding' },
    make('strong', { class: found.severity }, say(`severity.${found.severity}`)), ' ',
    make('span', { class: 'text' }, found.message), ' ',
    make('code', {}, found.rule), ' ',
    found.fixed !== undefined && found.fixed !== null && fix
      ? make('button', { type: 'button', click: () => fix(found.fixed) }, say('fix')) : null);
}

"""####,
        "history.js": ####"""
import { nameOf } from './drafts.js';

// The undo history of each text field. The browser's own history forgets a field when a script sets its text, and
// can reach other fields.

const histories = new Map();
const mostHistories = 200;

/** Returns the history of a text of a key. It stays when another key is shown. */
export function historyOf(entry, part, text) {
  const name = `${nameOf(entry)} ${part}`;
  const history = histories.get(name) ?? new TextHistory(text);
  histories.delete(name);
  histories.set(name, history);
  if (histories.size > mostHistories) histories.delete(histories.keys().next().value);
  return history;
}

class TextHistory {
  constructor(text) {
    this.steps = [{ text, caret: text.length, kind: null }];
    this.place = 0;
  }

  /** Records a text. Typing of one kind joins one step until the next word; a step without a kind stands alone. */
  record(text, caret = text.length, kind = null) {
    const last = this.steps[this.place];
    if (text === last.text) return;
    const step = { text, caret, kind, time: Date.now() };
    if (this.#joins(step, last)) {
      this.steps[this.place] = step;
      return;
    }
    const most = text.length > 20_000 ? 20 : 500;
    this.steps = [...this.steps.slice(0, this.place + 1), step].slice(-most);
    this.place = this.steps.length - 1;
  }

  #joins(step, last) {
    if (!step.kind || step.kind !== last.kind || this.place === 0) return false;
    if (step.kind === 'insertCompositionText') return true;
    const startsWord = /\s$/.test(last.text.slice(0, last.caret)) && /\S$/.test(step.text.slice(0, step.caret));
    return step.time - last.time < 2000 && Math.abs(step.caret - last.caret) <= 2 && !startsWord;
  }

  /** Ends the present step: what is typed next is a new one. */
  close() {
    this.steps[this.place].kind = null;
  }

  /** Goes a number of steps forth or back, and returns the step there; undefined at either end. */
  go(steps) {
    const step = this.steps[this.place + steps];
    if (step) this.place += steps;
    this.close();
    return step;
  }
}

"""####,
        "index.html": ####"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>fitloc</title>
<link rel="stylesheet" href="/style.css">
<script type="module" src="/main.js"></script>
</head>
<body data-view="list">
<noscript>This page needs JavaScript. It loads nothing from elsewhere.</noscript>
<div id="banner" role="alert" hidden></div>
<header id="bar"></header>
<main>
<section id="list"></section>
<section id="editor"></section>
</main>
<p id="message" role="status"></p>
</body>
</html>

"""####,
        "keyboard.js": ####"""
import { isApple } from './words.js';

// Keyboard shortcuts. All actions work without a mouse; shortcuts are shown on the buttons and below the editor.

const isText = (element) => element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'search');

// The characters that the keys type without modifiers, where the browser tells.
let layout = new Map();
navigator.keyboard?.getLayoutMap?.().then((map) => { layout = map; }, () => {});

/** Installs the keyboard shortcuts of a page. */
export function listen(page) {
  document.addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented) return;
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

/** Undoes or redoes a save, only in the list: in a field, the same keys belong to the field. */
function undo(page, event, isRedo) {
  if (event.target === page.list.scroller && !event.repeat) page.undo(isRedo);
  return true;
}

/**
 * Returns the number of the similar text whose keys are pressed, or null. Option types characters on Apple's keyboards
 * (Option+1 is ¡), so the keys there are Ctrl+Option+1. AltGr types characters elsewhere.
 */
function matchNumber(event) {
  const number = /^Digit([1-5])$/.exec(event.code)?.[1];
  if (!number || !event.altKey || event.metaKey) return null;
  if (isApple) return event.ctrlKey ? number : null;
  if (event.ctrlKey || event.getModifierState('AltGraph')) return null;
  return event.key === number || event.key === layout.get(event.code) ? number : null;
}

function useMatch({ editor, readOnly }, event, number) {
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
  if (event.key === '/' && !isText(event.target)) {
    bar.search.focus();
    bar.search.select();
    return true;
  }
  return false;
}

"""####,
        "list.js": ####"""
import { fill, make, visible } from './dom.js';
import { say, stateOf } from './words.js';

const height = 52;
const spare = 6;

/** The list of keys. Only the visible rows are in the document. */
export class List {
  /** @param page `open`, to show a row in the editor, and `isUnsaved` and `showAll`. */
  constructor(element, page) {
    this.page = page;
    this.rows = null;
    this.shown = [];
    this.place = -1;
    this.following = 0;
    this.space = make('div', { 'aria-hidden': 'true' });
    this.scroller = make('div', {
      class: 'rows', role: 'listbox', tabindex: '0', 'aria-label': say('keys'), scroll: () => this.draw(),
    });
    this.counted = make('p', { class: 'counted', role: 'status' }, say('loading'));
    this.all = make('button', { type: 'button', hidden: true, click: () => page.showAll() }, say('show_all'));
    this.drafts = make('button', { type: 'button', hidden: true, click: () => page.showDraft() });
    fill(element, this.scroller, make('div', { class: 'foot muted' }, this.counted, this.all, this.drafts));
    new ResizeObserver(() => this.draw()).observe(this.scroller);
  }

  /** Shows the rows that pass a filter; the selected row remains selected if it is one of them. */
  show(rows, shown, languages) {
    const chosen = this.chosen;
    Object.assign(this, { rows, shown, languages });
    this.mark(chosen);
    this.space.style.height = `${shown.length * height}px`;
    if (this.place >= 0) this.reveal();
    else this.scroller.scrollTop = 0;
    this.draw();
  }

  /** Selects a row without opening it. If the row is not shown, moving continues from its place in the order. */
  mark(row) {
    this.place = row === undefined ? -1 : this.shown.indexOf(row);
    const following = row === undefined ? 0 : this.shown.findIndex((other) => other > row);
    this.following = following < 0 ? this.shown.length : following;
  }

  /** The selected row, or undefined. */
  get chosen() {
    return this.shown[this.place];
  }

  /** Selects and opens the row at an index of the shown rows. */
  go(place) {
    if (!this.shown.length) return;
    this.select(place);
    this.page.open(this.chosen);
  }

  /** Selects the row at an index of the shown rows. */
  select(place) {
    this.place = Math.max(0, Math.min(place, this.shown.length - 1));
    this.reveal();
    this.draw();
  }

  /** Moves the selection by a number of rows; returns whether the selection changed. */
  move(steps) {
    const wanted = this.place >= 0 ? this.place + steps : this.following + (steps > 0 ? steps - 1 : steps);
    const place = Math.max(0, Math.min(wanted, this.shown.length - 1));
    if (place === this.place || !this.shown.length) return false;
    this.go(place);
    return true;
  }

  reveal() {
    const top = this.place * height;
    const { scrollTop, clientHeight } = this.scroller;
    if (top < scrollTop) this.scroller.scrollTop = top;
    else if (top + height > scrollTop + clientHeight) this.scroller.scrollTop = top + height - clientHeight;
  }

  /** Draws the visible rows. */
  draw() {
    if (!this.rows) return;
    const first = Math.max(0, Math.floor(this.scroller.scrollTop / height) - spare);
    const last = Math.min(this.shown.length, first + Math.ceil(this.scroller.clientHeight / height) + 2 * spare);
    const drawn = this.shown.slice(first, last).map((row, number) => this.row(row, first + number));
    fill(this.scroller, this.space, drawn);
    if (this.place >= first && this.place < last) this.scroller.setAttribute('aria-activedescendant', `row-${this.chosen}`);
    else this.scroller.removeAttribute('aria-activedescendant');
    this.counted.textContent = this.shown.length
      ? say('count', { shown: this.shown.length, total: this.rows.keys.length }) : this.page.nothing();
    this.all.hidden = this.shown.length > 0 || !this.rows.keys.length;
  }

  /** Shows the number of keys with unsaved text. */
  showDrafts(count) {
    this.drafts.hidden = !count;
    this.drafts.textContent = say('drafts', { count });
    this.draw();
  }

  row(row, place) {
    const { keys, texts, sources, statuses, severities } = this.rows;
    const status = statuses[row];
    const worst = ['', '', 'warning', 'error'][severities[row]];
    const text = texts[row] || sources[row];
    const language = texts[row] ? this.languages.own : this.languages.source;
    const element = make('div', {
      class: 'row', role: 'option', id: `row-${row}`, 'aria-selected': String(place === this.place),
      'aria-setsize': this.shown.length, 'aria-posinset': place + 1,
      mousedown: (event) => event.preventDefault(), click: () => { this.scroller.focus(); this.go(place); },
    },
    make('span', { class: 'key', dir: 'auto' }, visible(keys[row])),
    make('span', { class: `state ${status}` },
      this.page.isUnsaved(row) ? make('strong', { class: 'warning' }, `${say('unsaved')} · `) : null,
      worst ? make('span', { class: worst }, `${say(`severity.${worst}`)} · `) : null, stateOf(status)),
    make('span', { class: 'line', dir: 'auto', lang: language?.tag }, visible(text.replace(/\s+/g, ' ')) || '\u00a0'));
    element.style.top = `${place * height}px`;
    return element;
  }
}

"""####,
        "main.js": ####"""
import { Unanswered, ask, hasToken, takeToken } from './api.js';
import { Bar } from './bar.js';
import { draftOf, draftedKeys, nameOf as draftName, openDrafts, partsOf } from './drafts.js';
import { Editor } from './editor.js';
import { Entries } from './entries.js';
import { listen } from './keyboard.js';
import { List } from './list.js';
import { recall, remember } from './memory.js';
import { Notices } from './notices.js';
import { Rows } from './rows.js';
import { Saves } from './saves.js';
import { nameOf, say } from './words.js';

/** Returns the initial language: one of the user's languages if the project has it, otherwise the server's choice. */
function ownLanguage({ languages, language }) {
  const base = (tag) => tag.toLowerCase().split('-')[0];
  const tags = languages.filter((one) => !one.is_source).map((one) => one.tag);
  const sources = languages.filter((one) => one.is_source).map((one) => base(one.tag));
  for (const read of navigator.languages.filter((tag) => !sources.includes(base(tag)))) {
    const found = tags.find((tag) => tag.toLowerCase() === read.toLowerCase()) ?? tags.find((tag) => base(tag) === base(read));
    if (found) return found;
  }
  return language;
}

/** The page with a list of keys and an editor. Other programs may change the project at any time. */
class Page {
  constructor() {
    this.entries = new Entries();
    this.saves = new Saves(this);
    this.aheads = new Set();
    // The number of secrets so far, and the one with which everything was read.
    Object.assign(this, { epoch: 0, readEpoch: 0 });
    this.notices = new Notices(document.getElementById('banner'));
    this.message = document.getElementById('message');
  }

  start() {
    document.title = `${say('title')} – fitloc`;
    window.addEventListener('hashchange', () => this.enter());
    window.addEventListener('beforeunload', (event) => { if (!this.isLeaving && this.hasUnsaved) event.preventDefault(); });
    document.addEventListener('visibilitychange', () => this.poll());
    window.addEventListener('focus', () => this.poll());
    this.enter();
    this.wait();
  }

  get hasUnsaved() {
    return draftedKeys().length > 0 || this.saves.waiting.length > 0 || [...this.aheads].some((ahead) => ahead.hasText);
  }

  /** Takes the secret of the address, also of a new address in the same tab. */
  async enter() {
    if (!takeToken() && this.project) return;
    this.notices.show('connection', hasToken() ? '' : say('no_token'));
    this.epoch += 1;
    await this.poll();
  }

  // The project.

  /** Reads everything, the first time or after files have changed. */
  async read() {
    const project = await ask('project');
    if (this.project && this.project.folder !== project.folder) return this.leave();
    this.take(project);
    if (!this.list) this.build();
    this.entries.forget();
    this.bar.draw();
    await this.load();
    if (!this.rows) return this.list.counted.textContent = say('no_keys');
    if (!this.hasBegun) this.begin();
    else if (this.editor.asked) await this.editor.reread();
    else this.settle(true);
    return this.count();
  }

  /** Loads the page again for another project; its drafts stay with the folder of the project. */
  leave() {
    this.isLeaving = true;
    location.reload();
  }

  take(project) {
    const gone = this.project?.languages.find((one) => one.tag === this.language);
    this.project = project;
    this.readOnly = project.is_read_only;
    this.revision = project.revision;
    this.showProblems(project.problems);
    const isKnown = project.languages.some((one) => one.tag === this.language);
    if (!isKnown && gone) project.languages.push({ ...gone, is_gone: true });
    this.showLanguage();
  }

  /** Says if the project does not have the chosen language now. */
  showLanguage() {
    const own = this.project.languages.find((one) => one.tag === this.language);
    this.notices.show('language', own?.is_gone ? say('language_away', { language: nameOf(own.tag) }) : '');
  }

  build() {
    document.title = `${say('title')} – ${this.project.folder.split('/').pop()} – fitloc`;
    openDrafts(this.project.folder);
    this.bar = new Bar(document.getElementById('bar'), this);
    this.list = new List(document.getElementById('list'), this);
    this.editor = new Editor(document.getElementById('editor'), this);
    listen(this);
  }

  /** Shows the first key, or the one that was shown before a reload. */
  begin() {
    this.hasBegun = true;
    const { place } = this;
    this.bar.filter = place?.filter ?? { state: this.rows.passing({ ...this.bar.filter, state: 'unfinished' }).length ? 'unfinished' : '' };
    this.filter();
    if (place?.asked) this.show({ ...place.asked, language: this.language });
    this.settle(true);
    this.draftsChanged();
    this.list.scroller.focus();
  }

  get place() {
    return recall(`fitloc.place ${this.project.folder}`);
  }

  keepPlace() {
    remember(`fitloc.place ${this.project.folder}`, { asked: this.editor.asked, language: this.language, filter: this.bar.filter });
  }

  /** The edited language of a key and its source language. */
  languagesOf({ table, language }) {
    const all = this.project.languages;
    const source = this.project.tables.find((one) => one.path === table)?.source_language;
    return {
      own: all.find((one) => one.tag === language) ?? { tag: language },
      source: all.find((one) => one.tag === source) ?? all.find((one) => one.is_source),
    };
  }

  hasTable(path) {
    return this.project.tables.some((table) => table.path === path);
  }

  // The list.

  /** Loads the keys of the language. */
  async load() {
    this.language ??= this.firstLanguage();
    const { language } = this;
    this.bar.language.value = language ?? '';
    if (!language) return;
    const rows = new Rows(await ask('index', { language }));
    if (language !== this.language) return;
    this.rows = rows;
    this.revision = Math.min(this.revision, rows.revision);
    const top = this.list.scroller.scrollTop;
    this.list.shown = [];
    this.filter();
    this.list.scroller.scrollTop = top;
    this.list.draw();
    this.bar.showProgress(this.rows.progress);
  }

  firstLanguage() {
    const before = this.place?.language;
    return this.project.languages.some((one) => one.tag === before) ? before : ownLanguage(this.project);
  }

  /** Shows the progress of all languages, which takes a moment to load in a large project. */
  async count() {
    const { languages } = await ask('progress');
    this.bar.showLanguages(languages);
  }

  /** Shows the keys that pass the filter, and marks the one in the editor. */
  filter() {
    if (!this.rows) return;
    const { asked } = this.editor;
    this.list.show(this.rows, this.rows.passing(this.bar.filter), this.languagesOf({ language: this.language }));
    this.list.mark(asked ? this.rows.find(asked) : undefined);
    if (this.list.place >= 0) this.list.reveal();
    this.list.draw();
  }

  /**
   * Makes the editor agree with the language and the filter after the user has changed them. A key with unsaved text
   * stays. With `goes`, the first key of the list replaces a key that is not in it; without any key, the editor empties.
   */
  settle(goes) {
    this.filter();
    // The keys of a language that was just chosen are still being read.
    if (!this.rows || this.rows.language !== this.language) return;
    const { editor, list } = this;
    if (!list.shown.length && !editor.isTouched) {
      editor.empty(this.nothing(), list.rows.keys.length ? this.allButton() : null);
    } else if (list.shown.length && list.place < 0 && !editor.isTouched && (goes || !editor.asked)) {
      const last = editor.asked ? -1 : list.shown.indexOf(editor.last && this.rows.find(editor.last));
      list.select(Math.max(0, last));
      this.show({ ...this.rows.at(list.chosen), language: this.language });
    }
    this.keepPlace();
  }

  /** Returns why the list is empty. */
  nothing() {
    const { search, table, state, findings, changed } = this.bar.filter;
    if (!this.rows.keys.length) return say('no_keys');
    const isDone = state === 'unfinished' && !search && !table && !findings && !changed;
    return say(isDone ? 'all_done' : 'nothing', { language: nameOf(this.language) });
  }

  allButton() {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = say('show_all');
    button.addEventListener('click', () => this.showAll());
    return button;
  }

  /** Shows all keys of the language. */
  showAll() {
    this.bar.filter = {};
    this.settle(true);
    this.list.scroller.focus();
  }

  /** Shows a language; the editor shows the same key in it at once. */
  async choose(language) {
    this.language = language;
    const { asked } = this.editor;
    if (asked) this.show({ ...asked, language });
    this.showLanguage();
    const { scroller } = this.list;
    const before = scroller.scrollTop;
    try {
      await this.load();
      const top = scroller.scrollTop;
      this.settle(true);
      // A list that was scrolled meanwhile stays where it is.
      if (top !== before) scroller.scrollTop = top;
      this.list.draw();
    } catch (error) {
      this.failed(error);
    }
  }

  // The editor.

  /** Opens a row, in a narrow window in place of the list. */
  open(row) {
    document.body.dataset.view = 'editor';
    this.show({ ...this.rows.at(row), language: this.language });
  }

  show(asked) {
    const hadFocus = this.editor.element.contains(document.activeElement);
    this.editor.show(asked);
    if (hadFocus) this.editor.focus();
    this.keepPlace();
  }

  sourceOf(asked) {
    const row = this.rows?.find(asked);
    return row === undefined ? '' : this.rows.sources[row];
  }

  /** Reads the next keys of the list ahead. */
  readAhead() {
    const { list, rows } = this;
    if (!rows || rows.language !== this.language) return;
    const next = list.place >= 0 ? list.place + 1 : list.following;
    const places = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => next + step).concat(next - 2);
    this.entries.readAhead(this.language, places.filter((place) => list.shown[place] !== undefined).map((place) => rows.at(list.shown[place])));
  }

  /** Moves by a number of keys; returns whether the selection changed. */
  move(steps) {
    return this.list.move(steps);
  }

  back() {
    document.body.dataset.view = 'list';
    this.list.scroller.focus();
  }

  async goTo(asked) {
    if (asked.language !== this.language) {
      this.language = asked.language;
      this.bar.language.value = asked.language;
      this.show(asked);
      await this.load().catch((error) => this.failed(error));
    }
    document.body.dataset.view = 'editor';
    this.show(asked);
    this.filter();
  }

  // Saves and unsaved texts.

  undo(isRedo) {
    const save = isRedo ? this.saves.redo() : this.saves.undo();
    if (save) this.goTo(save.asked);
  }

  saving() {
    this.editor.showSaves();
    clearTimeout(this.telling);
    this.telling = setTimeout(() => { this.message.textContent = say('saving'); }, 300);
  }

  saved({ kind, asked }, { entry }) {
    this.entries.forget(asked);
    if (entry) this.entries.keep(asked, entry);
    this.tell(say({ save: 'saved', undo: 'undone', redo: 'redone' }[kind]));
    this.notices.clear(`unsaved ${draftName(asked)}`);
    if (entry && this.editor.entry && this.isShown(asked)) this.editor.update(entry, true);
    this.editor.showSaves();
    this.draftsChanged(asked);
    this.poll();
  }

  /** Says why texts were not saved, until that is dealt with. The status is that of a request without an answer. */
  notSaved({ kind, asked }, answer, status = 200) {
    const failure = { 0: 'not_answered', 403: 'not_allowed', 413: 'too_long' }[status] ?? 'failed';
    const reason = answer ? answer.reasons.join(' ') : say(failure, { status });
    this.tell('');
    this.entries.forget(asked);
    if (kind === 'save') this.unsaved(asked, reason);
    else this.notices.show('undo', say('not_undone', { key: asked.key, reason }), [[say('dismiss'), () => this.notices.clear('undo')]]);
    this.editor.showSaves();
    if (answer?.entry && this.editor.entry && this.isShown(asked)) this.editor.update(answer.entry);
    else if (this.isShown(asked)) this.editor.reread();
    if (answer?.outcome === 'refused' && this.isShown(asked)) this.editor.showButtons(answer.reasons);
    this.poll();
  }

  unsaved(asked, reason) {
    const name = `unsaved ${draftName(asked)}`;
    const facts = { key: asked.key, language: nameOf(asked.language), reason };
    this.notices.show(name, say('not_saved', facts), [
      [say('show'), () => { this.goTo(asked); this.editor.focus(); }], [say('dismiss'), () => this.notices.clear(name)],
    ]);
    this.draftsChanged();
  }

  isShown(asked) {
    return Boolean(this.editor.asked) && draftName(this.editor.asked) === draftName(asked);
  }

  isUnsaved(row) {
    return partsOf({ ...this.rows.at(row), language: this.language }).length > 0;
  }

  /** Shows how many keys have unsaved text. A notice about a key goes away with its last draft. */
  draftsChanged(asked = null) {
    if (asked && !partsOf(asked).length) this.notices.clear(`unsaved ${draftName(asked)}`);
    this.list.showDrafts(draftedKeys().length);
  }

  /** Shows the next key with unsaved text. */
  showDraft() {
    const keys = draftedKeys();
    const place = keys.findIndex((key) => this.isShown(key));
    this.goTo(keys[(place + 1) % keys.length]);
    this.editor.focus();
  }

  // Changes by other programs.

  wait() {
    setTimeout(async () => {
      try {
        if (document.visibilityState === 'visible') await this.poll();
      } finally {
        this.wait();
      }
    }, 1000);
  }

  /** Requests and shows the latest changes. Whatever fails is tried again. */
  async poll() {
    if (this.isPolling || !hasToken()) return;
    this.isPolling = true;
    const { epoch } = this;
    try {
      if (this.readEpoch === epoch) await this.readChanges();
      else await this.read();
      this.readEpoch = epoch;
      this.notices.clear('connection');
    } catch (error) {
      this.failed(error);
    } finally {
      this.isPolling = false;
    }
  }

  async readChanges() {
    const { language } = this;
    const answer = await ask('changes', { revision: this.revision, language: language ?? '' });
    this.showProblems(answer.problems);
    if (language !== this.language) return;
    if (answer.is_all || this.rows?.language !== language) await this.read();
    else await this.takeChanges(answer);
  }

  async takeChanges(answer) {
    this.revision = answer.revision;
    if (answer.has_findings) await this.takeFindings();
    if (!answer.rows.length) return undefined;
    for (const row of answer.rows) this.entries.forget({ table: this.rows.paths[row.table], key: row.key, language: this.language });
    const rows = answer.rows.map((row) => this.rows.take(row));
    this.list.draw();
    this.bar.showProgress(this.rows.progress);
    const { asked } = this.editor;
    const isShown = answer.rows.some((row) => row.key === asked?.key && this.rows.paths[row.table] === asked?.table);
    return rows.includes(undefined) ? this.read() : isShown ? this.editor.reread() : undefined;
  }

  /** Updates the list with findings reported after it was loaded. */
  async takeFindings() {
    const { language } = this;
    const { severities } = await ask('findings', { language });
    if (language !== this.language || severities.length !== this.rows.keys.length) return;
    this.rows.severities = severities;
    if (this.bar.findings.checked) this.filter();
    else this.list.draw();
  }

  // Messages to the user.

  tell(text) {
    this.message.textContent = text;
    clearTimeout(this.telling);
    this.telling = setTimeout(() => { this.message.textContent = ''; }, 2500);
  }

  showProblems(problems) {
    this.notices.show('files', problems.length ? [...problems, say('unreadable_files')].join('\n') : '');
  }

  /** Shows why a request failed. Returns null if the requested item does not exist, otherwise undefined. */
  failed(error) {
    if (!(error instanceof Unanswered)) {
      reportError(error);
      return undefined;
    }
    if (error.status === 404) return null;
    if (error.status === 0) this.notices.show('connection', say('stopped', { port: location.port }));
    if (error.status === 403) this.notices.show('connection', say('wrong_token'));
    return undefined;
  }
}

new Page().start();

"""####,
        "memory.js": ####"""
// What this tab remembers, also after a reload: the secret, unsaved texts and the shown key.

/** Stores a value, or removes it if it is null. Returns whether the browser could store it. */
export function remember(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Returns a stored value, or null. */
export function recall(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name));
  } catch {
    return null;
  }
}

/** Returns the names of the stored values that begin with a prefix. */
export function namesOf(prefix) {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

"""####,
        "notices.js": ####"""
import { fill, make } from './dom.js';

/** Messages above the page. Each stays until its reason has gone, whatever else happens. */
export class Notices {
  constructor(element) {
    this.element = element;
    this.shown = new Map();
  }

  /** Shows a message, or removes it if the text is empty. An action is a pair of a label and a function. */
  show(name, text, actions = []) {
    if ((this.shown.get(name)?.text ?? '') === text) return;
    if (text) this.shown.set(name, { text, actions });
    else this.shown.delete(name);
    fill(this.element, [...this.shown.values()].map((notice) => make('div', { class: 'notice' },
      make('p', { class: 'text' }, notice.text),
      notice.actions.map(([label, click]) => make('button', { type: 'button', click }, label)))));
    this.element.hidden = !this.shown.size;
  }

  clear(name) {
    this.show(name, '');
  }
}

"""####,
        "rows.js": ####"""
// The keys of a language, which the list shows, searches and filters. Searching 100,000 keys takes a few hundredths of
// a second, so typing into the search field needs no requests.

const unfinished = new Set(['missing', 'new', 'incomplete', 'needs_review']);

/** Returns a text in lower case and without accents, for searching. */
export function fold(text) {
  const lower = text.toLowerCase();
  // eslint-disable-next-line no-control-regex
  return /^[\u0000-\u007f]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '');
}

export class Rows {
  constructor(answer) {
    Object.assign(this, answer);
    this.folded = this.keys.map((key, row) => this.#folded(row));
    this.places = new Map(this.keys.map((key, row) => [`${this.tables[row]} ${key}`, row]));
    this.tableOf = new Map(this.paths.map((path, table) => [path, table]));
  }

  #folded(row) {
    return fold(`${this.keys[row]}\n${this.sources[row]}\n${this.texts[row]}`);
  }

  /** Updates the row of a changed key and returns it, or returns undefined if the key is new. */
  take(changed) {
    const row = this.places.get(`${changed.table} ${changed.key}`);
    if (row === undefined) return row;
    this.sources[row] = changed.source;
    this.texts[row] = changed.text;
    this.statuses[row] = changed.status;
    this.severities[row] = changed.severity;
    this.changes[row] = changed.is_changed;
    this.folded[row] = this.#folded(row);
    return row;
  }

  /** Returns the row of a key of the table at a path, or undefined. */
  find({ table, key }) {
    return this.places.get(`${this.tableOf.get(table)} ${key}`);
  }

  /** Returns the table and key of a row. */
  at(row) {
    return { table: this.paths[this.tables[row]], key: this.keys[row] };
  }

  /** Returns the rows that pass a filter, in order. */
  passing({ search, table, state, findings, changed }) {
    const wanted = fold(search.trim());
    const found = [];
    for (let row = 0; row < this.keys.length; row += 1) {
      if (table && this.paths[this.tables[row]] !== table) continue;
      if (findings && this.severities[row] < 2) continue;
      if (changed && !this.changes[row]) continue;
      const status = this.statuses[row];
      if (state && (state === 'unfinished' ? !unfinished.has(status) : status !== state)) continue;
      if (wanted && !this.folded[row].includes(wanted)) continue;
      found.push(row);
    }
    return found;
  }

  /** The number of keys to translate, the number that are translated, and the percentage. */
  get progress() {
    let [done, total] = [0, 0];
    for (const status of this.statuses) {
      if (status !== 'stale' && status !== 'excluded') total += 1;
      if (status === 'translated') done += 1;
    }
    return { done, total, percent: total ? Math.floor((done * 100) / total) : 100 };
  }
}

"""####,
        "saves.js": ####"""
import { Unanswered, ask } from './api.js';
import { draftOf, dropDraft, nameOf, onDisk, plain, rebaseDraft } from './drafts.js';

/**
 * The saves of the page, which are sent one after the other while the user goes on. Each text is sent with the key and
 * the language of its field. A text that could not be saved stays as a draft.
 */
export class Saves {
  /** @param page what is told about the outcome: `saving`, `saved`, `notSaved`. */
  constructor(page) {
    Object.assign(this, { page, waiting: [], done: [], undone: [] });
  }

  /** Returns the text and state of a part that will be in the file when all saves are done, or undefined. */
  #queued(entry, part) {
    const same = this.waiting.filter((save) => nameOf(save.asked) === nameOf(entry));
    return same.flatMap((save) => save.texts).findLast((text) => text.part === part);
  }

  /** Returns whether a key has saves that are not done. */
  isBusy(entry) {
    return this.waiting.some((save) => nameOf(save.asked) === nameOf(entry));
  }

  /** Returns what to save: the changed texts of fields and, with `isAll`, the state of the others. */
  texts(entry, typed, state, isAll) {
    return typed.map(({ field, text }) => this.#text(entry, field, text, state, isAll)).filter(Boolean);
  }

  /** Saves texts of a key, if there are any. */
  save(asked, texts) {
    if (!texts.length) return;
    this.#add({ kind: 'save', asked, texts: texts.map((one) => one.after), before: texts.map((one) => one.before) });
  }

  #text(entry, field, text, state, isAll) {
    const queued = this.#queued(entry, field.part);
    const was = queued ? queued.text : field.text ?? null;
    const present = queued ? queued.state : field.state;
    const isChanged = text !== plain(was);
    if (!isChanged && (!isAll || was === null || present === state || (!present && state === 'translated'))) return null;
    const own = { part: field.part, key: entry.key, language: entry.language };
    return {
      after: { ...own, was, text: isChanged ? onDisk(field, text) : was, state },
      before: { ...own, text: was, state: present || 'translated' },
    };
  }

  /** Reverts the last save, unless the text has changed since. */
  undo() {
    const save = this.done.pop();
    if (save) this.#add({ ...save, kind: 'undo', texts: Saves.#changed(save.texts, save.before), undoes: save });
    return save;
  }

  /** Makes the last reverted save again. */
  redo() {
    const save = this.undone.pop();
    if (save) this.#add({ ...save, kind: 'redo' });
    return save;
  }

  static #changed(from, to) {
    return to.map((text) => ({ ...text, was: from.find((one) => one.part === text.part).text }));
  }

  async #add(save) {
    this.waiting.push(save);
    this.page.saving();
    if (this.waiting.length > 1) return;
    while (this.waiting.length) {
      const answer = await ask('save', { ...this.waiting[0].asked, texts: this.waiting[0].texts }).catch((error) => error);
      this.#finish(this.waiting.shift(), answer);
    }
  }

  #finish(save, answer) {
    if (answer instanceof Error) {
      if (!(answer instanceof Unanswered)) reportError(answer);
      if (save.kind === 'undo') this.done.push(save.undoes);
      if (save.kind === 'redo') this.undone.push(save);
      this.page.notSaved(save, null, answer.status ?? 0);
    } else if (answer.outcome === 'saved' || Saves.#isAsWanted(save, answer)) {
      this.#settle(save);
      this.page.saved(save, answer);
    } else {
      this.page.notSaved(save, answer);
    }
  }

  /** Whether the file already has the texts: the answer to an earlier request may have been lost. */
  static #isAsWanted(save, { outcome, entry }) {
    return outcome === 'conflict' && Boolean(entry) && save.texts.every((text) => {
      const field = entry.fields.find((one) => one.part === text.part);
      return (field?.text ?? null) === text.text && (text.text === null || (field.state ?? 'translated') === text.state);
    });
  }

  #settle(save) {
    for (const text of save.texts) {
      const draft = draftOf(save.asked, text.part);
      if (draft && draft.text === plain(text.text)) dropDraft(save.asked, text.part);
      else if (draft) rebaseDraft(save.asked, text.part, text.text);
    }
    if (save.kind === 'undo') this.undone.push(save.undoes);
    else this.done.push(save);
    if (save.kind === 'save') this.undone = [];
  }
}

"""####,
        "style.css": ####"""
:root {
  color-scheme: light dark;
  --paper: #ffffff; --raised: #f3f5f8; --line: #cdd3da; --field: #7a828c;
  --ink: #1b1f24; --muted: #535b65; --accent: #0b57d0; --on-accent: #ffffff; --chosen: #dfe9fb;
  --good: #17672f; --wait: #7a4a00; --bad: #b3261e;
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #111418; --raised: #1b2027; --line: #38404a; --field: #7d8792;
    --ink: #e7ebf0; --muted: #a3acb7; --accent: #93b8fa; --on-accent: #0b1a33; --chosen: #22324f;
    --good: #62cf7e; --wait: #e5b450; --bad: #ff8d84;
  }
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: var(--paper); color: var(--ink); }
button, input, select, textarea { font: inherit; color: inherit; }
button, select, input[type="search"], textarea {
  background: var(--paper); border: 1px solid var(--field); border-radius: 6px; padding: .3rem .6rem;
}
button { cursor: pointer; }
button:hover { background: var(--raised); }
button:disabled { color: var(--muted); cursor: default; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.main:disabled { background: var(--raised); color: var(--muted); border-color: var(--field); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
h1, h2, p, ul, dl, dd, figure { margin: 0; padding: 0; }
h1 { font-size: 1.05rem; overflow-wrap: anywhere; }
h2 { font-size: .8rem; font-weight: 600; color: var(--muted); margin-bottom: .25rem; }
ul { list-style: none; }
kbd { font: .75rem/1 ui-monospace, monospace; opacity: .85; margin-inline-start: .35rem; white-space: nowrap; }
[hidden] { display: none !important; }
.muted, .facts { color: var(--muted); font-size: .85rem; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }
.hidden-label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

#banner { background: var(--bad); color: var(--paper); max-height: 40vh; overflow-y: auto; }
.notice { display: flex; flex-wrap: wrap; gap: .4rem .75rem; align-items: center; padding: .5rem 1rem; }
.notice + .notice { border-top: 1px solid var(--paper); }
.notice p { flex: 1 1 20rem; min-width: 0; }
.notice button { background: transparent; border-color: var(--paper); }
.notice button:hover { text-decoration: underline; }
.notice :focus-visible { outline-color: var(--paper); }
#bar { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
#bar input[type="search"] { flex: 1 1 14rem; min-width: 8rem; }
#bar select { max-width: 18rem; }
#bar label { display: flex; gap: .35rem; align-items: center; }
#bar .total { margin-inline-start: auto; font-size: .85rem; color: var(--muted); }
progress { width: 7rem; height: .5rem; accent-color: var(--accent); }

main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(16rem, 34%) 1fr; }
#list { display: flex; flex-direction: column; min-height: 0; border-inline-end: 1px solid var(--line); }
.rows { flex: 1; overflow-y: auto; position: relative; contain: strict; }
.rows:focus-visible { outline: none; }
.rows:focus-visible .row[aria-selected="true"] { outline: 2px solid var(--accent); outline-offset: -2px; }
.row { position: absolute; inset-inline: 0; height: 52px; padding: .3rem .75rem; border-bottom: 1px solid var(--line);
  display: grid; grid-template-columns: 1fr auto; column-gap: .5rem; cursor: pointer; overflow: hidden; }
.row > * { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; }
.row .key { font-weight: 600; font-size: .9rem; }
.row .line { color: var(--muted); font-size: .85rem; grid-column: 1 / 3; }
.row[aria-selected="true"] { background: var(--chosen); }
.row:hover:not([aria-selected="true"]) { background: var(--raised); }
.foot { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; min-height: 2.4rem; padding: .25rem .75rem; border-top: 1px solid var(--line); }
.foot button { padding: .1rem .5rem; }
.state { font-size: .78rem; }
.state.translated { color: var(--good); }
.state.missing, .error { color: var(--bad); }
.state.needs_review, .state.new, .warning { color: var(--wait); }
.state.stale, .state.excluded, .note { color: var(--muted); }

#editor { overflow-y: auto; padding: 1rem 1.25rem 2rem; }
#editor > * { max-width: 52rem; }
#editor > p + button { margin: .75rem .4rem 0 0; }
#editor > section, #editor > div > section { margin-top: 1rem; }
.place { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
.moves { margin-inline-start: auto; display: flex; gap: .4rem; }
.source { border-inline-start: 3px solid var(--line); padding-inline-start: .75rem; }
.source + .source { margin-top: .35rem; }
.field { margin-bottom: .75rem; }
.field label { display: flex; flex-wrap: wrap; gap: .25rem .75rem; font-size: .85rem; color: var(--muted); }
.field textarea { width: 100%; resize: vertical; min-height: 2.6rem; padding: .5rem .6rem; font-size: 1.05rem; field-sizing: content; }
.field.ahead textarea { border-style: dashed; background: var(--raised); }
.away textarea { border-style: dashed; background: var(--raised); color: var(--muted); }
.old { opacity: .45; }
.field textarea[aria-invalid="true"] { border-color: var(--bad); border-width: 2px; }
.below { display: flex; flex-wrap: wrap; gap: .25rem .75rem; font-size: .82rem; color: var(--muted); }
.below .over { color: var(--bad); font-weight: 600; }
.clash { border: 2px solid var(--wait); border-radius: 6px; padding: .5rem .75rem; margin-top: .35rem; }
.actions { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; position: sticky; bottom: -2rem;
  background: var(--paper); padding: .5rem 0; border-top: 1px solid var(--line); }
.undo { display: contents; }
.reasons { color: var(--bad); margin-bottom: .5rem; }
.finding { margin-top: .25rem; font-size: .9rem; }
.finding code { color: var(--muted); font-size: .8rem; }
table { border-collapse: collapse; width: 100%; }
th[scope="row"] { width: 1%; white-space: nowrap; }
td, th { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); font-weight: normal; }
.offer { display: grid; grid-template-columns: 3.2rem 1fr auto; gap: .5rem; padding: .3rem 0; border-bottom: 1px solid var(--line); align-items: start; }
details summary { cursor: pointer; color: var(--muted); font-size: .85rem; }
dl.keys { display: grid; grid-template-columns: auto 1fr; gap: .2rem 1rem; font-size: .85rem; margin-top: .5rem; }
#message { position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; background: var(--ink); color: var(--paper);
  border-radius: 6px; padding: .4rem .8rem; }
#message:empty { display: none; }
.only-narrow { display: none; }
@media (max-width: 760px) {
  main { grid-template-columns: 1fr; }
  body[data-view="list"] #editor, body[data-view="editor"] #list { display: none; }
  .only-narrow { display: inline-block; }
  #bar .total { margin: 0; }
  body[data-view="editor"] #bar, kbd { display: none; }
  .actions { position: static; }
  #editor { padding: .75rem .75rem 2rem; }
}
@media (forced-colors: active) { .row[aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; } }

"""####,
        "words.js": ####"""
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

"""####,
    ]
}
