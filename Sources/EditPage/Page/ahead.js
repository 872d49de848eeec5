import { make } from './dom.js';
import { draftOf, keepDraft, plain } from './drafts.js';
import { isApple, nameOf, say } from './words.js';

/** Returns whether a key event types a character; AltGr and, on Apple's keyboards, Option type characters. */
function isTyped(event) {
  if ([...event.key].length !== 1 || event.metaKey) return false;
  return event.getModifierState('AltGraph') || (!event.ctrlKey && (isApple || !event.altKey));
}

/**
 * A locked field in place of a key that is being read. It shows what is typed meanwhile, which goes to the fields of
 * the key when they are there; Tab goes on to the next field.
 */
export class Ahead {
  constructor(asked) {
    Object.assign(this, { asked, texts: [''], state: null });
    this.area = make('textarea', {
      rows: '1', readonly: true, lang: asked.language, dir: 'auto', 'aria-label': say('loading'), 'aria-busy': 'true',
      keydown: (event) => this.#press(event), paste: (event) => this.#paste(event),
    });
    this.element = make('div', { class: 'field ahead' }, make('div', { class: 'input' }, this.area), make('p', { class: 'facts' }, `${nameOf(asked.language)} · ${say('loading')}`));
  }

  /** Whether something was typed. */
  get hasText() {
    return this.texts.some(Boolean);
  }

  #press(event) {
    const last = this.texts.length - 1;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (isTyped(event)) this.texts[last] += event.key;
    else if (event.key === 'Enter' && !hasModifier) this.texts[last] += '\n';
    else if (event.key === 'Backspace' && !hasModifier) this.texts[last] = [...this.texts[last]].slice(0, -1).join('');
    else if (event.key === 'Tab' && !hasModifier && !event.shiftKey) this.texts.push('');
    else return;
    event.preventDefault();
    this.#draw();
  }

  #paste(event) {
    this.texts[this.texts.length - 1] += event.clipboardData.getData('text/plain');
    event.preventDefault();
    this.#draw();
  }

  #draw() {
    this.area.value = this.texts.join('\n');
    this.area.rows = Math.min(12, this.area.value.split('\n').length);
  }

  /**
   * Makes drafts of what was typed, after the texts of the fields. Returns the fields that got a text, and whether
   * all of them were empty; only then can they be saved unseen.
   */
  settle(fields) {
    const typed = fields.map(() => '');
    this.texts.forEach((text, number) => { typed[Math.min(number, fields.length - 1)] += text; });
    const filled = [];
    let isNew = true;
    fields.forEach((field, number) => {
      if (!typed[number]) return;
      const old = draftOf(this.asked, field.part)?.text ?? plain(field.text);
      if (old) isNew = false;
      filled.push({ field, text: old + plain(typed[number]) });
      keepDraft(this.asked, field, old + plain(typed[number]));
    });
    return { filled, isNew };
  }
}
