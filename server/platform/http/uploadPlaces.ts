import type { FastifyReply } from 'fastify';
import { ApiError } from './apiError.ts';

/** The five documents may come together. */
const MOST_OF_ONE = 6;
/** Of everybody: files of 10 MiB, held in memory until they are stored. */
const MOST = 40;

/**
 * Gives each upload a place for as long as its answer takes, in this process. The limits by the hour count what has
 * arrived; without places somebody could fill the memory with what is still arriving.
 */
export function uploadPlaces(): (userId: number, reply: FastifyReply) => void {
  const taken = new Map<number, number>();
  let all = 0;
  const change = (userId: number, by: 1 | -1): void => {
    all += by;
    const places = (taken.get(userId) ?? 0) + by;
    if (places === 0) taken.delete(userId);
    else taken.set(userId, places);
  };
  return (userId, { raw }) => {
    if ((taken.get(userId) ?? 0) >= MOST_OF_ONE) throw new ApiError(429, 'TOO_MANY_REQUESTS', { 'retry-after': '5' });
    if (all >= MOST) throw new ApiError(503, 'UNAVAILABLE', { 'retry-after': '5' });
    // Left already: its end would not be heard, and the place never come back.
    if (raw.destroyed) throw new ApiError(400, 'BAD_REQUEST');
    change(userId, 1);
    // The end of the answer, or of the connection before it.
    raw.once('close', () => change(userId, -1));
  };
}
