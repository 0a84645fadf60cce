import { AsyncLocalStorage } from 'node:async_hooks';

const fresh = new AsyncLocalStorage<true>();

/** Whatever the work reads is read where it is written, so that nobody misses what they have just done. */
export const readFresh = <Result>(work: () => Result): Result => fresh.run(true, work);

export const isReadFresh = (): boolean => fresh.getStore() === true;
