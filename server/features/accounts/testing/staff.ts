import type { TestContext } from 'node:test';
import type { Method } from '#contract/call.ts';
import { type TestActor, testActors } from '#server/testing/people/testActors.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';

/** All actors, each with a session. */
export async function staffRoom(t: TestContext, options: { readonly fleet?: boolean } = {}) {
  const server = await testApp(t, options);
  const actors = await testActors(server.context);
  const as = ({ cookie }: TestActor) => {
    const browser = server.visitor();
    if (cookie !== null) browser.cookies.set('session', cookie);
    return (method: Method, url: string, body?: object) =>
      browser.inject({ method, url, ...(body === undefined ? {} : { body }) });
  };
  return { server, actors, as };
}

export const isLoggedIn = async (ask: (method: Method, url: string) => Promise<{ status: number }>) =>
  (await ask('GET', '/api/user')).status === 200;

export async function auditOf(server: TestApp, subject: number) {
  const rows = await server.context.db
    .selectFrom('audit_events')
    .select(['action', 'actor_user_id', 'details'])
    .where('subject_user_id', '=', subject)
    .orderBy('id')
    .execute();
  return rows;
}
