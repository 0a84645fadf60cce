import { ask, FetchError } from './fetchPublic.ts';
import type { Network } from './network.ts';

interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Posts to the public internet as `fetchPublic` reads it, and gives the status of the answer, of which nothing is read.
 * A redirect is an answer like another: what was posted goes nowhere else.
 */
export async function postPublic(
  network: Network,
  url: URL,
  { headers, body }: Posted,
  milliseconds: number,
): Promise<number> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const answer = await ask(network, url, headers, signal, body);
    answer.destroy();
    return answer.statusCode ?? 0;
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError(signal.aborted ? 'slow' : 'unreachable', null, error);
  }
}
