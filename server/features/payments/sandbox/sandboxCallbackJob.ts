import type { z } from 'zod';
import { type Job, job } from '#server/platform/jobs/job.ts';
import type { OrderPort } from '../orderPort.ts';
import { receiveCallback } from '../receiveCallback.ts';
import { SandboxCallback, SIGNATURE_HEADER } from './sandboxProvider.ts';
import { signSandbox } from './sandboxSignature.ts';

/** Name and payload of the bank's reports on their way to us. */
export const sandboxCallback = { name: 'sandboxCallback', payload: SandboxCallback };

/** The bank reports, signed; what fails is reported again, as banks do. */
export const sandboxCallbackJob = (orders: OrderPort): Job<z.ZodType<SandboxCallback>> =>
  job({
    ...sandboxCallback,
    run: async (callback, context) => {
      const body = Buffer.from(JSON.stringify(callback));
      const signature = signSandbox(body, context.config.secret, context.clock());
      await receiveCallback(context, orders, { provider: 'sandbox', headers: { [SIGNATURE_HEADER]: signature }, body });
    },
  });
