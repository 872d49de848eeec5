import { Ahead } from './ahead.js';
import { ask } from './api.js';
import * as aside from './aside.js';
import { dropDraft, nameOf, partsOf, plain } from './drafts.js';
import { askText } from './dialog.js';
import { fill, make } from './dom.js';
import { FieldEditor, finding } from './field.js';
import { icon } from './icons.js';
import { chip, keyName, shownText } from './marks.js';
import { menu } from './menu.js';
import { isApple, keysOf, nameOf as languageName, say, stateOf } from './words.js';

// In a wide window, what helps to translate stands beside the text.
const wide = matchMedia('(min-width: 1200px)');

const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/**
 * The editor for a key in a language. `asked` is what it shows; `entry` is the content, or null while that is read,
 * and `ahead` is then the locked field that collects what is typed.
 */
export class Editor {
  /** @param page `languagesOf`, `readOnly`, `entries`, `saves`, `move`, `back`, `undo`, `tell`, `failed` … */
  constructor(element, page) {
    Object.assign(this, { element, page, asked: null, matches: [], trials: 0 });
    wide.addEventListener('change', () => this.#layOut());
    this.#reset();
    this.empty(say('loading'));
  }

  #reset() {
    clearTimeout(this.timer);
    this.trials += 1;
    Object.assign(this, { entry: null, ahead: null, fields: [], matches: [], found: null, gone: '' });
  }

