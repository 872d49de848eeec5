import { Unanswered, ask } from './api.js';
import { draftOf, dropDraft, nameOf, onDisk, plain, rebaseDraft } from './drafts.js';

/**
 * The saves of the page, which are sent one after the other while the user goes on. Each text is sent with the key and
 * the language of its field. A text that could not be saved stays as a draft.
 *
 * `done` and `undone` are the saves that Undo and Redo act on, as they will be when the waiting ones are answered: a
 * save can be reverted while it, or another of its group, is still on its way.
 */
export class Saves {
  /** @param page what is told about the outcome: `saving`, `saved`, `notSaved`, `tell`. */
  constructor(page) {
    Object.assign(this, { page, waiting: [], done: [], undone: [], count: 0 });
  }

  /** Returns the text and state of a part that will be in the file when all saves are done, or undefined. */
  #queued(entry, part) {
    const same = this.waiting.filter((save) => nameOf(save.asked) === nameOf(entry));
    return same.flatMap((save) => save.texts).findLast((text) => text.part === part);
  }

  /** Returns whether a key has saves that are not done. */
  isBusy(entry) {
    return this.waiting.some((save) => nameOf(save.asked) === nameOf(entry));
  }

  /** Returns what to save: the changed texts of fields and, with `isAll`, the state of the others. */
  texts(entry, typed, state, isAll) {
    return typed.map(({ field, text }) => this.#text(entry, field, text, state, isAll)).filter(Boolean);
  }

  /** Saves texts of a key, if there are any, and a changed comment `{was, text}`. Saves of a group are undone together. */
  save(asked, texts, { comment = null, group = null } = {}) {
    if (!texts.length && !comment) return;
    const save = { kind: 'save', number: this.count++, asked, texts: texts.map((one) => one.after), before: texts.map((one) => one.before), comment, group };
    this.done.push(save);
    this.undone = [];
    this.#add(save);
  }

  /** Returns what to save to remove the texts of a key. */
  removal(entry) {
    return entry.fields.filter((field) => (field.text ?? null) !== null).map((field) => {
      const own = { part: field.part, key: entry.key, language: entry.language };
      const state = field.state || 'translated';
      return { after: { ...own, was: field.text, text: null, state }, before: { ...own, text: field.text, state } };
    });
  }

  #text(entry, field, text, state, isAll) {
    const queued = this.#queued(entry, field.part);
    const was = queued ? queued.text : field.text ?? null;
    const present = queued ? queued.state : field.state;
    const isChanged = text !== plain(was);
    if (!isChanged && (!isAll || was === null || present === state || (!present && state === 'translated'))) return null;
    const own = { part: field.part, key: entry.key, language: entry.language };
    return {
      after: { ...own, was, text: isChanged ? onDisk(field, text) : was, state },
      before: { ...own, text: was, state: present || 'translated' },
    };
  }

  /** Reverts the last save, or the last group of saves, unless the text has changed since. Returns the last one. */
  undo() {
    return this.#again(this.done, this.undone, (save) => ({
      kind: 'undo', texts: Saves.#changed(save.texts, save.before),
      comment: save.comment && { was: save.comment.text, text: save.comment.was ?? '' },
    }));
  }

  /** Makes the last reverted saves again. */
  redo() {
    return this.#again(this.undone, this.done, () => ({ kind: 'redo' }));
  }

  #again(from, to, change) {
    const last = from.at(-1);
    while (from.length && (from.at(-1) === last || (last.group && from.at(-1).group === last.group))) {
      const save = from.pop();
      to.push(save);
      this.#add({ ...save, ...change(save), repeats: save });
    }
    return last;
  }

  static #changed(from, to) {
    return to.map((text) => ({ ...text, was: from.find((one) => one.part === text.part).text }));
  }

  async #add(save) {
    this.waiting.push(save);
    this.page.saving();
    if (this.waiting.length > 1) return;
    while (this.waiting.length) {
      const [next] = this.waiting;
      const { asked, texts, comment } = next;
      // What was never saved needs no undo; the reason has been told.
      const isNeeded = !next.repeats?.hasFailed;
      const answer = isNeeded ? await ask('save', { ...asked, texts, comment }).catch((error) => error) : null;
      this.waiting.shift();
      try {
        if (isNeeded) this.#finish(next, answer);
        else if (!this.waiting.length) this.page.tell('');
      } catch (error) {
        // Whatever the page cannot show, the next save must be sent.
        reportError(error);
      }
    }
  }

  #finish(save, answer) {
    if (answer instanceof Error) {
      if (!(answer instanceof Unanswered)) reportError(answer);
      this.#takeBack(save, true);
      this.page.notSaved(save, null, answer.status ?? 0);
    } else if (answer.outcome === 'saved' || Saves.#isAsWanted(save, answer)) {
      this.#settle(save);
      this.page.saved(save, answer);
    } else {
      this.#takeBack(save, false);
      this.page.notSaved(save, answer);
    }
  }

  /** Makes the lists true after a failure. An undo or redo without an answer can be tried again. */
  #takeBack(save, isRepeatable) {
    const own = save.repeats ?? save;
    this.done = this.done.filter((one) => one !== own);
    this.undone = this.undone.filter((one) => one !== own);
    own.hasFailed = !isRepeatable || !save.repeats;
    if (own.hasFailed) return;
    if (save.kind === 'undo') this.done = [...this.done, own].sort((one, other) => one.number - other.number);
    else this.undone = [...this.undone, own].sort((one, other) => other.number - one.number);
  }

  /** Whether the file already has the texts: the answer to an earlier request may have been lost. */
  static #isAsWanted(save, { outcome, entry }) {
    return outcome === 'conflict' && Boolean(entry) && (!save.comment || (entry.raw_comment ?? '') === save.comment.text) && save.texts.every((text) => {
      const field = entry.fields.find((one) => one.part === text.part);
      return (field?.text ?? null) === text.text && (text.text === null || (field.state ?? 'translated') === text.state);
    });
  }

  #settle(save) {
    for (const text of save.texts) {
      const draft = draftOf(save.asked, text.part);
      if (draft && draft.text === plain(text.text)) dropDraft(save.asked, text.part);
      else if (draft) rebaseDraft(save.asked, text.part, text.text);
    }
  }
}
