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
