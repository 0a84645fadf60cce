import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { listenForEvents, pingListener } from './eventsRepository.ts';
import { PublishedEvent } from './publishedEvent.ts';

const PING_MS = 20_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

interface Hearer {
  readonly onEvent: (event: PublishedEvent) => void;
  /** Listening after a break or failed tries: events sent meanwhile are lost. */
  readonly onGap: () => void;
}

export interface Listening {
  /** Resolves once events are received; rejects while the database cannot be reached. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** One connection of this process receives what all processes publish. It reconnects until stopped. */
export function keepListening(url: string, { onEvent, onGap }: Hearer, log: FastifyBaseLogger): Listening {
  let current: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let hasMissed = false;
  let isStopped = false;
  let wait = FIRST_WAIT_MS;
  let retry: NodeJS.Timeout | undefined;

  const lost = (client: pg.Client): void => {
    hasMissed = true;
    client.removeAllListeners('end');
    void client.end().catch(() => undefined);
    if (client !== current) return;
    current = null;
    if (isStopped) return;
    log.warn('live events: connection lost');
    again();
  };
  const again = (): void => {
    if (isStopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => void ready().catch(again), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'gza events',
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client.on('error', () => lost(client));
    client.on('end', () => lost(client));
    client.on('notification', ({ payload }) => {
      const event = PublishedEvent.safeParse(parse(payload));
      if (event.success) onEvent(event.data);
    });
    try {
      await client.connect();
      await listenForEvents(client);
    } catch (error) {
      lost(client);
      throw error;
    }
    if (isStopped) {
      lost(client);
      return;
    }
    current = client;
    wait = FIRST_WAIT_MS;
    if (hasMissed) onGap();
    hasMissed = false;
  };
  const ready = async (): Promise<void> => {
    if (current !== null) return;
    connecting ??= connect().finally(() => (connecting = null));
    await connecting;
  };
  const ping = setInterval(() => {
    const client = current;
    if (client !== null) pingListener(client).catch(() => lost(client));
  }, PING_MS);
  ping.unref();

  return {
    ready,
    stop: async () => {
      isStopped = true;
      clearInterval(ping);
      clearTimeout(retry);
      await connecting?.catch(() => undefined);
      const client = current;
      current = null;
      client?.removeAllListeners('end');
      await client?.end().catch(() => undefined);
    },
  };
}

function parse(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return null;
  }
}
