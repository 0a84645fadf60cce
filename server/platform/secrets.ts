import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Secrets = z.object({ secret: z.string().min(32), encryptionKey: z.string().min(44) });
type Secrets = z.infer<typeof Secrets>;

/** The demo's secrets: made once, stored in the data directory, readable by its owner only. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(makeSecrets()), { mode: 0o600 });
  try {
    // Unlike a rename, a link never replaces what another start has just written.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function makeSecrets(): Secrets {
  return { secret: randomBytes(32).toString('base64url'), encryptionKey: randomBytes(32).toString('base64') };
}
