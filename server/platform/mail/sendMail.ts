import { createTransport } from 'nodemailer';
import type { Context } from '#server/context.ts';
import { findAddress } from '#server/platform/db/userRepository.ts';
import { job } from '#server/platform/jobs/job.ts';
import { type Mail, MailOrder } from './mail.ts';
import { insertOutboxMail } from './outboxRepository.ts';
import { renderMail } from './renderMail.ts';

const TIMEOUT_MS = 10_000;

/** Makes a mail and hands it over. The queue retries after an error; no call waits for it. */
export async function deliver(context: Context, order: MailOrder): Promise<void> {
  const { config, db, clock } = context;
  const to = order.user_id === undefined ? order.to : await findAddress(db, order.user_id);
  // A mail for an account that is deleted by now has no recipient.
  if (!to.includes('@')) return;
  const mail = renderMail({ ...order, to }, config.publicUrl);
  if (config.smtpUrl === null) await insertOutboxMail(db, mail, clock());
  else await sendBySmtp(config.smtpUrl, config.mailFrom, mail);
}

async function sendBySmtp(url: string, from: string, { unsubscribe, ...mail }: Mail): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Contents come from here alone, never from a file or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    // As an object the recipient is one address, whatever it contains.
    await transport.sendMail({
      ...mail,
      from,
      to: { name: '', address: mail.to },
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== undefined && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  } finally {
    transport.close();
  }
}

/** A mail whose text is known when it is queued. Codes are not: they are drawn when their mail is made. */
export const sendMail = job({ name: 'sendMail', payload: MailOrder, run: (order, context) => deliver(context, order) });
