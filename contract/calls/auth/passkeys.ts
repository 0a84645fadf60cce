import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, Success } from '../../domain/values.ts';
import { kept, personal, secret, shown } from '../../privacy.ts';
import { SessionUser } from './session.ts';

export const MOST_PASSKEYS = 10;

export const Passkey = z.object({
  id: Id,
  /** Where it was made, as the vendors write their names; null where the user agent is unknown. */
  browser: z.string().meta(shown).nullable(),
  system: z.string().meta(shown).nullable(),
  /** Its owner's other devices have it, too. */
  is_synced: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Base64url; the rest of what a browser sends is not needed, and ignored. */
const bytes = (most: number) => z.string().max(most).meta(secret);
const CredentialId = z.string().max(1400).meta(personal);
const Kind = z.literal('public-key');

/** What `navigator.credentials.create` gives, as JSON (Web Authentication Level 3). */
export const NewCredential = z.object({
  id: CredentialId,
  type: Kind,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: z.array(z.string().max(32).meta(kept)).max(8).optional(),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** What `navigator.credentials.get` gives, as JSON. */
export const UsedCredential = z.object({
  id: CredentialId,
  type: Kind,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: bytes(128).nullish(),
  }),
});
export type UsedCredential = z.infer<typeof UsedCredential>;

const Verification = z.enum(['required', 'preferred', 'discouraged']);

const CreationOptions = z.object({
  challenge: z.string().meta(secret),
  rp: z.object({ id: z.string().meta(shown), name: z.string().meta(shown) }),
  user: z.object({
    id: z.string().meta(personal),
    name: z.string().meta(personal),
    displayName: z.string().meta(personal),
  }),
  pubKeyCredParams: z.array(z.object({ type: Kind, alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(
    z.object({ id: z.string().meta(personal), type: Kind, transports: z.array(z.string().meta(kept)) }),
  ),
  authenticatorSelection: z.object({
    residentKey: Verification,
    requireResidentKey: z.boolean(),
    userVerification: Verification,
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

const RequestOptions = z.object({
  challenge: z.string().meta(secret),
  rpId: z.string().meta(shown),
  timeout: z.number().int(),
  userVerification: Verification,
});
export type RequestOptions = z.infer<typeof RequestOptions>;

export const listPasskeys = call({
  method: 'GET',
  path: '/api/passkeys',
  access: 'user',
  summary: 'The passkeys that log in to the account, the newest first.',
  provides: { Passkey: 'every' },
  response: z.object({ status: Success, passkeys: z.array(Passkey) }),
});

export const startPasskey = call({
  method: 'POST',
  path: '/api/passkeys/registration-options',
  access: 'user',
  summary: 'What the browser needs to make a passkey; valid for five minutes, once, in this session.',
  body: z
    .strictObject({
      /** Not needed in the ten minutes after the login. */
      current_password: z.string().meta(secret).optional(),
      /** Code of the authenticator app, or a recovery code: beside the password, where the account has a second factor. */
      code: z.string().meta(secret).optional(),
    })
    .optional(),
  isSecret: true,
  response: z.object({ status: Success, options: CreationOptions }),
  errors: ['LIMIT_REACHED'],
});

export const addPasskey = call({
  method: 'POST',
  path: '/api/passkeys',
  access: 'user',
  summary: 'Adds the passkey that the browser has made.',
  body: z.strictObject({ credential: NewCredential }),
  isSecret: true,
  success: 201,
  invalidates: { Passkey: 'every' },
  response: z.object({ status: Success, passkey: Passkey }),
  errors: ['LIMIT_REACHED'],
});

export const removePasskey = call({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  access: 'user',
  summary: 'Removes a passkey, which logs in no more.',
  params: z.object({ id: Id }),
  invalidates: { Passkey: 'every' },
  response: z.object({ status: Success }),
});

export const startPasskeyLogin = call({
  method: 'POST',
  path: '/api/passkeys/login-options',
  access: 'anyone',
  summary: 'What the browser needs to log in with a passkey; valid for five minutes, once, in this browser.',
  body: z.strictObject({}).optional(),
  isSecret: true,
  response: z.object({ status: Success, options: RequestOptions }),
});

export const loginByPasskey = call({
  method: 'POST',
  path: '/api/passkeys/login',
  access: 'anyone',
  summary:
    'Starts a session of 120 minutes, as the login by password does. The device has verified its user, so no second factor is asked for.',
  body: z.strictObject({ credential: UsedCredential }),
  isSecret: true,
  response: SessionUser,
});
