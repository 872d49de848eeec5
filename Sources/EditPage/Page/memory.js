// What this tab remembers, also after a reload: the secret, unsaved texts and the shown key.

/** Stores a value, or removes it if it is null. Returns whether the browser could store it. */
export function remember(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Returns a stored value, or null. */
export function recall(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name));
  } catch {
    return null;
  }
}

/** Returns the names of the stored values that begin with a prefix. */
export function namesOf(prefix) {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}
