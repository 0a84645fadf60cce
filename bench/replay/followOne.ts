import { readFileSync } from 'node:fs';
import { root } from '../mutate/mutatedModules.ts';
import { loadReplay, open } from './loadReplay.ts';

// A process of `replay.ts`: sends the states that the reducers of one version, from a folder, compute for a trace.
const [folder = '', file = ''] = process.argv.slice(2);
const { openTrace, followTrace } = await loadReplay(root);
const { everyReducer } = await loadReplay(folder);
process.send?.(followTrace(open(readFileSync(file, 'utf8'), { openTrace }), everyReducer));
