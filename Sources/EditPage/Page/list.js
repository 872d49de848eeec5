import { fill, make } from './dom.js';
import { keyName, lineOf } from './marks.js';
import { fold, wordsOf } from './rows.js';
import { say, stateOf } from './words.js';

const height = 60;
const spare = 6;

/** The list of keys. Only the visible rows are in the document. */
export class List {
  /** @param page `open`, to show a row in the editor, `isUnsaved`, `showAll` and `bar`, whose filters stand above the list. */
  constructor(element, page) {
    Object.assign(this, { page, rows: null, shown: [], words: [], place: -1, following: 0 });
    this.space = make('div', { 'aria-hidden': 'true' });
    this.scroller = make('div', {
      class: 'rows', role: 'listbox', tabindex: '0', 'aria-label': say('keys'), scroll: () => this.draw(),
    }, Array.from({ length: 8 }, () => make('div', { class: 'skeleton', 'aria-hidden': 'true' })));
    this.counted = make('p', { class: 'counted', role: 'status' }, say('loading'));
    this.all = make('button', { hidden: true, click: () => page.showAll() }, say('show_all'));
    this.drafts = make('button', { hidden: true, click: () => page.showDraft() });
    this.others = make('button', { hidden: true, click: () => page.includeOthers() });
    fill(element, page.bar.filters, this.scroller, make('div', { class: 'foot muted' }, this.counted, this.all, this.drafts, this.others));
    new ResizeObserver(() => this.draw()).observe(this.scroller);
  }

  /** Shows the rows that pass a filter; the selected row remains selected if it is one of them. */
  show(rows, shown, languages, search) {
    const chosen = this.chosen;
    Object.assign(this, { rows, shown, languages, words: wordsOf(search) });
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
    this.select(place);
    this.page.open(this.chosen);
  }

  /** Selects the row at an index of the shown rows. */
  select(place) {
    this.place = Math.max(0, Math.min(place, this.shown.length - 1));
    this.reveal();
    this.draw();
  }

  /** Moves the selection by a number of rows; returns whether the selection changed. */
  move(steps) {
    const wanted = this.place >= 0 ? this.place + steps : this.following + (steps > 0 ? steps - 1 : steps);
    const place = Math.max(0, Math.min(wanted, this.shown.length - 1));
    if (place === this.place || !this.shown.length) return false;
    this.go(place);
    return true;
  }

  /** Scrolls to the selected row, so that two rows around it are in view too. */
  reveal() {
    const top = this.place * height;
    const { scrollTop, clientHeight } = this.scroller;
    const margin = clientHeight > 6 * height ? 2 * height : 0;
    if (top - margin < scrollTop) this.scroller.scrollTop = top - margin;
    else if (top + height + margin > scrollTop + clientHeight) this.scroller.scrollTop = top + height + margin - clientHeight;
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
      ? say('count', { shown: this.shown.length, total: this.rows.keys.length }) : this.page.nothing();
    this.scroller.parentElement.classList.toggle('empty', !this.shown.length);
    const others = this.page.readOnly ? 0 : this.languages.own?.other_tables;
    this.others.hidden = !others;
    this.others.textContent = say('other_catalogs', { count: others });
    this.all.hidden = this.shown.length > 0 || !this.rows.keys.length;
  }

  /** Shows the number of keys with unsaved text. */
  showDrafts(count) {
    this.drafts.hidden = !count;
    this.drafts.textContent = say('drafts', { count });
    this.draw();
  }

  row(row, place) {
    const { keys, texts, sources, statuses, severities } = this.rows;
    const status = statuses[row];
    const worst = ['', '', 'warning', 'error'][severities[row]];
    const { own, source } = this.languages;
    const isText = sources[row] === keys[row] || !sources[row].trim();
    // Below the source text stands the translation; the key where there is none, or where only the key has the words.
    const has = (text) => this.words.some((word) => fold(text).includes(word));
    const showsKey = !isText && (!texts[row] || texts[row] === sources[row] || (has(keys[row]) && !has(texts[row])));
    const below = showsKey ? make('span', { class: 'line key', dir: 'ltr' }, this.#line(keyName(keys[row])))
      : make('span', { class: 'line', dir: own?.is_right_to_left ? 'rtl' : 'auto', lang: own?.tag }, this.#line(texts[row], own));
    const element = make('div', {
      class: 'row', role: 'option', id: `row-${row}`, 'aria-selected': String(place === this.place), 'data-key': keys[row],
      'aria-setsize': this.shown.length, 'aria-posinset': place + 1, title: keys[row],
      mousedown: (event) => event.preventDefault(), click: () => { this.scroller.focus(); this.go(place); },
    },
    make('span', { class: `dot ${status}` }),
    make('span', { class: 'head', dir: isText ? 'auto' : source?.is_right_to_left ? 'rtl' : 'ltr', lang: source?.tag }, isText && !keys[row].trim() ? keyName('') : this.#line(isText ? keys[row] : sources[row], source)),
    make('span', { class: `state ${status}` },
      this.page.isUnsaved(row) ? make('strong', { class: 'warning' }, say('unsaved')) : null,
      worst ? make('span', { class: worst }, say(`severity.${worst}`)) : null, make('span', {}, stateOf(status))),
    below);
    element.style.top = `${place * height}px`;
    return element;
  }

  #line(text, language) {
    return text ? lineOf(text, this.words, language?.is_right_to_left) : '\u00a0';
  }
}
