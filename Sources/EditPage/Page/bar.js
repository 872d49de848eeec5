import { fill, make } from './dom.js';
import { nameOf, say } from './words.js';

const states = ['unfinished', 'missing', 'new', 'incomplete', 'needs_review', 'translated', 'stale', 'excluded'];

/** The bar above the list, with the search field, the filters and the progress of the language. */
export class Bar {
  constructor(element, page) {
    this.element = element;
    this.page = page;
    const filters = () => page.settle(false);
    this.search = make('input', { type: 'search', placeholder: say('search'), 'aria-label': say('search'), autocomplete: 'off', spellcheck: 'false', input: filters });
    this.language = make('select', { 'aria-label': say('language'), change: () => page.choose(this.language.value) });
    this.table = make('select', { 'aria-label': say('catalog'), change: () => page.settle(true) });
    this.state = make('select', { 'aria-label': say('state'), change: filters },
      make('option', { value: '' }, say('any_state')), states.map((state) => make('option', { value: state }, say(`status.${state}`))));
    this.findings = make('input', { type: 'checkbox', change: filters });
    this.changed = make('input', { type: 'checkbox', change: filters });
    const { since } = page.project;
    this.progress = make('progress', { max: '100', 'aria-label': say('status.translated') });
    this.done = make('span');
    fill(element, this.search, this.language, this.table, this.state,
      make('label', {}, this.findings, say('with_findings')),
      since ? make('label', {}, this.changed, say('changed_since', { revision: since })) : null,
      page.readOnly ? make('strong', {}, say('read_only')) : null,
      make('span', { class: 'total' }, this.done, ' ', this.progress));
  }

  /** Shows the languages and tables of the project. */
  draw() {
    const { languages, tables } = this.page.project;
    const chosen = this.table.value;
    fill(this.language, languages.map((language) => make('option', { value: language.tag }, Bar.labelOf(language))));
    this.language.value = this.page.language ?? '';
    fill(this.table, make('option', { value: '' }, say('all_catalogs')),
      tables.map((table) => make('option', { value: table.path }, table.path)));
    this.table.value = tables.some((table) => table.path === chosen) ? chosen : '';
    this.table.hidden = tables.length < 2;
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
    this.state.value = state;
    this.findings.checked = findings;
    this.changed.checked = changed;
  }

  /** Shows the progress of the current language. */
  showProgress(progress) {
    this.progress.value = progress.percent;
    this.done.textContent = say('progress', progress);
    const own = this.page.project.languages.find((language) => language.tag === this.page.language);
    if (!own) return;
    Object.assign(own, { wanted: progress.total, translated: progress.done });
    this.#label(own);
  }
}
