import dns from 'node:dns/promises';

/** How names outside become connections. Only tests have another one: no setting replaces it. */
export interface Network {
  /** Every address that a name resolves to; none when it resolves to nothing. */
  resolve(host: string): Promise<readonly string[]>;
  /** Where a socket to an address that was found public is opened. */
  reach(address: string, port: number): { readonly host: string; readonly port: number };
}

export const realNetwork: Network = {
  // Asked of the DNS without one of the few threads of `lookup`, which banks and the storage need for their own names:
  // whoever chooses a name may also run the server that never answers for it.
  resolve: async (host) => {
    const answers = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  },
  reach: (host, port) => ({ host, port }),
};
