import type { BlockOrder, CalendarCar, CarBlock } from '#contract/calls/blocks.ts';
import { addDays } from '#contract/domain/rentalTime.ts';

const kinds = ['order', 'order', 'order', 'owner', 'order', 'maintenance', 'order', 'ical', 'hold'] as const;
/** Days of rentals in turn, and the days between them. */
const lengths = [2, 3, 5, 1, 7, 4, 10, 2, 3];
const gaps = [1, 0, 4, 2, 9, 1, 3, 0, 6];

/** A fleet as large as companies have them, booked three days in five for a year from a day on; the same in every run. */
export function makeFleet(count: number, first: string, days: number): CalendarCar[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const blocks: CarBlock[] = [];
    for (let day = index % 5, turn = index; day < days; turn += 1) {
      const length = lengths[turn % lengths.length] ?? 1;
      blocks.push(makeBlock(id, blocks.length, kinds[turn % kinds.length] ?? 'order', addDays(first, day), length));
      day += length + 1 + (gaps[(turn * 5) % gaps.length] ?? 0);
    }
    return {
      id,
      slug: `car-${id}`,
      brand: ['Toyota', 'Hyundai', 'Mitsubishi', 'Kia'][index % 4] ?? 'Toyota',
      model: ['Prius', 'Tucson', 'Delica', 'Picanto'][index % 4] ?? 'Prius',
      year: 2012 + (index % 12),
      status: 'active',
      branch_id: 1,
      image: null,
      blocks,
      requests: [],
    };
  });
}

function makeBlock(carId: number, turn: number, kind: CarBlock['kind'], day: string, length: number): CarBlock {
  const isOrder = kind === 'order' || kind === 'hold';
  const id = carId * 1_000 + turn;
  const [from, to] = isOrder
    ? [`${day}T10:00`, `${addDays(day, length)}T11:00`]
    : [`${day}T00:00`, `${addDays(day, length)}T00:00`];
  const order: BlockOrder | null = isOrder
    ? {
        id,
        number: `GZA-${100_000 + id}`,
        status: 'confirmed',
        client: 'Irina S.',
        from,
        to: to.replace('11:00', '10:00'),
        net: 26_112,
      }
    : null;
  const note = isOrder || kind === 'ical' ? null : 'Family';
  return {
    id,
    car_id: carId,
    kind,
    from,
    to,
    note,
    order,
    feed: kind === 'ical' ? { id: carId, name: 'Airbnb' } : null,
  };
}
