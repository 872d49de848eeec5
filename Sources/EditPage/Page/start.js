import { ask } from './api.js';
import { fill, make } from './dom.js';
import { nameOf, say } from './words.js';

/** The page with all languages of the project and their progress. */
export class Start {
  constructor(element, page) {
    Object.assign(this, { element, page });
    this.cards = make('ul', { class: 'cards' });
    this.tag = make('input', { type: 'text', id: 'new-language', autocomplete: 'off', spellcheck: 'false', 'aria-describedby': 'new-hint' });
    this.hint = make('p', { class: 'facts', id: 'new-hint', role: 'status' }, say('new_language_hint'));
    fill(element, make('div', { class: 'sheet' }, make('h1', {}, say('start_title')), this.cards,
      page.readOnly ? null : make('form', { submit: (event) => this.#begin(event) },
        make('label', { for: 'new-language' }, say('new_language')),
        make('div', { class: 'pair' }, this.tag, make('button', { type: 'submit' }, say('start'))), this.hint)));
  }

  /** Draws the languages; their progress appears when it is known. A card stays where it is, for a click or the focus. */
  draw() {
    const all = this.page.project.languages.filter((language) => !language.is_source);
    const tags = all.map((language) => language.tag).join();
    if (tags !== this.tags) {
      this.tags = tags;
      this.shown = all.map(({ tag }) => this.#card(tag));
      fill(this.cards, this.shown.map((card) => make('li', {}, card)));
    }
    all.forEach((language, place) => this.#showProgress(language, this.shown[place]));
  }

  #card(tag) {
    return make('button', { click: () => this.page.enterLanguage(tag) },
      make('strong', {}, nameOf(tag)), make('span', { class: 'facts' }, tag),
      make('progress', { max: '100', 'aria-hidden': 'true' }), make('span', { class: 'facts' }, say('loading')));
  }

  #showProgress({ wanted, translated }, card) {
    if (wanted === undefined) return;
    const percent = wanted ? Math.floor((translated * 100) / wanted) : 100;
    card.querySelector('progress').value = percent;
    card.lastChild.textContent = `${percent} % · ${wanted > translated ? say('left', { count: wanted - translated }) : say('complete')}`;
  }

  async #begin(event) {
    event.preventDefault();
    const asked = this.tag.value.trim().replaceAll('_', '-');
    if (!asked) return this.tag.focus();
    const answer = await ask('language', { language: asked }).catch((error) => this.page.failed(error));
    if (!answer) return undefined;
    this.tag.setAttribute('aria-invalid', String(Boolean(answer.reason)));
    this.hint.textContent = answer.reason ?? say('new_language_hint');
    if (answer.reason) return this.tag.focus();
    this.tag.value = '';
    await this.page.read();
    return this.page.enterLanguage(answer.language);
  }
}
