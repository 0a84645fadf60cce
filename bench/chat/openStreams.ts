import { connect, type Socket } from 'node:net';

const AT_ONCE = 100;

export const tokenOf = (user: number): string => `bench-${user}`;

/** One browser's stream as a bare socket, which needs little memory itself. */
export interface BenchStream {
  readonly socket: Socket;
  /** Resolves with the moment at which the next event arrives. */
  nextEvent(): Promise<number>;
}

/** Opens a stream for each of the users, some at a time; all have been answered when it returns. */
export async function openStreams(port: number, users: readonly number[]): Promise<BenchStream[]> {
  const streams: BenchStream[] = [];
  for (let from = 0; from < users.length; from += AT_ONCE)
    streams.push(...(await Promise.all(users.slice(from, from + AT_ONCE).map((user) => openStream(port, user)))));
  return streams;
}

function openStream(port: number, user: number): Promise<BenchStream> {
  const socket = connect(port, '127.0.0.1');
  let onEvent: ((moment: number) => void) | null = null;
  socket.write(`GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: session=${tokenOf(user)}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    let isOpen = false;
    socket.on('error', reject);
    socket.on('data', (data) => {
      const text = data.toString('latin1');
      if (text.includes('event: thread')) {
        onEvent?.(performance.now());
        onEvent = null;
      }
      if (isOpen) return;
      isOpen = true;
      if (!text.startsWith('HTTP/1.1 200')) reject(new Error(`Refused: ${text.split('\r\n')[0]}`));
      else resolve({ socket, nextEvent: () => new Promise((hear) => (onEvent = hear)) });
    });
  });
}
