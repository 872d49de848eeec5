import { ask } from './api.js';
import { nameOf } from './drafts.js';

/** Keys that were read ahead, so that the next key is shown without a delay. */
export class Entries {
  constructor() {
    this.known = new Map();
    this.changes = new Map();
    this.generation = 0;
    this.isReading = false;
  }

  /** Returns a key if it is known, or undefined. */
  get(asked) {
    return this.known.get(nameOf(asked));
  }

  keep(asked, entry) {
    this.known.set(nameOf(asked), entry);
    if (this.known.size > 100) this.known.delete(this.known.keys().next().value);
  }

  /** Forgets a key that has changed, or all keys. */
  forget(asked = null) {
    if (!asked) {
      this.generation += 1;
      this.known.clear();
      return;
    }
    this.known.delete(nameOf(asked));
    this.changes.set(nameOf(asked), (this.changes.get(nameOf(asked)) ?? 0) + 1);
  }

  /** Returns what differs if the key was forgotten meanwhile. */
  #version(asked) {
    return `${this.generation} ${this.changes.get(nameOf(asked)) ?? 0}`;
  }

  /** Reads a key. */
  async read(asked) {
    const version = this.#version(asked);
    const entry = await ask('entry', asked);
    if (version === this.#version(asked)) this.keep(asked, entry);
    return entry;
  }

  /** Reads keys of a language ahead: the first one alone, because it is needed first. */
  async readAhead(language, keys) {
    this.wanted = { language, keys };
    if (this.isReading) return;
    this.isReading = true;
    try {
      while (this.wanted) await this.#readSome();
    } catch {
      this.wanted = null;
    } finally {
      this.isReading = false;
    }
  }

  async #readSome() {
    const { language, keys } = this.wanted;
    const missing = keys.filter((key) => this.get({ ...key, language }) === undefined);
    const some = missing.length === keys.length ? missing.slice(0, 1) : missing;
    if (!some.length) {
      this.wanted = null;
      return;
    }
    const versions = some.map((key) => this.#version({ ...key, language }));
    const { entries } = await ask('entries', { language, keys: some });
    some.forEach((key, number) => {
      const asked = { ...key, language };
      if (versions[number] === this.#version(asked)) this.keep(asked, entries[number] ?? null);
    });
  }
}
