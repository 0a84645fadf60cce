import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const KEPT = 5;

/** Leaves the assets of the last five builds in place: pages opened before a deployment still load their parts. */
export function keepBuilds(): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.afterEmit.tap('keepBuilds', (compilation) => {
        const dir = compilation.outputOptions.path;
        if (dir !== undefined) recordBuild(dir, Object.keys(compilation.assets));
      });
    },
  };
}

/** Records the files of a build and removes those under static/ that belong to none of the last builds. */
export function recordBuild(dir: string, assets: readonly string[]): void {
  const list = join(dir, '.builds.json');
  const newest = assets.filter((name) => name.startsWith('static/')).sort();
  const former = existsSync(list) ? readBuilds(list) : [];
  const builds = [newest, ...former.filter((build) => build.join() !== newest.join())].slice(0, KEPT);
  const used = new Set(builds.flat());
  const present = existsSync(join(dir, 'static'))
    ? readdirSync(join(dir, 'static'), { recursive: true, withFileTypes: true })
    : [];
  for (const entry of present) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !used.has(file.slice(dir.length + 1))) rmSync(file);
  }
  writeFileSync(list, JSON.stringify(builds));
}

function readBuilds(list: string): string[][] {
  const parsed: unknown = JSON.parse(readFileSync(list, 'utf8'));
  return Array.isArray(parsed) ? parsed.filter((build): build is string[] => Array.isArray(build)) : [];
}
