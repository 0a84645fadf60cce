import type { NewCredential, UsedCredential } from '#contract/calls/auth/passkeys.ts';

interface Site {
  readonly origin: string;
  readonly rpId: string;
}

/** Its many formats take long to load, and most starts of a server need none of it. */
const library = () => import('@simplewebauthn/server');

/**
 * What a device has made, without the statement of its vendor: whose make it is does not matter, and the certificates of a
 * statement can name addresses that the library would fetch.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const statement = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(statement));
}

/** What an answer of a browser says, or null where anything about it is wrong: the library throws for most of that. */
async function attempt<Result>(verify: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

const sent = { type: 'public-key', clientExtensionResults: {} } as const;

/** The public half of a passkey that was made for this challenge, on this site, by a user who was verified. */
export async function verifyNew(
  { id, response }: NewCredential,
  challenge: string,
  { origin, rpId }: Site,
  algorithms: number[],
) {
  const { verifyRegistrationResponse } = await library();
  return attempt(async () => {
    const { clientDataJSON } = response;
    const attestationObject = await withoutStatement(response.attestationObject);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...sent, id, rawId: id, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      is_synced: credentialBackedUp,
    };
  });
}

/** Whether the private half has signed this challenge, on this site, for a user who was verified. */
export async function verifyUsed(
  { id, response }: UsedCredential,
  challenge: string,
  { origin, rpId }: Site,
  passkey: { readonly public_key: Buffer; readonly counter: number },
) {
  const { verifyAuthenticationResponse } = await library();
  return attempt(async () => {
    const { clientDataJSON, authenticatorData, signature } = response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...sent, id, rawId: id, response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
  });
}
