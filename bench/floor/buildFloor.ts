import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';

const root = join(import.meta.dirname, '../..');
const targets = 'chrome 120, edge 120, firefox 121, safari 17.2';
const picture = '/car.webp';

export const floorFolder = join(root, '.cache/floor/site');
export const floorMaps = join(root, '.cache/floor/maps');

const cars = Array.from({ length: 24 }, (_, index) => ({
  id: index,
  name: `Toyota Prius ${2000 + index}`,
  price: `$${30 + index} / day`,
  picture,
}));

const page = (chunk: string, filename: string, head: string) =>
  new HtmlWebpackPlugin({
    filename,
    chunks: [chunk],
    scriptLoading: 'defer',
    templateContent: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body><div id="root"></div></body></html>`,
  });

const known = `<link rel="preload" as="image" href="${picture}" fetchpriority="high">
<script type="application/json" id="state">${JSON.stringify(cars)}</script>`;

const config: Configuration = {
  mode: 'production',
  target: `browserslist:${targets}`,
  context: root,
  entry: { floor: './bench/floor/page/main.tsx', react: './bench/floor/page/reactAlone.tsx' },
  devtool: false,
  output: { path: floorFolder, publicPath: '/', filename: 'static/[name].[contenthash:8].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          env: { targets },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: false } },
          },
        },
      },
    ],
  },
  cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/floor/webpack') },
  optimization: {
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        terserOptions: { compress: { passes: 3 }, mangle: true },
        extractComments: false,
      }),
    ],
  },
  plugins: [
    page('floor', 'index.html', known),
    page('react', 'react.html', ''),
    new CopyPlugin({ patterns: [{ from: 'src/shared/ui/components/pictures/sedan-480.webp', to: `.${picture}` }] }),
    new CompressionPlugin<BrotliOptions>({
      test: /\.(js|html)$/,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
    new webpack.SourceMapDevToolPlugin({ filename: '../maps/[file].map', append: false }),
  ],
  performance: false,
};

/** Builds the bare pages into .cache, as our own site is built. */
export async function buildFloor(): Promise<void> {
  const compiler = webpack(config);
  if (compiler === null) throw new Error('webpack gave no compiler.');
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}
