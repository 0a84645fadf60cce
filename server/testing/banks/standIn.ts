import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Closing } from '../testApp.ts';
import type { Trouble } from './bank.ts';

/** Long enough for a busy machine; short only while no answer will come. */
export const PATIENCE_MS = 20_000;
export const SHORT_PATIENCE_MS = 100;

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface StandIn {
  readonly origin: string;
  trouble: Trouble | null;
  /** Of every request that was answered by the bank's rules. */
  readonly requests: StandInRequest[];
}

/** A key that names another request by now. */
const misused: StandInAnswer = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message: 'Keys can only be used with the parameters they were first used with.',
    },
  },
};

/**
 * A server on loopback that answers by a provider's rules, or fails as configured. The same key gets the same answer, and no
 * other request: docs.stripe.com/api/idempotent_requests.
 */
export async function standIn(t: Closing, answer: (request: StandInRequest) => StandInAnswer): Promise<StandIn> {
  const answered = new Map<string, { readonly content: string; readonly given: StandInAnswer }>();
  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    incoming.on('end', () => {
      if (state.trouble === 'down') return incoming.socket.destroy();
      if (state.trouble === 'slow') return undefined;
      const request = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body };
      const given = answerOnce(request);
      if (state.trouble === 'lost') return incoming.socket.destroy();
      outgoing.writeHead(given.status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(given.body));
      return undefined;
    });
  });

  const answerOnce = (request: StandInRequest): StandInAnswer => {
    if (state.trouble === 'busy' || state.trouble === 'hiccup') {
      if (state.trouble === 'hiccup') state.trouble = null;
      return { status: 503, body: { message: 'busy' } };
    }
    state.requests.push(request);
    const key = request.headers['idempotency-key'];
    const name = typeof key === 'string' ? key : undefined;
    const content = `${request.path} ${request.body}`;
    const known = name === undefined ? undefined : answered.get(name);
    if (known !== undefined) return known.content === content ? known.given : misused;
    const given =
      state.trouble === 'broken' ? { status: 500, body: { error: { message: 'broken' } } } : answer(request);
    if (name !== undefined) answered.set(name, { content, given });
    return given;
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening server has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const state: StandIn = { origin: `http://127.0.0.1:${port}`, trouble: null, requests: [] };
  t.after(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return state;
}
