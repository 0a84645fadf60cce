import { createHmac } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { wordOf } from './traceNumber.ts';

/** Stands for whoever sent a report: the same for all of theirs, and nothing that leads to them without the server's secret. */
export function personWord({ secret }: Pick<Config, 'secret'>, userId: number): string {
  return wordOf(createHmac('sha256', secret).update(`person of traces, ${userId}`).digest(), 5);
}
