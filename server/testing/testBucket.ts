import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const bucketSettings = {
  bucket: 'gza',
  region: 'eu-test-1',
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'secret',
};

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A bucket on the loopback that lets in only what carries a right signature (AWS Signature Version 4). */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  const answer = async (
    request: IncomingMessage,
  ): Promise<readonly [number, Buffer | undefined] | readonly [number]> => {
    const body = await buffer(request);
    if (failures > 0) {
      failures -= 1;
      return [503];
    }
    const path = request.url ?? '';
    if (!isSigned(request, body)) return [403];
    if (!path.startsWith(`/${bucketSettings.bucket}/`)) return [404];
    if (request.method === 'PUT') objects.set(path, body);
    else if (request.method === 'DELETE') objects.delete(path);
    else if (!objects.has(path)) return [404];
    return request.method === 'DELETE' ? [204] : [200, request.method === 'GET' ? objects.get(path) : undefined];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bucket does not listen.');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    /** The next requests are answered 503. */
    fail: (count: number) => {
      failures = count;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Signs the request once more with the secret, as the protocol says, and compares. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    );
  const [, id, day = '', region = '', signed = '', signature] = parts ?? [];
  const claimed = String(headers['x-amz-content-sha256']);
  if (id !== bucketSettings.accessKeyId || region !== bucketSettings.region) return false;
  if (claimed !== sha256(body)) return false;
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, url, '', lines.join(''), signed, claimed].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce(hmac, Buffer.from(`AWS4${bucketSettings.secretAccessKey}`));
  return hmac(key, text).toString('hex') === signature;
}
