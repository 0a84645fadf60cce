import { parentPort, workerData } from 'node:worker_threads';
import { ReadError } from './feedEvent.ts';
import { readEvents, type Span } from './readEvents.ts';

// What was handed in by readWithinTime.ts.
const { text, asked } = workerData as { readonly text: string; readonly asked: Span };
try {
  parentPort?.postMessage({ events: readEvents(text, asked) });
} catch (error) {
  // A parser that gives up says in many ways that this is none.
  parentPort?.postMessage({ problem: error instanceof ReadError ? error.problem : 'not_a_calendar' });
}
