import { z } from 'zod';
import { UtcInstant } from '#contract/domain/values.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import type { ReviewPosition, ReviewRow } from './reviewsRepository.ts';

const Position = z.object({ createdAt: UtcInstant, id: z.number().int().min(1).max(2_147_483_647) });

export function writeReviewCursor({ created_at, id }: ReviewRow): string {
  return Buffer.from(JSON.stringify({ createdAt: created_at.toISOString(), id })).toString('base64url');
}

export function readReviewCursor(cursor: string | undefined): ReviewPosition | null {
  if (cursor === undefined) return null;
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new FieldError({ cursor: 'cursorInvalid' });
  }
}
