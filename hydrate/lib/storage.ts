/** Reads a stored value. A browser may refuse access to its storage; the value is then null. */
export function readStorage(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. Without access to the storage, the call has no effect. */
export function writeStorage(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value: string | null,
): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // The browser refuses access.
  }
}
