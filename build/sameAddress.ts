import type { WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';

/**
 * MapLibre asks for the address of its own module, where webpack writes the path on the machine that builds: two
 * machines would make two builds, which also tell where they were made. Any `file:` address means the same to it.
 */
export function sameAddress(): WebpackPluginInstance {
  return {
    apply(compiler) {
      const { ConstDependency } = webpack.dependencies;
      compiler.hooks.compilation.tap('sameAddress', (_compilation, { normalModuleFactory }) => {
        const follow = (parser: webpack.javascript.JavascriptParser) =>
          parser.hooks.expression.for('import.meta.url').tap({ name: 'sameAddress', stage: -10 }, (expression) => {
            const { module } = parser.state;
            if (!/[\\/]node_modules[\\/]maplibre-gl[\\/]/.test(module.identifier()) || !expression.range)
              return undefined;
            module.addPresentationalDependency(new ConstDependency('"file:///maplibre-gl.mjs"', expression.range));
            return true;
          });
        for (const type of ['javascript/auto', 'javascript/esm'] as const)
          normalModuleFactory.hooks.parser.for(type).tap('sameAddress', follow);
      });
    },
  };
}
