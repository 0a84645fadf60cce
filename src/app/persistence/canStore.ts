/** No key of ours: nothing reads it, and it is gone again at once. */
const key = 'probe';
/** More than a user takes. */
const text = 'x'.repeat(1000);

/** Whether a user who logs in here could be stored. That a storage is there says nothing: it may be full. */
export function canStore(storage: Storage | null): boolean {
  try {
    storage?.setItem(key, text);
    storage?.removeItem(key);
    return storage !== null;
  } catch {
    return false;
  }
}
