import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { calls } from '../contract/calls.ts';
import { callsPage } from './callsPage.ts';

test('docs/calls.md is current: run "npm run docs" after changing the contract', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/calls.md'), 'utf8');
  assert.equal(page, callsPage());
});

test('the page holds every call', () => {
  const page = callsPage();
  for (const { method, path } of Object.values(calls)) assert.ok(page.includes(`## ${method} ${path}\n`), path);
});
