import { http } from 'msw';
import type { HttpHandler } from 'msw';
import type { BodyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import type { Mock } from './mocks.ts';

const verbs = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** The MSW handler of one call; tests pass it to `server.use` to override that call. */
export function handlerOf<Name extends CallName>(name: Name, mock: Mock<(typeof calls)[Name]>): HttpHandler {
  const { method, path, success } = calls[name];
  return verbs[method](`*${path}`, async ({ request, params }) => {
    const body = isForm(request) ? await formOf(request) : await jsonOf(request);
    const answer = mock({
      // A path parameter of ours never repeats, so it is one text.
      params: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      // The client sends what the contract declares: the compiler has checked it.
      body: body as BodyOf<(typeof calls)[Name]>,
    });
    if (answer instanceof Response) return answer;
    return answer === undefined ? new Response(null, { status: success }) : Response.json(answer, { status: success });
  });
}

const isForm = ({ headers }: Request): boolean => headers.get('content-type')?.startsWith('multipart/') ?? false;

async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

async function formOf(request: Request): Promise<unknown> {
  return Object.fromEntries(await request.formData());
}
