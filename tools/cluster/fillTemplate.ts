import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '#server/config.ts';

/** A file of deploy/cluster with its {{NAMES}} replaced; each must have a value. */
export function fillTemplate(file: string, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(join(projectDir, 'deploy/cluster', file), 'utf8').replaceAll(
    /\{\{(\w+)\}\}/g,
    (_all, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${file}: nothing is known of ${name}`);
      return String(value);
    },
  );
}
