// Unsaved text, which is kept when another key is selected.

const drafts = new Map();

const name = (entry) => JSON.stringify([entry.table, entry.key, entry.language]);

/** Returns the text with \n as line endings, as in the browser's text fields. */
const plain = (text) => (text ?? '').replace(/\r\n?/g, '\n');

/** Returns whether there is unsaved text. */
export const hasDrafts = () => drafts.size > 0;

/** Returns the unsaved text of a part, or undefined. */
export function draftOf(entry, part) {
  return drafts.get(name(entry))?.get(part);
}

/** Stores the current text of a field as a draft if it differs from the file. */
export function keepDraft(entry, field, text) {
  const own = drafts.get(name(entry)) ?? new Map();
  if (text === plain(field.text)) own.delete(field.part);
  else own.set(field.part, text);
  if (own.size) drafts.set(name(entry), own);
  else drafts.delete(name(entry));
}

/** Removes the drafts of a key. */
export function dropDraft(entry) {
  drafts.delete(name(entry));
}

/** Returns the text to write to the file, with the line endings of the field's original text. */
export function onDisk(field, text) {
  return field.text?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** Returns whether the text differs from the file. */
export function isChanged(field, text) {
  return text !== plain(field.text);
}
