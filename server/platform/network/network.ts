import { lookup } from 'node:dns/promises';

/** How names outside become connections. Only tests have another one: no setting replaces it. */
export interface Network {
  /** Every address that a name resolves to. */
  resolve(host: string): Promise<readonly string[]>;
  /** Where a socket to an address that was found public is opened. */
  reach(address: string, port: number): { readonly host: string; readonly port: number };
}

export const realNetwork: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  reach: (host, port) => ({ host, port }),
};
