import { Agent, request } from 'node:http';

const CONNECTIONS = 4;

export interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends all requests, four at a time over persistent connections; returns the bytes of the last answer. */
export async function sendAll(origin: string, requests: readonly Asked[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const queue = requests.values();
  let bytes = 0;
  const work = async (): Promise<void> => {
    for (const each of queue) bytes = await send(agent, origin, each);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return bytes;
}

function send(agent: Agent, origin: string, { path, headers }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(origin + path, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('error', reject).once('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${path} was answered ${String(response.statusCode)}.`));
      });
    });
    asking.once('error', reject).end();
  });
}
