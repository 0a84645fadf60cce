import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, type Encoding } from '#server/platform/http/answerCache/acceptedEncoding.ts';

/** What a build makes; anything else under these names is not served. */
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
/** One name, never of a folder and never one that begins with a dot. */
const PLAIN_NAME = /^[\w-][\w.-]*$/;

interface HashedFile {
  readonly encoding: Encoding;
  readonly bytes: Buffer;
}

/**
 * Serves `/static/…`, files with the hash of their content in their name: what was read once is right for good, so it
 * stays in memory. Files of a build that came after the start are found like all others.
 */
export function serveHashedFiles(
  app: FastifyInstance,
  dir: string,
  headers: Readonly<Record<string, string>>,
  mostBytes = 32 * 1024 * 1024,
): void {
  const find = keepFiles(dir, mostBytes);
  app.get<{ Params: { '*': string } }>('/static/*', async (request, reply) => {
    const { '*': name } = request.params;
    const type = types[extname(name)];
    if (type === undefined || !PLAIN_NAME.test(name)) return reply.callNotFound();
    const file = await find(name, acceptedEncoding(request.headers['accept-encoding']));
    if (file === null) return reply.callNotFound();
    const { encoding, bytes } = file;
    const etag = `"${name}${suffixes[encoding]}"`;
    void reply.headers({ ...headers, vary: 'accept-encoding', etag }).type(type);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(bytes);
  });
}

/** Reads each file once; the least recently used make room. */
function keepFiles(dir: string, mostBytes: number) {
  const cache = new Map<string, HashedFile>();
  let held = 0;
  const put = (key: string, file: HashedFile): void => {
    if (cache.has(key)) return;
    cache.set(key, file);
    held += file.bytes.length;
    for (const [oldest, { bytes }] of cache) {
      if (held <= mostBytes) return;
      cache.delete(oldest);
      held -= bytes.length;
    }
  };
  return async (name: string, accepted: Encoding): Promise<HashedFile | null> => {
    const key = `${accepted} ${name}`;
    const known = cache.get(key);
    if (known !== undefined) {
      cache.delete(key);
      cache.set(key, known);
      return known;
    }
    for (const encoding of accepted === 'identity' ? ([accepted] as const) : ([accepted, 'identity'] as const)) {
      const bytes = await readOrNull(join(dir, name + suffixes[encoding]));
      if (bytes === null) continue;
      put(key, { encoding, bytes });
      return { encoding, bytes };
    }
    return null;
  };
}

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null;
    throw error;
  }
}
