import { text } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';

function json(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** The accounts, with the documented fields only; their keys are the local parts of the addresses. */
const users = {
  client: { user_id: 41, apiToken: 'token', roles: ['client'], client: { id: 5, name: 'Nino' }, owner: null },
  owner: { user_id: 42, apiToken: 'token', roles: ['owner'], client: null, owner: { id: 6, name: 'Giorgi' } },
} as const;
type Name = keyof typeof users;

const isName = (name: string | undefined): name is Name => name === 'client' || name === 'owner';

function nameIn(cookie: string | undefined): Name | null {
  const name = /\bvisit=(\w+)/.exec(cookie ?? '')?.[1];
  return isName(name) ? name : null;
}

const threads = [
  { is_seen: 0, is_answer: 1 },
  { is_seen: 1, is_answer: 1 },
  { is_seen: 0, is_answer: 0 },
  { is_seen: 0, is_answer: 1 },
];

/** The documented calls of forms, with their answers to valid input. */
const formCalls: Readonly<Record<string, number>> = {
  'POST /api/client/register': 200,
  'POST /api/physical_owner/first_step': 200,
  'POST /api/legal_owner/first_step': 200,
  'POST /api/first-step/send-code': 200,
  'POST /api/register/physical_owner': 201,
  'POST /api/register/legal_owner': 201,
  'POST /api/password-restoring/first-step': 200,
  'POST /api/password-reset': 204,
};

/** Differences of another back end: extra fields, errors as lists under `errors`, answers without a body. */
export async function answerCall(request: IncomingMessage, { pathname, searchParams }: URL, response: ServerResponse) {
  const call = `${request.method} ${pathname}`;
  const name = nameIn(request.headers.cookie);
  const user = name === null ? null : users[name];
  const sent = await text(request);
  const formStatus = formCalls[call];
  if (formStatus !== undefined) {
    if (sent.includes('taken@'))
      return json(response, 422, { message: 'Invalid.', errors: { email: ['Taken.', 'No.'] } });
    return json(response, formStatus);
  }
  if (call === 'POST /api/login') {
    const account = /"(\w+)@example\.com"/.exec(sent)?.[1];
    if (!isName(account)) return json(response, 422);
    response.setHeader('Set-Cookie', `visit=${account}; Path=/; HttpOnly; SameSite=Lax`);
    return json(response, 200, users[account]);
  }
  if (call === 'POST /api/logout') {
    response.setHeader('Set-Cookie', 'visit=; Path=/; Max-Age=0');
    return json(response, 200, {});
  }
  if (call === 'GET /api/user')
    return user === null ? json(response, 401) : json(response, 200, { user_id: user.user_id });
  if (call === 'GET /api/register/cities')
    return json(response, 200, { status: 'success', cities: [{ id: 7, name: 'Tbilisi', region: 'east' }], took: 3 });
  if (pathname.startsWith('/api/language/')) return json(response, 200, { status: 'success', message: 'ok' });
  const isOwn = user !== null && searchParams.get('api_token') === user.apiToken;
  if (call === 'GET /api/threads/list' && isOwn && searchParams.get(name ?? '') === String(user[name ?? 'client']?.id))
    return json(response, 200, { status: 'success', threads });
  if (isOwn && call === `GET /api/client/user_verification_images/${user.user_id}`)
    return json(response, 200, { status: 'success', verification_images: [{ is_rejected: 0 }, { is_rejected: 1 }] });
  return json(response, 404, { message: `No route ${pathname}` });
}
