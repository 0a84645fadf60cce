import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { projectDir } from '#server/config.ts';
import { cloneDatabase } from './testDatabase.ts';
import { testEngine } from './testEngine.ts';

/** What arrives for each type of PostgreSQL, by the parsers of `server/platform/db/connect.ts`. */
const valueTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  tstzmultirange: 'string',
  tstzrange: 'string',
  _int4: 'number[]',
  _text: 'string[]',
};

/** What the database does not know of a column: the shape of its JSON, and values that no check lists. */
const knownTypes: Readonly<Record<string, readonly [type: string, module: string]>> = {
  'audit_events.details': ["AuditEvent['details']", '#server/features/audit/recordAudit.ts'],
  'car_feeds.events': ['StoredEvent[]', '#server/features/feeds/reading/feedEvent.ts'],
  'car_feeds.problem': ['FeedProblem', '#contract/calls/feeds.ts'],
  'car_galleries.main': ['Picture', '#contract/calls/cars/cars.ts'],
  'car_galleries.others': ['Picture[]', '#contract/calls/cars/cars.ts'],
  'cars.terms': ['SomeTerms', '#contract/domain/terms.ts'],
  'claims.decisions': ['StoredDecision[]', '#server/features/orders/claims/storedItem.ts'],
  'claims.items': ['StoredItem[]', '#server/features/orders/claims/storedItem.ts'],
  'held_cars.quote': ['RentalOnTerms', '#server/features/orders/quote/priceRentals.ts'],
  'messages.event': ['OrderEventName', '#contract/domain/orders/orderStatus.ts'],
  'order_changes.quote': ['PricedRental', '#server/features/orders/quote/priceRentals.ts'],
  'order_events.event': ['OrderEventName', '#contract/domain/orders/orderStatus.ts'],
  'order_events.status': ['OrderStatus', '#contract/domain/orders/orderStatus.ts'],
  'order_log.change': ['LoggedColumns', '#server/features/orders/past/rebuildOrder.ts'],
  'order_log.source': ['LogSource', '#server/features/orders/past/rebuildOrder.ts'],
  'order_report_confirmations.marks': ['ReportMark[]', '#contract/calls/orders/reports.ts'],
  'order_report_files.angle': ['ReportAngle', '#contract/calls/orders/reports.ts'],
  'order_report_photos.angle': ['ReportAngle', '#contract/calls/orders/reports.ts'],
  'order_reports.marks': ['ReportMark[]', '#contract/calls/orders/reports.ts'],
  'orders.drop_off': ['FrozenPlace', '#server/features/rental/frozenPlace.ts'],
  'orders.items': ['LineItem[]', '#contract/calls/orders/quotes.ts'],
  'orders.pick_up': ['FrozenPlace', '#server/features/rental/frozenPlace.ts'],
  'orders.price_inputs': ['FrozenInputs', '#contract/domain/money/priceInputs.ts'],
  'orders.rate': ['Rate', '#contract/calls/currency.ts'],
  'orders.terms': ['AgreedTerms', '#contract/domain/agreedTerms.ts'],
  'owner_terms.terms': ['SomeTerms', '#contract/domain/terms.ts'],
  'payment_events.event': ['PaymentEventName', '#contract/domain/money/paymentMachine.ts'],
  'payments.page_request': ['NewPayment', '#server/features/payments/providers/paymentProvider.ts'],
  'places.hours': ['WeekdayHours[]', '#contract/calls/branches.ts'],
  'places.kind': ["'airport' | 'area' | 'branch'", ''],
  'saved_searches.filters': ['SavedFilters', '#contract/calls/savedSearches/savedSearches.ts'],
  'traces.locale': ['Language', '#contract/domain/values.ts'],
  'verification_documents.reason': ['RejectionReason', '#contract/calls/verification/verification.ts'],
};

interface Column {
  readonly place: string;
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly is_nullable: boolean;
  readonly filled_in: 'always' | 'if missing' | null;
  readonly checks: readonly string[];
}

