import { z } from 'zod';
import { personal, secret } from '../../privacy.ts';
import { call } from '../../call.ts';
import { Success } from '../../domain/values.ts';

export const startRecovery = call({
  method: 'POST',
  path: '/api/password-restoring/first-step',
  access: 'anyone',
  summary: 'Sends a recovery code; the answer is the same for unknown addresses.',
  body: z.strictObject({ address: z.string().meta(personal) }),
  isSecret: true,
  response: z.object({ status: Success }),
});

export const resetPassword = call({
  method: 'POST',
  path: '/api/password-reset',
  access: 'anyone',
  summary: 'Sets a new password with the recovery code and ends every session.',
  body: z.strictObject({
    address: z.string().meta(personal),
    code: z.string().meta(secret),
    password: z.string().meta(secret),
    password_confirmation: z.string().meta(secret),
  }),
  isSecret: true,
  success: 204,
  response: z.undefined(),
});
