import { setTimeout as pause } from 'node:timers/promises';
import { streamEvents } from '#contract/calls/events.ts';
import { calls } from '#contract/calls.ts';
import { siteUrl } from './addresses.ts';

/** Longer than anything of ours may take: whoever waits so long has been forgotten. */
export const PATIENCE_MS = 20_000;

/** Of every account of the demo. */
export const DEMO_PASSWORD = 'Gza-demo-2026';

/** Somebody at the site's own address, or past the proxies at a process, with the cookies of a login. */
export class Visitor {
  readonly #origin: string;
  #cookies: string;

  constructor(origin = siteUrl, cookies = '') {
    this.#origin = origin;
    this.#cookies = cookies;
  }

  /** The same login at another address: that of a process. */
  at(origin: string): Visitor {
    return new Visitor(origin, this.#cookies);
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        'x-forwarded-host': new URL(siteUrl).host,
        'x-requested-with': 'XMLHttpRequest',
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookies === '' ? {} : { cookie: this.#cookies }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  }

  /** Tried again while it is answered 503, as our client does. */
  async sendAgain(...request: Parameters<Visitor['send']>): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.send(...request);
      if (answer.status !== 503 || tries === 20) return answer;
      await pause(1_000);
    }
  }

  async logIn(email: string): Promise<void> {
    const answer = await this.sendAgain('POST', calls.login.path, { email, password: DEMO_PASSWORD });
    if (!answer.ok) throw new Error(`The login of ${email} was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    this.#cookies = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Threads with the owners of the first cars. */
  async openThreads(): Promise<readonly number[]> {
    const found = calls.searchCars.response.parse(await (await this.sendAgain('GET', calls.searchCars.path)).json());
    const threads = new Set<number>();
    for (const car of found.cars) {
      const answer = await this.sendAgain('POST', calls.openThread.path, { car_id: car.id, text: 'Is it free?' });
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
        await pause(1_000);
      }
    };
    void follow();
    return { count: () => count, stop: () => ended.abort() };
  }
}
