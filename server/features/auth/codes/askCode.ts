import type { Kysely } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { limitRate, networkOf } from '#server/platform/http/guards/rateLimit.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { type CodeRequest, insertCode, listAskedCodes, lockAddress } from './codeRepository.ts';
import { type Ask, nextAsk } from './nextAsk.ts';
import { sendCode } from './sendCode.ts';

/**
 * Orders a code for an address, or says how long to wait. The same is done for every address, known or not;
 * whether a mail leaves is decided later, outside of the call.
 */
export async function askCode({ db, clock }: Context, request: CodeRequest): Promise<Ask> {
  return db.transaction().execute((transaction) => askOnce(transaction, request, clock()));
}

async function askOnce(transaction: Kysely<Database>, request: CodeRequest, now: Date): Promise<Ask> {
  await lockAddress(transaction, request.address);
  const ask = nextAsk(await listAskedCodes(transaction, request.address, now), request.flow, now);
  if (ask.may === 'ask') {
    const id = await insertCode(transaction, request, now);
    await queueJob(transaction, sendCode, { code_id: id });
  }
  return ask;
}

/** Counts whatever may make a mail leave, by network; what an address may receive is counted with its codes. */
export async function limitSends(context: Context, ip: string): Promise<void> {
  await limitRate(context, { key: `send:${networkOf(ip)}`, limit: 20, windowSeconds: 3600 });
}
