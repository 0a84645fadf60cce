import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { demoAccounts } from '#server/demo/fleet/demoAccounts.ts';
import { sendCode } from '#server/features/auth/codes/sendCode.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { contentSecurityPolicy, noncePolicy } from '#server/platform/http/guards/securityHeaders.ts';
import { countMailsUnderWay, findOutboxMail, listOutboxMails } from '#server/platform/mail/outboxRepository.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { hasDemoFleet } from './demoRepository.ts';
import { outboxPage } from './outboxPage.ts';

const mailJobs = [sendCode.name, sendMail.name];
const PATIENCE_MS = 3_000;
const STEP_MS = 50;

/** What helps to try the demo out, and must exist nowhere else. */
export function demoRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  app.get('/dev/accounts.json', async () => {
    await requireDemo(context);
    return Object.values(demoAccounts);
  });

  app.get('/dev/outbox.json', async () => {
    await requireDemo(context);
    const mails = await readOutbox(db);
    return mails.map(({ to, subject, text, html, sent_at }) => ({
      to,
      subject,
      text,
      html,
      sent_at: sent_at.toISOString(),
    }));
  });

  app.get('/dev/outbox', async (_request, reply) => {
    await requireDemo(context);
    const { nonce, policy } = noncePolicy();
    void reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
    return outboxPage(await readOutbox(db), nonce);
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params: { id } }, reply) => {
    await requireDemo(context);
    const mail = /^[1-9]\d{0,8}$/.test(id) ? await findOutboxMail(db, Number(id)) : undefined;
    if (mail === undefined) throw new ApiError(404, 'NOT_FOUND');
    // Mails are styled in place, as mail programs want it; the sandbox leaves nothing else that could be done.
    const policy = contentSecurityPolicy({ 'style-src': "'unsafe-inline'", sandbox: '' });
    void reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
    return mail.html;
  });
}

async function requireDemo({ config, db }: Context): Promise<void> {
  const isOpen = config.isDemo && config.smtpUrl === null && (await hasDemoFleet(db));
  if (!isOpen) throw new ApiError(404, 'NOT_FOUND');
}

/** A request right after a call finds its mail: it waits a little for mails under way. */
async function readOutbox(db: Context['db']) {
  for (let waited = 0; waited < PATIENCE_MS && (await countMailsUnderWay(db, mailJobs)) > 0; waited += STEP_MS) {
    await setTimeout(STEP_MS);
  }
  return listOutboxMails(db);
}
