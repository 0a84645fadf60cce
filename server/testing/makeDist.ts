import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** A built client as small as can be, gone after the test. */
export function makeDist(t: TestContext): string {
  const dir = mkdtempSync(join(tmpdir(), 'gza-dist-'));
  t.after(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'static'));
  writeFileSync(
    join(dir, 'index.html'),
    '<meta property="csp-nonce" content="__CSP_NONCE__"><meta name="gza:build" content="b1">' +
      '<script>document.title = "built in";</script>',
  );
  writeFileSync(join(dir, 'static/main.1234.js'), 'plain');
  writeFileSync(join(dir, 'static/main.1234.js.br'), 'brotli');
  writeFileSync(join(dir, 'static/main.1234.js.gz'), 'gzip');
  writeFileSync(join(dir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(dir, '.builds.json'), '[]');
  return dir;
}
