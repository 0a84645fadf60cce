import { parentPort, workerData } from 'node:worker_threads';
import { ReadError } from './feedEvent.ts';
import { readEvents, type Span } from './readEvents.ts';

// What was handed in by readWithinTime.ts.
const { text, period } = workerData as { readonly text: string; readonly period: Span };
try {
  parentPort?.postMessage({ events: readEvents(text, period) });
} catch (error) {
  // Running out of its stack or the like: nothing is known of the days.
  parentPort?.postMessage({ problem: error instanceof ReadError ? error.problem : 'unreadable_event' });
}
