// What was typed and is not saved, so that it stays when somebody looks at another key.

const drafts = new Map();

const name = (entry) => JSON.stringify([entry.table, entry.key, entry.language]);

/** The same text as a field of the browser gives it: lines end in \n. */
const plain = (text) => (text ?? '').replace(/\r\n?/g, '\n');

/** Whether anything is not saved. */
export const hasDrafts = () => drafts.size > 0;

/** What was typed into a field of a key; undefined where that is nothing. */
export function draftOf(entry, part) {
  return drafts.get(name(entry))?.get(part);
}

/** Notes what a field says now. */
export function keepDraft(entry, field, text) {
  const own = drafts.get(name(entry)) ?? new Map();
  if (text === plain(field.text)) own.delete(field.part);
  else own.set(field.part, text);
  if (own.size) drafts.set(name(entry), own);
  else drafts.delete(name(entry));
}

/** Forgets what was typed for a key. */
export function dropDraft(entry) {
  drafts.delete(name(entry));
}

/** What a field's text is to become on disk: with the ends of lines that it had. */
export function onDisk(field, text) {
  return field.text?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** Whether a field says something else than the file. */
export function isChanged(field, text) {
  return text !== plain(field.text);
}
