import { nameOf } from './drafts.js';

// The undo history of each text field. The browser's own history forgets a field when a script sets its text, and
// can reach other fields.

const histories = new Map();
const mostHistories = 200;

/** Returns the history of a text of a key. It stays when another key is shown. */
export function historyOf(entry, part, text) {
  const name = `${nameOf(entry)} ${part}`;
  const history = histories.get(name) ?? new TextHistory(text);
  histories.delete(name);
  histories.set(name, history);
  if (histories.size > mostHistories) histories.delete(histories.keys().next().value);
  return history;
}

class TextHistory {
  constructor(text) {
    this.steps = [{ text, caret: text.length, kind: null }];
    this.place = 0;
  }

  /** Records a text. Typing of one kind joins one step until the next word; a step without a kind stands alone. */
  record(text, caret = text.length, kind = null) {
    const last = this.steps[this.place];
    if (text === last.text) return;
    const step = { text, caret, kind, time: Date.now() };
    if (this.#joins(step, last)) {
      this.steps[this.place] = step;
      return;
    }
    const most = text.length > 20_000 ? 20 : 500;
    this.steps = [...this.steps.slice(0, this.place + 1), step].slice(-most);
    this.place = this.steps.length - 1;
  }

  #joins(step, last) {
    if (!step.kind || step.kind !== last.kind || this.place === 0) return false;
    if (step.kind === 'insertCompositionText') return true;
    const startsWord = /\s$/.test(last.text.slice(0, last.caret)) && /\S$/.test(step.text.slice(0, step.caret));
    return step.time - last.time < 2000 && Math.abs(step.caret - last.caret) <= 2 && !startsWord;
  }

  /** Ends the present step: what is typed next is a new one. */
  close() {
    this.steps[this.place].kind = null;
  }

  /** Goes a number of steps forth or back, and returns the step there; undefined at either end. */
  go(steps) {
    const step = this.steps[this.place + steps];
    if (step) this.place += steps;
    this.close();
    return step;
  }
}
