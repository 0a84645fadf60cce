import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const INPUTS = ['src', 'contract', 'public', 'build', 'webpack.config.ts', 'package.json', 'package-lock.json'];
const SETTINGS = ['API_BASE_URL', 'AUTH_CHECK_PATH', 'DEFAULT_CURRENCY'];

/** Builds the client unless what is in dist/ was made from exactly these sources and settings. */
export async function buildClient(projectDir: string): Promise<void> {
  const mark = join(projectDir, 'dist/.inputs');
  const inputs = hashInputs(projectDir);
  const isFresh =
    existsSync(join(projectDir, 'dist/index.html')) && existsSync(mark) && readFileSync(mark, 'utf8') === inputs;
  if (isFresh) return;
  console.log('Building the client (once, and again after changes) …');
  await runWebpack(projectDir);
  mkdirSync(join(projectDir, 'dist'), { recursive: true });
  writeFileSync(mark, inputs);
}

function hashInputs(projectDir: string): string {
  const hash = createHash('sha256');
  for (const setting of SETTINGS) hash.update(`${setting}=${process.env[setting] ?? ''}\n`);
  for (const file of INPUTS.flatMap((input) => filesOf(join(projectDir, input)))) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file.slice(projectDir.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    // Not a folder.
    return [path];
  }
}

async function runWebpack(projectDir: string): Promise<void> {
  const webpack = join(projectDir, 'node_modules/webpack/bin/webpack.js');
  const child = spawn(process.execPath, [webpack, '--mode', 'production', '--stats', 'errors-warnings'], {
    cwd: projectDir,
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('The client could not be built; see the messages above.');
}
