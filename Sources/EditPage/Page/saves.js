import { Unanswered, ask } from './api.js';
import { draftOf, dropDraft, nameOf, onDisk, plain, rebaseDraft } from './drafts.js';

/**
 * The saves of the page, which are sent one after the other while the user goes on. Each text is sent with the key and
 * the language of its field. A text that could not be saved stays as a draft.
 */
export class Saves {
  /** @param page what is told about the outcome: `saving`, `saved`, `notSaved`. */
  constructor(page) {
    Object.assign(this, { page, waiting: [], done: [], undone: [] });
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
    this.#add({ kind: 'save', asked, texts: texts.map((one) => one.after), before: texts.map((one) => one.before), comment, group });
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

  /** Reverts the last save, or the last group of saves, unless the text has changed since. */
  undo() {
    return this.#again(this.done, (save) => this.#add({
      ...save, kind: 'undo', texts: Saves.#changed(save.texts, save.before), undoes: save,
      comment: save.comment && { was: save.comment.text, text: save.comment.was ?? '' },
    }));
  }

  /** Makes the last reverted saves again. */
  redo() {
    return this.#again(this.undone, (save) => this.#add({ ...save, kind: 'redo' }));
  }

  #again(saves, make) {
    const last = saves.at(-1);
    while (saves.length && (saves.at(-1) === last || (last.group && saves.at(-1).group === last.group))) make(saves.pop());
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
      const { asked, texts, comment } = this.waiting[0];
      const answer = await ask('save', { ...asked, texts, comment }).catch((error) => error);
      this.#finish(this.waiting.shift(), answer);
    }
  }

  #finish(save, answer) {
    if (answer instanceof Error) {
      if (!(answer instanceof Unanswered)) reportError(answer);
      if (save.kind === 'undo') this.done.push(save.undoes);
      if (save.kind === 'redo') this.undone.push(save);
      this.page.notSaved(save, null, answer.status ?? 0);
    } else if (answer.outcome === 'saved' || Saves.#isAsWanted(save, answer)) {
      this.#settle(save);
      this.page.saved(save, answer);
    } else {
      this.page.notSaved(save, answer);
    }
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
    if (save.kind === 'undo') this.undone.push(save.undoes);
    else this.done.push(save);
    if (save.kind === 'save') this.undone = [];
  }
}
