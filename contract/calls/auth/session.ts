import { z } from 'zod';
import { dropped, personal, secret } from '../../privacy.ts';
import { call } from '../../call.ts';
import { Id, Success } from '../../domain/values.ts';

export const Role = z.enum(['client', 'owner', 'support', 'admin']);
export type Role = z.infer<typeof Role>;

const Party = z.object({ id: Id, name: z.string().meta(personal) });

/** The user of the session. */
export const CurrentUser = z.object({
  user_id: Id,
  roles: z.array(Role),
  client: Party.nullable(),
  owner: Party.nullable(),
  /** The instant at which the session ends, in whole minutes since the Unix epoch. */
  expireMinutes: z.number().int().positive(),
  /** The admin who views this account, read only; absent in a user's own session. */
  viewed_by: z.string().meta(personal).optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** The user in the answer of the login; `apiToken` accompanies the session cookie on two documented calls. */
export const SessionUser = CurrentUser.extend({ apiToken: z.string().meta(secret) });
export type SessionUser = z.infer<typeof SessionUser>;

export const getUser = call({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  isOpenWithoutSecondFactor: true,
  summary: 'Session check: the current user, or 401.',
  response: CurrentUser.extend({
    /** Address of the profile picture; another back end may leave it out. */
    picture: z.string().meta(dropped).nullable().optional(),
  }),
});

export const login = call({
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  summary: 'Starts a session of 120 minutes.',
  body: z.strictObject({
    email: z.string().meta(personal),
    password: z.string().meta(secret),
    /** Code of the authenticator app, or a recovery code: only where the account has a second factor. */
    code: z.string().meta(secret).optional(),
  }),
  isSecret: true,
  response: SessionUser,
});

export const logout = call({
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  isOpenToViewers: true,
  summary: 'Ends the session; succeeds without one, too.',
  response: z.object({ status: Success }),
});
