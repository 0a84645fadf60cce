import type { Queryable } from '#server/platform/db/withinTime.ts';
import { rentalBoundsSql } from '#server/features/rental/price/rentalTotalRepository.ts';
import { askedTotalSql } from '../totals/askedTotal.ts';
import { type Parameters, parameters, whereCars } from '../filterRepository.ts';
import type { FilterGroup, SearchFilters } from '../searchFilters.ts';
import type { Statement } from '../searchRepository.ts';

/** The cars of some squares beside each other. */
export interface Cell {
  readonly count: number;
  /** The mean of their squares. */
  readonly row: number;
  readonly column: number;
  /** The car that costs least; with dates, at its lowest price of a day for so many days. */
  readonly cheapest: number;
  /** By what the cheapest of cells is told. */
  readonly least: number;
}

interface Counting {
  /** Of a sample of so many percent of the table's blocks each car stands for more. */
  readonly samplePercent?: number;
  /** So many cars are counted, and one more that says that there are others. */
  readonly most?: number;
}

/** Cells of `side` squares along each side. */
export function cellsStatement(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  side: number,
  { samplePercent = 100, most }: Counting,
): Statement {
  const to = parameters();
  const sample = samplePercent < 100 ? `tablesample system (${samplePercent}) repeatable (1)` : '';
  const limit = most === undefined ? '' : `limit ${most + 1}`;
  const price = filters.days.length === 0 ? 'c.price_per_day' : leastTotal(filters, to);
  const long = `${to.add(side)}::float8`;
  const text = `
    select round(count(*) * 100.0 / ${samplePercent})::int as count, avg(map_row)::float8 as row, avg(map_col)::float8 as column,
      (min(array[price::bigint, id]))[2]::integer as cheapest, min(price)::float8 as least
    from (select c.id, c.map_row, c.map_col, ${price} as price from cars c ${sample} where ${whereCars(filters, groups, to)} ${limit}) found
    group by floor(map_row / ${long}), floor(map_col / ${long})`;
  return { text, values: to.values };
}

function leastTotal({ days }: SearchFilters, to: Parameters): string {
  const { floor, count } = rentalBoundsSql(days, to.add);
  return `${floor}::bigint * ${count}`;
}

export async function findCells(database: Queryable, cells: Statement): Promise<readonly Cell[]> {
  return (await database.query<Cell>(cells)).rows;
}

/** The cars of these squares, each `[row, column]`. */
export function carsOfSquaresStatement(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  squares: readonly (readonly [number, number])[],
  most: number,
): Statement {
  const to = parameters();
  const [rows, columns] = [to.add(squares.map(([row]) => row)), to.add(squares.map(([, column]) => column))];
  const text = `
    select c.id from cars c
    where (c.map_row, c.map_col) in (select * from unnest(${rows}::integer[], ${columns}::integer[]))
      and ${whereCars(filters, groups, to)} order by c.id limit ${most}`;
  return { text, values: to.values };
}

export async function findIds(database: Queryable, statement: Statement): Promise<readonly number[]> {
  return (await database.query<{ id: number }>(statement)).rows.map(({ id }) => id);
}

/** A car as the map shows it. */
export interface PinRow {
  readonly id: number;
  readonly row: number;
  readonly column: number;
  readonly price_per_day: number;
  /** What the asked rental costs; null without dates. */
  readonly total: number | null;
}

export function pinsStatement(filters: SearchFilters, ids: readonly number[]): Statement {
  const to = parameters();
  const total = filters.days.length === 0 ? 'null' : askedTotalSql(filters, to.add).total;
  return {
    text: `select c.id, c.map_row as row, c.map_col as column, c.price_per_day, (${total})::float8 as total
      from cars c where c.id = any(${to.add(ids)}::integer[]) order by c.id`,
    values: to.values,
  };
}

export async function findPins(database: Queryable, pins: Statement): Promise<readonly PinRow[]> {
  return (await database.query<PinRow>(pins)).rows;
}
