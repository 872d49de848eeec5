import { ask } from './api.js';
import { openDialog } from './dialog.js';
import { difference } from './diff.js';
import { plain } from './drafts.js';
import { fill, make, visible } from './dom.js';
import { say } from './words.js';

// Changes of several keys at once: each is shown before it is made.

const most = 200;

/** Reads keys of a language; returns those that still exist. */
async function readKeys(language, keys) {
  const found = [];
  for (let start = 0; start < keys.length; start += 20) {
    const { entries } = await ask('entries', { language, keys: keys.slice(start, start + 20) });
    found.push(...entries.filter(Boolean));
  }
  return found;
}

/** A list of changes, of which the ticked ones are saved. */
class Proposals {
  constructor(page, state, isAll) {
    Object.assign(this, { page, state, isAll, all: [], run: 0 });
    this.list = make('ul', { class: 'changes' });
    this.more = make('p', { class: 'facts' });
    this.button = make('button', { class: 'main', click: () => this.#save() });
    this.#count();
  }

  /** Shows the changes that `change` makes of the texts of keys: it returns the new text of a field, or null. */
  async show(keys, change) {
    const run = ++this.run;
    const { language } = this.page;
    const entries = await readKeys(language, keys.slice(0, most)).catch((error) => this.page.failed(error)) ?? [];
    if (run !== this.run) return;
    this.all = entries.map((entry) => {
      const typed = entry.fields.map((field) => ({ field, text: change(field) })).filter((one) => one.text !== null);
      return { entry, typed, box: make('input', { type: 'checkbox', checked: true, change: () => this.#count() }) };
    }).filter((one) => one.typed.length);
    const { own } = this.page.languagesOf({ language });
    fill(this.list, this.all.length ? this.all.map(({ entry, typed, box }) => make('li', {}, make('label', {}, box,
      make('span', { class: 'facts' }, visible(entry.key)),
      typed.map(({ field, text }) => make('p', {}, difference(field.text ?? '', text, own)))))) : make('li', { class: 'muted' }, say('nothing_found')));
    this.list.classList.remove('old');
    this.more.textContent = keys.length > most ? say('more_found', { count: most }) : '';
    this.#count();
  }

  /** Fades the changes, which cannot be saved until others are shown. */
  fade() {
    this.list.classList.add('old');
    this.button.disabled = true;
  }

  #chosen() {
    return this.all.filter((one) => one.box.checked);
  }

  #count() {
    const count = this.#chosen().length;
    this.button.textContent = say('apply', { count });
    this.button.disabled = !count;
  }

  #save() {
    const group = Symbol('changes');
    for (const { entry, typed } of this.#chosen()) {
      const asked = { table: entry.table, key: entry.key, language: entry.language };
      const texts = typed.flatMap((one) => this.page.saves.texts(entry, [one], this.state ?? one.field.state ?? 'translated', this.isAll));
      this.page.saves.save(asked, texts, { group });
    }
    this.button.closest('dialog').close();
  }
}

const isEditable = (field) => field.text !== null && field.text !== undefined;

/** Shows the texts of the list that need review, and accepts those that stay ticked. */
export function acceptSeveral(page) {
  const { rows, list } = page;
  const keys = list.shown.filter((row) => rows.statuses[row] === 'needs_review').map((row) => rows.at(row));
  const proposals = new Proposals(page, 'translated', true);
  openDialog(say('accept_many').replace('…', ''), [make('p', { class: 'facts' }, say('accept_hint')), proposals.list, proposals.more], proposals.button);
  proposals.show(keys, (field) => (isEditable(field) && field.state === 'needs_review' ? field.text : null));
}

/** Marks the translations of a key for review, after its source text has changed. */
export async function reviewTranslations(page, asked, languages) {
  const group = Symbol('review');
  const entries = [];
  for (const language of languages) entries.push(...await readKeys(language, [asked]).catch((error) => page.failed(error)) ?? []);
  for (const entry of entries) {
    const typed = entry.fields.filter((field) => isEditable(field) && (field.state || 'translated') === 'translated');
    const texts = typed.flatMap((field) => page.saves.texts(entry, [{ field, text: plain(field.text) }], 'needs_review', true));
    page.saves.save({ ...asked, language: entry.language }, texts, { group });
  }
}

/** Finds a text in the translations of the list and replaces it where that stays ticked. */
export function replaceSeveral(page) {
  const proposals = new Proposals(page, null, false);
  const field = (id) => make('input', { type: 'text', 'aria-label': say(id), placeholder: say(id), dir: 'auto', autocomplete: 'off', input: () => find() });
  const [from, to] = [field('find'), field('replace_with')];
  const exact = make('input', { type: 'checkbox', change: () => find() });
  let timer = 0;
  const find = () => {
    proposals.fade();
    clearTimeout(timer);
    timer = setTimeout(search, 200);
  };
  const search = () => {
    const { rows, list } = page;
    const escaped = from.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const wanted = new RegExp(escaped, exact.checked ? 'gu' : 'giu');
    const has = (text) => escaped !== '' && text.search(wanted) >= 0;
    const keys = list.shown.filter((row) => has(rows.texts[row])).map((row) => rows.at(row));
    proposals.show(keys, (one) => {
      const text = isEditable(one) && has(one.text) ? one.text.replace(wanted, () => to.value) : one.text;
      return text === one.text ? null : text;
    });
  };
  openDialog(say('replace').replace('…', ''), [make('div', { class: 'pair' }, from, to), make('label', { class: 'tick' }, exact, say('match_case')),
    proposals.list, proposals.more], proposals.button);
  from.focus();
}
