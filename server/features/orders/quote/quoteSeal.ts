import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Rate } from '#contract/currency.ts';
import { Instant, LineItem } from '#contract/quotes.ts';

/** Everything an order takes from its quote; as the quote's id it goes to the client and back, sealed. */
export const SealedQuote = z.object({
  car_id: z.number().int(),
  from: Instant,
  to: Instant,
  days: z.number().int(),
  items: z.array(LineItem),
  total: z.number().int(),
  commission: z.number().int(),
  prepaid: z.number().int(),
  first_day: z.number().int(),
  deposit: z.number().int(),
  rate: Rate,
  expires_at: Instant,
});
export type SealedQuote = z.infer<typeof SealedQuote>;

export function sealQuote(quote: SealedQuote, secret: string): string {
  const content = Buffer.from(JSON.stringify(quote)).toString('base64url');
  return `${content}.${signatureOf(content, secret)}`;
}

/** Null when it was not sealed with this secret, or is no quote at all. */
export function openQuote(id: string, secret: string): SealedQuote | null {
  const [content = '', signature = ''] = id.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(content, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return SealedQuote.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
}

function signatureOf(content: string, secret: string): string {
  return createHmac('sha256', secret).update(`quote.${content}`).digest('base64url');
}
