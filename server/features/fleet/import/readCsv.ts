import { CsvError, parse } from 'csv-parse/sync';
import { IMPORT_BYTES } from '#contract/domain/limits.ts';
import { MOST_IMPORT_ROWS } from '#contract/calls/fleet/fleetMany.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { importColumns } from './columns.ts';

/** A row of the file: its line, and its cells by the names of their columns. */
export interface CsvRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Cells beyond the last column. */
  readonly nameless: readonly string[];
}

/** Reading stops there, also at empty rows: each costs as much as a full one. */
const MOST_ROWS = 2 * MOST_IMPORT_ROWS;
const MOST_CELLS = 200;
const LONGEST_ROW = 50_000;

/** The rows of a file that a spreadsheet saved; whole or refused under `file`. */
export async function readCsv(file: Blob): Promise<CsvRow[]> {
  if (file.size > IMPORT_BYTES) throw new ApiError(413, 'TOO_LARGE');
  const text = decode(await file.arrayBuffer());
  const [head, ...others] = parseRows(text);
  if (head === undefined) throw new FieldError({ file: 'fileEmpty' });
  const columns = head.cells.map((name) => name.toLowerCase());
  const names = columns.filter((name) => name !== '');
  const unknown = names.filter((name) => !importColumns.includes(name));
  if (unknown.length > 0)
    throw new FieldError({ file: { key: 'columnsUnknown', values: { names: unknown.join(', ') } } });
  if (new Set(names).size < names.length) throw new FieldError({ file: 'columnsTwice' });
  if (!names.includes('brand')) throw new FieldError({ file: 'columnsMissing' });
  if (others.length === 0) throw new FieldError({ file: 'carsMissing' });
  return others.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(names.map((name) => [name, cells[columns.indexOf(name)] ?? ''])),
    nameless: cells.filter((cell, place) => cell !== '' && (columns[place] ?? '') === ''),
  }));
}

function decode(bytes: ArrayBuffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // PostgreSQL cannot store a zero byte, and no table of cars has one.
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below: another encoding, or no text at all.
  }
  throw new FieldError({ file: 'fileNotText' });
}

/** `sep=;` above the table: by that a spreadsheet is told what parts the cells. */
const isSeparator = ([first = '']: readonly string[], row: number): boolean => row === 1 && /^sep=$/i.test(first);

interface ParsedRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The rows that are not empty, the head among them. Too much of anything ends the reading. */
function parseRows(text: string): ParsedRow[] {
  const [head = ''] = /[^\r\n]+/.exec(text) ?? [];
  const rows: ParsedRow[] = [];
  try {
    parse(text, {
      delimiter: [';', '\t'].find((sign) => head.includes(sign)) ?? ',',
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
      cast: (cell, { index, quoting }) => {
        if (index >= MOST_CELLS) throw new FieldError({ file: 'csvBroken' });
        // The first line says how lines end; another end is part of a cell, which only quotation marks allow.
        if (!quoting && /[\r\n]/.test(cell)) throw new FieldError({ file: 'lineEndsMixed' });
        return cell.trim();
      },
      on_record: (cells: string[], { records }) => {
        if (records > MOST_ROWS) throw new FieldError({ file: 'rowsEmpty' });
        if (cells.some((cell) => cell !== '') && !isSeparator(cells, records)) rows.push({ row: records, cells });
        if (rows.length > MOST_IMPORT_ROWS + 1)
          throw new FieldError({ file: { key: 'tooManyCars', values: { limit: MOST_IMPORT_ROWS } } });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new FieldError({ file: 'csvBroken' });
    throw error;
  }
  return rows;
}
