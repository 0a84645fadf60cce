/** Local storage, or null where the browser forbids it: the mere getter may throw. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
