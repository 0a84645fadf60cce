import { execFileSync, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findParting } from './findParting.ts';
import type { Parting } from './findParting.ts';
import type { FollowedStep } from './loadReplay.ts';

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs a trace on the files in `root` and on those of another version of it, each in a process of its own. */
export async function compareVersions(root: string, file: string, revision: string): Promise<Parting | null> {
  const place = mkdtempSync(join(tmpdir(), 'gza-replay-'));
  const folder = join(place, 'version');
  try {
    git(root, 'worktree', 'add', '--detach', folder, revision);
    if (!existsSync(join(folder, 'src/replay/everyReducer.ts')))
      throw new Error(`${revision} has no src/replay: traces are compared with versions that do.`);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const [own, other] = await Promise.all([follow(root, file), follow(folder, file)]);
    return findParting(own, other);
  } finally {
    rmSync(place, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  }
}

function follow(folder: string, file: string): Promise<readonly FollowedStep[]> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'followOne.ts'), [folder, file]);
    let steps: readonly FollowedStep[] | null = null;
    // Only `followOne.ts` sends messages, and only of this type.
    child.on('message', (message) => (steps = message as readonly FollowedStep[]));
    child.on('error', reject);
    child.on('exit', (code) =>
      steps === null ? reject(new Error(`The version in ${folder} ended with ${code}.`)) : resolve(steps),
    );
  });
}
