// Requests to the program that serves this page. The secret token is in the fragment of the address, which browsers
// never send. Requests contain it in a header that pages of other origins cannot set.

const token = location.hash.slice(1);

/** Whether the address contains a token. */
export const hasToken = token.length > 0;

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
  return response.json();
}
