import { readPlace, writePlace } from './address.js';
import { Unanswered, ask, hasToken, takeToken } from './api.js';
import { Bar } from './bar.js';
import { draftOf, draftedKeys, nameOf as draftName, openDrafts, partsOf } from './drafts.js';
import { Editor } from './editor.js';
import { Entries } from './entries.js';
import { listen } from './keyboard.js';
import { List } from './list.js';
import { Notices } from './notices.js';
import { Rows } from './rows.js';
import { reviewTranslations } from './several.js';
import { Saves } from './saves.js';
import { Start } from './start.js';
import { nameOf, say } from './words.js';

/** Returns the language and script of a tag: zh-TW is written in the script of zh-Hant. */
function kindOf(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}

/**
 * Returns the language to show first: that of the reader, of several the one with the most texts, or the only one.
 * Returns null if the reader has to choose.
 */
async function ownLanguage({ languages }) {
  const tags = languages.filter((one) => !one.is_source).map((one) => one.tag);
  if (tags.length < 2) return tags[0] ?? languages[0]?.tag;
  const sources = languages.filter((one) => one.is_source).map((one) => kindOf(one.tag));
  for (const read of navigator.languages.filter((tag) => !sources.includes(kindOf(tag)))) {
    const exact = tags.find((tag) => tag.toLowerCase() === read.toLowerCase());
    const kin = tags.filter((tag) => kindOf(tag) === kindOf(read));
    if (kin.length === 1) return kin[0];
    if (!kin.length) continue;
    const { languages: counted } = await ask('progress');
    const translated = (tag) => counted.find((one) => one.tag === tag)?.translated ?? 0;
    const most = kin.reduce((best, tag) => (translated(tag) > translated(best) ? tag : best));
    return exact && translated(exact) * 2 >= translated(most) ? exact : most;
  }
  return null;
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
    window.addEventListener('hashchange', () => this.enter(true));
    window.addEventListener('beforeunload', (event) => { if (!this.isLeaving && this.hasUnsaved) event.preventDefault(); });
    document.addEventListener('visibilitychange', () => this.poll());
    window.addEventListener('focus', () => this.poll());
    this.enter();
    this.wait();
  }

  get hasUnsaved() {
    return draftedKeys().length > 0 || this.saves.waiting.length > 0 || [...this.aheads].some((ahead) => ahead.hasText);
  }

  /** Takes the secret of the address, also of a new address in the same tab, and what it says to show. */
  async enter(isChange = false) {
    const isNew = takeToken();
    if (!isNew && this.project) return isChange ? this.restore() : undefined;
    this.notices.show('connection', hasToken() ? '' : say('no_token'));
    this.epoch += 1;
    await this.poll();
    if (isChange && this.project) this.keepPlace(true);
    return undefined;
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
    this.overview.draw();
    if (!this.hasBegun) await this.chooseFirst();
    await this.load();
    if (!this.rows) {
      if (project.languages.length) this.showStart();
      else this.list.counted.textContent = say('no_keys');
      if (!project.languages.length) this.editor.empty(say('no_keys'));
      return this.count();
    }
    if (!this.hasBegun) this.begin();
    else if (this.editor.asked) await this.editor.reread();
    else this.settle(true);
    return this.count();
  }

  /** Loads the page again for another project; its drafts stay with the folder of the project. */
  leave() {
    this.isLeaving = true;
    writePlace({}, true);
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
    document.title = `${this.name} – ${say('title')} – fitloc`;
    openDrafts(this.project.folder);
    this.bar = new Bar(document.getElementById('bar'), this);
    this.overview = new Start(document.getElementById('start'), this);
    this.list = new List(document.getElementById('list'), this);
    this.editor = new Editor(document.getElementById('editor'), this);
    listen(this);
  }

  /** The name of the project's folder. */
  get name() {
    return this.project.folder.split('/').findLast(Boolean) ?? '/';
  }

  /** Finds the language to show first: that of the address, or that of the reader. */
  async chooseFirst() {
    const named = readPlace()?.language;
    const isKnown = (tag) => this.project.languages.some((one) => one.tag === tag);
    this.language ??= isKnown(named) ? named : await ownLanguage(this.project);
  }

  /** Shows the first key to do, or what the address says. */
  begin() {
    this.hasBegun = true;
    this.view = 'list';
    const place = readPlace();
    const isPlace = place?.language === this.language;
    this.bar.filter = isPlace ? place.filter : { state: this.rows.counts.unfinished ? 'unfinished' : '' };
    this.filter();
    const isThere = isPlace && place.asked && this.rows.find(place.asked) !== undefined;
    if (isThere) {
      this.show(place.asked);
      this.view = 'editor';
    }
    this.settle(!isThere);
    this.keepPlace(true);
    this.draftsChanged();
    this.list.scroller.focus();
  }

  /** Which side a narrow window shows, `list` or `editor`, or `start`. */
  set view(view) {
    document.body.dataset.view = view;
  }

  get view() {
    return document.body.dataset.view;
  }

  /** Shows all languages. */
  showStart() {
    this.overview.draw();
    this.view = 'start';
    if (this.hasBegun) this.keepPlace();
    this.count();
  }

  /** Shows a language from the page of all languages. */
  async enterLanguage(language) {
    this.view = 'list';
    if (this.hasBegun) {
      this.bar.filter = {};
      this.bar.language.value = language;
      await this.choose(language);
      if (this.rows.counts.unfinished) this.bar.filter = { state: 'unfinished' };
      this.settle(true);
    } else {
      this.language = language;
      await this.read().catch((error) => this.failed(error));
    }
    this.list.scroller.focus();
  }

  /** Shows what the address says, after Back or a link. */
  async restore() {
    const place = readPlace();
    if (!place || !this.project.languages.some((one) => one.tag === place.language)) return this.showStart();
    if (this.view === 'start') this.view = 'list';
    if (!this.hasBegun) {
      this.language = place.language;
      return this.read().catch((error) => this.failed(error));
    }
    this.isRestoring = true;
    this.bar.filter = place.filter;
    if (place.language !== this.language) {
      this.bar.language.value = place.language;
      await this.choose(place.language);
    }
    if (place.asked) this.editor.show(place.asked);
    this.filter();
    this.isRestoring = false;
    return this.keepPlace(true);
  }

  /** Writes what is shown into the address. Typing in the search field makes no steps of the history. */
  keepPlace(replaces = false) {
    if (this.isRestoring || !this.hasBegun) return;
    const isStart = this.view === 'start';
    const { asked } = this.editor;
    const { search, ...filter } = this.bar.filter;
    const known = JSON.stringify([isStart, this.language, asked, filter]);
    const place = isStart ? {} : { language: this.language, asked, filter: { ...filter, search } };
    writePlace(place, replaces || known === this.known);
    this.known = known;
  }

  /** Copies a text, or shows it if the browser does not let the page copy. */
  async copy(text) {
    const isCopied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    this.tell(isCopied ? say('copied') : text);
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
  }

  /** Shows the progress of all languages, which takes a moment to load in a large project. */
  async count() {
    const { languages } = await ask('progress');
    this.bar.showLanguages(languages);
    this.overview.draw();
  }

  /** Shows the keys that pass the filter, and marks the one in the editor. */
  filter() {
    if (!this.rows) return;
    const { asked } = this.editor;
    this.list.show(this.rows, this.rows.passing(this.bar.filter), this.languagesOf({ language: this.language }), this.bar.filter.search);
    this.bar.showProgress(this.rows);
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
      editor.empty(this.nothing(), list.rows.keys.length ? this.allButton() : null, this.isDone);
    } else if (list.shown.length && list.place < 0 && !editor.isTouched && (goes || !editor.asked)) {
      const last = editor.asked ? -1 : list.shown.indexOf(editor.last && this.rows.find(editor.last));
      list.select(Math.max(0, last));
      this.show({ ...this.rows.at(list.chosen), language: this.language });
    }
    this.keepPlace();
  }

  /** Returns why the list is empty. */
  nothing() {
    if (!this.rows.keys.length) return say('no_keys');
    return say(this.isDone ? 'all_done' : 'nothing', { language: nameOf(this.language) });
  }

  /** Whether nothing is to do in the language, rather than nothing found. */
  get isDone() {
    const { search, table, state, findings, changed } = this.bar.filter;
    return state === 'unfinished' && !search && !table && !findings && !changed && this.rows.keys.length > 0;
  }

  allButton() {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = say('show_all');
    button.addEventListener('click', () => this.showAll());
    return button;
  }

  /** Shows the catalogs too that lack the language. */
  async includeOthers() {
    await ask('language', { language: this.language }).then(() => this.read()).catch((error) => this.failed(error));
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
    this.view = 'editor';
    this.show({ ...this.rows.at(row), language: this.language });
  }

  show(asked) {
    const hadFocus = this.editor.element.contains(document.activeElement);
    this.isAtEnd = false;
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

  /** Goes on after a save: to the next key; among keys to do, to the next that is, also to one that was passed over. */
  advance() {
    const { list, rows } = this;
    if (this.bar.filter.state !== 'unfinished' || list.place < 0) return this.move(1);
    const others = [...list.shown.slice(list.place + 1), ...list.shown.slice(0, list.place)];
    const next = others.find((row) => rows.isUnfinished(row) && !this.saves.isBusy({ ...rows.at(row), language: rows.language }));
    this.isAtEnd = next === undefined;
    if (!this.isAtEnd) list.go(list.shown.indexOf(next));
    return this.finish();
  }

  /** Empties the list after the last save of all that was to do. */
  finish() {
    if (!this.isAtEnd || !this.isDone || this.rows.counts.unfinished) return;
    this.settle(true);
    this.list.scroller.focus();
  }

  back() {
    this.view = 'list';
    this.list.scroller.focus();
  }

  async goTo(asked) {
    if (asked.language !== this.language) {
      this.language = asked.language;
      this.bar.language.value = asked.language;
      this.show(asked);
      await this.load().catch((error) => this.failed(error));
    }
    this.view = 'editor';
    this.show(asked);
    this.filter();
  }

  // Saves and unsaved texts.

  undo(isRedo) {
    const save = isRedo ? this.saves.redo() : this.saves.undo();
    if (save) this.goTo(save.asked);
  }

  saving() {
    this.bar.showSaves(this.saves);
    this.tell('');
    clearTimeout(this.telling);
    this.telling = setTimeout(() => { this.message.textContent = say('saving'); }, 300);
  }

  saved({ kind, asked, texts }, { entry }) {
    this.entries.forget(asked);
    if (entry) this.entries.keep(asked, entry);
    if (!this.saves.waiting.length) this.tell(say({ save: 'saved', undo: 'undone', redo: 'redone' }[kind]));
    this.notices.clear(`unsaved ${draftName(asked)}`);
    if (entry && this.editor.entry && this.isShown(asked)) this.editor.update(entry, true);
    this.bar.showSaves(this.saves);
    this.draftsChanged(asked);
    this.noteStatus(asked, entry);
    if (kind === 'save' && entry?.is_source && texts.some((text) => text.was && text.was !== text.text)) this.sourceChanged(asked, entry);
    this.poll();
  }

  /** Notes the status of a saved key, whose row is read a moment later. */
  noteStatus(asked, entry) {
    const row = this.rows?.language === asked.language ? this.rows.find(asked) : undefined;
    if (row === undefined || !entry) return;
    this.rows.statuses[row] = entry.status;
    this.finish();
  }

  /** Offers to mark the translations of a changed source text for review. */
  sourceChanged(asked, entry) {
    const languages = entry.others.map((other) => other.language);
    const name = `source ${draftName(asked)}`;
    if (!languages.length) return;
    this.notices.show(name, say('source_changed', { key: asked.key, count: languages.length }), [
      [say('mark_translations'), () => { this.notices.clear(name); reviewTranslations(this, asked, languages); }],
      [say('dismiss'), () => this.notices.clear(name)],
    ], true);
  }

  /** Says why texts were not saved, until that is dealt with. The status is that of a request without an answer. */
  notSaved({ kind, asked }, answer, status = 200) {
    const failure = { 0: 'not_answered', 403: 'not_allowed', 413: 'too_long' }[status] ?? 'failed';
    const reason = answer ? answer.reasons.join(' ') : say(failure, { status });
    this.tell('');
    this.entries.forget(asked);
    if (kind === 'save') this.unsaved(asked, reason);
    else this.notices.show('undo', say('not_undone', { key: asked.key, reason }), [[say('dismiss'), () => this.notices.clear('undo')]]);
    this.bar.showSaves(this.saves);
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
    this.bar.showProgress(this.rows);
    this.finish();
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

  tell(text, milliseconds = 2500) {
    this.message.textContent = text;
    clearTimeout(this.telling);
    this.telling = setTimeout(() => { this.message.textContent = ''; }, milliseconds);
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
