import { z } from 'zod';
import { personal, shown } from '../privacy.ts';
import { call } from '../call.ts';
import { Id, Success } from '../domain/values.ts';

export const OpenSession = z.object({
  id: Id,
  /** Names as the makers write them; null where the browser says nothing that is known. */
  browser: z.string().meta(shown).nullable(),
  system: z.string().meta(shown).nullable(),
  /** Where it was begun, as near as the address tells: `203.0.113.x`. Empty when it is not known. */
  network: z.string().meta(personal),
  started_at: z.iso.datetime(),
  /** The one that asks. */
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = call({
  method: 'GET',
  path: '/api/profile/sessions',
  access: 'user',
  summary: 'Where the user is logged in; the session that asks comes first, the others newest first.',
  provides: { OpenSession: 'every' },
  response: z.object({ status: Success, sessions: z.array(OpenSession) }),
});

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/profile/sessions',
  access: 'user',
  summary: 'Ends every session of the user but the one that asks.',
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
