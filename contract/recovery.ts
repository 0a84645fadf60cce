import { z } from 'zod';
import { call } from './call.ts';
import { Success } from './values.ts';

export const startRecovery = call({
  method: 'POST',
  path: '/api/password-restoring/first-step',
  access: 'anyone',
  summary: 'Sends a recovery code; answers alike for unknown addresses.',
  body: z.strictObject({ address: z.string() }),
  isSecret: true,
  response: z.object({ status: Success }),
});

export const resetPassword = call({
  method: 'POST',
  path: '/api/password-reset',
  access: 'anyone',
  summary: 'Sets a new password with the recovery code and ends every session.',
  body: z.strictObject({
    address: z.string(),
    code: z.string(),
    password: z.string(),
    password_confirmation: z.string(),
  }),
  isSecret: true,
  success: 204,
  response: z.undefined(),
});
