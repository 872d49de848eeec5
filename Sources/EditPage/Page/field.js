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
