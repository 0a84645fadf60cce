import { ApiError } from '#server/platform/http/apiError.ts';

/** Runs at most `width` works at once; the others wait their turn, and past `queue` of them are sent away (503). */
export function inTurns(width: number, queue: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < width) running += 1;
    else {
      if (waiting.length >= queue) throw new ApiError(503, 'UNAVAILABLE', { 'retry-after': '5' });
      // The one that finishes passes its turn on.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
