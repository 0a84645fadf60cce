import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { importFleetCars } from '#contract/calls/fleet/fleetMany.ts';
import type { ResponseOf } from '#contract/call.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import { listBranchNames } from '#server/features/rental/handOverRepository.ts';
import { withinSavepoint } from '#server/platform/db/savepoint.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { type Attempt, onceForKey } from '#server/platform/http/idempotent.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';
import type { Editor, FleetContext } from '../carView.ts';
import { textsOf } from '../changeCars.ts';
import { createCar } from '../createCar.ts';
import { listPlates, readReference } from '../referenceRepository.ts';
import { countCars } from '../writeCarRepository.ts';
import { type CsvRow, readCsv } from './readCsv.ts';
import { columnOf, cut, type ImportLists, readRow } from './readRow.ts';

type Report = Omit<ResponseOf<typeof importFleetCars>, 'status'>;
type RowReport = Report['rows'][number];

const IMPORTS_AN_HOUR = 30;
const HOUR_SECONDS = 3600;

interface Import {
  readonly file: Blob;
  readonly isDry: boolean;
  readonly attempt: Attempt;
}

/**
 * A draft of each row; what is wrong with one stops no other. A dry run makes them too, and takes each back. All of them
 * are made or none, and once for a key: rows without a plate could not be told from those of an earlier try.
 */
export async function importCars(
  context: FleetContext,
  editor: Editor,
  { file, isDry, attempt }: Import,
): Promise<Report> {
  await limitRate(context, {
    key: `car-import:${editor.ownerId}`,
    limit: IMPORTS_AN_HOUR,
    windowSeconds: HOUR_SECONDS,
  });
  const csv = await readCsv(file);
  const hash = createHash('sha256').update(new Uint8Array(await file.arrayBuffer()));
  const ofFile = { ...attempt, content: JSON.stringify([attempt.content, isDry, hash.digest('hex')]) };
  return context.db
    .transaction()
    .execute((transaction) =>
      onceForKey(context, transaction, ofFile, () => importRows(context, transaction, editor, { csv, isDry })),
    );
}

async function importRows(
  context: FleetContext,
  db: Transaction<Database>,
  editor: Editor,
  { csv, isDry }: { readonly csv: readonly CsvRow[]; readonly isDry: boolean },
): Promise<Report> {
  const { config, clock } = context;
  const room = Math.floor(config.fleet.mostCars * config.limitsFactor) - (await countCars(db, editor.ownerId));
  if (csv.length > room) throw new ApiError(409, 'LIMIT_REACHED');
  const lists: ImportLists = {
    reference: await readReference(db),
    branches: await listBranchNames(db, editor.ownerId, 'ka'),
  };
  const plates = plateProblems(csv, await listPlates(db, editor.ownerId));
  const within = { ...context, db };
  const rows: RowReport[] = [];
  for (const row of csv)
    rows.push(await importRow(within, editor, row, { lists, isDry, plate: plates.get(row.row) ?? null }));
  const created = rows.filter(({ id }) => id !== null).length;
  if (created > 0) {
    const subject = { actorUserId: editor.userId, subjectUserId: editor.userId, at: clock() };
    await recordAudit(db, { ...subject, action: 'cars_imported', details: { count: created } });
  }
  const refused = rows.filter(({ fields }) => Object.keys(fields).length > 0).length;
  return { rows, created, refused };
}

/** Rows whose plate is in another row too, or on a car that is there already: which of them is meant is not guessed. */
function plateProblems(csv: readonly CsvRow[], taken: readonly string[]): ReadonlyMap<number, FieldText> {
  const plateOf = (plate: string): string => plate.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const there = new Set(taken.map(plateOf));
  const problems = new Map<number, FieldText>();
  for (const [plate, rows] of Map.groupBy(csv, ({ cells }) => plateOf(cells['plate'] ?? ''))) {
    if (plate === '') continue;
    const repeated = { key: 'plateTwice', values: { rows: rows.map(({ row }) => row).join(', ') } } as const;
    for (const { row } of rows) {
      if (there.has(plate)) problems.set(row, 'plateOfCar');
      else if (rows.length > 1) problems.set(row, repeated);
    }
  }
  return problems;
}

/** Takes back what a dry run has made of a row. */
class TakenBack extends Error {}

async function importRow(
  context: FleetContext & { readonly db: Transaction<Database> },
  editor: Editor,
  csv: CsvRow,
  { lists, isDry, plate }: { readonly lists: ImportLists; readonly isDry: boolean; readonly plate: FieldText | null },
): Promise<RowReport> {
  const name = ['brand', 'model', 'year'].flatMap((column) => cut(csv.cells[column] ?? '') || []).join(' ');
  const report = { row: csv.row, name };
  try {
    const read = readRow(csv, lists);
    const problems = plate === null ? read.problems : { ...read.problems, plate };
    const { changes } = read;
    if (Object.keys(problems).length > 0) throw new FieldError(problems);
    const id = await withinSavepoint(context.db, async () => {
      const made = await createCar(context.db, context, editor, changes);
      if (isDry) throw new TakenBack();
      return made;
    });
    return { ...report, id, fields: {} };
  } catch (error) {
    if (error instanceof TakenBack) return { ...report, id: null, fields: {} };
    if (!(error instanceof FieldError)) throw error;
    const texts = Object.entries(textsOf(error, editor)).map(([field, text]) => [columnOf(field), text] as const);
    return { ...report, id: null, fields: Object.fromEntries(texts) };
  }
}
