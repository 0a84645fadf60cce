import { createHmac } from 'node:crypto';
import type { TraceNote, TraceReport } from '#contract/calls/traces.ts';
import type { Config } from '#server/config.ts';
import { retentionEnd } from './retention.ts';
import type { NoteRow } from './traceNotesRepository.ts';
import { wordOf } from './traceNumber.ts';
import { notePlace, openText, staffNotePlace } from './traceSeal.ts';
import type { TraceRow } from './tracesRepository.ts';

type Keys = Pick<Config, 'secret' | 'decryptionKeys'>;

/** Without anything that identifies the sender. */
export function describeTrace(config: Keys, row: TraceRow): TraceReport {
  const { id, number, user_id: userId, order_id: orderId, order_number: orderNumber, note_sealed: note } = row;
  return {
    id,
    number,
    state: row.state,
    note: note && openText(config.decryptionKeys, notePlace(number), note),
    person: userId === null ? null : personWord(config, userId),
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    thread_id: row.thread_id,
    screen: row.screen,
    count: row.count,
    build: row.build,
    locale: row.locale,
    viewport: { width: row.width, height: row.height },
    sent_at: row.sent_at.toISOString(),
    deleted_at: retentionEnd(row.sent_at).toISOString(),
    handler: row.state === 'new' ? null : row.handler,
  };
}

/** Those that open: what cannot be read says nothing. */
export function describeNotes({ decryptionKeys }: Keys, number: string, rows: readonly NoteRow[]): TraceNote[] {
  return rows.flatMap(({ id, step, text_sealed: sealed, author, at }) => {
    const text = openText(decryptionKeys, staffNotePlace(number), sealed);
    return text === null ? [] : [{ id, step, text, author, at: at.toISOString() }];
  });
}

/** A pseudonym of the sender: the same for all their reports, and not reversible without the server's secret. */
function personWord({ secret }: Pick<Config, 'secret'>, userId: number): string {
  return wordOf(createHmac('sha256', secret).update(`person of traces, ${userId}`).digest(), 5);
}
