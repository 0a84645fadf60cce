import { parseArgs } from 'node:util';
import { addUp, compareAdvised, type Comparison, gainOf, type Sums, usualConditions } from './compareAdvised.ts';

/**
 * `--seeds 5 --first 11 --cars 300 --perCar 1 --thrift 2.5 --level 1 --owners 8`: years of a made-up market with flat
 * prices and with advised ones, and the income of both.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string', default: '5' },
      first: { type: 'string', default: '11' },
      cars: { type: 'string', default: String(usualConditions.cars) },
      perCar: { type: 'string', default: String(usualConditions.perCar) },
      thrift: { type: 'string', default: String(usualConditions.thrift) },
      level: { type: 'string', default: String(usualConditions.level) },
      owners: { type: 'string', default: String(usualConditions.owners) },
    },
  });
  const conditions = {
    cars: Number(values.cars),
    perCar: Number(values.perCar),
    thrift: Number(values.thrift),
    level: Number(values.level),
    owners: Number(values.owners),
  };
  const years: Comparison[] = [];
  for (let seed = Number(values.first); years.length < Number(values.seeds); seed += 1) {
    const year = compareAdvised(seed, conditions);
    years.push(year);
    console.log(
      `seed ${seed}: everybody ${signed(gainOf(year.flat, year.advised))}, one owner ${signed(gainOf(year.flatAlone, year.advisedAlone))}`,
    );
  }
  console.log(
    `${conditions.cars} cars for ${years.length} years, prices at ${conditions.level} of the usual, thrift ${conditions.thrift}`,
  );
  report(
    'everybody advised',
    conditions.cars,
    years.map(({ flat, advised }) => ({ flat, advised })),
  );
  const ofOwners = years.map(({ flatAlone, advisedAlone }) => ({ flat: flatAlone, advised: advisedAlone }));
  report(`one owner advised (${conditions.owners} owners a year in turn)`, null, ofOwners);
  const taken = years.reduce((sum, { takenPerCar }) => sum + takenPerCar, 0) / years.length;
  console.log(`${taken.toFixed(0)} weeks of a car got another price in a year`);
}

type Pair = Readonly<Record<'flat' | 'advised', Sums>>;

function report(what: string, cars: number | null, years: readonly Pair[]): void {
  const [flat, advised] = [addUp(years.map((year) => year.flat)), addUp(years.map((year) => year.advised))];
  const gains = years.map((year) => gainOf(year.flat, year.advised));
  const lari = ({ earned }: Sums) => `${Math.round(earned / 100 / years.length / (cars ?? 1))} ₾`;
  const occupancy =
    cars === null
      ? `${signed((advised.booked / flat.booked - 1) * 100)} booked days`
      : `booked ${share(flat.booked / years.length / cars)}, ${share(advised.booked / years.length / cars)}`;
  console.log(
    `${what}: flat ${lari(flat)}, advised ${lari(advised)} a year${cars === null ? ' for all of them' : ' and car'}: ${signed(gainOf(flat, advised))} (${signed(Math.min(...gains))} to ${signed(Math.max(...gains))}); ${occupancy}`,
  );
}

const signed = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`;

const share = (part: number): string => `${(part * 100).toFixed(1)} %`;
