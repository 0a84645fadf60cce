import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../mutate/mutatedModules.ts';
import { compareVersions } from './compareVersions.ts';
import { describeParting } from './findParting.ts';
import { inOneLine } from './inOneLine.ts';
import { loadReplay, open } from './loadReplay.ts';
import type { ReplayStep } from './loadReplay.ts';

// `npm run replay -- FILE [--against REV]`
const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const [given] = positionals;
if (given === undefined) {
  console.error('Usage: npm run replay -- FILE [--against REV]');
  process.exit(1);
}
const file = resolve(given);

/** Of a request, which one. */
function endpointOf({ meta }: ReplayStep['action']): string {
  const { arg } = (meta ?? {}) as { readonly arg?: { readonly endpointName?: unknown } };
  return typeof arg?.endpointName === 'string' ? ` ${arg.endpointName}` : '';
}

function lineOf({ id, kind, action, slices, thrown }: ReplayStep): string {
  const changed = slices.length === 0 ? '' : `  changes ${slices.join(', ')}`;
  const broken = thrown === undefined ? '' : `  a reducer threw ${thrown}`;
  return inOneLine(
    `${String(id).padStart(5)}  ${kind.padEnd(10)}  ${action.type}${endpointOf(action)}${changed}${broken}`,
  );
}

async function printSteps(): Promise<boolean> {
  const code = await loadReplay(root);
  const trace = open(readFileSync(file, 'utf8'), code);
  const { steps, isSameEnd } = code.makeReplay(trace);
  for (const step of steps) console.log(lineOf(step));
  if (trace.trace === null) console.log('The file does not say how it ended.');
  else
    console.log(
      inOneLine(
        `${isSameEnd === true ? 'It ends as recorded' : 'It ends otherwise than recorded'}: ${trace.trace.finalHash}, build ${trace.trace.buildId}.`,
      ),
    );
  return isSameEnd !== false;
}

async function printParting(revision: string): Promise<boolean> {
  const parting = await compareVersions(root, file, revision);
  const names = ['here', revision] as const;
  console.log(parting === null ? 'Both versions have the same states.' : describeParting(parting, names));
  return parting === null;
}

try {
  const isSame = values.against === undefined ? await printSteps() : await printParting(values.against);
  process.exitCode = isSame ? 0 : 2;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
