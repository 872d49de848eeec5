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
