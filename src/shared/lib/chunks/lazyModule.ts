import { browserNetwork } from './browserNetwork.ts';
import { retrying } from './retrying.ts';

/** Code that comes when it is needed: fetched at most once, and after a failure again when it is asked for again. */
export interface LazyModule<Value> {
  /** Null until it is there. */
  readonly peek: () => Value | null;
  /** Rejects with a `ChunkFailure` after three tries. */
  readonly load: () => Promise<Value>;
  /** For what somebody may want: quiet, and a failure is nobody's business yet. */
  readonly prefetch: () => void;
}

export function lazyModule<Value>(fetchCode: () => Promise<Value>, network = browserNetwork): LazyModule<Value> {
  let loaded: Value | null = null;
  let fetching: Promise<Value> | null = null;
  const load = (): Promise<Value> => {
    fetching ??= retrying(fetchCode, network).then(
      (value) => {
        loaded = value;
        return value;
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };
  return {
    peek: () => loaded,
    load,
    prefetch: () => {
      load().catch(() => undefined);
    },
  };
}
