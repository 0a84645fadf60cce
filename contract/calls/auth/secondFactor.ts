import { z } from 'zod';
import { secret } from '../../privacy.ts';
import { call } from '../../call.ts';
import { Success } from '../../domain/values.ts';

const Done = z.object({ status: Success });

export const SecondFactor = z.object({
  is_on: z.boolean(),
  /** Required: staff can do nothing else before they have one. */
  is_required: z.boolean(),
  recovery_codes_left: z.number().int().nonnegative(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const getSecondFactor = call({
  method: 'GET',
  path: '/api/profile/second-factor',
  access: 'user',
  isOpenWithoutSecondFactor: true,
  summary: 'Whether logging in needs a code of an authenticator app.',
  provides: { SecondFactor: 'every' },
  response: z.object({ status: Success, second_factor: SecondFactor }),
});

export const startSecondFactor = call({
  method: 'POST',
  path: '/api/profile/second-factor',
  access: 'user',
  isOpenWithoutSecondFactor: true,
  summary: 'Creates the secret for an authenticator app; it is active once a code of the app has confirmed it.',
  body: z.strictObject({ current_password: z.string().meta(secret) }),
  isSecret: true,
  success: 201,
  response: z.object({
    status: Success,
    /** Base32, to be typed in where the QR code cannot be scanned. */
    secret: z.string().meta(secret),
    /** `otpauth://…`, to be shown as a QR code. */
    url: z.string().meta(secret),
  }),
  errors: ['CONFLICT'],
});

export const confirmSecondFactor = call({
  method: 'POST',
  path: '/api/profile/second-factor/confirm',
  access: 'user',
  isOpenWithoutSecondFactor: true,
  summary: 'Switches the second factor on and returns ten recovery codes, which are never shown again.',
  body: z.strictObject({ code: z.string().meta(secret) }),
  isSecret: true,
  response: z.object({ status: Success, recovery_codes: z.array(z.string().meta(secret)) }),
  errors: ['CONFLICT'],
});

export const removeSecondFactor = call({
  method: 'DELETE',
  path: '/api/profile/second-factor',
  access: 'user',
  summary: 'Switches the second factor off.',
  body: z.strictObject({ current_password: z.string().meta(secret), code: z.string().meta(secret) }),
  invalidates: { SecondFactor: 'every' },
  isSecret: true,
  response: Done,
});
