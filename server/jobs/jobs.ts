import { sendCode } from '#server/features/auth/codes/sendCode.ts';
import { forgetSessions } from '#server/features/auth/forgetSessions.ts';
import { pruneBusyJob } from '#server/features/cars/pruneBusyJob.ts';
import { fetchRatesJob } from '#server/features/currency/fetchRatesJob.ts';
import { forgetMails } from '#server/mail/forgetMails.ts';
import { sendMail } from '#server/mail/sendMail.ts';
import { forgetLimits } from './forgetLimits.ts';
import type { Job } from './job.ts';

/** Every job there is. */
export const jobs: readonly Job[] = [
  fetchRatesJob,
  forgetLimits,
  forgetMails,
  forgetSessions,
  pruneBusyJob,
  sendCode,
  sendMail,
];
