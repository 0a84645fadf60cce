import assert from 'node:assert/strict';
import { test } from 'node:test';
import webpack from 'webpack';
import configure from '../webpack.config.ts';

test('the build replaces no part of a library: what is tested is what ships', () => {
  for (const env of [{}, { mocks: true }]) {
    for (const mode of ['production', 'development']) {
      for (const { name = 'client', plugins = [], resolve } of [configure(env, { mode })].flat()) {
        const replacements = plugins.filter((plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin);
        assert.deepEqual(replacements, [], name);
        assert.deepEqual(Object.keys(resolve?.alias ?? {}), [], name);
      }
    }
  }
});
