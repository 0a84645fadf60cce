import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { BUILD_PLACE } from './buildNumber.ts';

const WORKER = 'sw.js';
const PLACE = 'self.__SHELL';

/** The chunks that a page needs offline: the entry, and those of these imports. */
const PARTS = [
  'HomeScreen.tsx',
  'SearchScreen.tsx',
  'CarScreen.tsx',
  'OrdersScreen.tsx',
  'OrderScreen.tsx',
  'ChatScreen.tsx',
  'LiveThreads.tsx',
  'userParts.ts',
  'startOffline.ts',
  'answerOffline.ts',
].map((name) => `/${name}`);

/** Passes the build and the files of the shell to the service worker. */
export function shellFiles(): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { sources, Compilation } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('shellFiles', (compilation) => {
        // Names are final, and nothing is compressed yet.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 2;
        compilation.hooks.processAssets.tap({ name: 'shellFiles', stage }, () => {
          const worker = compilation.getAsset(WORKER);
          if (worker === undefined) return;
          const text = worker.source.source().toString();
          if (text.split(PLACE).length !== 2) throw new Error(`${WORKER} has no single place for its files.`);
          const shell = JSON.stringify({ build: BUILD_PLACE, files: filesOf(compilation) });
          compilation.updateAsset(WORKER, new sources.RawSource(text.replace(PLACE, () => shell)));
        });
      });
    },
  };
}

function filesOf(compilation: Compilation): string[] {
  const missing = new Set(PARTS);
  const groups = compilation.chunkGroups.filter((group) => {
    if (group === compilation.entrypoints.get('main')) return true;
    const found = PARTS.filter((part) => group.origins.some(({ request }) => request?.endsWith(part) === true));
    for (const part of found) missing.delete(part);
    return found.length > 0;
  });
  if (missing.size > 0) throw new Error(`No import brings ${[...missing].join(', ')}: they were moved or renamed.`);
  const files = groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`)
    .sort();
}
