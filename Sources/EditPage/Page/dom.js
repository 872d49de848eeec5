// Elements without markup: every text becomes a text node, so that nothing in it can be anything else.

/** Makes an element; attributes that are functions listen to the event of that name. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** Puts other children into an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined));
}

// Characters that show nothing, or that turn what stands round them about.
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text as it is, with characters that nobody would see named. */
export function visible(text) {
  return text.replace(hidden, (found) => `‹U+${found.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}›`);
}

/** A text of the project that is only to be read. */
export function textOf(text, language) {
  return make('span', { class: 'text', lang: language?.tag, dir: directionOf(language) }, visible(text));
}

/** The direction of a language's texts. */
export function directionOf(language) {
  return language ? (language.is_right_to_left ? 'rtl' : 'ltr') : 'auto';
}
