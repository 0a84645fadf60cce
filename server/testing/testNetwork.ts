import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type { Network } from '#server/platform/network/network.ts';

/** A machine without a way out: no test asks the internet. */
export const noNetwork: Network = {
  resolve: () => Promise.reject(new Error('A test asked the internet.')),
  reach: () => ({ host: '127.0.0.1', port: 9 }),
};

export interface TestNetwork extends Network {
  /** Every address to which a socket was about to be opened. */
  readonly reached: string[];
  /** `host path` of every request that arrived, with its validators. */
  readonly requests: string[];
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A public internet of one server, which has every public address there is; `names` are what resolves. */
export async function testNetwork(
  t: TestContext,
  names: Readonly<Record<string, readonly string[]>>,
  answer: Answer,
): Promise<TestNetwork> {
  const [reached, requests]: [string[], string[]] = [[], []];
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host ?? ''}${request.url ?? ''} ${request.headers['if-none-match'] ?? ''}`.trim());
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening server has an address.
  const { port } = server.address() as AddressInfo;
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    reached,
    requests,
    resolve: (host) =>
      names[host] === undefined ? Promise.reject(new Error(`No such name: ${host}`)) : Promise.resolve(names[host]),
    reach: (address) => {
      reached.push(address);
      return { host: '127.0.0.1', port };
    },
  };
}
