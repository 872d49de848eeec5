// Searches a list of keys as the page of fitloc edit does, and prints the seconds for one search:
//   search.mjs ROWS.JS LIST

import { readFileSync } from 'node:fs';

const [script, list] = process.argv.slice(2);
// By its content, since node takes a file of this name for an older kind of script.
const { Rows } = await import(`data:text/javascript,${encodeURIComponent(readFileSync(script, 'utf8'))}`);
const rows = new Rows(JSON.parse(readFileSync(list, 'utf8')));

const search = (text) => rows.passing({ search: text, table: null, state: '', findings: false, changed: false });
const words = ['treino', 'weekly plan', 'refeição', 'nothing of the kind', 'hidratacao'];
const start = performance.now();
let found = 0;
for (const word of words) found += search(word).length;
const seconds = (performance.now() - start) / 1000 / words.length;
if (found === 0) throw new Error('nothing was found');
console.log(seconds, 0);
