import { make } from './dom.js';
import { icon } from './icons.js';
import { keysOf } from './words.js';

/**
 * Returns a button with a menu. `items` returns `{label, keys, act}` for each entry when the menu opens; an entry is
 * left out if it is null.
 */
export function menu(label, items) {
  const list = make('div', { class: 'menu', role: 'menu', hidden: true, 'aria-label': label });
  const button = make('button', { class: 'plain', title: label, 'aria-label': label, 'aria-haspopup': 'menu', 'aria-expanded': 'false' }, icon('more'));
  const element = make('span', { class: 'holder' }, button, list);
  const close = (focuses) => {
    list.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    if (focuses) button.focus();
  };
  const open = () => {
    list.replaceChildren(...items().filter(Boolean).map((item) => make('button', {
      role: 'menuitem', click: () => { close(true); item.act(); },
    }, make('span', {}, item.label), item.keys ? make('kbd', {}, keysOf(item.keys)) : null)));
    list.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    list.firstChild?.focus();
  };
  button.addEventListener('click', () => (list.hidden ? open() : close(true)));
  list.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = [...list.children];
    if (step) all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
    else if (event.key === 'Escape') close(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  element.addEventListener('focusout', (event) => { if (!element.contains(event.relatedTarget)) close(false); });
  return element;
}
