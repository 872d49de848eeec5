// The keys of a language, which the list shows, searches and filters. Searching 100,000 keys takes a few hundredths of
// a second, so typing into the search field needs no requests.

const unfinished = new Set(['missing', 'new', 'incomplete', 'needs_review']);

/** Returns a text in lower case and without accents, for searching. */
export function fold(text) {
  const lower = text.toLowerCase();
  // eslint-disable-next-line no-control-regex
  return /^[\u0000-\u007f]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Returns the words of a search; what is in quotation marks belongs together. */
export const wordsOf = (search) => [...fold(search).matchAll(/"([^"]+)"|[^\s"]+/g)].map((match) => match[1] ?? match[0]);

export class Rows {
  constructor(answer) {
    Object.assign(this, answer);
    this.folded = this.keys.map((key, row) => this.#folded(row));
    this.places = new Map(this.keys.map((key, row) => [`${this.tables[row]} ${key}`, row]));
    this.tableOf = new Map(this.paths.map((path, table) => [path, table]));
  }

  #folded(row) {
    return fold(`${this.keys[row]}\n${this.sources[row]}\n${this.texts[row]}\n${this.comments[row]}`);
  }

  /** Updates the row of a changed key and returns it, or returns undefined if the key is new. */
  take(changed) {
    const row = this.places.get(`${changed.table} ${changed.key}`);
    if (row === undefined) return row;
    this.sources[row] = changed.source;
    this.texts[row] = changed.text;
    this.comments[row] = changed.comment;
    this.statuses[row] = changed.status;
    this.severities[row] = changed.severity;
    this.changes[row] = changed.is_changed;
    this.folded[row] = this.#folded(row);
    return row;
  }

  /** Returns the row of a key of the table at a path, or undefined. */
  find({ table, key }) {
    return this.places.get(`${this.tableOf.get(table)} ${key}`);
  }

  /** Returns the table and key of a row. */
  at(row) {
    return { table: this.paths[this.tables[row]], key: this.keys[row] };
  }

  /** Returns whether a row is to do. */
  isUnfinished(row) {
    return unfinished.has(this.statuses[row]);
  }

  /** Returns the rows that pass a filter, in order. All words of a search must be in a row. */
  passing({ search = '', table, state, findings, changed }) {
    const words = wordsOf(search);
    const found = [];
    for (let row = 0; row < this.keys.length; row += 1) {
      if (table && this.paths[this.tables[row]] !== table) continue;
      if (findings && this.severities[row] < 2) continue;
      if (changed && !this.changes[row]) continue;
      if (state && (state === 'unfinished' ? !this.isUnfinished(row) : this.statuses[row] !== state)) continue;
      if (!words.every((word) => this.folded[row].includes(word))) continue;
      found.push(row);
    }
    return found;
  }

  /** Returns the number of keys of each state, of those to do (`unfinished`) and of all (the empty name). */
  get counts() {
    const counts = { '': this.keys.length, unfinished: 0 };
    for (const status of this.statuses) {
      counts[status] = (counts[status] ?? 0) + 1;
      if (unfinished.has(status)) counts.unfinished += 1;
    }
    return counts;
  }

  /** The number of keys to translate, the number that are translated, and the percentage. */
  get progress() {
    let [done, total] = [0, 0];
    for (const status of this.statuses) {
      if (status !== 'stale' && status !== 'excluded') total += 1;
      if (status === 'translated') done += 1;
    }
    return { done, total, percent: total ? Math.floor((done * 100) / total) : 100 };
  }
}
