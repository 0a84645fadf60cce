import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { RunningServer } from './startServer.ts';

const dist = join(import.meta.dirname, '../dist');

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

function json(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Another back end's manners: extra fields, errors as lists under `errors`, 401 and 422 without a body. */
function answerCall(method: string, path: string, response: ServerResponse): void {
  const call = `${method} ${path}`;
  if (call === 'GET /api/user') return json(response, 401);
  if (call === 'GET /api/register/cities')
    return json(response, 200, { status: 'success', cities: [{ id: 7, name: 'Tbilisi', region: 'east' }], took: 3 });
  if (path.startsWith('/api/language/')) return json(response, 200, { status: 'success', message: 'ok' });
  if (call === 'POST /api/login') return json(response, 422);
  if (call === 'POST /api/client/register')
    return json(response, 422, { message: 'Invalid.', errors: { email: ['Taken.', 'Too short.'] } });
  if (call === 'POST /api/logout') return json(response, 200, {});
  json(response, 404, { message: `No route ${path}` });
}

function sendFile(path: string, response: ServerResponse): void {
  const file = join(dist, normalize(path));
  const isThere = path !== '/' && existsSync(file);
  // Any web server with a fallback to index.html; a missing script stays missing.
  if (!isThere && path.startsWith('/static/')) return void response.writeHead(404).end();
  const sent = isThere ? file : join(dist, 'index.html');
  response.writeHead(200, { 'Content-Type': mediaTypes[extname(sent)] ?? 'application/octet-stream' });
  createReadStream(sent).pipe(response);
}

/** The built site beside a back end that knows only the documented calls. */
export async function startForeignServer(): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) answerCall(request.method ?? 'GET', pathname, response);
    else sendFile(pathname, response);
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
