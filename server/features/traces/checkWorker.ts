import { parentPort, workerData } from 'node:worker_threads';
import type { TraceFile } from '#contract/calls/traces.ts';
import { findPersonal } from './findPersonal.ts';
import { isRedacted } from './isRedacted.ts';

// What was handed in by checkTrace.ts, which passed the schema.
const trace = JSON.parse(workerData as string) as TraceFile;
parentPort?.postMessage(findPersonal(trace) !== null ? 'tracePersonal' : isRedacted(trace) ? null : 'traceNotRedacted');
