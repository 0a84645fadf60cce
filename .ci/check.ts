import { availableParallelism } from 'node:os';
import { checkParts } from './parts.ts';
import { runParts } from './runParts.ts';
import { summarize } from './summarize.ts';

summarize(await runParts(checkParts, Math.min(availableParallelism() + 1, 4)));
