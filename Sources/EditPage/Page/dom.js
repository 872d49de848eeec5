// Functions that create elements. Every text becomes a text node and is never parsed as markup.

/** Creates an element; a button submits no form. An attribute whose value is a function becomes a listener for the event with its name. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  if (tag === 'button') element.type = 'button';
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** Replaces the children of an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined));
}

// Characters that are invisible or change the direction of the surrounding text.
export const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Returns whether a text has such characters. */
export const hasHidden = (text) => text.search(hidden) >= 0;

/** Returns a text in which invisible characters are replaced with their code points. */
export function visible(text) {
  return text.replace(hidden, (found) => `‹U+${found.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}›`);
}

/** Returns the text direction of a language. */
export function directionOf(language) {
  return language ? (language.is_right_to_left ? 'rtl' : 'ltr') : 'auto';
}
