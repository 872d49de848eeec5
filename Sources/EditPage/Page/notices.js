import { fill, make } from './dom.js';

/** Messages above the page. Each stays until its reason has gone, whatever else happens. */
export class Notices {
  constructor(element) {
    this.element = element;
    this.shown = new Map();
  }

  /** Shows a message, or removes it if the text is empty. An action is a pair of a label and a function. */
  show(name, text, actions = [], isCalm = false) {
    if ((this.shown.get(name)?.text ?? '') === text) return;
    if (text) this.shown.set(name, { text, actions, isCalm });
    else this.shown.delete(name);
    fill(this.element, [...this.shown.values()].map((notice) => make('div', { class: notice.isCalm ? 'notice calm' : 'notice' },
      make('p', { class: 'text' }, notice.text),
      notice.actions.map(([label, click]) => make('button', { click }, label)))));
    this.element.hidden = !this.shown.size;
  }

  clear(name) {
    this.show(name, '');
  }
}
