import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBreaches, whoGrew } from './compareBudgets.ts';
import type { Budgets, Figures } from './compareBudgets.ts';
import { measureRoutes } from './measureRoutes.ts';
import type { RouteFigures } from './measureRoutes.ts';
import { bytesByPackage } from './packageBytes.ts';
import { readMap } from './readMap.ts';

// `npm run figures` prints the figures and fails when a budget is broken; `-- --accept` makes them the accepted ones.
const root = join(import.meta.dirname, '..');
const maps = join(root, '.cache/maps');
const budgetsFile = join(import.meta.dirname, 'budgets.json');

function packagesOf(scripts: readonly string[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const script of scripts) {
    const code = readFileSync(join(root, 'dist', script), 'utf8');
    for (const [name, bytes] of bytesByPackage(code, readMap(maps, script))) sum[name] = (sum[name] ?? 0) + bytes;
  }
  return sum;
}

function figuresOf(measured: Readonly<Record<string, RouteFigures>>, home: RouteFigures): Figures {
  const routes = Object.entries(measured).map(([name, { scripts, bytes }]) => {
    const shared = scripts.filter((script) => home.scripts.includes(script));
    return [name, name === 'home' ? bytes : bytes - sizeOf(shared, home)] as const;
  });
  const scripts = new Set(Object.values(measured).flatMap((route) => [...route.scripts]));
  return { routes: Object.fromEntries(routes), packages: packagesOf([...scripts]) };
}

function sizeOf(scripts: readonly string[], { sizes }: RouteFigures): number {
  return scripts.reduce((sum, script) => sum + (sizes[script] ?? 0), 0);
}

// Our own file, checked in reviews of its changes.
const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;
const measured = await measureRoutes();
if (measured['home'] === undefined) throw new Error('The home page was not measured.');
const figures = figuresOf(measured, measured['home']);

console.log('JavaScript of the first visit, brotli 11, bytes (other routes: on top of home)');
for (const [name, bytes] of Object.entries(figures.routes)) {
  const limit = name === 'home' ? budgets.home : budgets.extra;
  console.log(
    `  ${name.padEnd(8)} ${String(bytes).padStart(8)} of ${limit}, accepted ${budgets.routes[name] ?? 'never'}`,
  );
}
const grown = whoGrew(budgets, figures);
if (grown.length > 0) console.log('Who grew since the accepted figures (minified bytes):');
for (const { name, growth } of grown.slice(0, 15)) console.log(`  ${name.padEnd(32)} +${growth}`);

const breaches = findBreaches(budgets, figures);
for (const breach of breaches) console.log(`Over budget: ${breach}`);
if (process.argv.includes('--accept'))
  writeFileSync(budgetsFile, `${JSON.stringify({ ...budgets, ...figures }, null, 2)}\n`);
process.exitCode = breaches.length === 0 ? 0 : 1;
