const benches: Readonly<Record<string, () => Promise<{ readonly run: (args: readonly string[]) => Promise<void> }>>> = {
  model: () => import('./orders/modelBench.ts'),
  orders: () => import('./orders/ordersBench.ts'),
  chat: () => import('./chat/chatBench.ts'),
  choices: () => import('./choices/choicesBench.ts'),
  advice: () => import('./advice/adviceBench.ts'),
  calendar: () => import('./calendar/calendarBench.ts'),
  history: () => import('./history/historyBench.ts'),
  search: () => import('./search/searchBench.ts'),
  statements: () => import('./search/statementsBench.ts'),
  load: () => import('./load/loadBench.ts'),
  routes: () => import('./routes/routesBench.ts'),
  pages: () => import('./pages/pagesBench.ts'),
  firstBytes: () => import('./pages/firstBytes.ts'),
  replay: () => import('./replay/replayBench.ts'),
  paint: () => import('./paint/paintBench.ts'),
  touch: () => import('./touch/touchBench.ts'),
  traces: () => import('./traces/tracesBench.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = benches[name];
if (load === undefined) {
  console.error(
    `Usage: npm run bench -- <name> [options], where <name> is one of: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
const { run } = await load();
await run(args);
