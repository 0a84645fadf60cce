import type { Language } from '#contract/values.ts';

/** From where, and in which language, somebody registers. */
export interface Visit {
  readonly ip: string;
  readonly language: Language;
}
