import { readFileSync } from 'node:fs';
import { checkPrice } from './checkPrice.ts';

/**
 * `npm run recompute-quote -- order.json`: recomputes the price of an order from its frozen inputs, without network and
 * database. Exits with 0 and what was checked, else with 1 and the differences.
 */
function run(path: string | undefined): number {
  if (path === undefined) {
    console.error('Usage: npm run recompute-quote -- order.json');
    return 1;
  }
  const { checked, problems } = checkPrice(read(path));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(checked);
  return problems.length === 0 ? 0 : 1;
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

process.exitCode = run(process.argv[2]);
