import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { startServer } from '../e2e/support/startServer.ts';
import { publicPages } from './publicPages.ts';

const dist = join(import.meta.dirname, '../dist');

export interface RouteFigures {
  /** Paths below dist/ of the scripts that the first visit fetches. */
  readonly scripts: readonly string[];
  /** Bytes of each, compressed by brotli 11. */
  readonly sizes: Readonly<Record<string, number>>;
  readonly bytes: number;
}

/** What the first visit of each public route fetches for its first view. */
export async function measureRoutes(): Promise<Record<string, RouteFigures>> {
  const server = await startServer();
  try {
    const figures: Record<string, RouteFigures> = {};
    for (const [name, path] of Object.entries(await publicPages(server.url)))
      figures[name] = await measureRoute(server.url + path);
    return figures;
  } finally {
    await server.stop();
  }
}

/**
 * The scripts that the page itself names. What it fetches later, for parts below or for the next screen, a browser may
 * begin sooner or later: a slow one counted it, a fast one did not.
 */
async function measureRoute(url: string): Promise<RouteFigures> {
  const page = await (await fetch(url)).text();
  const named = page.matchAll(/<(?:script|link)[^>]* (?:src|href)="\/(?<script>static\/[^"]+\.js)"/g);
  const scripts = [...new Set([...named].map(({ groups }) => groups?.['script'] ?? ''))].sort();
  const sizes = Object.fromEntries(scripts.map((script) => [script, compressedSize(script)]));
  return { scripts, sizes, bytes: Object.values(sizes).reduce((sum, size) => sum + size, 0) };
}

function compressedSize(script: string): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(readFileSync(join(dist, script)), options).length;
}
