import { z } from 'zod';
import { personal, shown } from '../../privacy.ts';
import { call } from '../../call.ts';
import { Id, Success } from '../../domain/values.ts';

export const OpenSession = z.object({
  id: Id,
  /** Names as the vendors write them; null where the user agent is unknown. */
  browser: z.string().meta(shown).nullable(),
  system: z.string().meta(shown).nullable(),
  /** The address where it began, shortened: `203.0.113.x`. Empty when it is not known. */
  network: z.string().meta(personal),
  started_at: z.iso.datetime(),
  /** The session of this request. */
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = call({
  method: 'GET',
  path: '/api/profile/sessions',
  access: 'user',
  summary: 'The open sessions of the user: the current one first, the others newest first.',
  provides: { OpenSession: 'every' },
  response: z.object({ status: Success, sessions: z.array(OpenSession) }),
});

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/profile/sessions',
  access: 'user',
  summary: 'Ends every session of the user except the current one.',
  invalidates: { OpenSession: 'every' },
  response: z.object({ status: Success }),
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/profile/sessions/:id',
  access: 'user',
  summary: "Ends one of the user's sessions.",
  params: z.object({ id: Id }),
  invalidates: { OpenSession: 'every' },
  response: z.object({ status: Success }),
});
