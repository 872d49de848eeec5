// Generated from the files in Sources/EditPage/Page by scripts/test --update: do not edit.
// swift-format-ignore-file

/// The files of the page that `fitloc edit` serves.
enum PageFiles {
    /// What they say, by their names.
    static let texts: [String: String] = [
        "api.js": ####"""
// Requests to the program that serves this page. The secret token is in the fragment of the address, which browsers
// never send. Requests contain it in a header that pages of other origins cannot set.

const token = location.hash.slice(1);

/** Whether the address contains a token. */
export const hasToken = token.length > 0;

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
  return response.json();
}

"""####,
        "aside.js": ####"""
import { directionOf, make, textOf, visible } from './dom.js';
import { FieldEditor } from './field.js';
import { keysOf, nameOf, say } from './words.js';

// The read-only sections next to the texts of a key.

/** Returns the names of a part's cases, without their axes. */
const caseOf = (part) => part.split('.').filter((step) => !['plural', 'device', 'substitutions', 'set'].includes(step)).join(' · ');

const section = (heading, ...content) => make('section', {}, make('h2', {}, heading), ...content);

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
    use ? make('button', { type: 'button', click: () => use(match) }, say('use'), make('kbd', {}, keysOf(`Alt+${number + 1}`))) : null))));
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
    ['/', 'shortcut.search'], ['Enter', 'shortcut.edit'], ['Esc', 'shortcut.list'], ['Alt+1 … Alt+5', 'shortcut.match'],
    ['Mod+Z', 'undo'],
  ];
  return make('section', {}, make('details', {}, make('summary', {}, say('shortcuts')), make('dl', { class: 'keys' },
    keys.flatMap(([key, what]) => [make('dt', {}, make('kbd', {}, keysOf(key))), make('dd', {}, say(what))]))));
}

export { section, FieldEditor };

"""####,
        "bar.js": ####"""
import { fill, make } from './dom.js';
import { nameOf, say } from './words.js';

const states = ['unfinished', 'missing', 'new', 'needs_review', 'translated', 'stale', 'excluded'];

