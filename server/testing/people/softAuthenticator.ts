import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** What an answer differs in from a right one. */
export interface Flaw {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** The format of a vendor's statement, which then is an empty one. */
  readonly statement?: string;
}

/** A device that makes and uses one passkey (ES256, no attestation), as browsers hand its answers on. */
export class SoftAuthenticator {
  readonly #id = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  readonly #origin: string;
  readonly #rpId: string;
  #userHandle = '';
  #counter = 0;

  constructor(publicUrl: string) {
    const { origin, hostname } = new URL(publicUrl);
    ({ privateKey: this.#privateKey, publicKey: this.#publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
    [this.#origin, this.#rpId] = [origin, hostname];
  }

  create(options: { readonly challenge: string; readonly user: { readonly id: string } }, flaw: Flaw = {}) {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
    const authData = Buffer.concat([this.#authData(0x40, flaw), attested]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', flaw.statement ?? 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      id: text(this.#id),
      rawId: text(this.#id),
      type: 'public-key',
      clientExtensionResults: { credProps: { rk: true } },
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', options.challenge, flaw)),
        attestationObject: text(attestationObject),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  get(options: { readonly challenge: string }, flaw: Flaw = {}) {
    const authData = this.#authData(0, flaw);
    const clientData = this.#clientData('webauthn.get', options.challenge, flaw);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#privateKey);
    return {
      id: text(this.#id),
      rawId: text(this.#id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(signature),
        userHandle: flaw.userHandle ?? this.#userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, flaw: Flaw): Buffer {
    const { origin = this.#origin } = flaw;
    return Buffer.from(JSON.stringify({ type, challenge: flaw.challenge ?? challenge, origin, crossOrigin: false }));
  }

  #authData(flags: number, { rpId = this.#rpId, isVerified = true, counter }: Flaw): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]), count]);
  }
}
