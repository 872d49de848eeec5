import { fill, make, visible } from './dom.js';
import { say, stateOf } from './words.js';

const height = 52;
const spare = 6;

/** The list of keys. Only the visible rows are in the document. */
export class List {
  /** @param page `open`, to show a row in the editor, and `isUnsaved` and `showAll`. */
  constructor(element, page) {
    this.page = page;
    this.rows = null;
    this.shown = [];
    this.place = -1;
    this.following = 0;
    this.space = make('div', { 'aria-hidden': 'true' });
    this.scroller = make('div', {
      class: 'rows', role: 'listbox', tabindex: '0', 'aria-label': say('keys'), scroll: () => this.draw(),
    });
    this.counted = make('p', { class: 'counted', role: 'status' }, say('loading'));
    this.all = make('button', { type: 'button', hidden: true, click: () => page.showAll() }, say('show_all'));
    this.drafts = make('button', { type: 'button', hidden: true, click: () => page.showDraft() });
    fill(element, this.scroller, make('div', { class: 'foot muted' }, this.counted, this.all, this.drafts));
    new ResizeObserver(() => this.draw()).observe(this.scroller);
  }

  /** Shows the rows that pass a filter; the selected row remains selected if it is one of them. */
  show(rows, shown, languages) {
    const chosen = this.chosen;
    Object.assign(this, { rows, shown, languages });
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

  reveal() {
    const top = this.place * height;
    const { scrollTop, clientHeight } = this.scroller;
    if (top < scrollTop) this.scroller.scrollTop = top;
    else if (top + height > scrollTop + clientHeight) this.scroller.scrollTop = top + height - clientHeight;
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
    const text = texts[row] || sources[row];
    const language = texts[row] ? this.languages.own : this.languages.source;
    const element = make('div', {
      class: 'row', role: 'option', id: `row-${row}`, 'aria-selected': String(place === this.place),
      'aria-setsize': this.shown.length, 'aria-posinset': place + 1,
      mousedown: (event) => event.preventDefault(), click: () => { this.scroller.focus(); this.go(place); },
    },
    make('span', { class: 'key', dir: 'auto' }, visible(keys[row])),
    make('span', { class: `state ${status}` },
      this.page.isUnsaved(row) ? make('strong', { class: 'warning' }, `${say('unsaved')} · `) : null,
      worst ? make('span', { class: worst }, `${say(`severity.${worst}`)} · `) : null, stateOf(status)),
    make('span', { class: 'line', dir: 'auto', lang: language?.tag }, visible(text.replace(/\s+/g, ' ')) || '\u00a0'));
    element.style.top = `${place * height}px`;
    return element;
  }
}
