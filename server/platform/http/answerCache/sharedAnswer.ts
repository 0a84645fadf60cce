import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './acceptedEncoding.ts';

/** A whole answer that is the same for all who may get it. */
export interface MadeAnswer {
  readonly status: number;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Must not be cached: the next request may get a better one. */
  readonly isPassing?: boolean;
  /** Most are requested once: compressed quickly, to a tenth more bytes. */
  readonly isRare?: boolean;
}

/** The same with its bytes, which are compressed once per requested encoding. */
export interface SharedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly isCacheable: boolean;
  /** At most, with all that may be made of it. */
  readonly bytes: number;
  in(encoding: Encoding): { readonly encoding: Encoding; readonly body: Buffer };
}

/** Less than one packet: compressing it saves nothing. */
const SMALL = 1024;

export function sharedAnswer({ status, headers, body, isPassing = false, isRare = false }: MadeAnswer): SharedAnswer {
  if ('set-cookie' in headers) throw new TypeError('What sets a cookie is for one visitor alone.');
  const plain = Buffer.from(body);
  const made: Partial<Record<Encoding, Buffer>> = { identity: plain };
  return {
    status,
    headers,
    isCacheable: !isPassing,
    etag: `W/"${hash('sha1', plain, 'base64url')}"`,
    bytes: plain.length * 2,
    in: (requested) => {
      const encoding = plain.length < SMALL ? 'identity' : requested;
      return { encoding, body: (made[encoding] ??= compress[encoding](plain, isRare)) };
    },
  };
}

/** At once: handing half a millisecond of work to another thread costs half of it again. */
const compress: Readonly<Record<Encoding, (plain: Buffer, isRare: boolean) => Buffer>> = {
  identity: (plain) => plain,
  br: (plain, isRare) =>
    brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: isRare ? 1 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain) => gzipSync(plain),
};
