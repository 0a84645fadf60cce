import { z } from 'zod';
import { call } from '../../call.ts';
import { Success } from '../../domain/values.ts';
import { personal, secret } from '../../privacy.ts';
import { SessionUser } from './session.ts';

export const sendLoginCode = call({
  method: 'POST',
  path: '/api/login/code',
  access: 'anyone',
  summary: 'Sends a code to log in with; the answer is the same for unknown addresses.',
  body: z.strictObject({ email: z.string().meta(personal) }),
  isSecret: true,
  response: z.object({ status: Success }),
});

export const loginByCode = call({
  method: 'POST',
  path: '/api/login/code/verify',
  access: 'anyone',
  summary: 'Starts a session of 120 minutes, as the login by password does.',
  body: z.strictObject({
    email: z.string().meta(personal),
    /** Six digits of the mail. */
    code: z.string().meta(secret),
    /** Code of the authenticator app, or a recovery code: only where the account has a second factor. */
    app_code: z.string().meta(secret).optional(),
  }),
  isSecret: true,
  response: SessionUser,
});
