import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectDir } from '#server/config.ts';
import { testApp } from '#server/testing/testApp.ts';

const read = (file: string) => readFileSync(join(projectDir, 'deploy/observability', file), 'utf8');

/** What the rules and the dashboard ask Prometheus. Each expression is one line of YAML. */
function listAsked(): string[] {
  const rules = Array.from(read('rules.yml').matchAll(/^\s+expr: (.+)$/gm), ([, expr = '']) => expr);
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  return [...rules, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
}

const words = new Set(['by', 'without', 'on', 'and', 'or', 'unless', 'sum', 'max', 'min', 'topk']);

/** The metrics of an expression with the labels that are asked of each. */
function metricsOf(expr: string): [string, string[]][] {
  const bare = expr.replaceAll(/\b(by|without|on) \([^)]*\)/g, '').replaceAll(/\[\w+\]/g, '');
  const found = bare.replaceAll(/"[^"]*"/g, '""').matchAll(/(?<![\w.:])([a-z][\w:]*)\b(?!\s*\()(?:\{([^}]*)\})?/g);
  return [...found].flatMap(([, name = '', labels = '']) =>
    words.has(name) ? [] : [[name, Array.from(labels.matchAll(/(\w+)(?==|!)/g), ([, label = '']) => label)]],
  );
}

/** Labels of each metric the server exports, by the names of its series. */
async function exported(text: string): Promise<Map<string, Set<string>>> {
  const metrics = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? /gm)) {
    const known = metrics.get(name) ?? new Set(['instance', 'job']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    metrics.set(name, known);
  }
  return metrics;
}

test('rules and dashboard ask only for metrics, labels and routes that the server has', async (t) => {
  const { inject, context, app } = await testApp(t);
  await inject('/api/cars/1');
  context.failures.report('bank bog', new Error('away'));
  const metrics = await exported((await inject('/metrics')).text);
  // Of Prometheus itself.
  metrics.set('up', new Set(['instance', 'job']));
  for (const [, name = ''] of read('rules.yml').matchAll(/record: (\S+)/g)) metrics.set(name, new Set());

  const asked = listAsked();
  assert.ok(asked.length > 20);
  const wrong = asked.flatMap((expr) => {
    const named = metricsOf(expr);
    assert.ok(named.length > 0, expr);
    return named.flatMap(([name, labels]) => {
      const known = metrics.get(name);
      if (known === undefined) return [name];
      return labels.filter((label) => !known.has(label)).map((label) => `${name}{${label}}`);
    });
  });
  assert.deepEqual(wrong, []);
  const routes = asked.flatMap((expr) => Array.from(expr.matchAll(/route!?="([^"]+)"/g), ([, route = '']) => route));
  for (const url of new Set(routes)) assert.ok(app.hasRoute({ method: 'GET', url }), url);
});

test('every alert and every bound of time is one that the histogram can tell, and each alert is tried', async (t) => {
  const { inject } = await testApp(t);
  await inject('/api/cars/1');
  const { text } = await inject('/metrics');
  for (const [, bound = ''] of listAsked()
    .join('\n')
    .matchAll(/le="([^"]+)"/g))
    assert.ok(text.includes(`le="${bound}"`), bound);
  const alerts = Array.from(read('rules.yml').matchAll(/alert: (\S+)/g), ([, name = '']) => name);
  assert.ok(alerts.length > 5);
  assert.deepEqual(
    alerts.filter((name) => !read('rules.test.yml').includes(`alertname: ${name}`)),
    [],
  );
});

test('addresses of strangers make no series of their own', async (t) => {
  const { inject } = await testApp(t);
  for (const url of ['/orders/1', '/orders/2', '/wp-login.php', '/%E0%A4%A', '/api/nino@example.com', '/api/cars/nino'])
    await inject(url);
  const { text } = await inject('/metrics');
  const routes = new Set(Array.from(text.matchAll(/route="([^"]*)"/g), ([, route]) => route));
  assert.deepEqual(routes, new Set(['/api/cars/:id', '/orders/:id', 'unknown']));
});

test('the wait of jobs is told', async (t) => {
  const { inject, context } = await testApp(t);
  const delay = async () => Number(/^jobs_delay_seconds (\S+)$/m.exec((await inject('/metrics')).text)?.[1]);
  assert.equal(await delay(), 0);
  await context.mainPool.query(
    `select graphile_worker.add_job('greet', run_at => now() + at) from unnest(array[interval '-90 s', '-20 s', '1 h']) at`,
  );
  const waited = await delay();
  assert.ok(waited >= 90 && waited < 120, String(waited));
});
