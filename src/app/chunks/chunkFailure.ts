/**
 * How a chunk can fail to load: its file came but was not the chunk (`missing`), could not be had (`error`) or did
 * not come within 120 seconds (`timeout`); `offline` when the browser has no network at all.
 */
export type ChunkFailureType = 'missing' | 'error' | 'timeout' | 'offline';

export class ChunkFailure extends Error {
  readonly type: ChunkFailureType;

  constructor(type: ChunkFailureType, cause: unknown) {
    super(`Loading chunk failed (${type})`, { cause });
    this.type = type;
  }
}

/** Null for an error that has nothing to do with loading. */
export function chunkFailureTypeOf(error: unknown): ChunkFailureType | null {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError' || !('type' in error)) return null;
  return error.type === 'missing' || error.type === 'timeout' ? error.type : 'error';
}
