import { z } from 'zod';
import { call } from './call.ts';
import { Flag, Id, Success } from './values.ts';

export const VerificationImage = z.object({ is_rejected: Flag });
export type VerificationImage = z.infer<typeof VerificationImage>;

export const listVerificationImages = call({
  method: 'GET',
  path: '/api/client/user_verification_images/:user_id',
  access: 'user',
  summary: "The session's own verification documents.",
  params: z.object({ user_id: Id }),
  query: z.object({ api_token: z.string().optional() }),
  response: z.object({ status: Success, verification_images: z.array(VerificationImage) }),
});
