import { draftOf, isChanged, keepDraft, plain, rebaseDraft } from './drafts.js';
import { directionOf, fill, hasHidden, make } from './dom.js';
import { historyOf } from './history.js';
import { chip, paint, placeholdersOf, shownText } from './marks.js';
import { deviceOf, isApple, nameOf, say, stateOf } from './words.js';

const segments = new Intl.Segmenter();
const grows = CSS.supports('field-sizing', 'content');

/** A text field for one text of a key, with its findings, state and length. It knows its key, language and part. */
export class FieldEditor {
  constructor(entry, field, { language, source, readOnly, single, showsSource, changed }) {
    Object.assign(this, { entry, field, language, single, changed, readOnly });
    const id = `field-${field.part}`;
    this.findings = make('div', { id: `${id}-findings`, class: 'found' });
    this.count = make('span');
    this.state = make('span');
    this.missing = make('span', { class: 'insert', hidden: true });
    this.reads = make('div', { class: 'reads', hidden: true });
    this.clash = make('div', { class: 'clash', role: 'alert', hidden: true });
    this.mark = make('span', { class: 'warning', hidden: true }, say('unsaved'));
    const form = FieldEditor.label(field);
    const label = form || nameOf(entry.language);
    this.paint = make('div', { class: 'paint', 'aria-hidden': 'true' });
    this.area = make('textarea', {
      rows: '1', spellcheck: 'true', lang: entry.language, dir: directionOf(language), readonly: readOnly, 'aria-label': label,
      'aria-describedby': `${id}-findings`, placeholder: readOnly ? null : say('type_here'),
      input: (event) => this.typed(event.inputType ?? null), beforeinput: (event) => this.#beforeInput(event),
      keydown: (event) => this.#press(event), compositionend: () => this.history.close(),
      scroll: () => { this.paint.scrollTop = this.area.scrollTop; },
    });
    this.paint.dir = this.area.dir;
    this.element = make('div', { class: 'field' },
      single || !form ? null : make('p', { class: 'form' }, form),
      showsSource ? make('p', { class: 'source' }, shownText(field.source, source, { insert: this.inserter, isLiteral: entry.is_literal })) : null,
      make('div', { class: 'input' }, this.paint, this.area), this.reads, this.clash,
      make('div', { class: 'below' }, this.missing, this.state, this.mark, this.count), this.findings);
    this.history = historyOf(entry, field.part, plain(field.text));
    const draft = draftOf(entry, field.part);
    this.area.value = draft?.text ?? field.text ?? '';
    this.history.record(this.text);
    if (draft && draft.was !== (field.text ?? null)) this.#ask();
    this.measure();
  }

  /** Returns a label for a text of a key: the device, and the numbers that take a plural form. */
  static label({ device, category, numbers, part }) {
    const known = [device && deviceOf(device), category && (numbers || say('other_numbers'))].filter(Boolean).join(' · ');
    return known || (part.includes('.') ? part.split('.').at(-1) : part);
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

  /** A function that puts a text where the caret is, or null if nothing may be written. */
  get inserter() {
    return this.readOnly ? null : (text) => this.insert(text);
  }

  /** Puts a text in place of the selection, as one step of the history. */
  insert(text) {
    this.area.setRangeText(text, this.area.selectionStart, this.area.selectionEnd, 'end');
    this.history.close();
    this.typed();
    this.area.focus();
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

  // What surrounds the field.

  measure() {
    const { limit, is_literal: isLiteral } = this.entry;
    const { state } = this.field;
    this.mark.hidden = !this.isChanged;
    fill(this.state, state && !this.single ? make('span', { class: `state ${state}` }, make('span', { class: `dot ${state}` }), stateOf(state)) : null);
    if (this.text.length < 20_000) paint(this.paint, this.text, isLiteral);
    this.#fit();
    this.#showReading();
    // The source text above an empty field has the same; a form for one number alone need not show the number.
    const isFree = !this.text || ['zero', 'one', 'two'].includes(this.field.category);
    const missing = this.readOnly || this.entry.is_source || isFree ? [] : placeholdersOf(this.field.source ?? '', isLiteral).filter((one) => !this.text.includes(one));
    this.missing.hidden = !missing.length;
    fill(this.missing, say('not_used'), missing.map((one) => chip(one, this.inserter)));
    if (!limit) return;
    // Stores count scalars, without white space at the ends.
    const count = isLiteral ? [...this.text.trim()].length : [...segments.segment(this.text)].length;
    this.count.textContent = say('characters', { count, limit });
    this.count.classList.toggle('over', count > limit);
  }

  /**
   * Shows the text below the field if the field cannot show it as it is: hidden characters by name, and placeholders
   * in a text from right to left in their own direction.
   */
  #showReading() {
    const { text, entry: { is_literal: isLiteral } } = this;
    this.reads.hidden = text.length > 2000 || !(hasHidden(text) || (this.language?.is_right_to_left && placeholdersOf(text, isLiteral).length));
    fill(this.reads, this.reads.hidden ? null : [make('span', { class: 'facts' }, say('reads')), make('p', { dir: this.area.dir }, shownText(text, this.language, { isLiteral }))]);
  }

  /** Gives the field the height of its text, where the browser does not. */
  #fit() {
    if (grows) return;
    this.area.style.height = 'auto';
    if (this.area.scrollHeight) this.area.style.height = `${this.area.scrollHeight + 2}px`;
    else requestAnimationFrame(() => { if (this.area.scrollHeight) this.area.style.height = `${this.area.scrollHeight + 2}px`; });
  }

  /** Shows the findings in the text. */
  show(findings) {
    this.area.setAttribute('aria-invalid', String(findings.some((found) => found.is_blocking || found.severity === 'error')));
    const { text } = this;
    // A fix is of the text that was checked, which may have changed since.
    const fix = (fixed) => { if (this.text === text) this.put(fixed); };
    fill(this.findings, findings.map((found) => finding(found, this.area.readOnly ? null : fix)));
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
      make('p', {}, say('conflict')), make('p', {}, shownText(this.field.text ?? '', this.language, { isLiteral: this.entry.is_literal })),
      make('button', { click: () => settle(null) }, say('keep_mine')), ' ',
      make('button', { click: () => settle(plain(this.field.text)) }, say('take_theirs')));
  }
}

/** Returns an element for a finding, with a button that applies its fix. */
export function finding(found, fix) {
  // What prevents a save looks like it, whatever its severity.
  const severity = found.is_blocking ? 'error' : found.severity;
  return make('p', { class: `finding ${severity}-line` },
    make('strong', { class: severity }, say(`severity.${severity}`)), ' ',
    make('span', { class: 'text' }, found.message), ' ',
    make('code', {}, found.rule), ' ',
    found.fixed !== undefined && found.fixed !== null && fix
      ? make('button', { click: () => fix(found.fixed) }, say('fix')) : null);
}
