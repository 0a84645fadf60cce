import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of one cluster, the account its engines run under, and its secrets. */
export interface Place {
  readonly dir: string;
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
  /** Of every account of the database; the cluster listens on the loopback only and is forgotten afterwards. */
  readonly password: string;
  readonly secret: string;
  readonly encryptionKey: string;
}

export function makePlace(): Place {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  const dir = mkdtempSync('/var/tmp/gza-cluster-');
  const place = {
    dir,
    account,
    password: randomBytes(12).toString('hex'),
    secret: randomBytes(24).toString('hex'),
    encryptionKey: randomBytes(32).toString('base64'),
  };
  own(place, dir);
  return place;
}

export function makeDir(place: Place, name: string): string {
  const dir = join(place.dir, name);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  own(place, dir);
  return dir;
}

export function writeOwned(place: Place, name: string, text: string): string {
  const path = join(place.dir, name);
  writeFileSync(path, text, { mode: 0o600 });
  own(place, path);
  return path;
}

function own({ account }: Place, path: string): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}
