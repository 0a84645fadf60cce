import assert from 'node:assert/strict';
import { listThreads, openThread, Thread } from '#contract/calls/threads.ts';
import { post } from '#server/testing/people/people.ts';
import type { Market } from '#server/testing/people/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';

/** The thread of the client and the owner, with its first message. */
export async function opened({ client, carId }: Market, text = 'Is it free?'): Promise<number> {
  const answer = await post(client, '/api/threads', { car_id: carId, text });
  assert.equal(answer.status, 201, answer.text);
  return openThread.response.parse(answer.body).thread.id;
}

export interface Party {
  readonly browser: TestBrowser;
  readonly query: string;
}

/** The documented list of both sides, with the token of their sessions. */
export async function parties({ app, client, owner }: Market): Promise<Record<'client' | 'owner', Party>> {
  const { rows } = await app.context.pool.query<{ client: number; owner: number }>(
    `select clients.id as client, owners.id as owner from clients, owners
     where clients.user_id = (select id from users where email = 'client@access.test')
       and owners.user_id = (select id from users where email = 'physicalOwner@access.test')`,
  );
  // A fixed token, as the sessions of the access test have no password to log in with.
  await app.context.pool.query("update sessions set api_token_hash = sha256('token')");
  return {
    client: { browser: client, query: `client=${rows[0]?.client}` },
    owner: { browser: owner, query: `owner=${rows[0]?.owner}` },
  };
}

export async function threadsOf({ browser, query }: Party): Promise<Thread[]> {
  const answer = await browser.inject(`/api/threads/list?${query}&api_token=token`);
  return listThreads.response.parse(answer.body).threads.map((thread) => Thread.parse(thread));
}
