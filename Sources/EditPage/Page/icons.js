// Drawings of the page's buttons.

/** Returns a drawing of the template in the page, which screen readers skip. */
export const icon = (name) => document.getElementById('icons').content.querySelector(`.${name}`).cloneNode(true);
