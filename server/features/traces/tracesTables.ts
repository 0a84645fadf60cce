import type { Generated, GeneratedAlways } from 'kysely';
import type { TraceState } from '#contract/traces.ts';
import type { Language } from '#contract/values.ts';

export interface TracesTables {
  traces: TraceTable;
  trace_notes: TraceNoteTable;
}

interface TraceTable {
  id: Generated<number>;
  number: string;
  user_id: number | null;
  order_id: number | null;
  state: Generated<TraceState>;
  handled_by: Generated<number | null>;
  note_sealed: Buffer | null;
  file_sealed: Buffer;
  size: GeneratedAlways<number>;
  screen: string;
  count: number;
  build: string;
  locale: Language;
  width: number;
  height: number;
  sent_at: Date;
}

interface TraceNoteTable {
  id: Generated<number>;
  trace_id: number;
  step: number | null;
  text_sealed: Buffer;
  author_id: number | null;
  at: Date;
}
