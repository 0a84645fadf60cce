import { streamEvents } from '#contract/calls/events.ts';
import { calls } from '#contract/calls.ts';
import { siteUrl } from './addresses.ts';

/** Longer than anything of ours may take: whoever waits so long has been forgotten. */
export const PATIENCE_MS = 20_000;

/** Somebody at the site's own address, with the cookies of a login. */
export class Visitor {
  #cookies = '';

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(`${siteUrl}${path}`, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookies === '' ? {} : { cookie: this.#cookies }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  }

  async logIn(email: string): Promise<void> {
    const answer = await this.send('POST', calls.login.path, { email, password: 'Gza-demo-2026' });
    if (!answer.ok) throw new Error(`The login of ${email} was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    this.#cookies = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Threads with the owners of the first cars. */
  async openThreads(): Promise<readonly number[]> {
    const found = calls.searchCars.response.parse(await (await this.send('GET', calls.searchCars.path)).json());
    const threads = new Set<number>();
    for (const car of found.cars) {
      const answer = await this.send('POST', calls.openThread.path, { car_id: car.id, text: 'Is it free?' });
      threads.add(calls.openThread.response.parse(await answer.json()).thread.id);
    }
    if (threads.size === 0) throw new Error('The demo fleet is empty.');
    return [...threads];
  }

  /** Follows the live events as a browser does: again after each end. */
  followEvents(): { readonly count: () => number; stop(): void } {
    const ended = new AbortController();
    let count = 0;
    const follow = async (): Promise<void> => {
      while (!ended.signal.aborted) {
        try {
          const answer = await fetch(`${siteUrl}${streamEvents.path}`, {
            headers: { cookie: this.#cookies, 'x-requested-with': 'XMLHttpRequest' },
            signal: ended.signal,
          });
          for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
            count += text.split('event: thread').length - 1;
        } catch {
          // The stream has ended; another begins.
        }
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    };
    void follow();
    return { count: () => count, stop: () => ended.abort() };
  }
}