/** The bar above the list, with the search field, the filters and the progress of the language. */
export class Bar {
  constructor(element, page) {
    this.element = element;
    this.page = page;
    const filters = () => page.filter();
    this.search = make('input', { type: 'search', placeholder: say('search'), 'aria-label': say('search'), autocomplete: 'off', spellcheck: 'false', input: filters });
    this.language = make('select', { 'aria-label': say('language'), change: () => page.choose(this.language.value) });
    this.table = make('select', { 'aria-label': say('catalog'), change: filters });
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
      tables.map((table, number) => make('option', { value: number }, table.path)));
    this.table.value = chosen && Number(chosen) < tables.length ? chosen : '';
    this.table.hidden = tables.length < 2;
  }

  static labelOf({ tag, wanted, translated, is_source: isSource }) {
    if (isSource) return `${nameOf(tag)} – ${say('source')}`;
    return wanted === undefined ? nameOf(tag) : `${nameOf(tag)} – ${wanted ? Math.floor((translated * 100) / wanted) : 100} %`;
  }

  /** Shows the progress of all languages. */
  showLanguages(counted) {
    for (const [number, language] of this.page.project.languages.entries()) {
      const found = counted.find((one) => one.tag === language.tag);
      if (!found) continue;
      Object.assign(language, found);
      this.language.options[number].textContent = Bar.labelOf(language);
    }
  }

  /** The filter for the list. */
  get filter() {
    const table = this.table.value === '' ? null : Number(this.table.value);
    return { search: this.search.value, table, state: this.state.value, findings: this.findings.checked, changed: this.changed.checked };
  }

  /** Shows the progress of the current language. */
  showProgress(progress) {
    this.progress.value = progress.percent;
    this.done.textContent = say('progress', progress);
    const own = this.page.project.languages.find((language) => language.tag === this.page.language);
    Object.assign(own, { wanted: progress.total, translated: progress.done });
    this.language.selectedOptions[0].textContent = Bar.labelOf(own);
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
// Unsaved text, which is kept when another key is selected.

const drafts = new Map();

const name = (entry) => JSON.stringify([entry.table, entry.key, entry.language]);

/** Returns the text with \n as line endings, as in the browser's text fields. */
const plain = (text) => (text ?? '').replace(/\r\n?/g, '\n');

/** Returns whether there is unsaved text. */
export const hasDrafts = () => drafts.size > 0;

/** Returns the unsaved text of a part, or undefined. */
export function draftOf(entry, part) {
  return drafts.get(name(entry))?.get(part);
}

/** Stores the current text of a field as a draft if it differs from the file. */
export function keepDraft(entry, field, text) {
  const own = drafts.get(name(entry)) ?? new Map();
  if (text === plain(field.text)) own.delete(field.part);
  else own.set(field.part, text);
  if (own.size) drafts.set(name(entry), own);
  else drafts.delete(name(entry));
}

/** Removes the drafts of a key. */
export function dropDraft(entry) {
  drafts.delete(name(entry));
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
import { ask } from './api.js';
import * as aside from './aside.js';
import { dropDraft } from './drafts.js';
import { fill, make, visible } from './dom.js';
import { FieldEditor, finding } from './field.js';
import { keysOf, say, stateOf } from './words.js';

/** The editor for a key. */
export class Editor {
  /** @param owner the page: `languages`, `readOnly`, `undoable`, `move`, `back`, `undo`, `saved`, `tell`, `failed`. */
  constructor(element, owner) {
    Object.assign(this, { element, owner, entry: null, fields: [], matches: [] });
    fill(element, make('p', { class: 'muted' }, say('choose')));
  }

  /** Shows a key. */
  async show(table, key, language) {
    const asked = { table, key, language };
    // Selecting the current key again does not reset the editor; `reread` handles changes on disk.
    if (this.entry && JSON.stringify(asked) === JSON.stringify(this.asked)) return;
    const before = this.asked;
    Object.assign(this, { asked, isLoading: true, found: [] });
    // The fields still belong to the previous key while the new key loads.
    for (const field of this.fields) field.area.readOnly = true;
    const entry = await ask('entry', asked).catch((error) => this.owner.failed(error));
    if (this.asked !== asked) return;
    this.isLoading = false;
    if (entry === undefined) {
      // The request failed, so the previous key and its unsaved text remain.
      this.asked = before;
      for (const field of this.fields) field.area.readOnly = this.owner.readOnly;
      return;
    }
    if (!entry) {
      Object.assign(this, { entry: null, fields: [] });
      fill(this.element, make('p', { class: 'muted' }, say('gone')));
      return;
    }
    this.draw(entry);
    if (this.wantsFocus) this.focus();
    await this.askMore(asked);
  }

  /** Reloads the key after a change on disk; unsaved text is kept. */
  async reread() {
    if (!this.entry) return;
    const { asked, entry: old } = this;
    const entry = await ask('entry', asked).catch((error) => this.owner.failed(error));
    if (this.asked !== asked || this.entry !== old) return;
    if (entry) this.merge(entry);
    if (entry !== null) return;
    this.entry = null;
    await this.show(asked.table, asked.key, asked.language);
  }

  /** Updates the editor with the key's current state on disk. */
  merge(entry) {
    const isSame = entry.fields.map((field) => field.part).join() === this.entry.fields.map((field) => field.part).join();
    if (!isSame) {
      this.draw(entry);
      this.drawMatches();
      return;
    }
    const states = entry.fields.some((field, number) => field.state !== this.entry.fields[number].state);
    this.entry = Object.assign(this.entry, entry);
    this.fields.forEach((field, number) => field.take(entry.fields[number]));
    if (states && !this.isChanged) this.redraw();
    this.showTrial(entry.trial);
  }

  redraw() {
    const place = this.fields.findIndex((field) => field.area === document.activeElement);
    this.draw(this.entry);
    this.drawMatches();
    if (place >= 0) this.fields[place]?.area.focus();
  }

  draw(entry) {
    const { languages, readOnly } = this.owner;
    this.entry = entry;
    this.matches = [];
    const settings = {
      language: languages.own, source: languages.source, readOnly, single: entry.fields.length === 1,
      changed: () => this.tryLater(),
    };
    this.fields = entry.fields.map((field) => new FieldEditor(entry, field, settings));
    this.general = make('div');
    this.reasons = make('div', { class: 'reasons', 'aria-live': 'polite' });
    for (const name of ['previewPlace', 'matchPlace', 'originPlace', 'usagePlace']) this[name] = make('div');
    fill(this.element,
      make('div', { class: 'place' },
        make('button', { type: 'button', class: 'only-narrow', click: () => this.owner.back() }, say('back')),
        make('h1', { dir: 'auto' }, visible(entry.key)),
        make('span', { class: `state ${entry.status}` }, stateOf(entry.status)),
        make('span', { class: 'facts' }, entry.table), this.moves()),
      aside.sources(entry, languages.source),
      make('section', {}, make('h2', {}, say(entry.is_source ? 'source_text' : 'translation')),
        this.fields.map((field) => field.element), this.general, this.reasons, readOnly ? null : this.actions()),
      aside.terms(entry.terms), this.matchPlace, this.previewPlace, aside.others(entry.others), this.originPlace,
      this.usagePlace, aside.shortcuts());
    this.element.scrollTop = 0;
    this.showTrial(entry.trial);
    if (this.isChanged) this.tryLater();
  }

  actions() {
    const button = (id, combination, click, attributes = {}) => make('button', { type: 'button', click, ...attributes },
      make('span', {}, say(id)), combination ? make('kbd', {}, keysOf(combination)) : null);
    this.accept = button('accept_next', 'Mod+Enter', () => this.save('translated', true), { class: 'main' });
    this.saveButton = button('save', 'Mod+S', () => this.save('translated', false));
    this.review = button('review_next', 'Mod+Shift+Enter', () => this.save('needs_review', true));
    this.revert = button('revert', null, () => this.discard());
    return make('div', { class: 'actions' }, this.accept, this.saveButton, this.review,
      this.entry.is_source ? null : button('copy_source', null, () => this.copySource()), this.revert,
      button('undo', null, () => this.owner.undo(), { disabled: !this.owner.undoable.length }));
  }

  moves() {
    const move = (id, key, go) => make('button', { type: 'button', click: go }, say(id), make('kbd', {}, keysOf(key)));
    return make('span', { class: 'moves' },
      move('previous', 'Alt+↑', () => this.owner.move(-1)), move('next', 'Alt+↓', () => this.owner.move(1)));
  }

  /** Whether any field has unsaved text. */
  get isChanged() {
    return this.fields.some((field) => field.isChanged);
  }

  /** Moves the focus to the first field, after the key has loaded if necessary. */
  focus() {
    this.wantsFocus = this.isLoading;
    if (!this.isLoading) this.fields[0]?.area.focus();
  }

  copySource() {
    for (const field of this.fields) if (field.field.source) field.put(field.field.source);
    this.focus();
  }

  discard() {
    if (!this.entry) return;
    dropDraft(this.entry);
    for (const field of this.fields) field.put(field.field.text ?? '');
    this.focus();
  }

  // Findings and preview of unsaved text.

  tryLater() {
    this.showButtons([]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.try(), 180);
  }

  async try() {
    const { entry } = this;
    if (!entry) return;
    if (!this.isChanged) return this.showTrial(entry.trial);
    const texts = this.fields.filter((field) => field.isChanged).map((field) => ({ part: field.field.part, text: field.text }));
    const trial = await ask('trial', { ...this.asked, texts }).catch((error) => this.owner.failed(error));
    if (trial && this.entry === entry) this.showTrial(trial);
  }

  showTrial(trial) {
    const parts = new Set(this.fields.map((field) => field.field.part));
    for (const field of this.fields) field.show(trial.findings.filter((found) => found.part === field.field.part));
    fill(this.general, trial.findings.filter((found) => !parts.has(found.part)).map((found) => finding(found, null)));
    fill(this.previewPlace, aside.preview(trial.preview, this.fields, this.owner.languages.own));
    // A reason that is already shown as a finding is not repeated.
    const isSaid = (reason) => trial.findings.some((found) => reason.endsWith(found.message));
    this.showButtons(trial.refused, trial.refused.filter((reason) => !isSaid(reason)));
  }

  showButtons(refused, reasons = refused) {
    const isRefused = refused.length > 0;
    fill(this.reasons, isRefused ? make('p', {}, say('refused')) : null, reasons.map((reason) => make('p', { class: 'text' }, reason)));
    if (this.owner.readOnly) return;
    for (const button of [this.accept, this.saveButton, this.review]) button.disabled = isRefused;
    this.saveButton.disabled ||= !this.isChanged;
    this.revert.hidden = !this.isChanged;
    this.accept.firstChild.textContent = say(this.isChanged || this.fields.some((field) => !field.text) ? 'save_next' : 'accept_next');
  }

  // Sections that load after the texts.

  async askMore(asked) {
    await new Promise((resolve) => { setTimeout(resolve, 120); });
    if (this.asked !== asked) return;
    const found = await ask('matches', asked).catch(() => null);
    if (this.asked !== asked || !found) return;
    this.found = found.matches;
    this.drawMatches();
    const origins = await ask('origins', asked).catch(() => null);
    if (this.asked === asked && origins) fill(this.originPlace, aside.origins(origins.origins));
    const usages = await ask('usages', asked).catch(() => null);
    if (this.asked === asked && usages) fill(this.usagePlace, aside.usages(usages.places));
  }

  drawMatches() {
    const use = this.owner.readOnly ? null : (match) => this.use(match);
    this.matches = this.found ?? [];
    fill(this.matchPlace, aside.matches(this.matches, this.owner.languages.own, use));
  }

  /** Copies the texts of a match into the fields of the same parts, or a single text into a single field. */
  use(match) {
    const isSingle = match.texts.length === 1 && this.fields.length === 1;
    for (const text of match.texts) {
      const field = isSingle ? this.fields[0] : this.fields.find((one) => one.field.part === text.part);
      field?.put(text.text);
    }
    this.focus();
  }

  // Saving.

  /** Saves the changed texts. With `goesOn`, also sets the state of unchanged texts and moves to the next key. */
  async save(state, goesOn) {
    if (!this.entry || this.owner.readOnly || this.isSaving || this.isLoading) return;
    const { asked } = this;
    const texts = this.fields.map((field) => field.saved(state, goesOn)).filter(Boolean);
    if (!texts.length) {
      if (goesOn) this.owner.move(1);
      return;
    }
    const before = this.fields.map(({ field }) => ({ part: field.part, text: field.text ?? null, state: field.state || 'translated' }));
    this.isSaving = true;
    const { entry } = this;
    const answer = await ask('save', { ...asked, texts }).catch((error) => this.owner.failed(error));
    this.isSaving = false;
    if (!answer) return;
    if (answer.outcome !== 'saved') {
      if (this.asked !== asked) return this.owner.tell(`${entry.key}: ${answer.reasons.join(' ')}`);
      if (answer.entry) this.merge(answer.entry);
      return this.showReasons(answer);
    }
    dropDraft(entry);
    this.owner.saved({ asked, before: before.filter((old) => texts.some((text) => text.part === old.part)), texts });
    if (this.asked !== asked || (goesOn && this.owner.move(1)) || !answer.entry) return;
    for (const field of this.fields) field.area.value = answer.entry.fields.find((one) => one.part === field.field.part)?.text ?? '';
    this.entry = Object.assign(this.entry, answer.entry);
    this.redraw();
  }

  showReasons(answer) {
    if (answer.outcome === 'refused') this.showButtons(answer.reasons);
    else fill(this.reasons, answer.reasons.map((reason) => make('p', { class: 'text' }, reason)));
  }
}

"""####,
        "field.js": ####"""
import { draftOf, isChanged, keepDraft, onDisk } from './drafts.js';
import { directionOf, fill, make, textOf } from './dom.js';
import { nameOf, say, stateOf } from './words.js';

const segments = new Intl.Segmenter();

/** A text field for one text of a key, with its findings, state and length. */
export class FieldEditor {
  constructor(entry, field, { language, source, readOnly, single, changed }) {
    Object.assign(this, { entry, field, language, changed });
    const label = FieldEditor.label(field) || nameOf(entry.language);
    this.findings = make('div');
    this.count = make('span');
    this.clash = make('div', { class: 'clash', role: 'alert', hidden: true });
    this.mark = make('span', { hidden: true }, say('unsaved'));
    this.area = make('textarea', {
      rows: '1', spellcheck: 'true', lang: entry.language, dir: directionOf(language), readonly: readOnly,
      'aria-label': label, input: () => this.typed(),
    });
    this.area.value = draftOf(entry, field.part) ?? field.text ?? '';
    const showsSource = !single && field.source && field.source !== field.text && !entry.is_source;
    this.element = make('div', { class: 'field' },
      make('label', {}, make('span', {}, label), showsSource ? textOf(field.source, source) : null),
      this.area, this.clash,
      make('div', { class: 'below' },
        field.state && !single ? make('span', { class: `state ${field.state}` }, stateOf(field.state)) : null,
        this.mark, this.count),
      this.findings);
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

  /** Sets the text of the field as if the user had typed it. */
  put(text) {
    this.area.value = text;
    this.typed();
  }

  typed() {
    keepDraft(this.entry, this.field, this.text);
    this.measure();
    this.changed();
  }

  measure() {
    const { limit } = this.entry;
    this.mark.hidden = !this.isChanged;
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

  /** Updates the field with the text of the file. Unsaved text is kept, and the user is asked which text to use. */
  take(field) {
    const typed = this.isChanged ? this.text : null;
    const isOther = field.text !== this.field.text;
    this.field = field;
    if (typed === null) this.area.value = field.text ?? '';
    keepDraft(this.entry, field, this.text);
    if (isOther && typed !== null && this.isChanged) this.ask();
    this.measure();
  }

  ask() {
    this.clash.hidden = false;
    const settle = (text) => {
      this.clash.hidden = true;
      if (text !== null) this.put(text);
      this.area.focus();
    };
    fill(this.clash,
      make('p', {}, say('conflict')), make('p', {}, textOf(this.field.text ?? '', this.language)),
      make('button', { type: 'button', click: () => settle(null) }, say('keep_mine')), ' ',
      make('button', { type: 'button', click: () => settle(this.field.text ?? '') }, say('take_theirs')));
  }

  /** Returns the text to save with a state, or null if there is nothing to save. */
  saved(state, isAll) {
    const was = this.field.text ?? null;
    if (this.isChanged) return { part: this.field.part, was, text: onDisk(this.field, this.text), state };
    if (!isAll || was === null || this.field.state === state || (!this.field.state && state === 'translated')) return null;
    return { part: this.field.part, was, text: was, state };
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
<p id="banner" role="alert" hidden></p>
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
// Keyboard shortcuts. All actions work without a mouse; shortcuts are shown on the buttons and below the editor.

const isText = (element) => element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'search');

/** Installs the keyboard shortcuts of a page. */
export function listen(page) {
  document.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const done = chord(page, event) ?? plain(page, event);
    if (done) event.preventDefault();
  });
}

/** Handles keys with Ctrl, Command or Alt; returns undefined if none of them is pressed. */
function chord(page, event) {
  const { editor } = page;
  const isMod = event.ctrlKey !== event.metaKey && !event.altKey;
  if (isMod && event.key === 'Enter') {
    editor.save(event.shiftKey ? 'needs_review' : 'translated', true);
    return true;
  }
  if (isMod && !event.shiftKey && event.key.toLowerCase() === 's') {
    editor.save('translated', false);
    return true;
  }
  if (isMod && !event.shiftKey && event.key.toLowerCase() === 'z' && !(isText(event.target) && (editor.isChanged || event.target === page.bar.search))) {
    page.undo();
    return true;
  }
  if (!event.altKey || event.ctrlKey || event.metaKey) return isMod || event.altKey ? false : undefined;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    page.move(event.key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  const match = /^Digit([1-5])$/.exec(event.code) && !page.readOnly ? editor.matches[Number(event.code.slice(5)) - 1] : null;
  if (match) editor.use(match);
  return Boolean(match);
}

/** Handles keys without modifiers. */
function plain(page, event) {
  const { bar, editor, list } = page;
  const inList = event.target === list.scroller;
  const inSearch = event.target === bar.search;
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
    else editor.focus();
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
  constructor(element, choose) {
    this.choose = choose;
    this.rows = null;
    this.shown = [];
    this.place = -1;
    this.following = 0;
    this.space = make('div', { 'aria-hidden': 'true' });
    this.scroller = make('div', {
      class: 'rows', role: 'listbox', tabindex: '0', 'aria-label': say('keys'), scroll: () => this.draw(),
    });
    this.counted = make('p', { class: 'counted muted', role: 'status' });
    fill(element, this.scroller, this.counted);
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
    this.place = Math.max(0, Math.min(place, this.shown.length - 1));
    this.reveal();
    this.draw();
    this.choose(this.chosen);
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
      ? say('count', { shown: this.shown.length, total: this.rows.keys.length }) : say('nothing');
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
      worst ? make('span', { class: worst }, `${say(`severity.${worst}`)} · `) : null, stateOf(status)),
    make('span', { class: 'line', dir: 'auto', lang: language?.tag }, visible(text.replace(/\s+/g, ' ')) || '\u00a0'));
    element.style.top = `${place * height}px`;
    return element;
  }
}

"""####,
        "main.js": ####"""
import { Unanswered, ask, hasToken } from './api.js';
import { Bar } from './bar.js';
import { hasDrafts } from './drafts.js';
import { Editor } from './editor.js';
import { listen } from './keyboard.js';
import { List } from './list.js';
import { Rows } from './rows.js';
import { loadWords, say } from './words.js';

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
    this.undoable = [];
    this.banner = document.getElementById('banner');
    this.message = document.getElementById('message');
  }

  async start() {
    if (!hasToken) return this.stop('Open the address that fitloc edit printed: it ends with a secret that this one lacks.');
    try {
      await loadWords();
      await this.begin();
    } catch (error) {
      this.failed(error);
    }
  }

  async begin() {
    this.project = await ask('project');
    this.readOnly = this.project.is_read_only;
    this.language = ownLanguage(this.project);
    this.bar = new Bar(document.getElementById('bar'), this);
    this.list = new List(document.getElementById('list'), (row) => this.edit(row));
    this.editor = new Editor(document.getElementById('editor'), this);
    listen(this);
    window.addEventListener('beforeunload', (event) => { if (hasDrafts()) event.preventDefault(); });
    document.addEventListener('visibilitychange', () => this.poll());
    window.addEventListener('focus', () => this.poll());
    this.bar.draw();
    if (this.language) await this.load();
    if (this.rows?.passing({ ...this.bar.filter, state: 'unfinished' }).length) {
      this.bar.state.value = 'unfinished';
      this.filter();
    }
    if (this.list.shown.length) this.list.go(0);
    this.list.scroller.focus();
    this.wait();
    await this.count();
  }

  // Languages and rows.

  /** The edited language and the source language. */
  get languages() {
    const all = this.project.languages;
    const table = this.project.tables[this.rows?.tables[this.list.chosen] ?? 0];
    return {
      own: all.find((language) => language.tag === this.language),
      source: all.find((language) => language.tag === table?.source_language) ?? all.find((language) => language.is_source),
    };
  }

  /** Loads the keys of the language. */
  async load() {
    const chosen = this.rows && this.list.chosen !== undefined
      ? [this.rows.tables[this.list.chosen], this.rows.keys[this.list.chosen]] : null;
    this.rows = new Rows(await ask('index', { language: this.language }));
    this.revision = this.rows.revision;
    const top = this.list.scroller.scrollTop;
    this.list.shown = [];
    this.filter();
    this.list.mark(chosen ? this.rows.find(...chosen) : undefined);
    this.list.scroller.scrollTop = top;
    this.list.draw();
    this.bar.showProgress(this.rows.progress);
  }

  /** Shows the progress of all languages, which takes a moment to load in a large project. */
  async count() {
    const { languages } = await ask('progress');
    this.bar.showLanguages(languages);
  }

  /** Shows the keys that pass the filter. */
  filter() {
    if (this.rows) this.list.show(this.rows, this.rows.passing(this.bar.filter), this.languages);
  }

  async choose(language) {
    this.language = language;
    await this.load().catch((error) => this.failed(error));
    if (this.list.chosen !== undefined) this.edit(this.list.chosen);
    else this.list.go(0);
  }

  // Editing.

  edit(row) {
    document.body.dataset.view = 'editor';
    const table = this.project.tables[this.rows.tables[row]].path;
    const hadFocus = this.editor.element.contains(document.activeElement);
    const shown = this.editor.show(table, this.rows.keys[row], this.language);
    if (hadFocus) this.editor.focus();
    return shown;
  }

  /** Moves by a number of keys; returns whether the selection changed. */
  move(steps) {
    return this.list.move(steps);
  }

  back() {
    document.body.dataset.view = 'list';
    this.list.scroller.focus();
  }

  saved(change) {
    this.undoable.push(change);
    this.tell(say('saved'));
    this.poll();
  }

  /** Undoes the last save, unless the text has changed since. */
  async undo() {
    const last = this.undoable.pop();
    if (!last) return;
    const now = new Map(last.texts.map((text) => [text.part, text.text]));
    const texts = last.before.map((old) => ({ part: old.part, was: now.get(old.part), text: old.text, state: old.state }));
    const answer = await ask('save', { ...last.asked, texts }).catch((error) => this.failed(error));
    if (!answer) return;
    this.tell(answer.outcome === 'saved' ? say('undone') : answer.reasons.join(' '));
    await this.goTo(last.asked);
    await this.poll();
  }

  async goTo({ table, key, language }) {
    if (language !== this.language) {
      this.bar.language.value = language;
      await this.choose(language);
    }
    const row = this.rows.find(this.project.tables.findIndex((one) => one.path === table), key);
    const place = this.list.shown.indexOf(row);
    if (place >= 0) this.list.go(place);
    else if (row !== undefined) await this.edit(row);
  }

  // Changes by other programs.

  wait() {
    setTimeout(async () => {
      if (document.visibilityState === 'visible') await this.poll();
      this.wait();
    }, 1000);
  }

  /** Requests and shows the latest changes. */
  async poll() {
    if (this.isPolling || !this.rows) return;
    this.isPolling = true;
    try {
      const { language } = this;
      const answer = await ask('changes', { revision: this.revision, language });
      if (language !== this.language) return;
      this.stop(answer.problems.join('\n'));
      if (answer.is_all) await this.reload();
      else await this.take(answer);
    } catch (error) {
      this.failed(error);
    } finally {
      this.isPolling = false;
    }
  }

  async reload() {
    this.project = await ask('project');
    this.bar.draw();
    await this.load();
    await this.editor.reread();
    await this.count();
  }

  async take(answer) {
    this.revision = answer.revision;
    if (answer.has_findings) await this.takeFindings();
    if (!answer.rows.length) return undefined;
    const rows = answer.rows.map((row) => this.rows.take(row));
    this.list.draw();
    this.bar.showProgress(this.rows.progress);
    const { asked } = this.editor;
    const isShown = answer.rows.some((row) => row.key === asked?.key && this.project.tables[row.table].path === asked?.table);
    return rows.includes(undefined) ? this.reload() : isShown ? this.editor.reread() : undefined;
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

  stop(text) {
    this.banner.textContent = text;
    this.banner.hidden = !text;
  }

  /** Shows why a request failed. Returns null if the requested item does not exist, otherwise undefined. */
  failed(error) {
    if (!(error instanceof Unanswered)) throw error;
    if (error.status === 404) return null;
    this.stop(say(error.status === 403 ? 'no_token' : 'stopped'));
    return undefined;
  }
}

new Page().start();

"""####,
        "rows.js": ####"""
// The keys of a language, which the list shows, searches and filters. Searching 100,000 keys takes a few hundredths of
// a second, so typing into the search field needs no requests.

const unfinished = new Set(['missing', 'new', 'needs_review']);

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

  /** Returns the row of a key, or undefined. */
  find(table, key) {
    return this.places.get(`${table} ${key}`);
  }

  /** Returns the rows that pass a filter, in order. */
  passing({ search, table, state, findings, changed }) {
    const wanted = fold(search.trim());
    const found = [];
    for (let row = 0; row < this.keys.length; row += 1) {
      if (table !== null && this.tables[row] !== table) continue;
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

#banner { background: var(--bad); color: var(--paper); padding: .5rem 1rem; }
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
.counted { padding: .25rem .75rem; border-top: 1px solid var(--line); }
.state { font-size: .78rem; }
.state.translated { color: var(--good); }
.state.missing, .error { color: var(--bad); }
.state.needs_review, .state.new, .warning { color: var(--wait); }
.state.stale, .state.excluded, .note { color: var(--muted); }

#editor { overflow-y: auto; padding: 1rem 1.25rem 2rem; }
#editor > * { max-width: 52rem; }
#editor > section, #editor > div > section { margin-top: 1rem; }
.place { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
.moves { margin-inline-start: auto; display: flex; gap: .4rem; }
.source { border-inline-start: 3px solid var(--line); padding-inline-start: .75rem; }
.source + .source { margin-top: .35rem; }
.field { margin-bottom: .75rem; }
.field label { display: flex; flex-wrap: wrap; gap: .25rem .75rem; font-size: .85rem; color: var(--muted); }
.field textarea { width: 100%; resize: vertical; min-height: 2.6rem; padding: .5rem .6rem; font-size: 1.05rem; field-sizing: content; }
.field textarea[aria-invalid="true"] { border-color: var(--bad); border-width: 2px; }
.below { display: flex; flex-wrap: wrap; gap: .25rem .75rem; font-size: .82rem; color: var(--muted); }
.below .over { color: var(--bad); font-weight: 600; }
.clash { border: 2px solid var(--wait); border-radius: 6px; padding: .5rem .75rem; margin-top: .35rem; }
.actions { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; position: sticky; bottom: -2rem;
  background: var(--paper); padding: .5rem 0; border-top: 1px solid var(--line); }
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

"""####,
    ]
}
