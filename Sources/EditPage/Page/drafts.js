import { namesOf, recall, remember } from './memory.js';

// Unsaved texts. They stay when another key is shown, and after a reload. Each knows its table, key, language and
// part, and the text of the file when it was begun.

const drafts = new Map();
let prefix = '';

/** Returns a name for a key in a language. */
export const nameOf = ({ table, key, language }) => JSON.stringify([table, key, language]);

/** Returns the text with \n as line endings, as in the browser's text fields. */
export const plain = (text) => (text ?? '').replace(/\r\n?/g, '\n');

/** Reads the drafts of a project, which the folder identifies. */
export function openDrafts(folder) {
  prefix = `fitloc.draft ${JSON.stringify(folder)} `;
  for (const name of namesOf(prefix)) {
    const parts = recall(name);
    if (parts) drafts.set(name.slice(prefix.length), parts);
  }
}

function store(name, parts) {
  const isEmpty = !Object.keys(parts).length;
  if (isEmpty) drafts.delete(name);
  else drafts.set(name, parts);
  remember(prefix + name, isEmpty ? null : parts);
}

/** Returns the keys with drafts, as `{table, key, language}`. */
export function draftedKeys() {
  return [...drafts.keys()].map((name) => {
    const [table, key, language] = JSON.parse(name);
    return { table, key, language };
  });
}

/** Returns the parts with drafts of a key. */
export const partsOf = (entry) => Object.keys(drafts.get(nameOf(entry)) ?? {});

/** Returns the draft of a part with its `text` and the text that the file had, `was`; undefined if there is none. */
export function draftOf(entry, part) {
  return drafts.get(nameOf(entry))?.[part];
}

/** Stores the current text of a field as a draft if it differs from the file. */
export function keepDraft(entry, field, text) {
  const { [field.part]: old, ...others } = drafts.get(nameOf(entry)) ?? {};
  const own = { text, was: old ? old.was : field.text ?? null };
  store(nameOf(entry), isChanged(field, text) ? { ...others, [field.part]: own } : others);
}

/** Notes that the user knows the present text of the file. */
export function rebaseDraft(entry, part, was) {
  const parts = drafts.get(nameOf(entry));
  if (parts?.[part]) store(nameOf(entry), { ...parts, [part]: { ...parts[part], was } });
}

/** Removes the draft of a part, or all drafts of a key. */
export function dropDraft(entry, part = null) {
  const { [part]: dropped, ...others } = drafts.get(nameOf(entry)) ?? {};
  store(nameOf(entry), part === null ? {} : others);
}

/** Returns the text to write to the file, with the line endings of the field's original text. */
export function onDisk(field, text) {
  return field.text?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** Returns whether the text differs from the file. */
export function isChanged(field, text) {
  return text !== plain(field.text);
}
