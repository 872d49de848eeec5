import { fill, make, visible } from './dom.js';
import { icon } from './icons.js';
import { menu } from './menu.js';
import { acceptSeveral, replaceSeveral } from './several.js';
import { nameOf, say } from './words.js';

const states = ['unfinished', 'missing', 'new', 'incomplete', 'needs_review', 'translated', 'stale', 'excluded'];

/** The bar above the page and the filters above the list. */
export class Bar {
  constructor(element, page) {
    Object.assign(this, { element, page });
    const filters = () => page.settle(false);
    this.search = make('input', { type: 'search', placeholder: say('search'), 'aria-label': say('search'), autocomplete: 'off', spellcheck: 'false', input: filters });
    this.language = make('select', { class: 'language', 'aria-label': say('language'), change: () => page.choose(this.language.value) });
    this.progress = make('progress', { max: '100', 'aria-label': say('status.translated') });
    this.done = make('span');
    this.undo = Bar.#button('undo', () => page.undo(false));
    this.redo = Bar.#button('redo', () => page.undo(true));
    this.#makeFilters(filters);
    fill(element, make('h1', { class: 'hidden-label' }, document.title),
      make('button', { class: 'plain name', title: say('languages'), 'aria-label': `${say('project')}: ${page.name}`, click: () => page.showStart() }, visible(page.name)),
      make('span', { class: 'pick' }, this.language, icon('down')),
      make('span', { class: 'total' }, this.progress, this.done),
      make('label', { class: 'find' }, icon('search'), this.search, make('kbd', {}, '/')),
      page.readOnly ? make('strong', { class: 'badge' }, say('read_only')) : make('span', { class: 'undo' }, this.undo, this.redo),
      menu(say('more'), () => [
        { label: say('languages'), act: () => page.showStart() },
        { label: say('copy_link'), act: () => page.copy(location.href) },
        page.readOnly || !page.rows ? null : { label: say('replace'), act: () => replaceSeveral(page) },
        page.readOnly || !page.rows ? null : { label: say('accept_many'), act: () => acceptSeveral(page) },
      ]));
  }

  static #button(id, click) {
    return make('button', { class: 'plain', title: say(id), hidden: true, click }, icon(id), make('span', { class: 'hidden-label' }, say(id)));
  }

  #makeFilters(filters) {
    const { since } = this.page.project;
    const set = (state) => () => {
      this.state.value = state;
      filters();
    };
    this.tabs = [['unfinished', say('status.unfinished')], ['needs_review', say('status.needs_review')], ['', say('all')]].map(([state, label]) => {
      const count = make('span', { class: 'count' });
      return { state, count, button: make('button', { click: set(state) }, `${label} `, count) };
    });
    this.table = make('select', { class: 'table', 'aria-label': say('catalog'), change: () => this.page.settle(true) });
    this.state = make('select', { class: 'states', 'aria-label': say('state'), change: filters },
      make('option', { value: '' }, say('any_state')), states.map((state) => make('option', { value: state }, say(`status.${state}`))));
    this.findings = make('input', { type: 'checkbox', change: filters });
    this.changed = make('input', { type: 'checkbox', change: filters });
    const summary = make('summary', { title: say('filter'), 'aria-label': say('filter') }, icon('filter'));
    const label = (id, element) => make('label', {}, make('span', { class: 'facts' }, say(id)), element);
    this.tableLabel = label('catalog', this.table);
    this.more = make('details', { class: 'holder', keydown: (event) => { if (event.key === 'Escape') this.more.open = false; } },
      summary, make('div', { class: 'menu' }, label('state', this.state), this.tableLabel,
        make('label', { class: 'tick' }, this.findings, say('with_findings')),
        since ? make('label', { class: 'tick' }, this.changed, say('changed_since', { revision: since })) : null));
    this.more.addEventListener('focusout', (event) => { if (event.relatedTarget && !this.more.contains(event.relatedTarget)) this.more.open = false; });
    this.filters = make('div', { class: 'filters' }, make('div', { class: 'tabs', role: 'group', 'aria-label': say('state') }, this.tabs.map((tab) => tab.button)), this.more);
  }

  /** Shows the languages and tables of the project. */
  draw() {
    const { languages, tables } = this.page.project;
    const chosen = this.table.value;
    const sorted = [...languages].sort((one, other) => Boolean(one.is_source) - Boolean(other.is_source)
      || nameOf(one.tag).localeCompare(nameOf(other.tag), document.documentElement.lang));
    fill(this.language, sorted.map((language) => make('option', { value: language.tag }, Bar.labelOf(language))));
    this.language.value = this.page.language ?? '';
    fill(this.table, make('option', { value: '' }, say('all_catalogs')),
      tables.map((table) => make('option', { value: table.path }, table.path)));
    this.table.value = tables.some((table) => table.path === chosen) ? chosen : '';
    this.tableLabel.hidden = tables.length < 2;
  }

  static labelOf({ tag, wanted, translated, is_source: isSource }) {
    if (isSource) return `${nameOf(tag)} – ${say('source')}`;
    return wanted === undefined ? nameOf(tag) : `${nameOf(tag)} – ${wanted ? Math.floor((translated * 100) / wanted) : 100} %`;
  }

  /** Shows the progress of all languages. */
  showLanguages(counted) {
    for (const language of this.page.project.languages) {
      Object.assign(language, counted.find((one) => one.tag === language.tag));
      this.#label(language);
    }
  }

  #label(language) {
    const option = [...this.language.options].find((one) => one.value === language.tag);
    if (option) option.textContent = Bar.labelOf(language);
  }

  /** The filter for the list. */
  get filter() {
    return {
      search: this.search.value, table: this.table.value, state: this.state.value, findings: this.findings.checked,
      changed: this.changed.checked,
    };
  }

  /** Sets the filter; without one, all keys pass. */
  set filter({ search = '', table = '', state = '', findings = false, changed = false }) {
    this.search.value = search;
    this.table.value = table;
    this.state.value = states.includes(state) ? state : '';
    this.findings.checked = findings;
    this.changed.checked = changed;
  }

  /** Shows the progress of the current language, the number of keys in each state and which filters are set. */
  showProgress(rows) {
    const { progress, counts } = rows;
    this.progress.value = progress.percent;
    this.done.textContent = say('progress', progress);
    for (const { state, count, button } of this.tabs) {
      count.textContent = String(counts[state] ?? 0);
      button.setAttribute('aria-pressed', String(this.state.value === state));
    }
    const { table, state, findings, changed } = this.filter;
    this.more.classList.toggle('active', Boolean(table || findings || changed || !this.tabs.some((tab) => tab.state === state)));
    const own = this.page.project.languages.find((language) => language.tag === this.page.language);
    if (!own) return;
    Object.assign(own, { wanted: progress.total, translated: progress.done });
    this.#label(own);
  }

  /** Shows which saves can be undone or made again. */
  showSaves({ done, undone }) {
    this.undo.hidden = !done.length;
    this.redo.hidden = !undone.length;
  }
}
