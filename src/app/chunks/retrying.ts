import { ChunkFailure, chunkFailureTypeOf } from './chunkFailure.ts';

/** The browser as loading sees it. */
export interface Network {
  readonly isOnline: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The second pause varies, so that the visitors of a broken server don't all come back at once. */
const pauses = [500, 2000];
const jitter = 500;

/** Loads chunks with two more tries; without a network it doesn't insist. Rejects with a ChunkFailure. */
export async function retrying<Value>(load: () => Promise<Value>, network: Network): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      const type = chunkFailureTypeOf(error);
      if (type === null) throw error;
      if (!network.isOnline()) throw new ChunkFailure('offline', error);
      const pause = pauses[tries];
      if (pause === undefined) throw new ChunkFailure(type, error);
      await network.wait(pause + (tries > 0 ? Math.random() * jitter : 0));
    }
  }
}
