import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillTemplate } from './fillTemplate.ts';

/** Browsers of users, each with its live events open: a connection to the proxy and one from it. */
const STREAMS = 10_000;

test('what stands before the processes has connections for the live events of ten thousand browsers', () => {
  const nginx = fillTemplate('nginx.conf', { DIR: '', PORT: 0, SITES: '' });
  const numberOf = (text: string, name: string) => Number(new RegExp(`^.*\\b${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const workers = numberOf(nginx, 'worker_processes');
  assert.ok(workers * numberOf(nginx, 'worker_connections') > 2 * STREAMS);
  // Of one worker, with its files.
  assert.ok(numberOf(nginx, 'worker_rlimit_nofile') > numberOf(nginx, 'worker_connections'));
  const balancer = fillTemplate('site.cfg', { DIR: '', PORT: 0, PROCESSES: '' });
  assert.ok(numberOf(balancer, 'fd-hard-limit') > 2 * STREAMS);
  // Fewer than the files would allow.
  assert.doesNotMatch(balancer, /^\s*maxconn/m);
});
