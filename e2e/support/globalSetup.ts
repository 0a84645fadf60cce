import { startServer } from './startServer.ts';

/** One server for the whole run; the workers find it in BASE_URL. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env['BASE_URL'] = server.url;
  return () => server.stop();
}
