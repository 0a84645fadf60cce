import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import { Rate } from '#contract/calls/currency.ts';
import { FrozenInputs } from '#contract/domain/money/priceInputs.ts';
import { Instant, LineItem } from '#contract/calls/orders/quotes.ts';
import { FrozenPlace } from '#server/features/rental/frozenPlace.ts';

/** Everything an order takes from its quote; as the quote's id it goes to the client and back, sealed. */
export const SealedQuote = z.object({
  car_id: z.number().int(),
  from: Instant,
  to: Instant,
  days: z.number().int(),
  inputs: FrozenInputs,
  items: z.array(LineItem),
  total: z.number().int(),
  commission: z.number().int(),
  prepaid: z.number().int(),
  first_day: z.number().int(),
  deposit: z.number().int(),
  /** Quotes that are older than this have none. */
  terms: AgreedTerms.optional(),
  /** Left out: the place of the car when it is ordered. */
  pick_up: FrozenPlace.optional(),
  drop_off: FrozenPlace.optional(),
  /** What its coupon is; its price is part of the inputs. */
  coupon_id: z.number().int().optional(),
  rate: Rate,
  expires_at: Instant,
});
export type SealedQuote = z.infer<typeof SealedQuote>;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypted, because it also says what the marketplace earns; nothing of it can be changed unnoticed. */
export function sealQuote(quote: SealedQuote, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const content = Buffer.concat([cipher.update(JSON.stringify(quote)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** Null when it was sealed with none of these secrets, or is no quote at all. */
export function openQuote(id: string, secrets: readonly string[]): SealedQuote | null {
  const sealed = Buffer.from(id, 'base64url');
  // Decoding skips what is no base64: a quote has exactly one way to be written.
  if (sealed.length <= IV_BYTES + TAG_BYTES || sealed.toString('base64url') !== id) return null;
  for (const secret of secrets) {
    const quote = openWith(keyOf(secret), sealed);
    if (quote !== null) return quote;
  }
  return null;
}

function openWith(key: Buffer, sealed: Buffer): SealedQuote | null {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const content = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return SealedQuote.parse(JSON.parse(content.toString()));
  } catch {
    return null;
  }
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('quote').digest();
}
