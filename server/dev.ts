import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectDir } from './config.ts';

/** `npm run dev`: the server restarts when its files change, webpack-dev-server refreshes the client and passes calls on. */
const port = Number(process.env['PORT'] ?? 3000);
const apiPort = port + 1;
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;

const processes = [
  run(['--watch', '--watch-preserve-output', join(projectDir, 'server/main.ts')], {
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
  }),
  run([join(projectDir, 'node_modules/webpack/bin/webpack.js'), 'serve'], {
    PORT: String(port),
    API_URL: `http://127.0.0.1:${apiPort}`,
  }),
];

// One without the other is of no use.
for (const child of processes) {
  child.once('exit', (code) => {
    for (const other of processes) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of processes) child.kill(signal);
  });
}

function run(parameters: readonly string[], settings: Readonly<Record<string, string>>) {
  return spawn(process.execPath, [...parameters], {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
}
