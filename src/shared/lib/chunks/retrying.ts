import { ChunkFailure, chunkFailureTypeOf } from './chunkFailure.ts';

/** The browser as loading sees it. */
export interface Network {
  readonly isOnline: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Aborts once so much time has gone. */
  readonly limit: (milliseconds: number) => AbortSignal;
}

/** Of all tries together. */
const longest = 120_000;
/** The second pause varies, so that the visitors of a broken server don't all come back at once. */
const pauses = [500, 2000];
const jitter = 500;

/** Loads chunks with two more tries; without a network it doesn't insist. Rejects with a ChunkFailure. */
export async function retrying<Value>(load: () => Promise<Value>, network: Network): Promise<Value> {
  let last: unknown = null;
  const trying = async (): Promise<Value> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await load();
      } catch (error) {
        last = error;
        const type = chunkFailureTypeOf(error);
        if (type === null) throw error;
        if (!network.isOnline()) throw new ChunkFailure('offline', error);
        // A try that timed out has used up all the time there was.
        const pause = type === 'timeout' ? undefined : pauses[tries];
        if (pause === undefined) throw new ChunkFailure(type, error);
        await network.wait(pause + (tries > 0 ? Math.random() * jitter : 0));
      }
    }
  };
  const loading = trying();
  // After the first try has started, so that the timeout that names the chunk fires first.
  const limit = network.limit(longest);
  const late = new Promise<never>((_resolve, reject) => {
    limit.addEventListener('abort', () => reject(new ChunkFailure('timeout', last)), { once: true });
  });
  return Promise.race([loading, late]);
}
