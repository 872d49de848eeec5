import { takeSecret } from './address.js';

// Requests to the program that serves this page. They contain the secret token of the address in a header that pages of
// other origins cannot set.

let token = null;

/** Takes the token from the address. Returns whether the token is new. */
export function takeToken() {
  const { secret, isNew } = takeSecret();
  token = secret;
  return isNew;
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
