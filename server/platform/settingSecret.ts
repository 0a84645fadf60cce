import { z } from 'zod';

export const Secret = z.string().min(32, { error: 'must have at least 32 characters' });

export const EncryptionKey = z
  .base64({ error: 'must be base64' })
  .refine((text) => Buffer.from(text, 'base64').length === 32, { error: 'must be 32 bytes in base64' });

/** Others of its kind, separated by commas. */
export const listOf = <Setting extends z.ZodType<string, string>>(setting: Setting) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(setting));
