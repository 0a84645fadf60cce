import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { TestContext } from 'node:test';
import type { TestBrowser } from './testBrowser.ts';

export interface EventReader {
  readonly status: number;
  /** The next event with its data, comments left out; `end` when the server has ended the stream. */
  next(): Promise<string>;
  /** Goes away, as a browser whose tab is closed. */
  leave(): void;
}

/** Listens to live events as a browser does, with the cookies of one. */
export async function readEvents(
  t: TestContext,
  address: string,
  { cookies }: Pick<TestBrowser, 'cookies'>,
): Promise<EventReader> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  // A connection of its own, as browsers give a stream: `fetch` opens spare ones, for which a server that stops waits.
  const request = get(`${address}/api/events`, { agent: false, headers: { cookie } });
  t.after(() => request.destroy());
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: AsyncIterator<string> = answer.setEncoding('utf8')[Symbol.asyncIterator]();
  let rest = '';
  return {
    // Answers that were received have one.
    status: answer.statusCode ?? 0,
    leave: () => request.destroy(),
    next: async () => {
      for (;;) {
        const end = rest.indexOf('\n\n');
        if (end === -1) {
          const chunk = await chunks.next();
          if (chunk.done === true) return 'end';
          rest += chunk.value;
          continue;
        }
        const block = rest.slice(0, end);
        rest = rest.slice(end + 2);
        const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
        if (name !== undefined) return `${name} ${data ?? ''}`;
      }
    },
  };
}
