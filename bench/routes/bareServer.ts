import { request } from 'node:http';
import { fastify } from 'fastify';

/** A separate process that sends the answers of another server, byte by byte, and does nothing else. */
const [origin = ''] = process.argv.slice(2);
const known = new Map<
  string,
  { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer }
>();
const app = fastify();

app.get('/*', async ({ url, headers }, reply) => {
  // Only whether there is a session matters.
  const key = `${url} ${headers.cookie === undefined ? '' : 'session'}`;
  let answer = known.get(key);
  if (answer === undefined) {
    answer = await take(url, headers.cookie);
    known.set(key, answer);
  }
  return reply.status(answer.status).headers(answer.headers).send(answer.body);
});

async function take(path: string, cookie: string | undefined) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(cookie === undefined ? {} : { cookie }) };
    const asking = request(origin + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const copied = ['content-type', 'content-encoding'].flatMap((name) => {
          const value = response.headers[name];
          return typeof value === 'string' ? [[name, value] as const] : [];
        });
        resolve({
          status: response.statusCode ?? 500,
          headers: Object.fromEntries(copied),
          body: Buffer.concat(chunks),
        });
      });
    });
    asking.once('error', reject).end();
  });
}

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
if (address !== null && typeof address === 'object') process.send?.(address.port);
