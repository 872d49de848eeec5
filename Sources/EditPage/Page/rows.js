// The keys of a language: what the list shows, searches and filters. A hundred thousand of them are looked through in a
// few hundredths of a second, so that nothing has to be asked for while somebody types.

const unfinished = new Set(['missing', 'new', 'needs_review']);

/** A text as it is searched: without regard to case and accents. */
export function fold(text) {
  const lower = text.toLowerCase();
  // eslint-disable-next-line no-control-regex
  return /^[\u0000-\u007f]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '');
}

export class Rows {
  constructor(answer) {
    Object.assign(this, answer);
    this.folded = this.keys.map((key, row) => this.#folded(row));
    this.places = new Map(this.keys.map((key, row) => [`${this.tables[row]} ${key}`, row]));
  }

  #folded(row) {
    return fold(`${this.keys[row]}\n${this.sources[row]}\n${this.texts[row]}`);
  }

  /** Takes a key that was changed; gives its row, or undefined where it is new. */
  take(changed) {
    const row = this.places.get(`${changed.table} ${changed.key}`);
    if (row === undefined) return row;
    this.sources[row] = changed.source;
    this.texts[row] = changed.text;
    this.statuses[row] = changed.status;
    this.severities[row] = changed.severity;
    this.changes[row] = changed.is_changed;
    this.folded[row] = this.#folded(row);
    return row;
  }

  /** The row of a key, or undefined. */
  find(table, key) {
    return this.places.get(`${table} ${key}`);
  }

  /** The rows that pass a filter, in their order. */
  passing({ search, table, state, findings, changed }) {
    const wanted = fold(search.trim());
    const found = [];
    for (let row = 0; row < this.keys.length; row += 1) {
      if (table !== null && this.tables[row] !== table) continue;
      if (findings && this.severities[row] < 2) continue;
      if (changed && !this.changes[row]) continue;
      const status = this.statuses[row];
      if (state && (state === 'unfinished' ? !unfinished.has(status) : status !== state)) continue;
      if (wanted && !this.folded[row].includes(wanted)) continue;
      found.push(row);
    }
    return found;
  }

  /** How many keys are to be translated, and how many are. */
  get progress() {
    let [done, total] = [0, 0];
    for (const status of this.statuses) {
      if (status !== 'stale' && status !== 'excluded') total += 1;
      if (status === 'translated') done += 1;
    }
    return { done, total, percent: total ? Math.floor((done * 100) / total) : 100 };
  }
}
