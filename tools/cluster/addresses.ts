/** Ports of their own, on the loopback only, below those that the system gives to outgoing connections. */
const BASE = 17_000;

export const NODES = [1, 2, 3] as const;

export const ports = {
  etcd: (node: number) => BASE + node * 2,
  etcdPeer: (node: number) => BASE + node * 2 + 1,
  postgres: (node: number) => BASE + 100 + node,
  patroni: (node: number) => BASE + 110 + node,
  primary: BASE + 201,
  replicas: BASE + 202,
  pgbouncer: BASE + 203,
  site: BASE + 205,
  restored: BASE + 204,
  nginx: BASE + 300,
  process: (index: number) => BASE + 400 + index,
};

export const siteUrl = `http://127.0.0.1:${ports.nginx}`;

/** Past the proxies. */
export const processUrl = (index: number): string => `http://127.0.0.1:${ports.process(index)}`;

export const databaseUrl = (port: number, user: string, password: string, database = 'gza'): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
