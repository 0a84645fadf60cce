import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Writes `version.json`: open pages compare their version with it. */
export function versionFile(): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.thisCompilation.tap('versionFile', (compilation) => {
        const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'versionFile', stage }, () => {
          const build = compilation.hash ?? '';
          compilation.emitAsset('version.json', new RawSource(`${JSON.stringify({ build })}\n`));
        });
      });
    },
  };
}
