import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

export interface TestRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
  /** Only its beginning is waited for; then the browser goes away. */
  readonly isStream?: boolean;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
  /** The parsed body; `unknown` so that each test says what it expects. */
  readonly body: unknown;
}

export interface TestBrowser {
  /** Sends what the client sends (its marker header, JSON, the cookies received so far). */
  inject(request: TestRequest | string): Promise<TestAnswer>;
  readonly cookies: Map<string, string>;
}

/** Whatever answers requests; a server, or what stands before some. */
interface Injectable {
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

/** `host`: the requested host, by default the demo's. */
export function testBrowser(app: Injectable, host = 'localhost:3000'): TestBrowser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async inject(request) {
      const {
        method = 'GET',
        url,
        body,
        headers,
        remoteAddress,
        isStream,
      } = typeof request === 'string' ? { url: request } : request;
      const options: InjectOptions = {
        method,
        url,
        headers: {
          host,
          'x-requested-with': 'XMLHttpRequest',
          // As the client: each write is a try of its own. A test without a key sets an empty one.
          ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
          ...headers,
        },
        cookies: Object.fromEntries(cookies),
      };
      if (body !== undefined) options.payload = body as NonNullable<InjectOptions['payload']>;
      if (remoteAddress !== undefined) options.remoteAddress = remoteAddress;
      const answer = await app.inject(isStream === true ? { ...options, payloadAsStream: true } : options);
      for (const { name, value } of answer.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      if (isStream === true) {
        answer.stream().destroy();
        return {
          status: answer.statusCode,
          headers: answer.headers,
          text: '',
          bytes: Buffer.alloc(0),
          body: undefined,
        };
      }
      const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
      const isJson = String(type).startsWith('application/json') && encoding === undefined;
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        bytes: answer.rawPayload,
        body: isJson && answer.body !== '' ? JSON.parse(answer.body) : undefined,
      };
    },
  };
}
