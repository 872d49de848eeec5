import { make } from './dom.js';
import { say } from './words.js';

/** Shows a window above the page until it is closed, with buttons for `actions` beside one that cancels. */
export function openDialog(title, content, actions) {
  const dialog = make('dialog', { 'aria-labelledby': 'dialog-title', keydown: (event) => event.stopPropagation(), close: () => dialog.remove() },
    make('form', { method: 'dialog', submit: (event) => event.preventDefault() },
      make('h2', { id: 'dialog-title' }, title), content,
      make('div', { class: 'ends' }, make('button', { click: () => dialog.close() }, say('cancel')), actions)));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Asks for a text; `done` gets it. */
export function askText({ title, hint, action, text = '' }, done) {
  const area = make('textarea', { rows: '3', 'aria-label': title, dir: 'auto', 'aria-describedby': 'dialog-hint' });
  area.value = text;
  const finish = () => {
    if (!area.value.trim()) return area.focus();
    dialog.close();
    return done(area.value.trim());
  };
  area.addEventListener('keydown', (event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) finish(); });
  const dialog = openDialog(title, [area, make('p', { class: 'facts', id: 'dialog-hint' }, hint)],
    make('button', { class: 'main', click: finish }, action));
  area.focus();
}
