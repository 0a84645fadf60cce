import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceMap } from './packageBytes.ts';

/** Map of a script; those that only hold our texts have none. */
export function readMap(folder: string, script: string): SourceMap {
  const file = join(folder, `${script}.map`);
  if (!existsSync(file)) return { sources: ['texts'], mappings: 'AAAA' };
  // Written by our own build.
  return JSON.parse(readFileSync(file, 'utf8')) as SourceMap;
}
