import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { keepListening } from './keepListening.ts';
import type { PublishedEvent } from './publishedEvent.ts';

/** Proxies and browsers take a connection on which nothing moves for dead. */
const HEARTBEAT_MS = 25_000;
/** A client that does not read is disconnected; it reconnects and catches up. */
const MOST_UNREAD_BYTES = 16 * 1024;
/** Node's timers hold no more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** One open stream of a browser. */
interface Stream {
  readonly userId: number;
  readonly sessionId: number;
  readonly response: ServerResponse;
}

export interface EventHub {
  /** Resolves once this process receives events. */
  ready(): Promise<void>;
  /** Public data has changed, or may have while no process was listening. */
  onShownChange(listener: () => void): void;
  countOf(sessionId: number): number;
  /** Sends events to the response, of which the head has been sent, until it is closed or its time in ms is over. */
  add(stream: Stream, lifeMs: number): void;
  /** Ends all streams, and those still to be added at once. */
  close(): Promise<void>;
}

/** The streams of this process, and which events each receives. `findUsers` says whose the open ones of some sessions are. */
export function makeEventHub(
  databaseUrl: string,
  log: FastifyBaseLogger,
  findUsers: (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, number>>,
): EventHub {
  const ofUsers = new Map<number, Set<Stream>>();
  const ofSessions = new Map<number, Set<Stream>>();
  const all = function* (): Iterable<Stream> {
    for (const streams of ofUsers.values()) yield* streams;
  };
  const shownListeners: (() => void)[] = [];
  /** Streams of sessions whose end was not heard. If that is not known all end; whoever may opens a new one. */
  const endUnheard = async (): Promise<void> => {
    const streams = [...all()];
    const users = await findUsers(streams.map(({ sessionId }) => sessionId)).catch(() => new Map<number, number>());
    for (const { userId, sessionId, response } of streams) if (users.get(sessionId) !== userId) response.destroy();
  };
  const onEvent = (event: PublishedEvent): void => {
    if (event.kind === 'shown') {
      for (const listener of shownListeners) listener();
      return;
    }
    if (event.kind === 'session_ended') {
      for (const { response } of ofSessions.get(event.session) ?? []) response.destroy();
      return;
    }
    const data = event.kind === 'thread' ? `{"thread_id":${event.thread}}` : '{}';
    const text = `event: ${event.kind}\ndata: ${data}\n\n`;
    for (const user of new Set(event.users)) {
      for (const stream of ofUsers.get(user) ?? []) send(stream, text);
    }
  };
  const onGap = (): void => {
    for (const listener of shownListeners) listener();
    for (const stream of all()) send(stream, 'event: catch_up\ndata: {}\n\n');
    void endUnheard();
  };
  let isClosed = false;
  const listening = keepListening(databaseUrl, { onEvent, onGap }, log);
  const heartbeat = setInterval(() => {
    for (const stream of all()) send(stream, ':\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    ready: listening.ready,
    onShownChange: (listener) => void shownListeners.push(listener),
    countOf: (sessionId) => ofSessions.get(sessionId)?.size ?? 0,
    add: (stream, lifeMs) => {
      const { response } = stream;
      put(ofUsers, stream.userId, stream);
      put(ofSessions, stream.sessionId, stream);
      const expiry = setTimeout(() => response.destroy(), Math.min(LONGEST_TIMER_MS, lifeMs));
      expiry.unref();
      response
        .once('close', () => {
          clearTimeout(expiry);
          take(ofUsers, stream.userId, stream);
          take(ofSessions, stream.sessionId, stream);
        })
        // What is written between the end and its news is lost, as it must be.
        .on('error', ignore);
      if (isClosed) response.destroy();
    },
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      for (const { response } of all()) response.destroy();
      await listening.stop();
    },
  };
}

const ignore = (): void => undefined;

function send({ response }: Stream, text: string): void {
  if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
  else response.write(text);
}

function put(streams: Map<number, Set<Stream>>, id: number, stream: Stream): void {
  const group = streams.get(id);
  if (group === undefined) streams.set(id, new Set([stream]));
  else group.add(stream);
}

function take(streams: Map<number, Set<Stream>>, id: number, stream: Stream): void {
  const group = streams.get(id);
  group?.delete(stream);
  if (group?.size === 0) streams.delete(id);
}
