import { Session, type Profiler } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Mutant } from './mutant.ts';
import { root } from './mutatedModules.ts';

/** Reports which places of which files have run since the last call. */
export function coverage() {
  // A function that was compiled into its caller is not counted any more.
  for (const flag of ['--no-opt', '--no-maglev']) setFlagsFromString(flag);
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    take(): (mutant: Mutant) => boolean {
      let scripts: Profiler.ScriptCoverage[] = [];
      // A session of the same thread answers before it returns.
      session.post('Profiler.takePreciseCoverage', (error, { result }) => {
        if (error) throw error;
        scripts = result;
      });
      const byUrl = new Map(scripts.map((script) => [script.url, script]));
      return ({ file, start }) => hasRun(byUrl.get(pathToFileURL(join(root, file)).href), start);
    },
    stop(): void {
      session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
      for (const flag of ['--opt', '--maglev']) setFlagsFromString(flag);
    },
  };
}

/** The innermost range around a place says how often it ran. Stripped types leave every place where it was. */
function hasRun(script: Profiler.ScriptCoverage | undefined, offset: number): boolean {
  const around = (script?.functions ?? [])
    .flatMap(({ ranges }) => ranges)
    .filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset);
  const innermost = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0];
  return innermost !== undefined && innermost.count > 0;
}
