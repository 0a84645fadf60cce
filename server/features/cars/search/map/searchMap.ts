import type { Pool } from 'pg';
import { MOST_ON_MAP, type MapAnswer, type MapPin } from '#contract/calls/cars/map.ts';
import { middleOf, readBox, squaresOf, squaresPerCluster } from '#contract/domain/mapSquares.ts';
import type { Context } from '#server/context.ts';
import { createCache } from '#server/platform/createCache.ts';
import { withinTime } from '#server/platform/db/withinTime.ts';
import {
  carsOfSquaresStatement,
  type Cell,
  cellsStatement,
  findCells,
  findIds,
  findPins,
  type PinRow,
  pinsStatement,
} from './mapRepository.ts';
import { readFilters } from '../readFilters.ts';
import { makeFleetSize } from '../facets/searchFacets.ts';
import { listShifts } from '../shifts/listShifts.ts';
import { type FilterGroup, listChosenGroups, type ParsedSearchQuery, type SearchFilters } from '../searchFilters.ts';

export interface MapLimits {
  /** So many cars of a box are counted one by one, if that does not take longer; else a sample of the fleet is. */
  readonly exactCars: number;
  readonly exactMs: number;
  readonly sampledCars: number;
}

const defaultLimits: MapLimits = { exactCars: 10_000, exactMs: 250, sampledCars: 50_000 };

/** How long a sample serves the next who look at the same box. */
const CACHED_MS = 60_000;

/** So many cars at one place are a price each, side by side; more are a cluster however near one looks. */
const MOST_AT_A_PLACE = 12;

/** From here on a square is wide enough for that. */
const NEAR_ZOOM = 15;

type MapQuery = Omit<ParsedSearchQuery, 'sort' | 'cursor'> & { readonly bbox: string; readonly zoom: number };
export type SearchMap = (query: MapQuery) => Promise<MapAnswer>;

/** Answers what the map shows of a box: one statement for small and large fleets, so that there is nothing to differ. */
export function makeSearchMap({ pool, clock }: Pick<Context, 'pool' | 'clock'>, limits = defaultLimits): SearchMap {
  const fleetSize = makeFleetSize(pool, clock);
  const sampled = createCache<readonly Cell[]>(clock, CACHED_MS);

  const countCells = async (filters: SearchFilters, groups: readonly FilterGroup[], side: number) => {
    const few = cellsStatement(filters, groups, side, { most: limits.exactCars });
    const cells = await withinTime(pool, limits.exactMs, (connection) => findCells(connection, few));
    if (cells !== null && countCars(cells) <= limits.exactCars) return cells;
    const samplePercent = Math.min(100, Math.ceil((limits.sampledCars / (await fleetSize())) * 100));
    const sample = cellsStatement(filters, groups, side, { samplePercent });
    return sampled(JSON.stringify([sample.text, sample.values]), () => findCells(pool, sample));
  };

  return async ({ zoom, ...query }) => {
    const box = readBox(query.bbox);
    // The call's schema lets no other text through.
    if (box === null) throw new Error('The box is none.');
    const now = clock();
    const shifts = listShifts(await readFilters(pool, query, now), now);
    const groups = listChosenGroups(shifts[0]);
    const side = squaresPerCluster(squaresOf(box), zoom, MOST_ON_MAP);
    const counted: ShiftCell[] = [];
    for (const filters of shifts)
      for (const cell of await countCells(filters, groups, side)) counted.push({ ...cell, filters });
    const cells = mergeCells(counted, side).toSorted((a, b) => a.row - b.row || a.column - b.column);
    const opened = side === 1 && zoom >= NEAR_ZOOM ? openCells(cells) : new Set<ShiftCell>();
    const clusters = cells.filter((cell) => cell.count > 1 && !opened.has(cell));
    const single = cells.filter(({ count }) => count === 1);
    const pins: MapPin[] = [];
    const cheapest: PinRow[] = [];
    for (const filters of shifts) {
      const cheapestOf = (some: readonly ShiftCell[]) =>
        some.filter((cell) => cell.filters === filters).map((cell) => cell.cheapest);
      const beside = await findBeside(pool, filters, groups, [...opened]);
      const { from, to } = filters.query;
      const own = filters !== shifts[0] && from !== undefined && to !== undefined ? { dates: { from, to } } : {};
      for (const { row, column, ...car } of await findAll(pool, filters, [...cheapestOf(single), ...beside]))
        pins.push({ ...car, ...middleOf(row, column), ...own });
      cheapest.push(...(await findAll(pool, filters, cheapestOf(clusters))));
    }
    const prices = new Map(cheapest.map((car) => [car.id, priceOfDay(car, shifts[0].days.length)]));
    return {
      status: 'success',
      clusters: clusters.map(({ row, column, count, cheapest: id }) => ({
        ...middleOf(row, column),
        count,
        // A car that is gone since is as if it had not been counted.
        price_from: prices.get(id) ?? null,
      })),
      pins: pins.toSorted((a, b) => a.id - b.id),
      total: countCars(cells),
    };
  };
}

const countCars = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0);

/** A cell, with the search on whose dates its cheapest car is found. */
interface ShiftCell extends Cell {
  readonly filters: SearchFilters;
}

/** One cell of those at the same place that were counted on several dates. */
function mergeCells(cells: readonly ShiftCell[], side: number): readonly ShiftCell[] {
  const merged = new Map<string, ShiftCell>();
  for (const cell of cells) {
    const key = `${Math.floor(cell.row / side)} ${Math.floor(cell.column / side)}`;
    const known = merged.get(key);
    if (known === undefined) merged.set(key, cell);
    else {
      const count = known.count + cell.count;
      const mean = (a: number, b: number) => (a * known.count + b * cell.count) / count;
      const { cheapest, least, filters } = known.least <= cell.least ? known : cell;
      const [row, column] = [mean(known.row, cell.row), mean(known.column, cell.column)];
      merged.set(key, { count, row, column, cheapest, least, filters });
    }
  }
  return [...merged.values()];
}

/** Cells of one square whose cars are shown one by one: those with few first, as long as there is room for all. */
function openCells(cells: readonly ShiftCell[]): ReadonlySet<ShiftCell> {
  const opened = new Set<ShiftCell>();
  let shown = cells.length;
  for (const cell of cells.toSorted((a, b) => a.count - b.count)) {
    shown += cell.count - 1;
    if (cell.count > MOST_AT_A_PLACE || shown > MOST_ON_MAP) break;
    if (cell.count > 1) opened.add(cell);
  }
  return opened;
}

async function findBeside(
  pool: Pool,
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  cells: readonly Cell[],
): Promise<readonly number[]> {
  if (cells.length === 0) return [];
  const squares = cells.map(({ row, column }) => [row, column] as const);
  return findIds(pool, carsOfSquaresStatement(filters, groups, squares, countCars(cells)));
}

async function findAll(pool: Pool, filters: SearchFilters, ids: readonly number[]): Promise<readonly PinRow[]> {
  return ids.length === 0 ? [] : findPins(pool, pinsStatement(filters, ids));
}

/** What is shown as the price of a day: with dates the average one. */
const priceOfDay = ({ price_per_day, total }: PinRow, days: number): number =>
  total === null ? price_per_day : Math.round(total / days);
