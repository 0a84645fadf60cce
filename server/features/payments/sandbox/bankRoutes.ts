import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { noncePolicy } from '#server/platform/http/guards/securityHeaders.ts';
import { bankPage } from './bankPage.ts';
import { Decision, decideAtBank } from './decideAtBank.ts';
import { findSandboxPayment, type SandboxPayment } from './sandboxRepository.ts';

interface BankRoute {
  Params: { ref: string };
}

/** The sandbox bank's hosted page. It exists only where no stranger could rent a real car by it. */
export function bankRoutes(app: FastifyInstance, context: Context): void {
  const find = async (ref: string): Promise<SandboxPayment> => {
    const payment = context.config.payments.isSandboxOpen ? await findSandboxPayment(context.db, ref) : undefined;
    if (payment === undefined) throw new ApiError(404, 'NOT_FOUND');
    return payment;
  };

  app.get<BankRoute>('/sandbox/bank/:ref', async ({ params, language }, reply) => {
    const { nonce, policy } = noncePolicy();
    // Without a referrer the form would not say where it comes from.
    void reply
      .header('referrer-policy', 'same-origin')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8');
    return bankPage(await find(params.ref), language, nonce);
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    // The address is enough to decide: it is as secret as a bank's own page.
    scope.post<BankRoute>('/sandbox/bank/:ref', { config: { isForm: true } }, async ({ params, body }, reply) => {
      const payment = await find(params.ref);
      const decision = Decision.safeParse(body);
      if (!decision.success) throw new ApiError(400, 'BAD_REQUEST');
      const isPaid = await decideAtBank(context, payment, decision.data);
      return reply.redirect(isPaid ? payment.success_url : payment.failure_url, 303);
    });
  });
}