  /** Shows a text in place of a key. */
  empty(text, action = null, isDone = false) {
    if (this.asked) this.last = this.asked;
    this.#reset();
    this.asked = null;
    fill(this.element, make('div', { class: `blank ${isDone ? 'done' : ''}` }, isDone ? [icon('check'), make('h1', {}, say('done_title'))] : null, make('p', {}, text), action));
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
    const { source: language } = this.page.languagesOf(ahead.asked);
    fill(this.element, make('div', { class: 'desk' }, this.#heading(ahead.asked),
      source ? aside.section(say('source'), make('p', { class: 'source' }, shownText(source, language))) : null,
      aside.section(say('translation'), ahead.element)));
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
    const isSingle = entry.fields.length === 1;
    Object.assign(this, { entry, gone: '', isRefused: false, matches: [], exceptable: [] });
    let [group, before] = [null, null];
    this.fields = [];
    const blocks = entry.fields.map((field) => {
      const showsSource = !isSingle && !entry.is_source && field.source && field.source !== field.text
        && (field.source !== before || field.substitution !== group);
      const editor = new FieldEditor(entry, field, { language: own, source, readOnly, single: isSingle, showsSource, changed: () => this.#changed() });
      editor.area.addEventListener('focus', () => { this.current = editor; });
      const heading = isSingle || !entry.fields.some((one) => one.substitution) || (group === (field.substitution ?? '')) ? null
        : make('h3', {}, field.substitution ? [`${say('substitution', { name: '' }).trim()} `, chip(`%#@${field.substitution}@`, null)] : say('sentence'));
      [group, before] = [field.substitution ?? '', field.source];
      this.fields.push(editor);
      return [heading, editor.element];
    });
    this.current = this.fields[0];
    this.general = make('div', { 'aria-live': 'polite' });
    this.reasons = make('div', { class: 'reasons', 'aria-live': 'polite' });
    this.below = make('div', {}, blocks.flat(), this.general, this.reasons);
    for (const name of ['sourcePlace', 'commentPlace', 'termPlace', 'otherPlace', 'previewPlace', 'matchPlace', 'originPlace', 'usagePlace']) this[name] = make('div');
    this.target = make('section', { class: 'target' },
      make('h2', {}, entry.is_source ? say('source_text') : `${say('translation')} · ${languageName(entry.language)}`), this.below, readOnly ? null : this.#actions());
    this.side = make('div', { class: 'side' }, this.termPlace, this.matchPlace, this.previewPlace, this.otherPlace, this.originPlace, this.usagePlace, aside.shortcuts());
    fill(this.element, make('div', { class: 'desk' }, this.#heading(entry), this.sourcePlace, this.target), this.side);
    this.#layOut();
    this.element.scrollTop = 0;
    this.#drawFacts(entry);
    this.#check();
  }

  /** Puts the comment beside the texts in a wide window, otherwise between source and translation. */
  #layOut() {
    if (!this.entry) return;
    if (wide.matches) this.side.prepend(this.commentPlace);
    else this.target.before(this.commentPlace);
  }

  /** A function that puts a text into the field that had the focus last, or null if nothing may be written. */
  get #inserter() {
    return this.page.readOnly ? null : (text) => this.current.insert(text);
  }

  #drawFacts(entry) {
    const { source } = this.page.languagesOf(entry);
    fill(this.statePlace, make('span', { class: `state ${entry.status}` }, make('span', { class: `dot ${entry.status}` }), stateOf(entry.status)));
    const isBeside = entry.fields.length > 1 && entry.fields.every((field) => field.source);
    fill(this.sourcePlace, isBeside ? null : aside.sources(entry, source, this.#inserter, this.page.list.words));
    this.filePlace.textContent = entry.path;
    fill(this.commentPlace, aside.comment(entry));
    fill(this.termPlace, aside.terms(entry.terms, this.#inserter));
    fill(this.otherPlace, aside.others(entry.others, entry.is_literal));
  }

  /** Shows why the key cannot be saved now. Its fields stay, so that what was typed stays visible. */
  #drawGone() {
    const { asked } = this;
    this.gone = say(this.page.hasTable(asked.table) ? 'gone' : 'catalog_away', { path: asked.table });
    const parts = partsOf(asked).map((part) => ({ part, text: null }));
    const none = { path: asked.table, status: 'missing', sources: [], others: [], terms: [], trial: { refused: [], other_reasons: [], exceptable: [], findings: [], preview: [] } };
    if (!this.entry && parts.length) this.#draw({ ...none, ...asked, fields: parts });
    this.gone = say(this.page.hasTable(asked.table) ? 'gone' : 'catalog_away', { path: asked.table });
    if (!this.entry) {
      fill(this.element, make('div', { class: 'desk' }, this.#heading(asked), make('div', { class: 'blank' }, make('p', {}, this.gone))));
      return;
    }
    this.below.classList.add('away');
    fill(this.statePlace);
    this.#check();
  }

  #heading({ key, table }) {
    const move = (id, drawing, keys, steps) => make('button', {
      class: 'plain', title: `${say(id)} (${keysOf(keys)})`, 'aria-label': say(id), click: () => this.page.move(steps),
    }, icon(drawing));
    this.statePlace = make('span');
    this.filePlace = make('p', { class: 'facts' }, table);
    // A key that is its own source text is not shown twice.
    const isShown = !key.trim() || key !== this.page.sourceOf({ table, key });
    return make('div', { class: 'place' },
      make('button', { class: 'only-narrow plain', click: () => this.page.back() }, icon('left'), say('back')),
      make('div', { class: 'names' }, make('h1', { dir: 'auto', class: isShown ? '' : 'hidden-label' }, keyName(key)), this.filePlace), this.statePlace,
      make('span', { class: 'moves' }, move('previous', 'up', 'Alt+↑', -1), move('next', 'down', 'Alt+↓', 1)));
  }

  #actions() {
    const button = (id, keys, click, attributes = {}) => make('button', { click, title: keysOf(keys), 'aria-keyshortcuts': keys.replace('Mod', isApple ? 'Meta' : 'Control'), ...attributes },
      make('span', {}, say(id)), attributes.class ? make('kbd', { 'aria-hidden': 'true' }, keysOf(keys)) : null);
    this.accept = button('accept_next', 'Mod+Enter', () => this.save('translated', true), { class: 'main' });
    this.review = button('review_next', 'Mod+Shift+Enter', () => this.save('needs_review', true));
    this.anyway = make('button', { hidden: true, click: () => this.#saveAnyway() }, say('save_anyway'));
    return make('div', { class: 'actions' }, this.accept, this.review, this.anyway, menu(say('more'), () => {
      const { entry } = this;
      const isSaved = entry.fields.some((field) => (field.text ?? null) !== null);
      return [
        this.isChanged && !this.isRefused ? { label: say('save'), keys: 'Mod+S', act: () => this.save('translated', false) } : null,
        entry.is_source ? null : { label: say('copy_source'), act: () => this.copySource() },
        entry.is_source || this.gone ? null : { label: say('suggest'), keys: 'Match+0', act: () => this.suggest() },
        this.isChanged ? { label: say('revert'), act: () => this.discard() } : null,
        entry.is_source || !isSaved || this.gone ? null : { label: say('remove'), act: () => this.remove() },
        this.gone ? null : { label: say('note'), act: () => this.#note() },
      ];
    }));
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

  /** Removes the texts of the key in its language. */
  remove() {
    const { asked, entry } = this;
    this.discard();
    this.page.saves.save(asked, this.page.saves.removal(entry));
  }

  /** Saves texts that a rule refuses, with a reason in the comment of the key. */
  #saveAnyway() {
    const { asked, entry, fields, exceptable } = this;
    const typed = fields.map(({ field, text }) => ({ field, text }));
    askText({ title: say('reason'), hint: say('reason_hint', { rules: exceptable.join(', ') }), action: say('save') }, (reason) => {
      const texts = this.page.saves.texts(entry, typed, 'translated', false);
      this.page.saves.save(asked, texts, { comment: Editor.#added(entry, `${reason} [fitloc:off ${exceptable.join(' ')}]`) });
      this.focus();
    });
  }

  /** Adds a note to the file of notes, if the project has one, or to the comment of the key. */
  #note({ asked, entry } = this, text = '') {
    const hint = entry.notes ? say('note_hint_file', { path: entry.notes }) : say('note_hint');
    askText({ title: say('note').replace('…', ''), hint, action: say('save'), text }, (note) => {
      if (entry.notes) this.#addNote({ asked, entry }, note);
      else this.page.saves.save(asked, [], { comment: Editor.#added(entry, `${entry.language}: ${note}`) });
      this.focus();
    });
  }

  /** Adds a note to the file of notes. If that fails, the note can be sent again. */
  async #addNote(about, note) {
    const status = (error) => say('failed', { status: error.status ?? 0 });
    const { path, reason } = await ask('note', { ...about.asked, text: note }).catch((error) => ({ reason: this.page.failed(error) ?? status(error) }));
    this.page.tell(path ? say('noted', { path }) : reason, 6000);
    if (!path) this.#note(about, note);
  }

  static #added(entry, text) {
    const was = entry.raw_comment ?? null;
    return { was, text: was ? `${was}\n${text}` : text };
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
      this.#showTrial({ findings: [], preview: [], refused, other_reasons: refused, exceptable: [] });
    }
  }

  #showTrial(trial) {
    const parts = new Set(this.fields.map((field) => field.field.part));
    for (const place of [...this.fields.map((field) => field.findings), this.general, this.previewPlace]) place.classList.remove('old');
    for (const field of this.fields) field.show(trial.findings.filter((found) => found.part === field.field.part));
    fill(this.general, trial.findings.filter((found) => !parts.has(found.part)).map((found) => finding(found, null)));
    fill(this.previewPlace, aside.preview(trial.preview, this.fields, this.page.languagesOf(this.entry).own));
    // A reason that is already shown as a finding is not repeated.
    this.showButtons(trial.refused, trial.other_reasons, trial.exceptable);
  }

  showButtons(refused, reasons = refused, exceptable = []) {
    const isRefused = refused.length > 0 || Boolean(this.gone);
    fill(this.reasons, this.gone ? make('p', {}, this.gone) : null, refused.length ? make('p', {}, say('refused')) : null,
      reasons.map((reason) => make('p', { class: 'text' }, reason)));
    // Until all forms have a text, what is missing is no mistake.
    const isBegun = this.isChanged && this.fields.some((field) => !field.text) && !this.gone;
    for (const place of [this.general, this.reasons]) place.classList.toggle('begun', isBegun);
    if (this.page.readOnly) return;
    Object.assign(this, { isRefused, exceptable });
    for (const button of [this.accept, this.review]) button.disabled = isRefused;
    this.anyway.hidden = !isRefused || !exceptable.length || Boolean(this.gone);
    this.review.hidden = !this.anyway.hidden;
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
    if (this.asked === asked && usages) fill(this.usagePlace, aside.usages(usages.places, (place) => this.page.copy(place)));
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

  /** Puts a text of the sources that may be asked into the fields, as a step that can be undone. Returns true, as for `save`. */
  suggest() {
    const { asked, entry, page } = this;
    if (page.readOnly || !entry || entry.is_source || this.gone) return true;
    page.tell(say('suggesting'), 60_000);
    ask('suggestion', asked).then((found) => {
      const isShown = this.asked === asked;
      page.tell(isShown ? found.reason ?? say('suggested', found) : '', 6000);
      if (isShown && found.texts.length) this.use(found);
    }, (error) => page.tell(page.failed(error) ?? ''));
    return true;
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
    if (goesOn) this.page.advance();
    return true;
  }
}
