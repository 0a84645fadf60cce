import type { TestContext } from 'node:test';
import { parseArgs } from 'node:util';
import { anotherClient, market } from '#server/testing/people/renters.ts';
import { checkOrders, readOrders } from '#server/testing/models/replayOrders.ts';
import { checkAcknowledged } from '#server/testing/models/checkAcknowledged.ts';
import { checkMoment } from '#server/testing/simulation/checkMoment.ts';
import { checkPrices } from '#server/testing/simulation/checkPrices.ts';
import { moreAtOnce } from '#server/testing/simulation/moreOperations.ts';
import { endPayouts } from '#server/testing/simulation/payoutOperations.ts';
import { runRentals, settleRentals } from '#server/testing/models/rentalModel.ts';

/** `--operations 10000 --clients 8 --seed 1`: random rentals, then every order held against the replay of its events. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      operations: { type: 'string', default: '10000' },
      clients: { type: 'string', default: '8' },
      seed: { type: 'string', default: '1' },
    },
  });
  const cleanUps: (() => Promise<void>)[] = [];
  // A market only needs the hook at the end of a test.
  const context = { after: (cleanUp: () => Promise<void>) => cleanUps.push(cleanUp) } as unknown as TestContext;
  try {
    const start = performance.now();
    const place = await market(context);
    const clients = [place.client, place.stranger];
    while (clients.length < Number(values.clients))
      clients.push(await anotherClient(place, `client${clients.length}@example.com`));
    const { rows } = await place.app.context.pool.query<{ id: number }>('select max(id) as id from orders');
    const done = await runRentals(place, clients, {
      operations: Number(values.operations),
      seed: Number(values.seed),
      more: moreAtOnce,
    });
    const seconds = (performance.now() - start) / 1000;
    await settleRentals(place, done);
    await checkMoment(place, rows[0]?.id ?? 0);
    await checkPrices(place, done.made);
    const ids = done.made.map(({ id }) => id);
    const orders = await readOrders(place, ids);
    await checkOrders(place, orders, done.cars);
    const events = orders.flatMap((order) => order.events);
    checkAcknowledged(done, events);
    await endPayouts(place);
    const count = (names: readonly string[]) =>
      Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]));
    console.log(
      `${values.operations} operations of ${clients.length} clients, eight at a time, in ${seconds.toFixed(0)} s.`,
    );
    console.log('Answers:', done.statuses);
    console.log(`${orders.length} orders with ${events.length} events:`, count(events.map(({ event }) => event)));
    console.log('Where they ended:', count(orders.map(({ status }) => status)));
    console.log('Every order is what its events make of it; dates, money, mails and acknowledgements agree.');
  } finally {
    for (const cleanUp of cleanUps) await cleanUp();
  }
}
