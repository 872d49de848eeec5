// Requests to the program that serves this page. The secret stands in the address, behind the #, where no browser
// sends it to anybody; here it goes into a header that no other page can send.

const token = location.hash.slice(1);

/** Whether the address has a secret at all. */
export const hasToken = token.length > 0;

/** A request that was not answered. */
export class Unanswered extends Error {
  constructor(status) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** Asks for something by its name. */
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