async function listColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select r.relname || '.' || a.attname as place, r.relname as table, a.attname as name, t.typname as type,
      not a.attnotnull as is_nullable,
      case when a.attidentity = 'a' or a.attgenerated <> '' or r.relkind = 'm' then 'always'
        when a.atthasdef or a.attidentity = 'd' then 'if missing' end as filled_in,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = r.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_class r
      join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where r.relnamespace = 'public'::regnamespace and r.relkind in ('r', 'p', 'm') and not r.relispartition
    order by r.relname, a.attnum`);
  return rows;
}

/** The types of all tables of a migrated database, as a module. */
export async function describeTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns = await listColumns(client);
  await client.end();
  for (const place of Object.keys(knownTypes))
    if (!columns.some((column) => column.place === place)) throw new Error(`There is no column ${place}.`);
  const tables = [...Map.groupBy(columns, ({ table }) => table)];
  return [
    '// Made of the migrated database by `npm run generate`. Write a migration and make it anew; never edit it.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    ...imports(),
    '',
    '/** Arrays go in as JSON text, as the driver would make arrays of PostgreSQL of them. */',
    'type Json<Value> = ColumnType<Value, JsonInput<Value>, JsonInput<Value>>;',
    'type JsonInput<Value> = Value extends readonly unknown[] ? string : Value | string;',
    'type GeneratedJson<Value> = ColumnType<Value, JsonInput<Value> | undefined, JsonInput<Value>>;',
    '',
    'export interface Database {',
    ...tables.map(([table]) => `  ${table}: ${interfaceName(table)};`),
    '}',
    ...tables.flatMap(([table, own]) => [
      '',
      `interface ${interfaceName(table)} {`,
      ...own.map((column) => `  ${column.name}: ${typeOf(column)};`),
      '}',
    ]),
    '',
  ].join('\n');
}

function imports(): string[] {
  const named = Object.values(knownTypes).filter(([, module]) => module !== '');
  return [...Map.groupBy(named, ([, module]) => module)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, types]) => {
      const names = [...new Set(types.map(([type]) => /^\w+/.exec(type)?.[0] ?? type))].toSorted();
      return `import type { ${names.join(', ')} } from '${module}';`;
    });
}

const interfaceName = (table: string): string =>
  table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const wrappers = { always: 'GeneratedAlways', 'if missing': 'Generated' } as const;

function typeOf(column: Column): string {
  const orNull = column.is_nullable ? ' | null' : '';
  const wrapper = column.filled_in === null ? '' : wrappers[column.filled_in];
  if (column.type === 'json' || column.type === 'jsonb') {
    const [known] = knownTypes[column.place] ?? [];
    if (known === undefined) throw new Error(`Say what the JSON in ${column.place} is.`);
    return `${wrapper}Json<${known}>${orNull}`;
  }
  const type = `${valueType(column)}${orNull}`;
  return wrapper === '' ? type : `${wrapper}<${type}>`;
}

function valueType({ place, type, checks }: Column): string {
  const [known] = knownTypes[place] ?? [];
  const plain = valueTypes[type];
  if (plain === undefined) throw new Error(`Say what arrives for the type ${type} of ${place}.`);
  return known ?? wordsOf(checks, plain === 'string[]') ?? plain;
}

const ONE_OF = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/;
const SOME_OF = /\(\w+ <@ (?:ARRAY\[([^\]]+)\]|'\{([^}]+)\}'::text\[\])\)/;

/** The values that a check allows, as a union. */
function wordsOf(checks: readonly string[], areMany: boolean): string | undefined {
  for (const check of checks) {
    const [, listed, literal] = (areMany ? SOME_OF : ONE_OF).exec(check) ?? [];
    const words = listed?.match(/(?<=')\w+(?='::text)/g) ?? literal?.split(',');
    if (words === undefined) continue;
    const union = words.map((word) => `'${word}'`).join(' | ');
    return areMany ? `(${union})[]` : union;
  }
  return undefined;
}

export const tablesFile = join(projectDir, 'server/platform/db/generated/tables.ts');

/** A part of `npm run generate`. */
if (import.meta.main) {
  const database = await cloneDatabase(await testEngine(), false);
  writeFileSync(tablesFile, await describeTables(database.url));
  await database.drop();
}
