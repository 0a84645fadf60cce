import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from '../mutate/mutatedModules.ts';
import { compareVersions } from './compareVersions.ts';
import { describeParting } from './findParting.ts';

const file = join(root, 'src/replay/traces/failedThenSuccessfulLogin.json');
const folder = mkdtempSync(join(tmpdir(), 'gza-versions-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Nino', '-c', 'user.email=nino@example.com', ...args], { cwd: folder });

/** A project of two versions, with an uncommitted mistake. */
function makeProject(): string {
  git('init', '--quiet');
  writeFileSync(join(folder, 'README.md'), '');
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  for (const name of ['src', 'contract', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  git('add', '.');
  git('commit', '--quiet', '--message', 'Replay');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return join(folder, 'src/features/favourites/favouritesSlice.ts');
}

const leftBehind = () => readdirSync(tmpdir()).filter((name) => name.startsWith('gza-replay-'));

test('two versions differ from the first action with another result', async () => {
  const before = leftBehind();
  const slice = makeProject();
  assert.equal(await compareVersions(folder, file, 'HEAD'), null);

  writeFileSync(slice, readFileSync(slice, 'utf8').replace("step: 'told' as const", "step: 'listed' as const"));
  const parting = await compareVersions(folder, file, 'HEAD');
  assert.equal(parting?.action, 'favourites/favouriteTold');
  assert.match(
    describeParting(parting, ['here', 'HEAD']),
    /^The states part at action \d+, favourites\/favouriteTold:\n {2}here:\n {4}favourites\.wishes\.\d+\.step = "listed"\n {2}HEAD:\n {4}.*= "told"$/,
  );
  await assert.rejects(compareVersions(folder, file, 'HEAD~1'), /HEAD~1 has no src\/replay/);
  // Nothing of them stays.
  assert.equal(String(git('worktree', 'list')).trim().split('\n').length, 1);
  assert.deepEqual(leftBehind(), before);
});

function replay(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bench/replay/replay.ts'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the steps of a file are printed, and whether it ends as recorded', () => {
  const { status, stdout } = replay(file);
  assert.equal(status, 0);
  assert.match(stdout, /^ +\d+ {2}navigation {2}route\/routeEntered {2}changes route$/m);
  assert.match(stdout, /^ +\d+ {2}failure {5}api\/executeMutation\/rejected login$/m);
  assert.match(stdout, /It ends as recorded: [0-9a-f]{14}, build golden\.\n$/);

  const other = join(folder, 'other.json');
  writeFileSync(other, readFileSync(file, 'utf8').replace(/"finalHash":"\w+"/, '"finalHash":"00000000000000"'));
  const changed = replay(other);
  assert.equal(changed.status, 2);
  assert.match(changed.stdout, /It ends otherwise than recorded/);

  writeFileSync(other, '{"__proto__":{}}');
  assert.deepEqual(replay(other), { status: 1, stdout: '', stderr: 'This is not opened: forbiddenKey.\n' });
  assert.equal(replay().status, 1);
});

test('what a stranger wrote into a file can do nothing to the terminal', () => {
  const type = 'a/\u001B[2J\u009B31m\nIt ends as recorded: 0\u2028\u202E';
  const odd = join(folder, 'odd.json');
  writeFileSync(odd, JSON.stringify([{ type, meta: { arg: { endpointName: '\r\u001B[1A' } } }]));
  const { stdout } = replay(odd);
  assert.match(
    stdout,
    /^ +1 {2}state +a\/\\u\{1b\}\[2J\\u\{9b\}31m\\u\{a\}It ends .*\nThe file does not say how it ended\.\n$/,
  );
  const step = { step: 1, action: type, changes: [] };
  const parting = describeParting({ step: 1, action: type, one: { ...step, thrown: type }, other: step }, [
    'here',
    'there',
  ]);
  assert.doesNotMatch(`${stdout}${parting}`.replaceAll('\n', ''), /[\p{Cc}\p{Zl}\u202E]/u);
  assert.equal(parting.split('\n').length, 5);
});
