import { make, visible } from './dom.js';

/** Returns an element that shows what changed between two texts, by words. */
export function difference(old, now, language) {
  const [from, to] = [old, now].map((text) => (text.length > 4000 ? [text] : text.match(/\s+|[\p{L}\p{N}\p{M}]+|[^]/gu) ?? []));
  const common = from.length * to.length > 250_000 ? [] : longest(from, to);
  const nodes = [];
  let [left, right] = [0, 0];
  for (const [one, other] of [...common, [from.length, to.length]]) {
    if (one > left) nodes.push(make('del', {}, visible(from.slice(left, one).join(''))));
    if (other > right) nodes.push(make('ins', {}, visible(to.slice(right, other).join(''))));
    if (one < from.length) nodes.push(visible(from[one]));
    [left, right] = [one + 1, other + 1];
  }
  return make('span', { class: 'text', lang: language?.tag, dir: language?.is_right_to_left ? 'rtl' : 'auto' }, nodes);
}

/** Returns the pairs of indices of a longest common subsequence. */
function longest(from, to) {
  const width = to.length + 1;
  const table = new Uint16Array((from.length + 1) * width);
  for (let one = from.length - 1; one >= 0; one -= 1) {
    for (let other = to.length - 1; other >= 0; other -= 1) {
      table[one * width + other] = from[one] === to[other] ? table[(one + 1) * width + other + 1] + 1
        : Math.max(table[(one + 1) * width + other], table[one * width + other + 1]);
    }
  }
  const pairs = [];
  for (let [one, other] = [0, 0]; one < from.length && other < to.length;) {
    if (from[one] === to[other]) pairs.push([one++, other++]);
    else if (table[(one + 1) * width + other] >= table[one * width + other + 1]) one += 1;
    else other += 1;
  }
  return pairs;
}
