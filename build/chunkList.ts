import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Writes `.pages/chunks.json`: which files each named part of the client is in, for the server that names them in its pages. */
export function chunkList(): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.thisCompilation.tap('chunkList', (compilation) => {
        const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'chunkList', stage }, () => {
          const groups = Array.from(compilation.namedChunkGroups, ([name, group]) => [
            name,
            group.getFiles().filter((file) => file.endsWith('.js')),
          ]);
          compilation.emitAsset('.pages/chunks.json', new RawSource(JSON.stringify(Object.fromEntries(groups))));
        });
      });
    },
  };
}
