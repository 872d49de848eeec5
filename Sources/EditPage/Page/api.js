import { recall, remember } from './memory.js';

// Requests to the program that serves this page. The secret token is in the fragment of the address, which browsers
// never send. Requests contain it in a header that pages of other origins cannot set.

const name = 'fitloc.secret';
let token = null;

/**
 * Takes the token from the address, or the one that this tab remembers. Returns whether the token is new.
 * The token does not stay in the address bar, unless a reload would lose it.
 */
export function takeToken() {
  const before = token;
  const given = location.hash.slice(1);
  token = given || token || recall(name);
  if (given && remember(name, given)) history.replaceState(null, '', location.pathname);
  return token !== before;
}

/** Returns whether there is a token. */
export const hasToken = () => Boolean(token);

/** An error for a request that failed; the status is 0 without a response. */
export class Unanswered extends Error {
  constructor(status) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** Sends a request to the endpoint with the name, and returns the response. */
export async function ask(name, body = {}) {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Fitloc-Token': token },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) throw new Unanswered(0);
  if (!response.ok) throw new Unanswered(response.status);
  return response.json().catch(() => { throw new Unanswered(0); });
}
