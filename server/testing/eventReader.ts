import type { TestContext } from 'node:test';
import type { TestBrowser } from './testBrowser.ts';

export interface EventReader {
  readonly status: number;
  /** The next event with its data, comments left out; `end` when the server has ended the stream. */
  next(): Promise<string>;
}

/** Listens to live events as a browser does, with the cookies of one. */
export async function readEvents(
  t: TestContext,
  address: string,
  { cookies }: Pick<TestBrowser, 'cookies'>,
): Promise<EventReader> {
  const abort = new AbortController();
  t.after(() => abort.abort());
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${address}/api/events`, { headers: { cookie }, signal: abort.signal });
  const chunks = answer.body?.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let rest = '';
  return {
    status: answer.status,
    next: async () => {
      for (;;) {
        const end = rest.indexOf('\n\n');
        if (end === -1) {
          const chunk = await chunks?.next();
          if (chunk === undefined || chunk.done === true) return 'end';
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
