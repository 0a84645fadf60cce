import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PageRenderer } from '#contract/pages.ts';

/** Files of the client by the names of its parts. */
export type ChunkList = Readonly<Record<string, readonly string[] | undefined>>;

export interface BuiltPages {
  readonly renderer: PageRenderer;
  readonly files: ChunkList;
}

/** The screens built for the server, beside the client; null where only the client was built. */
export function readBuiltPages(distDir: string): BuiltPages | null {
  const bundle = join(distDir, '.pages/pages.cjs');
  if (!existsSync(bundle)) return null;
  return {
    // Both files were made by one build, whose configuration says what they hold.
    renderer: createRequire(import.meta.url)(bundle) as PageRenderer,
    files: JSON.parse(readFileSync(join(distDir, '.pages/chunks.json'), 'utf8')) as ChunkList,
  };
}
