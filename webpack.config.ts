import path from 'node:path';
import { constants } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { BUILD_PLACE, buildNumber } from './build/buildNumber.ts';
import { keepBuilds } from './build/keepBuilds.ts';
import { chunkList } from './build/chunkList.ts';
import { shellFiles } from './build/shellFiles.ts';
import { fontsScript } from './src/app/theme/storedFonts.ts';
import { schemeAttribute } from './src/shared/lib/scheme.ts';
import { sameAddress } from './build/sameAddress.ts';

const here = import.meta.dirname;
const targets = 'chrome 120, edge 120, firefox 121, safari 17.2';

/** index.html is not among them: the server writes a nonce into each copy. */
const compressed = { test: /\.(js|json|svg|txt|webmanifest)$/, threshold: 512, minRatio: 0.9 };

/** What only a build that is served by others needs. */
const finishing = [
  new CompressionPlugin<BrotliOptions>({
    ...compressed,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({
    ...compressed,
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
  }),
  // Kept aside, never served: they say which package each byte belongs to.
  new webpack.SourceMapDevToolPlugin({ filename: '../.cache/maps/[file].map', append: false }),
  chunkList(),
  shellFiles(),
  buildNumber(),
  keepBuilds(),
];

interface Env {
  /** The SPA against the mocked API: no server. */
  readonly mocks?: boolean;
}

/** Whom one can be without a server. */
async function printMockAccounts(): Promise<void> {
  const { demoUsers } = await import('./mocks/fixtures/users.ts');
  for (const [email, { password, user }] of Object.entries(demoUsers))
    process.stdout.write(`${user.roles.join(', ')}: ${email}, password ${password}\n`);
}

const swc = (development: boolean, targets: string | { readonly node: string }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    env: { targets },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
  },
});

const pictures = { test: /\.(woff2|webp|avif|svg|webm|mp4)$/, exclude: /\.inline\.woff2$/, type: 'asset/resource' };
/** So small that an address would be longer than what is at it. */
const inline = { test: /\.inline\.woff2$/, type: 'asset/inline' };

/** It imports what it is told to at run time, which nobody tells it. */
const mapLibrary = { test: /maplibre-gl/, parser: { exprContextCritical: false } };

/** Emotion imports it for a part that nothing here uses: it only copies what it is given, and does not say so of itself. */
const staticsCopier = { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false };

const resolve = { extensions: ['.tsx', '.ts', '.js'] };

/** The same screens once more, for the server that draws the public pages. Nobody is sent any of it. */
const pages: Configuration = {
  name: 'pages',
  mode: 'production',
  target: 'node24',
  entry: { pages: './src/app/html/renderPage.ts' },
  devtool: false,
  output: {
    path: path.join(here, 'dist/.pages'),
    // The addresses of pictures are those of the other build, which has the files.
    publicPath: '/',
    filename: '[name].cjs',
    chunkFilename: '[name].cjs',
    assetModuleFilename: 'static/[name].[contenthash:8][ext]',
    library: { type: 'commonjs2' },
    clean: { keep: 'chunks.json' },
  },
  resolve,
  // A map is drawn only in a browser: what would load it never runs here.
  externals: { 'maplibre-gl': 'commonjs maplibre-gl' },
  module: { rules: [swc(false, { node: '24' }), { ...pictures, generator: { emit: false } }, inline] },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(here, '.cache/webpack'),
    buildDependencies: { config: [import.meta.filename] },
  },
  // Names stay, for what is reported of an error. Comments would be kept in memory with the source, and any letter
  // beyond ASCII would double it.
  optimization: {
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        terserOptions: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
        extractComments: false,
      }),
    ],
  },
  performance: false,
};

export default function configure(env: Env, argv: { mode?: string }): Configuration | Configuration[] {
  const client = configureClient(env, argv.mode !== 'production');
  return argv.mode === 'production' && !env.mocks ? [client, pages] : client;
}

function configureClient(env: Env, isDev: boolean): Configuration & { devServer: DevServer } {
  return {
    mode: isDev ? 'development' : 'production',
    target: `browserslist:${targets}`,
    entry: { main: env.mocks ? './mocks/browser.ts' : './src/entry.ts' },
    devtool: isDev ? 'eval-cheap-module-source-map' : false,
    output: {
      path: path.join(here, 'dist'),
      publicPath: '/',
      filename: isDev ? 'static/[name].js' : 'static/[name].[contenthash:8].js',
      // Their names are for the list of chunks alone: the entry would carry each of them.
      chunkFilename: isDev ? 'static/[name].js' : 'static/[id].[contenthash:6].js',
      assetModuleFilename: 'static/[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
      trustedTypes: { policyName: 'gza#webpack' },
    },
    resolve,
    module: {
      rules: [swc(isDev, targets), pictures, inline, mapLibrary, staticsCopier],
      // So is written where `Worker` itself is replaced, see below.
      parser: { javascript: { worker: ['globalThis.Worker', '...'] } },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(here, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // A service worker is one file: what it would load beside it might be gone when it starts again.
      splitChunks: { chunks: (chunk) => chunk.name !== 'sw' && !chunk.canBeInitial() },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3 }, mangle: true },
          extractComments: false,
        }),
      ],
    },
    plugins: [
      // `DEVTOOLS=1 npm run build` lets the Redux DevTools see and move the store, as in development.
      // MapLibre alone makes workers of an address that is not in the code.
      new webpack.ProvidePlugin({ Worker: [path.join(here, 'src/shared/ui/map/mapWorker.ts'), 'MapWorker'] }),
      sameAddress(),
      new webpack.DefinePlugin({ 'process.env.DEVTOOLS': JSON.stringify(process.env['DEVTOOLS'] ?? '') }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        templateParameters: () => ({
          build: isDev ? 'development' : BUILD_PLACE,
          fontsScript: `<script>${fontsScript}</script>`,
          // Sets the chosen colours before the first paint. The server allows this very text by its hash.
          schemeScript: renderToStaticMarkup(createElement(InitColorSchemeScript, { attribute: schemeAttribute })),
          apiBaseUrl: process.env['API_BASE_URL'] ?? '',
          authCheckPath: process.env['AUTH_CHECK_PATH'] ?? '/api/user',
          defaultCurrency: process.env['DEFAULT_CURRENCY'] ?? 'usd',
        }),
      }),
      new CopyPlugin({
        patterns: [
          { from: 'public', noErrorOnMissing: true },
          // The worker that answers the requests never gets into a real build.
          ...(env.mocks ? [{ from: 'node_modules/msw/lib/mockServiceWorker.js' }] : []),
        ],
      }),
      ...(isDev ? [new ReactRefreshPlugin({ overlay: false })] : finishing),
    ],
    performance: false,
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env['PORT'] ?? 3000),
      hot: true,
      historyApiFallback: true,
      static: false,
      client: { overlay: false },
      ...(env.mocks ? { onListening: () => void printMockAccounts() } : {}),
      ...(env.mocks
        ? {}
        : {
            proxy: [
              {
                context: ['/api', '/dev', '/pictures'],
                target: process.env['API_URL'] ?? 'http://127.0.0.1:3001',
              },
            ],
          }),
    },
  };
}
