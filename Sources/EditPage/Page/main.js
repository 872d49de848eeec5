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
