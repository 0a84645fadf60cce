import type { Kysely } from 'kysely';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { countNotes, insertNote } from './traceNotesRepository.ts';
import { sealText, staffNotePlace } from './traceSeal.ts';

const MOST_NOTES = 200;

/** In a transaction that holds the report, so that no note comes past the bound. */
export async function writeNote(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  transaction: Kysely<Database>,
  { id, number }: { readonly id: number; readonly number: string },
  { actor, step, text }: { readonly actor: Actor; readonly step: number | null; readonly text: string },
): Promise<number> {
  if ((await countNotes(transaction, id)) >= MOST_NOTES) throw new ApiError(409, 'LIMIT_REACHED');
  return insertNote(transaction, {
    trace_id: id,
    step,
    text_sealed: sealText(config.encryptionKey, staffNotePlace(number), text),
    author_id: actor.userId,
    at: clock(),
  });
}
