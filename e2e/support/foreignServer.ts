import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { answerCall } from './foreignCalls.ts';
import type { RunningServer } from './startServer.ts';

const dist = join(import.meta.dirname, '../../dist');

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

function sendFile(path: string, response: ServerResponse): void {
  const file = join(dist, normalize(path));
  const isThere = path !== '/' && existsSync(file);
  // A web server with a fallback to index.html, except for missing scripts.
  if (!isThere && path.startsWith('/static/')) return void response.writeHead(404).end();
  const sent = isThere ? file : join(dist, 'index.html');
  response.writeHead(200, { 'Content-Type': mediaTypes[extname(sent)] ?? 'application/octet-stream' });
  createReadStream(sent).pipe(response);
}

/** The built site with a back end that knows only the documented calls. */
export async function startForeignServer(): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost');
    if (address.pathname.startsWith('/api/')) void answerCall(request, address, response);
    else sendFile(address.pathname, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The foreign server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
