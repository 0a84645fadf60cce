import { parseArgs } from 'node:util';
import { orderNames, simulateChoices, usualConditions } from './simulateChoices.ts';

/**
 * `--seed 7 --searches 1000 --cars 120 --thrift 1`: made-up renters choose from the first page of the same cars in each
 * order; what their choice was worth to them, beside the order by price.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '7' },
      searches: { type: 'string', default: String(usualConditions.searches) },
      cars: { type: 'string', default: String(usualConditions.cars) },
      thrift: { type: 'string', default: String(usualConditions.thrift) },
    },
  });
  const conditions = {
    searches: Number(values.searches),
    cars: Number(values.cars),
    thrift: Number(values.thrift),
  };
  const outcomes = simulateChoices(Number(values.seed), conditions);
  for (const name of orderNames) {
    const { gain, found, place } = outcomes[name];
    const [lari, share] = [(gain / 100).toFixed(2), (found * 100).toFixed(1)];
    const ratio = (gain / outcomes.price.gain).toFixed(2);
    console.log(
      `${name}: ${lari} ₾ a day (${ratio} of price), ${share} % found a car, on average their ${place.toFixed(1)}th best`,
    );
  }
}
