import { z } from 'zod';
import { job } from '#server/platform/jobs/job.ts';
import { deliver } from '#server/platform/mail/sendMail.ts';
import { hasAccount } from '../accountRepository.ts';
import { drawCode, hashCode } from './codeHash.ts';
import { findNewestCode, saveCodeHash } from './codeRepository.ts';
import { HOUR_MS } from './codeRules.ts';
import type { CodeFlow } from './codeRules.ts';

const mailKinds = {
  recovery: 'recoveryCode',
  registration: 'registrationCode',
  email: 'emailCode',
  login: 'loginCode',
} as const;
/** The other flows are for addresses that have none yet. */
const needsAccount = (flow: CodeFlow): boolean => flow === 'recovery' || flow === 'login';

/**
 * Draws the digits, stores their hash and mails them, when the flow is for this address: recovery and login
 * need an account, registration and a new e-mail need none. A failed mail is retried with other digits, so nothing readable is stored.
 */
export const sendCode = job({
  name: 'sendCode',
  payload: z.object({ code_id: z.number() }),
  run: async ({ code_id }, context) => {
    const { config, db, clock } = context;
    const request = await findNewestCode(db, code_id);
    const isWanted = request?.used_at === null && clock().getTime() - request.asked_at.getTime() < HOUR_MS;
    if (request === undefined || !isWanted) return;
    const code = drawCode(request.flow);
    await saveCodeHash(db, request.id, hashCode(config.secret, request, code), clock());
    const isKnown = await hasAccount(db, request.address);
    if (isKnown !== needsAccount(request.flow)) return;
    const content = { kind: mailKinds[request.flow], code };
    await deliver(context, { to: request.address, language: request.language, content });
  },
});
