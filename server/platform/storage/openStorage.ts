import { randomUUID, createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Config, S3Config } from '#server/config.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { type Storage, requireStorageKey } from './storage.ts';

/** The bucket when one is configured, else a folder that no route serves. */
export function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  return s3 === null ? diskStorage(join(dataDir, 'files')) : bucketStorage(s3);
}

/** Files in a folder of this machine, readable by the server's account only. */
function diskStorage(dir: string): Storage {
  const pathOf = (key: string) => join(dir, requireStorageKey(key));
  return {
    put: (key, bytes) => writeWhole(pathOf(key), bytes),
    get: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/** All of it or nothing, and on the disk when it returns. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** How long one try may take; the client tries twice more when the service fails. */
const PATIENCE_MS = 10_000;

/** The service is down or slow, as a database may be: who waits for it is told to try again. */
function outage(cause: unknown): never {
  throw Object.assign(new ApiError(503, 'UNAVAILABLE', { 'retry-after': '5' }), { cause });
}

/** Objects of a bucket, addressed as a path (`endpoint/bucket/key`), which every S3 service understands. */
function bucketStorage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const send = async (method: string, key: string, body?: Uint8Array): Promise<Response> => {
    const url = `${endpoint}/${bucket}/${requireStorageKey(key)}`;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // A buffer of the server is no shared memory, which is all that the wider type allows in addition.
    const content = body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> };
    // Without it the signature would say nothing about the content.
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': sum };
    const answer = await client.fetch(url, { method, signal, headers, ...content }).catch(outage);
    if (answer.ok || answer.status === 404) return answer;
    const error = new Error(`The bucket answered ${method} with ${answer.status}.`);
    return answer.status >= 500 || answer.status === 429 ? outage(error) : Promise.reject(error);
  };
  return {
    put: async (key, bytes) => {
      const { ok, status } = await send('PUT', key, bytes);
      if (!ok) throw new Error(`The bucket answered PUT with ${status}.`);
    },
    get: async (key) => {
      const answer = await send('GET', key);
      return answer.ok ? Buffer.from(await answer.arrayBuffer().catch(outage)) : null;
    },
    delete: async (key) => {
      await send('DELETE', key);
    },
  };
}
