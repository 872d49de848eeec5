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
