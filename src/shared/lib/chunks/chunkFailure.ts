/**
 * How a chunk can fail to load: its file was loaded but was not the chunk (`missing`), could not be loaded (`error`) or
 * did not come within 120 seconds (`timeout`); `offline` when the browser has no network at all.
 */
export type ChunkFailureType = 'missing' | 'error' | 'timeout' | 'offline';

export class ChunkFailure extends Error {
  readonly type: ChunkFailureType;
  /** Its number or name; empty where no try has come to an end. */
  readonly chunk: string;
  /** For the boundary that caught it: the next render requests the code again. */
  letGo: () => void = () => undefined;

  constructor(type: ChunkFailureType, cause: unknown) {
    const chunk = chunkOf(cause);
    super(`Loading chunk ${chunk} failed (${type})`, { cause });
    this.type = type;
    this.chunk = chunk;
  }
}

/** The bundler has it in the message alone. */
const chunkOf = (cause: unknown): string =>
  (cause instanceof Error ? /chunk (\S+) failed/.exec(cause.message)?.[1] : undefined) ?? '';

/** Null for an error that has nothing to do with loading. */
export function chunkFailureTypeOf(error: unknown): ChunkFailureType | null {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError' || !('type' in error)) return null;
  return error.type === 'missing' || error.type === 'timeout' ? error.type : 'error';
}
