import { type AnyCall, type Access } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type AccessRow, adminsOnly, clientsOnly, loggedIn, ownersOnly, same, staffOnly } from './accessCases.ts';
import type { Who } from '../people/testActors.ts';

const statusOf: Readonly<Record<Exclude<Access, 'phone'>, (status: number) => Record<Who, number>>> = {
  anyone: same,
  user: loggedIn,
  client: clientsOnly,
  owner: ownersOnly,
  staff: staffOnly,
  admin: adminsOnly,
};

/**
 * The rows that the access word of a call says: of calls about nothing in particular that only ask, or that refuse an empty
 * form field by field, which shows that it got in.
 */
export const callAccess: Readonly<Record<string, AccessRow>> = Object.fromEntries(
  Object.values<AnyCall>(calls).flatMap(({ method, path, access, query, body, upload, isQuestion, success }) => {
    const asks = isQuestion && method === 'GET' && (query.type === 'undefined' || query.safeParse({}).success);
    const refuses = method !== 'GET' && !body.safeParse({}).success && body.type !== 'undefined';
    if (path.includes(':') || access === 'phone' || !(asks || refuses)) return [];
    const status = statusOf[access](asks ? success : 422);
    return [
      [
        `${method} ${path}`,
        { any: { url: path, ...(refuses && { body: upload === true ? new FormData() : {} }), status } },
      ],
    ];
  }),
);
