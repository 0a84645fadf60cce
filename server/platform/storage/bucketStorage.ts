import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#server/config.ts';
import { requireStorageKey, type Storage } from './storage.ts';

/** How long one try may take; the client tries twice more when the service fails. */
const PATIENCE_MS = 10_000;

/** Objects of a bucket, addressed as a path (`endpoint/bucket/key`), which every S3 service understands. */
export function bucketStorage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const send = async (method: string, key: string, body?: Uint8Array): Promise<Response> => {
    const url = `${endpoint}/${bucket}/${requireStorageKey(key)}`;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // What the server keeps in one buffer is no shared memory, which is all that the wider type allows beside it.
    const content = body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> };
    // Without it the signature would say nothing about the content.
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': sum };
    const answer = await client.fetch(url, { method, signal, headers, ...content });
    if (!answer.ok && answer.status !== 404) throw new Error(`The bucket answered ${method} with ${answer.status}.`);
    return answer;
  };
  return {
    put: async (key, bytes) => {
      const { ok, status } = await send('PUT', key, bytes);
      if (!ok) throw new Error(`The bucket answered PUT with ${status}.`);
    },
    get: async (key) => {
      const answer = await send('GET', key);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    delete: async (key) => {
      await send('DELETE', key);
    },
  };
}
