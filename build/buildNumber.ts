import { createHash } from 'node:crypto';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** Stands for the number in the page and in its worker until every file is there. */
export const BUILD_PLACE = '__GZA_BUILD__';

/**
 * Gives the build a number, which depends on all its files and on nothing else: the same commit has the same one in any
 * folder. It is written into the page and its worker, and into `version.json`, with which open pages compare theirs.
 */
export function buildNumber(): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { sources, Compilation } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('buildNumber', (compilation) => {
        // Names are final, the worker knows its files, and nothing is compressed yet.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
        compilation.hooks.processAssets.tap({ name: 'buildNumber', stage }, () => {
          const build = numberOf(compilation);
          // A build against mocks has no worker of its own.
          for (const name of ['index.html', 'sw.js'].filter((file) => compilation.getAsset(file) !== undefined))
            compilation.updateAsset(name, (source) => {
              const text = source.source().toString();
              if (text.split(BUILD_PLACE).length !== 2) throw new Error(`${name} has no single place for the build.`);
              return new sources.RawSource(text.replace(BUILD_PLACE, build));
            });
          compilation.emitAsset('version.json', new sources.RawSource(`${JSON.stringify({ build })}\n`));
        });
      });
    },
  };
}

function numberOf(compilation: Compilation): string {
  const hash = createHash('sha256');
  // Maps of sources are kept beside the build, and hold paths.
  const files = compilation.getAssets().filter(({ name }) => !name.startsWith('..'));
  for (const { name, source } of files.sort((one, other) => (one.name < other.name ? -1 : 1)))
    hash.update(`${name}\0`).update(source.buffer()).update('\0');
  return hash.digest('hex').slice(0, 20);
}
